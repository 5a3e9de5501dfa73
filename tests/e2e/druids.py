"""Druid tiles on phones: composed from their facts by taps, and entered for a space of the dolmen board."""

import re
from time import monotonic
from typing import Any, NamedTuple

from playwright.sync_api import Locator, expect

from games.core.action import Facts
from games.core.grid import EDGES
from tests.e2e.box import add_symbol, row, terrain
from tests.e2e.phone import Phone

TERRAINS = ("pasture", "mountain", "water")
"""In the order in which taps step through them; a blank tile has the first one."""
SECONDS_A_TAP = 1.5
"""Seconds that a person needs per tap with the tile in view: look, find, tap."""


class DrawnUp(NamedTuple):
    """What composing one tile took: taps, swipes, and seconds of the machine."""

    taps: int
    swipes: int
    seconds: float

    @property
    def by_hand(self) -> float:
        """Return the seconds that a person would need."""
        return self.taps * SECONDS_A_TAP


def go_to_market(phone: Phone) -> None:
    """Go from the seat's own prompt to the dolmen board, unless it is shown."""
    switch = phone.page.locator("[data-wares]")
    if switch.get_attribute("data-wares") != "true":
        phone.tap(switch)
        expect(switch).to_have_attribute("data-wares", "true")


def return_from_market(phone: Phone) -> None:
    """Go from the dolmen board back to the seat's own prompt."""
    switch = phone.page.locator("[data-wares]")
    if switch.get_attribute("data-wares") == "true":
        phone.tap(switch)
        expect(switch).to_have_attribute("data-wares", "false")


def space(phone: Phone, n: int, lies: str = "") -> Locator:
    """Return a space of the dolmen board, once it holds `nothing`, an `untold` tile or a `piece`."""
    return phone.page.locator(f"[data-space='{n}']" + (f"[data-lies={lies}]" if lies else ""))


def draw_up(phone: Phone, n: int, facts: Facts, begin: Locator) -> DrawnUp:
    """Tap `begin`, compose the tile on space `n`, and wait until the table has it."""
    began = monotonic()
    with phone.counted() as hands:
        phone.tap(begin)
        heading = phone.heading("isle_of_skye.prompt_stone_pick", n=n)
        heading.wait_for()
        phone.page.locator(".composer-tile .box-picture svg").first.wait_for()
        _print(phone, facts)
        phone.tap(phone.page.locator(".action-bar .button-main:not([aria-disabled=true])"))
        heading.wait_for(state="detached")
    return DrawnUp(hands[0].taps, hands[0].swipes, monotonic() - began)


def _steps(before: str, after: str) -> int:
    """Return the number of taps from one terrain to another."""
    return (TERRAINS.index(after) - TERRAINS.index(before)) % len(TERRAINS)


def _print(phone: Phone, facts: Any) -> None:
    printed = [*facts["edges"].values(), facts["center"]]
    ground = min(TERRAINS, key=lambda terrain: sum(_steps(terrain, to) for to in printed) + (terrain != TERRAINS[0]))
    if ground != TERRAINS[0]:
        phone.tap(phone.page.locator(f"[data-whole={ground}]"))
        middle = phone.page.locator(".composer-terrain[data-at=center]")
        expect(middle).to_have_text(phone.say(f"isle_of_skye.terrain_{ground}"))
    for edge in EDGES:
        terrain(phone, edge, facts["edges"][edge])
    terrain(phone, "center", facts["center"])
    for edge in EDGES:
        roads = [n for n, road in enumerate(facts["roads"], 1) if edge in road["edges"]]
        for _ in range(sum(roads)):
            phone.tap(phone.page.locator(f"[data-road={edge}]"))
    _choose(phone, "cost", str(facts["cost"]))
    if tablet := facts.get("tablet"):
        _choose(phone, "tablet", tablet)
    for symbol in facts["features"]:
        kind = symbol["kind"]
        if scroll := symbol.get("scroll"):
            _choose(phone, "scroll", scroll)
            name = phone.say(f"isle_of_skye.{kind}_{scroll}")
        else:
            add_symbol(phone, kind)
            name = phone.say(f"isle_of_skye.symbol_{kind}")
            for _ in range(symbol["count"] - 1):
                phone.tap(row(phone, kind).get_by_role("button", name=phone.say("box.more", name=name)))
        _stand(phone, name, facts, symbol["region"])


def _choose(phone: Phone, field: str, value: str) -> None:
    picked = phone.page.locator(f"input[name=piece-{field}][value='{value}']")
    if not picked.is_checked():
        phone.tap(phone.page.locator("label", has=picked))
        expect(picked).to_be_checked()


def _stand(phone: Phone, name: str, facts: Any, region: str) -> None:
    """Place a symbol in its region, unless it is there already."""
    edges = next(region_facts["edges"] for region_facts in facts["regions"] if region_facts["id"] == region)
    edge = edges[0] if edges else "center"
    in_hand = phone.page.locator(".composer-symbol > .chip").filter(has_text=re.compile(f"^{re.escape(name)}"))
    if in_hand.get_attribute("aria-pressed") != "true":
        phone.tap(in_hand)
    spot = phone.page.locator(f"[data-spot={edge}]")
    if spot.get_attribute("aria-pressed") != "true":
        phone.tap(spot)
        expect(spot).to_have_attribute("aria-pressed", "true")


DRAWN = """async () => {
  const uses = () => [...document.querySelectorAll("[data-lies=piece] use")];
  const ends = performance.now() + 20000;
  while (!uses().every((one) => document.querySelector(one.getAttribute("href")))) {
    if (performance.now() > ends) return false;
    await new Promise(requestAnimationFrame);
  }
  return true;
}"""


def tiles_drawn(phone: Phone) -> None:
    """Wait for the pictures of the dolmen board."""
    assert phone.page.evaluate(DRAWN), "a tile of the dolmen board is not drawn"
