"""A coarse raster of a tile: 50 × 50 sample points, two units apart, to find room and to place things.

A `Reach` holds one number per sample (a distance in tile units), a `Mask` one truth value per sample, both row by row
from the north-west.
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
_NOWHERE: Final[Reach] = array("d", [FAR]) * len(SAMPLES)
_BLOCK: Final = 5  # samples along the side of a block; distances are computed block by block
_BLOCKS: Final = tuple(
    (
        tuple(SIDE * (row + i) + column + j for i in range(_BLOCK) for j in range(_BLOCK)),
        SAMPLES[SIDE * (row + _BLOCK // 2) + column + _BLOCK // 2],
    )
    for row in range(0, SIDE, _BLOCK)
    for column in range(0, SIDE, _BLOCK)
)
_BLOCK_WIDTH: Final = STEP * _BLOCK * math.sqrt(2)
BORDER: Final[Reach] = array("d", (min(x, y, 100 - x, 100 - y) for x, y in SAMPLES))
"""The distance from each sample to the tile's border."""


@lru_cache(maxsize=256)
def distances(line: tuple[Point, ...]) -> Reach:
    """Return the distance from each sample to a polyline. Cached, since many tiles share walls and roads."""
    legs = [
        (ax, ay, bx - ax, by - ay, (bx - ax) ** 2 + (by - ay) ** 2)
        for (ax, ay), (bx, by) in pairwise(line)
        if (ax, ay) != (bx, by)
    ]
    reach = array("d", _NOWHERE)
    for samples, middle in _BLOCKS if legs else ():
        away = [math.sqrt(_squared(middle, leg)) for leg in legs]
        most = min(away) + _BLOCK_WIDTH  # a leg beyond this is nearest to no sample of the block
        near = [leg for leg, far in zip(legs, away, strict=True) if far <= most]
        for i in samples:
            sx, sy = SAMPLES[i]
            least = FAR
            for ax, ay, dx, dy, length in near:  # as `_squared`: a call for each leg takes twice the time
                x, y = sx - ax, sy - ay
                t = (x * dx + y * dy) / length
                t = 0.0 if t < 0 else 1.0 if t > 1 else t
                px, py = x - t * dx, y - t * dy
                squared = px * px + py * py
                if squared < least:
                    least = squared
            reach[i] = math.sqrt(least)
    return reach


def _squared(point: Point, leg: tuple[float, float, float, float, float]) -> float:
    """Return the square of the distance from a point to a line from x, y along dx, dy."""
    ax, ay, dx, dy, length = leg
    x, y = point[0] - ax, point[1] - ay
    t = (x * dx + y * dy) / length
    t = 0.0 if t < 0 else min(t, 1.0)
    px, py = x - t * dx, y - t * dy
    return px * px + py * py


def nearest_of(reaches: Iterable[Reach]) -> Reach:
    """Return for each sample the least of several distances, FAR if there are none."""
    first, *more = (*reaches, _NOWHERE)
    return array("d", map(min, first, *more)) if more else first


@lru_cache(maxsize=256)
def distances_to(lines: tuple[tuple[Point, ...], ...]) -> Reach:
    """Return the distance from each sample to the nearest of several polylines; FAR everywhere if there are none."""
    return nearest_of(map(distances, lines))


def around(points: Iterable[tuple[float, float, float]]) -> Reach:
    """Return the distance from each sample to the nearest disc (x, y, radius); negative inside one."""
    reach = array("d", _NOWHERE)
    for x, y, radius in points:
        for i, (sx, sy) in enumerate(SAMPLES):
            away = math.hypot(sx - x, sy - y) - radius
            if away < reach[i]:
                reach[i] = away
    return reach


def covered(outline: tuple[Point, ...]) -> Mask:
    """Return the mask of the samples inside a closed polyline (even-odd)."""
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
    """Return the masked sample with the highest score; of equals (to six places) the first.

    :raises ValueError: the mask is empty.
    """
    ranked = ((round(score, 6), -i) for i, score in enumerate(scores) if mask[i])
    return SAMPLES[-max(ranked)[1]]


def sample_at(point: Point) -> int:
    """Return the index of the sample nearest to the point."""
    column, row = round((point[0] - 1) / STEP), round((point[1] - 1) / STEP)
    column = 0 if column < 0 else SIDE - 1 if column >= SIDE else column
    row = 0 if row < 0 else SIDE - 1 if row >= SIDE else row
    return row * SIDE + column


def scatter(mask: Mask, gap: Point, limit: int, grain: Grain) -> list[Point]:
    """Choose up to `limit` places on masked samples by dart throwing.

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
