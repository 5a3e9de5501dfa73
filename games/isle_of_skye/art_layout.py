"""Where a tile's symbols stand: each in its region, with as much room around it as there is.

Largest first, then in turns each again, now that the others stand. All of it is on half units, and the same at every
level of detail, so that a proof rings what is seen.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from games.core.art.geometry import CENTRE, Point, polyline
from games.core.art.glyphs import GLYPHS
from games.core.art.sampling import BORDER, SAMPLES, Mask, Reach, around, best, covered, distances, nearest_of
from games.isle_of_skye.art_plan import Plan, plan, road_end
from games.isle_of_skye.tiles import Symbol, TileFacts

MARGIN: Final = 3.0
"""Nothing but ground, borders and roads comes nearer to the tile's edge."""

ORDER: Final = ("castle", "scroll", "farm", "broch", "barrel", "lighthouse", "ship", "cattle", "sheep")
"""From large to small: who comes first gets the roomiest place. Kinds that are not named come first of all."""
_NEAR_SHORE: Final = 14.0
_ROUNDS: Final = 2
_ROAD: Final = 6.5
_THINGS: Final = {"barrels": "barrel", "ships": "ship"}


class Standing(NamedTuple):
    """A symbol: its name in places of the tile, its glyph, the region it stands in, and where."""

    name: str
    glyph: str
    region: int
    at: Point


class Layout(msgspec.Struct, frozen=True):
    """`regions`: the roomiest point of each region beside its symbols."""

    symbols: tuple[Standing, ...]
    regions: tuple[Point, ...]


def glyph_of(symbol: Symbol) -> str:
    """The glyph of a symbol: a scroll shows what it counts."""
    if symbol.kind != "scroll":
        return symbol.kind
    words = symbol.scroll.removeprefix("per_").split("_")
    name = "-".join(["scroll", *words[:-1], _THINGS.get(words[-1], words[-1])])
    return name if name in GLYPHS else "scroll"


def inside(kind: str, place: Point, scale: float) -> Point:
    """The place nearest to `place` where the glyph's body keeps its margin to the tile's edge."""
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
    return _Room(plan(facts, rotation, printed), facts.symbols).layout()


class _Room:
    """The free space of one tile while it is being filled."""

    def __init__(self, lines: Plan, symbols: Sequence[Symbol]) -> None:
        self.lines = lines
        self.masks: list[Mask] = [_mask([polyline(loop) for loop in loops]) for loops in lines.outlines]
        self.border_lines = [polyline(rim.curve) for rim in lines.rims]
        self.borders = nearest_of(map(distances, self.border_lines))
        roads = [polyline(curve) for road in lines.roads for curve in road.curves]
        self.roads = nearest_of(map(distances, roads))
        self.free: Reach = [
            min(border + 4, rim, road - _ROAD)
            for border, rim, road in zip(BORDER, self.borders, self.roads, strict=True)
        ]
        self.standing = self._named(symbols)

    def _named(self, symbols: Sequence[Symbol]) -> list[Standing]:
        found: list[Standing] = []
        counts: dict[str, int] = {}
        for symbol in symbols:
            for _ in range(symbol.count):
                counts[symbol.kind] = counts.get(symbol.kind, 0) + 1
                name = f"{symbol.kind}{counts[symbol.kind]}"
                found.append(Standing(name, glyph_of(symbol), symbol.region, CENTRE))
        return sorted(found, key=lambda s: (_rank(s.glyph), self.lines.regions[s.region].edges, s.name))

    def layout(self) -> Layout:
        placed: list[Standing] = []
        fixed: set[str] = set()
        for symbol in self.standing:
            given = self._given(symbol, placed)
            if given:
                fixed.add(symbol.name)
            placed.append(symbol._replace(at=given or self._roomiest(symbol, placed)))
        for _ in range(_ROUNDS):
            for i, symbol in enumerate(placed):
                if symbol.name not in fixed:
                    others = [*placed[:i], *placed[i + 1 :]]
                    placed[i] = symbol._replace(at=self._roomiest(symbol, others))
        clear = around((*symbol.at, 12.0) for symbol in placed)
        regions = tuple(best((min(a, b) for a, b in zip(self.free, clear, strict=True)), mask) for mask in self.masks)
        return Layout(tuple(placed), regions)

    def _given(self, symbol: Standing, placed: Sequence[Standing]) -> Point | None:
        """Where a symbol must stand: the castle in the middle, a barrel at the end of a road."""
        if symbol.glyph == "castle":
            return inside("castle", CENTRE, 1)
        if symbol.glyph == "barrel":
            for road in self.lines.roads:
                end = road_end(road)
                if end and all(math.dist(end, other.at) > 10 for other in placed):
                    return inside("barrel", end, 1)
        return None

    def _roomiest(self, symbol: Standing, others: Sequence[Standing]) -> Point:
        left, top, right, bottom = GLYPHS[symbol.glyph].body
        reach = (right - left + bottom - top) / 4
        discs = [(*other.at, _size(other.glyph)) for other in others]
        apart = around(discs) if discs else None
        mask = self.masks[symbol.region]
        if symbol.glyph == "lighthouse" and self.lines.rims:
            shore = bytes(m and b <= _NEAR_SHORE for m, b in zip(mask, self.borders, strict=True))
            mask = shore if any(shore) else mask
        scores = [-1e9] * len(SAMPLES)
        for i, hit in enumerate(mask):
            if hit:
                x, y = SAMPLES[i]
                out = math.dist((x, y), inside(symbol.glyph, (x, y), 1))
                room = min(self.free[i], 18)
                gap = min((apart[i] - reach) * 1.2, 12) if apart else 12
                scores[i] = min(room, gap + 6) + 0.2 * (room + gap) - out - 0.02 * math.dist((x, y), CENTRE)
        return inside(symbol.glyph, best(scores, mask), 1)


def _size(glyph: str) -> float:
    left, top, right, bottom = GLYPHS[glyph].body
    return (right - left + bottom - top) / 4


def _rank(glyph: str) -> int:
    kind = glyph.split("-")[0]
    return ORDER.index(kind) if kind in ORDER else -1


def _mask(loops: Sequence[tuple[Point, ...]]) -> Mask:
    first, *holes = (covered(loop) for loop in loops)
    return bytes(a and not any(h) for a, *h in zip(first, *holes, strict=True))


def _half(value: float) -> float:
    return round(value * 2) / 2


def _between(value: float, low: float, high: float) -> float:
    return min(max(_half(value), math.ceil(low * 2) / 2), math.floor(high * 2) / 2)
