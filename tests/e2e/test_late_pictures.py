"""Pictures that arrive late move nothing: their room is there before them."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Route, expect

from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.phone import Phone
from tests.records.skye_games import moves
from tests.serving import ROOT

ASSETS = ROOT / "frontend" / "dist" / "assets"
GAME = "isle_of_skye"
NAMES = ("Anna", "Bernhard", "Cleo", "Dora", "Emil")
BOXES = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return [left, top, right, bottom].map(Math.round);
})"""
WIDTH = "document.scrollingElement.scrollWidth"
DRAWN = "() => [...document.querySelectorAll('.score-kind path')].every((path) => path.getAttribute('d'))"


@contextmanager
def held_back(phone: Phone) -> Iterator[None]:
    """Hold back the facts and pictures of the game until the end of the block."""
    facts = {path.name for path in ASSETS.glob(f"{GAME}*.js") if "geometry" in path.read_text("utf-8")}
    assert facts
    held: list[Route] = []
    is_open = False

    def hold(route: Route) -> None:
        if is_open:
            route.continue_()
        else:
            held.append(route)

    address = re.compile(rf"/assets/({'|'.join(map(re.escape, facts))}|[^/]*\.svg)$")
    phone.page.route(address, hold)
    yield
    while not held:  # a busy phone shows the boxes before it asks for what is in them
        phone.page.evaluate("() => new Promise(requestAnimationFrame)")
    is_open = True
    for route in held:
        route.continue_()


def finish_record(device: NewDevice) -> Device:
    """Play a recorded game of five to its end."""
    sitting = skye.start_record(device, NAMES)
    skye.enter(sitting, moves(skye.record(len(NAMES))))
    sitting[0].once(lambda view: "outcome" in view)
    return sitting[0]


@pytest.mark.parametrize("width", [320, 390])
def test_tables_of_points_stay_where_they_are(width: int, phone: NewPhone, device: NewDevice) -> None:
    host = finish_record(device)
    for path in ((), ("points",)):
        this_phone = phone(token=host.token)
        this_phone.page.set_viewport_size({"width": width, "height": 844})
        with held_back(this_phone):
            this_phone.open("t", host.table, *path)
            this_phone.page.locator(".score-table thead th").nth(7).wait_for(state="attached")
            before = this_phone.page.evaluate(BOXES, ".score-table :is(th, td), .score-legend")
            assert this_phone.page.evaluate(WIDTH) == width
        this_phone.until(DRAWN)
        assert this_phone.page.evaluate(BOXES, ".score-table :is(th, td), .score-legend") == before


def test_offers_stay_where_they_are(phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.start_where_app_draws(device, 3)
    this_phone = phone(token=sitting[0].token)
    with held_back(this_phone):
        this_phone.open("t", sitting[0].table)
        expect(this_phone.page.locator("[data-offer] .tile-picture")).to_have_count(3)
        before = this_phone.page.evaluate(BOXES, "[data-offer] *:not(svg *)")
    this_phone.page.locator("[data-offer] use").first.wait_for(state="attached")
    assert this_phone.page.evaluate(BOXES, "[data-offer] *:not(svg *)") == before
