"""A phone that is handed from seat to seat, with prices that only one may see."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device
from tests.e2e.phone import Phone
from tests.rulesets.sealed_market.facts import CARDS
from tests.serving import ServedTable

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
