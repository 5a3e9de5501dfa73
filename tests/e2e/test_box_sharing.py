"""A box shared by a link: viewed by somebody else, merged with their own by a tap, and played with."""

import pytest
from playwright.sync_api import expect

from tests.api.test_boxes import MEADOW
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.gallery import Gallery
from tests.e2e.tables import seated

pytestmark = pytest.mark.e2e
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
    host, friend = seated(device, 2, game="isle_of_skye", options={"tracking": "territories"})
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
