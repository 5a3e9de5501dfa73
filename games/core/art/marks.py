"""Hatching of areas: short lens-shaped cuts, as of a woodcut, that follow the nearest road, wall or yard.

A cut is one of a small set of shapes (direction, length, bend), so the same path data comes back hundreds of times and
a sheet full of cuts stays small.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from games.core.art import svg
from games.core.art.geometry import Point, find_nearest
from games.core.art.grain import Grain

_DIRECTIONS: Final = 20  # within half a turn: a lens looks the same from both ends
_JITTER: Final = 0.18  # radians, ten degrees
_LENGTHS: Final = (0.6, 0.8, 1.0)
_BENDS: Final = (-0.6, 0.6)
_BAND: Final = 8.0  # cuts are written band by band, which keeps the steps between them short
_STEP: Final = 0.2  # grid of the shapes; places are on half units


def draw_cuts(
    places: Sequence[Point],
    along: Sequence[tuple[Point, ...]],
    grain: Grain,
    length: float,
    width: float,
    tilt: float = 0.0,
) -> str:
    """Return the path data of cuts, one for each place.

    A cut is up to `length` long and about `width` wide. It follows the tangent of the nearest of the polylines `along`,
    give or take ten degrees, or is level where there are none; `tilt` (radians) is added. A cut that would come
    nearer than 3 units to the tile's border is left out.
    """
    data, pen = "", (0.0, 0.0)
    for place in sorted(places, key=lambda p: (p[1] // _BAND, p[0])):
        angle = _find_direction(place, along) + tilt + grain.draw_between(-_JITTER, _JITTER)
        slot = round(angle / math.pi * _DIRECTIONS) % _DIRECTIONS
        shape = _build_lens(slot, length * grain.pick(_LENGTHS), width, grain.pick(_BENDS))
        start = (round_to_half(place[0] - shape[2][0] / 2), round_to_half(place[1] - shape[2][1] / 2))
        if all(3 <= start[0] + x <= 97 and 3 <= start[1] + y <= 97 for x, y in shape):
            data += f"m{svg.format_numbers((start[0] - pen[0], start[1] - pen[1]))}{_format_lens(shape)}"
            pen = start  # closing the path ends here
    return data


def _find_direction(place: Point, along: Sequence[tuple[Point, ...]]) -> float:
    direction = min((find_nearest(line, place) for line in along), default=None)
    if direction is None or direction[0] == 0:
        return 0.0
    foot = direction[1]
    return math.atan2(place[0] - foot[0], foot[1] - place[1])


@lru_cache(maxsize=1024)
def _build_lens(slot: int, length: float, width: float, bend: float) -> tuple[Point, Point, Point, Point]:
    """Return the corners of a cut from (0, 0): start, control of one side, end, control of the other side.

    Both sides are quadratic curves, whose middles lie half as far out as their controls.
    """
    angle = slot * math.pi / _DIRECTIONS
    tx, ty = math.cos(angle), math.sin(angle)

    def find_control(out: float) -> Point:
        return (tx * length / 2 - ty * out, ty * length / 2 + tx * out)

    return ((0.0, 0.0), find_control(bend + width), (tx * length, ty * length), find_control(bend - width))


@lru_cache(maxsize=1024)
def _format_lens(shape: tuple[Point, Point, Point, Point]) -> str:
    _, (bx, by), (cx, cy), (dx, dy) = ((_round_finely(x), _round_finely(y)) for x, y in shape)
    return f"q{svg.format_numbers((bx, by, cx, cy, dx - cx, dy - cy, -cx, -cy), _STEP)}z"


def round_to_half(value: float) -> float:
    """Return the nearest multiple of one half."""
    return round(value * 2) / 2


def _round_finely(value: float) -> float:
    return round(value / _STEP) * _STEP
