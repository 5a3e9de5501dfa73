"""What phones and server say to each other on the socket: one typed class per message, told apart by `t`.

Phones read nothing else: `schema/live.json` and the TypeScript types are generated from this module.
A phone numbers what it asks with `n` and repeats it until it is answered `ack` or `reject` with that number.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from companion.tables.document import SeatNumber, TableDocument, Watched
from companion.texts.localization import Language
from games.core.event import Narration

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[ -~]+$(?!\n)")]
"""Printable ASCII: what every database keeps as it is."""
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class FromPhone(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """Base of what a phone says."""


class Hello(FromPhone, frozen=True, tag="hello"):
    """First message of a socket: who (`token` of the device), where (`table`), as whom it looks (`seat`, one of
    its own, also in company, or the spectator) and the language of refusals (left out: the one that the socket's
    Accept-Language header prefers). Answered by `welcome` and `view`. Said again to look from another seat."""

    token: Name
    table: Name
    seat: Watched = "spectator"
    language: Language | msgspec.UnsetType = msgspec.UNSET


class Submit(FromPhone, frozen=True, tag="submit"):
    """Do `action` as `seat`, one of the device's own (left out: as the host, who has none). `id` makes a repeat
    harmless; `version` is the newest this phone has seen."""

    n: Number
    id: Name
    version: Version
    action: dict[str, Any]
    seat: SeatNumber | None = None


class TakeBack(FromPhone, frozen=True, tag="undo"):
    """Undo the seat's own last action."""

    n: Number
    id: Name
    seat: SeatNumber
    version: Version


class TakeHostRole(FromPhone, frozen=True, tag="take_host"):
    """Make this phone the host's, because the host's has been silent for a minute."""

    n: Number


class Ping(FromPhone, frozen=True, tag="ping"):
    """Said time and again, so that the phone counts as here; answered by `pong`."""


class Numbered(msgspec.Struct, frozen=True):
    """What alone is read of a message that is refused unread."""

    n: Number | None = None


class ToPhone(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="t"):
    """Base of what the server says. `v` is the table's version, `r` its revision; what is not newer than
    what the phone has, by (v, r), is to be dropped."""


class Welcome(ToPhone, frozen=True, tag="welcome"):
    """The seats that this device holds, and whether it is the host's."""

    seats: tuple[int, ...]
    host: bool


class FullView(ToPhone, frozen=True, tag="view"):
    """Everything that `seat` may know. Replaces what the phone had. `told` says in words what happened last, `waited`
    how many seconds ago that was; an update is of just now."""

    v: int
    r: int
    seat: Watched
    document: TableDocument
    told: tuple[Narration, ...] = ()
    waited: int = 0


class Update(ToPhone, frozen=True, tag="update"):
    """`patch` (RFC 7396) turns the document of the last message into the newest; `told` says in words what
    happened."""

    v: int
    r: int
    patch: dict[str, Any]
    told: tuple[Narration, ...] = ()


class Ack(ToPhone, frozen=True, tag="ack"):
    """Done: the entry has version `v`. A repeat is answered with the same."""

    n: int
    v: int


class Reject(ToPhone, frozen=True, tag="reject"):
    """Not done, nothing was changed. `message` is in the phone's language; `document` comes with a stale version."""

    code: str
    message: str
    v: int
    n: int | None = None
    params: dict[str, Any] = {}
    r: int = 0
    document: TableDocument | None = None


class Pong(ToPhone, frozen=True, tag="pong"):
    """The newest version: a phone that is behind says `hello` again."""

    v: int
    r: int


class Presence(ToPhone, frozen=True, tag="presence"):
    """Seconds for which each seat's phone, and the host's, has been silent; 0 (or left out for the host): live.
    A seat without an entry was not heard of yet."""

    seats: dict[str, int]
    host: int = 0


class Bye(ToPhone, frozen=True, tag="bye"):
    """The socket will be closed. `device.too_many_sockets`: the device has opened too many since; it keeps what it
    knows. Otherwise it may not look any more, and forgets what it kept. `table.seat_moved`: another phone plays its
    seats. `table.removed`: the host has shown it the door. `table.unknown`: it never came here, or there is no such
    table. `device.unknown`: the server does not know its token."""

    code: Literal["table.seat_moved", "table.removed", "table.unknown", "device.unknown", "device.too_many_sockets"]
    message: str


PhoneMessage = Hello | Submit | TakeBack | TakeHostRole | Ping
ServerMessage = Welcome | FullView | Update | Ack | Reject | Pong | Presence | Bye
