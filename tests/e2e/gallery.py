"""Gallery: every screen in several looks, measured. With TEST_DEEP=1 there are more looks.

`make gallery` runs the tests of both languages with TEST_LOOKS=every: each screen is shown in all looks of `EVERY`, and
the pictures go to `test-output/e2e/every`. TEST_LOOKS=0320,1920-lamp selects looks by prefix.
"""

import os
from collections.abc import Mapping, Sequence

from tests.e2e.looks import Look, axe_faults, faults_of, raw_codes, show
from tests.e2e.phone import IS_DEEP, IS_GALLERY, Light, Phone

LARGE = Look("lamp", 320, 640, 200)
LOOKS = {
    "en": {"day": Look("day", 390, 844), "day-320": Look("day", 320, 640)},
    "de": {"lamp": Look("lamp", 390, 844), "lamp-320-large": LARGE},
    "fr": {
        "day": Look("day", 390, 844),
        "lamp-320": Look("lamp", 320, 640),
        "lamp-320-160": Look("lamp", 320, 640, 160),
    },
}
"""Nothing that is measured depends on the palette, but for the contrast of the first look: it stays."""
MORE_LOOKS = {"lamp-320": Look("lamp", 320, 640), "day-320-large": LARGE._replace(light="day")}

SIZES = {
    "0320-200": (320, 640, 200),
    "0320-160": (320, 640, 160),
    "0390": (390, 844, 100),
    "0820": (820, 1180, 100),
    "1366": (1366, 768, 100),
    "1920": (1920, 1080, 100),
}
LIGHTS: tuple[Light, ...] = ("day", "lamp")
BEGINNINGS = tuple("" if name == "every" else name for name in os.environ.get("TEST_LOOKS", "").split(","))
EVERY = {
    name: Look(light, *size)
    for name, size, light in (
        (f"{size_name}-{light}", size, light) for size_name, size in SIZES.items() for light in LIGHTS
    )
    if name.startswith(BEGINNINGS)
}
TV_SIZES = ("1366", "1920")
UNCOVERED = """(element, least) => {
  const { x, y, width } = element.getBoundingClientRect();
  const points = [4, least / 2, least - 4].map((down) => document.elementFromPoint(x + width / 2, y + down));
  return points.every((point) => element.contains(point));
}"""
"""True if this many px from an element's top are not covered."""
HIDDEN = """(element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const corners = [left + 6, right - 6].flatMap((x) => [top + 6, bottom - 6].map((y) => [x, y]));
  const isSeen = ([x, y]) => element.contains(document.elementFromPoint(x, y));
  return corners.filter((corner) => !isSeen(corner)).map(([x, y]) => `${x}, ${y}`).join("; ");
}"""
"""Which corners of an element are out of the window or covered."""
LEAST_BOARD_PX = 200
LEAST_PX = 60
"""The chosen piece, and the board with its legal places, keep their size."""


def looks_of(language: str) -> Mapping[str, Look]:
    """Return the looks for a phone of that language; the first one is used between screens."""
    usual = {**LOOKS[language], **MORE_LOOKS} if IS_DEEP else LOOKS[language]
    return {**dict([next(iter(usual.items()))]), **EVERY} if IS_GALLERY else usual


def file_of(name: str) -> str:
    """Return the path of a picture."""
    return f"every/{name}" if IS_GALLERY else name


def look_at(tv: Phone, name: str) -> None:
    """Save a picture of a large screen and measure it."""
    tv.picture(name)
    assert axe_faults(tv) + raw_codes(tv) == []
    if not IS_GALLERY:
        return
    before = tv.page.viewport_size
    light = tv.light
    for way, look in EVERY.items():
        if way.split("-")[0] in TV_SIZES:
            show(tv, look)
            tv.picture(file_of(f"{name}-{way}"))
    assert before
    show(tv, Look(light, before["width"], before["height"]))


class Gallery:
    """A phone's walk through the app, in the first look between screens. `of` is the prefix of its pictures. axe checks
    the first look and those of `also`."""

    def __init__(self, phone: Phone, of: str = "", also: Sequence[Look] = ()) -> None:
        self.phone = phone
        self.of = of
        self.also = also
        self.faults: list[str] = []
        self.number = 0

    def show(self, name: str, elsewhere: bool = False) -> None:
        """Show the screen in every look, and return to the first.

        :param elsewhere: another test of every run shows this screen; this one only in deep runs and galleries.
        """
        self.number += 1
        if elsewhere and not (IS_DEEP or IS_GALLERY):
            return
        looks = looks_of(self.phone.language)
        first, *_ = looks.values()
        for size_name, look in looks.items():
            show(self.phone, look)
            if IS_GALLERY:
                self.phone.picture(file_of(f"{self.of}{self.number:02}-{name}-{self.phone.language}-{size_name}"))
            self.faults += [
                f"{name}, {size_name}: {fault}" for fault in faults_of(self.phone, axe=look in (first, *self.also))
            ]
        show(self.phone, first)

    def in_sight(self, *selectors: str) -> None:
        """Assert that with double text size on the smallest phone the first element of each is visible, and no
        stamp."""
        first, *_ = looks_of(self.phone.language).values()
        show(self.phone, LARGE._replace(light=first.light))
        for selector in selectors:
            box = self.phone.page.locator(selector).first.bounding_box()
            assert box, selector
            top, bottom = box["y"], box["y"] + box["height"]
            assert 0 <= top <= bottom - LEAST_PX <= LARGE.height - LEAST_PX, (selector, box)
            assert self.phone.page.locator(selector).first.evaluate(UNCOVERED, LEAST_PX), f"{selector} is covered"
        show(self.phone, first)

    def room_for_board(self) -> None:
        """Assert that on the smallest phone the board has its least height beside the prompt."""
        first, *_ = looks_of(self.phone.language).values()
        small = Look(first.light, LARGE.width, LARGE.height)
        show(self.phone, small)
        self.phone.picture(f"{self.of}room-{self.number:02}-{self.phone.language}")
        height = self.phone.page.locator(".band-work").evaluate("(band) => band.getBoundingClientRect().height")
        assert height >= LEAST_BOARD_PX
        show(self.phone, first)

    def assert_fully_visible(self, *selectors: str, sizes: Sequence[int] = (160, 200)) -> None:
        """Assert that with large text on the smallest phone all of each is visible: inside the window and not
        covered."""
        first, *_ = looks_of(self.phone.language).values()
        for size in sizes:
            look = Look(first.light, LARGE.width, LARGE.height, size)
            show(self.phone, look)
            self.phone.picture(f"{self.of}whole-{self.phone.language}-{size}")
            for selector in selectors:
                hidden = self.phone.page.locator(selector).first.evaluate(HIDDEN)
                assert not hidden, f"{selector} at {size} %: {hidden}"
        show(self.phone, first)
