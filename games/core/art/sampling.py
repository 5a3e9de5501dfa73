"""A coarse look at a tile: 50 × 50 sample points, two units apart, to find room and to place things.

A `Reach` holds one number per sample (a distance in tile units), a `Mask` one truth value per sample, both row by
row from the north-west.
"""

import math
from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from games.core.art.geometry import Point
from games.core.art.grain import Grain

Reach = Sequence[float]
Mask = Sequence[int]

SIDE: Final = 50
STEP: Final = 2.0
SAMPLES: Final[tuple[Point, ...]] = tuple(
    (1 + STEP * column, 1 + STEP * row) for row in range(SIDE) for column in range(SIDE)
)
FAR: Final = 1e9
BORDER: Final[Reach] = array("d", (min(x, y, 100 - x, 100 - y) for x, y in SAMPLES))
"""The distance from each sample to the tile's border."""


@lru_cache(maxsize=256)
def distances(line: tuple[Point, ...]) -> Reach:
    """The distance from each sample to a polyline. The same walls and roads come back on many tiles: kept."""
    reach = array("d", [FAR]) * len(SAMPLES)
    for (ax, ay), (bx, by) in pairwise(line):
        dx, dy = bx - ax, by - ay
        length = dx * dx + dy * dy
        if not length:
            continue
        for i, (x, y) in enumerate(SAMPLES):
            t = ((x - ax) * dx + (y - ay) * dy) / length
            t = 0.0 if t < 0 else min(t, 1.0)
            px, py = x - ax - t * dx, y - ay - t * dy
            away = px * px + py * py
            if away < reach[i]:
                reach[i] = away
    return array("d", map(math.sqrt, reach))


def nearest_of(reaches: Iterable[Reach]) -> Reach:
    """Sample by sample the least of several distances; FAR everywhere if there are none."""
    return array("d", map(min, *reaches, _NOWHERE, _NOWHERE))


_NOWHERE: Final[Reach] = array("d", [FAR]) * len(SAMPLES)


def around(points: Iterable[tuple[float, float, float]]) -> Reach:
    """The distance from each sample to the nearest disc (x, y, radius); negative inside one."""
    reach = array("d", _NOWHERE)
    for x, y, radius in points:
        for i, (sx, sy) in enumerate(SAMPLES):
            away = math.hypot(sx - x, sy - y) - radius
            if away < reach[i]:
                reach[i] = away
    return reach


def covered(outline: tuple[Point, ...]) -> Mask:
    """Which samples lie inside a closed polyline (even-odd)."""
    mask = bytearray(len(SAMPLES))
    edges = tuple(pairwise((*outline, outline[0])))
    for row in range(SIDE):
        y = 1 + STEP * row
        crossings = sorted(
            ax + (y - ay) * (bx - ax) / (by - ay) for (ax, ay), (bx, by) in edges if (ay > y) != (by > y)
        )
        for left, right in zip(crossings[::2], crossings[1::2], strict=True):
            for column in range(max(0, math.ceil((left - 1) / STEP)), min(SIDE, math.ceil((right - 1) / STEP))):
                mask[row * SIDE + column] = 1
    return mask


def best(scores: Iterable[float], mask: Mask) -> Point:
    """The masked sample with the highest score; of equals (to six places) the first.

    :raises ValueError: the mask is empty.
    """
    ranked = ((round(score, 6), -i) for i, score in enumerate(scores) if mask[i])
    return SAMPLES[-max(ranked)[1]]


def sample_at(point: Point) -> int:
    """The index of the sample nearest to the point."""
    column, row = (min(SIDE - 1, max(0, round((v - 1) / STEP))) for v in point)
    return row * SIDE + column


def scatter(mask: Mask, gap: Point, limit: int, grain: Grain) -> list[Point]:
    """Up to `limit` places on masked samples, in an order of their own: dart throwing.

    No place lies in the ellipse with the half axes `gap` (across, down) around another.
    """
    across, down = gap
    order = [i for i in range(len(SAMPLES)) if mask[i]]
    grain.shuffle(order)
    places: list[Point] = []
    for i in order:
        if len(places) == limit:
            break
        x = SAMPLES[i][0] + grain.between(-0.8, 0.8)
        y = SAMPLES[i][1] + grain.between(-0.8, 0.8)
        if all(((x - a) / across) ** 2 + ((y - b) / down) ** 2 > 1 for a, b in places):
            places.append((x, y))
    return places
