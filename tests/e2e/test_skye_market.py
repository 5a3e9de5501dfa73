"""Isle of Skye's offers on phones: axe and prices in secret, lifted screens, the market."""

import pytest
from playwright.sync_api import expect

from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.gallery import Gallery
from tests.e2e.phone import Phone

pytestmark = pytest.mark.e2e

ANNA, BEN, CLEO = range(3)


def mark(phone: Phone, row: int) -> None:
    """The axe onto a tile, by one tap."""
    phone.tap(phone.page.locator("[data-offer]").nth(row).get_by_role("button", name=phone.say("isle_of_skye.do_place_axe")))
    phone.page.locator(".offer-marked").wait_for()


def price(phone: Phone, row: int, n: int) -> None:
    """A price, by one tap."""
    phone.tap(phone.page.locator("[data-offer]").nth(row).get_by_role("button", name=f"{n} ", exact=False).first)


def test_prices_are_sealed_lifted_and_paid(phone: NewPhone, device: NewDevice) -> None:
    annas, bens, cleos = sitting = skye.begun(device, 3)
    one, two = phone(token=annas.token, light="day"), phone(token=bens.token, language="de", light="lamp")
    first, second = Gallery(one, "skye-"), Gallery(two, "skye-de-")
    for shown, sits in ((one, annas), (two, bens)):
        shown.open("t", sits.table)
        shown.page.locator("[data-offer]").first.wait_for()
    first.show("open")
    mark(one, 1)
    price(one, 0, 1)
    first.show("one-price")
    price(one, 2, 1)
    second.show("open")
    mark(two, 0)
    price(two, 1, 1)
    price(two, 2, 2)
    second.show("priced")
    one.press("isle_of_skye.do_set_prices")
    expect(one.heading("play.offer_sealed")).to_be_visible()
    first.show("sealed")
    two.press("isle_of_skye.do_set_prices")
    skye.choose(cleos, CLEO, (4, 1))
    one.button("isle_of_skye.choice_lift").wait_for()
    first.show("all")
    one.press("isle_of_skye.choice_lift")
    one.page.locator("[data-seller]").first.wait_for()
    first.show("market")
    two.page.locator("[data-seller]").first.wait_for()
    second.show("watching")
    one.tap(one.page.locator("[data-choice]:not([aria-disabled=true])").first)
    first.show("chosen")
    one.page.get_by_role("button", name="Buy for", exact=False).tap()
    two.heading("isle_of_skye.prompt_buy").wait_for()
    second.show("buying")
    assert first.faults + second.faults == []
    assert sitting
