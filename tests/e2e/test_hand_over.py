"""One phone for two people with secrets from each other: it is handed over, and no trace remains.

The game is the tests' Sealed Market, which has no texts: its codes are shown as words.
"""

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.gallery import Gallery
from tests.e2e.phone import Phone
from tests.e2e.traces import places_of, reachable, stored
from tests.rulesets.sealed_market.facts import CARDS
from tests.serving import ServedTable

pytestmark = pytest.mark.e2e

ANNA, BEN, CLEO = range(3)


@pytest.fixture
def server(server_of_test_rulesets: ServedTable) -> ServedTable:
    """The product with the rulesets of the tests among its games."""
    return server_of_test_rulesets


def table_of_two_phones(device: NewDevice) -> tuple[Device, Device]:
    """Anna's phone, from which Ben is played too, and Cleo's; the bids are asked for."""
    annas, cleos = device(), device()
    code = annas.open_table(game="sealed_market", draw="app", options={"rounds": "1"})
    annas.sit(ANNA)
    annas.sit(BEN, phone=False)
    cleos.join(code)
    cleos.sit(CLEO)
    annas.start()
    return annas, cleos


def seal(device: Device, seat: int, fish: int, salt: int) -> None:
    """Submit a bid without the phone's interface."""
    device.act(seat, {"type": "seal_bids", "round": 1, "amounts": {"fish": fish, "salt": salt}})


def hand_over(phone: Phone, name: str) -> None:
    """Hand the phone over to the person it asks for."""
    expect(phone.heading("hand.ask", name=name)).to_be_visible()
    phone.press("hand.hold")
    phone.press("hand.once_more")
    expect(phone.heading("hand.ask", name=name)).to_be_hidden()


def raise_amounts(phone: Phone, amount: str, times: int) -> None:
    """Tap the plus of an amount `times` times."""
    for _ in range(times):
        phone.press("play.more", name=f"sealed market: {amount}")


def card_of(device: Device, seat: int) -> str:
    """Return the card that a seat keeps in secret."""
    stock = device.look(seat)["document"]["view"]["seats"][str(seat)]["stock"]
    (card,) = stock.keys() & CARDS.keys()
    return str(card)


def test_nothing_of_one_person_is_left_when_the_next_one_has_the_phone(phone: NewPhone, device: NewDevice) -> None:
    annas, cleos = table_of_two_phones(device)
    first, other = phone(token=annas.token, language="de"), phone(token=cleos.token)
    first.open("t", annas.table)
    other.open("t", cleos.table)
    gallery = Gallery(first, "hand-over-")
    first.heading("hand.ask", name="Anna").wait_for()
    gallery.show("asked")
    hand_over(first, "Anna")
    first.button("cover.now").wait_for()
    gallery.show("taken")
    first.press("cover.now")
    first.heading("hand.ask", name="Anna").wait_for()
    gallery.show("covered")
    hand_over(first, "Anna")
    raise_amounts(first, "fish", 5)
    first.press("play.done")
    expect(first.heading("hand.ask", name="Ben")).to_be_visible()
    assert "amounts" not in str(stored(first))
    hand_over(first, "Ben")
    expect(first.page.get_by_label("sealed market: fish", exact=True)).to_have_text("0")
    raise_amounts(first, "salt", 1)
    first.press("play.done")
    first.delivered()
    seal(cleos, CLEO, 0, 0)
    cleos.act(CLEO, {"type": "open_bids", "round": 1})

    hand_over(first, "Anna")
    first.press("play.draw")
    first.tap(kept_cards(first).first)
    first.delivered()
    secret = card_of(annas, ANNA)
    # Ben is asked openly: nobody has to look away.
    expect(first.page.get_by_role("heading", level=1, name="sealed market: tip")).to_be_visible()
    assert places_of(first, secret) == [], "Ben has it"
    assert places_of(other, secret) == [], "Cleo never knew"
    assert not gallery.faults, "\n".join(gallery.faults)
    assert_found_while_shown(first, annas, secret)


def assert_found_while_shown(phone: Phone, annas: Device, secret: str) -> None:
    """Assert, as a positive control, that Anna's card is in memory while the phone shows her seat, and gone after a
    reload."""
    phone.open("t", annas.table, "people")
    phone.tap(phone.page.get_by_role("button", name="Anna, "))
    phone.press("people.hand", name="Anna")
    hand_over(phone, "Anna")
    phone.press("common.more")
    phone.button("cover.now").wait_for()
    assert any(secret in text for text in reachable(phone))
    phone.page.reload()
    expect(phone.page.get_by_role("heading", level=1, name="sealed market: tip")).to_be_visible()
    assert places_of(phone, secret) == []


def test_a_page_that_is_left_is_covered(phone: NewPhone, device: NewDevice) -> None:
    annas, cleos = device(), device()
    code = annas.open_table(game="sealed_market", draw="app", options={"rounds": "1"})
    annas.sit(0)
    cleos.join(code)
    cleos.sit(1)
    annas.start()
    this_phone = phone(token=annas.token)
    this_phone.open("t", annas.table)
    raise_amounts(this_phone, "fish", 4)
    this_phone.press("cover.now")
    expect(this_phone.heading("cover.prompt")).to_be_visible()
    assert "sealed market: fish" not in stored(this_phone)["page"]
    this_phone.press("cover.look")
    expect(this_phone.page.get_by_label("sealed market: fish", exact=True)).to_have_text("4")
    this_phone.press("play.done")
    this_phone.delivered()
    seal(cleos, 1, 0, 0)
    cleos.act(1, {"type": "open_bids", "round": 1})
    this_phone.press("play.draw")
    kept_cards(this_phone).first.wait_for()

    for leave in (lambda: set_visibility(this_phone, "hidden"), this_phone.page.reload):
        offered = cards_offered(annas)
        assert offered & words_of(this_phone) == offered
        leave()
        expect(this_phone.heading("cover.prompt")).to_be_visible()
        set_visibility(this_phone, "visible")
        expect(this_phone.heading("cover.prompt")).to_be_visible()
        assert offered & words_of(this_phone) == set()
        this_phone.press("cover.look")
        kept_cards(this_phone).first.wait_for()


def set_visibility(phone: Phone, state: str) -> None:
    """Tell the page that its app was left or opened again, since a browser without a window never does."""
    phone.page.evaluate(
        """(state) => {
          Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
          document.dispatchEvent(new Event("visibilitychange"));
        }""",
        state,
    )


def kept_cards(phone: Phone) -> Locator:
    """Return the controls that keep a card: one of two, or the main button if both cards are the same."""
    expect(phone.page.get_by_role("heading", level=1, name="sealed market: keep")).to_be_visible()
    return phone.page.locator("[data-choice], .action-bar .button-main")


def cards_offered(device: Device) -> set[str]:
    """Return the cards that the device's first seat looks at."""
    (prompt,) = device.look(0)["document"]["view"]["prompts"].values()
    return {choice["payload"]["card"] for choice in prompt["choices"]}


def words_of(phone: Phone) -> set[str]:
    """Return the names of cards anywhere on the page or in its title."""
    storage = stored(phone)
    return {card for card in CARDS if card in storage["page"] or card in storage["title"]}


def kept_card(device: NewDevice) -> tuple[Device, Device]:
    """Set up: Anna has bid most and kept a card; Ben is asked about the tip."""
    annas, cleos = table_of_two_phones(device)
    seal(annas, ANNA, 5, 0)
    seal(annas, BEN, 0, 1)
    seal(cleos, CLEO, 0, 0)
    cleos.act(CLEO, {"type": "open_bids", "round": 1})
    annas.act(ANNA, {"type": "draw"})
    (prompt,) = annas.look(ANNA)["document"]["view"]["prompts"].values()
    annas.act(ANNA, {**prompt["action"], **prompt["choices"][0]["payload"]})
    return annas, cleos
