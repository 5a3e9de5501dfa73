"""What tells the terrains apart without colour: cuts, waves and peaks, where symbols and roads leave room.

At full detail cuts follow the nearest border: grass on pastures with a few tufts, long thin waves along the shore,
scree across the edge of the mountains, whose peaks stand all over them. Below that, a few waves and peaks stand for it.
Cuts follow from the shape of a region alone and lie under all else, so that pictures share them; signs keep off roads
and symbols.
"""

import math
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from games.core.art.geometry import Curve, Point, polyline
from games.core.art.glyphs import GLYPHS
from games.core.art.grain import Grain
from games.core.art.marks import cuts
from games.core.art.sampling import BORDER, SAMPLES, Mask, around, distances, nearest_of, sample_at, scatter
from games.core.art.tile import Level, Mark, Placed
from games.isle_of_skye.art_layout import KERB, MARGIN, Layout, inside, layout
from games.isle_of_skye.art_plan import Plan, plan
from games.isle_of_skye.tiles import MOUNTAIN, PASTURE, WATER, TileFacts

_PEAK_GAP: Final = (16.5, 12.5)
_WAVE_GAP: Final = (22.0, 13.0)
_FEW: Final = {"peak": 3, "wave": 4}
_SIGNS: Final[dict[Level, float]] = {"L": 1.0, "M": 1.15, "S": 1.5}
_SAMPLES_PER_TUFT: Final = 170
_SPREAD: Final = 30.0


class _Tool(NamedTuple):
    """How a terrain is cut: from how far off its border to how far, how far apart and how many at most, how long and
    wide, and how far turned from the border's direction."""

    off: float
    far: float
    gap: float
    most: int
    length: float
    width: float
    turned: float = 0.0


_INKS: Final = {PASTURE: "field-light", WATER: "water-light", MOUNTAIN: "mountain-light"}
_TOOLS: Final = {
    PASTURE: _Tool(5, math.inf, 9.0, 60, 9, 1.5),
    WATER: _Tool(8.5, math.inf, 11.5, 40, 14, 1.0),
    MOUNTAIN: _Tool(3.5, 10, 6.4, 24, 5, 1.0, math.pi / 2),
}


class Marks(msgspec.Struct, frozen=True):
    """Cuts, and what stands on the terrains to tell them apart."""

    cuts: tuple[Mark, ...]
    signs: tuple[Placed, ...]


@lru_cache(maxsize=1024)
def marks(facts: TileFacts, rotation: int, level: Level, seed: str) -> Marks:
    """The marks of a tile at a level of detail.

    :raises ValueError: as `plan`.
    """
    field = _Field(plan(facts, rotation, seed), layout(facts, rotation, seed), Grain(f"{seed}{rotation}"))
    return field.full() if level == "L" else field.few(level)


class _Field:
    """The open ground of one tile."""

    def __init__(self, lines: Plan, places: Layout, grain: Grain) -> None:
        self.lines, self.grain, self.room = lines, grain, places.room
        self.symbols = places.symbols
        self.taken = around((*symbol.at, _radius(symbol.glyph)) for symbol in places.symbols)

    def full(self) -> Marks:
        """Everything."""
        found = [
            *(sign for area in self._areas(MOUNTAIN) for sign in self._signs("peak", area, 1, _PEAK_GAP, 20)),
            *(
                sign
                for area in self._areas(PASTURE)
                for sign in self._signs("tuft", area, 1, (_SPREAD, _SPREAD), max(1, sum(area) // _SAMPLES_PER_TUFT))
            ),
        ]
        return Marks(tuple(self._cuts()), tuple(found))

    def _cuts(self) -> Iterator[Mark]:
        rims = tuple(one.curve for one in self.lines.rims)
        for number, region in enumerate(self.lines.regions):
            along = next((one.curve for one in self.lines.rims if one.region == number), None)
            path = _cut(region.terrain, self.room.masks[number], (along,) if along else rims)
            if path:
                yield Mark(_INKS[region.terrain], path)

    def few(self, level: Level) -> Marks:
        """A few peaks and waves; at the lowest level only where no symbol stands."""
        signs: list[Placed] = []
        for number, region in enumerate(self.lines.regions):
            kind = {MOUNTAIN: "peak", WATER: "wave"}.get(region.terrain)
            if kind is None or (level == "S" and any(symbol.region == number for symbol in self.symbols)):
                continue
            gap = _PEAK_GAP if kind == "peak" else _WAVE_GAP
            scale = _SIGNS[level]
            wide = (gap[0] * scale * 1.1, gap[1] * scale * 1.1)
            signs += self._signs(kind, self.room.masks[number], scale, wide, _FEW[kind])
        return Marks((), tuple(signs))

    def _areas(self, terrain: str) -> list[Mask]:
        return [mask for mask, one in zip(self.room.masks, self.lines.regions, strict=True) if one.terrain == terrain]

    def _signs(self, kind: str, area: Mask, scale: float, gap: Point, most: int) -> list[Placed]:
        """Signs spread over an area, each with its body on free ground."""
        left, top, right, bottom = (side * scale for side in GLYPHS[kind].body)
        outline = [(x, y) for x in (left, right) for y in (top * 0.5, bottom)]

        def fits(i: int) -> bool:
            x, y = SAMPLES[i]
            if not (x + left >= MARGIN and x + right <= 100 - MARGIN and y + top >= MARGIN and y + bottom <= 97):
                return False
            corners = [sample_at((x + dx, y + dy)) for dx, dy in outline]
            return all(area[c] and self.room.roads[c] > KERB + 1 and self.taken[c] > 0 for c in (i, *corners))

        mask = bytes(bool(inner) and self.room.borders[i] > 3 and fits(i) for i, inner in enumerate(area))
        return [Placed(kind, *inside(kind, place, scale), scale) for place in scatter(mask, gap, most, self.grain)]


@lru_cache(maxsize=512)
def _cut(terrain: str, area: Mask, along: tuple[Curve, ...]) -> str:
    """The cuts of a region. They begin some way off its border; scree lies only near it."""
    tool = _TOOLS[terrain]
    lines = tuple(map(polyline, along))
    reach = nearest_of(map(distances, lines))
    free = bytes(a and tool.off < r < tool.far and e > 4 for a, r, e in zip(area, reach, BORDER, strict=True))
    grain = Grain(terrain)
    places = scatter(free, (tool.gap, tool.gap), tool.most, grain)
    return cuts(places, lines, grain, tool.length, tool.width, tool.turned)


def _radius(glyph: str) -> float:
    left, top, right, bottom = GLYPHS[glyph].body
    return max(right - left, bottom - top) / 2
