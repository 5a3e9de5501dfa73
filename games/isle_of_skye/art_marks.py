"""Marks that tell the terrains apart without colour: cuts, waves and peaks, where symbols and roads leave room.

At full detail, cuts follow the nearest border: grass on pastures with a few tufts, long thin waves along the shore,
scree at the edge of mountains, and peaks all over them. At lower levels a few waves and peaks are enough. Cuts depend
on the shape of a region alone and lie under everything else, so pictures share them. So do the places of signs; those
where a road or a symbol is stay empty.
"""

import math
from collections.abc import Container, Iterable, Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

import msgspec

from games.core.art.geometry import Curve, Point, flatten
from games.core.art.grain import Grain
from games.core.art.marks import draw_cuts
from games.core.art.sampling import BORDER, SAMPLES, Mask, Reach, find_sample, measure_nearest, scatter
from games.core.art.tile import Hatching, Level, PlacedGlyph
from games.isle_of_skye.art_emblems import find_body
from games.isle_of_skye.art_plan import Plan, list_all_roads
from games.isle_of_skye.art_room import (
    KERB,
    list_points_around,
    list_positions,
    list_steps_around,
    measure_room,
    move_inside,
)
from games.isle_of_skye.tiles import MOUNTAIN, PASTURE, WATER


class _Tool(NamedTuple):
    """How a terrain is cut: the range of distances from its border, how far apart and how many at most, how long and
    wide, and the angle to the border."""

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
        MOUNTAIN: _Sign("peak", 1.4, (27.0, 20.0), 3),
        WATER: _Sign("wave", 1.4, (34.0, 20.0), 3),
    },
}


class Marks(msgspec.Struct, frozen=True):
    """Cuts, and the signs that stand on each terrain."""

    cuts: tuple[Hatching, ...]
    signs: tuple[tuple[PlacedGlyph, ...], ...]


def draw_marks(lines: Plan, level: Level, symbols: Iterable[PlacedGlyph], settled: Container[int]) -> Marks:
    """Return the marks of a tile at a level of detail, between its symbols; `settled` are the regions that have
    symbols."""
    field = _Field(lines, level, symbols)
    return Marks(tuple(field.draw_cuts()) if level == "L" else (), tuple(field.draw_signs(settled)))


class _Field:
    """The open ground of one tile. Regions come in the order of their edges, whatever their names, so that rotations
    that look the same are the same."""

    def __init__(self, lines: Plan, level: Level, symbols: Iterable[PlacedGlyph]) -> None:
        self.lines, self.level, self.room = lines, level, measure_room(lines)
        self.regions = sorted(enumerate(lines.regions), key=lambda region: region[1].edges)
        self.bodies = [_find_box(symbol) for symbol in symbols]

    def draw_cuts(self) -> Iterator[Hatching]:
        """Yield the cuts of every region."""
        rims = {rim.region: rim.curve for rim in self.lines.rims}
        for number, region in self.regions:
            along = (rims[number],) if number in rims else tuple(rims.values())
            path = _draw_cuts(region.terrain, self.room.masks[number], along)
            if path:
                yield Hatching(_INKS[region.terrain], path)

    def draw_signs(self, settled: Container[int]) -> Iterator[tuple[PlacedGlyph, ...]]:
        """Yield peaks, waves or tufts; at the lowest level only in regions without symbols."""
        for number, region in self.regions:
            sign = _SIGNS[self.level].get(region.terrain)
            if sign and not (self.level == "S" and number in settled):
                area = self.room.masks[number]
                most = max(1, min(sign.most, sum(area) // sign.samples))
                places = [
                    place
                    for place in _scatter_sign(sign, area)
                    if _is_off(self.room.roads, _list_body_points(sign, place))
                ]
                free = [place for place in places if self._is_clear(sign, place)] or places[:1]
                from_north = sorted(free[:most], key=lambda place: (place[1], place[0]))
                yield tuple(PlacedGlyph(sign.glyph, *place, sign.scale) for place in from_north)

    def _is_clear(self, sign: _Sign, place: Point) -> bool:
        """True if no symbol covers a sign's body."""
        left, top, right, bottom = _find_box(PlacedGlyph(sign.glyph, *place, sign.scale))
        return not any(
            left < east and west < right and top < south and north < bottom for west, north, east, south in self.bodies
        )


def _find_box(glyph: PlacedGlyph) -> tuple[float, float, float, float]:
    """Return the sides of a body on its tile."""
    left, top, right, bottom = (side * glyph.scale for side in find_body(glyph.kind))
    return glyph.x + left, glyph.y + top, glyph.x + right, glyph.y + bottom


@lru_cache(maxsize=512)
def _scatter_sign(sign: _Sign, area: Mask) -> tuple[Point, ...]:
    """Return places all over an area where a sign's body lies in it, in pseudo-random order; first those that are on no
    road that any tile may have."""
    steps = list_steps_around(sign.glyph, sign.scale)
    mask = bytearray(len(SAMPLES))
    for position in list_positions(sign.glyph, sign.scale, 2):
        mask[position.sample] = area[position.sample] and all(area[position.sample + step] for step in steps)
    scattered = scatter(mask, sign.gap, len(SAMPLES), Grain(sign.glyph))
    places = [move_inside(sign.glyph, place, sign.scale) for place in scattered]
    return tuple(sorted(places, key=lambda place: not _is_off(_measure_roads(), _list_body_points(sign, place))))


def _list_body_points(sign: _Sign, place: Point) -> list[Point]:
    x, y = place
    return [place, *((x + dx, y + dy) for dx, dy in list_points_around(sign.glyph, sign.scale))]


def _is_off(roads: Reach, points: Iterable[Point]) -> bool:
    return all(roads[find_sample(point)] > KERB + 1 for point in points)


@cache
def _measure_roads() -> Reach:
    return measure_nearest(tuple(map(flatten, list_all_roads())))


@lru_cache(maxsize=512)
def _draw_cuts(terrain: str, area: Mask, along: tuple[Curve, ...]) -> str:
    """Return the cuts of a region. They begin some way off its border; scree lies only near it."""
    tool = _TOOLS[terrain]
    lines = tuple(map(flatten, along))
    reach = measure_nearest(lines)
    free = bytes(a and tool.off < r < tool.far and e > 4 for a, r, e in zip(area, reach, BORDER, strict=True))
    grain = Grain(terrain)
    places = scatter(free, (tool.gap, tool.gap), tool.most, grain)
    return draw_cuts(places, lines, grain, tool.length, tool.width, tool.turned)
