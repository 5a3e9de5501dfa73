"""Photos: for members of the table only."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import UUID, uuid4

import pytest

from companion.archive import photos
from companion.archive.errors import ImageTooComplex, NotYourPhoto, PhotoNotKept, TooManyPhotos, UnknownPhoto
from companion.archive.images import shrunk
from companion.archive.library import TableFilter, library
from companion.archive.models import Photo
from companion.archive.photos import MOST, photo_add, photo_bytes, photo_remove, photos_of
from companion.errors import OnlyWatching, UnknownTable
from companion.people.models import Device
from companion.people.profiles import recovery_make, recovery_use
from companion.tables.models import Table, TableDevice
from tests.history.image_files import image, many_scans
from tests.history.shelf import create_finished, phone

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, settings: Any) -> Iterator[Path]:
    """The folder of the files."""
    settings.PHOTOS_DIR = tmp_path / "photos"
    yield tmp_path / "photos"
    remaining = {path.stem for path in (tmp_path / "photos").rglob("*.*")}
    assert remaining == {photo.hex for photo in Photo.objects.values_list("pk", flat=True)}, "a file for each row"


def test_a_photo_is_stored_listed_shown_and_removed(folder: Path) -> None:
    anna, ben = phone(), phone()
    table = create_finished(anna, {"Anna": 1, "Ben": 2}, phones={"Ben": ben})
    photo_id = photo_add(ben, table, image())
    (file,) = folder.rglob("*.jpg")
    assert file == folder / table.hex / f"{UUID(photo_id.photo).hex}.jpg"
    assert (photo_id.width, photo_id.height, photo_id.mine) == (40, 30, True)
    assert photos_of(ben, table) == [photo_id]
    assert photo_bytes(anna, table, UUID(photo_id.photo)) == file.read_bytes() == shrunk(image())[0]
    photo_remove(ben, table, UUID(photo_id.photo))
    assert photos_of(ben, table) == []
    assert list(folder.iterdir()) == []


def test_a_table_has_at_most_three_photos() -> None:
    anna = phone()
    table = create_finished(anna, {"Anna": 1, "Ben": 2})
    photo_ids = [photo_add(anna, table, image()) for _ in range(MOST)]
    with pytest.raises(TooManyPhotos) as refused:
        photo_add(anna, table, image())
    assert refused.value.params == {"most": 3}
    assert photos_of(anna, table) == photo_ids
    photo_remove(anna, table, UUID(photo_ids[0].photo))
    photo_add(anna, table, image())


def test_the_last_place_is_taken_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two phones upload the last photo at the same time; both passed the first check."""
    anna = phone()
    table = create_finished(anna, {"Anna": 1, "Ben": 2})
    for _ in range(MOST - 1):
        photo_add(anna, table, image())

    def slowly(body: bytes) -> tuple[bytes, tuple[int, int]]:
        monkeypatch.setattr(photos, "shrunk", shrunk)
        photo_add(anna, table, body)
        return shrunk(body)

    monkeypatch.setattr(photos, "shrunk", slowly)
    with pytest.raises(TooManyPhotos):
        photo_add(anna, table, image())
    assert len(photos_of(anna, table)) == MOST


def test_a_photo_that_takes_too_long_is_not_stored() -> None:
    anna = phone()
    table = create_finished(anna, {"Anna": 1, "Ben": 2})
    with pytest.raises(ImageTooComplex):
        photo_add(anna, table, many_scans(500))
    assert photos_of(anna, table) == []


def seen_by(device: Device, table: UUID, photo: UUID) -> tuple[list[bool], int]:
    """Return (whether the phone may remove each photo, size of the photo) as in its next request."""
    device = Device.objects.get(pk=device.pk)
    return [listed.mine for listed in photos_of(device, table)], len(photo_bytes(device, table, photo))


def test_who_may_view_add_and_remove() -> None:
    host, ben, watcher, looking_back = phone(), phone(), phone(), phone()
    table = create_finished(host, {"Anna": 1, "Ben": 2}, phones={"Ben": ben})
    TableDevice.objects.create(table_id=table, device=watcher, watcher=True)
    recovery_use(looking_back, recovery_make(ben))
    photo = UUID(photo_add(ben, table, image()).photo)
    size = len(shrunk(image())[0])
    for device, mine in ((host, True), (ben, True), (looking_back, False)):
        assert seen_by(device, table, photo) == ([mine], size)
    assert photos_of(watcher, table) == []
    counted = [library(device, TableFilter()).tables[0].photos for device in (host, looking_back, watcher)]
    assert counted == [1, 1, 0]
    with pytest.raises(UnknownPhoto):
        photo_bytes(watcher, table, photo)
    for device in (watcher, Device.objects.get(pk=looking_back.pk)):
        with pytest.raises(OnlyWatching):
            photo_add(device, table, image())
        with pytest.raises(NotYourPhoto):
            photo_remove(device, table, photo)
    hosts = UUID(photo_add(host, table, image()).photo)
    with pytest.raises(NotYourPhoto):
        photo_remove(ben, table, hosts)
    photo_remove(host, table, photo)
    assert [row.photo for row in photos_of(ben, table)] == [str(hosts)]


def test_strangers_and_other_tables_photos_answer_like_missing_ones() -> None:
    anna, stranger = phone(), phone()
    table, other = create_finished(anna, {"Anna": 1, "Ben": 2}), create_finished(anna, {"Anna": 1, "Cleo": 2})
    photo = UUID(photo_add(anna, table, image()).photo)
    for ask in (photos_of, lambda *at: photo_add(*at, image())):
        for photo_table in (table, uuid4()):
            with pytest.raises(UnknownTable):
                ask(stranger, photo_table)
    for request in (photo_bytes, photo_remove):
        for photo_table in (table, uuid4()):
            with pytest.raises(UnknownTable):
                request(stranger, photo_table, photo)
        for photo_table, expected in ((other, photo), (table, uuid4())):
            with pytest.raises(UnknownPhoto):
                request(anna, photo_table, expected)
    assert len(photos_of(anna, table)) == 1


def test_looking_back_ends_when_a_table_is_resumed() -> None:
    anna, new = phone(), phone()
    table = create_finished(anna, {"Anna": 1, "Ben": 2})
    photo_add(anna, table, image())
    recovery_use(new, recovery_make(anna))
    Table.objects.update(status=Table.Status.PLAYING)
    with pytest.raises(UnknownTable):
        photos_of(Device.objects.get(pk=new.pk), table)


def test_a_full_disk_is_reported_and_nothing_is_stored(folder: Path) -> None:
    anna = phone()
    table = create_finished(anna, {"Anna": 1, "Ben": 2})
    folder.parent.mkdir(exist_ok=True)
    folder.write_bytes(b"a file where the folder should be")
    with pytest.raises(PhotoNotKept):
        photo_add(anna, table, image())
    assert photos_of(anna, table) == []
    folder.unlink()


def test_a_photo_without_its_file_is_missing(folder: Path) -> None:
    anna = phone()
    table = create_finished(anna, {"Anna": 1, "Ben": 2})
    photo = UUID(photo_add(anna, table, image()).photo)
    next(folder.rglob("*.jpg")).unlink()
    with pytest.raises(UnknownPhoto):
        photo_bytes(anna, table, photo)
    photo_remove(anna, table, photo)
    assert photos_of(anna, table) == []
