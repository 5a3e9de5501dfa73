"""The result of drawing a tile: data for boards, proofs and tests, and the picture."""

from collections.abc import Callable
from typing import Literal, NamedTuple

import msgspec

from games.core.art.geometry import Point

Level = Literal["L", "M", "S"]
"""Level of detail. L: everything, from 96 CSS px a tile; M: from 56; S: below."""


class PlacedGlyph(NamedTuple):
    """A glyph on a tile: `kind` names it on the glyph sheet (`g-<kind>`), (x, y) is where its origin lies."""

    kind: str
    x: float
    y: float
    scale: float


class Hatching(NamedTuple):
    """Cuts of one ink, as path data."""

    ink: str
    path: str


class TileArt(msgspec.Struct, frozen=True):
    """One tile, rotated and drawn upright, in tile units (0..100, x east, y south).

    - `ground`: the ink below everything.
    - `regions`: segment -> path of its area. Areas do not overlap; a road's is its ribbon, a cloister's its yard.
    - `borders`: the walls, or the lines between terrains.
    - `roads`: the middle line of each road segment.
    - `anchors`: segment -> the point where a follower stands; counted symbol -> its middle, by the name that places of
      proofs give it.
    - `wall_ends`: the corners where a wall ends. A board draws one upright turret on each corner that any of its tiles
      names.
    - `layers`: the picture from the ground up, as SVG elements in a box 0..100, to be clipped to it. Colours are CSS
      variables, glyphs refer to the glyph sheet. What many tiles share is a layer of its own.
    """

    ground: str
    regions: dict[str, str]
    borders: tuple[str, ...]
    marks: tuple[Hatching, ...]
    roads: dict[str, str]
    glyphs: tuple[PlacedGlyph, ...]
    anchors: dict[str, Point]
    wall_ends: tuple[Point, ...]
    layers: tuple[str, ...]

    @property
    def markup(self) -> str:
        """Return the whole picture."""
        return "".join(self.layers)


TilePainter = Callable[[str, int, Level], TileArt]
"""A game's tile painter: tile type, quarter turns clockwise (0 to 3), level."""
