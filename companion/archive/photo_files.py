"""Files of photos, in Django's storage `photos`: a folder for each table.

It lies below `settings.PHOTOS_DIR`, unless a host names another storage.
"""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from uuid import UUID

from django.conf import settings
from django.core.files.base import ContentFile
from django.core.files.storage import FileSystemStorage, Storage, storages

from companion.archive.errors import PhotoNotKept


class PhotosFolder(FileSystemStorage):
    """A folder of files that their owner alone may read."""

    def __init__(self) -> None:
        super().__init__(file_permissions_mode=0o600)

    @property
    def base_location(self) -> Path:
        return Path(settings.PHOTOS_DIR)

    @property
    def location(self) -> str:
        return str(self.base_location.absolute())


def name_file(table_id: UUID, photo_id: UUID) -> str:
    return f"{table_id.hex}/{photo_id.hex}.jpg"


def write_file(name: str, content: bytes) -> None:
    """Write a file in the place of the one that has its name.

    :raises OSError: the disk. :raises PhotoNotKept: another storage failed.
    """
    storage = _find_storage()
    try:
        with suppress(FileNotFoundError):
            storage.delete(name)
        storage.save(name, ContentFile(content))
    except OSError:
        raise
    except Exception as error:  # whatever a storage raises
        raise PhotoNotKept from error


def read_file(name: str) -> bytes:
    """Return a file's content.

    :raises OSError: there is none.
    """
    with _find_storage().open(name) as file:
        return bytes(file.read())


def delete_file(name: str) -> None:
    """Delete a file, if it is there, and the table's folder after its last one."""
    storage = _find_storage()
    with suppress(OSError):
        storage.delete(name)
        storage.delete(name.partition("/")[0])  # fails while there are others


def delete_files(table_id: UUID) -> None:
    storage = _find_storage()
    with suppress(OSError):
        for name in storage.listdir(table_id.hex)[1]:
            storage.delete(f"{table_id.hex}/{name}")
        storage.delete(table_id.hex)


def list_files() -> Iterator[str]:
    """Yield the names of all files."""
    storage = _find_storage()
    with suppress(FileNotFoundError):  # no photo yet
        for folder in sorted(storage.listdir("")[0]):
            with suppress(FileNotFoundError):  # deleted meanwhile
                for name in sorted(storage.listdir(folder)[1]):
                    yield f"{folder}/{name}"


def _find_storage() -> Storage:
    return storages["photos"]
