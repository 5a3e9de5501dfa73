"""A board of a running table that the host's box has differently: offered by the strip, and kept."""

import copy

import pytest
from playwright.sync_api import expect

from tests.e2e import journeyman
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.gallery import Gallery
from tests.e2e.tables import seat_devices

GAME = "isle_of_skye"
BOX = f"/games/{GAME}/box"


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])
def test_a_board_of_the_table_is_kept_in_the_box(language: str, phone: NewPhone, device: NewDevice) -> None:
    host, _ben = seat_devices(device, 2, journeyman.COLOURS, game=GAME, draw="table", expansions=["journeyman"])
    played = host.ask("PUT", f"{BOX}/boards/2-4", {"facts": journeyman.copied_board(), "before": None})["boards"]["2-4"]
    host.start()
    other = copy.deepcopy(played)
    other["tracks"]["warrior"]["spaces"][0]["vp_on_step"] = 5
    host.ask("PUT", f"{BOX}/boards/2-4", {"facts": other, "before": played})

    host_phone = phone(token=host.token, language=language)
    gallery = Gallery(host_phone, "kept-board-")
    host_phone.open("t", host.table)
    expect(host_phone.strip_saying("play.unkept_boards", n=1)).to_be_visible()
    gallery.show("strip")
    host_phone.press("corrections.strip_look")
    host_phone.text("box.boards_differ").wait_for()
    gallery.show("offer")
    (name,) = host_phone.page.locator(".row-title").first.all_inner_texts()
    host_phone.press("box.keep_this", name=name)
    expect(host_phone.text("box.merge_done")).to_be_visible()
    gallery.show("kept")
    assert host.ask("GET", BOX)["boards"] == {"2-4": played}
    host_phone.text("box.all_kept").wait_for()
    host_phone.tap(host_phone.page.locator(".action-bar .button-main"))
    host_phone.heading("box.drawn_up").wait_for(state="detached")
    expect(host_phone.strip_saying("play.unkept_boards", n=1)).to_have_count(0)
    assert gallery.faults == []
