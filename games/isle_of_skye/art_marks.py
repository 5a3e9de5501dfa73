"""What tells the terrains apart without colour: cuts, waves and peaks, where symbols and roads leave room.

At full detail cuts follow the nearest border: grass on pastures with a few tufts, long thin waves along the shore,
scree across the edge of the mountains, whose peaks stand all over them. Below that, a few waves and peaks stand for it.
Cuts follow from the shape of a region alone and lie under all else, so that pictures share them; signs keep off roads
and symbols.
"""

import math
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from games.core.art.geometry import Curve, Point, polyline
from games.core.art.glyphs import GLYPHS
from games.core.art.grain import Grain
from games.core.art.marks import cuts
from games.core.art.sampling import BORDER, SAMPLES, Mask, around, distances, nearest_of, scatter
from games.core.art.tile import Level, Mark, Placed
from games.isle_of_skye.art_layout import Layout, layout
from games.isle_of_skye.art_plan import Plan, plan
from games.isle_of_skye.art_room import KERB, inside, spots, steps_around
from games.isle_of_skye.tiles import MOUNTAIN, PASTURE, WATER, TileFacts, turns


class _Tool(NamedTuple):
    """How a terrain is cut: from how far off its border to how far, how far apart and how many at most, how long and
    wide, and how far turned from the border's direction."""

    off: float
    far: float
    gap: float
    most: int
    length: float
    width: float
    turned: float = 0.0


_INKS: Final = {PASTURE: "field-light", WATER: "water-light", MOUNTAIN: "mountain-light"}
_TOOLS: Final = {
    PASTURE: _Tool(5, math.inf, 9.0, 60, 9, 1.5),
    WATER: _Tool(8.5, math.inf, 11.5, 40, 14, 1.0),
    MOUNTAIN: _Tool(3.5, 10, 6.4, 24, 5, 1.0, math.pi / 2),
}


class _Sign(NamedTuple):
    """What stands on a terrain: how large, how far apart across and down, how many at most, and samples for each."""

    glyph: str
    scale: float
    gap: Point
    most: int
    samples: int = 1


_SIGNS: Final[dict[Level, dict[str, _Sign]]] = {
    "L": {
        MOUNTAIN: _Sign("peak", 1.0, (16.5, 12.5), 20),
        PASTURE: _Sign("tuft", 1.0, (30.0, 30.0), 9, 170),
    },
    "M": {
        MOUNTAIN: _Sign("peak", 1.15, (21.0, 16.0), 3),
        WATER: _Sign("wave", 1.15, (28.0, 16.0), 4),
    },
    "S": {
        MOUNTAIN: _Sign("peak", 1.5, (27.0, 20.0), 3),
        WATER: _Sign("wave", 1.5, (34.0, 20.0), 3),
    },
}


class Marks(msgspec.Struct, frozen=True):
    """Cuts, and what stands on the terrains to tell them apart."""

    cuts: tuple[Mark, ...]
    signs: tuple[Placed, ...]


@lru_cache(maxsize=1024)
def marks(facts: TileFacts, rotation: int, level: Level, centre: str, seed: str) -> Marks:
    """The marks of a tile at a level of detail; `seed` varies where the signs stand.

    :raises ValueError: as `plan`.
    """
    lines, places = plan(facts, rotation, centre), layout(facts, rotation, centre)
    field = _Field(lines, places, Grain(f"{seed}{rotation % turns(facts)}"))
    return Marks(tuple(field.cuts()) if level == "L" else (), tuple(field.signs(level)))


class _Field:
    """The open ground of one tile. Regions come in the order of their edges, whatever their names: turned tiles that
    look the same are the same."""

    def __init__(self, lines: Plan, places: Layout, grain: Grain) -> None:
        self.lines, self.grain, self.room = lines, grain, places.room
        self.regions = sorted(enumerate(lines.regions), key=lambda one: one[1].edges)
        self.settled = {symbol.region for symbol in places.symbols}
        self.taken = around((*symbol.at, _radius(symbol.glyph)) for symbol in places.symbols)

    def cuts(self) -> Iterator[Mark]:
        """The cuts of every region."""
        rims = {one.region: one.curve for one in self.lines.rims}
        for number, region in self.regions:
            along = (rims[number],) if number in rims else tuple(rims.values())
            path = _cut(region.terrain, self.room.masks[number], along)
            if path:
                yield Mark(_INKS[region.terrain], path)

    def signs(self, level: Level) -> Iterator[Placed]:
        """Peaks, waves or tufts; at the lowest level only where no symbol stands."""
        for number, region in self.regions:
            sign = _SIGNS[level].get(region.terrain)
            if sign and not (level == "S" and number in self.settled):
                yield from self._spread(sign, self.room.masks[number])

    def _spread(self, sign: _Sign, area: Mask) -> Iterator[Placed]:
        """Signs spread over an area, each with its body on free ground."""
        kind, scale = sign.glyph, sign.scale
        free = bytes(map(self._is_free, area, self.room.borders, self.room.roads, self.taken))
        steps = steps_around(kind, scale)
        mask = bytearray(len(SAMPLES))
        for spot in spots(kind, scale):
            i = spot.sample
            mask[i] = free[i] and all(free[i + step] for step in steps)
        most = max(1, min(sign.most, sum(area) // sign.samples))
        for place in scatter(mask, sign.gap, most, self.grain):
            yield Placed(kind, *inside(kind, place, scale), scale)

    @staticmethod
    def _is_free(inner: int, border: float, road: float, symbol: float) -> bool:
        return bool(inner) and border > 1 and road > KERB + 1 and symbol > 0


@lru_cache(maxsize=512)
def _cut(terrain: str, area: Mask, along: tuple[Curve, ...]) -> str:
    """The cuts of a region. They begin some way off its border; scree lies only near it."""
    tool = _TOOLS[terrain]
    lines = tuple(map(polyline, along))
    reach = nearest_of(map(distances, lines))
    free = bytes(a and tool.off < r < tool.far and e > 4 for a, r, e in zip(area, reach, BORDER, strict=True))
    grain = Grain(terrain)
    places = scatter(free, (tool.gap, tool.gap), tool.most, grain)
    return cuts(places, lines, grain, tool.length, tool.width, tool.turned)


def _radius(glyph: str) -> float:
    left, top, right, bottom = GLYPHS[glyph].body
    return max(right - left, bottom - top) / 2
