"""Errors that leave the server, all in one shape: a dotted code, its params and an HTTP status."""

from typing import Any, ClassVar, dataclass_transform, get_type_hints

from games.core.errors import GameError, IllegalAction, MalformedAction
from games.core.text import Param, Params, Text


@dataclass_transform(kw_only_default=True)
class AppError(Exception):
    """Something that the server refuses, or that keeps it from answering; `is_refusal` tells which.

    Subclasses name code and status, and annotate their params, so that the type checker knows each by its name.
    """

    code: ClassVar[str]
    status: ClassVar[int]

    def __init_subclass__(cls, *, code: str, status: int) -> None:
        cls.code, cls.status = code, status

    def __init__(self, **params: Param | None) -> None:
        super().__init__(self.code)
        vars(self).update(params)
        self.params: Params = {name: value for name, value in params.items() if value is not None}
        """A param that is None is left out."""

    @classmethod
    def list_params(cls) -> dict[str, Any]:
        """Return the params that this error takes, with their types."""
        inherited = get_type_hints(AppError)
        return {name: kind for name, kind in get_type_hints(cls).items() if name not in inherited}

    @classmethod
    def list_kinds(cls) -> list[type["AppError"]]:
        """Return all errors that are derived from this one, by code."""
        subclasses = {below for kind in cls.__subclasses__() for below in (kind, *kind.list_kinds())}
        return sorted(subclasses, key=lambda kind: (kind.code, kind.__name__))


class InvalidRequest(AppError, code="request.invalid", status=400):
    """The request cannot be read. `detail` says where, in English, for developers; the message does not contain it."""

    detail: str


class NotJson(AppError, code="request.not_json", status=400):
    """The body or frame is not JSON."""


class TooLarge(AppError, code="request.too_large", status=413):
    """The body or frame is larger than any request can be."""


class RateLimited(AppError, code="request.throttled", status=429):
    """Too many requests; try again after `seconds`."""

    seconds: int


class UnknownDevice(AppError, code="device.unknown", status=401):
    """The token is missing, or this server did not issue it."""


class TooManySockets(AppError, code="device.too_many_sockets", status=429):
    """The device has opened more sockets than it may have."""


class UnknownGame(AppError, code="game.unknown", status=404):
    """No such game or expansion. `game`: its id."""

    game: str


class ListenOnly(AppError, code="feed.listen_only", status=405):
    """The socket of a feed takes `hello` and `ping` alone."""


class UnknownLanguage(AppError, code="texts.unknown_language", status=404):
    """This server has no texts in that language."""

    language: str


class UnknownTable(AppError, code="table.unknown", status=404):
    """There is no such table, or this device does not belong to it. The answer does not tell which."""


class SeatMovedAway(AppError, code="table.seat_moved", status=404):
    """Another device took over this device's seat, so it no longer belongs to the table."""


class RemovedFromTable(AppError, code="table.removed", status=404):
    """The host has removed this device from the table."""


class UnknownCode(AppError, code="table.unknown_code", status=404):
    """No open table has this code."""


class UnknownSeat(AppError, code="table.unknown_seat", status=404):
    """No such seat at this table."""


class NotYourSeat(AppError, code="table.not_your_seat", status=403):
    """The seat is played from another device."""


class SeatTaken(AppError, code="table.seat_taken", status=409):
    """The seat has a phone of its own."""


class AlreadySeated(AppError, code="table.already_seated", status=409):
    """The device is the phone of another seat of the table."""


class UnknownRequest(AppError, code="table.unknown_request", status=404):
    """The request for a seat was answered or withdrawn."""


class OnlyWatching(AppError, code="table.only_watching", status=403):
    """The device came to the table with the watch code."""


class NotHost(AppError, code="table.not_host", status=403):
    """Only the host may do this."""


class NotYoursToDo(AppError, code="table.not_yours_to_do", status=403):
    """Only chance or the system may do this."""


class StaleVersion(AppError, code="table.stale_version", status=409):
    """The table has a newer version. The answer carries the fresh view."""


class DuplicateId(AppError, code="table.duplicate_id", status=409):
    """This client action id was used for another request."""


class NotStarted(AppError, code="table.not_started", status=409):
    """The table is still in its lobby."""


class AlreadyStarted(AppError, code="table.started", status=409):
    """The table has left its lobby."""


class NotFinished(AppError, code="table.not_finished", status=409):
    """The table is still being played."""


class StillPlayed(AppError, code="table.still_played", status=409):
    """The table is not over, and its newest entry is less than `hours` old."""

    hours: int


class TableFull(AppError, code="table.full", status=409):
    """Every colour of the box is taken."""


class ColourTaken(AppError, code="table.colour_taken", status=409):
    """Somebody has this colour."""


class NameTaken(AppError, code="lobby.name_taken", status=409):
    """Somebody at this table has this name, or one that looks the same. Capitals make no difference."""

    name: str


class NameUnseen(AppError, code="lobby.name_unseen", status=422):
    """Nothing of the name can be seen: it is empty, or of blanks and invisible characters."""


class UnknownColour(AppError, code="table.unknown_colour", status=422):
    """The box has no such colour."""


class ColourMissing(AppError, code="lobby.colour_missing", status=409):
    """Somebody has a colour that the box lacks without an expansion."""

    name: str


class WrongSeats(AppError, code="table.seats", status=422):
    """The game is not for this number of players."""

    min: int
    max: int


class WrongOption(AppError, code="table.option", status=422):
    """The game has no such option or value."""

    option: str


class LogFull(AppError, code="table.log_full", status=409):
    """The log is full: the host can only end the game."""


class NothingToUndo(AppError, code="table.nothing_to_undo", status=409):
    """The seat has no action of its own that it can undo without a correction."""


class UndoBlocked(AppError, code="table.undo_blocked", status=409):
    """A later entry, `version`, does not hold without it.

    - `why`: the rule's reason, or that others have played on.
    - `seat`: who made the entry.
    """

    version: int
    why: Text
    seat: int | None = None


class EmptyDraft(AppError, code="correction.empty", status=422):
    """The correction changes nothing, or its seat's corrections have too many edits."""


class EntryGone(AppError, code="correction.entry_gone", status=409):
    """The correction names an entry `ref` that does not exist or does not count any more."""

    ref: str


class SealedEntry(AppError, code="correction.sealed", status=403):
    """In a game with secrets each seat corrects its own entries."""


class SealedNow(AppError, code="correction.sealed_now", status=409):
    """The correction would reveal a secret choice of somebody else, or changes pieces that such a choice depends on.

    It is possible once the choice is revealed.
    """


class NotInDraft(AppError, code="correction.not_by_hand", status=422):
    """The correction touches what nobody enters: work of the system, or who plays."""


class DraftDoesNotHold(AppError, code="correction.does_not_hold", status=422):
    """With the correction, entry `ref` (of `seat`) would be against the rules."""

    ref: str
    seat: int | None = None


class UnknownProposal(AppError, code="correction.unknown", status=404):
    """The proposal was withdrawn or settled."""


class TableLocked(AppError, code="table.locked", status=403):
    """The host has locked the table: nobody new may join."""


class HostIsHere(AppError, code="table.host_is_here", status=409):
    """The host's phone was heard within the last `seconds`."""

    seconds: int


class YourOwnSeat(AppError, code="table.your_own_seat", status=409):
    """The host does not remove its own phone."""


class TableBusy(AppError, code="table.busy", status=503):
    """The table's row was locked for too long. Try again."""


class NoRoom(AppError, code="server.no_room", status=503):
    """The server has no room left to store anything. Try again once its operator has made some."""


class ServerFault(AppError, code="server.fault", status=500):
    """The server failed, and nobody knows whether the request was carried out. The log has the details."""


class UnknownHost(AppError, code="server.unknown_host", status=400):
    """The server was called by a name or an address, `host`, that it does not answer to."""

    host: str


def find_status(error: AppError | GameError) -> int:
    """Return the HTTP status: malformed 400, illegal 422, else the error's own."""
    if isinstance(error, AppError):
        return error.status
    return 400 if isinstance(error, MalformedAction) else 422


def is_refusal(error: AppError | GameError) -> bool:
    """True if the request was decided: nothing was changed, and a repeat is refused as well.

    Everything else is a fault: the server failed (5xx) or did not look at the request (429). A repeat with the same id
    may be carried out, or finds that the first one was.
    """
    return find_status(error) < 500 and not isinstance(error, RateLimited)


__all__ = ["AppError", "GameError", "IllegalAction", "MalformedAction", "find_status", "is_refusal"]
