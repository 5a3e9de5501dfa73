"""Where a tile's symbols stand: each in its region, with as much room around it as there is.

Largest first, then in turns each again now that the others stand, until nothing moves. The places are the same at
every level of detail, so that a proof rings what is seen.
"""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from games.core.art.geometry import CENTRE, Point
from games.core.art.glyphs import GLYPHS
from games.core.art.sampling import BORDER, Reach, around, best
from games.isle_of_skye.art_plan import Plan, plan, road_end
from games.isle_of_skye.art_room import KERB, Room, Spot, inside, reach, room_of, spot_at, spots, steps_around
from games.isle_of_skye.tiles import Symbol, TileFacts

_ORDER: Final = ("castle", "scroll", "farm", "broch", "barrel", "lighthouse", "ship", "cattle", "sheep")
_NEAR_SHORE: Final = 13.0  # a lighthouse stands by the shore of its water
_ROUNDS: Final = 4
_ASIDE: Final = 8.0
_CROWD: Final = 8  # more symbols than any printed tile has are placed only once
# What makes a place good: room up to a body's outline counts until there is enough, what lies outside the region
# counts against it; openness around the middle; distance to other bodies, which are looked at as large as on a small
# picture, and worst of all what overlaps even on a large one.
_HEART: Final = 8.0
_ENOUGH: Final = 5.0
_OUTSIDE: Final = 2.2
_OPEN: Final = 0.35
_FAR: Final = 8.0
_APART: Final = 0.3
_TOUCHING: Final = 1.2
_OVERLAP: Final = 3.0
_LARGE: Final = 1.3
_THINGS: Final = {"barrels": "barrel", "ships": "ship"}


class Standing(NamedTuple):
    """A symbol: its name in places of the tile, its glyph, the index of its region, and where its origin lies."""

    name: str
    glyph: str
    region: int
    at: Point


class Layout(msgspec.Struct, frozen=True):
    """The symbols, and `regions`: the roomiest point of each region beside them."""

    room: Room
    symbols: tuple[Standing, ...]
    regions: tuple[Point, ...]


def glyph_of(symbol: Symbol) -> str:
    """The glyph of a symbol. A scroll shows what it counts, if there is a drawing of that."""
    if symbol.kind != "scroll":
        return symbol.kind
    words = symbol.scroll.removeprefix("per_").split("_")
    name = "-".join(["scroll", *words[:-1], _THINGS.get(words[-1], words[-1])])
    return name if name in GLYPHS else "scroll"


@lru_cache(maxsize=512)
def layout(facts: TileFacts, rotation: int, centre: str = "") -> Layout:
    """The layout of a tile after quarter turns clockwise.

    :raises ValueError: as `plan`.
    """
    lines = plan(facts, rotation, centre)
    room = room_of(lines)
    symbols = _placed(lines, room, _named(facts.symbols, lines))
    free = [min(b, r - KERB, e + 4) for b, r, e in zip(room.borders, room.roads, BORDER, strict=True)]
    clear = around((*symbol.at, 13.0) for symbol in symbols)
    regions = tuple(best(map(min, free, clear), mask) for mask in room.masks)
    return Layout(room, symbols, regions)


def _named(symbols: Sequence[Symbol], lines: Plan) -> list[Standing]:
    """Every symbol once, largest first; the castle and barrels at the end of a road stand where they must."""
    counts: dict[str, int] = {}
    found: list[Standing] = []
    for symbol in symbols:
        for _ in range(symbol.count):
            counts[symbol.kind] = counts.get(symbol.kind, 0) + 1
            found.append(Standing(f"{symbol.kind}{counts[symbol.kind]}", glyph_of(symbol), symbol.region, CENTRE))
    return sorted(found, key=lambda s: (_rank(s.glyph), lines.regions[s.region].edges, s.name))


def _rank(glyph: str) -> int:
    kind = glyph.split("-")[0]
    return _ORDER.index(kind) if kind in _ORDER else 1


def _given(lines: Plan, symbols: Sequence[Standing]) -> dict[str, Point]:
    """Where symbols must stand: the castle in the middle, a barrel at the end of its road."""
    places = {symbol.name: inside("castle", CENTRE, 1) for symbol in symbols if symbol.glyph == "castle"}
    ends = [end for road in lines.roads if (end := road_end(road))]
    barrels = [symbol for symbol in symbols if symbol.glyph == "barrel"]
    places |= {symbol.name: inside("barrel", end, 1) for symbol, end in zip(barrels, ends, strict=False)}
    return places


def _placed(lines: Plan, room: Room, symbols: Sequence[Standing]) -> tuple[Standing, ...]:
    given = _given(lines, symbols)
    inner = {region: room.inner(region) for region in {symbol.region for symbol in symbols}}
    free = {s.name: _Places(s, room, inner[s.region]) for s in symbols if s.name not in given}
    fixed = {s.name: s._replace(at=given[s.name]) for s in symbols if s.name in given}
    first = next(iter(free), None)
    if first is None:
        return tuple(fixed[symbol.name] for symbol in symbols)
    starts = free[first].starts() if 1 < len(symbols) <= _CROWD else free[first].starts()[:1]
    tried = (_settled(symbols, free, fixed, first, start) for start in starts)
    return max(tried, key=lambda found: _worth(found, free))


def _settled(
    symbols: Sequence[Standing], free: Mapping[str, "_Places"], fixed: Mapping[str, Standing], first: str, start: Point
) -> tuple[Standing, ...]:
    """The symbols after each has moved to its best place until nothing moves, the first of them coming from `start`."""
    standing = dict(fixed)
    for symbol in symbols:
        if symbol.name in free:
            at = start if symbol.name == first else free[symbol.name].best(standing.values())
            standing[symbol.name] = symbol._replace(at=at)
    for _ in range(_ROUNDS if len(symbols) <= _CROWD else 0):
        before = dict(standing)
        for name, places in free.items():
            standing[name] = standing[name]._replace(at=places.best(_others(standing.values(), name)))
        if standing == before:
            break
    return tuple(standing[symbol.name] for symbol in symbols)


def _others(standing: Iterable[Standing], name: str) -> Iterator[Standing]:
    return (one for one in standing if one.name != name)


def _worth(standing: Sequence[Standing], free: Mapping[str, "_Places"]) -> float:
    return sum(free[one.name].worth(one.at, _others(standing, one.name)) for one in standing if one.name in free)


class _Places:
    """Where a symbol might stand, roomiest first, each with the room that it has there for itself."""

    def __init__(self, symbol: Standing, room: Room, inner: Reach) -> None:
        self.glyph = symbol.glyph
        mask = room.masks[symbol.region]
        steps = steps_around(symbol.glyph)
        near = _NEAR_SHORE if symbol.glyph == "lighthouse" else math.inf
        found = []
        for spot in spots(symbol.glyph):
            i = spot.sample
            if mask[i] and room.borders[i] <= near:
                least = min(inner[i] - _HEART, *[inner[i + step] for step in steps])
                own = (min(least, _ENOUGH) if least > 0 else _OUTSIDE * least) + _OPEN * min(inner[i], BORDER[i] + 2)
                found.append((own, spot))
        self.known = sorted(found, key=lambda known: -known[0]) or [(0.0, spot_at(symbol.glyph, best(inner, mask)))]

    def starts(self) -> list[Point]:
        """The best place, and the best ones west, east, north and south of it."""
        spots = [spot for _, spot in self.known]
        x, y = spots[0].at
        sides = (
            next((spot.at for spot in spots if (spot.at[0] - x) * east + (spot.at[1] - y) * south > _ASIDE), None)
            for east, south in ((-1, 0), (1, 0), (0, -1), (0, 1))
        )
        return [spots[0].at, *filter(None, sides)]

    def best(self, others: Iterable[Standing]) -> Point:
        """The place with most room, given where others stand."""
        bodies = self._bodies(others)
        found, most = self.known[0][1].at, -math.inf
        for own, spot in self.known:
            if own + _APART * _FAR <= most:
                break  # no place to come can be better
            score = self._score(own, spot, bodies, most)
            if score > most:
                found, most = spot.at, score
        return found

    def worth(self, at: Point, others: Iterable[Standing]) -> float:
        """How good a place is, given where others stand."""
        own, spot = next(known for known in self.known if known[1].at == at)
        return self._score(own, spot, self._bodies(others), -math.inf)

    def _bodies(self, others: Iterable[Standing]) -> list[tuple[Spot, float, float]]:
        return [(spot_at(other.glyph, other.at), *reach(self.glyph, other.glyph)) for other in others]

    @staticmethod
    def _score(own: float, spot: Spot, bodies: Sequence[tuple[Spot, float, float]], least: float) -> float:
        """The score of a place, or something not above `least` as soon as it can be no better."""
        score = own + _APART * _FAR
        gap = tight = _FAR
        for other, across, down in bodies:
            dx, dy = abs(spot.x - other.x), abs(spot.y - other.y)
            gap = min(gap, max(dx - _LARGE * across, dy - _LARGE * down))
            tight = min(tight, max(dx - across, dy - down) - 1)
            score = own + (_APART if gap > 0 else _TOUCHING) * gap + _OVERLAP * min(0.0, tight)
            if score <= least:
                break
        return score
