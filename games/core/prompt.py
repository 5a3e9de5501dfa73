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
    """Prompt to let the app draw: send `action` as it is. With `at_once` the phone sends it by itself.

    - `id`: names the question: it stays while the question is open, and another question has another id.
    - `title`: the question, in words.
    - `action`: what to send, as it is.
    - `hint`: more about the question; left out: there is no more to say.
    - `secret`: true if the question, or an answer, shows something that only its seat may know.
    - `at_once`: true if the phone sends the action by itself, without a tap.
    """

    id: str
    title: Text
    action: Payload
    hint: Text | None = None
    secret: bool = False
    at_once: bool = False


class PickPrompt(msgspec.Struct, frozen=True, omit_defaults=True, tag="pick", tag_field="kind"):
    """Prompt to say which piece the table drew: send `action` with `action[field]` = the chosen piece.

    - `id`: names the question: it stays while the question is open, and another question has another id.
    - `title`: the question, in words.
    - `action`: what to send, to be completed as the kind of prompt says.
    - `hint`: more about the question; left out: there is no more to say.
    - `secret`: true if the question, or an answer, shows something that only its seat may know.
    - `field`: the field of `action` that gets the chosen piece.
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


class FurtherPiece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A kind of piece that may be added instead of the plain one.

    - `kind`: names the picture, and the words by the game's messages.
    - `stock`: how many the seat still has.
    - `cells`: as of the prompt; empty with `as_plain`.
    - `as_plain`: it may be added wherever the plain one may.
    """

    kind: str
    stock: int
    cells: dict[str, dict[str, dict[str, str]]] = {}
    as_plain: bool = False


class TakingBack(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece that may be taken back instead of adding one.

    - `field`: the field of `action` that gets `cell`.
    - `cell`: where it stands.
    - `kind`, `place`: which piece, and the segment where it stands.
    - `points`: what it brings then, by the cell where the prompt's piece is laid. It stays if that cell is missing.
    """

    field: str
    cell: str
    kind: str
    place: Place
    points: dict[str, int]


class PlacePrompt(msgspec.Struct, frozen=True, omit_defaults=True, tag="place", tag_field="kind"):
    """Prompt to put `piece` on `board`: send `action` with x, y and rotation, and `action[field]` if a target is taken.

    - `id`: names the question: it stays while the question is open, and another question has another id.
    - `title`: the question, in words.
    - `action`: what to send, to be completed as the kind of prompt says.
    - `hint`: more about the question; left out: there is no more to say.
    - `secret`: true if the question, or an answer, shows something that only its seat may know.
    - `piece`: the piece to put.
    - `board`: the id of the surface that it goes to.
    - `field`: the field of `action` that gets the target; left out: there is no target.
    - `cells`: "x,y" -> rotation in quarter turns -> target -> note. A target is a segment of the piece. A note is
      `<word>:<number>`, the message `<game>-note-<word>` with `$n`. Without targets nothing may be added there.
    - `stock`: how many of the added piece the seat still has.
    - `further`: kinds of pieces that may be added instead, in the order to show. If the seat has no plain piece left,
      the targets of `cells` are for those that are added as one.
    - `kind_field`: the field of `action` that gets the kind of such a piece, beside the target.
    - `taking_back`: what may be taken back instead.
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
    further: tuple[FurtherPiece, ...] = ()
    kind_field: str = ""
    taking_back: TakingBack | None = None


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """Effect of a choice at one place.

    - `words`: what the picture says there. `seat`: the seat that it concerns.
    """

    words: Text
    seat: Seat | None = None


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer to a prompt: its `label`, and the fields that it sets in the action (`payload`).

    - `id`: names the choice within its prompt.
    - `label`: the choice, in words.
    - `payload`: the fields to set in the action of the prompt.
    - `piece`, `price`: a picture of it shows this piece and price; a price of 0 is not shown.
    - `places`: places on a surface; a tap on one of them chooses it. `on`: that surface, if it is not the prompt's.
    - `badge`: a number that is written at the places. If all choices have the same place, it is written on the picture
      in the list.
    - `signs`: kinds of pieces whose pictures stand beside the choice.
    - `gains`: what it brings and costs, a line each. If there are as many `signs` as `gains`, each line begins with its
      picture.
    - `note`: help, if the table has it on. `changes`: further help, by place, which the surface shows.
    - `leaves`: the kind of piece that then lies where a move began.
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
    gains: tuple[Text, ...] = ()
    changes: dict[Place, Change] = {}
    leaves: str = ""


class ChoosePrompt(msgspec.Struct, frozen=True, omit_defaults=True, tag="choose", tag_field="kind"):
    """Prompt to choose one of `choices`: send `action` with the fields of its `payload`.

    - `choices`: what may be chosen.
    - `id`: names the question: it stays while the question is open, and another question has another id.
    - `title`: the question, in words.
    - `action`: what to send, to be completed as the kind of prompt says.
    - `hint`: more about the question; left out: there is no more to say.
    - `secret`: true if the question, or an answer, shows something that only its seat may know.
    - `decline`: the choice to do nothing, if that is allowed; it is offered apart from the others.
    - `on`: the surface that the places of the choices belong to, unless a choice names another; empty: they have none.
    - `buys`: the piece of the choice is taken for its price.
    - `path`: places on that surface, in order: the way that was planned so far.
    - `level`: which piece of the stack at the places is meant, from the top; 0: all of it.
    - `columns`: each choice puts its `signs` in columns, below these kinds of pieces; the pictures stand for the label.
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
    level: int = 0
    columns: tuple[str, ...] = ()


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """One way to move a piece to a place.

    - `path`: the places in between, in order; drawn while it is chosen.
    - `cost`: what it costs in words; left out: nothing. `badge`: that as a number, which is written at the place.
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

    - `id`: names the question: it stays while the question is open, and another question has another id.
    - `title`: the question, in words.
    - `action`: what to send, to be completed as the kind of prompt says.
    - `hint`: more about the question; left out: there is no more to say.
    - `secret`: true if the question, or an answer, shows something that only its seat may know.
    - `on`: the surface on which pieces move.
    - `source`: the field of `action` that gets the place which the piece leaves; empty: it is not sent.
    - `target`: the field of `action` that gets the place where the piece goes.
    - `moves`: from -> to -> how. With a `source`, a move to where it begins is what the piece does there instead:
      a button, no place.
    - `endings`: key -> the choices at the end of a move. Moves share an ending, so that it is sent once.
    - `asks_target`: the title once a piece is chosen; `title` asks for the piece.
    - `questions`: key -> the title once a move with that ending is chosen, if it is not the prompt's own.
    - `decline`: the choice to move nothing, if that is allowed.
    - `preselected`: the target that is chosen until somebody chooses another one; only for a piece with one place.
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
    questions: dict[str, Text] = {}
    asks_target: Text | None = None
    preselected: Place | None = None


class Amount(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that gets a whole number from `least` to `most`; `piece` is its picture, if it has one.

    - `id`: the key under which the number is sent.
    - `label`: what gets the number.
    - `most`: the greatest number allowed.
    - `least`: the least number allowed.
    - `piece`: the kind of piece that pictures it; empty: no picture.
    """

    id: str
    label: Text
    most: int
    least: int = 0
    piece: str = ""


class AmountsPrompt(msgspec.Struct, frozen=True, omit_defaults=True, tag="amounts", tag_field="kind"):
    """Prompt for a whole number for each of the named things, at most `limit` in total: send `action` with
    `action[field]` = id -> number for all of them.

    - `id`: names the question: it stays while the question is open, and another question has another id.
    - `title`: the question, in words.
    - `action`: what to send, to be completed as the kind of prompt says.
    - `hint`: more about the question; left out: there is no more to say.
    - `secret`: true if the question, or an answer, shows something that only its seat may know.
    - `field`: the field of `action` that gets the numbers.
    - `amounts`: the things that get a number.
    - `limit`: the most that the numbers may be in total.
    - `on`: the surface on which the things lie; empty: they lie on none.
    - `swaps`: the id of a choose prompt; what is chosen there gets no number. If another thing is chosen there, its
      number goes to the one that was chosen before.
    - `opens`: the id of a choose prompt with a single answer, which is asked once all have chosen: this seat is the
      last to do so. The phone says that beforehand, and gives that answer by itself. Empty: others have still to
      choose.
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
    opens: str = ""


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
