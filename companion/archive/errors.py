"""Errors of finished tables: imports, exports, people, photos."""

from companion.errors import AppError
from games.core.text import Text


class TimesHidden(AppError, code="clock.hidden", status=403):
    """The table does not show the players' times."""


class SealedLog(AppError, code="take_along.sealed", status=403):
    """The game has secrets, and its log would reveal them."""


class UnknownFormat(AppError, code="take_along.format", status=422):
    """The file is no finished table, or has an unknown format version `version`."""

    version: int


class UnknownRuleset(AppError, code="take_along.ruleset", status=422):
    """The file was scored by version `version` of the rules, which this server does not have."""

    version: int


class DoesNotReplay(AppError, code="take_along.does_not_replay", status=422):
    """Entry `version` of the file cannot have happened; `why` says the reason."""

    version: int
    why: Text


class WrongTimes(AppError, code="take_along.times", status=422):
    """Entry `version` of the file (0: the table itself) has an impossible time."""

    version: int


class NotAsPlayed(AppError, code="take_along.differs", status=422):
    """The file's `field` contradicts its own log."""

    field: str


class TooMuchToReplay(AppError, code="take_along.too_long", status=422):
    """The log would take too long to replay."""


class AnotherTable(AppError, code="take_along.another_table", status=409):
    """A different table has the same id or one of the same seats."""


class BeforeTheApp(AppError, code="times.too_early", status=422):
    """The game cannot have been before `year`."""

    year: int


class NotYet(AppError, code="times.future", status=422):
    """The game would end in the future."""


class WrongDuration(AppError, code="times.duration", status=422):
    """The game takes less than nothing, or more than `days`."""

    days: int


class UnknownPerson(AppError, code="person.unknown", status=404):
    """No finished table of this device has a person with this key, or that person was not merged with another."""


class SamePerson(AppError, code="person.same", status=409):
    """The two are already one person."""


class TwoPeople(AppError, code="person.two_people", status=409):
    """Both sat at the same `tables` tables, so they are two people."""

    tables: int


class NotAnImage(AppError, code="photo.not_an_image", status=422):
    """The body is no image that can be read: JPEG, PNG, WebP, AVIF, GIF, TIFF, BMP or JPEG 2000."""


class ImageCutOff(AppError, code="photo.cut_off", status=422):
    """The end of the image is missing."""


class HeicImage(AppError, code="photo.heic", status=422):
    """The body is a HEIC image. Browsers of Apple's devices send those as JPEG."""


class WrongImageType(AppError, code="photo.wrong_type", status=415):
    """The body declares a content type that is none of an image."""


class ImageTooLarge(AppError, code="photo.too_large", status=413):
    """The file is larger than `megabytes`, or the image larger than `megapixels`."""

    megabytes: int
    megapixels: int


class ImageTooComplex(AppError, code="photo.too_complex", status=422):
    """The image needs more time, memory or scans than allowed."""


class PhotosBusy(AppError, code="photo.busy", status=503):
    """Too many other photos are waiting to be read."""


class TooManyPhotos(AppError, code="photo.too_many", status=409):
    """The table has `most` photos already."""

    most: int


class UnknownPhoto(AppError, code="photo.unknown", status=404):
    """The table has no such photo."""


class NotYourPhoto(AppError, code="photo.not_yours", status=403):
    """Only the photographer and the host may remove a photo."""


class PhotoNotKept(AppError, code="photo.not_kept", status=503):
    """The server could not write the file."""


class NoSuchPicture(AppError, code="picture.unknown_piece", status=404):
    """The game has no piece, tile or goal of that id."""

    piece: str
