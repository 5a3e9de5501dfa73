"""Errors of finished tables: imports, exports, people, photos."""

from companion.errors import AppError
from games.core.text import Text


class TimesHidden(AppError):
    """The table does not show the players' times."""

    code = "clock.hidden"
    status = 403


class SealedLog(AppError):
    """The game has secrets, and its log would reveal them."""

    code = "take_along.sealed"
    status = 403


class UnknownFormat(AppError):
    """The file is no finished table, or has an unknown format version `version`."""

    code = "take_along.format"
    status = 422
    version: int


class UnknownRuleset(AppError):
    """The file was scored by version `version` of the rules, which this server does not have."""

    code = "take_along.ruleset"
    status = 422
    version: int


class DoesNotReplay(AppError):
    """Entry `version` of the file cannot have happened; `why` says the reason."""

    code = "take_along.does_not_replay"
    status = 422
    version: int
    why: Text


class WrongTimes(AppError):
    """Entry `version` of the file (0: the table itself) has an impossible time."""

    code = "take_along.times"
    status = 422
    version: int


class NotAsPlayed(AppError):
    """The file's `field` contradicts its own log."""

    code = "take_along.differs"
    status = 422
    field: str


class TooMuchToReplay(AppError):
    """The log would take too long to replay."""

    code = "take_along.too_long"
    status = 422


class AnotherTable(AppError):
    """A different table has the same id or one of the same seats."""

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
    """No finished table of this device has a person with this key, or that person was not merged with another."""

    code = "person.unknown"
    status = 404


class SamePerson(AppError):
    """The two are already one person."""

    code = "person.same"
    status = 409


class TwoPeople(AppError):
    """Both sat at the same `tables` tables, so they are two people."""

    code = "person.two_people"
    status = 409
    tables: int


class NotAnImage(AppError):
    """The body is no image that can be read: JPEG, PNG, WebP, AVIF, GIF, TIFF, BMP or JPEG 2000."""

    code = "photo.not_an_image"
    status = 422


class ImageCutOff(AppError):
    """The end of the image is missing."""

    code = "photo.cut_off"
    status = 422


class HeicImage(AppError):
    """The body is a HEIC image. Browsers of Apple's devices send those as JPEG."""

    code = "photo.heic"
    status = 422


class WrongImageType(AppError):
    """The body declares a content type that is none of an image."""

    code = "photo.wrong_type"
    status = 415


class ImageTooLarge(AppError):
    """The file is larger than `megabytes`, or the image larger than `megapixels`."""

    code = "photo.too_large"
    status = 413
    megabytes: int
    megapixels: int


class ImageTooComplex(AppError):
    """The image needs more time, memory or scans than allowed."""

    code = "photo.too_complex"
    status = 422


class PhotosBusy(AppError):
    """Too many other photos are waiting to be read."""

    code = "photo.busy"
    status = 503


class TooManyPhotos(AppError):
    """The table has `most` photos already."""

    code = "photo.too_many"
    status = 409
    most: int


class UnknownPhoto(AppError):
    """The table has no such photo."""

    code = "photo.unknown"
    status = 404


class NotYourPhoto(AppError):
    """Only the photographer and the host may remove a photo."""

    code = "photo.not_yours"
    status = 403


class PhotoNotKept(AppError):
    """The server could not write the file."""

    code = "photo.not_kept"
    status = 503


class NoSuchPicture(AppError):
    """The game has no piece, tile or goal of that id."""

    code = "picture.unknown_piece"
    status = 404
    piece: str
