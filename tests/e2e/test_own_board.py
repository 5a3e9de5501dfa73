"""A board entered on a phone: pasted with a fault, corrected, previewed, saved; a table begins with it."""

import copy
import json

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.gallery import Gallery
from tests.e2e.tables import seat_devices
from tests.serving import ROOT

pytestmark = pytest.mark.e2e
GAME = "dolmengoetter"
WHOLE = json.loads((ROOT / "games" / GAME / "data" / "board.json").read_text("utf-8"))


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])
def test_a_board_with_a_fault_is_mended_kept_and_played_on(language: str, phone: NewPhone, device: NewDevice) -> None:
    host, _ben = seat_devices(device, 2, game=GAME, draw=None)
    this_phone = phone(token=host.token, language=language)
    gallery = Gallery(this_phone, "board-")
    faulty = copy.deepcopy(WHOLE)
    faulty["circles"][0]["size"] = 4

    this_phone.open("t", host.table)
    this_phone.press("new.box")
    with this_phone.counted() as hands:
        this_phone.tap(this_phone.page.locator(".rows button").last)
        field = this_phone.page.get_by_label(this_phone.say("box.board_json"), exact=True)
        field.fill(json.dumps(faulty))
        expect(this_phone.page.locator(".board-fault-list li").first).to_be_visible()
        gallery.show("fault")
        field.fill(json.dumps(WHOLE))
        expect(this_phone.text("box.board_right")).to_be_visible()
        expect(this_phone.page.locator(".board-picture svg")).to_be_visible()
        gallery.show("right")
        this_phone.press("box.keep")
    assert hands[0].taps == 2
    expect(this_phone.text("box.boards_copied", n=1, all=1)).to_be_visible()
    gallery.show("kept")
    this_phone.press("common.back")
    expect(this_phone.text("lobby.box_boards", n=1)).to_be_visible()
    this_phone.press("lobby.start", n=2)
    this_phone.page.locator(".board-frame").wait_for(state="attached")
    assert host.ask("GET", f"/games/{GAME}/box")["boards"].keys() == {"board"}
    assert gallery.faults == []
