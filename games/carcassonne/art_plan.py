"""The plan of a tile: where its walls, roads, crossing, yard and gate are, and the outline of every segment.

Edges and half-edges are those of the rotated tile; nothing is rotated afterwards. Points on the tile's border are
numbered clockwise 0 to 7: even ones are corners (0 NW), odd ones the middles of the edges. Half-edge h leads from point
h to point h + 1.
"""

import math
from collections.abc import Collection, Iterator
from typing import Final

import msgspec

from games.carcassonne.tiles import CITY, CLOISTER, ROAD, LaidTile
from games.carcassonne.tiles import Segment as TileSegment
from games.core.art.geometry import (
    CENTRE,
    CORNERS,
    MIDPOINTS,
    RIM_DEPTH,
    Cubic,
    Curve,
    Point,
    Segment,
    build_arc,
    build_bend,
    build_rim,
    find_point,
    interpolate,
    join,
    offset,
    reverse,
    rotate,
    rotate_curve,
    split,
)
from games.core.art.tile import PlacedGlyph

ROAD_WIDTH: Final = 13.0
"""Width of a road with its casing."""
HUB_RADIUS: Final = 12.0
"""Radius of a crossing's disc with its key line."""
YARD: Final[Point] = CENTRE
YARD_RADIUS: Final = 30.0
"""Radius of the circle around a cloister that belongs to it."""
DOORSTEP: Final[Point] = (50.0, 71.0)
"""Where a road to a cloister ends."""

_SIDE: Final = ROAD_WIDTH / 2
_BESIDE_CITY: Final = 7.0  # how far a city on one edge pushes the middle of the roads away from it
_THROUGH_DEPTH: Final = 25.0  # the fields beside a through-city


class Wall(msgspec.Struct, frozen=True):
    """A city wall between two corners of the tile (0 NW to 3 SW). `gate` is the edge of the road that ends at it."""

    city: str
    start: int
    end: int
    curve: Curve
    gate: int | None


class Road(msgspec.Struct, frozen=True):
    """The middle line of a road, from its first edge inward. `ends_in` says what it ends in; None if it leads
    through."""

    id: str
    edges: tuple[int, ...]
    curve: tuple[Cubic, ...]
    ends_in: str | None


class Plan(msgspec.Struct, frozen=True):
    """All lines of one rotated tile.

    - `walls`, `roads`: sorted by their edges, so that rotations that look the same have the same plan, apart from the
      names of segments.
    - `hub`: the centre of the crossing.
    - `gate`: the middle of the wall where a road ends in a city.
    - `outlines`: the closed loops of every segment; holes run the other way round.
    - `rivers`: as roads. `gates`: further gates. `extras`: what else stands there. `alone`: the middle of the cloister.
    """

    segments: tuple[TileSegment, ...]
    walls: tuple[Wall, ...]
    roads: tuple[Road, ...]
    hub: Point | None
    gate: Point | None
    outlines: dict[str, tuple[Curve, ...]]
    rivers: tuple[Road, ...] = ()
    gates: tuple[Point, ...] = ()
    extras: tuple[PlacedGlyph, ...] = ()
    alone: Point = CENTRE


def build_plan(laid_tile: LaidTile) -> Plan:
    segments = tuple(sorted(laid_tile.segments, key=lambda s: (s.kind, s.edges, s.halves)))
    middle = _find_middle(segments)
    roads = tuple(_build_road(s, middle) for s in segments if s.kind == ROAD)
    gate = next((road.edges[0] for road in roads if road.ends_in == CITY), None)
    walls = tuple(wall for s in segments if s.kind == CITY for wall in _find_walls(s, gate))
    crossing = any(road.ends_in == "crossing" for road in roads)
    lines = _Lines(segments, walls, roads, middle if crossing else YARD, HUB_RADIUS if crossing else YARD_RADIUS)
    return Plan(
        segments=segments,
        walls=walls,
        roads=roads,
        hub=middle if crossing else None,
        gate=None if gate is None else _find_gate(gate),
        outlines={s.id: lines.find_loops(s) for s in segments},
    )


def _find_middle(segments: tuple[TileSegment, ...]) -> Point:
    """Return the point where roads meet: the centre, moved away from a city that fills only a rim."""
    cities = [s for s in segments if s.kind == CITY]
    if len(cities) == 1 and len(cities[0].edges) == 1:
        return rotate((50.0, 50 + _BESIDE_CITY), cities[0].edges[0])
    return CENTRE


def _find_gate(edge: int) -> Point:
    return rotate((50.0, RIM_DEPTH), edge)


def _find_walls(city: TileSegment, gate: int | None) -> Iterator[Wall]:
    """Yield the walls of a city: its own rim, or the rims of the fields that it leaves."""
    edges = city.edges
    if len(edges) == 1:
        yield Wall(city.id, (edges[0] + 1) % 4, edges[0], build_rim(1, edges[0]), None)
    elif len(edges) == 2 and (edges[1] - edges[0]) % 2:
        first = edges[0] if edges[1] - edges[0] == 1 else edges[1]
        yield Wall(city.id, (first + 2) % 4, first, build_rim(2, first, kind=CITY), None)
    else:
        depth = RIM_DEPTH if len(edges) == 3 else _THROUGH_DEPTH
        for edge in range(4):
            if edge not in edges:
                yield Wall(city.id, (edge + 1) % 4, edge, build_rim(1, edge, depth), gate)


def _build_road(segment: TileSegment, middle: Point) -> Road:
    first, last = segment.edges[0], segment.edges[-1]
    curve: tuple[Cubic, ...]
    if segment.ends_in is not None:
        curve = (_build_stub(first, segment.ends_in, middle),)
    elif (last - first) % 2:
        curve = (build_bend(MIDPOINTS[first], MIDPOINTS[last]),)
    else:
        curve = build_through_road(first, middle)
    return Road(segment.id, segment.edges, curve, segment.ends_in)


def _build_stub(edge: int, ends_in: str, middle: Point) -> Cubic:
    """Return a road from an edge to its inner end; at a cloister it leads round to the doorstep where it can."""
    start = MIDPOINTS[edge]
    if ends_in == CLOISTER and edge % 2:
        return (start, interpolate(start, (50.0, 50.0), 0.4), (50 + (start[0] - 50) * 0.5, DOORSTEP[1]), DOORSTEP)
    end = {CLOISTER: DOORSTEP if edge == 2 else CENTRE, CITY: _find_gate(edge)}.get(ends_in, middle)
    halfway = interpolate(start, CENTRE, 0.5)
    return (start, halfway, interpolate(halfway, end, 0.5), end)


def build_through_road(edge: int, middle: Point) -> tuple[Cubic, ...]:
    """Return a road from an edge to the opposite one: past `middle`, or as a slow S where that is the centre."""
    if middle == CENTRE:
        upper: Cubic = ((50.0, 0.0), (50.0, 20.0), (60.0, 27.0), CENTRE)
        lower: Cubic = (CENTRE, (40.0, 73.0), (50.0, 80.0), (50.0, 100.0))
        curve = rotate_curve((upper, lower), edge)
    else:
        away = rotate(middle, -edge)[0]  # the middle of a road that leads from north to south
        upper = ((50.0, 0.0), (50.0, 25.0), (away, 25.0), (away, 50.0))
        lower = ((away, 50.0), (away, 75.0), (50.0, 75.0), (50.0, 100.0))
        curve = rotate_curve((upper, lower), edge)
    return tuple(segment for segment in curve if len(segment) == 4)


class _Lines:
    """Walks along the lines of a tile to find the outlines of its segments, with the segment always on the right."""

    def __init__(
        self,
        segments: tuple[TileSegment, ...],
        walls: tuple[Wall, ...],
        roads: tuple[Road, ...],
        hub: Point,
        hub_radius: float,
    ) -> None:
        self.cities = {edge: s.id for s in segments if s.kind == CITY for edge in s.edges}
        self.yard = any(s.kind == CLOISTER for s in segments)
        self.walls = walls
        self.roads = {edge: road for road in roads for edge in road.edges}
        self.hub, self.hub_radius = hub, hub_radius

    def find_loops(self, segment: TileSegment) -> tuple[Curve, ...]:
        """Return the closed outlines of a segment."""
        if segment.kind == ROAD:
            return (self._find_ribbon(segment.edges[0]),)
        if segment.kind == CLOISTER:
            return (reverse(self._build_yard()),)
        if segment.kind == CITY:
            halves = {half for edge in segment.edges for half in (2 * edge, 2 * edge + 1)}
            return (self._trace(halves, segment.id),)
        outer = self._trace(segment.halves, None)
        return (outer, self._build_yard()) if self.yard and not self.roads else (outer,)

    def _build_yard(self) -> Curve:
        foot = (self.hub[0], self.hub[1] + self.hub_radius)
        return build_arc(self.hub, foot, foot)

    def _trace(self, halves: Collection[int], city: str | None) -> Curve:
        start = half = min(halves)
        chain: list[Segment] = []
        while True:
            chain.append((self._find_border_point(half, 1), self._find_border_point(half + 1, -1)))
            half = self._follow_lines((half + 1) % 8, halves, city, chain)
            if half == start:
                return join(chain)

    def _follow_lines(self, point: int, halves: Collection[int], city: str | None, chain: list[Segment]) -> int:
        """Go on from a point of the border, along roads and walls, to the next half-edge of the segment."""
        if point % 2:
            return self._follow_road(point // 2, chain) if point // 2 in self.roads else point
        while point not in halves:
            point = self._follow_wall(point // 2, city or self.cities[point // 2], chain)
        return point

    def _follow_road(self, edge: int, chain: list[Segment]) -> int:
        """Go in along the right side of the road at an edge and out wherever it leads."""
        road = self.roads[edge]
        chain.extend(self._find_side(edge, _SIDE))
        if road.ends_in is None:
            out = road.edges[1] if edge == road.edges[0] else road.edges[0]
            return 2 * out + 1
        if road.ends_in == CITY:
            wall = next(wall for wall in self.walls if wall.gate == edge)
            chain.extend(reverse(_cut_at_gate(reverse(wall.curve))))
            return 2 * edge
        out = next(e % 4 for e in range(edge + 3, edge - 1, -1) if e % 4 in self.roads)
        outward = reverse(self._find_side(out, -_SIDE))
        chain.extend(build_arc(self.hub, chain[-1][-1], outward[0][0]))
        chain.extend(outward)
        return 2 * out + 1

    def _follow_wall(self, corner: int, city: str, chain: list[Segment]) -> int:
        """Go along the city's wall from a corner to its other end. If the wall has a gate, go from its start to the
        gate and out along the road."""
        wall = next(w for w in self.walls if w.city == city and corner in (w.start, w.end))
        if corner == wall.end:
            chain.extend(reverse(wall.curve))
            return 2 * wall.start
        if wall.gate is None:
            chain.extend(wall.curve)
            return 2 * wall.end
        chain.extend(_cut_at_gate(wall.curve))
        chain.extend(reverse(self._find_side(wall.gate, -_SIDE)))
        return 2 * wall.gate + 1

    def _find_border_point(self, point: int, ahead: int) -> Point:
        """Return a point of the border; where a road leaves, the side of it that lies ahead (1) or behind (-1)."""
        corner, middle = divmod(point % 8, 2)
        if not middle:
            return CORNERS[corner]
        return rotate((50 + (ahead * _SIDE if corner in self.roads else 0), 0.0), corner)

    def _find_side(self, edge: int, distance: float) -> Curve:
        """Return the right side of the road at an edge, leading inward, up to the crossing or yard."""
        road = self.roads[edge]
        curve = road.curve if edge == road.edges[0] else tuple(s[::-1] for s in reversed(road.curve))
        side = tuple(offset(segment, distance) for segment in curve)
        if road.ends_in in (None, CITY):
            return side
        return (split(side[0], find_first_within(side[0], self.hub, self.hub_radius))[0],)

    def _find_ribbon(self, edge: int) -> Curve:
        right, left = self._find_side(edge, _SIDE), self._find_side(edge, -_SIDE)
        end: Curve = ()
        if self.roads[edge].ends_in not in (None, CITY):
            end = reverse(build_arc(self.hub, left[-1][-1], right[-1][-1]))
        return join((*right, *end, *reverse(left)))


def _cut_at_gate(wall: Curve) -> Curve:
    """Return a wall of one cubic from its start to where the road's side meets it."""
    cubic = wall[0]
    assert len(cubic) == 4
    return (split(cubic, find_first_within(cubic, find_point(cubic, 0.5), _SIDE))[0],)


def find_first_within(cubic: Cubic, centre: Point, distance: float) -> float:
    """Return the parameter at which a cubic that heads for a point comes within a distance of it."""
    low, high = 0.0, 1.0
    for _ in range(40):
        t = (low + high) / 2
        low, high = (t, high) if math.dist(find_point(cubic, t), centre) > distance else (low, t)
    return high
