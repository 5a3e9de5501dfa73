"""What is refused of finished tables: files that come in or leave, people, photos."""

from companion.errors import AppError
from games.core.text import Text


class TimesHidden(AppError):
    """The table shows no times of players."""

    code = "clock.hidden"
    status = 403


class SealedLog(AppError):
    """The game has secrets: its log would tell those that nobody opened."""

    code = "take_along.sealed"
    status = 403


class UnknownFormat(AppError):
    """The file is not one of a finished table, or of a version `version` that is not known here."""

    code = "take_along.format"
    status = 422
    version: int


class UnknownBoxFormat(AppError):
    """The file is not one of a box, or of a version `version` that is not known here."""

    code = "take_along.box_format"
    status = 422
    version: int


class BoxOfOtherGame(AppError):
    """The file is one of a box of another game."""

    code = "take_along.box_of_other_game"
    status = 422


class UnknownRuleset(AppError):
    """The file was scored by version `version` of the rules, which are not here."""

    code = "take_along.ruleset"
    status = 422
    version: int


class DoesNotReplay(AppError):
    """Entry `version` of the file is not what can have happened; `why` it is not."""

    code = "take_along.does_not_replay"
    status = 422
    version: int
    why: Text


class WrongTimes(AppError):
    """Entry `version` of the file (0: the table itself) was at a time at which it cannot have been."""

    code = "take_along.times"
    status = 422
    version: int


class NotAsPlayed(AppError):
    """What the file says of `field` is not what its own log leads to."""

    code = "take_along.differs"
    status = 422
    field: str


class TooMuchToReplay(AppError):
    """The log would take too long to play again."""

    code = "take_along.too_long"
    status = 422


class AnotherTable(AppError):
    """A table of this id, or with one of its seats, is here and is not the one of the file."""

    code = "take_along.another_table"
    status = 409


class BeforeTheApp(AppError):
    """The game cannot have been before `year`."""

    code = "times.too_early"
    status = 422
    year: int


class NotYet(AppError):
    """The game would end in the future."""

    code = "times.future"
    status = 422


class WrongDuration(AppError):
    """The game takes less than nothing, or more than `days`."""

    code = "times.duration"
    status = 422
    days: int


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
    tables: int


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
    megabytes: int
    megapixels: int


class ImageTooComplex(AppError):
    """Reading the image takes more time, memory or scans than it may."""

    code = "photo.too_complex"
    status = 422


class PhotosBusy(AppError):
    """Other photos are read first, and enough wait already."""

    code = "photo.busy"
    status = 503


class TooManyPhotos(AppError):
    """The table has `most` photos already."""

    code = "photo.too_many"
    status = 409
    most: int


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
