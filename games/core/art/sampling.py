"""A coarse raster of a tile: 50 × 50 sample points, two units apart, to find room and to place things.

A `Reach` holds one number per sample (a distance in tile units), a `Mask` one truth value per sample, both row by row
from the north-west.
"""

import math
from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import compress, pairwise
from typing import Final

from games.core.art.geometry import Curve, Point, flatten
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
_BLOCK_RADIUS: Final = STEP * (_BLOCK // 2) * math.sqrt(2) + 1e-6
_Leg = tuple[float, float, float, float, float]
"""A straight line: where it begins, how far it goes along x and y, the square of its length."""
_JITTER: Final = 0.8
"""How far a scattered place lies beside its sample, across and down."""
_FARTHEST_TAKEN: Final = 12
_TAKEN_ROW: Final = SIDE + _FARTHEST_TAKEN
_TAKEN_MIDDLE: Final = _FARTHEST_TAKEN * (_TAKEN_ROW + 1)
BORDER: Final[Reach] = array("d", (min(x, y, 100 - x, 100 - y) for x, y in SAMPLES))
"""The distance from each sample to the tile's border."""


@lru_cache(maxsize=256)
def measure_distances(line: tuple[Point, ...], within: float = FAR) -> Reach:
    """Return the distance from each sample to a polyline; what is more than `within` may be FAR. Cached, since many
    tiles share walls and roads."""
    legs = _list_legs(line)
    reach = array("d", _NOWHERE)
    for samples, middle in _BLOCKS if legs else ():
        away = [math.sqrt(_measure_squared(middle, leg)) for leg in legs]
        least_away = min(away)
        if least_away > within + _BLOCK_RADIUS:
            continue
        most = least_away + 2 * _BLOCK_RADIUS  # a leg beyond this is nearest to no sample of the block
        near = [leg for leg, far in zip(legs, away, strict=True) if far <= most]
        for i in samples:
            sx, sy = SAMPLES[i]
            least = FAR
            for ax, ay, dx, dy, length in near:  # as `_measure_squared`: a call for each leg takes twice the time
                x, y = sx - ax, sy - ay
                t = (x * dx + y * dy) / length
                t = 0.0 if t < 0 else 1.0 if t > 1 else t
                px, py = x - t * dx, y - t * dy
                squared = px * px + py * py
                if squared < least:
                    least = squared
            reach[i] = math.sqrt(least)
    return reach


def _list_legs(line: tuple[Point, ...]) -> list[_Leg]:
    return [
        (ax, ay, bx - ax, by - ay, (bx - ax) ** 2 + (by - ay) ** 2)
        for (ax, ay), (bx, by) in pairwise(line)
        if (ax, ay) != (bx, by)
    ]


def _measure_squared(point: Point, leg: _Leg) -> float:
    """Return the square of the distance from a point to a straight line."""
    ax, ay, dx, dy, length = leg
    x, y = point[0] - ax, point[1] - ay
    t = (x * dx + y * dy) / length
    t = 0.0 if t < 0 else min(t, 1.0)
    px, py = x - t * dx, y - t * dy
    return px * px + py * py


def take_nearest(reaches: Iterable[Reach]) -> Reach:
    """Return for each sample the least of several distances, FAR if there are none."""
    first, *more = (*reaches, _NOWHERE)
    return array("d", map(min, first, *more)) if more else first


@lru_cache(maxsize=256)
def measure_nearest(lines: tuple[tuple[Point, ...], ...]) -> Reach:
    """Return the distance from each sample to the nearest of several polylines; FAR everywhere if there are none."""
    return take_nearest(map(measure_distances, lines))


def measure_point(lines: Iterable[tuple[Point, ...]], point: Point) -> float:
    """Return the distance from a point to the nearest of several polylines, as `measure_distances` has it."""
    squares = (_measure_squared(point, leg) for line in lines for leg in _list_legs(line))
    return math.sqrt(min(squares, default=FAR))


def measure_discs(points: Iterable[tuple[float, float, float]], within: float = FAR) -> Reach:
    """Return the distance from each sample to the nearest disc (x, y, radius), negative inside one; what is more than
    `within` may be FAR."""
    reach = array("d", _NOWHERE)
    for x, y, radius in points:
        left, right = _find_range(x, radius + within)
        top, bottom = _find_range(y, radius + within)
        for row in range(top, bottom):
            for i in range(row * SIDE + left, row * SIDE + right):
                sx, sy = SAMPLES[i]
                away = math.hypot(sx - x, sy - y) - radius
                if away < reach[i]:
                    reach[i] = away
    return reach


def _find_range(middle: float, far: float) -> tuple[int, int]:
    """Return the columns or rows, from the first to before the last, that are not farther away."""
    return max(0, math.ceil((middle - far - 1) / STEP)), min(SIDE, math.floor((middle + far - 1) / STEP) + 1)


def find_covered(outline: tuple[Point, ...]) -> Mask:
    """Return the mask of the samples inside a closed polyline (even-odd)."""
    mask = bytearray(len(SAMPLES))
    crossings: list[list[float]] = [[] for _ in range(SIDE)]
    for (ax, ay), (bx, by) in pairwise((*outline, outline[0])):
        low, high = (ay, by) if ay < by else (by, ay)
        for row in range(max(0, math.ceil((low - 1) / STEP)), min(SIDE, math.ceil((high - 1) / STEP))):
            crossings[row].append(ax + (1 + STEP * row - ay) * (bx - ax) / (by - ay))
    for row, places in enumerate(crossings):
        places.sort()
        for left, right in zip(places[::2], places[1::2], strict=True):
            for column in range(max(0, math.ceil((left - 1) / STEP)), min(SIDE, math.ceil((right - 1) / STEP))):
                mask[row * SIDE + column] = 1
    return mask


@lru_cache(maxsize=64)
def find_area(loops: tuple[Curve, ...]) -> Mask:
    """Return the mask of the samples inside the first of closed curves and outside the others."""
    outer, *holes = (find_covered(flatten(loop)) for loop in loops)
    return bytes(a and not any(h) for a, *h in zip(outer, *holes, strict=True))


def bound_room(mask: Mask, most: float) -> Reach:
    """Return for each sample of an area an upper bound of its distance to the area's end, never above `most`; 0
    outside."""
    # A byte for each sample. Beside a border a step leads to another row, but there the border is the bound.
    area = ring = reached = int.from_bytes(bytes(mask), "little")
    for steps in range(1, math.ceil(most / STEP)):
        across, down = 8 * steps, 8 * steps * SIDE
        ring &= area << across & area >> across & area << down & area >> down
        reached += ring
    steps_inside = reached.to_bytes(len(SAMPLES), "little")
    bounds = [min(STEP * steps, most) for steps in range(math.ceil(most / STEP) + 1)]
    return array("d", map(min, map(bounds.__getitem__, steps_inside), BORDER))


def find_best(scores: Iterable[float], mask: Mask) -> Point:
    """Return the masked sample with the highest score; of equals (to six places) the first.

    :raises ValueError: the mask is empty.
    """
    ranked = ((round(score, 6), -i) for i, score in enumerate(scores) if mask[i])
    return SAMPLES[-max(ranked)[1]]


def find_best_below(bounds: Iterable[tuple[float, int]], score: Callable[[int, float], float]) -> Point:
    """Return the sample with the highest score as `find_best` does, but score only those that may be the best.

    - `bounds`: an upper bound of the score, and the sample.
    - `score`: returns the score of a sample; it may return any lower number if that is less than its second argument.

    :raises ValueError: there are no bounds.
    """
    best, chosen = -math.inf, -1
    for bound, i in sorted(bounds, reverse=True):
        if round(bound, 6) < best:
            break
        value = round(score(i, best - 1e-5), 6)
        if value > best or (value == best and i < chosen):
            best, chosen = value, i
    if chosen < 0:
        raise ValueError("no samples to choose from")
    return SAMPLES[chosen]


def find_sample(point: Point) -> int:
    """Return the index of the sample nearest to the point."""
    column, row = round((point[0] - 1) / STEP), round((point[1] - 1) / STEP)
    column = 0 if column < 0 else SIDE - 1 if column >= SIDE else column
    row = 0 if row < 0 else SIDE - 1 if row >= SIDE else row
    return row * SIDE + column


@lru_cache(maxsize=64)
def find_samples(offset: float) -> list[int]:
    """Return for each column (or row) the nearest column to what is `offset` units away from it."""
    return [min(max(round((1 + STEP * i + offset - 1) / STEP), 0), SIDE - 1) for i in range(SIDE)]


def scatter(mask: Mask, gap: Point, limit: int, grain: Grain) -> list[Point]:
    """Choose up to `limit` places on masked samples by dart throwing.

    No place lies in the ellipse with the half axes `gap` (across, down) around another.
    """
    across, down = gap
    order = list(compress(range(len(SAMPLES)), mask))
    grain.shuffle(order)
    places: list[Point] = []
    taken, around = 0, _cover_ellipse(gap)
    for i in order:
        if len(places) == limit:
            break
        bit = i % SIDE + i // SIDE * _TAKEN_ROW
        if taken >> bit & 1:
            grain.skip(2)
            continue
        x = SAMPLES[i][0] + grain.draw_between(-_JITTER, _JITTER)
        y = SAMPLES[i][1] + grain.draw_between(-_JITTER, _JITTER)
        for a, b in places:
            if ((x - a) / across) ** 2 + ((y - b) / down) ** 2 <= 1:
                break
        else:
            places.append((x, y))
            taken |= around << bit >> _TAKEN_MIDDLE
    return places


@lru_cache(maxsize=16)
def _cover_ellipse(gap: Point) -> int:
    """Return the samples that are too near to a place, wherever the two lie beside their samples: bits around
    `_TAKEN_MIDDLE`."""
    span = range(-_FARTHEST_TAKEN, _FARTHEST_TAKEN + 1)
    return sum(
        1 << _TAKEN_MIDDLE + row * _TAKEN_ROW + column
        for row in span
        for column in span
        if sum(((STEP * abs(n) + 2 * _JITTER) / far) ** 2 for n, far in zip((column, row), gap, strict=True)) < 0.999
    )
