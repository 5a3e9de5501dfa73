"""What each seat has left of the pieces that decide when the game ends: seen on phones, too."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.gallery import Gallery
from tests.e2e.tables import seat_devices

GAME = "dolmengoetter"


@pytest.mark.parametrize("language", ["en", "de"])
def test_stones_and_dolmens_left_stand_beside_each_seat(language: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = seat_devices(device, 5, game=GAME, draw=None, options={"stones": "1", "values": "when_built"})
    sitting[0].start()
    this_phone = phone(token=sitting[0].token, language=language)
    gallery = Gallery(this_phone, "supplies-")
    page = this_phone.page
    this_phone.open("t", sitting[0].table)
    page.locator(".board-frame").wait_for(state="attached")
    pills = page.locator(".pill")
    for n in range(5):
        expect(pills.nth(n).locator(".pill-supplies")).to_have_text("113")
        for kind, left in (("stone", 1), ("dolmen", 13)):
            words = this_phone.say(f"{GAME}.stock_{kind}", n=left)
            expect(pills.nth(n)).to_have_accessible_name(re.compile(re.escape(words)))
    names = [str(name) for name in pills.locator(".pill-name").all_text_contents()]
    line = page.locator(".last-supplies")
    joined = {"en": "and", "de": "und"}[language].join([", ".join(names[:-1]) + " ", f" {names[-1]}"])
    expect(line).to_have_text(this_phone.say(f"{GAME}.last_stone", names=joined, n=5))
    gallery.show("pills")
    this_phone.open("t", sitting[0].table, "points")
    rows = page.get_by_role("list", name=this_phone.say("points.supplies")).get_by_role("listitem")
    expect(rows).to_have_count(5)
    expect(rows.first).to_contain_text(this_phone.say(f"{GAME}.stock_dolmen", n=13))
    gallery.show("points")
    assert gallery.faults == []
