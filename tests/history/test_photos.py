"""Photos: for members of the table only."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import UUID, uuid4

import pytest

from companion.archive import photos
from companion.archive.errors import ImageTooComplex, NotYourPhoto, PhotoNotKept, TooManyPhotos, UnknownPhoto
from companion.archive.images import shrink_image
from companion.archive.library import TableFilter, load_library
from companion.archive.models import Photo
from companion.archive.photos import MOST, add_photo, list_photos, read_photo, remove_photo
from companion.errors import OnlyWatching, UnknownTable
from companion.people.models import Device
from companion.people.profiles import make_recovery_code, use_recovery_code
from companion.tables.models import Table, TableDevice
from tests.history.image_files import image, many_scans
from tests.history.shelf import create_finished, phone

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, settings: Any) -> Iterator[Path]:
    settings.PHOTOS_DIR = tmp_path / "photos"
    yield tmp_path / "photos"
    remaining = {path.stem for path in (tmp_path / "photos").rglob("*.*")}
    assert remaining == {photo.hex for photo in Photo.objects.values_list("pk", flat=True)}, "a file for each row"


def test_a_photo_is_stored_listed_shown_and_removed(folder: Path) -> None:
    anna, ben = phone(), phone()
    table = create_finished(anna, {"Anna": 1, "Ben": 2}, phones={"Ben": ben})
    photo_id = add_photo(ben, table, image())
    (file,) = folder.rglob("*.jpg")
    assert file == folder / table.hex / f"{UUID(photo_id.photo).hex}.jpg"
    assert (photo_id.width, photo_id.height, photo_id.mine) == (40, 30, True)
    assert list_photos(ben, table) == [photo_id]
    assert read_photo(anna, table, UUID(photo_id.photo)) == file.read_bytes() == shrink_image(image())[0]
    remove_photo(ben, table, UUID(photo_id.photo))
    assert list_photos(ben, table) == []
    assert list(folder.iterdir()) == []


def test_a_table_has_at_most_three_photos() -> None:
    anna = phone()
    table = create_finished(anna, {"Anna": 1, "Ben": 2})
    photo_ids = [add_photo(anna, table, image()) for _ in range(MOST)]
    with pytest.raises(TooManyPhotos) as refused:
        add_photo(anna, table, image())
    assert refused.value.params == {"most": 3}
    assert list_photos(anna, table) == photo_ids
    remove_photo(anna, table, UUID(photo_ids[0].photo))
    add_photo(anna, table, image())


def test_the_last_place_is_taken_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two phones upload the last photo at the same time; both passed the first check."""
    anna = phone()
    table = create_finished(anna, {"Anna": 1, "Ben": 2})
    for _ in range(MOST - 1):
        add_photo(anna, table, image())

    def slowly(body: bytes) -> tuple[bytes, tuple[int, int]]:
        monkeypatch.setattr(photos, "shrink_image", shrink_image)
        add_photo(anna, table, body)
        return shrink_image(body)

    monkeypatch.setattr(photos, "shrink_image", slowly)
    with pytest.raises(TooManyPhotos):
        add_photo(anna, table, image())
    assert len(list_photos(anna, table)) == MOST


def test_a_photo_that_takes_too_long_is_not_stored() -> None:
    anna = phone()
    table = create_finished(anna, {"Anna": 1, "Ben": 2})
    with pytest.raises(ImageTooComplex):
        add_photo(anna, table, many_scans(500))
    assert list_photos(anna, table) == []


def seen_by(device: Device, table: UUID, photo: UUID) -> tuple[list[bool], int]:
    """Return (whether the phone may remove each photo, size of the photo) as in its next request."""
    device = Device.objects.get(pk=device.pk)
    return [listed.mine for listed in list_photos(device, table)], len(read_photo(device, table, photo))


def test_who_may_view_add_and_remove() -> None:
    host, ben, watcher, looking_back = phone(), phone(), phone(), phone()
    table = create_finished(host, {"Anna": 1, "Ben": 2}, phones={"Ben": ben})
    TableDevice.objects.create(table_id=table, device=watcher, watcher=True)
    use_recovery_code(looking_back, make_recovery_code(ben))
    photo = UUID(add_photo(ben, table, image()).photo)
    size = len(shrink_image(image())[0])
    for device, mine in ((host, True), (ben, True), (looking_back, False)):
        assert seen_by(device, table, photo) == ([mine], size)
    assert list_photos(watcher, table) == []
    counted = [load_library(device, TableFilter()).tables[0].photos for device in (host, looking_back, watcher)]
    assert counted == [1, 1, 0]
    with pytest.raises(UnknownPhoto):
        read_photo(watcher, table, photo)
    for device in (watcher, Device.objects.get(pk=looking_back.pk)):
        with pytest.raises(OnlyWatching):
            add_photo(device, table, image())
        with pytest.raises(NotYourPhoto):
            remove_photo(device, table, photo)
    with pytest.raises(NotYourPhoto):
        remove_photo(watcher, table, uuid4())  # it does not learn which photos there are
    hosts = UUID(add_photo(host, table, image()).photo)
    with pytest.raises(NotYourPhoto):
        remove_photo(ben, table, hosts)
    remove_photo(host, table, photo)
    assert [row.photo for row in list_photos(ben, table)] == [str(hosts)]


def test_strangers_and_other_tables_photos_answer_like_missing_ones() -> None:
    anna, stranger = phone(), phone()
    table, other = create_finished(anna, {"Anna": 1, "Ben": 2}), create_finished(anna, {"Anna": 1, "Cleo": 2})
    photo = UUID(add_photo(anna, table, image()).photo)
    for ask in (list_photos, lambda *at: add_photo(*at, image())):
        for photo_table in (table, uuid4()):
            with pytest.raises(UnknownTable):
                ask(stranger, photo_table)
    for request in (read_photo, remove_photo):
        for photo_table in (table, uuid4()):
            with pytest.raises(UnknownTable):
                request(stranger, photo_table, photo)
        for photo_table, expected in ((other, photo), (table, uuid4())):
            with pytest.raises(UnknownPhoto):
                request(anna, photo_table, expected)
    assert len(list_photos(anna, table)) == 1


def test_looking_back_ends_when_a_table_is_resumed() -> None:
    anna, new = phone(), phone()
    table = create_finished(anna, {"Anna": 1, "Ben": 2})
    add_photo(anna, table, image())
    use_recovery_code(new, make_recovery_code(anna))
    Table.objects.update(status=Table.Status.PLAYING)
    with pytest.raises(UnknownTable):
        list_photos(Device.objects.get(pk=new.pk), table)


def test_a_full_disk_is_reported_and_nothing_is_stored(folder: Path) -> None:
    anna = phone()
    table = create_finished(anna, {"Anna": 1, "Ben": 2})
    folder.parent.mkdir(exist_ok=True)
    folder.write_bytes(b"a file where the folder should be")
    with pytest.raises(PhotoNotKept):
        add_photo(anna, table, image())
    assert list_photos(anna, table) == []
    folder.unlink()


def test_a_photo_without_its_file_is_missing(folder: Path) -> None:
    anna = phone()
    table = create_finished(anna, {"Anna": 1, "Ben": 2})
    photo = UUID(add_photo(anna, table, image()).photo)
    next(folder.rglob("*.jpg")).unlink()
    with pytest.raises(UnknownPhoto):
        read_photo(anna, table, photo)
    remove_photo(anna, table, photo)
    assert list_photos(anna, table) == []
