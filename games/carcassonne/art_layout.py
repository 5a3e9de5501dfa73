"""The layout of a tile: where pennants, houses, trees and cuts are, and where followers stand.

Positions follow from the tile and its rotation alone, so every phone shows the same tile. Rotations that look the same
have the same layout. All positions are on half units.
"""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from games.carcassonne.art_plan import HUB_RADIUS, YARD, YARD_RADIUS, Plan, Road, first_within, plan
from games.carcassonne.tiles import CITY, CLOISTER, FIELD, TURNS
from games.core.art.geometry import CENTRE, Point, arc, at, polyline
from games.core.art.glyphs import GLYPHS
from games.core.art.grain import Grain
from games.core.art.marks import cuts
from games.core.art.sampling import (
    BORDER,
    SAMPLES,
    Mask,
    Reach,
    around,
    best,
    covered,
    distances,
    nearest_of,
    sample_at,
    scatter,
)
from games.core.art.tile import Mark, Placed

MARGIN: Final = 3.0
"""Nothing but ground, borders and roads comes nearer to the tile's edge than this."""

_APART: Final = 24.0  # distance between two followers on a tile, if there is room
_MONK: Final[Point] = (43.0, 57.0)  # in front of the nave, so that the spire stays visible
_WALL_FACE: Final = 4.4  # houses and trees keep this distance to the middle of a wall
_KERB: Final = 8.4  # and this one to the middle of a road
_CLOISTER_ROOM: Final = ((*YARD, 26.0), (49.0, 66.0, 27.0), (60.0, 24.0, 8.0))  # discs (x, y, radius)
_HOUSE_GAP: Final = (14.6, 11.4)
_ATTEMPTS: Final = 8
_HOUSES: Final = ("house-0", "house-1", "house-2")
_TOWER: Final = "house-2"
_TOWERS_APART: Final = 26.0
_TREES: Final = ("tree-0", "tree-1")
_TREE_GAP: Final = (14.0, 19.0)
_TREE_SCALES: Final = (1.0, 1.1, 1.2)
_SAMPLES_PER_TREE: Final = 140


class Layout(msgspec.Struct, frozen=True):
    """What a picture shows besides its lines, at full detail. `landmarks` are the pennant or the one house of each
    city, drawn large at the level that shows nothing else."""

    pennants: tuple[Point, ...]
    landmarks: tuple[Placed, ...]
    houses: tuple[Placed, ...]
    trees: tuple[Placed, ...]
    marks: tuple[Mark, ...]
    anchors: dict[str, Point]


def inside(kind: str, place: Point, scale: float) -> Point:
    """Return the place nearest to `place` where the glyph's body keeps its margin to the tile's edge."""
    left, top, right, bottom = (side * scale for side in GLYPHS[kind].body)
    return (
        _between(place[0], MARGIN - left, 100 - MARGIN - right),
        _between(place[1], MARGIN - top, 100 - MARGIN - bottom),
    )


@lru_cache(maxsize=128)
def layout(tile: str, rotation: int) -> Layout:
    """Return the layout of a tile type after quarter turns clockwise.

    :raises KeyError: there is no such tile type.
    """
    return _Room(plan(tile, rotation), Grain(f"{tile}{rotation % TURNS[tile]}")).layout()


class _Room:
    """The free space of one tile while it is being filled."""

    def __init__(self, lines: Plan, grain: Grain) -> None:
        self.lines, self.grain = lines, grain
        self.walls = [polyline(wall.curve) for wall in lines.walls]
        self.roads = [polyline(road.curve) for road in lines.roads]
        self.wall_reach = nearest_of(map(distances, self.walls))
        self.road_reach = nearest_of(map(distances, self.roads))
        self.masks = {segment: _mask(map(polyline, loops)) for segment, loops in lines.outlines.items()}
        self.cloister = any(s.kind == CLOISTER for s in lines.segments)

    def layout(self) -> Layout:
        cities = [s for s in self.lines.segments if s.kind == CITY]
        pennants = tuple(self._landmark("pennant", 1, self.masks[s.id]) for s in cities if s.pennant)
        flags = [(x + 1, y - 7, 11.0) for x, y in pennants]
        poles = [(x - 5, y + 7, 7.0) for x, y in pennants]
        obstacles = around([*self._fixtures(), *flags, *poles])
        houses = [house for s in cities for house in self._houses(self.masks[s.id], obstacles)]
        field = bytes(any(m) for m in zip(*self._field_masks(), strict=True)) or bytes(len(SAMPLES))
        trees = self._trees(field, obstacles)
        return Layout(
            pennants=pennants,
            landmarks=tuple(
                Placed(kind, *self._landmark(kind, scale, self.masks[s.id]), scale)
                for s in cities
                for kind, scale in [("pennant", 1.55) if s.pennant else ("house-0", 1.7)]
            ),
            houses=tuple(houses),
            trees=tuple(trees),
            marks=self._marks(field, cities != [], obstacles, [*houses, *trees]),
            anchors=self._anchors(pennants),
        )

    def _field_masks(self) -> list[Mask]:
        return [self.masks[s.id] for s in self.lines.segments if s.kind == FIELD]

    def _fixtures(self) -> list[tuple[float, float, float]]:
        """Return what is there already, as discs (x, y, radius)."""
        discs = [*_CLOISTER_ROOM] if self.cloister else []
        if self.lines.hub:
            discs.append((*self.lines.hub, HUB_RADIUS + 1))
        if self.lines.gate:
            discs.append((*self.lines.gate, HUB_RADIUS))
        return discs

    def _landmark(self, kind: str, scale: float, city: Mask) -> Point:
        """Return where a city has most room for one thing: its corners clear of walls and gate, preferably near the
        centre."""
        left, top, right, bottom = (side * scale for side in GLYPHS[kind].body)
        gate = around([(*self.lines.gate, 12.0)] if self.lines.gate else [])
        room = [
            min(wall, away) if inner else 0.0 for wall, away, inner in zip(self.wall_reach, gate, city, strict=True)
        ]

        def score(place: Point) -> float:
            x, y = place
            i = sample_at(place)
            corner = min(room[sample_at((x + dx, y + dy))] for dx in (left, right) for dy in (top, bottom))
            outside = math.dist(place, inside(kind, place, scale))
            return min(room[i], BORDER[i] + 6, 22) + min(corner, 6) - 0.12 * math.dist(place, CENTRE) - outside

        scores = (score(place) if inner else 0.0 for place, inner in zip(SAMPLES, city, strict=True))
        return inside(kind, best(scores, city), scale)

    def _houses(self, city: Mask, obstacles: Reach) -> list[Placed]:
        """Place houses in several attempts and return the attempt with most of them."""
        rooms = {kind: self._room_for(kind, 1, city, obstacles, 5) for kind in _HOUSES}
        mask = bytes(any(room) for room in zip(*rooms.values(), strict=True))
        attempts = [scatter(mask, _HOUSE_GAP, 16, self.grain) for _ in range(_ATTEMPTS)]
        houses: list[Placed] = []
        for place in max(attempts, key=len):
            forms = [kind for kind in _HOUSES if rooms[kind][sample_at(place)]]
            if any(h.kind == _TOWER and math.dist(place, (h.x, h.y)) < _TOWERS_APART for h in houses):
                forms = [kind for kind in forms if kind != _TOWER] or forms
            kind = self.grain.pick(forms)
            houses.append(Placed(kind, *inside(kind, place, 1), 1))
        return houses

    def _trees(self, field: Mask, obstacles: Reach) -> list[Placed]:
        """Place about one tree for every so many samples where one fits, and a few on small fields."""
        tree_room = self._room_for("tree-0", _TREE_SCALES[-1], field, obstacles, 6)
        mask = bytes(
            room and wall > 10 and road > 12
            for room, wall, road in zip(tree_room, self.wall_reach, self.road_reach, strict=True)
        )
        trees = []
        for place in scatter(mask, _TREE_GAP, max(3, sum(mask) // _SAMPLES_PER_TREE), self.grain):
            kind, scale = self.grain.pick(_TREES), self.grain.pick(_TREE_SCALES)
            trees.append(Placed(kind, *inside(kind, place, scale), scale))
        return trees

    def _room_for(self, kind: str, scale: float, area: Mask, obstacles: Reach, apart: float) -> Mask:
        """Return the mask of an area where a glyph can stand: its body inside, clear of edges, walls, roads and other
        things."""
        left, top, right, bottom = (side * scale for side in GLYPHS[kind].body)
        # The upper corners of a house's box are empty, and its foot may stand close to a wall.
        outline = [(left * 0.9, top * 0.3), (right * 0.9, top * 0.3), (0.0, top)]
        outline += [(left * 0.9, bottom - 1), (right * 0.9, bottom - 1)]

        def fits(x: float, y: float) -> bool:
            if x + left < MARGIN or x + right > 100 - MARGIN or y + top < MARGIN or y + bottom > 100 - MARGIN:
                return False
            corners = (sample_at((x + dx, y + dy)) for dx, dy in outline)
            return all(
                area[i] and obstacles[i] > 0 and self.wall_reach[i] > _WALL_FACE and self.road_reach[i] > _KERB
                for i in corners
            )

        return bytes(
            inner and away > apart and fits(x, y) for inner, away, (x, y) in zip(area, obstacles, SAMPLES, strict=True)
        )

    def _marks(self, field: Mask, has_city: bool, obstacles: Reach, glyphs: Sequence[Placed]) -> tuple[Mark, ...]:
        clear = around((g.x, g.y, 0.0) for g in glyphs)
        meadow = bytes(
            f and wall > 7 and road > 11 and away > 3 and border > 5 and tree > 7
            for f, wall, road, away, border, tree in zip(
                field, self.wall_reach, self.road_reach, obstacles, BORDER, clear, strict=True
            )
        )
        yard = [polyline(arc(YARD, (YARD[0], 70.0), (YARD[0], 70.0)))] if self.cloister else []
        lines = [*self.walls, *self.roads, *yard]
        grass = cuts(scatter(meadow, (7.6, 7.6), 70, self.grain), lines, self.grain, 11, 1.8)
        marks = [Mark("field-light", grass)] if grass else []
        if has_city:
            town = bytes(
                not f and wall > 6 and away > 2 and border > 3 and house > 8
                for f, wall, away, border, house in zip(field, self.wall_reach, obstacles, BORDER, clear, strict=True)
            )
            chips = cuts(scatter(town, (7, 7), 40, self.grain), self.walls, self.grain, 6, 1.1)
            marks += [Mark("city-light", chips)] if chips else []
        return tuple(marks)

    def _anchors(self, pennants: Sequence[Point]) -> dict[str, Point]:
        """Return where followers stand: roads and the cloister first, whose place is given, then the rest, smallest
        first."""
        anchors = {road.id: _middle(road, self.lines) for road in self.lines.roads}
        anchors |= {s.id: _MONK for s in self.lines.segments if s.kind == CLOISTER}
        open_segments = [s for s in self.lines.segments if s.kind in (CITY, FIELD)]
        for segment in sorted(open_segments, key=lambda s: sum(self.masks[s.id])):
            room = nearest_of(distances((*polyline(loop), loop[0][0])) for loop in self.lines.outlines[segment.id])
            occupied = [(p, _APART) for p in anchors.values()]
            occupied += [(p, 20.0) for p in pennants if segment.kind == CITY]
            mask = self.masks[segment.id]
            anchors[segment.id] = best(
                (
                    min(free, 15)
                    - 0.06 * math.dist(place, CENTRE)
                    - sum(max(0.0, apart - math.dist(place, other)) for other, apart in occupied)
                    if inner
                    else 0.0
                    for free, place, inner in zip(room, SAMPLES, mask, strict=True)
                ),
                mask,
            )
        return {s.id: anchors[s.id] for s in sorted(self.lines.segments, key=lambda s: s.id)}


def _middle(road: Road, lines: Plan) -> Point:
    """Return the point half-way along the visible part of a road."""
    if road.ends_in is None:
        points = polyline(road.curve)
        middle = points[len(points) // 2]
    else:
        curve, inner = road.curve[0], 1.0
        if lines.hub:
            inner = first_within(curve, lines.hub, HUB_RADIUS)
        elif road.ends_in == CLOISTER:
            inner = 1.5 * first_within(curve, YARD, YARD_RADIUS)  # a road continues into the yard
        middle = at(curve, inner / 2)
    return (_half(middle[0]), _half(middle[1]))


def _mask(loops: Iterable[tuple[Point, ...]]) -> Mask:
    """Return the mask of what is inside the first loop and outside the others."""
    first, *holes = (covered(loop) for loop in loops)
    return bytes(a and not any(h) for a, *h in zip(first, *holes, strict=True))


def _half(value: float) -> float:
    return round(value * 2) / 2


def _between(value: float, low: float, high: float) -> float:
    return min(max(_half(value), math.ceil(low * 2) / 2), math.floor(high * 2) / 2)
