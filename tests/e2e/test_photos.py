"""Photos as phones, scanners and editors write them, sent from a phone: they come out as they look, or the refusal says
what helps."""

import pytest
from PIL import Image
from playwright.sync_api import Route, expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.looks import Look, show
from tests.e2e.phone import Phone
from tests.e2e.record import turns
from tests.e2e.tables import start_table
from tests.history.written_images import (
    GREYS,
    P3,
    PATCHES,
    Colour,
    deep_png,
    from_p3,
    icc,
    middles,
    picture,
    saved,
    tiff,
)

TURNS = turns("go-0028")[:4]
KEPT_BYTES = 12 * 1024 * 1024
"""The server takes no larger file."""
LARGE = (5200, 3900)
APART_PX = 110
"""A button, and as much room again."""


def at_the_photos(phone: NewPhone, device: NewDevice, language: str) -> Phone:
    """Return a phone at the photos of a finished table."""
    host, _ = start_table(device, 2, TURNS)
    host.act(0, {"type": "finish_now"})
    host.once(lambda view: "outcome" in view)
    this_phone = phone(token=host.token, language=language)
    this_phone.open("t", host.table)
    this_phone.press("keep.title")
    this_phone.text("photos.title").wait_for()
    return this_phone


def send(phone: Phone, name: str, kind: str, data: bytes) -> None:
    """Choose a file as a photo."""
    phone.page.get_by_label(phone.say("photos.add")).set_input_files({"name": name, "mimeType": kind, "buffer": data})


PIXEL = "([x, y]) => [...document.querySelector('canvas.photo').getContext('2d').getImageData(x, y, 1, 1).data]"
DRAWN = "() => document.querySelector('canvas.photo')?.getContext('2d').getImageData(1, 1, 1, 1).data[3] === 255"
SIZE_SHOWN = "() => [document.querySelector('canvas.photo').width, document.querySelector('canvas.photo').height]"


def colours_shown(phone: Phone) -> list[Colour]:
    """Return the colours of the patches of the photo that is shown, and remove it."""
    phone.until(DRAWN)
    wide, high = phone.page.evaluate(SIZE_SHOWN)
    pixels = [phone.page.evaluate(PIXEL, list(at)) for at in middles((wide, high))]
    phone.tap(phone.page.locator(".photos button"))
    expect(phone.page.locator("canvas.photo")).to_have_count(0)
    return [(red, green, blue) for red, green, blue, _ in pixels]


def are_near(shown: list[Colour], expected: list[Colour], near: int = 12) -> bool:
    """True if no colour is further than this from the expected one."""
    pairs = [zip(one, other, strict=True) for one, other in zip(shown, expected, strict=True)]
    return all(abs(a - b) <= near for pair in pairs for a, b in pair)


def test_photos_of_every_kind_look_as_they_did(phone: NewPhone, device: NewDevice) -> None:
    anna = at_the_photos(phone, device, "de")
    grey = [(value, value, value) for value in GREYS]
    wide = saved(picture(), "JPEG", quality=95, icc_profile=icc(b"RGB ", P3))
    deep = [[257 * value for value in colour] for colour in PATCHES]
    for name, kind, data, expected in (
        ("deep.png", "image/png", deep_png(0, [[257 * value] for value in GREYS]), grey),
        ("phone.jpg", "image/jpeg", wide, [from_p3(colour) for colour in PATCHES]),
        ("scan.tif", "image/tiff", tiff(deep, ">", 16), [*PATCHES]),
        ("new.avif", "image/avif", saved(picture(), "AVIF", quality=95), [*PATCHES]),
        ("old.bmp", "image/x-ms-bmp", saved(picture(), "BMP"), [*PATCHES]),
    ):
        send(anna, name, kind, data)
        shown = colours_shown(anna)
        assert are_near(shown, expected), (name, shown)


def test_a_new_photo_is_below_the_buttons_and_deleting_is_apart_from_them(phone: NewPhone, device: NewDevice) -> None:
    anna = at_the_photos(phone, device, "de")
    add, delete = anna.page.get_by_text(anna.say("photos.add"), exact=True), anna.button("keep.drop")
    for photos in range(2):
        boxes = [one.bounding_box() for one in (add, *anna.page.locator("canvas.photo").all(), delete)]
        tops = [box["y"] for box in boxes if box]
        assert tops == sorted(tops)
        assert len(tops) == photos + 2
        assert tops[-1] - tops[0] >= APART_PX
        anna.picture(f"photos-and-delete-{photos}")
        if not photos:
            send(anna, "a.png", "image/png", saved(picture(), "PNG"))
            anna.until(DRAWN)


def test_the_buttons_keep_their_places_while_a_photo_is_sent(phone: NewPhone, device: NewDevice) -> None:
    anna = at_the_photos(phone, device, "de")
    show(anna, Look("day", 390, 844))
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ways = anna.page.locator(".photo-ways > *")

    def find_places() -> list[object]:
        return [way.bounding_box() for way in ways.all()]

    idle = find_places()
    anna.page.route("**/photos", hold, times=1)
    send(anna, "a.png", "image/png", saved(picture(), "PNG"))
    expect(ways.get_by_text(anna.say("photos.busy")).locator("visible=true")).to_have_count(1)
    assert len(idle) == 2
    assert find_places() == idle
    anna.picture("photos-busy")
    for route in held:
        route.continue_()
    anna.until(DRAWN)


def test_a_photo_larger_than_the_server_takes_is_made_smaller_on_the_phone(phone: NewPhone, device: NewDevice) -> None:
    anna = at_the_photos(phone, device, "en")
    large = picture(size=LARGE)
    grain = Image.effect_noise(LARGE, 60).convert("RGB")
    data = saved(Image.blend(large, grain, 0.25), "JPEG", quality=100, subsampling=0)
    assert len(data) > KEPT_BYTES
    send(anna, "large.jpg", "image/jpeg", data)
    shown = colours_shown(anna)
    expected = [(round(0.75 * r + 32), round(0.75 * g + 32), round(0.75 * b + 32)) for r, g, b in PATCHES]
    assert are_near(shown, expected, 60), shown


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_photo_that_cannot_be_read_says_what_helps(phone: NewPhone, device: NewDevice, language: str) -> None:
    anna = at_the_photos(phone, device, language)
    noise = saved(Image.effect_noise((400, 300), 90), "JPEG")
    heic = (24).to_bytes(4, "big") + b"ftypheic" + bytes(4) + b"mif1heic" + bytes(5000)
    for name, kind, data, code in (
        ("cut.jpg", "image/jpeg", noise[: len(noise) // 2], "photo.cut_off"),
        ("IMG_1.HEIC", "image/heic", heic, "photo.heic"),
        ("IMG_1.HEIC", "", heic, "photo.heic"),
        ("no.jpg", "image/jpeg", b"no photo", "photo.not_an_image"),
    ):
        with anna.watch.expecting("422"):
            send(anna, name, kind, data)
            expect(anna.page.get_by_role("alert")).to_have_text(anna.say(code))
    expect(anna.page.locator("canvas.photo")).to_have_count(0)
