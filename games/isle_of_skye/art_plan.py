"""The plan of a tile: where its terrains border and its roads run, derived from its facts alone.

One terrain is the ground and lies in the middle; every other region lies along neighbouring edges and ends in a rim.
Edges are those of the rotated tile; nothing is rotated afterwards.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Final

import msgspec

from games.core.art.geometry import (
    CENTRE,
    CORNERS,
    MIDPOINTS,
    Cubic,
    Curve,
    Point,
    build_bend,
    build_rim,
    interpolate,
    join,
    reverse,
    rotate_curve,
)
from games.core.data_files import load_data
from games.isle_of_skye.tiles import Region, TileFacts, lay_tile

ROAD_WIDTH: Final = 13.0
"""Width of a road with its casing."""

_PAST: Final = 9.0  # how far rims run past the tile's edge

_STUB: Final = 0.72  # how far towards the centre a road with one exit leads

CENTRES: Final[dict[str, str]] = {
    raw["id"]: raw["center"] for kind in ("castles", "tiles") for raw in load_data(__package__, "tiles")[kind]
}
"""The terrain in the middle of every printed tile."""


class Rim(msgspec.Struct, frozen=True):
    """A region on `run` neighbouring edges, clockwise from `first`; `curve` is its inner border."""

    region: int
    first: int
    run: int
    curve: Curve


class Road(msgspec.Struct, frozen=True):
    """The middle lines of a road: one line for one or two exits; more exits meet in the middle of the tile."""

    edges: tuple[int, ...]
    curves: tuple[Curve, ...]


class Plan(msgspec.Struct, frozen=True):
    """All lines of one rotated tile. `ground` is the index of the region in the middle; `outlines` are the closed loops
    of each region by its index, holes running the other way round."""

    regions: tuple[Region, ...]
    ground: int
    rims: tuple[Rim, ...]
    roads: tuple[Road, ...]
    outlines: tuple[tuple[Curve, ...], ...]


def find_grounds(facts: TileFacts) -> tuple[int, ...]:
    """Return the regions (by index) that can be the ground, because all others lie along neighbouring edges. Empty if
    regions would have to cross: such a tile can be neither drawn nor printed."""
    apart = [number for number, region in enumerate(facts.regions) if _find_run(region[2]) is None]
    if len(apart) > 1:
        return ()
    return tuple(apart) or tuple(range(len(facts.regions)))


@lru_cache(maxsize=512)
def build_plan(facts: TileFacts, rotation: int, centre: str = "") -> Plan:
    """Return the plan of a tile after quarter turns clockwise. The ground is a region of the centre's terrain if the
    facts allow it, else the one with most symbols.

    :raises ValueError: no region can be the ground.
    """
    tile = lay_tile(facts, rotation % 4)
    ground = _choose_ground(facts, centre)
    rims = []
    for number, region in enumerate(tile.regions):
        run = _find_run(region.edges)
        if number != ground and run is not None:
            rims.append(Rim(number, run, len(region.edges), _build_border(len(region.edges), run)))
    rims.sort(key=lambda rim: rim.first)
    return Plan(
        regions=tile.regions,
        ground=ground,
        rims=tuple(rims),
        roads=tuple(_build_road(edges) for edges in sorted(tile.roads)),
        outlines=tuple(_build_outline(number, ground, rims) for number in range(len(tile.regions))),
    )


def _choose_ground(facts: TileFacts, centre: str) -> int:
    possible = find_grounds(facts)
    if not possible:
        raise ValueError("regions that cross cannot be drawn")
    weight = [0] * len(facts.regions)
    for symbol in facts.symbols:
        weight[symbol.region] += symbol.count
    return max(possible, key=lambda n: (facts.regions[n][1] == centre, weight[n], -n))


def _find_run(edges: Sequence[int]) -> int | None:
    """Return where a run of neighbouring edges begins, clockwise, or None if the edges are no single run."""
    if len(edges) == 4:
        return 0
    begins = [edge for edge in edges if (edge - 1) % 4 not in edges]
    return begins[0] if len(begins) == 1 else None


def _build_border(run: int, first: int) -> Curve:
    """Return the border of a region along `run` edges; along all four it closes around the middle."""
    if run < 4:
        return build_rim(run, first)
    quarter: Cubic = ((50.0, 22.0), (66.0, 22.0), (79.0, 35.0), (78.0, 50.0))
    return tuple(segment for edge in range(4) for segment in rotate_curve((quarter,), edge))


def _build_outline(number: int, ground: int, rims: Sequence[Rim]) -> tuple[Curve, ...]:
    region_rims = [rim for rim in rims if rim.region == number]
    if number != ground:
        return _build_rim_outline(region_rims[0])
    if len(rims) == 1 and rims[0].run == 4:
        return (rims[0].curve,)
    inner = {rim.first: reverse(rim.curve) for rim in rims}
    covered = {(rim.first + i) % 4 for rim in rims for i in range(1, rim.run)}
    sides = (
        inner[edge] if edge in inner else ((CORNERS[edge], CORNERS[(edge + 1) % 4]),)
        for edge in range(4)
        if edge not in covered
    )
    chain = [segment for side in sides for segment in side]
    start = next(i for i, segment in enumerate(chain) if segment[0] in CORNERS)
    return (join((*chain[start:], *chain[:start])),)


def _build_rim_outline(rim: Rim) -> tuple[Curve, ...]:
    corners = [CORNERS[(rim.first + i) % 4] for i in range(rim.run + 1)]
    border: Curve = tuple(pairwise(corners))
    if rim.run == 4:
        return (border, reverse(rim.curve))
    return ((*border, *rim.curve),)


def extend_rim(rim: Rim) -> Curve:
    """Return the outline of a region on the rim, leaving the tile at its corners and closing outside."""
    if rim.run == 4:
        return join((*_build_rim_outline(rim)[0], *rim.curve))
    outside = [
        (x + math.copysign(_PAST, x - 50), y + math.copysign(_PAST, y - 50))
        for x, y in (CORNERS[(rim.first + i) % 4] for i in range(rim.run + 1))
    ]
    return join((*pairwise(outside), *rim.curve))


def list_all_roads() -> tuple[Curve, ...]:
    """Return the middle lines of all roads that a tile can have."""
    exits = [edges for n in (2, 4) for edges in combinations(range(4), n)]
    return tuple(curve for edges in exits for curve in _build_road(edges).curves)


def _build_road(edges: tuple[int, ...]) -> Road:
    first = edges[0]
    if len(edges) == 1:
        end = interpolate(MIDPOINTS[first], CENTRE, _STUB)
        return Road(edges, (((MIDPOINTS[first], end),),))
    if len(edges) == 2 and (edges[1] - first) % 2:
        return Road(edges, ((build_bend(MIDPOINTS[first], MIDPOINTS[edges[1]]),),))
    if len(edges) == 2:
        upper: Cubic = ((50.0, 0.0), (50.0, 20.0), (56.0, 28.0), CENTRE)
        lower: Cubic = (CENTRE, (44.0, 72.0), (50.0, 80.0), (50.0, 100.0))
        return Road(edges, (rotate_curve((upper, lower), first),))
    return Road(edges, tuple(((MIDPOINTS[edge], CENTRE),) for edge in edges))


def find_road_end(road: Road) -> Point | None:
    """Return where a road with one exit ends, or None."""
    return road.curves[0][-1][-1] if len(road.edges) == 1 else None
