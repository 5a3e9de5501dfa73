"""Photos of a table: shrunk, without metadata such as the location, visible to those who keep the table.

The images are files (`companion.archive.photo_files`). Only the API serves them.
"""

from typing import Final
from uuid import UUID

import msgspec
from django.db import transaction
from uuid_utils.compat import uuid7

from companion.archive import photo_files
from companion.archive.audience import has_come_to_play, is_keeper, select_visible_photos
from companion.archive.errors import NotYourPhoto, PhotoNotKept, TooManyPhotos, UnknownPhoto
from companion.archive.images import shrink_image
from companion.archive.models import Photo
from companion.errors import OnlyWatching
from companion.people.models import Device
from companion.people.profiles import find_history
from companion.runtime.connections import give_back_connection
from companion.tables import selectors, store
from companion.tables.outages import explain_outage

KINDS: Final = tuple(f"image/{kind}" for kind in ("jpeg", "png", "webp", "avif", "gif", "tiff", "bmp", "jp2"))
"""Content types of images that are read. What an image is its content decides: some types have several names."""
MOST: Final = 3
"""Limit of photos of a table."""


class PhotoInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A photo of a table.

    - `photo`: names the photo.
    - `width`: its width in pixels.
    - `height`: its height in pixels.
    - `at`: the time of the upload, UTC, ISO 8601.
    - `mine`: true if the asker may remove it.
    """

    photo: str
    at: str
    width: int
    height: int
    mine: bool = False


def list_photos(device: Device, table_id: UUID) -> list[PhotoInfo]:
    """Return the photos of a table, oldest first; empty for those who only watch it.

    :raises UnknownTable: the device does not belong there.
    """
    host = selectors.find_membership(device, table_id).host
    return [
        _build_info(photo, device, host=host)
        for photo in select_visible_photos(find_history(device)).filter(table=table_id)
    ]


def read_photo(device: Device, table_id: UUID, photo_id: UUID) -> bytes:
    """Return the image as JPEG.

    :raises UnknownTable: the device does not belong there. :raises UnknownPhoto: it cannot see such a photo.
    """
    selectors.find_membership(device, table_id)
    if not select_visible_photos(find_history(device)).filter(table=table_id, pk=photo_id).exists():
        raise UnknownPhoto
    try:
        return photo_files.read_file(photo_files.name_file(table_id, photo_id))
    except OSError:
        raise UnknownPhoto from None


def check_photographer(device: Device, table_id: UUID) -> None:
    """Check that the device may add a photo.

    :raises UnknownTable: it does not belong there. :raises OnlyWatching: it came to watch, or looks back.
    :raises TooManyPhotos: the table has the maximum number of photos.
    """
    selectors.find_membership(device, table_id)
    if not has_come_to_play(device, table_id):
        raise OnlyWatching
    if select_visible_photos(find_history(device)).filter(table=table_id).count() >= MOST:
        raise TooManyPhotos(most=MOST)


def add_photo(device: Device, table_id: UUID, body: bytes) -> PhotoInfo:
    """Shrink and store the photo.

    :raises: what `check_photographer` and `shrink_image` raise. :raises NoRoom: the disk is full. :raises PhotoNotKept:
    """
    check_photographer(device, table_id)
    give_back_connection()  # reading images may take long
    small, (width, height) = shrink_image(body)
    photo = Photo(pk=uuid7(), table_id=table_id, device=device, width=width, height=height)
    name = photo_files.name_file(table_id, photo.pk)
    try:
        photo_files.write_file(name, small)
        with store.lock_row(table_id):
            check_photographer(device, table_id)
            photo.save(force_insert=True)
    except OSError as error:
        photo_files.delete_file(name)
        raise explain_outage(error) or PhotoNotKept() from None
    except BaseException:
        photo_files.delete_file(name)
        raise
    return _build_info(photo, device, host=False)


def remove_photo(device: Device, table_id: UUID, photo_id: UUID) -> None:
    """Delete the photo and its file.

    :raises UnknownTable: the device does not belong there. :raises UnknownPhoto: the table has no such photo.
    :raises NotYourPhoto: only the photographer and the host may remove it, and whoever sees none removes none.
    """
    with store.lock_row(table_id):
        host = selectors.find_membership(device, table_id).host
        history = find_history(device)
        if not is_keeper(history, table_id):
            raise NotYourPhoto
        photo = select_visible_photos(history).filter(pk=photo_id, table=table_id).first()
        if photo is None:
            raise UnknownPhoto
        if not (host or photo.device_id == device.pk):
            raise NotYourPhoto
        delete_photo(photo)


def delete_photo(photo: Photo) -> None:
    """Delete a photo, and its file once that is committed. In the caller's transaction."""
    name = photo_files.name_file(photo.table_id, photo.pk)
    photo.delete()
    transaction.on_commit(lambda: photo_files.delete_file(name), robust=True)


def _build_info(photo: Photo, device: Device, *, host: bool) -> PhotoInfo:
    mine = host or photo.device_id == device.pk
    return PhotoInfo(str(photo.pk), photo.at.isoformat(), photo.width, photo.height, mine=mine)
