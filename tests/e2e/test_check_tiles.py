"""A tile of Isle of Skye on which lists differ is drawn: whoever drew it is asked once, and nobody waits for the
answer."""

from playwright.sync_api import Locator, expect

from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.gallery import Gallery
from tests.e2e.phone import Phone
from tests.e2e.tables import seat_devices

ANNA, BEN = 0, 1
GOALS = ("base_sheep", "base_squares", "base_most_ships", "base_castle_road_tiles")
ANNAS, BENS = "b17", "b22"
"""Lists differ on both."""


def strip(phone: Phone) -> Locator:
    """Return the strip below the seats that leads to the two readings."""
    return phone.page.locator(".band-strip").get_by_role("button", name=phone.say("corrections.strip_look"))


def picture_of(phone: Phone, form: str) -> Locator:
    return phone.page.locator(f"[data-reading='{form}']")


def test_a_disputed_tile_is_asked_about_once(phone: NewPhone, device: NewDevice) -> None:
    sitting = seat_devices(device, 2, game="isle_of_skye", draw="table")
    annas, bens = sitting
    annas.ask("PATCH", f"/tables/{annas.table}", {"starter": ANNA})
    annas.start()
    skye.draw(annas, ANNA, *GOALS)
    skye.answer_all(sitting, "place")
    anna, ben = phone(token=annas.token), phone(token=bens.token, language="de", light="lamp")
    for viewer in (anna, ben):
        viewer.open("t", annas.table)
        viewer.heading("isle_of_skye.prompt_pick", n=1).wait_for()
        expect(strip(viewer)).to_have_count(0)
    gallery = Gallery(ben, "check-")

    skye.draw(bens, BEN, BENS, "b01", "b02")
    expect(strip(ben)).to_be_visible()
    expect(ben.page.locator(f".band-strip [data-shows='{BENS}']")).to_be_visible()
    gallery.show("asked")
    expect(strip(anna)).to_have_count(0)
    ben.tap(strip(ben))
    # Nobody waits for the answer.
    skye.draw(annas, ANNA, "b03", "b04", ANNAS)
    picture_of(ben, "other").wait_for()
    ben.until("() => document.querySelectorAll('[data-reading] svg').length === 2")
    gallery.show("readings")
    ben.tap(picture_of(ben, "listed"))
    ben.heading("isle_of_skye.prompt_axe").wait_for()
    expect(strip(ben)).to_have_count(0)
    assert annas.ask("GET", "/games/isle_of_skye/box")["settled"] == [BENS]

    anna.tap(strip(anna))
    anna.tap(picture_of(anna, "other"))
    anna.heading("corrections.for_everyone_correction").wait_for()
    anna.press("corrections.do_correction")
    annas.once(lambda view: list(view.get("pieces", {})) == [ANNAS])
    assert gallery.faults == []
