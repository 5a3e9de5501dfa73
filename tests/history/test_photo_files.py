"""Photos in another storage than a folder: kept, shown, deleted, backed up; its faults are refusals."""

import tarfile
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from django.core.files.storage import InMemoryStorage, storages

from companion.archive import photo_files
from companion.archive.errors import PhotoNotKept, UnknownPhoto
from companion.archive.keepsakes import drop_table
from companion.archive.photos import add_photo, list_photos, read_photo, remove_photo
from companion.serving.backups import archives
from tests.history.image_files import image
from tests.history.shelf import create_finished, phone

pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True)]


class Faulty(InMemoryStorage):
    """A storage whose service is away, and raises what its driver raises."""

    def _save(self, *_: Any) -> str:
        raise RuntimeError("the service is away")


@pytest.fixture
def shared(settings: Any, tmp_path: Path) -> Any:
    """A storage that is no folder."""
    settings.PHOTOS_DIR = tmp_path / "photos"
    settings.STORAGES = settings.STORAGES | {"photos": {"BACKEND": "django.core.files.storage.InMemoryStorage"}}
    return storages["photos"]


def test_photos_live_in_the_storage_that_is_named(shared: Any, settings: Any) -> None:
    anna = phone()
    table = create_finished(anna, {"Anna": 1, "Ben": 2})
    photo = add_photo(anna, table, image())
    (name,) = photo_files.list_files()
    assert name == photo_files.name_file(table, UUID(photo.photo))
    assert read_photo(anna, table, UUID(photo.photo)).startswith(b"\xff\xd8")
    assert not Path(settings.PHOTOS_DIR).exists()
    remove_photo(anna, table, UUID(photo.photo))
    assert list(photo_files.list_files()) == []
    add_photo(anna, table, image())
    drop_table(anna, table)
    assert list(photo_files.list_files()) == []


def test_a_file_that_is_gone_is_an_unknown_photo(shared: Any) -> None:
    anna = phone()
    table = create_finished(anna, {"Anna": 1, "Ben": 2})
    photo = add_photo(anna, table, image())
    photo_files.delete_file(photo_files.name_file(table, UUID(photo.photo)))
    with pytest.raises(UnknownPhoto):
        read_photo(anna, table, UUID(photo.photo))


def test_a_storage_that_is_away_keeps_nothing_and_says_so(settings: Any) -> None:
    settings.STORAGES = settings.STORAGES | {"photos": {"BACKEND": f"{__name__}.Faulty"}}
    anna = phone()
    table = create_finished(anna, {"Anna": 1, "Ben": 2})
    with pytest.raises(PhotoNotKept):
        add_photo(anna, table, image())
    assert list_photos(anna, table) == []


def test_backups_hold_what_the_storage_holds(shared: Any, tmp_path: Path) -> None:
    photo_files.write_file("ab/photo.jpg", b"a photo")
    (tmp_path / "database").mkdir()
    archives._write(tmp_path / "backup.tar.gz", tmp_path / "database")
    photo_files.write_file("ab/photo.jpg", b"another")
    with archives._unpack_into_folder(tmp_path / "backup.tar.gz") as folder:
        assert archives._list_files(folder / archives.PHOTOS) == [
            (folder / archives.PHOTOS / "ab" / "photo.jpg", "ab/photo.jpg")
        ]
        for file, name in archives._list_files(folder / archives.PHOTOS):
            photo_files.write_file(name, file.read_bytes())
    assert photo_files.read_file("ab/photo.jpg") == b"a photo"
    with tarfile.open(tmp_path / "backup.tar.gz") as archive:
        assert {member.mode for member in archive if member.isfile()} == {0o600}


def test_files_of_the_folder_are_their_owners(settings: Any, tmp_path: Path) -> None:
    settings.PHOTOS_DIR = tmp_path
    photo_files.write_file("ab/photo.jpg", b"a photo")
    photo_files.write_file("ab/photo.jpg", b"another")
    (file,) = tmp_path.rglob("*.jpg")
    assert file.read_bytes() == b"another"
    assert file.stat().st_mode & 0o777 == 0o600
    photo_files.delete_file("ab/photo.jpg")
    assert list(tmp_path.iterdir()) == []
