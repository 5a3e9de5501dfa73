"""Data that a game gives the phones when the app is built: facts of its tiles, their geometry, their pictures."""

from typing import Literal

import msgspec

from games.core.art.glyph import Glyph
from games.core.art.sheet import TileGeometry
from games.core.surface import Layout
from games.core.text import Text


class TileFacts(msgspec.Struct, frozen=True):
    """A tile type as phones know it.

    - `name`: what it is called.
    - `count`: copies in the box.
    - `edges`: terrain of its edges N E S W, not rotated.
    - `turns`: how many rotations look different.
    - `segments`: segment -> kind.
    - `symbols`: printed symbol -> how often. Phones filter tiles by symbols, edges and roads, and read them out.
    - `details`: what else is printed that phones filter tiles by; the tile's name says it.
    - `roads`: for each road the edges (0..3, N E S W, not rotated) that it joins.
    - `notes`: what else is on the tile, in words.
    """

    count: int
    name: Text
    edges: tuple[str, ...]
    turns: int
    segments: dict[str, str]
    symbols: dict[str, int] = {}
    details: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    roads: tuple[tuple[int, ...], ...] = ()
    notes: tuple[Text, ...] | msgspec.UnsetType = msgspec.UNSET


class StockKind(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a kind of a seat's stock is: pieces that are drawn one by one, an amount that is told by a number, or
    something with an effect that is called by its name.

    - `kind`: which of these three it is.
    - `glyph`: the picture of an effect.
    - `icon`: a path in a box of 24. A kind with it decides how the game goes on: its number stands beside each seat's
      points, and the last one is announced (`<game>.last_<kind>`).
    - `gathered`: an amount that everybody begins without. Who has none of it is not told so.
    """

    kind: Literal["piece", "amount", "effect"]
    glyph: str = ""
    icon: str = ""
    gathered: bool = False


class PieceParts(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the picture of a piece has what is drawn on it, in its own units: x, y and scale.

    - `shape`: its seat's shape, which is 20 wide.
    - `number`: its number in a stack: the middle of the foot of a figure that is 10 high.
    - `step`: how far below it the next piece of a numbered stack lies.
    """

    shape: tuple[float, float, float] = (0, 0, 2.3)
    number: tuple[float, float, float] | None = None
    step: float = 0


class Assets(msgspec.Struct, frozen=True):
    """Everything that phones load of a game.

    - `geometry`: as returned by games.core.art.sheet.build_geometry.
    - `lying`: kinds of segments on which a piece lies instead of standing.
    - `sheets`: level of detail -> SVG document.
    - `categories`: kind of points -> icon, one SVG path in a box of 0..24, drawn with a round stroke of 2.4.
    - `action_icons`: type of an action that marks a piece -> icon, in the same form.
    - `goals`: SVG document with a picture of each goal that may lie at a table, `<game>-goal-<id>`; empty if there are
      none.
    - `layouts`: what is printed on plans and tracks, by the id that surfaces name.
    - `pieces`: kind of a piece -> its picture, SVG content around its middle, where a spot has a radius of 50;
      `currentColor` is its seat's colour. `<kind>_lying` is the piece tipped over; one without is turned. On an edge of
      a grid a picture is drawn for a way from west to east. A piece on a grid without a picture is a peg.
    - `parts`: what is drawn where on a picture of `pieces`, by the same key.
    - `extras`: facts of own pieces, besides symbols, that tell them apart at a glance (`games.core.pieces.PieceExtra`).
    - `stock`: kind of a seat's stock -> what that is; a piece where nothing is said.
    - `glyphs`: of an expansion, what only its tiles show, by kind; those of a game are on the sheet of all games.
    """

    tiles: dict[str, TileFacts]
    geometry: dict[str, list[TileGeometry]]
    lying: tuple[str, ...]
    sheets: dict[str, str]
    categories: dict[str, str] = {}
    action_icons: dict[str, str] = {}
    goals: str = ""
    layouts: dict[str, Layout] = {}
    pieces: dict[str, str] = {}
    parts: dict[str, PieceParts] = {}
    extras: tuple[str, ...] = ()
    stock: dict[str, StockKind] = {}
    glyphs: dict[str, Glyph] = {}
