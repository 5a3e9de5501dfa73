"""The room on a tile: its regions, borders and roads sample by sample, and where the body of a glyph fits."""

import math
from array import array
from collections.abc import Sequence
from functools import lru_cache
from operator import mul, not_
from typing import Final, NamedTuple

from games.core.art.geometry import Curve, Point, flatten
from games.core.art.sampling import BORDER, SAMPLES, SIDE, STEP, Mask, Reach, find_area, measure_nearest
from games.core.art.tile import Level
from games.isle_of_skye.art_emblems import find_body
from games.isle_of_skye.art_plan import ROAD_WIDTH, Plan

MARGIN: Final = 3.0
"""Nothing but ground, borders and roads comes nearer to the tile's edge than this."""
KERB: Final = ROAD_WIDTH / 2
"""Distance from the middle of a road to its side."""
_VERGE: Final = KERB + 1.5
SCALES: Final[dict[Level, float]] = {"L": 1.0, "M": 1.15, "S": 1.4}
"""How large symbols are at a level where there is room."""
CLOSE: Final = 0.8
"""The middles of two bodies are never nearer than this share of the distance at which they touch."""


class GlyphPosition(NamedTuple):
    """A place for a glyph: its sample, where the origin lies, and the middle of its body on the smallest pictures."""

    sample: int
    at: Point
    x: float
    y: float


class Room:
    """What is where on a tile: the areas of the regions by index, and the distances to the nearest border and to the
    middle of the nearest road."""

    def __init__(self, masks: tuple[Mask, ...], borders: Reach, roads: Reach) -> None:
        self.masks, self.borders, self.roads = masks, borders, roads
        self._inner: dict[int, Reach] = {}
        self._open: dict[int, Sequence[int]] = {}
        self._free: Reach = ()

    def measure_depth(self, region: int) -> Reach:
        """Return how far each sample lies inside a region, off the roads' verges; negative outside."""
        if region not in self._inner:
            side = map((-1.0, 1.0).__getitem__, self.masks[region])
            verges = [road - _VERGE for road in self.roads]
            self._inner[region] = array("d", map(min, map(mul, side, self.borders), verges))
        return self._inner[region]

    def find_roomiest(self, region: int, discs: Sequence[tuple[float, float, float]]) -> Point:
        """Return the sample of a region that is farthest from borders, roads, the tile's edge and discs (x, y, radius);
        of equal ones (to six places) the first."""
        if not self._free:
            rows = zip(self.borders, self.roads, BORDER, strict=True)
            self._free = array("d", [round(min(b, r - KERB, e + 4), 6) for b, r, e in rows])
        free = self._free
        if region not in self._open:
            within = [i for i, is_inside in enumerate(self.masks[region]) if is_inside]
            self._open[region] = array("H", sorted(within, key=free.__getitem__, reverse=True))
        best, most = 0, -math.inf
        for i in self._open[region]:
            if free[i] < most:
                break  # no later sample can be better
            x, y = SAMPLES[i]
            score = min([free[i], *(round(math.hypot(x - a, y - b) - radius, 6) for a, b, radius in discs)])
            if (score, -i) > (most, -best):
                best, most = i, score
        return SAMPLES[best]


def measure_room(lines: Plan) -> Room:
    """Return the room on a tile. Cached: tiles with the same borders and roads share it."""
    rims = tuple((rim.region, lines.outlines[rim.region], rim.curve) for rim in lines.rims)
    return _measure_room(len(lines.regions), rims, tuple(curve for road in lines.roads for curve in road.curves))


@lru_cache(maxsize=256)
def _measure_room(count: int, rims: tuple[tuple[int, tuple[Curve, ...], Curve], ...], roads: tuple[Curve, ...]) -> Room:
    masks = {region: find_area(loops) for region, loops, _ in rims}
    ground = bytes(map(not_, map(max, bytes(len(SAMPLES)), bytes(len(SAMPLES)), *masks.values())))
    return Room(
        masks=tuple(masks.get(number, ground) for number in range(count)),
        borders=measure_nearest(tuple(flatten(curve) for _, _, curve in rims)),
        roads=measure_nearest(tuple(map(flatten, roads))),
    )


def move_inside(glyph: str, place: Point, scale: float) -> Point:
    """Return the place nearest to `place`, on whole units of the scaled glyph, where its body keeps its margin to the
    tile's edge."""
    left, top, right, bottom = find_body(glyph)
    low, high = MARGIN / scale, (100 - MARGIN) / scale
    x = _clamp(place[0] / scale, low - left, high - right)
    y = _clamp(place[1] / scale, low - top, high - bottom)
    return x * scale, y * scale


def find_middle(glyph: str, place: Point, scale: float) -> Point:
    """Return the middle of a glyph's body, drawn as near to a place as the tile's edge allows."""
    left, top, right, bottom = find_body(glyph)
    x, y = move_inside(glyph, place, scale)
    return x + (left + right) / 2 * scale, y + (top + bottom) / 2 * scale


@lru_cache(maxsize=4096)
def build_position(glyph: str, place: Point, size: float) -> GlyphPosition:
    """Return the position of a glyph that is drawn at a place. On the smallest pictures it is larger than `size`."""
    return GlyphPosition(-1, place, *find_middle(glyph, place, size * SCALES["S"]))


@lru_cache(maxsize=128)
def list_positions(glyph: str, scale: float, apart: int) -> tuple[GlyphPosition, ...]:
    """Return samples where the glyph's body keeps its margin to the tile's edge: one in every `apart` rows and
    columns."""
    left, top, right, bottom = (side * scale for side in find_body(glyph))
    columns = range(math.ceil((MARGIN - left - 1) / STEP), math.floor((99 - MARGIN - right) / STEP) + 1)
    rows = range(math.ceil((MARGIN - top - 1) / STEP), math.floor((99 - MARGIN - bottom) / STEP) + 1)
    samples = [row * SIDE + column for row in rows for column in columns if not (row % apart or column % apart)]
    return tuple(build_position(glyph, SAMPLES[i], scale)._replace(sample=i) for i in samples)


@lru_cache(maxsize=128)
def list_points_around(glyph: str, scale: float) -> tuple[Point, ...]:
    """Return the vectors from a glyph's origin to points around its body, with the corners cut."""
    left, top, right, bottom = (side * scale for side in find_body(glyph))
    points = [(x * 0.8, y * 0.8) for x in (left, right) for y in (top, bottom)]
    return (*points, (left, 0.0), (right, 0.0), (0.0, top), (0.0, bottom))


@lru_cache(maxsize=128)
def list_steps_around(glyph: str, scale: float) -> tuple[int, ...]:
    """Return the offsets from a position's sample to those around the body."""
    return tuple(round(y / STEP) * SIDE + round(x / STEP) for x, y in list_points_around(glyph, scale))


@lru_cache(maxsize=1024)
def measure_reach(glyph: str, other: str) -> Point:
    """Return how far apart, across and down, the middles of two bodies are that touch."""
    a, b = find_body(glyph), find_body(other)
    return (a[2] - a[0] + b[2] - b[0]) / 2, (a[3] - a[1] + b[3] - b[1]) / 2


def _clamp(value: float, low: float, high: float) -> float:
    return float(min(max(round(value), math.ceil(low)), math.floor(high)))
