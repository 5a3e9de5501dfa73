"""Screens in every way in which they are looked at: measured, and kept as pictures."""

from collections.abc import Sequence

from tests.e2e.looks import Look, faults_of, show
from tests.e2e.phone import Phone

LOOKS = {
    "en": {"day": Look("day", 390, 844), "lamp-320": Look("lamp", 320, 640)},
    "de": {
        "lamp": Look("lamp", 390, 844),
        "day-320": Look("day", 320, 640),
        "day-320-large": Look("day", 320, 640, 200),
    },
}


LARGE = LOOKS["de"]["day-320-large"]
LEAST_PX = 60
"""What is chosen, and the board that shows where it may lie, are no smaller."""


class Gallery:
    """One phone's walk through the app; it is shown in the first way while it walks. `of` begins the names of its
    pictures. axe looks at it in the first way and in those of `also`."""

    def __init__(self, phone: Phone, of: str = "", also: Sequence[Look] = ()) -> None:
        self.phone = phone
        self.of = of
        self.also = also
        self.faults: list[str] = []
        self.number = 0

    def show(self, name: str) -> None:
        """Look at the screen in every way, and go back to the first."""
        self.number += 1
        looks = LOOKS[self.phone.language]
        first, *_ = looks.values()
        before: Look | None = None
        for called, look in looks.items():
            show(self.phone, look, before)
            self.phone.picture(f"{self.of}{self.number:02}-{name}-{self.phone.language}-{called}")
            self.faults += [
                f"{name}, {called}: {fault}" for fault in faults_of(self.phone, axe=look in (first, *self.also))
            ]
            before = look
        show(self.phone, first, before)

    def in_sight(self, *selectors: str) -> None:
        """With text twice as large on the smallest phone the first of each is seen whole, and no stamp."""
        first, *_ = LOOKS[self.phone.language].values()
        show(self.phone, LARGE, first)
        for selector in selectors:
            box = self.phone.page.locator(selector).first.bounding_box()
            assert box, selector
            top, bottom = box["y"], box["y"] + box["height"]
            assert 0 <= top <= bottom - LEAST_PX <= LARGE.height - LEAST_PX, (selector, box)
        show(self.phone, first, LARGE)
