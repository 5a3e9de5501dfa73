"""Pieces that differ from box to box: how they are drawn up, and what phones get of those that a table has."""

import re
from collections.abc import Callable, Iterable
from itertools import count
from typing import Any, Final, NamedTuple, get_args

import msgspec

from games.core.action import Facts
from games.core.art.sheet import geometry, sprite_sheet
from games.core.art.tile import Level, TileArt
from games.core.assets import TileFacts
from games.core.text import Text

ADDED: Final = re.compile(r"x[1-9][0-9]{0,2}")


class SymbolKind(msgspec.Struct, frozen=True, omit_defaults=True):
    """A symbol that a piece may carry, at most so often in a region. `variants` are its words where it has several."""

    kind: str
    most: int
    variants: tuple[str, ...] = ()


class InBox(msgspec.Struct, frozen=True):
    """How many there are in the box: pieces of a set, tablets, and at most of each tablet."""

    pieces: int
    tablets: int
    most: dict[str, int]


class PieceSet(msgspec.Struct, frozen=True, omit_defaults=True):
    """Pieces that an `expansion` brings and that its box alone has: their `set`. Each has a `cost` of at most so much
    and one of the `tablets` (drawn as `g-tablet-<id>`) or none; `variants` are more words of a kind of symbol, drawn as
    `g-<kind>-<variant>`. `in_box`: how many there are, where that is known."""

    id: str
    expansion: str
    most_cost: int
    tablets: tuple[str, ...]
    variants: dict[str, tuple[str, ...]]
    in_box: InBox | None = None


class Composer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a phone needs to draw up a piece without knowing the game: terrains of an edge and of the middle in the
    order in which taps step through them, symbols, and how many roads and entries of symbols there may be. `sets` are
    those of expansions."""

    terrains: tuple[str, ...]
    symbols: tuple[SymbolKind, ...]
    most_roads: int
    most_symbols: int
    sets: tuple[PieceSet, ...] = ()


class Reading(msgspec.Struct, frozen=True):
    """What may be printed on a piece instead of what the list says, and its picture: an SVG document."""

    facts: Facts
    picture: str


class BoxAssets(msgspec.Struct, frozen=True):
    """The list of a game's pieces as data: what each is called (`added`: the code of what one is called that the list
    lacks, by its `id`), the `facts` of each, other `readings` of those on which sources differ. Facts have `edges`
    (N E S W -> terrain), the terrain of the `center`, `regions` (id, terrain, edges), `roads` (the edges that each
    joins) and `features`: symbols by kind, count and region."""

    composer: Composer
    names: dict[str, Text]
    added: str
    facts: dict[str, Facts]
    readings: dict[str, tuple[Reading, ...]]


class Piece(NamedTuple):
    """A piece from its facts: these made whole, what phones know of it, and how it is drawn in a rotation."""

    facts: Facts
    tile: TileFacts
    draw: Callable[[int, Level], TileArt]


class DrawnPiece(msgspec.Struct, frozen=True):
    """An own piece as games.core.assets.Assets has the printed ones. `name`: by which the sheets have it instead of its
    id, another one for other facts."""

    facts: Facts
    tile: TileFacts
    geometry: list[dict[str, Any]]
    name: str
    sheets: dict[str, str]


def is_added(name: str) -> bool:
    """Whether it is the id of a piece that the list lacks.

    >>> is_added("x12"), is_added("b06"), is_added("x0")
    (True, False, False)
    """
    return ADDED.fullmatch(name) is not None


def new_id(taken: Iterable[str], first: int = 1, step: int = 1) -> str:
    """The id of a piece that the list lacks: the first of x1, x2, ... that is not taken.

    >>> new_id(["x1", "b06"])
    'x2'
    """
    known = set(taken)
    return next(name for number in count(first, step) if (name := f"x{number}") not in known)


def picture(piece: Piece) -> str:
    """A piece as it is printed, unturned and with everything: an SVG document."""
    markup = piece.draw(0, "L").markup
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{markup}</svg>'


def drawn(game_id: str, name: str, piece: Piece) -> DrawnPiece:
    """What phones get of a piece: drawn in all rotations at all levels, for the sheets under this name."""

    def draw(_name: str, rotation: int, level: Level) -> TileArt:
        return piece.draw(rotation, level)

    sheets = {level: sprite_sheet(game_id, (name,), draw, level) for level in get_args(Level)}
    return DrawnPiece(piece.facts, piece.tile, geometry((name,), draw)[name], name, sheets)
