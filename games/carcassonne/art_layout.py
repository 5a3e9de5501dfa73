"""The layout of a tile: where pennants, houses, trees and cuts are, and where followers stand.

Positions follow from the tile and its rotation alone, so every phone shows the same tile. Rotations that look the same
have the same layout. All positions are on half units.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from typing import Final

import msgspec

from games.carcassonne.art_glyphs import GLYPHS
from games.carcassonne.art_plan import HUB_RADIUS, YARD, YARD_RADIUS, Plan, Road, find_first_within
from games.carcassonne.art_traced import find_plan
from games.carcassonne.box import Box
from games.carcassonne.tiles import CITY, CLOISTER, FIELD, GARDEN
from games.core.art.geometry import CENTRE, Point, build_arc, find_point, flatten
from games.core.art.grain import Grain
from games.core.art.marks import draw_cuts, round_to_half
from games.core.art.sampling import (
    BORDER,
    SAMPLES,
    SIDE,
    Mask,
    Reach,
    bound_room,
    find_area,
    find_best_below,
    find_sample,
    find_samples,
    measure_discs,
    measure_distances,
    measure_point,
    scatter,
    take_nearest,
)
from games.core.art.tile import Hatching, PlacedGlyph

MARGIN: Final = 3.0
"""Nothing but ground, borders and roads comes nearer to the tile's edge than this."""

_APART: Final = 24.0  # distance between two followers on a tile, if there is room
_MONK: Final[Point] = (43.0, 57.0)  # in front of the nave, so that the spire stays visible
_WALL_FACE: Final = 4.4  # houses and trees keep this distance to the middle of a wall
_KERB: Final = 8.4  # and this one to the middle of a road
_CLOISTER_ROOM: Final = ((*YARD, 26.0), (49.0, 66.0, 27.0), (60.0, 24.0, 8.0))  # discs (x, y, radius)
_EXTRA_ROOM: Final = {
    "cathedral": 26.0,
    "garden": 15.0,
    "spring": 18.0,
    "lake": 20.0,
    "bridge": 10.0,
    "bridge-up": 10.0,
}
_HOUSE_GAP: Final = (14.6, 11.4)
_ATTEMPTS: Final = 8
_HOUSES: Final = ("house-0", "house-1", "house-2")
_TOWER: Final = "house-2"
_TOWERS_APART: Final = 26.0
_TREES: Final = ("tree-0", "tree-1")
_TREE_GAP: Final = (14.0, 19.0)
_TREE_SCALES: Final = (1.0, 1.1, 1.2)
_SAMPLES_PER_TREE: Final = 140
_ROOM: Final = 22.0
"""Room is not measured beyond this."""
_AROUND: Final = 8.0
"""Nor room around things beyond this."""
_ANCHOR_ROOM: Final = 15


class Layout(msgspec.Struct, frozen=True):
    """What a picture shows in addition to its lines, at full detail. `landmarks` are the pennant or the one house of
    each city, drawn large at the level that shows nothing else."""

    pennants: tuple[Point, ...]
    landmarks: tuple[PlacedGlyph, ...]
    houses: tuple[PlacedGlyph, ...]
    trees: tuple[PlacedGlyph, ...]
    marks: tuple[Hatching, ...]
    anchors: dict[str, Point]


def move_inside(kind: str, place: Point, scale: float) -> Point:
    """Return the place nearest to `place` where the glyph's body keeps its margin to the tile's edge."""
    left, top, right, bottom = (side * scale for side in GLYPHS[kind].body)
    return (
        _clamp(place[0], MARGIN - left, 100 - MARGIN - right),
        _clamp(place[1], MARGIN - top, 100 - MARGIN - bottom),
    )


@lru_cache(maxsize=128)
def build_layout(box: Box, tile: str, rotation: int) -> Layout:
    """Return the layout of a tile type after quarter turns clockwise.

    :raises KeyError: there is no such tile type.
    """
    return _Room(find_plan(box, tile, rotation), Grain(f"{tile}{rotation % box.turns[tile]}")).build_layout()


class _Room:
    """The free space of one tile while it is being filled."""

    def __init__(self, lines: Plan, grain: Grain) -> None:
        self.lines, self.grain = lines, grain
        self.walls = [flatten(wall.curve) for wall in lines.walls]
        self.roads = [flatten(road.curve) for road in (*lines.roads, *lines.rivers)]
        self.wall_reach = take_nearest(measure_distances(wall, _ROOM) for wall in self.walls)
        self.road_reach = take_nearest(measure_distances(road, _ROOM) for road in self.roads)
        self.masks = {segment: find_area(loops) for segment, loops in lines.outlines.items()}
        self.cloister = any(s.kind == CLOISTER for s in lines.segments)

    def build_layout(self) -> Layout:
        cities = [s for s in self.lines.segments if s.kind == CITY]
        pennants = tuple(self._place_landmark("pennant", 1, self.masks[s.id]) for s in cities if s.pennant)
        flags = [(x + 1, y - 7, 11.0) for x, y in pennants]
        poles = [(x - 5, y + 7, 7.0) for x, y in pennants]
        obstacles = measure_discs([*self._list_fixtures(), *flags, *poles], _AROUND)
        houses = [house for s in cities for house in self._place_houses(self.masks[s.id], obstacles)]
        field, town = self._join_masks(FIELD), self._join_masks(CITY)
        trees = self._place_trees(field, obstacles)
        return Layout(
            pennants=pennants,
            landmarks=tuple(
                PlacedGlyph(kind, *self._place_landmark(kind, scale, self.masks[s.id]), scale)
                for s in cities
                for kind, scale in [("pennant", 1.55) if s.pennant else ("house-0", 1.7)]
            ),
            houses=tuple(houses),
            trees=tuple(trees),
            marks=self._draw_marks(field, town, obstacles, [*houses, *trees]),
            anchors=self._find_anchors(pennants),
        )

    def _join_masks(self, kind: str) -> Mask:
        masks = [self.masks[s.id] for s in self.lines.segments if s.kind == kind]
        return bytes(map(any, zip(*masks, strict=True))) or bytes(len(SAMPLES))

    def _list_fixtures(self) -> list[tuple[float, float, float]]:
        """Return what is there already, as discs (x, y, radius)."""
        dx, dy = self.lines.alone[0] - CENTRE[0], self.lines.alone[1] - CENTRE[1]
        discs = [(x + dx, y + dy, radius) for x, y, radius in _CLOISTER_ROOM] if self.cloister else []
        discs += [(*gate, HUB_RADIUS) for gate in self.lines.gates]
        discs += [(extra.x, extra.y, _EXTRA_ROOM.get(extra.kind, 11.0)) for extra in self.lines.extras]
        if self.lines.hub:
            discs.append((*self.lines.hub, HUB_RADIUS + 1))
        if self.lines.gate:
            discs.append((*self.lines.gate, HUB_RADIUS))
        return discs

    def _place_landmark(self, kind: str, scale: float, city: Mask) -> Point:
        """Return where a city has most room for one thing: its corners clear of walls and gate, preferably near the
        centre."""
        left, top, right, bottom = (side * scale for side in GLYPHS[kind].body)
        gate = measure_discs([(*self.lines.gate, 12.0)] if self.lines.gate else [], _ROOM)
        room = [
            min(wall, away) if inner else 0.0 for wall, away, inner in zip(self.wall_reach, gate, city, strict=True)
        ]

        def score(i: int, _: float) -> float:
            place = x, y = SAMPLES[i]
            corner = min(room[find_sample((x + dx, y + dy))] for dx in (left, right) for dy in (top, bottom))
            outside = math.dist(place, move_inside(kind, place, scale))
            return min(room[i], BORDER[i] + 6, _ROOM) + min(corner, 6) - 0.12 * math.dist(place, CENTRE) - outside

        bounds = (
            (min(room[i], BORDER[i] + 6, _ROOM) + 6 - 0.12 * math.dist(SAMPLES[i], CENTRE), i)
            for i, inner in enumerate(city)
            if inner
        )
        return move_inside(kind, find_best_below(bounds, score), scale)

    def _place_houses(self, city: Mask, obstacles: Reach) -> list[PlacedGlyph]:
        """Place houses in several attempts and return the attempt with most of them."""
        clear = self._find_clear(city, obstacles)
        rooms = {kind: self._find_room(kind, 1, clear, city, obstacles, 5) for kind in _HOUSES}
        mask = bytes(any(room) for room in zip(*rooms.values(), strict=True))
        attempts = [scatter(mask, _HOUSE_GAP, 16, self.grain) for _ in range(_ATTEMPTS)]
        houses: list[PlacedGlyph] = []
        for place in max(attempts, key=len):
            forms = [kind for kind in _HOUSES if rooms[kind][find_sample(place)]]
            if any(h.kind == _TOWER and math.dist(place, (h.x, h.y)) < _TOWERS_APART for h in houses):
                forms = [kind for kind in forms if kind != _TOWER] or forms
            kind = self.grain.pick(forms)
            houses.append(PlacedGlyph(kind, *move_inside(kind, place, 1), 1))
        return houses

    def _place_trees(self, field: Mask, obstacles: Reach) -> list[PlacedGlyph]:
        """Place about one tree for every so many samples where one fits, and a few on small fields."""
        clear = self._find_clear(field, obstacles)
        tree_room = self._find_room("tree-0", _TREE_SCALES[-1], clear, field, obstacles, 6)
        mask = bytes(
            room and wall > 10 and road > 12
            for room, wall, road in zip(tree_room, self.wall_reach, self.road_reach, strict=True)
        )
        trees = []
        for place in scatter(mask, _TREE_GAP, max(3, sum(mask) // _SAMPLES_PER_TREE), self.grain):
            kind, scale = self.grain.pick(_TREES), self.grain.pick(_TREE_SCALES)
            trees.append(PlacedGlyph(kind, *move_inside(kind, place, scale), scale))
        return trees

    def _find_clear(self, area: Mask, obstacles: Reach) -> Mask:
        """Return the mask of an area where nothing is: no wall, road or other thing."""
        return bytes(
            inner and away > 0 and wall > _WALL_FACE and road > _KERB
            for inner, away, wall, road in zip(area, obstacles, self.wall_reach, self.road_reach, strict=True)
        )

    def _find_room(self, kind: str, scale: float, clear: Mask, area: Mask, obstacles: Reach, apart: float) -> Mask:
        """Return the mask of an area where a glyph can stand: its body on what is clear, away from edges."""
        left, top, right, bottom = (side * scale for side in GLYPHS[kind].body)
        # The upper corners of a house's box are empty, and its foot may stand close to a wall.
        outline = [(left * 0.9, top * 0.3), (right * 0.9, top * 0.3), (0.0, top)]
        outline += [(left * 0.9, bottom - 1), (right * 0.9, bottom - 1)]

        corners = [(find_samples(dx), find_samples(dy)) for dx, dy in outline]
        room = bytearray(len(SAMPLES))
        for i in compress(range(len(SAMPLES)), area):
            x, y = SAMPLES[i]
            if obstacles[i] <= apart or x + left < MARGIN or x + right > 100 - MARGIN:
                continue
            if y + top < MARGIN or y + bottom > 100 - MARGIN:
                continue
            row, column = divmod(i, SIDE)
            for columns, rows in corners:
                if not clear[SIDE * rows[row] + columns[column]]:
                    break
            else:
                room[i] = 1
        return bytes(room)

    def _draw_marks(
        self, field: Mask, town: Mask, obstacles: Reach, glyphs: Sequence[PlacedGlyph]
    ) -> tuple[Hatching, ...]:
        clear = measure_discs(((g.x, g.y, 0.0) for g in glyphs), _AROUND)
        meadow = bytes(
            f and wall > 7 and road > 11 and away > 3 and border > 5 and tree > 7
            for f, wall, road, away, border, tree in zip(
                field, self.wall_reach, self.road_reach, obstacles, BORDER, clear, strict=True
            )
        )
        yard = [flatten(build_arc(YARD, (YARD[0], 70.0), (YARD[0], 70.0)))] if self.cloister else []
        lines = [*self.walls, *self.roads, *yard]
        grass = draw_cuts(scatter(meadow, (7.6, 7.6), 70, self.grain), lines, self.grain, 11, 1.8)
        marks = [Hatching("field-light", grass)] if grass else []
        ground = bytes(
            t and wall > 6 and away > 2 and border > 3 and house > 8
            for t, wall, away, border, house in zip(town, self.wall_reach, obstacles, BORDER, clear, strict=True)
        )
        chips = draw_cuts(scatter(ground, (7, 7), 40, self.grain), self.walls, self.grain, 6, 1.1)
        marks += [Hatching("city-light", chips)] if chips else []
        return tuple(marks)

    def _find_anchors(self, pennants: Sequence[Point]) -> dict[str, Point]:
        """Return where followers stand: roads and the cloister first, whose place is given, then the rest, smallest
        first."""
        anchors: dict[str, Point] = {}
        for road in self.lines.roads:
            anchors[road.id] = _find_middle(road, self.lines, tuple(anchors.values()))
        dx, dy = self.lines.alone[0] - CENTRE[0], self.lines.alone[1] - CENTRE[1]
        anchors |= {s.id: (_MONK[0] + dx, _MONK[1] + dy) for s in self.lines.segments if s.kind == CLOISTER}
        anchors |= {river.id: _find_middle(river, self.lines) for river in self.lines.rivers}
        gardens = [extra for extra in self.lines.extras if extra.kind == "garden"]
        anchors |= {s.id: (gardens[0].x, gardens[0].y) for s in self.lines.segments if s.kind == GARDEN and gardens}
        pennants = [
            *pennants,
            *((extra.x, extra.y) for extra in self.lines.extras if not extra.kind.startswith("bridge")),
        ]
        open_segments = [s for s in self.lines.segments if s.kind in (CITY, FIELD)]
        for segment in sorted(open_segments, key=lambda s: sum(self.masks[s.id])):
            occupied = [(p, _APART) for p in anchors.values()]
            occupied += [(p, 20.0) for p in pennants if segment.kind == CITY]
            anchors[segment.id] = self._find_anchor(segment.id, occupied)
        return {s.id: anchors[s.id] for s in sorted(self.lines.segments, key=lambda s: s.id)}

    def _find_anchor(self, segment: str, occupied: Sequence[tuple[Point, float]]) -> Point:
        """Return the place with most room, preferably near the centre. `occupied`: a place, how far away to stay."""
        outlines = [(*flatten(loop), loop[0][0]) for loop in self.lines.outlines[segment]]
        most = bound_room(self.masks[segment], _ANCHOR_ROOM)

        def score(i: int, least: float) -> float:
            place = SAMPLES[i]
            from_centre = 0.06 * math.dist(place, CENTRE)
            crowd = sum(max(0.0, apart - math.dist(place, other)) for other, apart in occupied)
            if most[i] - from_centre - crowd < least:
                return -math.inf
            return min(measure_point(outlines, place), _ANCHOR_ROOM) - from_centre - crowd

        inside = (i for i, inner in enumerate(self.masks[segment]) if inner)
        return find_best_below(((most[i] - 0.06 * math.dist(SAMPLES[i], CENTRE), i) for i in inside), score)


def _find_middle(road: Road, lines: Plan, others: Sequence[Point] = ()) -> Point:
    """Return the point half-way along the visible part of a road. Of two roads that cross there, the second one has the
    nearest point at which a follower does not cover that of the first. `others`: the points of earlier roads."""
    if road.ends_in is None:
        points = flatten(road.curve)
        half = len(points) // 2
        free = [n for n, place in enumerate(points) if all(math.dist(place, other) >= _APART for other in others)]
        middle = points[min(free, key=lambda n: abs(n - half), default=half)]
    else:
        curve, inner = road.curve[0], 1.0
        if lines.hub:
            inner = find_first_within(curve, lines.hub, HUB_RADIUS)
        elif road.ends_in == CLOISTER:
            inner = 1.5 * find_first_within(curve, YARD, YARD_RADIUS)  # a road continues into the yard
        middle = find_point(curve, inner / 2)
    return (round_to_half(middle[0]), round_to_half(middle[1]))


def _clamp(value: float, low: float, high: float) -> float:
    return min(max(round_to_half(value), math.ceil(low * 2) / 2), math.floor(high * 2) / 2)
