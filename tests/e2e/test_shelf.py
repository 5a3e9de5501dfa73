"""What becomes of a game once it is over: hidden on the start screen, its times put right, all games as one table,
and each person's page."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.gallery import Gallery
from tests.e2e.record import turns
from tests.e2e.tables import begun

pytestmark = pytest.mark.e2e

GAME = turns("go-0025")


def test_a_finished_game_leaves_the_start_screen_and_stays_on_the_shelf(phone: NewPhone, device: NewDevice) -> None:
    sitting = begun(device, 3, GAME)
    one = phone(language="de", light="lamp", token=sitting[0].token)
    gallery = Gallery(one, of="shelf-")
    one.open()
    row = one.page.locator(".your-table")
    expect(row).to_have_count(1)
    gallery.show("your-tables")
    hide = one.button("start.hide_of", names="Anna, Ben, Cleo")
    one.tap(hide)
    expect(one.text("start.hidden_now", names="Anna, Ben, Cleo", status="finished")).to_be_visible()
    gallery.show("hidden")
    one.press("common.undo")
    expect(row).to_have_count(1)
    one.tap(hide)
    one.button("common.undo").wait_for()
    one.page.reload()
    one.page.locator(".margin-full").wait_for()  # it lists none
    one.press("library.title")
    expect(one.page.locator(".shelf-table")).to_have_count(1)
    assert not gallery.faults, "\n".join(gallery.faults)
