"""The tiles of a table's own box: printed otherwise than the list says, or missing in it (ruling Q4).

A piece has the shape of an entry of data/tiles.json, so that rules and drawing know no other shape.
"""

import re
from collections.abc import Container, Iterable, Mapping
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from games.core.action import Facts
from games.core.art.glyph import Glyph
from games.core.errors import IllegalAction
from games.core.grid import EDGES
from games.core.pieces import choose_id, is_added
from games.core.text import Text
from games.isle_of_skye.events import INVENTED, name_tile
from games.isle_of_skye.territory import CASTLE
from games.isle_of_skye.tiles import Box, read_facts

Edge = Literal["N", "E", "S", "W"]
Terrain = Literal["pasture", "mountain", "water"]
Corner = Literal["NE", "ES", "SW", "WN"]
Word = Annotated[str, msgspec.Meta(max_length=40)]
SCROLL: Final = "scroll"
KINDS: Final = ("sheep", "cattle", "farm", "broch", "lighthouse", "ship", "barrel", SCROLL)
"""Symbols of landscape tiles."""
MOST_OF_A_KIND: Final = 4
MOST_SYMBOLS: Final = 6
MOST_ROADS: Final = 2
MOST_COPIES: Final = 1
"""Every tile of the box is unique: draws, offers and hands name a tile by its id alone."""
MOST_PIECES: Final = 120
CENTRE: Final = "center"
_INVENTED: Final = re.compile(rf"{INVENTED}[1-9][0-9]?")
"""Pattern of the ids of invented tiles."""


class Edges(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terrain of each edge of a tile, not rotated."""

    N: Terrain
    E: Terrain
    S: Terrain
    W: Terrain

    def list_terrains(self) -> tuple[Terrain, ...]:
        """Return the terrains in the order of the edges."""
        return self.N, self.E, self.S, self.W


class PieceRegion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of one terrain with the edges that it reaches, maybe none."""

    id: Annotated[str, msgspec.Meta(pattern=r"^r[1-9]$(?!\n)")]
    terrain: Terrain
    edges: Annotated[tuple[Edge, ...], msgspec.Meta(max_length=4)] = ()


class Road(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A road, by the edges that it joins."""

    edges: Annotated[tuple[Edge, ...], msgspec.Meta(min_length=1, max_length=4)]


class Feature(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`count` symbols of a kind in a region; `scroll` says what a scroll counts. In a piece as entered, `region` may
    also name an edge, or the centre, of the region that is meant."""

    kind: Word
    region: Word
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_OF_A_KIND)] = 1
    scroll: Word = ""


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile, not rotated.

    - `center`: the terrain of the middle.
    - `count`: the copies in the box.
    - `regions`: may be left out in a piece as entered; they then follow from edges and centre.
    - `apart`: corners, by their edges, at which neighbouring edges of one terrain are not joined.
    - `set`: a tile of an expansion's own set. One with a printed `cost` is never in the bag, and may bring a `tablet`.
    - `invented`: nothing of it is printed, the app made it up.
    """

    edges: Edges
    center: Terrain
    regions: Annotated[tuple[PieceRegion, ...], msgspec.Meta(max_length=5)] = ()
    roads: Annotated[tuple[Road, ...], msgspec.Meta(max_length=MOST_ROADS)] = ()
    features: Annotated[tuple[Feature, ...], msgspec.Meta(max_length=MOST_SYMBOLS)] = ()
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_COPIES)] = 1
    apart: Annotated[tuple[Corner, ...], msgspec.Meta(max_length=4)] | msgspec.UnsetType = msgspec.UNSET
    set: Word | msgspec.UnsetType = msgspec.UNSET
    cost: Annotated[int, msgspec.Meta(ge=0, le=99)] | msgspec.UnsetType = msgspec.UNSET
    tablet: Word | msgspec.UnsetType = msgspec.UNSET
    invented: bool | msgspec.UnsetType = msgspec.UNSET


Pieces = Mapping[str, Piece]


class InBox(NamedTuple):
    """How many tiles of a set the box has, how many tablets, and at most how many of each tablet."""

    tiles: int
    tablets: int = 0
    most: Mapping[str, int] = MappingProxyType({})


class TileSet(NamedTuple):
    """Tiles that only the box of an expansion has, and what else may be on them: drawings by id.

    - `most_cost`: a cost of at most so much gold (8 or less). None: no cost; such tiles are drawn from the bag.
    - `tablets`: one of these or none.
    - `scrolls`: scrolls that no other tile has.
    - `symbols`: symbols that no other tile has; each tile of the set shows one of them once.
    - `in_box`: how many there are, if known.
    """

    most_cost: int | None = None
    tablets: Mapping[str, Glyph] = MappingProxyType({})
    scrolls: Mapping[str, Glyph] = MappingProxyType({})
    symbols: Mapping[str, Glyph] = MappingProxyType({})
    in_box: InBox | None = None


Sets = Mapping[str, TileSet]
NO_SETS: Final[Sets] = MappingProxyType({})


def select_pieces(pieces: Mapping[str, Facts], sets: Container[str]) -> dict[str, Facts]:
    """Return the own tiles of a box that a table with these sets plays with. The others stay in the box."""
    return {
        name: facts for name, facts in pieces.items() if not isinstance(facts.get("set"), str) or facts["set"] in sets
    }


def select_set(pieces: Mapping[str, Facts], name: str) -> set[str]:
    return {piece for piece, facts in pieces.items() if facts.get("set") == name}


def build_pieces(
    own_pieces: Mapping[str, Mapping[str, Any]], box: Box, scrolls: Iterable[str], sets: Sets = NO_SETS
) -> dict[str, Piece]:
    """Return the own tiles of a table, of its box or invented, checked, in the order of their ids. `box` is what they
    differ from.

    :raises IllegalAction: `isle_of_skye.piece_many`, `isle_of_skye.piece_id`, `isle_of_skye.piece_set`,
        `table.invented_piece`, and what `build_piece` refuses.
    """
    if len(select_box_pieces(own_pieces)) > MOST_PIECES:
        raise IllegalAction("isle_of_skye.piece_many", {"n": MOST_PIECES}, rule="1")
    for name in own_pieces:
        if name not in box.tiles and not is_added(name) and not is_invented(name):
            raise IllegalAction("isle_of_skye.piece_id", {"tile": name[:20]}, rule="1")
    scroll_kinds = frozenset(scrolls)
    pieces = {
        name: build_piece(name, own_pieces[name], scroll_kinds, name in box.castles.values(), sets)
        for name in sorted(own_pieces)
    }
    for name, piece in pieces.items():
        is_of_a_set = piece.set is not msgspec.UNSET
        if name in box.tiles and is_of_a_set != (name not in box.counts and name not in box.castles.values()):
            raise IllegalAction("isle_of_skye.piece_set", {"tile": name_tile(name)}, rule="1")
        if (piece.invented is True) != is_invented(name):
            raise IllegalAction("table.invented_piece", {"tile": name_tile(name)}, rule="1")
    return pieces


def is_invented(tile: str) -> bool:
    """True if this is the id of an invented tile.

    >>> is_invented("i7"), is_invented("x7")
    (True, False)
    """
    return _INVENTED.fullmatch(tile) is not None


def select_box_pieces(pieces: Iterable[str]) -> list[str]:
    """Return the table's own tiles without the invented ones."""
    return [name for name in pieces if not is_invented(name)]


def build_piece(
    name: str, facts: Mapping[str, Any], scrolls: Iterable[str], castle: bool = False, sets: Sets = NO_SETS
) -> Piece:
    """Return a piece from its facts, completed and checked. `scrolls` and `sets` are those that the table knows.

    :raises IllegalAction: `isle_of_skye.piece_shape`, `piece_regions`, `piece_roads`, `piece_region`, `piece_symbol`,
        `piece_scroll`, `piece_scrolls`, `piece_twice`, `piece_castle` or `piece_set`.
    """
    tile = {"tile": name_tile(name)}
    try:
        piece = msgspec.convert(facts, Piece)
    except msgspec.ValidationError:
        raise IllegalAction("isle_of_skye.piece_shape", tile, rule="1") from None
    regions = piece.regions or find_regions(piece.edges, piece.center, piece.apart or ())
    if not _is_possible(regions, piece.edges, piece.center):
        raise IllegalAction("isle_of_skye.piece_regions", tile, rule="4")
    exits = [edge for road in piece.roads for edge in road.edges]
    if len(set(exits)) < len(exits):
        raise IllegalAction("isle_of_skye.piece_roads", tile, rule="5")
    features = tuple(
        replace(feature, region=_find_region(feature.region, regions, piece.center, tile)) for feature in piece.features
    )
    _check_symbols(features, _find_symbols(piece, sets), _find_scrolls(piece, frozenset(scrolls), sets), castle, tile)
    if not _is_of_its_set(piece, sets, castle):
        raise IllegalAction("isle_of_skye.piece_set", tile, rule="1")
    invented = piece.invented or msgspec.UNSET
    return replace(piece, regions=regions, features=features, apart=msgspec.UNSET, invented=invented)


def find_regions(edges: Edges, center: Terrain, apart: tuple[Corner, ...] = ()) -> tuple[PieceRegion, ...]:
    """Return the regions that follow from edges and centre.

    Neighbouring edges of one terrain are one region unless they are `apart`. Edges of the centre's terrain are joined
    there. A centre of another terrain than all edges is a region of its own (data/tiles.json).
    """
    terrain = edges.list_terrains()
    group = list(range(4))
    for edge in range(4):
        for other in range(edge):
            corner = {EDGES[other], EDGES[edge]}
            beside = (edge - other) % 2 == 1 and not any(corner == set(corners) for corners in apart)
            if terrain[edge] == terrain[other] and (beside or terrain[edge] == center):
                joined = {group[edge], group[other]}
                group = [min(joined) if edge_group in joined else edge_group for edge_group in group]
    regions = [(terrain[first], tuple(n for n in range(4) if group[n] == first)) for first in dict.fromkeys(group)]
    if center not in terrain:
        regions.append((center, ()))
    return tuple(
        PieceRegion(f"r{number}", kind, tuple(EDGES[edge] for edge in reached))
        for number, (kind, reached) in enumerate(regions, 1)
    )


def _is_possible(regions: tuple[PieceRegion, ...], edges: Edges, center: Terrain) -> bool:
    """True if the regions divide the edges by their terrain and can be drawn: one of the centre's terrain lies in the
    middle, and all others along neighbouring edges, so that none have to cross."""
    names = {region.id for region in regions}
    reached = {edge: region.terrain for region in regions for edge in region.edges}
    if len(names) < len(regions) or sum(len(region.edges) for region in regions) > len(reached):
        return False
    if reached != dict(zip(EDGES, edges.list_terrains(), strict=True)):
        return False
    inside = [region for region in regions if not _is_run(region.edges)] or regions
    return (len(inside) == 1 or inside is regions) and center in {region.terrain for region in inside}


def _is_run(edges: tuple[Edge, ...]) -> bool:
    """True if the edges are neighbours, one after the other."""
    numbers = {EDGES.index(edge) for edge in edges}
    return len(numbers) == 4 or sum((number - 1) % 4 not in numbers for number in numbers) == 1


def _find_region(region_name: str, regions: tuple[PieceRegion, ...], center: Terrain, tile: dict[str, Text]) -> str:
    """Return the id of the region that `region_name` names: by its id, by an edge, or as the centre."""
    for region in regions:
        if region_name == region.id or region_name in region.edges:
            return region.id
    if region_name == CENTRE:
        at = [region for region in regions if region.terrain == center]
        return next((region for region in at if not _is_run(region.edges)), at[0]).id
    raise IllegalAction("isle_of_skye.piece_region", {**tile, "region": region_name}, rule="4")


def _check_symbols(
    features: tuple[Feature, ...], more: Container[str], scrolls: frozenset[str], castle: bool, tile: dict[str, Text]
) -> None:
    entries = [(symbol.kind, symbol.region, symbol.scroll) for symbol in features]
    if len(set(entries)) < len(entries):
        raise IllegalAction("isle_of_skye.piece_twice", tile, rule="4")
    for feature in features:
        if feature.kind not in (*KINDS, CASTLE) and feature.kind not in more:
            raise IllegalAction("isle_of_skye.piece_symbol", {**tile, "symbol": feature.kind}, rule="4")
        is_right = feature.scroll in scrolls if feature.kind == SCROLL else not feature.scroll
        if not is_right:
            raise IllegalAction("isle_of_skye.piece_scroll", tile, rule="7")
    if sum(symbol.count for symbol in features if symbol.kind == SCROLL) > 1:
        raise IllegalAction("isle_of_skye.piece_scrolls", tile, rule="7")
    if sum(symbol.count for symbol in features if symbol.kind == CASTLE) != castle:
        raise IllegalAction("isle_of_skye.piece_castle", tile, rule="2")


def _find_symbols(piece: Piece, sets: Sets) -> Mapping[str, Glyph]:
    """Return the symbols that only tiles of the piece's set show."""
    tile_set = sets.get(piece.set) if isinstance(piece.set, str) else None
    return tile_set.symbols if tile_set else {}


def _find_scrolls(piece: Piece, scrolls: frozenset[str], sets: Sets) -> frozenset[str]:
    """Return the scrolls that may be on a piece: all but those of another set than its own."""
    return scrolls.difference(*(tile_set.scrolls for name, tile_set in sets.items() if name != piece.set))


def _is_of_its_set(piece: Piece, sets: Sets, castle: bool) -> bool:
    """True if cost, tablet and symbol are what a tile of its set has; other tiles have none of them."""
    if piece.set is msgspec.UNSET:
        return piece.cost is msgspec.UNSET and piece.tablet is msgspec.UNSET
    tile_set = sets.get(piece.set)
    if tile_set is None or castle:
        return False
    symbols = sum(feature.count for feature in piece.features if feature.kind in tile_set.symbols)
    has_symbol = symbols == bool(tile_set.symbols)
    return (
        has_symbol
        and _has_valid_cost(piece, tile_set)
        and (piece.tablet is msgspec.UNSET or piece.tablet in tile_set.tablets)
    )


def _has_valid_cost(piece: Piece, tile_set: TileSet) -> bool:
    """True if the piece has a cost that is possible in its set, or none in a set without costs."""
    if tile_set.most_cost is None or piece.cost is msgspec.UNSET:
        return tile_set.most_cost is None and piece.cost is msgspec.UNSET
    return piece.cost <= tile_set.most_cost


def extend_box(box: Box, pieces: Iterable[tuple[str, Piece]]) -> Box:
    """Return the box with these tiles in place of the printed ones, and with added tiles. Copies are counted only for
    tiles that are drawn from the bag."""
    pieces_by_id = dict(pieces)
    from_bag = (
        entry
        for entry in pieces_by_id.items()
        if entry[0] not in box.castles.values() and entry[1].cost is msgspec.UNSET
    )
    landscape = {name: piece.count for name, piece in from_bag}
    facts = {name: read_facts(msgspec.to_builtins(piece)) for name, piece in pieces_by_id.items()}
    return replace(box, tiles=box.tiles | facts, counts=box.counts | landscape)


def choose_next_id(ids: Iterable[str], seat: int, seats: int) -> str:
    """Return the id under which a seat adds a tile. Each seat has its own ids, so that two seats may add at the same
    time."""
    return choose_id(ids, seat + 1, seats)
