"""Pieces that differ from box to box: how people enter them, and what phones get of those that a table has."""

import re
from collections.abc import Callable, Iterable
from itertools import count
from typing import Final, NamedTuple, get_args

import msgspec

from games.core.action import Facts
from games.core.art.sheet import TileGeometry, build_geometry, build_sprite_sheet
from games.core.art.tile import Level, TileArt
from games.core.assets import TileFacts
from games.core.text import Text

ADDED: Final = re.compile(r"x[1-9][0-9]{0,2}")


class SymbolKind(msgspec.Struct, frozen=True, omit_defaults=True):
    """A symbol that a piece may carry, at most `most` times in a region. `variants` are its words where it has
    several."""

    kind: str
    most: int
    variants: tuple[str, ...] = ()


class PieceExtra(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that a piece of a set may carry besides symbols: one of `values`, or nothing.

    - `id`: its key among the facts of a piece. It is drawn as `g-<id>-<value>` and called `<game>.<id>_<value>`, on a
      piece `<game>.piece_<id>_<value>`; the game also has texts for `<game>.extra_<id>`, `extra_<id>_none` and
      `extra_<id>_count`.
    - `count`, `most`: how many the box has, and at most how many of each, if known.
    """

    id: str
    values: tuple[str, ...]
    count: int | None = None
    most: dict[str, int] = {}


class PieceSet(msgspec.Struct, frozen=True, omit_defaults=True):
    """Pieces that only the box of an `expansion` has; `id` is their `set`.

    - `most_cost`: the highest cost of a piece (`<game>.extra_cost`); None: they have no cost.
    - `variants`: more words of a kind of symbol, drawn as `g-<kind>-<variant>`. A symbol has its variant under the name
      of its kind.
    - `count`: how many pieces the box has, if known.
    - `symbols`: symbols that no other piece has (`g-<kind>`); each of these pieces has one of them, once.
    """

    id: str
    expansion: str
    most_cost: int | None
    extras: tuple[PieceExtra, ...]
    variants: dict[str, tuple[str, ...]]
    count: int | None = None
    symbols: tuple[str, ...] = ()


class Composer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a phone needs to enter a piece without knowing the game: the terrains of edges and of the centre in the
    order in which taps step through them, the symbols, and how many roads and symbol entries are allowed. `sets` are
    those of expansions."""

    terrains: tuple[str, ...]
    symbols: tuple[SymbolKind, ...]
    most_roads: int
    most_symbols: int
    sets: tuple[PieceSet, ...] = ()


class Reading(msgspec.Struct, frozen=True):
    """Another reading of a piece: what may be printed on it instead of what the list says, with its picture (SVG
    document)."""

    facts: Facts
    picture: str


class BoxAssets(msgspec.Struct, frozen=True):
    """The list of a game's pieces as data.

    - the name of each (`added`: the code of the name of an added piece, with its `id`);
    - `facts` of each: `edges` (N E S W -> terrain), the terrain of the `center`, `regions` (id, terrain, edges),
      `roads` (the edges that each joins), `features` (symbols by kind, count and region);
    - `readings`: other readings of pieces on which sources differ.
    """

    composer: Composer
    names: dict[str, Text]
    added: str
    facts: dict[str, Facts]
    readings: dict[str, tuple[Reading, ...]]


class Piece(NamedTuple):
    """A piece made from facts: the completed facts, what phones know of it, and how it is drawn in a rotation."""

    facts: Facts
    tile: TileFacts
    draw: Callable[[int, Level], TileArt]


class DrawnPiece(msgspec.Struct, frozen=True):
    """An own piece in the form in which games.core.assets.Assets has printed ones. `name` is used in the sheets instead
    of its id and changes with the facts.

    - `facts`: what is printed on it.
    - `tile`: what phones know of it.
    - `geometry`: where things lie on it, for each rotation.
    - `name`: its name in the sheets.
    - `sheets`: its pictures at each level of detail, SVG symbols.
    """

    facts: Facts
    tile: TileFacts
    geometry: list[TileGeometry]
    name: str
    sheets: dict[str, str]


def is_added(name: str) -> bool:
    """True if this is the id of an added piece, one that the list lacks.

    >>> is_added("x12"), is_added("b06"), is_added("x0")
    (True, False, False)
    """
    return ADDED.fullmatch(name) is not None


def choose_id(ids: Iterable[str], first: int = 1, step: int = 1) -> str:
    """Return an id for an added piece: the first of x1, x2, ... that is not taken.

    >>> choose_id(["x1", "b06"])
    'x2'
    """
    used_ids = set(ids)
    return next(name for number in count(first, step) if (name := f"x{number}") not in used_ids)


def draw_picture(piece: Piece) -> str:
    """Return a piece as printed, not rotated, in full detail: an SVG document."""
    markup = piece.draw(0, "L").markup
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{markup}</svg>'


def draw_piece(game_id: str, name: str, piece: Piece) -> DrawnPiece:
    """Return a piece drawn in all rotations at all levels of detail, for the sheets under this name."""

    def draw(_name: str, rotation: int, level: Level) -> TileArt:
        return piece.draw(rotation, level)

    sheets = {level: build_sprite_sheet(game_id, (name,), draw, level) for level in get_args(Level)}
    return DrawnPiece(piece.facts, piece.tile, build_geometry((name,), draw)[name], name, sheets)
