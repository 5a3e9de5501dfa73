"""Plans of the expansions' tiles: several gates, rivers and bridges, cities that reach a far corner, enclosed fields.

Walls, roads and rivers are curves as in games.carcassonne.art_plan. What lies between them is filled on a
raster (games.carcassonne.art_raster) and traced, so that any arrangement has outlines.
"""

import math
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from games.carcassonne.art_plan import HUB_RADIUS, ROAD_WIDTH, Plan, Road, Wall, build_plan, build_through_road
from games.carcassonne.art_raster import EVERYWHERE, HALVES, SIDE, Area, Room, cover, flood, stamp, trace
from games.carcassonne.box import Box
from games.carcassonne.tiles import CITY, CLOISTER, FIELD, GARDEN, RIVER, ROAD, LaidTile
from games.carcassonne.tiles import Segment as TileSegment
from games.core.art.geometry import (
    CENTRE,
    CORNERS,
    MIDPOINTS,
    Cubic,
    Curve,
    Point,
    build_bend,
    build_rim,
    find_nearest,
    flatten,
    interpolate,
    rotate_curve,
)
from games.core.art.tile import PlacedGlyph

RIVER_WIDTH: Final = 17.0
POND_RADIUS: Final = 15.0
GARDEN_RADIUS: Final = 12.0
CLOISTER_RADIUS: Final = 22.0
_GATE_REACH: Final = 82.0
"""How far a road runs straight to a gate."""


def find_plan(box: Box, tile: str, rotation: int) -> Plan:
    """Return the plan of a tile type after quarter turns clockwise. Types of the base game have one letter.

    :raises KeyError: there is no such tile type.
    """
    laid_tile = box.laid[tile][rotation % 4]
    return build_plan(laid_tile) if len(tile) == 1 else build_traced_plan(laid_tile)


@lru_cache(maxsize=256)
def build_traced_plan(laid_tile: LaidTile) -> Plan:
    """Return the plan of a tile in one rotation, with outlines that are traced on a raster."""
    return _Builder(laid_tile).build()


class _Builder:
    def __init__(self, laid_tile: LaidTile) -> None:
        self.tile = laid_tile
        self.segments = tuple(sorted(laid_tile.segments, key=lambda s: (s.kind, s.edges, s.halves)))
        self.cities = [s for s in self.segments if s.kind == CITY]
        self.walls = [wall for city in self.cities for wall in self._find_walls(city)]
        self.alone = self._find_cloister_spot()
        self.river = next((s for s in self.segments if s.kind == RIVER), None)
        self.rivers = (self._build_river(self.river),) if self.river else ()
        self.gates: list[Point] = []
        self.roads = tuple(self._build_road(s) for s in self.segments if s.kind == ROAD)

    def build(self) -> Plan:
        areas = self._fill()
        crossing = any(road.ends_in == "crossing" for road in self.roads)
        return Plan(
            segments=self.segments,
            walls=tuple(self.walls),
            roads=self.roads,
            hub=CENTRE if crossing else None,
            gate=None,
            outlines={s.id: trace(areas[s.id]) for s in self.segments},
            rivers=self.rivers,
            gates=tuple(self.gates),
            extras=tuple(self._find_extras(areas)),
            alone=self.alone,
        )

    # --- lines ----------------------------------------------------------------------------------------

    def _find_walls(self, city: TileSegment) -> Iterator[Wall]:
        """Yield the walls of a city: its own rim, or the rims of what it leaves."""
        edges = city.edges
        if len(edges) == 4:
            return
        reached = [c for c in range(4) if self._reaches(c, edges)]
        if len(edges) == 1 and not reached:
            meets_hub = len(self.cities) == 2 and any(s.ends_in == "crossing" for s in self.segments)
            depth = 20.0 if self._is_beside_band(edges[0]) else 41.0 if meets_hub else 27.0
            yield Wall(city.id, (edges[0] + 1) % 4, edges[0], build_rim(1, edges[0], depth), None)
        elif len(edges) == 2 and (edges[1] - edges[0]) % 2 and not reached:
            first = edges[0] if edges[1] - edges[0] == 1 else edges[1]
            corners = [other for other in self.cities if len(other.edges) == 2]
            deep: Curve = rotate_curve((((100.0, 100.0), (78.0, 50.0), (50.0, 22.0), (0.0, 0.0)),), first)
            curve = deep if len(corners) == 2 else build_rim(2, first, kind=CITY)
            yield Wall(city.id, (first + 2) % 4, first, curve, None)
        else:
            for first, run in _find_runs(edges, reached):
                depth = 42.0 if self.tile.terrain[first] == CITY else 27.0 if len(edges) != 2 or reached else 25.0
                yield Wall(city.id, (first + run) % 4, first, build_rim(run, first, depth), None)

    def _reaches(self, corner: int, edges: tuple[int, ...]) -> bool:
        """True if the fields on both sides of a corner that no city touches are parted there."""
        before, after = (corner + 3) % 4, corner
        if CITY in (self.tile.terrain[before], self.tile.terrain[after]):
            return False
        return self.tile.sides[before][2] != self.tile.sides[after][1]

    def _is_beside_band(self, edge: int) -> bool:
        """True if a city leads past an edge, from one of its neighbours to the opposite one."""
        return any(len(c.edges) == 2 and edge not in c.edges and (c.edges[1] - c.edges[0]) == 2 for c in self.cities)

    def _find_cloister_spot(self) -> Point:
        if any(s.kind == CLOISTER for s in self.segments) and self.tile.river >= 0:
            edge = next(s.edges[0] for s in self.segments if s.kind == ROAD)
            return interpolate(CENTRE, MIDPOINTS[edge], -0.3)
        return CENTRE

    def _build_river(self, river: TileSegment) -> Road:
        return Road(river.id, river.edges, self._find_river_course(river), river.ends_in)

    def _find_river_course(self, river: TileSegment) -> tuple[Cubic, ...]:
        start, end = MIDPOINTS[river.edges[0]], MIDPOINTS[river.edges[-1]]
        if len(river.edges) == 1:
            return ((start, interpolate(start, CENTRE, 0.7), CENTRE, CENTRE),)
        if (river.edges[1] - river.edges[0]) % 2:
            return (build_bend(start, end),)
        if self.alone != CENTRE:
            dip = interpolate(CENTRE, self.alone, -2)
            first: Cubic = (start, interpolate(start, CENTRE, 0.5), _shift(dip, start, 0.4), dip)
            return (first, (dip, _shift(dip, end, 0.4), interpolate(end, CENTRE, 0.5), end))
        return (_straighten(start, end),)

    def _build_road(self, road: TileSegment) -> Road:
        return Road(road.id, road.edges, self._find_road_course(road), road.ends_in)

    def _find_road_course(self, road: TileSegment) -> tuple[Cubic, ...]:
        start = MIDPOINTS[road.edges[0]]
        if road.ends_in is None:
            end = MIDPOINTS[road.edges[1]]
            if (road.edges[1] - road.edges[0]) % 2:
                return (build_bend(start, end),)
            if self.river is None and sum(s.kind == ROAD for s in self.segments) == 1:
                return build_through_road(road.edges[0], CENTRE)
            return (_straighten(start, end),)
        if road.ends_in == CITY:
            gate = self._find_gate(road)
            self.gates.append(gate)
            inward = interpolate(start, CENTRE, 0.55)
            return ((start, inward, interpolate(gate, inward, 0.3), gate),)
        if road.ends_in == "house":
            end = interpolate(start, CENTRE, 0.87)
        else:
            end = self.alone if road.ends_in == CLOISTER else CENTRE
        return ((start, interpolate(start, end, 0.4), interpolate(start, end, 0.7), end),)

    def _find_gate(self, road: TileSegment) -> Point:
        """Return where a road meets a city: straight ahead, or in the middle of a wall beside it. Two roads to one wall
        share it."""
        edge = road.edges[0]
        walls = [flatten(wall.curve) for wall in self.walls]
        rivals = [s for s in self.segments if s.kind == ROAD and s.ends_in == CITY]
        own = next((flatten(w.curve) for w in self.walls if w.start == (edge + 1) % 4 and w.end == edge), None)
        if own and self.tile.terrain[edge] != CITY and any(len(c.edges) != 1 for c in self.cities):
            return own[len(own) // 2]
        if len(rivals) == 2:
            line = max(walls, key=len)
            shares = [line[round(len(line) * share)] for share in (0.27, 0.73)]
            return min(shares, key=lambda place: math.dist(place, MIDPOINTS[edge]))
        start = MIDPOINTS[edge]
        ahead = [interpolate(start, CENTRE, step / 50) for step in range(100)]
        for place in ahead:
            if math.dist(start, place) > _GATE_REACH:
                break
            for line in walls:
                near = min(line, key=lambda point: math.dist(point, place))
                if find_nearest(line, place)[0] < 1.2:
                    return place if math.dist(near, place) > 3 else near
        line = min(walls, key=lambda line: math.dist(line[len(line) // 2], start))
        return line[len(line) // 2]

    # --- areas ----------------------------------------------------------------------------------------

    def _fill(self) -> dict[str, Area]:
        """Return the cells of each segment, and under "" those of a crossing."""
        areas: dict[str, Area] = {"": 0} | {s.id: 0 for s in self.segments}

        for river in self.rivers:
            _give(areas, river.id, stamp(flatten(river.curve), RIVER_WIDTH / 2))
            if river.ends_in:
                _give(areas, river.id, stamp((CENTRE,), POND_RADIUS))
        for road in self.roads:
            _give(areas, road.id, stamp(flatten(road.curve), ROAD_WIDTH / 2))
        if any(road.ends_in == "crossing" for road in self.roads):
            _give(areas, "", stamp((CENTRE,), HUB_RADIUS))
        for city in self.cities:
            _give(areas, city.id, self._find_city(city))
        for segment in self.segments:
            if segment.kind == CLOISTER:
                _give(areas, segment.id, stamp((self.alone,), CLOISTER_RADIUS))
        self._fill_fields(areas)
        garden = next((s for s in self.segments if s.kind == GARDEN), None)
        if garden:
            place = self._find_room(areas, FIELD)
            _give(areas, garden.id, stamp((place,), GARDEN_RADIUS if len(self.cities) < 4 else 9.0))
            self.garden = place
        return areas

    def _fill_fields(self, areas: dict[str, Area]) -> None:
        """Give what is left to the fields whose half-edges it reaches, or to the one without any."""
        fields = {s.id: s for s in self.segments if s.kind == FIELD}
        enclosed = next((s.id for s in fields.values() if not s.halves), "")
        waiting = EVERYWHERE
        for area in areas.values():
            waiting &= ~area
        while waiting:
            area = flood(waiting)
            waiting &= ~area
            names = {s.id for s in fields.values() if any(area & HALVES[half] for half in s.halves)}
            name = next(iter(names)) if len(names) == 1 else enclosed if not names and area.bit_count() > 20 else ""
            if name:
                _give(areas, name, area)

    def _find_city(self, city: TileSegment) -> Area:
        """Return the cells inside a city."""
        walls = [wall for wall in self.walls if wall.city == city.id]
        cut_off = 0
        for wall in walls:
            cut_off |= cover(_close(wall))
        if len(walls) == 1 and walls[0].end in city.edges:
            return cut_off
        return EVERYWHERE & ~cut_off

    def _find_room(self, areas: dict[str, Area], kind: str, name: str = "") -> Point:
        """Return the point with most room in areas of a kind, or in one segment, preferably near the centre."""
        names = {name} if name else {s.id for s in self.segments if s.kind == kind}
        return _find_roomiest(Room(areas[name] for name in names), 4, 20, CENTRE, 0.03)

    def _find_extras(self, areas: dict[str, Area]) -> Iterator[PlacedGlyph]:
        """Yield what stands on the tile other than houses and trees."""
        taken: tuple[Point, ...] = ()
        if any(s.kind == GARDEN for s in self.segments):
            small = len(self.cities) == 4
            yield PlacedGlyph("garden", *self.garden, 0.75 if small else 1.0)
            taken = (self.garden,)
        if self.river and self.river.ends_in:
            yield PlacedGlyph(self.river.ends_in, *CENTRE, 1.0)
        for segment in self.segments:
            if segment.cathedral:
                yield PlacedGlyph("cathedral", 50.0, 52.0, 1.0)
            if segment.goods:
                place = self._find_room(areas, CITY, segment.id)
                yield PlacedGlyph(segment.goods, *place, 1.0)
            if segment.inn:
                road = next(road for road in self.roads if road.id == segment.id)
                place = self._find_beside(areas, flatten(road.curve), taken)
                yield PlacedGlyph("inn", *place, 1.0)
            if segment.ends_in == "house":
                road = next(road for road in self.roads if road.id == segment.id)
                yield PlacedGlyph("house-0", *interpolate(road.curve[0][-1], road.curve[0][0], 0.12), 1.2)
        for road in self.roads:
            if over := self._find_bridge(road):
                yield PlacedGlyph("bridge" if road.edges[0] % 2 else "bridge-up", *over, 1.0)

    def _find_beside(self, areas: dict[str, Area], road: tuple[Point, ...], taken: tuple[Point, ...]) -> Point:
        """Return a place beside a road where an inn has room, near its middle."""
        room = Room(areas[s.id] for s in self.segments if s.kind == FIELD)
        return _find_roomiest(room, 12, 11, road[len(road) // 2], 1 / 3, taken)

    def _find_bridge(self, road: Road) -> Point | None:
        """Return where a road crosses a river, or another road without a crossing."""
        others = [flatten(river.curve) for river in self.rivers]
        if self.tile.terrain.count(ROAD) == 4 and road.edges == (0, 2):
            others += [flatten(other.curve) for other in self.roads if other.edges == (1, 3)]
        places = flatten(road.curve)
        if any(find_nearest(line, place)[0] < 4 for line in others for place in places):
            return min(places, key=lambda place: min(math.dist(place, other) for line in others for other in line))
        return None


def _find_roomiest(
    room: Room, border: int, enough: float, near: Point, pull: float, taken: tuple[Point, ...] = ()
) -> Point:
    """Return the point with the most room around it. Room beyond `enough` does not count.

    Points nearer than `border` to the tile's edge, and points beside those that are `taken`, are left out. Each unit of
    distance from `near` counts as much as `pull` units of room.
    """
    best, most = CENTRE, -math.inf
    for y in range(border, SIDE - border + 1, 3):
        for x in range(border, SIDE - border + 1, 3):
            away = pull * math.dist((x, y), near)
            if enough - away <= most or any(math.dist((x, y), place) <= 24 for place in taken):
                continue
            own = room.measure((x, y))
            if own is not None and min(own, enough) - away > most:
                best, most = (float(x), float(y)), min(own, enough) - away
    return best


def _give(areas: dict[str, Area], name: str, cells: Area) -> None:
    """Take cells from all other segments."""
    for other in areas:
        areas[other] &= ~cells
    areas[name] |= cells


def _find_runs(edges: tuple[int, ...], reached: list[int]) -> Iterator[tuple[int, int]]:
    """Yield (first edge, number) of the runs of edges outside of a city, parted at the corners that it reaches."""
    outside = [edge for edge in range(4) if edge not in edges]
    for edge in outside:
        if (edge - 1) % 4 in edges or edge in reached:
            run = 1
            while (edge + run) % 4 in outside and (edge + run) % 4 not in reached:
                run += 1
            yield edge, run


def _close(wall: Wall) -> tuple[Point, ...]:
    """Return the outline of what lies between a wall and the border that it cuts off."""
    line = list(flatten(wall.curve))
    corner = wall.end
    while corner != wall.start:
        line.append(CORNERS[corner])
        corner = (corner + 1) % 4
    line.append(CORNERS[wall.start])
    return tuple(line)


def _straighten(start: Point, end: Point) -> Cubic:
    return (start, interpolate(start, end, 0.3), interpolate(start, end, 0.7), end)


def _shift(place: Point, toward: Point, share: float) -> Point:
    """Return the place moved parallel to the line from the centre to another one, by a share of its length."""
    along = (toward[0] - CENTRE[0], toward[1] - CENTRE[1])
    return (place[0] + along[0] * share, place[1] + along[1] * share)
