"""Where a tile's symbols stand: each in its region, with as much room around it as there is.

The largest symbol is placed first. Then each is placed again, now that the others stand, until nothing moves. Places
are equal at every level of detail, so that a proof rings what is seen. Where symbols are too many for their size, they
are drawn smaller.
"""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

import msgspec

from games.core.art.geometry import CENTRE, CORNERS, Point
from games.core.art.sampling import BORDER, STEP, find_best
from games.core.art.tile import Level
from games.isle_of_skye.art_emblems import COST, find_body
from games.isle_of_skye.art_plan import Plan, build_plan, find_road_end
from games.isle_of_skye.art_room import (
    CLOSE,
    SCALES,
    GlyphPosition,
    Room,
    build_position,
    find_middle,
    list_positions,
    list_steps_around,
    measure_reach,
    measure_room,
    move_inside,
)
from games.isle_of_skye.art_symbols import SYMBOLS
from games.isle_of_skye.tiles import Symbol, TileFacts

_ORDER: Final = ("castle", "scroll", "tablet", "farm", "broch", "barrel", "lighthouse", "ship", "cattle", "sheep")
_NEAR_SHORE: Final = 13.0  # a lighthouse stands by the shore of its water
_ROUNDS: Final = 4
_ASIDE: Final = 8.0
_APART: Final = 3  # samples between places that are tried
_MANY: Final = 5  # with more symbols than any printed tile has, one start is tried for each
_CROWD: Final = 8  # with still more, each is placed only once
_SIZES: Final = (1.0, 0.8, 0.65, 0.5, 0.4)  # tried until all symbols keep apart
_SMALLER: Final = 0.05
_LEAST: Final = 0.25
_TINY: Final = 0.5  # at this size and below, more places are tried
_FEW: Final = 12  # with fewer places than this, all samples are tried
# Weights of a place's score. For it count the room up to the body's outline until there is enough, openness around the
# middle, and distance to other bodies, measured at the size of a small picture. Against it count what lies outside the
# region and, most of all, how far bodies come closer than allowed.
_HEART: Final = 8.0
_ENOUGH: Final = 5.0
_OUTSIDE: Final = 2.2
_OPEN: Final = 0.35
_FAR: Final = 8.0
_GAP: Final = 0.3
_TOUCHING: Final = 1.2
_OVERLAP: Final = 1.0  # grows for smaller symbols, since there are many of them
_LARGE: Final = 1.3
_CLOSEST: Final = CLOSE * SCALES["S"]
_THINGS: Final = {"barrels": "barrel", "ships": "ship"}


class DrawnSymbol(NamedTuple):
    """A symbol: its name in places of the tile, its glyph, the index of its region, and where its origin lies."""

    name: str
    glyph: str
    region: int
    at: Point


class Layout(msgspec.Struct, frozen=True):
    """The symbols, and `regions`: the roomiest point of each region beside them."""

    symbols: tuple[DrawnSymbol, ...]
    regions: tuple[Point, ...]

    def find_scale(self, level: Level) -> float:
        """Return how large the symbols are: as the level wants, or as large as they can be without coming too close."""
        scale = SCALES[level]
        while scale > _LEAST and not _keep_apart(self.symbols, scale):
            scale = round(scale - _SMALLER, 2)
        return scale


def choose_glyph(symbol: Symbol) -> str:
    """Return the glyph of a symbol. A scroll shows what it counts, if there is a drawing of that."""
    if symbol.kind != "scroll":
        return symbol.kind
    words = symbol.scroll.removeprefix("per_").split("_")
    name = "-".join(["scroll", *words[:-1], _THINGS.get(words[-1], words[-1])])
    return name if name in SYMBOLS else "scroll"


@lru_cache(maxsize=512)
def build_layout(facts: TileFacts, rotation: int, centre: str = "", extra_glyphs: tuple[str, ...] = ()) -> Layout:
    """Return the layout of a tile after quarter turns clockwise.

    `extra_glyphs` belong to no region: a coin (COST) in the corner that was printed top left, and a TABLET where most
    room is left.

    :raises ValueError: as `build_plan`.
    """
    lines = build_plan(facts, rotation, centre)
    room = measure_room(lines)
    unplaced = _name_symbols(facts.symbols)
    for glyph in extra_glyphs:
        unplaced.append(DrawnSymbol(f"{glyph}1", glyph, _find_emptiest(room, unplaced), CENTRE))
    unplaced.sort(key=lambda s: (_rank_glyph(s.glyph), lines.regions[s.region].edges, s.name))
    symbols = _place_symbols(room, unplaced, _find_fixed_places(lines, rotation, unplaced))
    discs = [(*symbol.at, 13.0) for symbol in symbols]
    return Layout(symbols, tuple(room.find_roomiest(region, discs) for region in range(len(lines.regions))))


def _name_symbols(symbols: Sequence[Symbol]) -> list[DrawnSymbol]:
    """Return every symbol once, with its name."""
    counts: dict[str, int] = {}
    named_symbols: list[DrawnSymbol] = []
    for symbol in symbols:
        for _ in range(symbol.count):
            counts[symbol.kind] = counts.get(symbol.kind, 0) + 1
            named_symbols.append(
                DrawnSymbol(f"{symbol.kind}{counts[symbol.kind]}", choose_glyph(symbol), symbol.region, CENTRE)
            )
    return named_symbols


def _find_emptiest(room: Room, symbols: Sequence[DrawnSymbol]) -> int:
    """Return the region with most room beside what stands there, the first of equal ones."""
    free = [sum(mask) * STEP * STEP for mask in room.masks]
    for other in symbols:
        free[other.region] -= _measure_area(other.glyph)
    return free.index(max(free))


def _measure_area(glyph: str) -> float:
    left, top, right, bottom = find_body(glyph)
    return (right - left) * (bottom - top)


def _rank_glyph(glyph: str) -> int:
    kind = glyph.split("-")[0]
    return _ORDER.index(kind) if kind in _ORDER else 1


def _find_fixed_places(lines: Plan, rotation: int, symbols: Sequence[DrawnSymbol]) -> dict[str, Point]:
    """Return where symbols must stand: the castle in the middle, the coin in its corner, a barrel at the end of its
    road."""
    corner = CORNERS[rotation % 4]
    places = {symbol.name: move_inside(COST, corner, 1) for symbol in symbols if symbol.glyph == COST}
    places |= {symbol.name: move_inside("castle", CENTRE, 1) for symbol in symbols if symbol.glyph == "castle"}
    ends = [end for road in lines.roads if (end := find_road_end(road))]
    barrels = [symbol for symbol in symbols if symbol.glyph == "barrel"]
    places |= {symbol.name: move_inside("barrel", end, 1) for symbol, end in zip(barrels, ends, strict=False)}
    return places


def _place_symbols(room: Room, symbols: Sequence[DrawnSymbol], points: Mapping[str, Point]) -> tuple[DrawnSymbol, ...]:
    fixed = {s.name: s._replace(at=points[s.name]) for s in symbols if s.name in points}
    free = [symbol for symbol in symbols if symbol.name not in points]
    if not free:
        return tuple(fixed[symbol.name] for symbol in symbols)
    placed: tuple[DrawnSymbol, ...] = ()
    for size in _find_sizes(room, symbols):
        places = {s.name: _find_places(s.glyph, s.region, room, size) for s in free}
        starts = places[free[0].name].list_starts()
        attempts = [
            _settle(symbols, places, fixed, free[0].name, start)
            for start in (starts if 1 < len(symbols) <= _MANY and size == 1 else starts[:1])
        ]
        placed = (
            max(attempts, key=lambda attempt: _measure_worth(attempt, places)) if len(attempts) > 1 else attempts[0]
        )
        if _keep_apart(placed, size):
            break
    return placed


def _find_sizes(room: Room, symbols: Sequence[DrawnSymbol]) -> Iterator[float]:
    """Yield sizes at which the symbols may find room, largest first, leaving out those for which some region is too
    small."""
    needed: dict[int, float] = {}
    for symbol in symbols:
        needed[symbol.region] = needed.get(symbol.region, 0.0) + _measure_area(symbol.glyph) * CLOSE * CLOSE
    most = min(sum(room.masks[region]) * STEP * STEP / area for region, area in needed.items())
    yield from (size for size in _SIZES if size * size <= most or size == _SIZES[-1])


def _settle(
    symbols: Sequence[DrawnSymbol],
    free: Mapping[str, "_Places"],
    fixed: Mapping[str, DrawnSymbol],
    first: str,
    start: Point,
) -> tuple[DrawnSymbol, ...]:
    """Return the symbols after each has moved to its best place until nothing moves, the first of them starting from
    `start`."""
    settled = dict(fixed)
    for symbol in symbols:
        if symbol.name in free:
            at = start if symbol.name == first else free[symbol.name].find_best(settled.values())
            settled[symbol.name] = symbol._replace(at=at)
    for _ in range(_ROUNDS if len(symbols) <= _CROWD else 0):
        previous = dict(settled)
        for name, places in free.items():
            settled[name] = settled[name]._replace(at=places.find_best(_leave_out(settled.values(), name)))
        if settled == previous:
            break
    return tuple(settled[symbol.name] for symbol in symbols)


def _leave_out(symbols: Iterable[DrawnSymbol], name: str) -> Iterator[DrawnSymbol]:
    return (other for other in symbols if other.name != name)


def _measure_worth(symbols: Sequence[DrawnSymbol], free: Mapping[str, "_Places"]) -> float:
    return sum(
        free[symbol.name].measure_worth(symbol.at, _leave_out(symbols, symbol.name))
        for symbol in symbols
        if symbol.name in free
    )


def _keep_apart(symbols: Iterable[DrawnSymbol], scale: float) -> bool:
    """True if no two symbols of a size come closer than allowed."""
    bodies = [(symbol.glyph, *find_middle(symbol.glyph, symbol.at, scale)) for symbol in symbols]
    for (glyph, x, y), (other, a, b) in combinations(bodies, 2):
        across, down = measure_reach(glyph, other)
        if abs(x - a) < CLOSE * scale * across and abs(y - b) < CLOSE * scale * down:
            return False
    return True


@lru_cache(maxsize=256)
def _find_places(glyph: str, region: int, room: Room, size: float) -> "_Places":
    return _Places(glyph, region, room, size)


class _Places:
    """Where a symbol of a size might stand, roomiest first, each with the room that it has there."""

    def __init__(self, glyph: str, region: int, room: Room, size: float) -> None:
        self.glyph, self.size = glyph, size
        mask, inner = room.masks[region], room.measure_depth(region)
        steps = list_steps_around(glyph, size)
        near = _NEAR_SHORE if glyph == "lighthouse" else math.inf
        self.ranked_positions: list[tuple[float, GlyphPosition]] = []
        for apart in (_APART if size > _TINY else 2, 1):
            for position in list_positions(glyph, size, apart) if len(self.ranked_positions) < _FEW else ():
                i = position.sample
                if mask[i] and room.borders[i] <= near:
                    least = min(inner[i] - _HEART * size, *[inner[i + step] for step in steps])
                    room_up = min(least, _ENOUGH) if least > 0 else _OUTSIDE * least
                    self.ranked_positions.append((room_up + _OPEN * min(inner[i], BORDER[i] + 2), position))
        self.ranked_positions.sort(key=lambda entry: -entry[0])
        if not self.ranked_positions:
            point = move_inside(glyph, find_best(inner, mask), size)
            self.ranked_positions.append((0.0, build_position(glyph, point, size)))

    def list_starts(self) -> list[Point]:
        """Return the best place, and the best ones west, east, north and south of it."""
        points = [position.at for _, position in self.ranked_positions]
        x, y = points[0]
        sides = (
            next((point for point in points if (point[0] - x) * east + (point[1] - y) * south > _ASIDE), None)
            for east, south in ((-1, 0), (1, 0), (0, -1), (0, 1))
        )
        return [points[0], *filter(None, sides)]

    def find_best(self, neighbours: Iterable[DrawnSymbol]) -> Point:
        """Return the place with most room, given where others stand."""
        bodies = self._list_bodies(neighbours)
        best_point, most = self.ranked_positions[0][1].at, -math.inf
        for room, position in self.ranked_positions:
            if room + _GAP * _FAR <= most:
                break  # no later place can be better
            score = self._score(room, position, bodies, most)
            if score > most:
                best_point, most = position.at, score
        return best_point

    def measure_worth(self, at: Point, neighbours: Iterable[DrawnSymbol]) -> float:
        """Return how good a place is, given where others stand."""
        room, position = next(entry for entry in self.ranked_positions if entry[1].at == at)
        return self._score(room, position, self._list_bodies(neighbours), -math.inf)

    def _list_bodies(self, neighbours: Iterable[DrawnSymbol]) -> list[tuple[GlyphPosition, float, float]]:
        bodies = (
            (build_position(other.glyph, other.at, self.size), measure_reach(self.glyph, other.glyph))
            for other in neighbours
        )
        return [(position, across * self.size, down * self.size) for position, (across, down) in bodies]

    def _score(
        self, room: float, position: GlyphPosition, bodies: Sequence[tuple[GlyphPosition, float, float]], least: float
    ) -> float:
        """Return the score of a place, or any value up to `least` once it cannot exceed that."""
        score = room + _GAP * _FAR
        gap, overlap, weight = _FAR, 0.0, _OVERLAP / self.size**3
        for other, across, down in bodies:
            dx, dy = abs(position.x - other.x), abs(position.y - other.y)
            gap = min(gap, max(dx - _LARGE * across, dy - _LARGE * down))
            overlap += min(0.0, max(dx - _CLOSEST * across, dy - _CLOSEST * down))
            score = room + (_GAP if gap > 0 else _TOUCHING) * gap + weight * overlap
            if score <= least:
                break
        return score
