"""Photos of a table: shrunk, without metadata such as the location, visible to those who belong to the table.

The images are files below `settings.PHOTOS_DIR`, a folder for each table. Only the API serves them.
"""

from contextlib import suppress
from pathlib import Path
from typing import Final
from uuid import UUID

import msgspec
from django.conf import settings
from django.db import transaction
from django.db.models import Exists, OuterRef, QuerySet
from uuid_utils.compat import uuid7

from companion.archive.errors import NotYourPhoto, PhotoNotKept, TooManyPhotos, UnknownPhoto
from companion.archive.images import shrunk
from companion.archive.models import Photo
from companion.errors import OnlyWatching
from companion.people.models import Device
from companion.people.profiles import History, history_of
from companion.runtime.connections import give_back_connection
from companion.tables import selectors, store
from companion.tables.models import TableDevice

KINDS: Final = ("image/jpeg", "image/png", "image/webp")
MOST: Final = 3
"""Limit of photos of a table."""


class PhotoInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A photo of a table.

    - `at`: the time of the upload, UTC, ISO 8601.
    - `mine`: true if the asker may remove it.
    """

    photo: str
    at: str
    width: int
    height: int
    mine: bool = False


def photos_of(device: Device, table_id: UUID) -> list[PhotoInfo]:
    """Return the photos of a table, oldest first; empty for those who only watch it.

    :raises UnknownTable: the device does not belong there.
    """
    host = selectors.membership_of(device, table_id).host
    return [_info(photo, device, host=host) for photo in visible_photos(history_of(device)).filter(table=table_id)]


def photo_bytes(device: Device, table_id: UUID, photo_id: UUID) -> bytes:
    """Return the image as JPEG.

    :raises UnknownTable: the device does not belong there. :raises UnknownPhoto: it cannot see such a photo.
    """
    selectors.membership_of(device, table_id)
    if not visible_photos(history_of(device)).filter(table=table_id, pk=photo_id).exists():
        raise UnknownPhoto
    try:
        return path_of(table_id, photo_id).read_bytes()
    except OSError:
        raise UnknownPhoto from None


def check_photographer(device: Device, table_id: UUID) -> None:
    """Check that the device may add a photo.

    :raises UnknownTable: it does not belong there. :raises OnlyWatching: it came to watch, or looks back.
    :raises TooManyPhotos: the table has the maximum number of photos.
    """
    selectors.membership_of(device, table_id)
    if not TableDevice.objects.filter(table=table_id, device=device, watcher=False).exists():
        raise OnlyWatching
    _check_room(table_id)


def photo_add(device: Device, table_id: UUID, body: bytes) -> PhotoInfo:
    """Shrink and store the photo.

    :raises: what `check_photographer` and `shrunk` raise. :raises PhotoNotKept:
    """
    check_photographer(device, table_id)
    give_back_connection()  # reading images may take long
    small, (width, height) = shrunk(body)
    photo = Photo(pk=uuid7(), table_id=table_id, device=device, width=width, height=height)
    path = path_of(table_id, photo.pk)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(small)
        with store.locked(table_id):
            check_photographer(device, table_id)
            photo.save(force_insert=True)
    except OSError:
        _forget(path)
        raise PhotoNotKept from None
    except BaseException:
        _forget(path)
        raise
    return _info(photo, device, host=False)


def photo_remove(device: Device, table_id: UUID, photo_id: UUID) -> None:
    """Delete the photo and its file.

    :raises UnknownTable: the device does not belong there. :raises UnknownPhoto: the table has no such photo.
    :raises NotYourPhoto: only the photographer and the host may remove it.
    """
    host = selectors.membership_of(device, table_id).host
    with store.locked(table_id):
        photo = Photo.objects.filter(pk=photo_id, table=table_id).first()
        if photo is None:
            raise UnknownPhoto
        if not (host or photo.device_id == device.pk):
            raise NotYourPhoto
        photo.delete()
        transaction.on_commit(lambda: _forget(path_of(table_id, photo_id)))


def visible_photos(history: History) -> QuerySet[Photo]:
    """Return the photos that a history may see: those of tables that it came to play at.

    A code to watch and a table file may reach anybody, so neither shows photos.
    """
    player_rows = TableDevice.objects.filter(history.table_device_filter(), table=OuterRef("table"), watcher=False)
    return Photo.objects.filter(Exists(player_rows))


def path_of(table_id: UUID, photo_id: UUID) -> Path:
    """Return the path of the image file."""
    return Path(settings.PHOTOS_DIR) / table_id.hex / f"{photo_id.hex}.jpg"


def _check_room(table_id: UUID) -> None:
    if Photo.objects.filter(table=table_id).count() >= MOST:
        raise TooManyPhotos(most=MOST)


def _info(photo: Photo, device: Device, *, host: bool) -> PhotoInfo:
    mine = host or photo.device_id == device.pk
    return PhotoInfo(str(photo.pk), photo.at.isoformat(), photo.width, photo.height, mine=mine)


def _forget(path: Path) -> None:
    with suppress(OSError):
        path.unlink(missing_ok=True)
        path.parent.rmdir()  # succeeds after the table's last photo
