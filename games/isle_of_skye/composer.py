"""How people enter the tiles of a box that differs, how those are drawn, and other readings of tiles on which sources
differ."""

from collections.abc import Collection, Mapping
from functools import cache
from typing import Final

import msgspec

from games.core.action import DrawnBy, Facts
from games.core.art.tile import Level, TileArt
from games.core.data_files import load_data
from games.core.pieces import BoxAssets, Composer, Piece, PieceExtra, PieceSet, Reading, SymbolKind, draw_picture
from games.core.text import Text
from games.isle_of_skye import boxes
from games.isle_of_skye.art import draw_facts
from games.isle_of_skye.art_emblems import TABLET, find_emblems
from games.isle_of_skye.assets import build_tile_facts
from games.isle_of_skye.capability import ExtendedRules
from games.isle_of_skye.events import name_tile
from games.isle_of_skye.scoring import SCROLLS
from games.isle_of_skye.tiles import TERRAINS, find_face, read_facts

Face = tuple[object, ...]

_SYMBOLS: Final = tuple(
    SymbolKind(kind, 1, tuple(SCROLLS)) if kind == boxes.SCROLL else SymbolKind(kind, boxes.MOST_OF_A_KIND)
    for kind in boxes.KINDS
)
_SHAPE: Final = ("edges", "center", "regions", "roads", "features", "count")


def complete_piece(name: str, printed: Facts, rules: ExtendedRules) -> Piece:
    """Return a tile of a box, printed otherwise or not in the list at all. `rules` are those with all expansions that
    the box may have.

    :raises IllegalAction: see `games.isle_of_skye.boxes.build_pieces`.
    """
    piece = boxes.build_pieces({name: printed}, rules.box, rules.scrolls, rules.sets)[name]
    completed: Facts = msgspec.to_builtins(piece)
    facts, emblems = read_facts(completed), find_emblems(piece, rules.sets)

    def draw(rotation: int, level: Level) -> TileArt:
        return draw_facts(facts, rotation, level, name, piece.center, emblems)

    return Piece(completed, build_tile_facts(name, facts, piece.count, _list_notes(piece, rules)), draw)


def select_starting_pieces(
    own_pieces: Mapping[str, Facts],
    expansions: Collection[str],
    draw: DrawnBy,
    options: Mapping[str, str],
    rules: ExtendedRules,
) -> dict[str, Facts]:
    """Return the own tiles with which a table begins, given those of its host's box. Tiles of expansions that the table
    does not play with are left out; tiles that its expansions invent are added."""
    played_capabilities = [expansion for expansion in rules.capabilities if expansion.id in expansions]
    pieces = boxes.select_pieces(own_pieces, {name for expansion in played_capabilities for name in expansion.sets})
    for capability in played_capabilities:
        pieces = capability.choose_pieces(pieces, draw, options)
    return pieces


def find_same(completed: Facts, other_pieces: Mapping[str, Facts]) -> str | None:
    """Return the id of a tile, among `other_pieces` and the listed ones, that shows the same in some rotation, or None.
    All facts are completed."""
    piece_face = _find_face(completed)
    listed = (name for name, look in _index_listed_faces().items() if look == piece_face and name not in other_pieces)
    return next((name for name, facts in other_pieces.items() if _find_face(facts) == piece_face), next(listed, None))


@cache
def _index_listed_faces() -> dict[str, Face]:
    """Return the face of every landscape tile of the list."""
    return {raw["id"]: _find_face(raw) for raw in load_data(__package__, "tiles")["tiles"]}


@cache
def list_disputed() -> tuple[str, ...]:
    """Return the ids of the listed tiles on which sources differ."""
    return tuple(raw["id"] for raw in load_data(__package__, "readings")["readings"])


def _find_face(facts: Facts) -> Face:
    """Return what a tile shows, whatever its rotation."""
    return find_face(read_facts(facts)), facts["center"], facts.get("set"), facts.get("cost"), facts.get("tablet")


def _list_notes(own_piece: boxes.Piece, rules: ExtendedRules) -> tuple[Text, ...] | msgspec.UnsetType:
    """Return the notes on a tile of a set: the name of the set, and the cost and tablet if it has them."""
    if not isinstance(own_piece.set, str):
        return msgspec.UNSET
    name = Text(f"isle_of_skye.{_find_owner(own_piece.set, rules)}.name")
    notes = [Text("isle_of_skye.tile_of_set", {"set": name})]
    if isinstance(own_piece.cost, int):
        notes.append(Text("isle_of_skye.tile_cost", {"n": own_piece.cost}))
    if isinstance(own_piece.tablet, str):
        notes.append(Text(f"isle_of_skye.piece_tablet_{own_piece.tablet}"))
    return tuple(notes)


def _find_owner(name: str, rules: ExtendedRules) -> str:
    return next(capability.id for capability in rules.capabilities if name in capability.sets)


def build_composer(rules: ExtendedRules) -> Composer:
    """Return what may be on a tile of a box that has these expansions."""
    sets = tuple(
        PieceSet(
            name,
            _find_owner(name, rules),
            tile_set.most_cost,
            (_build_tablets(tile_set),) if tile_set.tablets else (),
            {boxes.SCROLL: tuple(tile_set.scrolls)} if tile_set.scrolls else {},
            tile_set.in_box and tile_set.in_box.tiles,
            tuple(tile_set.symbols),
        )
        for name, tile_set in rules.sets.items()
    )
    return Composer(TERRAINS, _SYMBOLS, boxes.MOST_ROADS, boxes.MOST_SYMBOLS, sets)


def _build_tablets(tile_set: boxes.TileSet) -> PieceExtra:
    in_box = tile_set.in_box
    if in_box is None:
        return PieceExtra(TABLET, tuple(tile_set.tablets))
    return PieceExtra(TABLET, tuple(tile_set.tablets), in_box.tablets, dict(in_box.most))


def build_box_assets(rules: ExtendedRules) -> BoxAssets:
    """Return the list, and what else may be printed on its tiles and those of the expansions' sets. Draws: for builds
    only."""
    tiles = load_data(__package__, "tiles")
    entries = {raw["id"]: {key: raw[key] for key in _SHAPE} for kind in ("castles", "tiles") for raw in tiles[kind]}
    other: dict[str, Reading] = {}
    for raw in load_data(__package__, "readings")["readings"]:
        name = raw["id"]
        facts = {key: value for key, value in (entries[name] | raw).items() if key in _SHAPE}
        if "center" in raw:
            del facts["regions"]
        other_reading = complete_piece(name, facts, rules)
        other[name] = Reading(other_reading.facts, draw_picture(other_reading))
    names = {name: name_tile(name) for name in entries}
    return BoxAssets(
        build_composer(rules), names, name_tile("x1").code, entries, {name: (tile,) for name, tile in other.items()}
    )
