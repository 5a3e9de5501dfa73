"""A raster of 100 by 100 cells over a tile: areas are stamped and flooded on it, and their outlines traced.

An area is a whole number with a bit for each of its cells, row by row, so that all its cells move at once. After each
row one bit stays free, which keeps the ends of rows apart.
"""

import math
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final

from games.core.art.geometry import Curve, Point

SIDE: Final = 100
Cell = tuple[int, int]
Area = int
_ROW: Final = SIDE + 1  # bits of a row
_FARTHEST: Final = 22
"""How far room is measured within an area."""
_RAYS: Final = tuple(
    tuple(
        round(math.cos(turn * math.pi / 8) * reach) + _ROW * round(math.sin(turn * math.pi / 8) * reach)
        for turn in range(16)
    )
    for reach in range(1, _FARTHEST + 1)
)
"""Per distance the steps from a cell in 16 directions, in bits."""


def _join_rows(rows: Iterable[int]) -> Area:
    return sum(row << _ROW * y for y, row in enumerate(rows))


def _fill_row(first: int, end: int) -> int:
    """Return a row with the cells from `first` to before `end`."""
    return (1 << end) - (1 << first) if end > first else 0


EVERYWHERE: Final[Area] = _join_rows([_fill_row(0, SIDE)] * SIDE)
_TOP, _LEFT = _fill_row(1, SIDE // 2), _join_rows([0, *[1] * (SIDE // 2 - 1)])
HALVES: Final[tuple[Area, ...]] = (
    _TOP,
    _fill_row(SIDE // 2, SIDE - 1),
    _LEFT << SIDE - 1,
    _join_rows([0] * (SIDE // 2) + [1] * (SIDE // 2 - 1)) << SIDE - 1,
    _fill_row(SIDE // 2, SIDE - 1) << _ROW * (SIDE - 1),
    _TOP << _ROW * (SIDE - 1),
    _join_rows([0] * (SIDE // 2) + [1] * (SIDE // 2 - 1)),
    _LEFT,
)
"""The cells along each half-edge without those at the tile's corners."""


def cover(outline: tuple[Point, ...]) -> Area:
    """Return the cells whose middle is inside an outline."""
    legs = list(pairwise([*outline, outline[0]]))
    rows = []
    for y in range(SIDE):
        at = y + 0.5
        hits = sorted(ax + (bx - ax) * (at - ay) / (by - ay) for (ax, ay), (bx, by) in legs if (ay > at) != (by > at))
        row = 0
        for first, last in zip(hits[::2], hits[1::2], strict=True):
            row |= _fill_row(max(0, math.ceil(first - 0.5)), min(SIDE, math.ceil(last - 0.5)))
        rows.append(row)
    return _join_rows(rows)


def stamp(line: tuple[Point, ...], radius: float) -> Area:
    """Return the cells within a radius of a line."""
    places = list(line)
    for (ax, ay), (bx, by) in pairwise(line):
        steps = max(1, round(math.dist((ax, ay), (bx, by))))
        places += [(ax + (bx - ax) * i / steps, ay + (by - ay) * i / steps) for i in range(steps)]
    rows = [0] * SIDE
    for px, py in places:
        for y in range(max(0, int(py - radius - 1)), min(SIDE, int(py + radius + 1))):
            square = radius * radius - (y + 0.5 - py) ** 2
            if square >= 0:
                reach = math.sqrt(square)
                rows[y] |= _fill_row(max(0, math.ceil(px - reach - 0.5)), min(SIDE, math.floor(px + reach - 0.5) + 1))
    return _join_rows(rows)


def flood(cells: Area) -> Area:
    """Return the cells that are connected with the first of them, itself included."""
    area = cells & -cells
    while (wider := (area | area << 1 | area >> 1 | area << _ROW | area >> _ROW) & cells) != area:
        area = wider
    return area


class Room:
    """How far cells are from the end of their area and of the tile."""

    def __init__(self, areas: Iterable[Area]) -> None:
        self._rings = [tuple(_list_rings(area)) for area in areas]

    def measure(self, cell: Cell) -> float | None:
        """Return the distance, None for a cell outside of all areas."""
        x, y = cell
        byte, bit = divmod(y * _ROW + x, 8)
        for rings in self._rings:
            if rings[0][byte] >> bit & 1:
                most = min(x, y, SIDE - 1 - x, SIDE - 1 - y)
                for reach, ring in enumerate(rings[1 : most + 1], 1):
                    if not ring[byte] >> bit & 1:
                        return float(reach)
                return float(most)
        return None


def _list_rings(area: Area) -> Iterator[bytes]:
    """Yield the area, then for each distance those of its cells that have it around them.

    Near the tile's border a step may lead to another row: there the border is nearer.
    """
    bits, whole = area, (_ROW * SIDE + 7) // 8
    yield bits.to_bytes(whole, "little")
    for steps in _RAYS:
        for step in steps:
            bits &= area >> step if step > 0 else area << -step
        yield bits.to_bytes(whole, "little")


def _list_cells(area: Area) -> Iterator[Cell]:
    digits = f"{area:b}"[::-1]
    at = digits.find("1")
    while at >= 0:
        y, x = divmod(at, _ROW)
        yield x, y
        at = digits.find("1", at + 1)


def trace(area: Area) -> tuple[Curve, ...]:
    """Return the closed outlines of an area, its right side inward, as straight lines with few corners."""
    edges: dict[Cell, list[Cell]] = {}
    for x, y in _list_cells(area & ~(area << _ROW)):
        edges.setdefault((x, y), []).append((x + 1, y))
    for x, y in _list_cells(area & ~(area >> 1)):
        edges.setdefault((x + 1, y), []).append((x + 1, y + 1))
    for x, y in _list_cells(area & ~(area >> _ROW)):
        edges.setdefault((x + 1, y + 1), []).append((x, y + 1))
    for x, y in _list_cells(area & ~(area << 1)):
        edges.setdefault((x, y + 1), []).append((x, y))
    loops = []
    while edges:
        start = before = min(edges)
        loop, at = [start], _follow(edges, start, start)
        while at != start:
            loop.append(at)
            before, at = at, _follow(edges, before, at)
        if len(loop) > 24:
            loops.append(_draw_loop(loop))
    return tuple(sorted(loops, key=len, reverse=True))


def _follow(edges: dict[Cell, list[Cell]], before: Cell, at: Cell) -> Cell:
    """Take one edge from a corner. Where two areas touch there, the way stays with the one that it came along."""
    turned = (at[0] - (at[1] - before[1]), at[1] + (at[0] - before[0]))
    following = edges[at]
    if len(following) == 1:
        return edges.pop(at)[0]
    return following.pop(turned in following and following.index(turned))


def _draw_loop(loop: list[Cell]) -> Curve:
    far = max(range(len(loop)), key=lambda i: math.dist(loop[0], loop[i]))
    points = [*_simplify(loop[: far + 1])[:-1], *_simplify([*loop[far:], loop[0]])[:-1]]
    return tuple(((float(a[0]), float(a[1])), (float(b[0]), float(b[1]))) for a, b in pairwise([*points, points[0]]))


def _simplify(line: list[Cell]) -> list[Cell]:
    """Return a line with fewer corners, nowhere more than a unit away."""
    kept, waiting = {0, len(line) - 1}, [(0, len(line) - 1)]
    while waiting:
        first, last = waiting.pop()
        (ax, ay), (bx, by) = line[first], line[last]
        dx, dy = bx - ax, by - ay
        length = dx * dx + dy * dy
        most, at = 0.9, 0
        for i in range(first + 1, last):  # as `geometry.find_nearest`: a call for each cell takes twice the time
            x, y = line[i]
            t = ((x - ax) * dx + (y - ay) * dy) / length if length else 0.0
            t = 0.0 if t < 0 else 1.0 if t > 1 else t
            away = math.hypot(x - (ax + t * dx), y - (ay + t * dy))
            if away > most:
                most, at = away, i
        if at:
            kept.add(at)
            waiting += [(first, at), (at, last)]
    return [line[i] for i in sorted(kept)]
