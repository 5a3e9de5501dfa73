"""Scoring context: one seat's territory, gold and expansion data. Proofs are made of its places.

Places besides those of games.core.score: `x,y/r1` is a region of the tile at x,y.
"""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from games.core.grid import cell_place
from games.core.score import LeftOver, Part, Place
from games.core.text import Text
from games.isle_of_skye.territory import Area, Land, edge_place
from games.isle_of_skye.tiles import Symbol

Thing = tuple[Place, ...]
Options = Mapping[str, str]


class Proof(NamedTuple):
    """What a score line shows: see games.core.score.ScoreLine."""

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


class Standing(NamedTuple):
    """A symbol in the territory: where it is, and its place name."""

    cell: int
    region: int
    place: Place


class Subject:
    """One seat as a scorer sees it.

    - `gold`: None where the table does not count it.
    - `notes`: what capabilities know of the seat besides, by their id.
    - `besides`: what its tiles show besides symbols: cell -> (kind, which one).
    """

    def __init__(
        self,
        land: Land,
        options: Options,
        gold: int | None = None,
        notes: Mapping[str, Any] = MappingProxyType({}),
        besides: Mapping[int, tuple[str, str]] = MappingProxyType({}),
    ) -> None:
        self.land, self.options, self.gold, self.notes, self.besides = land, options, gold, notes, besides
        self._symbols: dict[str, tuple[Standing, ...]] = {}

    def symbols(self, kind: str) -> tuple[Standing, ...]:
        """Return every symbol of a kind, in the order of the tiles."""
        if kind not in self._symbols:
            self._symbols[kind] = tuple(self._found(kind))
        return self._symbols[kind]

    def _found(self, kind: str) -> Iterable[Standing]:
        for cell, tile in self.land.tiles.items():
            number = 0
            for symbol in tile.symbols:
                if symbol.kind == kind:
                    for _ in range(symbol.count):
                        number += 1
                        yield Standing(cell, symbol.region, f"{cell_place(cell)}/{kind}{number}")

    def scrolls(self) -> Iterable[tuple[int, Symbol]]:
        """Return every scroll with its cell, in the order of the tiles."""
        return (
            (cell, symbol)
            for cell, tile in self.land.tiles.items()
            for symbol in tile.symbols
            if symbol.kind == "scroll"
        )

    def barrels(self, by_symbol: bool) -> tuple[Standing, ...]:
        """Return the barrels; or one for each tile that has some, named by the tile."""
        barrels = self.symbols("barrel")
        if by_symbol:
            return barrels
        return tuple(Standing(cell, -1, cell_place(cell)) for cell in dict.fromkeys(barrel.cell for barrel in barrels))

    def area(self, symbol: Standing) -> Area:
        """Return the area that a symbol stands in."""
        return self.land.area_of(symbol.cell, symbol.region)

    def regions(self, areas: Iterable[Area]) -> tuple[Place, ...]:
        """Return every region of the areas."""
        return tuple(self.land.region_place(*region) for area in areas for region in area.regions)

    def name(self, area: Area) -> Place:
        """Return the name of an area: its first region."""
        return self.land.region_place(*area.regions[0])


def part(code: str, value: int, things: Iterable[Thing]) -> Part:
    """Return a part: so many things at `value` points each."""
    counted = tuple(things)
    return Part(code, len(counted), value, len(counted) * value, counted)


def joined(areas: Iterable[Area]) -> tuple[Place, ...]:
    """Return the edges that join the regions of areas. Of a complete area these are all its edges."""
    return tuple(edge_place(*edge) for area in areas for edge in area.joined)


def left(reason: str, places: Iterable[Place]) -> tuple[LeftOver, ...]:
    """Return places that do not count, all for one reason."""
    return tuple(LeftOver(place, f"isle_of_skye.{reason}") for place in places)


def still_open(areas: Iterable[Area]) -> tuple[LeftOver, ...]:
    """Return areas that are not complete, each by its first open edge."""
    return left("area_open", (edge_place(*area.open[0]) for area in areas))


def none_of(code: str, **params: int) -> Text:
    """Return a sentence that says why something gives no points, with how much was there."""
    return Text(code, dict(params))


def nothing(_: Subject) -> Text:
    """Return a sentence that says only that nothing counts."""
    return none_of("isle_of_skye.zero_nothing")


class Each(NamedTuple):
    """A scoring tile that gives points for what a seat has. `zero` says why it gives a seat none."""

    score: Callable[[Subject], Proof]
    zero: Callable[[Subject], Text] = nothing


class Most(NamedTuple):
    """A scoring tile for the seats that have most of something: how much a seat has, and the places that show it."""

    amount: Callable[[Subject], tuple[int, tuple[Place, ...]]]
    needs_gold: bool = False


Goal = Each | Most


class Scroll(NamedTuple):
    """A scroll: `value` points for every `per` things that it counts, or `value` once if it counts nothing. `beside` is
    what its proof shows besides the things: a proof without parts."""

    things: Callable[[Subject], tuple[Thing, ...]] | None
    per: int = 1
    value: int = 1
    beside: Callable[[Subject], Proof] | None = None
