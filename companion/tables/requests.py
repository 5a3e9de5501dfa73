"""Requests of phones to tables, with the names of the wire: bodies over HTTP and messages of the socket.

A request of a single value has no struct here: its service takes the value.
"""

import hashlib
from typing import Annotated, Any, Literal

import msgspec

from companion.tables.clock import ClockMode
from companion.tables.document import SeatNumber
from games.core.action import DrawnBy
from games.core.errors import MalformedAction
from games.core.seats import Seat


def describe(*components: str) -> msgspec.Meta:
    """Return the note that an object is one of these components of the OpenAPI document."""
    return msgspec.Meta(extra_json_schema={"anyOf": [{"$ref": f"#/components/schemas/{name}"} for name in components]})


Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[ -~]+$(?!\n)")]
"""Printable ASCII, which every database stores unchanged."""
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
DraftedEdit = Annotated[dict[str, Any], describe("Replace", "Insert", "Drop")]
"""Decoded by the table's game, because only the game knows its actions."""
DraftedLogChange = Annotated[dict[str, Any], describe("Correction", "Undo", "Redo")]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of every request. Unknown fields are refused."""


class NewTable(Body, frozen=True):
    """Open a table; this device is the host.

    - `game`: the id of the game.
    - `options`: the value of each option that is not at its default.
    - `draw`: who draws: the people at the table, or the app; null: the game's default.
    - `expansions`: the ids of the expansions to play with.
    - `clock`: when the players' times are shown.
    """

    game: Id
    options: dict[str, str] = {}
    draw: DrawnBy | None = None
    expansions: tuple[str, ...] = ()
    clock: ClockMode = "result"


class TableChange(Body, frozen=True):
    """Changes by the host in the lobby. Fields that are left out keep their values.

    - `options`: the options to change, each with its value; left out: as they are.
    - `draw`: who draws; left out: as it is.
    - `starter`: the seat that begins; left out: as it is.
    - `expansions`: the ids of all that are played; left out: as they are.
    """

    options: dict[str, str] | None = None
    draw: DrawnBy | None = None
    starter: SeatNumber | None = None
    expansions: tuple[str, ...] | None = None


class NewSeat(Body, frozen=True):
    """Take a seat; `phone` false: for somebody without one.

    - `name`: what the player is called.
    - `colour`: one of the game's colours that nobody has.
    - `phone`: false: for somebody without a phone, who plays on this one.
    """

    name: Name
    colour: Id
    phone: bool = True


class SeatChange(Body, frozen=True):
    """Another name or colour.

    - `name`: what the player is called; left out: as it is.
    - `colour`: the colour of the pieces; left out: as it is.
    """

    name: Name | None = None
    colour: Id | None = None


class NewAction(Body, frozen=True):
    """Do `action` as `seat` (null: as the host, who has none); `id` makes a repeat harmless, `version` is the newest
    this phone has seen.

    - `id`: a name that this client gives the request: a repeat with the same one is not played twice.
    - `version`: the newest version that this client has seen.
    - `action`: the action of a prompt, completed.
    - `seat`: the seat that acts, one of this device's own; null: the host, who has none.
    """

    id: Id
    version: Version
    action: dict[str, Any]
    seat: SeatNumber | None

    @property
    def digest(self) -> bytes:
        """Return what tells a repeated request from another one with the same id."""
        return compute_digest("action", self.seat, self.action)


class NewUndo(Body, frozen=True):
    """Undo the seat's own last action.

    - `id`: a name that this client gives the request: a repeat with the same one is not done twice.
    - `seat`: the seat whose last action is undone.
    - `version`: the newest version that this client has seen.
    """

    id: Id
    seat: SeatNumber
    version: Version

    @property
    def digest(self) -> bytes:
        """Return what tells a repeated request from another one with the same id."""
        return compute_digest("undo", self.seat, {})


class Draft(Body, frozen=True):
    """Draft of a correction, undo or redo.

    - `draft`: a Correction, Undo or Redo.
    - `seat`: the seat that drafts it; null: the host, who has no seat.
    """

    draft: DraftedLogChange
    seat: SeatNumber | None = None


class NewCorrection(Draft, frozen=True, kw_only=True):
    """Draft to record or propose. A repeated request with the same `id` changes nothing.

    - `draft`: a Correction, Undo or Redo.
    - `seat`: the seat that drafts it; null: the host, who has no seat.
    - `id`: a name that this client gives the request: a repeat with the same one changes nothing.
    """

    id: Id


class EntryAsked(Body, frozen=True):
    """A question about entry `ref`, or with `after` about what could come right after it.

    - `ref`: names the entry, as in the timeline.
    - `seat`: the seat that asks; null: the host, who has none.
    - `where`: `after`: not the entry itself, but what could come right after it.
    - `edits`: edits of a draft of `seat` that are made first; `seat` null: of the host, who has none.
    """

    ref: Annotated[str, msgspec.Meta(max_length=24, pattern=r"^(\+?[0-9]+|[0-9]+\.[0-9]+)$(?!\n)")]
    seat: SeatNumber | None = None
    where: Literal["at", "after"] = "at"
    edits: Annotated[tuple[DraftedEdit, ...], msgspec.Meta(max_length=1000)] = ()


def compute_digest(kind: str, seat: Seat | None, payload: dict[str, Any]) -> bytes:
    """Return a digest (16 bytes) that tells a repeated request from another one with the same client id.

    :raises MalformedAction: the payload is nested too deep.
    """
    try:
        content = msgspec.json.encode([kind, seat, payload], order="deterministic")
    except RecursionError:
        raise MalformedAction("action.malformed", {"detail": "nested too deep"}) from None
    return hashlib.blake2b(content, digest_size=16).digest()
