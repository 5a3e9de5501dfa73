"""Isle of Skye's offers on phones: axe and prices in secret, lifted screens, the market; then the round is counted."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.gallery import Gallery
from tests.e2e.looks import axe_faults, raw_codes
from tests.e2e.phone import Phone

pytestmark = pytest.mark.e2e

ANNA, BEN, CLEO = range(3)


def offered(phone: Phone, row: int) -> Locator:
    """The row of one of the three tiles."""
    return phone.page.locator("[data-offer]").nth(row)


def mark(phone: Phone, row: int) -> None:
    """The axe onto a tile, by one tap; it lies once prices are asked for."""
    axe = offered(phone, row).get_by_role("button", name=phone.say("isle_of_skye.do_place_axe"), exact=True)
    phone.tap(axe)
    phone.page.locator(".price").first.wait_for()
    expect(axe).to_have_attribute("aria-pressed", "true")


def price(phone: Phone, row: int, n: int) -> None:
    """A price, by one tap."""
    coin = offered(phone, row).locator(".price", has_text=re.compile(f"^{n}$"))
    phone.tap(coin)
    expect(coin).to_have_attribute("aria-pressed", "true")


def amounts(phone: Phone) -> list[str]:
    """The coins that are on the page."""
    return phone.page.locator(".offer-piece .coin").all_inner_texts()


@pytest.mark.parametrize("language", ["en", "de"])
def test_prices_are_sealed_lifted_and_paid(language: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.begun(device, 3)
    annas, bens, cleos = sitting
    one, two = phone(token=annas.token, language=language), phone(token=bens.token, language=language, light="lamp")
    tv = phone(language=language, light="lamp")
    tv.page.set_viewport_size({"width": 1280, "height": 720})
    tv.open("tv", annas.ask("GET", f"/tables/{annas.table}/invite?to=watch")["code"])
    gallery = Gallery(one, "skye-")
    for shown, sits in ((one, annas), (two, bens)):
        shown.open("t", sits.table)
        offered(shown, 2).wait_for()
    gallery.show("open")
    with one.counted() as hands:
        mark(one, 1)
        price(one, 0, 1)
        price(one, 2, 1)
        expect(one.text("play.offer_purse", laid=2, left=3)).to_be_visible()
        gallery.show("priced")
        one.press("isle_of_skye.do_set_prices")
    assert hands[0].taps == 4
    expect(one.heading("play.offer_sealed")).to_be_visible()
    assert amounts(one) == []
    gallery.show("sealed")
    expect(two.page.locator(".chosen").get_by_text(two.say("play.offer_done"), exact=True)).to_have_count(1)
    expect(tv.page.locator(".chosen").get_by_text(tv.say("play.offer_done"), exact=True)).to_have_count(1)
    assert amounts(tv) == amounts(two) == []
    look_at(tv, f"skye-tv-sealed-{language}")

    mark(two, 0)
    price(two, 1, 4)
    price(two, 2, 1)
    two.press("isle_of_skye.do_set_prices")
    skye.choose(cleos, CLEO, (3, 1))
    expect(one.heading("isle_of_skye.prompt_lift")).to_be_visible()
    assert amounts(one) == []
    gallery.show("all-sealed")
    two.press("isle_of_skye.choice_lift")
    for shown in (one, two, tv):
        shown.page.locator(".market .coin").first.wait_for()
    expect(one.heading("isle_of_skye.prompt_buy")).to_be_visible()
    gallery.show("market")
    look_at(tv, f"skye-tv-market-{language}")
    with one.counted() as hands:
        one.tap(one.page.locator("[data-choice]:not([aria-disabled=true])").first)
        gallery.show("chosen")
        one.press("isle_of_skye.do_buy_tile", price=1)
    assert hands[0].taps == 2
    two.heading("isle_of_skye.prompt_buy").wait_for()
    Gallery(two, "skye-second-").show("own-turn")
    two.press("isle_of_skye.choice_pass")
    skye.answer(cleos, CLEO, skye.asked(cleos, CLEO)[0])
    expect(one.page.locator("[data-seller]")).to_have_count(0)
    assert gallery.faults == []


def look_at(tv: Phone, name: str) -> None:
    """The TV is kept as a picture and measured."""
    tv.picture(name)
    assert axe_faults(tv) + raw_codes(tv) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_round_is_counted_and_compared(language: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.begun(device, 3)
    one = phone(token=sitting[0].token, language=language)
    tv = phone(language=language, light="lamp")
    tv.page.set_viewport_size({"width": 1280, "height": 720})
    tv.open("tv", sitting[0].ask("GET", f"/tables/{sitting[0].table}/invite?to=watch")["code"])
    one.open("t", sitting[0].table)
    offered(one, 0).wait_for()
    for _ in range(4):
        skye.play_round(sitting)
    gallery = Gallery(one, "skye-scoring-")
    right = one.button("play.scored_right")
    right.wait_for()
    gallery.show("mine")
    one.tap(one.page.locator("[data-line]").first)
    one.page.locator(".board-proof").wait_for()
    gallery.show("lit")
    one.press("play.scored_all")
    gallery.show("all")
    one.tap(right)
    expect(right).to_be_hidden()
    one.open("t", sitting[0].table, "points")
    one.button("points.scoring").wait_for()
    gallery.show("points")
    look_at(tv, f"skye-tv-drawn-{language}")
    assert gallery.faults == []
