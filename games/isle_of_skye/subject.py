"""Scoring context: one seat's territory, gold and expansion data. Proofs are made of its places.

Places in addition to those of games.core.score: `x,y/r1` is a region of the tile at x,y.
"""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from games.core.grid import name_cell
from games.core.score import LeftOver, Part, Place
from games.core.text import Text
from games.isle_of_skye.territory import Area, TerritoryMap, name_edge
from games.isle_of_skye.tiles import Symbol

Thing = tuple[Place, ...]
Options = Mapping[str, str]


class Proof(NamedTuple):
    """Proof of a score line: see games.core.score.ScoreLine."""

    parts: tuple[Part, ...]
    segments: tuple[Place, ...] = ()
    closed_by: tuple[Place, ...] = ()
    left_over: tuple[LeftOver, ...] = ()
    why: Text | None = None
    """Why it gives no points."""
    unknown: bool = False
    """True if the amount that it counts is unknown."""
    on: str = ""
    """The kind of surface of the seat that its places are on, `on`-<seat>; empty: the territory."""

    @property
    def points(self) -> int:
        """Return the sum of the parts."""
        return sum(part.points for part in self.parts)


class PlacedSymbol(NamedTuple):
    """A symbol in the territory: where it is, and its place name."""

    cell: int
    region: int
    place: Place


class Subject:
    """One seat as a scorer sees it.

    - `gold`: None where the table does not count it.
    - `facts`: further facts about the seat from capabilities, by their id.
    - `emblems`: the tablets on its tiles: cell -> (kind, which one).
    """

    def __init__(
        self,
        land: TerritoryMap,
        options: Options,
        gold: int | None = None,
        facts: Mapping[str, Any] = MappingProxyType({}),
        emblems: Mapping[int, tuple[str, str]] = MappingProxyType({}),
    ) -> None:
        self.land, self.options, self.gold, self.facts, self.emblems = land, options, gold, facts, emblems
        self._symbols: dict[str, tuple[PlacedSymbol, ...]] = {}

    def list_symbols(self, kind: str) -> tuple[PlacedSymbol, ...]:
        """Return every symbol of a kind, in the order of the tiles."""
        if kind not in self._symbols:
            self._symbols[kind] = tuple(self._find_symbols(kind))
        return self._symbols[kind]

    def _find_symbols(self, kind: str) -> Iterable[PlacedSymbol]:
        for cell, tile in self.land.tiles.items():
            number = 0
            for symbol in tile.symbols:
                if symbol.kind == kind:
                    for _ in range(symbol.count):
                        number += 1
                        yield PlacedSymbol(cell, symbol.region, f"{name_cell(cell)}/{kind}{number}")

    def list_scrolls(self) -> Iterable[tuple[int, Symbol]]:
        """Return every scroll with its cell, in the order of the tiles."""
        return (
            (cell, symbol)
            for cell, tile in self.land.tiles.items()
            for symbol in tile.symbols
            if symbol.kind == "scroll"
        )

    def list_barrels(self, by_symbol: bool) -> tuple[PlacedSymbol, ...]:
        """Return the barrels; or one for each tile that has some, named by the tile."""
        barrels = self.list_symbols("barrel")
        if by_symbol:
            return barrels
        return tuple(
            PlacedSymbol(cell, -1, name_cell(cell)) for cell in dict.fromkeys(barrel.cell for barrel in barrels)
        )

    def find_area(self, symbol: PlacedSymbol) -> Area:
        return self.land.find_area(symbol.cell, symbol.region)

    def list_regions(self, areas: Iterable[Area]) -> tuple[Place, ...]:
        return tuple(self.land.name_region(*region) for area in areas for region in area.regions)

    def name(self, area: Area) -> Place:
        """Return the name of an area: its first region."""
        return self.land.name_region(*area.regions[0])


def build_part(code: str, value: int, items: Iterable[Thing]) -> Part:
    """Return a part: the given items at `value` points each."""
    places = tuple(items)
    return Part(code, len(places), value, len(places) * value, places)


def find_joining_edges(areas: Iterable[Area]) -> tuple[Place, ...]:
    """Return the edges that join the regions of areas. A complete area has no other edges."""
    return tuple(name_edge(*edge) for area in areas for edge in area.joined)


def list_uncounted(reason: str, places: Iterable[Place]) -> tuple[LeftOver, ...]:
    """Return places that do not count, all for one reason."""
    return tuple(LeftOver(place, f"isle_of_skye.{reason}") for place in places)


def list_open_areas(areas: Iterable[Area]) -> tuple[LeftOver, ...]:
    """Return areas that are not complete, each by its first open edge."""
    return list_uncounted("area_open", (name_edge(*area.open[0]) for area in areas))


def explain_nothing(_: Subject) -> Text:
    """Return the sentence that nothing counts."""
    return Text("isle_of_skye.zero_nothing")


class Each(NamedTuple):
    """A scoring tile that gives points for what a seat has. `zero` says why it gives a seat none."""

    score: Callable[[Subject], Proof]
    zero: Callable[[Subject], Text] = explain_nothing


class Most(NamedTuple):
    """A scoring tile for the seats that have most of something: how much a seat has, and the places that show it."""

    amount: Callable[[Subject], tuple[int, tuple[Place, ...]]]
    needs_gold: bool = False


Goal = Each | Most


class Scroll(NamedTuple):
    """A scroll: `value` points for every `per` things that it counts, or `value` once if it counts nothing. `beside` is
    what its proof shows in addition to the things: a proof without parts."""

    list_items: Callable[[Subject], tuple[Thing, ...]] | None
    per: int = 1
    value: int = 1
    beside: Callable[[Subject], Proof] | None = None
