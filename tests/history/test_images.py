"""Uploaded images: scaled down, upright, without metadata, with bounded decoding."""

import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from io import BytesIO
from pathlib import Path
from threading import Event, Semaphore

import pytest
from PIL import Image
from PIL.ExifTags import IFD

from companion.archive import image_worker, images
from companion.archive.errors import ImageTooComplex, ImageTooLarge, NotAnImage, PhotosBusy
from companion.archive.image_worker import LONGEST, TooManyScans, count_scans, shrink
from companion.archive.images import AT_ONCE, LIMITS, WAITING, Limits, shrink_image
from tests.history.image_files import NO_IMAGES, PLACE, TOO_LARGE, camera_image, image, many_scans

pytestmark = pytest.mark.computes


def open_image(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


def left_and_right(picture: Image.Image) -> tuple[str, str]:
    """Return the colours in the middle of both halves."""

    def colour(x: int) -> str:
        red, _green, blue = picture.getpixel((x, picture.height // 2))  # type: ignore[misc]
        return "red" if red > 200 > 60 > blue else "blue" if blue > 200 > 60 > red else "mixed"

    return colour(picture.width // 8), colour(picture.width * 7 // 8)


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_all_metadata_is_removed(kind: str) -> None:
    data = camera_image(kind)
    assert PLACE in data
    assert open_image(data).getexif().get_ifd(IFD.GPSInfo), "the place is in it"
    shrunk_data, size = shrink_image(data)
    picture = open_image(shrunk_data)
    assert (picture.format, picture.mode, picture.size, size) == ("JPEG", "RGB", (40, 30), (40, 30))
    assert dict(picture.getexif()) == {}
    assert set(picture.info) <= {"jfif", "jfif_version", "jfif_unit", "jfif_density", "progressive", "progression"}
    assert picture.info["jfif_density"] == (1, 1)
    assert PLACE not in shrunk_data
    segments = {marker for marker, _ in picture.applist}  # type: ignore[attr-defined]
    assert segments == {"APP0"}, "nothing but the picture"


@pytest.mark.parametrize(("orientation", "turn"), [(1, None), (3, "ROTATE_180"), (6, "ROTATE_90"), (8, "ROTATE_270")])
def test_the_picture_is_upright(orientation: int, turn: str | None) -> None:
    picture = open_image(shrink_image(camera_image(orientation=orientation, quality=100))[0])
    assert picture.size == ((30, 40) if orientation in (6, 8) else (40, 30))
    as_it_lay = picture.transpose(Image.Transpose[turn]) if turn else picture
    assert left_and_right(as_it_lay) == ("red", "blue")


@pytest.mark.parametrize(
    ("size", "small"),
    [((4000, 3000), (1600, 1200)), ((900, 3600), (400, 1600)), ((1600, 10), (1600, 10)), ((3, 5), (3, 5))],
)
@pytest.mark.parametrize("kind", ["JPEG", "PNG"])
def test_the_longer_side_is_limited(kind: str, size: tuple[int, int], small: tuple[int, int]) -> None:
    shrunk_data, image_kind = shrink_image(image(kind, size))
    picture = open_image(shrunk_data)
    assert picture.size == image_kind == small
    assert max(small) <= LONGEST
    if min(small) > 100:
        assert left_and_right(picture) == ("red", "blue")


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGBA", "CMYK", "I;16"])
def test_every_colour_mode_becomes_a_picture(mode: str) -> None:
    file = BytesIO()
    Image.new(mode, (20, 10)).save(file, "JPEG" if mode == "CMYK" else "PNG")
    picture = open_image(shrink_image(file.getvalue())[0])
    assert (picture.mode, picture.size) == ("RGB", (20, 10))


def test_transparent_parts_become_white() -> None:
    file = BytesIO()
    Image.new("RGBA", (20, 10), (255, 0, 0, 0)).save(file, "PNG")
    assert open_image(shrink_image(file.getvalue())[0]).getpixel((5, 5)) == (255, 255, 255)


@pytest.mark.parametrize("name", NO_IMAGES)
def test_a_file_that_is_no_photo_is_refused(name: str) -> None:
    with pytest.raises(NotAnImage):
        shrink_image(NO_IMAGES[name])


@pytest.mark.parametrize("name", TOO_LARGE)
def test_an_image_that_decodes_too_large_is_refused(name: str) -> None:
    with pytest.raises(ImageTooLarge) as refused:
        shrink_image(TOO_LARGE[name])
    assert refused.value.params == {"megabytes": 12, "megapixels": 50}


@pytest.mark.parametrize("name", [name for name, data in TOO_LARGE.items() if len(data) <= images.MOST_BYTES])
def test_an_oversized_image_is_refused_before_it_is_decoded(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(Image.Image, "thumbnail")
    monkeypatch.delattr("PIL._webp.WebPAnimDecoder")
    with pytest.raises(Image.DecompressionBombError):
        shrink(TOO_LARGE[name], LIMITS.scans)


# --- scans -----------------------------------------------------------------------------------------


def segment(marker: int, content: bytes) -> bytes:
    return bytes((0xFF, marker)) + (len(content) + 2).to_bytes(2, "big") + content


HEAD = b"\xff\xd8" + segment(0xC2, bytes(15)) + segment(0xDD, b"\0\1")
SCAN = segment(0xDA, bytes(10)) + b"picture \xff\0 \xff\xd0 picture"
END = b"\xff\xd9"
SCANS = {
    "none": (HEAD + END, 0),
    "one": (HEAD + SCAN + END, 1),
    "several": (HEAD + SCAN + segment(0xC4, bytes(20)) + SCAN + SCAN + END, 3),
    "no end": (HEAD + SCAN + SCAN, 2),
    "cut off": (HEAD + SCAN + b"\xff", 1),
    "padding before a marker": (HEAD + SCAN + b"\xff" * 9 + SCAN + END, 2),
    "a preview inside a segment": (HEAD + segment(0xE1, HEAD + SCAN * 5 + END) + SCAN + END, 1),
    "something behind the end": (HEAD + SCAN + END + HEAD + SCAN * 5 + END, 1),
    "an empty segment": (HEAD + b"\xff\xe0\0\0" + SCAN + END, 1),
    "hidden behind a marker that is skipped": (HEAD + SCAN + b"\xff\x02\xff\xff" + SCAN * 5 + END, 6),
    "hidden behind a restart": (HEAD + SCAN + b"\xff\xd3\xff\xff" + SCAN * 5 + END, 6),
}


@pytest.mark.parametrize("name", SCANS)
def test_scans_are_counted_as_a_decoder_finds_them(name: str) -> None:
    data, scans = SCANS[name]
    assert count_scans(data) == scans


@pytest.mark.parametrize(("progressive", "scans"), [(False, 1), (True, 10)])
def test_cameras_write_few_scans(progressive: bool, scans: int) -> None:
    assert count_scans(camera_image(progressive=progressive)) == scans < LIMITS.scans


def test_too_many_are_refused_before_anything_is_decoded(monkeypatch: pytest.MonkeyPatch) -> None:
    data = many_scans(LIMITS.scans + 1)
    with pytest.raises(ImageTooComplex):
        shrink_image(data)
    monkeypatch.delattr(Image.Image, "thumbnail")
    with pytest.raises(TooManyScans):
        shrink(data, LIMITS.scans)


def test_the_allowed_number_of_scans_is_read() -> None:
    assert shrink_image(many_scans(LIMITS.scans))[1] == (40, 30)


# --- the process -----------------------------------------------------------------------------------


def workers() -> list[str]:
    """Return the child processes that read an image."""
    children = Path(f"/proc/{os.getpid()}/task").glob("*/children")
    commands = [Path(f"/proc/{child}/cmdline") for path in children for child in path.read_text().split()]
    return [str(path) for path in commands if path.exists() and b"image_worker" in path.read_bytes()]


@pytest.fixture(scope="module")
def costly() -> bytes:
    """An image that would decode for minutes."""
    return many_scans(10_000, (8000, 6250))


@pytest.mark.parametrize(
    "limits",
    [Limits(scans=10_000, cpu_s=1, wall_s=600), Limits(scans=10_000, cpu_s=600, wall_s=1)],
    ids=["core", "wall"],
)
def test_decoding_stops_at_its_time_limit(costly: bytes, limits: Limits) -> None:
    with ThreadPoolExecutor() as threads:
        results = threads.submit(shrink_image, costly, limits)
        while not workers():
            assert not results.done()
        assert isinstance(results.exception(), ImageTooComplex)
    assert workers() == []


def test_decoding_stops_at_its_memory_limit() -> None:
    data = image("PNG", (8000, 6250))
    with pytest.raises(ImageTooComplex):
        shrink_image(data, LIMITS._replace(memory=200 * 1024 * 1024))
    assert shrink_image(data)[1] == (1600, 1250)


def test_a_process_that_cannot_start_is_a_server_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(image_worker, "__file__", str(tmp_path / "missing.py"))
    with pytest.raises(RuntimeError, match=r"missing\.py"):
        shrink_image(image())


def test_the_process_gets_none_of_our_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COMPANION_SECRET_KEY", "a secret")
    curious = tmp_path / "curious.py"
    curious.write_text("import os, sys; sys.exit(f'knows {list(os.environ)} {os.environ.values()}')")
    monkeypatch.setattr(image_worker, "__file__", str(curious))
    with pytest.raises(RuntimeError, match="knows") as fault:
        shrink_image(image())
    assert "COMPANION" not in str(fault.value)
    assert "a secret" not in str(fault.value)


# --- several images ----------------------------------------------------------------------------------


class HeldUp:
    """An image reader whose calls block until they are released."""

    def __init__(self) -> None:
        self.begun = Semaphore(0)
        self.go_on = Event()

    def __call__(self, body: bytes, limits: Limits) -> tuple[bytes, tuple[int, int]]:
        self.begun.release()
        assert self.go_on.wait(60)
        return body, (1, 1)

    def until_begun(self, number: int) -> None:
        """Wait until this many more images are being read."""
        for _ in range(number):
            assert self.begun.acquire(timeout=60)


@pytest.fixture
def held_up(monkeypatch: pytest.MonkeyPatch) -> Iterator[HeldUp]:
    """Make every image block until it is released."""
    reader = HeldUp()
    monkeypatch.setattr(images, "_read", reader)
    yield reader
    reader.go_on.set()


def test_a_slow_image_delays_nobody_else(held_up: HeldUp, monkeypatch: pytest.MonkeyPatch) -> None:
    with ThreadPoolExecutor() as threads:
        first = threads.submit(shrink_image, image())
        held_up.until_begun(1)
        with monkeypatch.context() as patch:
            patch.setattr(images, "_read", lambda body, limits: (b"second", (1, 1)))
            assert shrink_image(image())[0] == b"second"
        assert not first.done()
        held_up.go_on.set()


def test_a_few_wait_and_more_are_refused_immediately(held_up: HeldUp) -> None:
    admitted = AT_ONCE + WAITING
    with ThreadPoolExecutor(admitted + 1) as threads:
        photos = [threads.submit(shrink_image, image()) for _ in range(admitted + 1)]
        refused, _ = wait(photos, return_when=FIRST_COMPLETED)
        assert [type(photo.exception()) for photo in refused] == [PhotosBusy]
        held_up.until_begun(AT_ONCE)
        assert not held_up.begun.acquire(blocking=False), "no more are read at the same time"
        held_up.go_on.set()
        assert sum(photo.exception() is None for photo in photos) == admitted
    assert shrink_image(image())[1] == (1, 1), "there is room again"


def test_waiting_is_bounded(held_up: HeldUp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(images, "WAIT_S", 0)
    with ThreadPoolExecutor() as threads:
        results = [threads.submit(shrink_image, image()) for _ in range(AT_ONCE)]
        held_up.until_begun(AT_ONCE)
        with pytest.raises(PhotosBusy):
            shrink_image(image())
        held_up.go_on.set()
    assert [photo.exception() for photo in results] == [None] * AT_ONCE
