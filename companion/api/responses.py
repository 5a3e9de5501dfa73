"""What HTTP answers: one struct per body."""

from typing import Any, Literal

import msgspec

from companion.tables.document import TableDocument
from games.core.event import Narration
from games.core.score import ScoreLine


class Token(msgspec.Struct, frozen=True):
    """The token of a new device; shown this once."""

    token: str


class TableMade(msgspec.Struct, frozen=True):
    """A table and its join code."""

    table: str
    code: str


class TableJoined(msgspec.Struct, frozen=True):
    """The table that a code stands for, and what it lets the phone do: `join` play there, `watch`, play on a `seat`
    that was this phone's before, or `move` the seat of the code to this phone."""

    table: str
    to: Literal["join", "watch", "seat", "move"]


class SeatTaken(msgspec.Struct, frozen=True):
    """The id of a new seat."""

    seat: str


class SeatAsked(msgspec.Struct, frozen=True, omit_defaults=True):
    """This phone plays the seat now; or the host is asked, and the `request` waits."""

    request: str | None = None


class SeatMoved(msgspec.Struct, frozen=True):
    """The table, and the seat there that this device plays from now on."""

    table: str
    seat: int


class Changed(msgspec.Struct, frozen=True):
    """The table's version and revision after a change."""

    v: int
    r: int


class Done(msgspec.Struct, frozen=True):
    """The version of the entry."""

    version: int


class Amended(msgspec.Struct, frozen=True, omit_defaults=True):
    """A correction was made, as the entry of this version, or waits for the host as this proposal."""

    version: int | None = None
    proposal: str | None = None


class Look(msgspec.Struct, frozen=True):
    """The table as `seat` sees it, what the device holds there, and in words what happened last, `waited` seconds
    ago."""

    v: int
    r: int
    seat: int | str
    seats: tuple[int, ...]
    host: bool
    document: TableDocument
    told: tuple[Narration, ...] = ()
    waited: int = 0


class Invitation(msgspec.Struct, frozen=True):
    """The address to scan, the code to type, the QR code as SVG: to a table, to watch it, or to a seat."""

    url: str
    code: str
    svg: str


class Projection(msgspec.Struct, frozen=True):
    """What would score if it ended now, and the sum by seat."""

    v: int
    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]


class PlayLink(msgspec.Struct, frozen=True, omit_defaults=True):
    """The address that hands a finished table to BG Stats; `qr`: the same as SVG, where a code can hold it."""

    link: str
    qr: str = ""


class Recovered(msgspec.Struct, frozen=True):
    """How many devices look back at the same finished tables now, this one included."""

    devices: int


class AccountAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The address of the account that this phone is signed in to, none where to no account; how many `phones` look back
    at its history; whether this server sends `mail`; and how many characters a password has at `least`."""

    mail: bool
    least: int
    phones: int
    email: str | None = None


class AccountStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """The account that this phone is signed in to now, or a `session` that waits for the code of a mail."""

    account: AccountAnswer | None = None
    session: str | None = None


class ErrorAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A refusal: nothing was changed. `message` is in the asker's language; a stale version brings the fresh
    `document` at (`v`, `r`)."""

    code: str
    params: dict[str, Any]
    message: str
    version: int
    v: int | None = None
    r: int | None = None
    document: TableDocument | None = None
