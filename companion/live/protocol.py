"""Messages between phones and server on the socket: one typed class per message, distinguished by `t`.

Phones read nothing else: `schema/live.json` and the TypeScript types are generated from this module. A phone numbers
its requests with `n` and repeats each until it gets an `ack` or `reject` with that number.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from companion.tables.document import SeatNumber, TableDocument, Watched
from companion.tables.requests import Id, NewAction, NewUndo
from games.core.event import Narration

Number = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class FromPhone(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """Base of the messages of phones."""


class Hello(FromPhone, frozen=True, tag="hello"):
    """First message of a socket, answered by `welcome` and `view`. A phone says it again to look from another seat.

    - `table`: the id of the table, a UUID.
    - `token`: of the device.
    - `seat`: the viewer: one of its own seats, also in company, or the spectator.
    - `language`: of refusals; left out or unknown: the one that the socket's Accept-Language header prefers.
    """

    token: Id
    table: Id
    seat: Watched = "spectator"
    language: str = ""


class Submit(NewAction, frozen=True, kw_only=True, tag_field="t", tag="submit"):
    """Play an action.

    - `action`: the action of a prompt, completed.
    - `n`: a number of the request, which its answer repeats.
    - `id`: the phone's id of the request; a repeat with the same id is not played twice.
    - `version`: the newest version that this phone has seen.
    - `seat`: one of the device's own seats; left out: as a host without a seat.
    """

    n: Number
    seat: SeatNumber | None = None


class UndoOwn(NewUndo, frozen=True, kw_only=True, tag_field="t", tag="undo"):
    """Undo the seat's own last action.

    - `id`: a name that this client gives the request: a repeat with the same one is not done twice.
    - `seat`: the seat whose last action is undone.
    - `version`: the newest version that this client has seen.
    - `n`: a number of the request, which its answer repeats.
    """

    n: Number


class TakeHostRole(FromPhone, frozen=True, tag="take_host"):
    """Make this phone the host's, because the host's has been silent for a minute.

    - `n`: a number of the request, which its answer repeats.
    """

    n: Number


class Ping(FromPhone, frozen=True, tag="ping"):
    """Sent regularly so that the phone counts as here; answered by `pong`.

    - `step`: of a TV: the step of the final scoring that it shows; 0: none.
    - `review`: the turn whose scoring this phone reviews; 0: none.
    """

    step: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0
    review: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0


class Numbered(msgspec.Struct, frozen=True):
    """The only part that is read of a message which cannot be decoded."""

    n: Number | None = None


class ToPhone(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="t"):
    """Base of the messages of the server. `v` is the table's version, `r` its revision.

    A phone drops a message that is not newer by (v, r) than what it has.
    """


class Welcome(ToPhone, frozen=True, tag="welcome"):
    """The seats that this device holds, and whether it is the host's.

    - `seats`: the seats that this device plays, by number.
    - `host`: true if it is the host's.
    """

    seats: tuple[int, ...]
    host: bool


class FullView(ToPhone, frozen=True, tag="view"):
    """Everything that `seat` may know. It replaces what the phone had.

    - `v`: the version of the table.
    - `r`: its revision.
    - `seat`: as whom the table is shown.
    - `document`: the table.
    - `narrations`: what the newest entry did, in words.
    - `waited`: seconds since the current wait began.
    """

    v: int
    r: int
    seat: Watched
    document: TableDocument
    narrations: tuple[Narration, ...] = ()
    waited: int = 0


class Update(ToPhone, frozen=True, tag="update"):
    """The change from the document of the last message to the newest one.

    - `v`: the version of the table after it.
    - `r`: its revision after it.
    - `patch`: a JSON Merge Patch (RFC 7396).
    - `narrations`: what happened, in words.
    """

    v: int
    r: int
    patch: dict[str, Any]
    narrations: tuple[Narration, ...] = ()


class Ack(ToPhone, frozen=True, tag="ack"):
    """The request is done, and its entry has version `v`. A repeat gets the same answer.

    - `n`: the number of the request.
    - `v`: the version of the table with its entry.
    """

    n: int
    v: int


class Reject(ToPhone, frozen=True, tag="reject"):
    """The request is refused and nothing was changed, or it met a fault and should be sent again.

    - `code`: what went wrong, as over HTTP.
    - `v`: the version of the table as this socket knows it, or of `document`.
    - `n`: the number of the request; left out: it could not be read.
    - `params`: values of the message.
    - `r`: the revision that belongs to `v`.
    - `message`: in the phone's language.
    - `status`: as over HTTP. Below 500 the request is refused, except for 429 (too many requests).
    - `document`: comes with a stale version.
    """

    code: str
    message: str
    v: int
    status: int
    n: int | None = None
    params: dict[str, Any] = {}
    r: int = 0
    document: TableDocument | None = None


class Pong(ToPhone, frozen=True, tag="pong"):
    """The newest version: a phone that is behind says `hello` again.

    - `v`: the newest version that this socket was sent.
    - `r`: its revision.
    """

    v: int
    r: int


class Presence(ToPhone, frozen=True, tag="presence"):
    """Seconds for which the phone of each seat, and of the host, has been silent; 0: live.

    - `seats`: a seat that was not heard of yet is left out.
    - `host`: left out: live.
    - `step`: the step of the final scoring that a TV shows; left out: none.
    - `reviews`: the turn whose scoring the phone of a seat reviews.
    """

    seats: dict[str, int]
    host: int = 0
    step: int = 0
    reviews: dict[str, int] = {}


class Bye(ToPhone, frozen=True, tag="bye"):
    """The last message of a socket that the server closes.

    - `message`: the reason in words, in the language of the hello.
    - `code`: why. `device.too_many_sockets`: the device has opened too many since, and keeps what it knows. With all
      others the phone may not look any more and forgets the table. `table.seat_moved`: another phone plays its seats.
      `table.removed`: the host removed it. `table.unknown`: it never came here, or there is no such table.
      `device.unknown`: the server does not know its token.
    """

    code: Literal["table.seat_moved", "table.removed", "table.unknown", "device.unknown", "device.too_many_sockets"]
    message: str


PhoneMessage = Hello | Submit | UndoOwn | TakeHostRole | Ping
ServerMessage = Welcome | FullView | Update | Ack | Reject | Pong | Presence | Bye
