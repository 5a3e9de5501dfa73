"""What a service is asked to do. HTTP and socket build the same commands."""

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
    """Open a table with this device as host. `draw` None: as the game has it."""

    game: str
    options: dict[str, str]
    draw: DrawnBy | None
    expansions: tuple[str, ...] = ()
    clock: ClockMode = "result"


class TableCommand(Command, frozen=True, kw_only=True):
    """A request about one table."""

    table: uuid.UUID


class UpdateTable(TableCommand, frozen=True, kw_only=True):
    """Change what the host chose, in the lobby. None: as it is."""

    options: dict[str, str] | None = None
    draw: DrawnBy | None = None
    starter: Seat | None = None


class ClaimSeat(TableCommand, frozen=True, kw_only=True):
    """Take a seat; `phone` False: for somebody without one, played from this device."""

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
    """A request about a phone that wishes to play a seat."""

    request: uuid.UUID


class OrderSeats(TableCommand, frozen=True, kw_only=True):
    """All seats of the table in turn order."""

    seats: tuple[uuid.UUID, ...]


class LockTable(TableCommand, frozen=True, kw_only=True):
    """Let nobody new come in, or somebody again."""

    locked: bool


class SetClock(TableCommand, frozen=True, kw_only=True):
    """Choose where the times of players are shown."""

    clock: ClockMode


class NewCode(TableCommand, frozen=True, kw_only=True):
    """Change the code to join, or the one to `watch`."""

    watch: bool


class TakeHost(TableCommand, frozen=True, kw_only=True):
    """Become the host because the host's phone has been silent for `host_silent_for` seconds."""

    host_silent_for: float


class SubmitAction(TableCommand, frozen=True, kw_only=True):
    """Do `payload` as `seat` (None: as the host, who has none; the host's actions alone). `expected_version` is the
    newest the phone has seen; `client_action_id` makes a repeat harmless."""

    seat: Seat | None
    payload: dict[str, Any]
    expected_version: int
    client_action_id: str


class UndoOwn(TableCommand, frozen=True, kw_only=True):
    """Take back the seat's own last action."""

    seat: Seat
    expected_version: int
    client_action_id: str


class MakeCorrection(TableCommand, frozen=True, kw_only=True):
    """Correct the past as `draft` says, as `seat` (None: as the host, who has none)."""

    seat: Seat | None
    draft: dict[str, Any]
    client_action_id: str


class Proposed(TableCommand, frozen=True, kw_only=True):
    """A request about a correction that waits for the host."""

    proposal: uuid.UUID


class MatchCorrection(TableCommand, frozen=True, kw_only=True):
    """The real table lies as the correction or redo of `version` says."""

    version: int


def digest_of(kind: str, seat: Seat | None, payload: dict[str, Any]) -> bytes:
    """What tells a repeated request from another one under the same client id; 16 bytes.

    :raises MalformedAction: the payload is nested too deep.
    """
    try:
        content = msgspec.json.encode([kind, seat, payload], order="deterministic")
    except RecursionError:
        raise MalformedAction("action.malformed", {"detail": "nested too deep"}) from None
    return hashlib.blake2b(content, digest_size=16).digest()
