"""Commands to the services. HTTP and socket build the same ones."""

import hashlib
import uuid
from typing import Any

import msgspec

from companion.people.models import Device
from companion.tables.clock import ClockMode
from games.core.action import DrawnBy
from games.core.errors import MalformedAction
from games.core.seats import Seat


class Command(msgspec.Struct, frozen=True, kw_only=True):
    """A request of a device."""

    device: Device


class CreateTable(Command, frozen=True, kw_only=True):
    """Open a table with this device as host. `draw` None: the game's default."""

    game: str
    options: dict[str, str]
    draw: DrawnBy | None
    expansions: tuple[str, ...] = ()
    clock: ClockMode = "result"


class TableCommand(Command, frozen=True, kw_only=True):
    """A request about one table."""

    table: uuid.UUID


class UpdateTable(TableCommand, frozen=True, kw_only=True):
    """Change the host's choices in the lobby. None: unchanged."""

    options: dict[str, str] | None = None
    draw: DrawnBy | None = None
    starter: Seat | None = None


class ClaimSeat(TableCommand, frozen=True, kw_only=True):
    """Take a seat. `phone` False: somebody without a phone has it, and this device plays for them."""

    name: str
    colour: str
    phone: bool = True


class UpdateSeat(TableCommand, frozen=True, kw_only=True):
    """Rename a seat or change its colour, in the lobby."""

    seat: uuid.UUID
    name: str | None = None
    colour: str | None = None


class SeatCommand(TableCommand, frozen=True, kw_only=True):
    """A request about one seat."""

    seat: uuid.UUID


class RequestCommand(TableCommand, frozen=True, kw_only=True):
    """A request about a phone that asks for a seat."""

    request: uuid.UUID


class OrderSeats(TableCommand, frozen=True, kw_only=True):
    """Put all seats of the table in this turn order."""

    seats: tuple[uuid.UUID, ...]


class LockTable(TableCommand, frozen=True, kw_only=True):
    """Lock the table against new devices, or unlock it."""

    locked: bool


class SetClock(TableCommand, frozen=True, kw_only=True):
    """Choose where the times of players are shown."""

    clock: ClockMode


class NewCode(TableCommand, frozen=True, kw_only=True):
    """Replace the table code, or with `watch` the watch code."""

    watch: bool


class TakeHost(TableCommand, frozen=True, kw_only=True):
    """Become the host because the host's phone has been silent for `host_silent_for` seconds."""

    host_silent_for: float


class SubmitAction(TableCommand, frozen=True, kw_only=True):
    """Play `payload` as `seat`. None: as a host without a seat, for actions of the host alone.

    - `expected_version`: the newest version that the phone has seen.
    - `client_action_id`: the phone's id of the request; a repeat with the same id is not played twice.
    """

    seat: Seat | None
    payload: dict[str, Any]
    expected_version: int
    client_action_id: str


class UndoOwn(TableCommand, frozen=True, kw_only=True):
    """Undo the seat's own last action."""

    seat: Seat
    expected_version: int
    client_action_id: str


class MakeCorrection(TableCommand, frozen=True, kw_only=True):
    """Correct the past as `draft` says, as `seat` (None: as a host without a seat)."""

    seat: Seat | None
    draft: dict[str, Any]
    client_action_id: str


class Proposed(TableCommand, frozen=True, kw_only=True):
    """A request about a correction that waits for the host."""

    proposal: uuid.UUID


class MatchCorrection(TableCommand, frozen=True, kw_only=True):
    """Confirm that the real table matches the correction or redo of `version`."""

    version: int


def digest_of(kind: str, seat: Seat | None, payload: dict[str, Any]) -> bytes:
    """Return a digest (16 bytes) that tells a repeated request from another one with the same client id.

    :raises MalformedAction: the payload is nested too deep.
    """
    try:
        content = msgspec.json.encode([kind, seat, payload], order="deterministic")
    except RecursionError:
        raise MalformedAction("action.malformed", {"detail": "nested too deep"}) from None
    return hashlib.blake2b(content, digest_size=16).digest()
