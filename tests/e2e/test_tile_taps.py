"""Every tile of the list, of the Journeyman and of Druids drawn up by taps in *My box*: how many taps each needs."""

from collections.abc import Iterable
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import expect

from games.isle_of_skye.tiles import PRINTED
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.phone import Phone
from tests.games.isle_of_skye.pieces import ENTRIES
from tests.records.druid_box import BOX as DRUID_TILES
from tests.rulesets.skye_journeyman import TILES as JOURNEYMAN_TILES

pytestmark = [pytest.mark.deep, pytest.mark.timeout(1800)]
GAME = "isle_of_skye"
BOX = f"/games/{GAME}/box"
Facts = dict[str, Any]
MOST_TAPS = 14
"""Median of the tiles of a box, from *Add a tile* to *Keep it*."""
TERRAINS = ("pasture", "mountain", "water")
EDGES = ("N", "E", "S", "W")
CORNERS = ("NE", "ES", "SW", "WN")
EMPTY = "pasture"
TILES: dict[str, dict[str, Facts]] = {
    "": {tile: facts for tile, facts in ENTRIES.items() if tile in PRINTED.counts},
    "journeyman": {tile: {**facts, "set": "journeyman"} for tile, facts in JOURNEYMAN_TILES.items()},
    "druid": dict(DRUID_TILES),
}
"""Tiles by their set; those of the list have none. Druid tiles are the invented ones of the records."""


def is_printable(facts: Facts) -> bool:
    """Return True if edges with the terrain of the middle are joined. On some invented tiles they are not."""
    joined = {edge for edge, terrain in facts["edges"].items() if terrain == facts["center"]}
    return not joined or any(joined <= set(region["edges"]) for region in facts["regions"])


def steps(current: str, target: str) -> int:
    """Return how often an edge is tapped from one terrain to the other."""
    return (TERRAINS.index(target) - TERRAINS.index(current)) % len(TERRAINS)


def fewest(spots: dict[str, str]) -> str:
    """Return the terrain to fill the tile with first; the empty one needs no tap."""
    return min(
        TERRAINS, key=lambda filling: (filling != EMPTY) + sum(steps(filling, terrain) for terrain in spots.values())
    )


class Sketch:
    """A tile drawn up on a phone, from the list of the box to there again."""

    def __init__(self, phone: Phone, facts: Facts) -> None:
        self.phone, self.facts = phone, facts
        self.regions = {region["id"]: tuple(region["edges"]) for region in facts["regions"]}

    def draw(self) -> None:
        """Enter all that is printed."""
        self.phone.page.locator(".composer-tile .box-picture svg").wait_for()
        self.terrains()
        self.roads()
        self.extras()
        self.settle()
        self.symbols()
        self.settle()

    def settle(self) -> None:
        """Wait until the picture shows the last tap."""
        self.phone.page.locator(".action-bar .button-main:not([aria-disabled=true])").wait_for()

    def tap(self, selector: str, times: int = 1) -> None:
        """Tap an element so many times."""
        for _ in range(times):
            self.phone.tap(self.phone.page.locator(selector))
            self.phone.drawn()

    def terrains(self) -> None:
        """Tap the most frequent terrain for all spots, then the others, then separate corners."""
        spots = {**self.facts["edges"], "center": self.facts["center"]}
        filling = fewest(spots)
        if filling != EMPTY:
            self.tap(f"[data-whole={filling}]")
        for at, terrain in spots.items():
            self.tap(f".composer-terrain[data-at={at}]", steps(filling, terrain))
        edges = self.facts["edges"]
        switches = [pair for pair in CORNERS if edges[pair[0]] == edges[pair[1]] != self.facts["center"]]
        for n, corner in enumerate(switches):
            if not any(set(corner) <= set(reached) for reached in self.regions.values()):
                self.phone.tap(self.phone.page.locator(".composer [role=switch]").nth(n))

    def roads(self) -> None:
        """Tap each road at its edges."""
        for number, road in enumerate(self.facts["roads"], 1):
            for edge in road["edges"]:
                self.tap(f"[data-road={edge}]", number)

    def extras(self) -> None:
        """Enter cost, tablet and scroll of a Druid tile."""
        chosen = {"cost": self.facts.get("cost") or "", "tablet": self.facts.get("tablet", "")}
        for name, value in chosen.items():
            if value:
                self.tap(f"label:has(input[name=piece-{name}][value='{value}'])")

    def symbols(self) -> None:
        """Tap each symbol in its region; the symbol of a set is there from the beginning."""
        for symbol in self.facts["features"]:
            name = self.added(symbol)
            row = self.phone.page.locator(".composer-symbol").last
            if symbol["kind"] == "journeyman":
                row = self.phone.page.locator(".composer-symbol").first
            chip = row.locator("button[aria-pressed]")
            if chip.get_attribute("aria-pressed") == "false":
                self.phone.tap(chip)
            expect(self.phone.page.locator(".form[aria-busy=false]")).to_be_visible()
            spot = (self.regions[symbol["region"]] or ("center",))[0]
            if self.phone.page.locator(f"[data-spot={spot}]").get_attribute("aria-pressed") == "false":
                self.tap(f"[data-spot={spot}]")
            for _ in range(symbol["count"] - 1):
                self.phone.tap(row.get_by_role("button", name=self.phone.say("box.more", name=name)))
            self.phone.drawn()

    def added(self, symbol: Facts) -> str:
        """Add a symbol; return what it is called."""
        kind, variant = symbol["kind"], symbol.get(symbol["kind"], "")
        name = self.phone.say(f"{GAME}.{kind}_{variant}" if variant else f"{GAME}.symbol_{kind}")
        if kind == "journeyman":
            return name
        rows = self.phone.page.locator(".composer-symbol")
        before = rows.count()
        if variant.startswith("druid"):
            self.tap(f"label:has(input[name=piece-{kind}][value={variant}])")
        elif variant:
            of = self.phone.say("box.add_of_kind", symbol=self.phone.say(f"{GAME}.symbol_{kind}"))
            self.choose(self.phone.page.get_by_label(of, exact=True), variant)
        else:
            self.tap(f"[data-add={kind}]")
        expect(rows).to_have_count(before + 1)
        return name

    def choose(self, select: Any, value: str) -> None:
        """Choose in a list: one tap opens it, another one chooses."""
        select.select_option(value)
        self.phone.taps += 2
        self.phone.drawn()


def printed_facts(facts: Facts) -> Any:
    regions = {region["id"]: frozenset(region["edges"]) for region in facts["regions"]}
    symbols = sorted(
        (feature["kind"], feature.get(feature["kind"], ""), feature["count"], sorted(regions[feature["region"]]))
        for feature in facts["features"]
    )
    roads = sorted(sorted(road["edges"]) for road in facts["roads"])
    extras = {name: facts.get(name) or None for name in ("set", "tablet", "cost")}
    return facts["edges"], facts["center"], sorted(map(sorted, regions.values())), symbols, roads, extras


def draw_up_tiles(phone: Phone, host: Device, of: str, tiles: Iterable[Facts]) -> list[int]:
    """Draw up tiles of a set, one after the other; return the taps that each took."""
    counts = []
    add = phone.button("box.add_of", set=phone.say(f"{GAME}.{EXPANSIONS[of]}.name")) if of else phone.button("box.add")
    for facts in tiles:
        with phone.counted() as hands:
            phone.tap(add)
            Sketch(phone, facts).draw()
            phone.press("box.keep")
            phone.heading("box.title").wait_for()
        (piece,) = host.ask("GET", BOX)["pieces"].values()
        assert printed_facts(piece) == printed_facts(facts)
        host.ask("PUT", BOX, {"pieces": {}})
        counts.append(hands[0].taps)
    return counts


EXPANSIONS = {"journeyman": "journeyman", "druid": "druids"}


def test_a_tile_takes_few_taps(phone: NewPhone, device: NewDevice, record_property: Any) -> None:
    host = device()
    host_phone = phone(token=host.token)
    host_phone.open("box", GAME)
    medians = {}
    for of, tiles in TILES.items():
        taps = draw_up_tiles(host_phone, host, of, filter(is_printable, tiles.values()))
        medians[of] = median(taps)
        sentence = f"{of or 'base'}: {len(taps)} tiles, median {medians[of]}, from {min(taps)} to {max(taps)}: {taps}"
        record_property(of or "base", sentence)
        print("\n" + sentence)
    assert all(taps <= MOST_TAPS for taps in medians.values()), medians
