"""Where a tile's symbols stand: each in its region, with as much room around it as there is.

Largest first, then in turns each again now that the others stand, until nothing moves. The places are the same at
every level of detail, so that a proof rings what is seen.
"""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from games.core.art.geometry import CENTRE, Curve, Point, polyline
from games.core.art.glyphs import GLYPHS
from games.core.art.sampling import BORDER, SAMPLES, SIDE, STEP, Mask, Reach, around, best, covered, distances
from games.core.art.sampling import nearest_of as nearest
from games.core.art.tile import Level
from games.isle_of_skye.art_plan import Plan, plan, road_end
from games.isle_of_skye.tiles import Symbol, TileFacts

MARGIN: Final = 3.0
"""Nothing but ground, borders and roads comes nearer to the tile's edge."""
KERB: Final = 6.5
"""From the middle of a road to its side."""
SCALES: Final[dict[Level, float]] = {"L": 1.0, "M": 1.15, "S": 1.4}
"""How large symbols are at a level."""

_ORDER: Final = ("castle", "scroll", "farm", "broch", "barrel", "lighthouse", "ship", "cattle", "sheep")
_NEAR_SHORE: Final = 13.0  # a lighthouse stands by the shore of its water
_ROUNDS: Final = 4
_THINGS: Final = {"barrels": "barrel", "ships": "ship"}


class Standing(NamedTuple):
    """A symbol: its name in places of the tile, its glyph, the index of its region, and where its origin lies."""

    name: str
    glyph: str
    region: int
    at: Point


class Room(msgspec.Struct, frozen=True):
    """What lies where on a tile, sample by sample: the regions' areas by index, the distance to the nearest border
    and to the middle of the nearest road."""

    masks: tuple[Mask, ...]
    borders: Reach
    roads: Reach


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


def inside(kind: str, place: Point, scale: float) -> Point:
    """The place nearest to `place`, on whole units, where the glyph's body keeps its margin to the tile's edge."""
    left, top, right, bottom = (side * scale for side in GLYPHS[kind].body)
    return (
        _between(place[0], MARGIN - left, 100 - MARGIN - right),
        _between(place[1], MARGIN - top, 100 - MARGIN - bottom),
    )


@lru_cache(maxsize=512)
def layout(facts: TileFacts, rotation: int, printed: str = "") -> Layout:
    """The layout of a tile after quarter turns clockwise.

    :raises ValueError: as `plan`.
    """
    lines = plan(facts, rotation, printed)
    room = _room(lines)
    symbols = tuple(_placed(lines, room, _named(facts.symbols, lines)))
    free = [min(b, r - KERB, e + 4) for b, r, e in zip(room.borders, room.roads, BORDER, strict=True)]
    clear = around((*symbol.at, 13.0) for symbol in symbols)
    regions = tuple(best(map(min, free, clear), mask) for mask in room.masks)
    return Layout(room, symbols, regions)


def _room(lines: Plan) -> Room:
    masks = {one.region: _mask(lines.outlines[one.region]) for one in lines.rims}
    ground = bytes(not any(samples) for samples in zip(*masks.values(), bytes(len(SAMPLES)), strict=True))
    return Room(
        masks=tuple(masks.get(number, ground) for number in range(len(lines.regions))),
        borders=nearest(distances(polyline(one.curve)) for one in lines.rims),
        roads=nearest(distances(polyline(curve)) for road in lines.roads for curve in road.curves),
    )


@lru_cache(maxsize=64)
def _mask(loops: tuple[Curve, ...]) -> Mask:
    outer, *holes = (covered(polyline(loop)) for loop in loops)
    return bytes(a and not any(h) for a, *h in zip(outer, *holes, strict=True))


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


def _placed(lines: Plan, room: Room, symbols: Sequence[Standing]) -> list[Standing]:
    given = _given(lines, symbols)
    kerbs = [road - KERB for road in room.roads]
    inner = {
        region: [min(b if m else -b, k) for m, b, k in zip(room.masks[region], room.borders, kerbs, strict=True)]
        for region in {symbol.region for symbol in symbols}
    }
    places = {
        symbol.name: _Places(symbol, room, inner[symbol.region]) for symbol in symbols if symbol.name not in given
    }
    standing: dict[str, Standing] = {}
    for symbol in sorted(symbols, key=lambda s: s.name not in given):
        standing[symbol.name] = symbol._replace(at=_at(symbol, given, places, standing))
    for _ in range(_ROUNDS):
        before = dict(standing)
        for name, symbol in before.items():
            others = {other: one for other, one in standing.items() if other != name}
            standing[name] = symbol._replace(at=_at(symbol, given, places, others))
        if standing == before:
            break
    return [standing[symbol.name] for symbol in symbols]


def _at(
    symbol: Standing, given: Mapping[str, Point], places: Mapping[str, "_Places"], others: Mapping[str, Standing]
) -> Point:
    return given[symbol.name] if symbol.name in given else places[symbol.name].best(others.values())


class _Box(NamedTuple):
    """The body of a glyph where symbols are largest: middle and half sizes."""

    x: float
    y: float
    across: float
    down: float

    def gap(self, other: "_Box", scale: float) -> float:
        """How far apart two bodies are at a scale; negative if they overlap."""
        return max(
            abs(self.x - other.x) - (self.across + other.across) * scale,
            abs(self.y - other.y) - (self.down + other.down) * scale,
        )


@lru_cache(maxsize=16_384)
def _box(glyph: str, place: Point) -> _Box:
    left, top, right, bottom = GLYPHS[glyph].body
    x, y = inside(glyph, place, SCALES["S"])
    return _Box(x + (left + right) / 2, y + (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2)


class _Places:
    """Where a symbol might stand, with the room that it has there for itself. `inner` is how far each sample lies
    inside its region, off the roads."""

    def __init__(self, symbol: Standing, room: Room, inner: Reach) -> None:
        mask = room.masks[symbol.region]
        outline = [round(dy / STEP) * SIDE + round(dx / STEP) for dx, dy in _outline(symbol.glyph)]
        self.known: list[tuple[Point, _Box, float]] = []
        for i in _candidates(symbol.glyph, mask):
            if symbol.glyph == "lighthouse" and room.borders[i] > _NEAR_SHORE:
                continue
            least = min(inner[i] - 8.0, *(inner[i + step] for step in outline))
            value = (min(least, 5.0) if least > 0 else 2.2 * least) + 0.35 * min(inner[i], BORDER[i] + 2)
            self.known.append((SAMPLES[i], _box(symbol.glyph, SAMPLES[i]), value))
        if not self.known:
            place = inside(symbol.glyph, best(room.borders, mask), 1)
            self.known.append((place, _box(symbol.glyph, place), 0.0))

    def best(self, others: Iterable[Standing]) -> Point:
        """The place with most room, given where others stand."""
        boxes = [_box(other.glyph, other.at) for other in others]
        found, most = self.known[0][0], -math.inf
        for place, box, value in self.known:
            gap = min([box.gap(other, 1.3) for other in boxes], default=8.0)
            score = value + (0.3 * min(gap, 8.0) if gap > 0 else 1.2 * gap)
            if gap < 0:
                score += 3 * min(0.0, min(box.gap(other, 1.0) for other in boxes) - 1)
            if score > most:
                found, most = place, score
        return found


def _candidates(glyph: str, mask: Mask) -> Iterator[int]:
    """Every other sample of an area, where a glyph's body keeps its margin to the tile's edge."""
    left, top, right, bottom = GLYPHS[glyph].body
    columns = range(math.ceil((MARGIN - left - 1) / STEP), math.floor((99 - MARGIN - right) / STEP) + 1)
    rows = range(math.ceil((MARGIN - top - 1) / STEP), math.floor((99 - MARGIN - bottom) / STEP) + 1)
    samples = (row * SIDE + column for row in rows for column in columns if (row + column) % 2 == 0)
    return (i for i in samples if mask[i])


def _outline(glyph: str) -> list[Point]:
    """Points around a body, corners cut."""
    left, top, right, bottom = GLYPHS[glyph].body
    corners = [(x * 0.8, y * 0.8) for x in (left, right) for y in (top, bottom)]
    return [*corners, (left, 0.0), (right, 0.0), (0.0, top), (0.0, bottom)]


def _between(value: float, low: float, high: float) -> float:
    return float(min(max(round(value), math.ceil(low)), math.floor(high)))
