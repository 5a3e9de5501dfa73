"""Photos: for those who belong to the table, small, upright, and silent about where they were taken."""

import struct
import zlib
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any
from uuid import UUID, uuid4

import pytest
from PIL import Image
from PIL.ExifTags import GPS, IFD, Base

from companion.errors import OnlyWatching, UnknownTable
from companion.history import photos
from companion.history.errors import ImageTooLarge, NotAnImage, NotYourPhoto, PhotoNotKept, TooManyPhotos, UnknownPhoto
from companion.history.library import Wanted, library
from companion.history.models import Photo
from companion.history.photos import LONGEST, MOST, photo_add, photo_bytes, photo_remove, photos_of, shrunk
from companion.people.models import Device
from companion.people.profiles import recovery_make, recovery_use
from companion.tables.models import Table, TableDevice
from tests.history.shelf import phone, shelved

pytestmark = pytest.mark.django_db(transaction=True)
PLACE = b"Gasthof zum Druiden"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, settings: Any) -> Iterator[Path]:
    """Where the files lie."""
    settings.PHOTOS_DIR = tmp_path / "photos"
    yield tmp_path / "photos"
    left = {path.stem for path in (tmp_path / "photos").rglob("*.*")}
    assert left == {photo.hex for photo in Photo.objects.values_list("pk", flat=True)}, "a file for each row"


def image(kind: str = "JPEG", size: tuple[int, int] = (40, 30), **saved: Any) -> bytes:
    """An image whose left half is red."""
    picture = Image.new("RGB", size, "blue")
    picture.paste("red", (0, 0, size[0] // 2, size[1]))
    file = BytesIO()
    picture.save(file, kind, **saved)
    return file.getvalue()


def from_a_camera(kind: str = "JPEG", orientation: int = 1, **chosen: Any) -> bytes:
    """An image with all that cameras write: place, time, owner, a comment, a colour profile, a smaller picture."""
    exif = Image.Exif()
    exif[Base.Orientation] = orientation
    exif[Base.Artist] = PLACE.decode()
    exif.get_ifd(IFD.GPSInfo).update({GPS.GPSLatitudeRef: "N", GPS.GPSLatitude: (48.0, 8.0, 14.0)})
    exif.get_ifd(IFD.Exif).update({Base.DateTimeOriginal: "2026:11:20 20:15:00", Base.UserComment: PLACE})
    more: dict[str, Any] = {"exif": exif, "icc_profile": PLACE * 3, "xmp": b"<x>" + PLACE + b"</x>"}
    if kind == "JPEG":
        more |= {"comment": PLACE, "dpi": (300, 300)}
    return image(kind, **more, **chosen)


def opened(data: bytes) -> Image.Image:
    """The kept image."""
    return Image.open(BytesIO(data))


def left_and_right(picture: Image.Image) -> tuple[str, str]:
    """The colours of the two sides' middles."""

    def colour(x: int) -> str:
        red, _green, blue = picture.getpixel((x, picture.height // 2))  # type: ignore[misc]
        return "red" if red > 200 > 60 > blue else "blue" if blue > 200 > 60 > red else "mixed"

    return colour(picture.width // 8), colour(picture.width * 7 // 8)


# --- the image -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_nothing_of_what_the_file_said_is_left(kind: str) -> None:
    data = from_a_camera(kind)
    assert PLACE in data
    assert opened(data).getexif().get_ifd(IFD.GPSInfo), "the place is in it"
    kept, size = shrunk(data)
    picture = opened(kept)
    assert (picture.format, picture.mode, picture.size, size) == ("JPEG", "RGB", (40, 30), (40, 30))
    assert dict(picture.getexif()) == {}
    assert set(picture.info) <= {"jfif", "jfif_version", "jfif_unit", "jfif_density", "progressive", "progression"}
    assert picture.info["jfif_density"] == (1, 1)
    assert PLACE not in kept
    segments = {marker for marker, _ in picture.applist}  # type: ignore[attr-defined]
    assert segments == {"APP0"}, "nothing but the picture"


@pytest.mark.parametrize(("orientation", "turn"), [(1, None), (3, "ROTATE_180"), (6, "ROTATE_90"), (8, "ROTATE_270")])
def test_the_picture_stands_upright(orientation: int, turn: str | None) -> None:
    picture = opened(shrunk(from_a_camera(orientation=orientation, quality=100))[0])
    assert picture.size == ((30, 40) if orientation in (6, 8) else (40, 30))
    as_it_lay = picture.transpose(Image.Transpose[turn]) if turn else picture
    assert left_and_right(as_it_lay) == ("red", "blue")


@pytest.mark.parametrize(
    ("size", "small"),
    [((4000, 3000), (1600, 1200)), ((900, 3600), (400, 1600)), ((1600, 10), (1600, 10)), ((3, 5), (3, 5))],
)
@pytest.mark.parametrize("kind", ["JPEG", "PNG"])
def test_the_longer_side_has_at_most_so_many_pixels(kind: str, size: tuple[int, int], small: tuple[int, int]) -> None:
    kept, said = shrunk(image(kind, size))
    picture = opened(kept)
    assert picture.size == said == small
    assert max(small) <= LONGEST
    if min(small) > 100:
        assert left_and_right(picture) == ("red", "blue")


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGBA", "CMYK", "I;16"])
def test_every_way_of_colours_becomes_a_picture(mode: str) -> None:
    file = BytesIO()
    Image.new(mode, (20, 10)).save(file, "JPEG" if mode == "CMYK" else "PNG")
    picture = opened(shrunk(file.getvalue())[0])
    assert (picture.mode, picture.size) == ("RGB", (20, 10))


def test_what_is_seen_through_is_white() -> None:
    file = BytesIO()
    Image.new("RGBA", (20, 10), (255, 0, 0, 0)).save(file, "PNG")
    assert opened(shrunk(file.getvalue())[0]).getpixel((5, 5)) == (255, 255, 255)


def chunk(kind: bytes, content: bytes) -> bytes:
    """A chunk of a PNG file."""
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def bomb(width: int, height: int) -> bytes:
    """A PNG that says it is so large, all of one colour: small as a file."""
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", zlib.compress(bytes(100_000), 9)) + chunk(b"IEND", b"")


def wide_webp() -> bytes:
    """A WebP file that says it is as large as the format allows."""
    side = 16383 - 1
    content = b"\x2f" + struct.pack("<I", side | side << 14) + bytes(4001)
    chunks = b"WEBPVP8L" + struct.pack("<I", len(content)) + content
    return b"RIFF" + struct.pack("<I", len(chunks)) + chunks


NO_IMAGES = {
    "nothing": b"",
    "a word": b"photo",
    "a page": b"<!doctype html><script>alert(1)</script>",
    "a drawing": b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    "a film": image("GIF"),
    "a bitmap": image("BMP"),
    "an icon": image("ICO", (16, 16)),
    "a scan": image("TIFF"),
    "a page to print": b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 10 10\n",
    "a PDF": image("PDF"),
    "an archive": b"PK\x03\x04" + bytes(100),
    "cut off": image(size=(400, 300))[:2000],
    "a head alone": image("PNG")[:33],
    "no lines": b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 0, 0, 8, 2, 0, 0, 0)),
    "a bomb of text": b"\x89PNG\r\n\x1a\n"
    + chunk(b"IHDR", struct.pack(">IIBBBBB", 9, 9, 8, 2, 0, 0, 0))
    + chunk(b"zTXt", b"a\0\0" + zlib.compress(bytes(80_000_000), 9)),
}


@pytest.mark.parametrize("name", NO_IMAGES)
def test_what_is_no_photo_is_refused(name: str) -> None:
    with pytest.raises(NotAnImage):
        shrunk(NO_IMAGES[name])


TOO_LARGE = {
    "50 001 x 1000": bomb(50_001, 1_000),
    "a hundred thousand squared": bomb(100_000, 100_000),
    "as large as a PNG may say": bomb(2**31 - 1, 2**31 - 1),
    "a WebP canvas": wide_webp(),
    "more bytes than a camera makes": b"\xff\xd8\xff" + bytes(photos.MOST_BYTES),
}


@pytest.mark.parametrize("name", TOO_LARGE)
def test_what_would_grow_beyond_bounds_is_refused_before_it_is_decoded(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(Image.Image, "thumbnail")
    with pytest.raises(ImageTooLarge) as refused:
        shrunk(TOO_LARGE[name])
    assert refused.value.params == {"megabytes": 12, "megapixels": 50}


# --- whose it is ---------------------------------------------------------------------------------


def test_a_photo_is_kept_listed_shown_and_removed(folder: Path) -> None:
    anna, ben = phone(), phone()
    table = shelved(anna, {"Anna": 1, "Ben": 2}, phones={"Ben": ben})
    made = photo_add(ben, table, image())
    (file,) = folder.rglob("*.jpg")
    assert file == folder / table.hex / f"{UUID(made.photo).hex}.jpg"
    assert (made.width, made.height, made.mine) == (40, 30, True)
    assert photos_of(ben, table) == [made]
    assert photo_bytes(anna, table, UUID(made.photo)) == file.read_bytes() == shrunk(image())[0]
    photo_remove(ben, table, UUID(made.photo))
    assert photos_of(ben, table) == []
    assert list(folder.iterdir()) == []


def test_a_table_has_at_most_three_and_room_again_once_one_is_gone() -> None:
    anna = phone()
    table = shelved(anna, {"Anna": 1, "Ben": 2})
    made = [photo_add(anna, table, image()) for _ in range(MOST)]
    with pytest.raises(TooManyPhotos) as refused:
        photo_add(anna, table, image())
    assert refused.value.params == {"most": 3}
    assert photos_of(anna, table) == made
    photo_remove(anna, table, UUID(made[0].photo))
    photo_add(anna, table, image())


def test_the_last_place_is_taken_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two phones bring the last photo at the same time: both were let in before either was done."""
    anna = phone()
    table = shelved(anna, {"Anna": 1, "Ben": 2})
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


def seen_by(device: Device, table: UUID, photo: UUID) -> tuple[list[bool], int]:
    """(whether it may remove each photo, bytes of the photo) for a phone as the next request knows it."""
    device = Device.objects.get(pk=device.pk)
    return [one.mine for one in photos_of(device, table)], len(photo_bytes(device, table, photo))


def test_who_may_look_add_and_remove() -> None:
    host, ben, watcher, looking_back = phone(), phone(), phone(), phone()
    table = shelved(host, {"Anna": 1, "Ben": 2}, phones={"Ben": ben})
    TableDevice.objects.create(table_id=table, device=watcher, watcher=True)
    recovery_use(looking_back, recovery_make(ben))
    photo = UUID(photo_add(ben, table, image()).photo)
    size = len(shrunk(image())[0])
    for device, mine in ((host, True), (ben, True), (looking_back, False)):
        assert seen_by(device, table, photo) == ([mine], size)
    assert photos_of(watcher, table) == []
    counted = [library(one, Wanted()).tables[0].photos for one in (host, looking_back, watcher)]
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
    assert [one.photo for one in photos_of(ben, table)] == [str(hosts)]


def test_strangers_and_photos_of_other_tables_look_like_none() -> None:
    anna, stranger = phone(), phone()
    table, other = shelved(anna, {"Anna": 1, "Ben": 2}), shelved(anna, {"Anna": 1, "Cleo": 2})
    photo = UUID(photo_add(anna, table, image()).photo)
    for ask in (photos_of, lambda *at: photo_add(*at, image())):
        for where in (table, uuid4()):
            with pytest.raises(UnknownTable):
                ask(stranger, where)
    for there in (photo_bytes, photo_remove):
        for where in (table, uuid4()):
            with pytest.raises(UnknownTable):
                there(stranger, where, photo)
        for where, wanted in ((other, photo), (table, uuid4())):
            with pytest.raises(UnknownPhoto):
                there(anna, where, wanted)
    assert len(photos_of(anna, table)) == 1


def test_a_look_back_ends_where_a_table_is_played_on() -> None:
    anna, new = phone(), phone()
    table = shelved(anna, {"Anna": 1, "Ben": 2})
    photo_add(anna, table, image())
    recovery_use(new, recovery_make(anna))
    Table.objects.update(status=Table.Status.PLAYING)
    with pytest.raises(UnknownTable):
        photos_of(Device.objects.get(pk=new.pk), table)


def test_a_disk_that_takes_nothing_is_said_and_nothing_is_kept(folder: Path) -> None:
    anna = phone()
    table = shelved(anna, {"Anna": 1, "Ben": 2})
    folder.parent.mkdir(exist_ok=True)
    folder.write_bytes(b"a file where the folder should be")
    with pytest.raises(PhotoNotKept):
        photo_add(anna, table, image())
    assert photos_of(anna, table) == []
    folder.unlink()


def test_a_file_that_was_lost_is_no_photo(folder: Path) -> None:
    anna = phone()
    table = shelved(anna, {"Anna": 1, "Ben": 2})
    photo = UUID(photo_add(anna, table, image()).photo)
    next(folder.rglob("*.jpg")).unlink()
    with pytest.raises(UnknownPhoto):
        photo_bytes(anna, table, photo)
    photo_remove(anna, table, photo)
    assert photos_of(anna, table) == []
