"""Errors that leave the server, all in one shape: a dotted code, its params and an HTTP status."""

from typing import Any, ClassVar, dataclass_transform, get_type_hints

from games.core.errors import GameError, IllegalAction, MalformedAction
from games.core.text import Param, Params, Text


@dataclass_transform(kw_only_default=True)
class AppError(Exception):
    """Something that the server refuses, or that keeps it from answering; `is_refusal` tells which.

    Subclasses set code and status, and annotate their params, so that the type checker knows each by its name.
    """

    code: ClassVar[str]
    status: ClassVar[int]

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


class InvalidRequest(AppError):
    """The request cannot be read. `detail` says where, in English, for developers; the message does not contain it."""

    code = "request.invalid"
    status = 400
    detail: str


class NotJson(AppError):
    """The body or frame is not JSON."""

    code = "request.not_json"
    status = 400


class TooLarge(AppError):
    """The body or frame is larger than any request can be."""

    code = "request.too_large"
    status = 413


class RateLimited(AppError):
    """Too many requests; try again after `seconds`."""

    code = "request.throttled"
    status = 429
    seconds: int


class UnknownDevice(AppError):
    """The token is missing, or this server did not issue it."""

    code = "device.unknown"
    status = 401


class TooManySockets(AppError):
    """The device has opened more sockets than it may have."""

    code = "device.too_many_sockets"
    status = 429


class UnknownGame(AppError):
    """No such game or expansion. `game`: its id."""

    code = "game.unknown"
    status = 404
    game: str


class ListenOnly(AppError):
    """The socket of a feed takes `hello` and `ping` alone."""

    code = "feed.listen_only"
    status = 405


class UnknownLanguage(AppError):
    """This server has no texts in that language."""

    code = "texts.unknown_language"
    status = 404
    language: str


class UnknownTable(AppError):
    """There is no such table, or this device does not belong to it. The answer does not tell which."""

    code = "table.unknown"
    status = 404


class SeatMovedAway(AppError):
    """Another device took over this device's seat, so it no longer belongs to the table."""

    code = "table.seat_moved"
    status = 404


class RemovedFromTable(AppError):
    """The host has removed this device from the table."""

    code = "table.removed"
    status = 404


class UnknownCode(AppError):
    """No open table has this code."""

    code = "table.unknown_code"
    status = 404


class UnknownSeat(AppError):
    """No such seat at this table."""

    code = "table.unknown_seat"
    status = 404


class NotYourSeat(AppError):
    """The seat is played from another device."""

    code = "table.not_your_seat"
    status = 403


class SeatTaken(AppError):
    """The seat has a phone of its own."""

    code = "table.seat_taken"
    status = 409


class AlreadySeated(AppError):
    """The device is the phone of another seat of the table."""

    code = "table.already_seated"
    status = 409


class UnknownRequest(AppError):
    """The request for a seat was answered or withdrawn."""

    code = "table.unknown_request"
    status = 404


class OnlyWatching(AppError):
    """The device came to the table with the watch code."""

    code = "table.only_watching"
    status = 403


class NotHost(AppError):
    """Only the host may do this."""

    code = "table.not_host"
    status = 403


class NotYoursToDo(AppError):
    """Only chance or the system may do this."""

    code = "table.not_yours_to_do"
    status = 403


class StaleVersion(AppError):
    """The table has a newer version. The answer carries the fresh view."""

    code = "table.stale_version"
    status = 409


class DuplicateId(AppError):
    """This client action id was used for another request."""

    code = "table.duplicate_id"
    status = 409


class NotStarted(AppError):
    """The table is still in its lobby."""

    code = "table.not_started"
    status = 409


class AlreadyStarted(AppError):
    """The table has left its lobby."""

    code = "table.started"
    status = 409


class NotFinished(AppError):
    """The table is still being played."""

    code = "table.not_finished"
    status = 409


class StillPlayed(AppError):
    """The table is not over, and its newest entry is less than `hours` old."""

    code = "table.still_played"
    status = 409
    hours: int


class TableFull(AppError):
    """Every colour of the box is taken."""

    code = "table.full"
    status = 409


class ColourTaken(AppError):
    """Somebody has this colour."""

    code = "table.colour_taken"
    status = 409


class NameTaken(AppError):
    """Somebody at this table has this name, or one that looks the same. Capitals make no difference."""

    code = "lobby.name_taken"
    status = 409
    name: str


class NameUnseen(AppError):
    """Nothing of the name can be seen: it is empty, or of blanks and invisible characters."""

    code = "lobby.name_unseen"
    status = 422


class UnknownColour(AppError):
    """The box has no such colour."""

    code = "table.unknown_colour"
    status = 422


class WrongSeats(AppError):
    """The game is not for this number of players."""

    code = "table.seats"
    status = 422
    min: int
    max: int


class WrongOption(AppError):
    """The game has no such option or value."""

    code = "table.option"
    status = 422
    option: str


class NothingToUndo(AppError):
    """The seat has no action of its own that it can undo without a correction."""

    code = "table.nothing_to_undo"
    status = 409


class UndoBlocked(AppError):
    """A later entry, `version`, does not hold without it.

    - `why`: the rule's reason, or that others have played on.
    - `seat`: who made the entry.
    """

    code = "table.undo_blocked"
    status = 409
    version: int
    why: Text
    seat: int | None = None


class EmptyDraft(AppError):
    """The correction changes nothing, or has too many edits."""

    code = "correction.empty"
    status = 422


class EntryGone(AppError):
    """The correction names an entry `ref` that does not exist or does not count any more."""

    code = "correction.entry_gone"
    status = 409
    ref: str


class SealedEntry(AppError):
    """In a game with secrets each seat corrects its own entries."""

    code = "correction.sealed"
    status = 403


class SealedNow(AppError):
    """The correction would reveal a secret choice of somebody else, or changes pieces that such a choice depends on.

    It is possible once the choice is revealed.
    """

    code = "correction.sealed_now"
    status = 409


class NotInDraft(AppError):
    """The correction touches what nobody enters: work of the system, or who plays."""

    code = "correction.not_by_hand"
    status = 422


class DraftDoesNotHold(AppError):
    """With the correction, entry `ref` (of `seat`) would be against the rules."""

    code = "correction.does_not_hold"
    status = 422
    ref: str
    seat: int | None = None


class UnknownProposal(AppError):
    """The proposal was withdrawn or settled."""

    code = "correction.unknown"
    status = 404


class TableLocked(AppError):
    """The host has locked the table: nobody new may join."""

    code = "table.locked"
    status = 403


class HostIsHere(AppError):
    """The host's phone was heard within the last `seconds`."""

    code = "table.host_is_here"
    status = 409
    seconds: int


class YourOwnSeat(AppError):
    """The host does not remove its own phone."""

    code = "table.your_own_seat"
    status = 409


class TableBusy(AppError):
    """The table's row was locked for too long. Try again."""

    code = "table.busy"
    status = 503


class NoRoom(AppError):
    """The server has no room left to store anything. Try again once its operator has made some."""

    code = "server.no_room"
    status = 503


class ServerFault(AppError):
    """The server failed, and nobody knows whether the request was carried out. The log has the details."""

    code = "server.fault"
    status = 500


class UnknownHost(AppError):
    """The server was called by a name or an address, `host`, that it does not answer to."""

    code = "server.unknown_host"
    status = 400
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


Refusal = (AppError, GameError)
"""Errors that API and sockets turn into an answer; any other error is a bug of ours."""

__all__ = ["AppError", "GameError", "IllegalAction", "MalformedAction", "Refusal", "find_status", "is_refusal"]
