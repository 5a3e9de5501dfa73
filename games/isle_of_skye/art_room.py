"""The room on a tile: its regions, borders and roads sample by sample, and where the body of a glyph can lie."""

import math
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from games.core.art.geometry import Curve, Point, polyline
from games.core.art.glyphs import GLYPHS
from games.core.art.sampling import SAMPLES, SIDE, STEP, Mask, Reach, covered, distances, nearest_of
from games.core.art.tile import Level
from games.isle_of_skye.art_plan import ROAD_WIDTH, Plan

MARGIN: Final = 3.0
"""Nothing but ground, borders and roads comes nearer to the tile's edge."""
KERB: Final = ROAD_WIDTH / 2
"""From the middle of a road to its side."""
_VERGE: Final = KERB + 1.5
SCALES: Final[dict[Level, float]] = {"L": 1.0, "M": 1.15, "S": 1.4}
"""How large symbols are at a level."""


class Room(msgspec.Struct, frozen=True):
    """What lies where on a tile: the areas of the regions by index, the distance to the nearest border, and that to
    the middle of the nearest road."""

    masks: tuple[Mask, ...]
    borders: Reach
    roads: Reach

    def inner(self, region: int) -> Reach:
        """How far each sample lies inside a region, off the roads' verges; negative outside."""
        rows = zip(self.masks[region], self.borders, self.roads, strict=True)
        return [min(border if m else -border, road - _VERGE) for m, border, road in rows]


def room_of(lines: Plan) -> Room:
    """The room on a tile."""
    rims = {one.region: _mask(lines.outlines[one.region]) for one in lines.rims}
    ground = bytes(not any(samples) for samples in zip(*rims.values(), bytes(len(SAMPLES)), strict=True))
    return Room(
        masks=tuple(rims.get(number, ground) for number in range(len(lines.regions))),
        borders=nearest_of(distances(polyline(one.curve)) for one in lines.rims),
        roads=nearest_of(distances(polyline(curve)) for road in lines.roads for curve in road.curves),
    )


@lru_cache(maxsize=64)
def _mask(loops: tuple[Curve, ...]) -> Mask:
    outer, *holes = (covered(polyline(loop)) for loop in loops)
    return bytes(a and not any(h) for a, *h in zip(outer, *holes, strict=True))


class Spot(NamedTuple):
    """A place for a glyph: its sample, where the origin lies, and the middle of its body where symbols are largest."""

    sample: int
    at: Point
    x: float
    y: float


def inside(glyph: str, place: Point, scale: float) -> Point:
    """The place nearest to `place`, on whole units, where the glyph's body keeps its margin to the tile's edge."""
    left, top, right, bottom = (side * scale for side in GLYPHS[glyph].body)
    return (
        _between(place[0], MARGIN - left, 100 - MARGIN - right),
        _between(place[1], MARGIN - top, 100 - MARGIN - bottom),
    )


@lru_cache(maxsize=1024)
def spot_at(glyph: str, place: Point) -> Spot:
    """The spot nearest to a place."""
    at = inside(glyph, place, 1)
    left, top, right, bottom = GLYPHS[glyph].body
    x, y = inside(glyph, at, SCALES["S"])
    return Spot(-1, at, x + (left + right) / 2, y + (top + bottom) / 2)


@lru_cache(maxsize=128)
def spots(glyph: str, scale: float = 1.0) -> tuple[Spot, ...]:
    """Every other sample where the glyph's body keeps its margin to the tile's edge."""
    left, top, right, bottom = (side * scale for side in GLYPHS[glyph].body)
    columns = range(math.ceil((MARGIN - left - 1) / STEP), math.floor((99 - MARGIN - right) / STEP) + 1)
    rows = range(math.ceil((MARGIN - top - 1) / STEP), math.floor((99 - MARGIN - bottom) / STEP) + 1)
    samples = [row * SIDE + column for row in rows for column in columns if (row + column) % 2 == 0]
    return tuple(spot_at(glyph, SAMPLES[i])._replace(sample=i, at=SAMPLES[i]) for i in samples)


@lru_cache(maxsize=128)
def steps_around(glyph: str, scale: float = 1.0) -> tuple[int, ...]:
    """From a spot's sample to those around the body, its corners cut."""
    left, top, right, bottom = (side * scale for side in GLYPHS[glyph].body)
    points = [(x * 0.8, y * 0.8) for x in (left, right) for y in (top, bottom)]
    points += [(left, 0.0), (right, 0.0), (0.0, top), (0.0, bottom)]
    return tuple(round(y / STEP) * SIDE + round(x / STEP) for x, y in points)


@lru_cache(maxsize=1024)
def reach(glyph: str, other: str) -> Point:
    """How far apart, across and down, the middles of two bodies lie that touch."""
    a, b = GLYPHS[glyph].body, GLYPHS[other].body
    return (a[2] - a[0] + b[2] - b[0]) / 2, (a[3] - a[1] + b[3] - b[1]) / 2


def _between(value: float, low: float, high: float) -> float:
    return float(min(max(round(value), math.ceil(low)), math.floor(high)))
