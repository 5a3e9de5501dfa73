"""Isle of Skye with Druids on phones and the TV: the dolmen board, tiles that are not entered, the second buy turn."""

import pytest
from playwright.sync_api import expect

from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.druid_rounds import play_to_second_turn
from tests.e2e.druids import tiles_drawn
from tests.e2e.gallery import Gallery, look_at
from tests.records.druid_box import BOX

ANNA, BEN = range(2)
TOLD = ("x2", "x13", "x25")


def start_table(new: NewDevice) -> list[Device]:
    """Start a table of two who draw from real stacks: three spaces of the dolmen board are entered, pricing is due."""
    host = new()
    host.ask("PUT", "/games/isle_of_skye/box", {"pieces": BOX})
    code = host.open_table(game="isle_of_skye", draw="table", expansions=["druids"])
    guest = new()
    guest.join(code)
    sitting = [host, guest]
    for seat, sits in enumerate(sitting):
        sits.sit(seat)
    host.start()
    for number, tile in enumerate(TOLD, 1):
        sitting[ANNA].act(ANNA, {"type": "report_druid_tile", "number": number, "tile": tile})
    skye.answer_all(sitting, "pick", "place")
    return sitting


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])
def test_the_dolmen_board(language: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device)
    annas, bens = sitting
    first_phone, two = (
        phone(token=annas.token, language=language),
        phone(token=bens.token, language=language, light="lamp"),
    )
    tv = phone(language=language, light="lamp")
    tv.page.set_viewport_size({"width": 1280, "height": 720})
    tv.open("tv", annas.ask("GET", f"/tables/{annas.table}/invite?to=watch")["code"])
    gallery, bens_gallery = Gallery(first_phone, "druids-"), Gallery(two, "druids-ben-")

    first_phone.open("t", annas.table)
    expect(first_phone.heading("isle_of_skye.prompt_axe")).to_be_visible()
    gallery.show("pricing")
    first_phone.tap(first_phone.page.locator("[data-wares]"))
    expect(first_phone.page.locator("[data-lies=untold]")).to_have_count(2)
    tiles_drawn(first_phone)
    gallery.show("board-while-pricing")
    tv.page.locator(".tv-wares [data-lies=untold]").first.wait_for()
    tiles_drawn(tv)
    look_at(tv, f"druids-tv-strip-{language}")

    play_to_second_turn(sitting)
    expect(first_phone.heading("isle_of_skye.prompt_second")).to_be_visible()
    gallery.show("second")
    tv.page.locator(".tv-offers-wares [data-lies=untold]").first.wait_for()
    look_at(tv, f"druids-tv-second-{language}")
    two.open("t", bens.table)
    two.page.locator("[data-space='4'] button").wait_for()
    bens_gallery.show("waiting")

    two.tap(two.page.locator("[data-space='4'] button"))
    two.page.locator("[data-piece]").first.wait_for()
    bens_gallery.show("tell")
    annas.act(ANNA, {"type": "report_druid_tile", "number": 4, "tile": "x14"})
    words_before, _ = two.say("play.market_reported_meanwhile", n=4, name="|").split("|")
    expect(two.page.locator(".band-strip")).to_contain_text(words_before)
    expect(two.page.locator("[data-space='4'][data-lies=piece]")).to_be_visible()
    bens_gallery.show("told-meanwhile")
    with two.counted() as hands:
        two.tap(two.page.locator("[data-space='5'] button"))
        two.tap(two.page.locator("[data-piece='x35']"))
        two.page.locator("[data-space='5'][data-lies=piece]").wait_for()
    assert hands[0].taps == 2
    expect(first_phone.page.locator("[data-lies=untold]")).to_have_count(0)

    first_phone.tap(first_phone.page.locator("[data-space='2'] button"))
    gallery.show("chosen")
    choice = next(choice for choice in skye.prompts_of(annas, ANNA)[0]["choices"] if choice.get("places") == ["2"])
    first_phone.press("isle_of_skye.do_buy_again", price=choice["price"])
    two.heading("isle_of_skye.prompt_second").wait_for()
    expect(two.page.locator("[data-space='1'][data-lies=untold] button")).to_be_visible()
    two.press("isle_of_skye.choice_pass")
    first_phone.page.locator("button[data-hand]").first.wait_for()
    gallery.show("building")
    first_phone.tap(first_phone.page.locator("[data-wares]"))
    first_phone.tap(first_phone.page.locator("[data-space='1'] button"))
    first_phone.page.locator("[data-piece]").first.wait_for()
    gallery.show("tell-while-building")
    first_phone.press("play.unlisted")
    expect(first_phone.heading("isle_of_skye.prompt_stone_pick", n=1)).to_be_visible()
    assert gallery.faults + bens_gallery.faults == []
