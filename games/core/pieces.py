"""Pieces that differ from box to box: how they are drawn up, and what phones get of those that a table has."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, get_args

import msgspec

from games.core.action import Facts
from games.core.art.sheet import geometry, sprite_sheet
from games.core.art.tile import Level, TileArt
from games.core.assets import TileFacts


class SymbolKind(msgspec.Struct, frozen=True, omit_defaults=True):
    """A symbol that a piece may carry, at most so often in a region. `variants` are its words where it has several."""

    kind: str
    most: int
    variants: tuple[str, ...] = ()


class Composer(msgspec.Struct, frozen=True):
    """What a phone needs to draw up a piece without knowing the game: terrains of an edge and of the middle in the
    order in which taps step through them, symbols, and how many roads and entries of symbols there may be."""

    terrains: tuple[str, ...]
    symbols: tuple[SymbolKind, ...]
    most_roads: int
    most_symbols: int


class Reading(msgspec.Struct, frozen=True):
    """What may be printed on a piece instead of what the list says, and its picture: an SVG document."""

    facts: Facts
    picture: str


class BoxAssets(msgspec.Struct, frozen=True):
    """The list of a game's pieces as data: `facts` of each, other `readings` of those on which sources differ."""

    composer: Composer
    facts: dict[str, Facts]
    readings: dict[str, tuple[Reading, ...]]


class Piece(NamedTuple):
    """A piece from its facts: these made whole, what phones know of it, and how it is drawn in a rotation."""

    facts: Facts
    tile: TileFacts
    draw: Callable[[int, Level], TileArt]


class DrawnPieces(msgspec.Struct, frozen=True):
    """Own pieces as games.core.assets.Assets has the printed ones, by their ids. `pictures`: id -> by what name the
    sheets have it, which is another one for other facts."""

    facts: dict[str, Facts]
    tiles: dict[str, TileFacts]
    geometry: dict[str, list[dict[str, Any]]]
    pictures: dict[str, str]
    sheets: dict[str, str]


def picture(piece: Piece) -> str:
    """A piece as it is printed, unturned and with everything: an SVG document."""
    markup = piece.draw(0, "L").markup
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{markup}</svg>'


def drawn(game_id: str, pieces: Mapping[str, Piece], pictures: Mapping[str, str]) -> DrawnPieces:
    """What phones get of these pieces, each drawn in all rotations at all levels; `pictures` names them."""
    named = {pictures[name]: piece for name, piece in pieces.items()}

    def draw(name: str, rotation: int, level: Level) -> TileArt:
        return named[name].draw(rotation, level)

    return DrawnPieces(
        {name: piece.facts for name, piece in pieces.items()},
        {name: piece.tile for name, piece in pieces.items()},
        dict(zip(pieces, geometry(tuple(named), draw).values(), strict=True)),
        dict(pictures),
        {level: sprite_sheet(game_id, tuple(named), draw, level) for level in get_args(Level)},
    )
