"""Request bodies of the HTTP API, and their decoding. Those that the socket takes too: `companion.tables.requests`."""

import uuid
from datetime import datetime
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from django.utils.http import parse_header_parameters
from rest_framework.exceptions import UnsupportedMediaType
from rest_framework.request import Request

from companion.boxes.keeping import MOST_PIECES, MOST_SETTLED
from companion.errors import InvalidRequest, NotJson, TooLarge
from companion.tables.clock import ClockMode
from companion.tables.requests import Body, Id

JSON = "application/json"

Email = Annotated[str, msgspec.Meta(min_length=1, max_length=254)]
Password = Annotated[str, msgspec.Meta(min_length=1, max_length=128)]
Session = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[a-z0-9]+$(?!\n)")]
Code = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]


class BoxChange(Body, frozen=True):
    """The pieces of this phone's box of a game that are printed otherwise than in the list: all of them, by value.

    - `pieces`: what is printed on each piece, by the id of the piece.
    - `settled`: the ids of pieces that somebody has checked.
    """

    pieces: Annotated[dict[Id, dict[str, Any]], msgspec.Meta(max_length=MOST_PIECES)] = {}
    settled: Annotated[tuple[Id, ...], msgspec.Meta(max_length=MOST_SETTLED)] = ()


class PieceKept(Body, frozen=True):
    """A piece of this phone's box, by its id.

    - `piece`: the id of the piece.
    - `facts`: what is printed on it; null: it is as listed, or gone.
    - `before`: this phone's previous state of it; null: none.
    """

    piece: Id
    facts: dict[str, Any] | None
    before: dict[str, Any] | None


class BoardCopied(Body, frozen=True):
    """A copied board: what is printed on it, in the game's own schema.

    - `facts`: what is printed on the board.
    """

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
    """The code of a link to a box.

    - `code`: the code, as it stands in the link.
    """

    code: Code


class PieceDrawnUp(Body, frozen=True):
    """A piece that is being designed: its id and what is printed on it.

    - `piece`: the id of the piece.
    - `facts`: what is printed on it.
    - `table`: the table that it is for; left out: this phone's box.
    """

    piece: Id
    facts: dict[str, Any]
    table: uuid.UUID | None = None


class PiecesToKeep(Body, frozen=True):
    """Own pieces of a table, by the ids that they have there.

    - `pieces`: the ids of the pieces at the table.
    """

    pieces: Annotated[tuple[Id, ...], msgspec.Meta(min_length=1, max_length=MOST_PIECES)]


class PiecesChecked(Body, frozen=True):
    """Listed pieces that somebody has looked at: they are printed as the list says.

    - `pieces`: the ids of the pieces.
    """

    pieces: Annotated[tuple[Id, ...], msgspec.Meta(min_length=1, max_length=MOST_PIECES)]


class JoinTable(Body, frozen=True):
    """Come to the table with this code.

    - `code`: the code of the table or of a seat, in any writing.
    """

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=12)]


class Keepsake(Body, frozen=True):
    """Where a finished table was played, and a note about it; both may be empty.

    - `place`: where it was played.
    - `note`: what is to be remembered of it.
    """

    place: Annotated[str, msgspec.Meta(max_length=60)] = ""
    note: Annotated[str, msgspec.Meta(max_length=300)] = ""


class Times(Body, frozen=True):
    """When a finished table began, an instant with its zone, and for how many minutes it was played.

    - `began`: when it began, with an offset from UTC.
    - `minutes`: how long it was played.
    """

    began: Annotated[datetime, msgspec.Meta(tz=True)]
    minutes: Annotated[int, msgspec.Meta(ge=-(10**6), le=10**6)]


class Hidden(Body, frozen=True):
    """Hide a table on the start screen, or list it again.

    - `hidden`: true to hide it, false to list it.
    """

    hidden: bool


class SeatOrder(Body, frozen=True):
    """All seat ids in turn order.

    - `seats`: the ids of all seats, UUIDs, in turn order.
    """

    seats: Annotated[tuple[uuid.UUID, ...], msgspec.Meta(max_length=16)]


class Recover(Body, frozen=True):
    """Join the history of this code's owner.

    - `code`: the code of the other device's history.
    """

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Credentials(Body, frozen=True):
    """An address and the password of its account.

    - `email`: the address of the account.
    - `password`: its password.
    """

    email: Email
    password: Password


class MailCode(Body, frozen=True):
    """The code of a mail, for the session that waits for it.

    - `session`: the session that waits for the code.
    - `code`: the code, as it stands in the mail.
    """

    session: Session
    code: Code


class MailAgain(Body, frozen=True):
    """Another mail, for the session that waits for its code.

    - `session`: the session that waits for the code.
    """

    session: Session


class CodeAsked(Body, frozen=True):
    """The address that a mail with a code goes to.

    - `email`: the address of the account.
    """

    email: Email


class NewPassword(Body, frozen=True):
    """A new password by the code of a mail.

    - `session`: the session that waits for the code.
    - `code`: the code, as it stands in the mail.
    - `password`: the new password.
    """

    session: Session
    code: Code
    password: Password


class PasswordChange(Body, frozen=True):
    """The password so far, and the `new` one.

    - `password`: the password so far.
    - `new`: the password from now on.
    """

    password: Password
    new: Password


class AccountProof(Body, frozen=True):
    """The password, for what only the owner of the account may do.

    - `password`: the password of this device's account.
    """

    password: Password


class Merge(Body, frozen=True, rename={"source": "from"}):
    """Two entries of one person, by their keys: `from` is called `into` from now on.

    - `from`: the entry whose name goes.
    - `into`: the entry whose name stays.
    """

    source: uuid.UUID
    into: uuid.UUID


class Lock(Body, frozen=True):
    """Let nobody new come in, or somebody again.

    - `locked`: true: nobody new comes in.
    """

    locked: bool


class Clock(Body, frozen=True):
    """Visibility of the players' times: never, once the game is over, or also during the game.

    - `clock`: when the times are shown.
    """

    clock: ClockMode


class NewCode(Body, frozen=True):
    """Change the code to `join`, or the one to `watch`.

    - `to`: which of the two codes changes.
    """

    to: Literal["join", "watch"] = "join"


class NewHost(Body, frozen=True):
    """The seat whose phone becomes the host's.

    - `seat`: the id of the seat, a UUID.
    """

    seat: uuid.UUID


class Empty(Body, frozen=True):
    """No body, or an empty object."""


def read_json_file(request: Request, most: int) -> bytes:
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


def read_body(request: Request, kind: type[B]) -> B:
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
