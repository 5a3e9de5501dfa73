"""Prompts: what a seat may do now, complete enough for a phone that knows no rules.

Every prompt has an `id` that stays while the question is open; another question has another id. What others tell
meanwhile may leave fewer pieces to pick from, or make a choice available.
`action` is the payload to send, to be completed as the kind of prompt says. `secret`: the question, or an answer to it,
tells what only its seat may know; it is not shown while others look.
"""

from typing import Any, Literal

import msgspec

from games.core.action import Action
from games.core.seats import Seat
from games.core.text import Text

Payload = dict[str, Any]


class DrawPrompt(msgspec.Struct, frozen=True, omit_defaults=True, tag="draw", tag_field="kind"):
    """The app draws: send `action` as it is; `at_once` without being told to, since there is nothing to decide."""

    id: str
    title: Text
    action: Payload
    hint: Text | None = None
    secret: bool = False
    at_once: bool = False


class PickPrompt(msgspec.Struct, frozen=True, omit_defaults=True, tag="pick", tag_field="kind"):
    """The table drew: which piece was it? Send `action` with `action[field]` = the chosen piece.

    `choices` are piece ids of the game's sheet in the order to show; `left` the copies left of each, when the
    table wants to know. `unlisted`: the action that adds a piece which the list lacks, to be completed with `facts`.
    `ware`: the space of the view's `market` whose piece is asked; its number may change while the question is open.
    Anybody may tell it, and nobody waits for that.
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
    ware: str = ""


class PlacePrompt(msgspec.Struct, frozen=True, omit_defaults=True, tag="place", tag_field="kind"):
    """Put `piece` on `board`. Send `action` with x, y and rotation, and `action[field]` where a target is taken.

    `cells`: "x,y" -> rotation -> target -> note. A target is a segment of the piece; its note is
    `<word>:<number>`, the message `<game>-note-<word>` with `$n`. No targets: nothing may be added there.
    `stock` is how many of the added piece the seat still has.
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


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer of several: its `label`, and the fields of the action that say it (`payload`).

    What a picture can show of it besides: the `piece` that it is about, the `seat` whose that is, its `price` (0:
    none), the space of the view's `market` on which it lies (`ware`). `note` is help, where the table wants some.
    `unavailable`: why it cannot be chosen; it is shown, not sent.
    """

    id: str
    label: Text
    payload: Payload
    piece: str = ""
    seat: Seat | None = None
    price: int = 0
    note: Text | None = None
    unavailable: Text | None = None
    ware: str = ""


class ChoosePrompt(msgspec.Struct, frozen=True, omit_defaults=True, tag="choose", tag_field="kind"):
    """One of listed choices. Send `action` with the fields of the choice's `payload`.

    `decline` is the choice to let it be, where that is allowed: offered apart from the others.
    """

    id: str
    title: Text
    action: Payload
    choices: tuple[Choice, ...]
    decline: Choice | None = None
    hint: Text | None = None
    secret: bool = False


class Amount(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that gets a whole number, from `least` to `most`; `piece` is its picture, where it has one."""

    id: str
    label: Text
    most: int
    least: int = 0
    piece: str = ""


class AmountsPrompt(msgspec.Struct, frozen=True, omit_defaults=True, tag="amounts", tag_field="kind"):
    """A whole number for each of the named things, together at most `limit`. Send `action` with `action[field]` =
    id -> number, all of them."""

    id: str
    title: Text
    action: Payload
    field: str
    amounts: tuple[Amount, ...]
    limit: int
    hint: Text | None = None
    secret: bool = False


SeatPrompt = DrawPrompt | PickPrompt | PlacePrompt | ChoosePrompt | AmountsPrompt


class Weighted(msgspec.Struct, frozen=True):
    """One outcome of chance and its weight: the copies left of it."""

    action: Action
    weight: int


class ChancePrompt(msgspec.Struct, frozen=True):
    """What may be drawn. `number` counts the draws, so that a draw taken back gives the same outcome again;
    `seat` reports it where the table draws, and asks for it where the app does. In no view."""

    number: int
    seat: Seat
    outcomes: tuple[Weighted, ...]


class SystemPrompt(msgspec.Struct, frozen=True):
    """Work that is due: the name of the system action. In no view."""

    action: str


Prompt = SeatPrompt | ChancePrompt | SystemPrompt
DrawMode = Literal["table", "app"]
