"""A box shared by a link or as a file: viewed by somebody else, merged with their own, and played with."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.api.boxes import MEADOW
from tests.e2e import skye
from tests.e2e.box import open_piece, row
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.gallery import Gallery
from tests.e2e.tables import seat_devices

BOX = "/games/isle_of_skye/box"
TURNED = {
    "edges": {"N": "mountain", "E": "pasture", "S": "water", "W": "pasture"},
    "center": "pasture",
    "roads": [{"edges": ["E", "W"]}],
    "features": [{"kind": "sheep", "count": 2, "region": "E"}],
}
"""MEADOW, rotated by a quarter turn."""
HILL = {"edges": dict.fromkeys("NESW", "mountain"), "center": "mountain"}


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])
def test_a_box_is_looked_at_taken_and_played_with(language: str, phone: NewPhone, device: NewDevice) -> None:
    host, friend = seat_devices(device, 2, game="isle_of_skye", options={"tracking": "territories"})
    host.ask("PUT", BOX, {"pieces": {"x1": TURNED}})
    friend.ask("PUT", BOX, {"pieces": {"b06": MEADOW, "x1": HILL, "x2": MEADOW}, "settled": ["b06"]})
    giver, taker = (
        phone(token=friend.token, language=language),
        phone(token=host.token, language=language, light="lamp"),
    )
    galleries = Gallery(giver, "share-"), Gallery(taker, "merge-")

    giver.open("box", "isle_of_skye")
    giver.press("box.share")
    giver.text("box.link_none").wait_for()
    giver.press("box.link_make")
    expect(giver.page.get_by_role("img", name=giver.say("box.link_qr"))).to_be_visible()
    galleries[0].show("link")

    link = friend.ask("GET", f"{BOX}/link")["link"]["url"].partition("/#/")[2]
    taker.open(link)
    taker.text("box.merge_differs", n=2).wait_for()  # x2 equals the recipient's x1, in any rotation
    expect(taker.page.locator("fieldset[data-differs]")).to_have_count(2)
    expect(taker.page.locator(".box-pair svg")).to_have_count(3)
    galleries[1].show("two")
    with taker.counted() as hands:
        taker.press("box.merge_all_theirs")
        taker.press("box.merge_take", n=2)
    assert hands[0].taps == 2
    expect(taker.heading("box.title")).to_be_visible()
    assert host.ask("GET", BOX)["pieces"].keys() == {"b06", "x1", "x3"}

    taker.open("t", host.table)
    taker.text("lobby.box_differs", n=3).wait_for()
    giver.press("box.link_back")
    giver.text("box.link_none").wait_for()
    assert friend.ask("GET", f"{BOX}/link") == {"link": None}
    assert [fault for gallery in galleries for fault in gallery.faults] == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_file_that_was_cut_off_is_called_so(language: str, phone: NewPhone, device: NewDevice) -> None:
    owner = device()
    owner.ask("PUT", BOX, {"pieces": {"b06": MEADOW}})
    data = json.dumps(owner.ask("GET", f"{BOX}/export.json")).encode()
    taker = phone(language=language)
    taker.open("box", "isle_of_skye", "share")
    with taker.watch.expecting("422"):
        taker.page.get_by_label(taker.say("box.file_open")).set_input_files(
            {"name": "box.json", "mimeType": "application/json", "buffer": data[:-20]}
        )
        expect(taker.text("take_along.cut_off")).to_be_visible()
    assert taker.page.locator("fieldset[data-differs]").count() == 0


@pytest.mark.deep
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_file_is_merged_piece_by_piece_played_with_and_corrected_at_the_table(
    language: str, phone: NewPhone, device: NewDevice
) -> None:
    host, friend = seat_devices(device, 2, game="isle_of_skye", draw="app", options={"tracking": "territories"})
    host.ask("PUT", BOX, {"pieces": {"x1": TURNED}})
    friend.ask("PUT", BOX, {"pieces": {"b06": MEADOW, "x1": HILL, "x2": MEADOW}, "settled": ["b06"]})
    giver = phone(token=friend.token, language=language, light="lamp")
    taker = phone(token=host.token, language=language)
    gallery = Gallery(taker, "file-")

    giver.open("box", "isle_of_skye", "share")
    with giver.page.expect_download() as saved:
        giver.press("box.file_save")
    assert saved.value.suggested_filename == "tableside-box-isle_of_skye.json"

    taker.open("box", "isle_of_skye", "share")
    taker.page.get_by_label(taker.say("box.file_open")).set_input_files(saved.value.path())
    taker.text("box.merge_differs", n=2).wait_for()
    differences = taker.page.locator("fieldset[data-differs]")
    expect(differences).to_have_count(2)
    gallery.show("differs")
    taker.press("box.merge_all_mine")  # what is new had been chosen
    with taker.counted() as hands:
        taker.tap(taker.page.locator("fieldset[data-differs*=b06] label").nth(1))
        taker.press("box.merge_take", n=1)
    assert hands[0].taps == 2
    expect(taker.heading("box.title")).to_be_visible()
    expect(taker.page.locator("button[data-piece=b06]")).to_contain_text(taker.say("box.changed"))
    assert host.ask("GET", BOX)["pieces"].keys() == {"b06", "x1"}

    taker.open("t", host.table)
    taker.press("lobby.start", n=2)
    taker.page.locator(".board-frame").wait_for(state="attached")
    skye.answer_all([host, friend], "place")
    for seat, at in enumerate((host, friend)):
        at.act(seat, {"type": "finish_building", "round": 1})
    host.once(lambda view: view["turn"] == 2)
    assert {"b06", "x1"} <= host.look()["document"]["view"]["pieces"].keys()
    open_piece(taker, ".rows > li:first-child button", gallery)
    sheep = taker.say("isle_of_skye.symbol_sheep")
    taker.tap(row(taker, "sheep").get_by_role("button", name=taker.say("box.more", name=sheep)))
    taker.tap(taker.page.get_by_role("switch", name=taker.say("box.keep_too"), exact=True))
    taker.press("corrections.see")
    taker.heading("corrections.for_everyone_correction").wait_for()
    gallery.show("preview")
    taker.press("corrections.do_correction")
    host.once(lambda view: view["turn"] == 2 and sheep_of(view["pieces"]["b06"]) == 3)
    assert sheep_of(host.ask("GET", BOX)["pieces"]["b06"]) == 3
    assert sheep_of(friend.ask("GET", BOX)["pieces"]["b06"]) == 2, "a copy by value"
    assert gallery.faults == []


def sheep_of(facts: dict[str, Any]) -> int:
    """Return the number of sheep on a tile."""
    return sum(feature["count"] for feature in facts["features"] if feature["kind"] == "sheep")
