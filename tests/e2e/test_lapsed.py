"""A correction takes gold from a seat with sealed prices: only its phone says so, and asks again."""

import pytest
from playwright.sync_api import expect

from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.gallery import Gallery
from tests.e2e.skye import amounts, mark, offered_tile, price
from tests.e2e.tables import seat_devices
from tests.tables.clans import GOALS, tiles_of

ANNA, BEN, CLEO = range(3)


def play_sale(new: NewDevice) -> tuple[list[Device], int]:
    """Play a round in which Ben bought a tile of Cleo's for 2 gold, and the draws of the next. Return the version of
    her prices."""
    sitting = seat_devices(new, 3, game="isle_of_skye", draw="table")
    sitting[ANNA].start()
    skye.draw(sitting[ANNA], ANNA, *GOALS)
    skye.answer_all(sitting, "place")
    draw(sitting, 1)
    for seat, first in ((ANNA, 1), (BEN, 1), (CLEO, 2)):
        skye.choose(sitting[seat], seat, (first, 1))
    priced = sitting[CLEO].look(CLEO)["v"]
    skye.lift(sitting[ANNA], ANNA)
    for buyer in (ANNA, BEN, CLEO):
        (prompt,) = skye.prompts_of(sitting[buyer], buyer)
        dear = [choice for choice in prompt["choices"] if choice["price"] == 2 and buyer == BEN]
        choice = dear[0] if dear else prompt["decline"]
        sitting[buyer].act(buyer, {**prompt["action"], **choice["payload"]})
    skye.answer_all(sitting, "place", "choose")
    sitting[ANNA].once(lambda view: view["turn"] == 2)
    draw(sitting, 2)
    return sitting, priced


def draw(sitting: list[Device], number: int) -> None:
    """Let everybody draw three tiles."""
    for seat, device in enumerate(sitting):
        skye.draw(device, seat, *tiles_of(seat, number))


def correct(sitting: list[Device], version: int) -> None:
    """Correct the price of that tile to 3 as Cleo, and confirm as Anna."""
    anna, cleo = sitting[ANNA], sitting[CLEO]
    path = f"/tables/{anna.table}/corrections"
    entry = cleo.ask("POST", f"{path}/entry", {"seat": CLEO, "ref": str(version)})
    prices = dict(entry["action"]["prices"])
    prices[max(prices, key=lambda tile: prices[tile])] = 3
    action = {**entry["action"], "prices": prices}
    draft = {"type": "correction", "edits": [{"type": "replace", "ref": str(version), "action": action}]}
    correction = cleo.ask("POST", path, {"id": "dearer", "seat": CLEO, "draft": draft})
    anna.ask("POST", f"{path}/{correction['proposal']}", {})


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])
def test_whose_prices_no_longer_fit_is_asked_again_on_the_own_phone(
    language: str, phone: NewPhone, device: NewDevice
) -> None:
    sitting, priced = play_sale(device)
    bens, annas = (
        phone(token=sitting[BEN].token, language=language),
        phone(token=sitting[ANNA].token, language=language),
    )
    bens.open("t", sitting[BEN].table)
    bens.press("play.scored_right")
    offered_tile(bens, 2).wait_for()
    gold = sitting[BEN].look(BEN)["document"]["view"]["seats"][str(BEN)]["stock"]["gold"]
    mark(bens, 0)
    price(bens, 1, gold - 2)
    price(bens, 2, 2)
    bens.press("isle_of_skye.do_set_prices")
    expect(bens.heading("play.offer_sealed")).to_be_visible()
    for seat in (ANNA, CLEO):
        skye.choose(sitting[seat], seat, (1, 1))
    annas.open("t", sitting[ANNA].table)
    annas.press("play.scored_right")
    expect(annas.heading("isle_of_skye.prompt_lift")).to_be_visible()

    correct(sitting, priced)
    expect(bens.text("isle_of_skye.hint_lapsed")).to_be_visible()
    assert amounts(bens) == [], "what was sealed is not shown unasked"
    gallery = Gallery(bens, "skye-lapsed-")
    gallery.show("asked-again")
    expect(annas.heading("isle_of_skye.prompt_lift")).to_be_visible()
    expect(annas.page.get_by_text(annas.say("isle_of_skye.hint_lapsed"))).to_have_count(0)

    annas.press("isle_of_skye.choice_lift")
    expect(annas.heading("play.offer_sealed")).to_be_visible()
    expect(annas.page.locator(".chosen").get_by_text(annas.say("play.offer_open"), exact=True)).to_have_count(1)
    assert amounts(annas) == []
    Gallery(annas, "skye-lapsed-others-").show("not-lifted")
    mark(bens, 0)
    price(bens, 1, gold - 2)
    price(bens, 2, 1)
    bens.press("isle_of_skye.do_set_prices_last")
    annas.page.locator(".market .coin").first.wait_for()
    assert gallery.faults == []
