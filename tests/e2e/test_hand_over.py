"""One phone for two people with secrets from each other: it is handed over, and no trace remains.

The game is the tests' Sealed Market, which has no texts: its codes are shown as words.
"""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.gallery import Gallery
from tests.e2e.hand_over import ANNA, CLEO, card_of, hand_over, raise_amounts, seal, table_of_two_phones
from tests.e2e.hand_over import server as server  # a fixture
from tests.e2e.phone import Phone
from tests.e2e.traces import places_of, reachable, stored
from tests.rulesets.sealed_market.facts import CARDS


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


def test_a_phone_that_asks_for_a_seat_is_answered_on_the_cover_and_on_pages(phone: NewPhone, device: NewDevice) -> None:
    annas, cleos = table_of_two_phones(device)
    seal(cleos, CLEO, 0, 0)
    host, bens = phone(token=annas.token), phone(language="de")
    host.open("t", annas.table)
    host.heading("hand.ask", name="Anna").wait_for()
    expect(host.strip_saying("play.others_wait", n=1, name="Cleo")).to_be_visible()
    host.picture("hand-over-others-wait")
    bens.open("join", annas.look(ANNA)["document"]["table"]["code"])
    bens.tap(bens.page.get_by_role("button", name="Ben"))
    bens.heading("join.asked").wait_for()
    for path in ([], ["points"], ["help"], ["people"], ["adjust"]):
        host.open("t", annas.table, *path)
        expect(host.strip_saying("play.request", name="Ben")).to_be_visible()
    host.open("t", annas.table)
    host.heading("hand.ask", name="Anna").wait_for()
    host.press("play.request_yes")
    expect(bens.heading("join.asked")).to_be_hidden()
    host.open("t", annas.table, "help")
    expect(host.strip_saying("play.request", name="Ben")).to_have_count(0)
    seal(annas, ANNA, 0, 0)
    bens.open("t", annas.table, "people")
    expect(bens.strip_saying("play.others_wait", n=2, name="Anna")).to_be_visible()
    bens.press("play.play_on")
    expect(bens.strip_saying("play.others_wait", n=2, name="Anna")).to_have_count(0)


def assert_found_while_shown(phone: Phone, annas: Device, secret: str) -> None:
    """Assert, as a positive control, that Anna's card is in memory while the phone shows her seat, and gone after a
    reload."""
    phone.open("t", annas.table, "people")
    phone.tap(phone.page.get_by_role("button", name=re.compile(r"\bAnna\b.*, ")))
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
