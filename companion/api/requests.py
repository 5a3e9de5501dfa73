"""HTTP request bodies, one struct each. Unknown fields are refused."""

import uuid
from datetime import datetime
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from django.utils.http import parse_header_parameters
from rest_framework.exceptions import UnsupportedMediaType
from rest_framework.request import Request

from companion.errors import InvalidRequest, NotJson, TooLarge
from companion.tables.boxes import MOST_PIECES, MOST_SETTLED
from companion.tables.clock import ClockMode
from companion.tables.document import SeatNumber
from games.core.action import DrawnBy

JSON = "application/json"


def described_as(*components: str) -> msgspec.Meta:
    """Return the note that an object is one of these components of the OpenAPI document."""
    return msgspec.Meta(extra_json_schema={"anyOf": [{"$ref": f"#/components/schemas/{name}"} for name in components]})


Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[ -~]+$(?!\n)")]
"""Printable ASCII, which every database stores unchanged."""
Email = Annotated[str, msgspec.Meta(min_length=1, max_length=254)]
Password = Annotated[str, msgspec.Meta(min_length=1, max_length=128)]
Session = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[a-z0-9]+$(?!\n)")]
Code = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
DraftedEdit = Annotated[dict[str, Any], described_as("Replace", "Insert", "Drop")]
"""Decoded by the table's game, because only the game knows its actions."""
DraftedLogChange = Annotated[dict[str, Any], described_as("Correction", "Undo", "Redo")]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of every body."""


class NewTable(Body, frozen=True):
    """Open a table; this device is the host."""

    game: Id
    options: dict[str, str] = {}
    draw: DrawnBy | None = None
    expansions: tuple[str, ...] = ()
    clock: ClockMode = "result"


class BoxChange(Body, frozen=True):
    """The pieces of this phone's box of a game that are printed otherwise than in the list: all of them, by value.

    - `settled`: the ids of pieces that somebody has checked.
    """

    pieces: Annotated[dict[Id, dict[str, Any]], msgspec.Meta(max_length=MOST_PIECES)] = {}
    settled: Annotated[tuple[Id, ...], msgspec.Meta(max_length=MOST_SETTLED)] = ()


class PieceKept(Body, frozen=True):
    """A piece of this phone's box, by its id.

    - `facts`: what is printed on it; null: it is as listed, or gone.
    - `before`: this phone's previous state of it; null: none.
    """

    piece: Id
    facts: dict[str, Any] | None
    before: dict[str, Any] | None


class BoardCopied(Body, frozen=True):
    """A copied board: what is printed on it, in the game's own schema."""

    facts: dict[str, Any]


class BoardKept(Body, frozen=True):
    """A board of this phone's box.

    - `facts`: what is printed on it, as the game's own schema shapes it; null: it is removed.
    - `before`: this phone's previous state of it; null: none.
    """

    facts: dict[str, Any] | None
    before: dict[str, Any] | None


class CountKept(Body, frozen=True):
    """The number of some pieces in this phone's box.

    - `n`: the number; null: unknown.
    - `before`: this phone's previous state of it; null: none.
    """

    n: Annotated[int, msgspec.Meta(ge=0, le=999)] | None
    before: Annotated[int, msgspec.Meta(ge=0, le=999)] | None


class BoxCode(Body, frozen=True):
    """The code of a link to a box."""

    code: Code


class PieceDrawnUp(Body, frozen=True):
    """A piece that is being designed: its id and what is printed on it.

    - `table`: the table that it is for; left out: this phone's box.
    """

    piece: Id
    facts: dict[str, Any]
    table: uuid.UUID | None = None


class PiecesToKeep(Body, frozen=True):
    """Own pieces of a table, by the ids that they have there."""

    pieces: Annotated[tuple[Id, ...], msgspec.Meta(min_length=1, max_length=MOST_PIECES)]


class PiecesChecked(Body, frozen=True):
    """Listed pieces that somebody has looked at: they are printed as the list says."""

    pieces: Annotated[tuple[Id, ...], msgspec.Meta(min_length=1, max_length=MOST_PIECES)]


class JoinTable(Body, frozen=True):
    """Come to the table with this code."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=12)]


class TableChange(Body, frozen=True):
    """Changes by the host in the lobby. Fields that are left out keep their values."""

    options: dict[str, str] | None = None
    draw: DrawnBy | None = None
    starter: SeatNumber | None = None


class Keepsake(Body, frozen=True):
    """Where a finished table was played, and a note about it; both may be empty."""

    place: Annotated[str, msgspec.Meta(max_length=60)] = ""
    note: Annotated[str, msgspec.Meta(max_length=300)] = ""


class Times(Body, frozen=True):
    """When a finished table began, an instant with its zone, and for how many minutes it was played."""

    began: Annotated[datetime, msgspec.Meta(tz=True)]
    minutes: Annotated[int, msgspec.Meta(ge=-(10**6), le=10**6)]


class Hidden(Body, frozen=True):
    """Hide a table on the start screen, or list it again."""

    hidden: bool


class NewSeat(Body, frozen=True):
    """Take a seat; `phone` false: for somebody without one."""

    name: Name
    colour: Id
    phone: bool = True


class SeatChange(Body, frozen=True):
    """Another name or colour."""

    name: Name | None = None
    colour: Id | None = None


class SeatOrder(Body, frozen=True):
    """All seat ids in turn order."""

    seats: Annotated[tuple[uuid.UUID, ...], msgspec.Meta(max_length=16)]


class NewAction(Body, frozen=True):
    """Do `action` as `seat` (null: as the host, who has none); `id` makes a repeat harmless, `version` is the newest
    this phone has seen."""

    seat: SeatNumber | None
    id: Id
    version: Version
    action: dict[str, Any]


class NewUndo(Body, frozen=True):
    """Undo the seat's own last action."""

    seat: SeatNumber
    id: Id
    version: Version


class Draft(Body, frozen=True):
    """Draft of a correction, undo or redo.

    - `draft`: a Correction, Undo or Redo.
    - `seat`: the seat that drafts it; null: the host, who has no seat.
    """

    draft: DraftedLogChange
    seat: SeatNumber | None = None


class NewCorrection(Draft, frozen=True, kw_only=True):
    """Draft to record or propose. A repeated request with the same `id` changes nothing."""

    id: Id


class EntryAsked(Body, frozen=True):
    """A question about entry `ref`, or with `after` about what could come right after it.

    - `edits`: edits of a draft of `seat` that are made first; `seat` null: of the host, who has none.
    """

    ref: Annotated[str, msgspec.Meta(max_length=24, pattern=r"^(\+?[0-9]+|[0-9]+\.[0-9]+)$(?!\n)")]
    seat: SeatNumber | None = None
    where: Literal["at", "after"] = "at"
    edits: Annotated[tuple[DraftedEdit, ...], msgspec.Meta(max_length=1000)] = ()


class Recover(Body, frozen=True):
    """Join the history of this code's owner."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Credentials(Body, frozen=True):
    """An address and the password of its account."""

    email: Email
    password: Password


class MailCode(Body, frozen=True):
    """The code of a mail, for the session that waits for it."""

    session: Session
    code: Code


class MailAgain(Body, frozen=True):
    """Another mail, for the session that waits for its code."""

    session: Session


class CodeAsked(Body, frozen=True):
    """The address that a mail with a code goes to."""

    email: Email


class NewPassword(Body, frozen=True):
    """A new password by the code of a mail."""

    session: Session
    code: Code
    password: Password


class PasswordChange(Body, frozen=True):
    """The password so far, and the `new` one."""

    password: Password
    new: Password


class AccountProof(Body, frozen=True):
    """The password, for what only the owner of the account may do."""

    password: Password


class Merge(Body, frozen=True, rename={"source": "from"}):
    """Two entries of one person, by their keys: `from` is called `into` from now on."""

    source: uuid.UUID
    into: uuid.UUID


class Lock(Body, frozen=True):
    """Let nobody new come in, or somebody again."""

    locked: bool


class Clock(Body, frozen=True):
    """Visibility of the players' times: never, once the game is over, or also during the game."""

    clock: ClockMode


class NewCode(Body, frozen=True):
    """Change the code to `join`, or the one to `watch`."""

    to: Literal["join", "watch"] = "join"


class NewHost(Body, frozen=True):
    """The seat whose phone becomes the host's."""

    seat: uuid.UUID


class Empty(Body, frozen=True):
    """No body, or an empty object."""


def json_file_of(request: Request, most: int) -> bytes:
    """Return the request's body, a JSON file of at most `most` bytes. The path is among LARGER_BODIES.

    :raises UnsupportedMediaType: the content type is not JSON. :raises TooLarge:
    """
    _check_type(request)
    length = request.META.get("CONTENT_LENGTH") or "0"
    if not length.isdecimal() or int(length) > most:
        raise TooLarge
    body: bytes = request._request.read(most + 1)
    return body


def _check_type(request: Request) -> None:
    if request.content_type and parse_header_parameters(request.content_type)[0] != JSON:
        raise UnsupportedMediaType(request.content_type)


B = TypeVar("B", bound=Body)


def body_of(request: Request, kind: type[B]) -> B:
    """Decode the request's body.

    :raises UnsupportedMediaType: the content type is not JSON.
    :raises NotJson: :raises InvalidRequest: unknown or missing field, value out of range.
    """
    _check_type(request)
    try:
        return msgspec.json.decode(request.body or b"{}", type=kind)
    except msgspec.ValidationError as error:
        raise InvalidRequest(detail=str(error)) from None
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise NotJson from None
