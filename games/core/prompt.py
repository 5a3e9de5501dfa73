"""Prompts: what a seat may do now, complete enough for a phone that knows no rules.

- `id`: stays while the question is open; another question has another id. What others report meanwhile may remove
  pieces from a pick or make a choice available.
- `action`: the payload to send, to be completed as the kind of prompt says.
- `secret`: the question, or an answer to it, shows something that only its seat may know. It is hidden while others
  look.
"""

from typing import Any

import msgspec

from games.core.action import Action
from games.core.score import Place
from games.core.seats import Seat
from games.core.text import Text

Payload = dict[str, Any]


class DrawPrompt(msgspec.Struct, frozen=True, omit_defaults=True, tag="draw", tag_field="kind"):
    """Prompt to let the app draw: send `action` as it is. With `at_once` the phone sends it by itself."""

    id: str
    title: Text
    action: Payload
    hint: Text | None = None
    secret: bool = False
    at_once: bool = False


class PickPrompt(msgspec.Struct, frozen=True, omit_defaults=True, tag="pick", tag_field="kind"):
    """Prompt to say which piece the table drew: send `action` with `action[field]` = the chosen piece.

    - `choices`: piece ids of the game's sheet, in the order to show.
    - `left`: copies left of each, if the table wants to know.
    - `unlisted`: the action that adds a piece which the list lacks, to be completed with `facts`.
    - `on`: the surface with the place that the question is about; then anybody may answer, and nobody waits for it.
      Empty: the question is about a piece that was drawn.
    - `place`: the place on that surface. It may change while the question is open.
    """

    id: str
    title: Text
    action: Payload
    field: str
    choices: tuple[str, ...]
    left: dict[str, int] = {}
    hint: Text | None = None
    secret: bool = False
    unlisted: Payload = {}
    on: str = ""
    place: Place = ""


class PlacePrompt(msgspec.Struct, frozen=True, omit_defaults=True, tag="place", tag_field="kind"):
    """Prompt to put `piece` on `board`: send `action` with x, y and rotation, and `action[field]` if a target is taken.

    - `cells`: "x,y" -> rotation -> target -> note. A target is a segment of the piece. A note is `<word>:<number>`, the
      message `<game>-note-<word>` with `$n`. Without targets nothing may be added there.
    - `stock`: how many of the added piece the seat still has.
    - `strands`: other pieces in hand that have a place now and would have none then, "x,y" -> rotation -> pieces, if
      the table wants such help.
    """

    id: str
    title: Text
    action: Payload
    piece: str
    cells: dict[str, dict[str, dict[str, str]]]
    board: str = "main"
    field: str | None = None
    stock: int = 0
    hint: Text | None = None
    secret: bool = False
    strands: dict[str, dict[str, tuple[str, ...]]] = {}


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer of several: its `label`, and the fields of the action that express it (`payload`).

    - `piece`, `price`: what a picture can show of it (a price of 0: none).
    - `places`: where on a surface it is; a tap there chooses it. `on`: that surface, if it is not the prompt's.
    - `badge`: a number that is written at its places. `signs`: whose pictures stand beside it, as kinds of pieces.
    - `note`: help, if the table wants it.
    - `unavailable`: why it cannot be chosen. Such a choice is shown and cannot be sent.
    """

    id: str
    label: Text
    payload: Payload
    piece: str = ""
    price: int = 0
    note: Text | None = None
    unavailable: Text | None = None
    places: tuple[Place, ...] = ()
    on: str = ""
    badge: str = ""
    signs: tuple[str, ...] = ()


class ChoosePrompt(msgspec.Struct, frozen=True, omit_defaults=True, tag="choose", tag_field="kind"):
    """Prompt to choose one of `choices`: send `action` with the fields of its `payload`.

    - `decline`: the choice to do nothing, if that is allowed; it is offered apart from the others.
    - `on`: the surface that the places of the choices belong to, unless a choice names another; empty: they have none.
    - `buys`: the piece of the choice is taken for its price.
    - `path`: places on that surface, in order: the way that was planned so far.
    """

    id: str
    title: Text
    action: Payload
    choices: tuple[Choice, ...]
    decline: Choice | None = None
    hint: Text | None = None
    secret: bool = False
    on: str = ""
    buys: bool = False
    path: tuple[Place, ...] = ()


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """One way to move a piece to a place.

    - `path`: the places in between, in order; drawn while it is chosen.
    - `cost`: what it costs in words; None: nothing. `badge`: that as a number, which is written at the place.
    - `ending`: the key of what may be done there, among the `endings` of the prompt; empty: nothing.
    """

    path: tuple[Place, ...] = ()
    cost: Text | None = None
    ending: str = ""
    badge: str = ""


class MovePrompt(msgspec.Struct, frozen=True, omit_defaults=True, tag="move", tag_field="kind"):
    """Prompt to move a piece on the surface `on`: send `action` with `action[source]` = the place it leaves,
    `action[target]` = the place it goes to, and the `payload` of one of the choices of its ending. An empty `source` is
    not sent: the piece has one place.

    - `moves`: from -> to -> how.
    - `endings`: key -> the choices at the end of a move. Moves share an ending, so that it is sent once.
    - `decline`: the choice to move nothing, if that is allowed.
    """

    id: str
    title: Text
    action: Payload
    on: str
    moves: dict[Place, dict[Place, Move]]
    endings: dict[str, tuple[Choice, ...]] = {}
    source: str = "source"
    target: str = "target"
    decline: Choice | None = None
    hint: Text | None = None
    secret: bool = False

    def choices_of(self, move: Move) -> tuple[Choice, ...]:
        """Return what may be done at the end of a move."""
        return self.endings[move.ending] if move.ending else ()


class Amount(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that gets a whole number from `least` to `most`; `piece` is its picture, if it has one."""

    id: str
    label: Text
    most: int
    least: int = 0
    piece: str = ""


class AmountsPrompt(msgspec.Struct, frozen=True, omit_defaults=True, tag="amounts", tag_field="kind"):
    """Prompt for a whole number for each of the named things, at most `limit` in total: send `action` with
    `action[field]` = id -> number for all of them.

    - `on`: the surface on which the things lie; empty: they lie on none.
    - `swaps`: the id of a choose prompt; what is chosen there gets no number. If another thing is chosen there, its
      number goes to the one that was chosen before.
    """

    id: str
    title: Text
    action: Payload
    field: str
    amounts: tuple[Amount, ...]
    limit: int
    hint: Text | None = None
    secret: bool = False
    on: str = ""
    swaps: str = ""


SeatPrompt = DrawPrompt | PickPrompt | PlacePrompt | ChoosePrompt | AmountsPrompt | MovePrompt


class Weighted(msgspec.Struct, frozen=True):
    """One outcome of chance with its weight, the copies left of it."""

    action: Action
    weight: int


class ChancePrompt(msgspec.Struct, frozen=True):
    """What may be drawn now. In no view.

    - `number`: counts the draws, so that a draw that was undone has the same outcome again.
    - `seat`: reports the outcome where the table draws, asks for it where the app draws.
    """

    number: int
    seat: Seat
    outcomes: tuple[Weighted, ...]


class SystemPrompt(msgspec.Struct, frozen=True):
    """A system action that is due, by its name. In no view."""

    action: str


Prompt = SeatPrompt | ChancePrompt | SystemPrompt
