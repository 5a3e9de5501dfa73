"""The one error shape that leaves the server: a dotted code, its params and an HTTP status."""

from typing import ClassVar

from games.core.errors import GameError, IllegalAction, MalformedAction
from games.core.text import Param, Params


class AppError(Exception):
    """Something the server refuses. Nothing was changed. Subclasses fix code and status."""

    code: ClassVar[str]
    status: ClassVar[int]

    def __init__(self, **params: Param) -> None:
        super().__init__(self.code)
        self.params: Params = params


class InvalidRequest(AppError):
    """The request cannot be read; `detail` says where it fails."""

    code = "request.invalid"
    status = 400


class NotJson(AppError):
    """The body or frame is not JSON."""

    code = "request.not_json"
    status = 400


class TooLarge(AppError):
    """The body or frame is larger than anything a phone has to say."""

    code = "request.too_large"
    status = 413


class RateLimited(AppError):
    """Too many requests; try again after `seconds`."""

    code = "request.throttled"
    status = 429


class UnknownDevice(AppError):
    """No token, or none that this server gave out."""

    code = "device.unknown"
    status = 401


class UnknownGame(AppError):
    """No such game or expansion."""

    code = "game.unknown"
    status = 404


class UnknownTable(AppError):
    """No such table, or this device does not sit at it: the two are not told apart."""

    code = "table.unknown"
    status = 404


class SeatMovedAway(AppError):
    """This device played a seat here until another one took it over, and no longer belongs to the table."""

    code = "table.seat_moved"
    status = 404


class RemovedFromTable(AppError):
    """The host has shown this device the door."""

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


class OnlyWatching(AppError):
    """The device came to the table with the code to watch."""

    code = "table.only_watching"
    status = 403


class NotHost(AppError):
    """Only the host may do this."""

    code = "table.not_host"
    status = 403


class NotYoursToDo(AppError):
    """Chance and the system act, not phones."""

    code = "table.not_yours_to_do"
    status = 403


class StaleVersion(AppError):
    """The table has moved on; the answer carries the fresh view."""

    code = "table.stale_version"
    status = 409


class DuplicateId(AppError):
    """This client action id was used for something else."""

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


class TableFull(AppError):
    """Every colour of the box is taken."""

    code = "table.full"
    status = 409


class ColourTaken(AppError):
    """Somebody has this colour."""

    code = "table.colour_taken"
    status = 409


class NameTaken(AppError):
    """Somebody at this table is called that already; capitals make no difference."""

    code = "lobby.name_taken"
    status = 409


class UnknownColour(AppError):
    """The box has no such colour."""

    code = "table.unknown_colour"
    status = 422


class WrongSeats(AppError):
    """The game is not for this many."""

    code = "table.seats"
    status = 422


class WrongOption(AppError):
    """The game has no such option or value."""

    code = "table.option"
    status = 422


class NothingToUndo(AppError):
    """The seat has no action of its own that can be taken back at once."""

    code = "table.nothing_to_undo"
    status = 409


class UndoBlocked(AppError):
    """What others did since does not hold without it."""

    code = "table.undo_blocked"
    status = 409


class EmptyDraft(AppError):
    """The correction changes nothing, or more than anybody can have meant."""

    code = "correction.empty"
    status = 422


class EntryGone(AppError):
    """The correction speaks of an entry `ref` that there is not, or that does not count any more."""

    code = "correction.entry_gone"
    status = 409


class SealedEntry(AppError):
    """Where a game has secrets, each seat mends its own entries."""

    code = "correction.sealed"
    status = 403


class NotInDraft(AppError):
    """The correction speaks of what nobody enters: the system's work, or who plays."""

    code = "correction.not_by_hand"
    status = 422


class DraftDoesNotHold(AppError):
    """With the correction, entry `ref` (of `seat`) would be against the rules."""

    code = "correction.does_not_hold"
    status = 422


class NoSuchStep(AppError):
    """The game has only so many `steps`."""

    code = "history.no_such_step"
    status = 404


class UnknownProposal(AppError):
    """The proposed correction was withdrawn or settled meanwhile."""

    code = "correction.unknown"
    status = 404


class SealedLog(AppError):
    """The game has secrets: its log would tell those that nobody opened."""

    code = "take_along.sealed"
    status = 403


class UnknownFormat(AppError):
    """The file is not one of a finished table, or of a version `version` that is not known here."""

    code = "take_along.format"
    status = 422


class UnknownRuleset(AppError):
    """The file was scored by version `version` of the rules, which are not here."""

    code = "take_along.ruleset"
    status = 422


class DoesNotReplay(AppError):
    """Entry `version` of the file is not what can have happened; `why` it is not."""

    code = "take_along.does_not_replay"
    status = 422


class WrongTimes(AppError):
    """Entry `version` of the file (0: the table itself) was at a time at which it cannot have been."""

    code = "take_along.times"
    status = 422


class NotAsPlayed(AppError):
    """What the file says of `field` is not what its own log leads to."""

    code = "take_along.differs"
    status = 422


class TooMuchToReplay(AppError):
    """The log would take too long to play again."""

    code = "take_along.too_long"
    status = 422


class AnotherTable(AppError):
    """A table of this id, or with one of its seats, is here and is not the one of the file."""

    code = "take_along.another_table"
    status = 409


class UnknownRecoveryCode(UnknownCode):
    """No profile has this code: mistyped, or a newer one was made."""

    code = "profile.unknown_code"


class NoSuchAccount(AppError):
    """No account has this address and password: which of the two is wrong is not told."""

    code = "account.wrong"
    status = 403


class WrongPassword(AppError):
    """It is not the password of the account that this phone is signed in to."""

    code = "account.wrong_password"
    status = 403


class NotAnAddress(AppError):
    """What should be an e-mail address is none."""

    code = "account.not_an_address"
    status = 422


class AddressTaken(AppError):
    """The address was proved by another account, or is this account's own already."""

    code = "account.address_taken"
    status = 409


class PasswordTooShort(AppError):
    """A password has at least `least` characters."""

    code = "account.password_short"
    status = 422


class PasswordTooEasy(AppError):
    """The password is often chosen, a number, or like the address."""

    code = "account.password_easy"
    status = 422


class WrongMailCode(AppError):
    """It is not the code of the mail."""

    code = "account.wrong_code"
    status = 403


class CodeOver(AppError):
    """The code of the mail was too old, or guessed too often: begin again."""

    code = "account.code_over"
    status = 409


class NoMail(AppError):
    """This server sends no mails."""

    code = "account.no_mail"
    status = 409


class MailNotSent(AppError):
    """The mail server did not take the mail."""

    code = "account.mail_not_sent"
    status = 503


class SignedIn(AppError):
    """This phone is signed in to an account already."""

    code = "account.signed_in"
    status = 409


class NotSignedIn(AppError):
    """This phone is signed in to no account."""

    code = "account.not_signed_in"
    status = 409


class TwoAccounts(AppError):
    """Both histories belong to an account, and not to the same one."""

    code = "account.two_accounts"
    status = 409


class UnknownPerson(AppError):
    """Nobody of this key sat at a finished table of this device, or that person was not merged with another."""

    code = "person.unknown"
    status = 404


class SamePerson(AppError):
    """The two are one person already."""

    code = "person.same"
    status = 409


class TwoPeople(AppError):
    """Both sat at the same `tables` tables, so they are two people."""

    code = "person.two_people"
    status = 409


class NotAnImage(AppError):
    """Not a JPEG, PNG or WebP image, or one that cannot be read."""

    code = "photo.not_an_image"
    status = 422


class WrongImageType(AppError):
    """The body says of itself that it is something else than a JPEG, PNG or WebP image."""

    code = "photo.wrong_type"
    status = 415


class ImageTooLarge(AppError):
    """The file has more than `megabytes`, or the image more than `megapixels`."""

    code = "photo.too_large"
    status = 413


class TooManyPhotos(AppError):
    """The table has `most` photos already."""

    code = "photo.too_many"
    status = 409


class UnknownPhoto(AppError):
    """No such photo of this table."""

    code = "photo.unknown"
    status = 404


class NotYourPhoto(AppError):
    """Whoever took it may remove it, or the host."""

    code = "photo.not_yours"
    status = 403


class PhotoNotKept(AppError):
    """The server could not write the file."""

    code = "photo.not_kept"
    status = 503


class TableLocked(AppError):
    """Nobody new comes to this table."""

    code = "table.locked"
    status = 403


class HostIsHere(AppError):
    """The host's phone was heard within the last `seconds`."""

    code = "table.host_is_here"
    status = 409


class YourOwnSeat(AppError):
    """The host does not remove its own phone."""

    code = "table.your_own_seat"
    status = 409


class TableBusy(AppError):
    """The table's row was locked for too long; ask again."""

    code = "table.busy"
    status = 503


class ServerFault(AppError):
    """Something here went wrong; what was asked is not done. The log says more."""

    code = "server.fault"
    status = 500


def status_of(error: AppError | GameError) -> int:
    """The HTTP status: malformed 400, illegal 422, else the error's own."""
    if isinstance(error, AppError):
        return error.status
    return 400 if isinstance(error, MalformedAction) else 422


Refusal = (AppError, GameError)
"""What the edges turn into an answer; anything else is a fault of ours."""

__all__ = ["AppError", "GameError", "IllegalAction", "MalformedAction", "Refusal", "status_of"]
