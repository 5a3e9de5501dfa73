"""The tiles of a table's own box: printed otherwise than the list says, or missing in it (ruling Q4).

A piece has the shape of an entry of data/tiles.json, so that whoever draws or plays it knows no other shape.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec.structs import replace

from games.core.errors import IllegalAction
from games.core.grid import EDGES
from games.core.text import Text
from games.isle_of_skye.events import tile_name
from games.isle_of_skye.territory import CASTLE
from games.isle_of_skye.tiles import Box, facts_of

Edge = Literal["N", "E", "S", "W"]
Terrain = Literal["pasture", "mountain", "water"]
Corner = Literal["NE", "ES", "SW", "WN"]
Word = Annotated[str, msgspec.Meta(max_length=20)]
SCROLL: Final = "scroll"
KINDS: Final = ("sheep", "cattle", "farm", "broch", "lighthouse", "ship", "barrel", SCROLL)
"""Symbols of landscape tiles."""
MOST_OF_A_KIND: Final = 4
MOST_SYMBOLS: Final = 6
MOST_ROADS: Final = 2
MOST_COPIES: Final = 9
MOST_PIECES: Final = 120
CENTRE: Final = "center"
ADDED: Final = re.compile(r"x[1-9][0-9]{0,2}")
"""The ids of tiles that the list lacks."""


class Edges(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terrain of each edge of an unturned tile."""

    N: Terrain
    E: Terrain
    S: Terrain
    W: Terrain

    def all(self) -> tuple[Terrain, ...]:
        """In the order of the edges."""
        return self.N, self.E, self.S, self.W


class PieceRegion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of one terrain with the edges that it reaches (maybe none)."""

    id: Annotated[str, msgspec.Meta(pattern="^r[1-9]$")]
    terrain: Terrain
    edges: Annotated[tuple[Edge, ...], msgspec.Meta(max_length=4)] = ()


class Road(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A road by the edges that it joins."""

    edges: Annotated[tuple[Edge, ...], msgspec.Meta(min_length=1, max_length=4)]


class Feature(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`count` symbols of a kind in a region; `scroll` says what a scroll counts. Where a piece is drawn up, `region`
    may also name an edge, or the centre, of the region that is meant."""

    kind: Word
    region: Word
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_OF_A_KIND)] = 1
    scroll: Word = ""


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile unturned: `center` is the terrain of the middle, `count` the copies in the box. A piece that is drawn up
    may leave out the `regions`, which then follow from edges and centre; `apart` are the corners, by their edges, at
    which neighbours of one terrain do not hang together."""

    edges: Edges
    center: Terrain
    regions: Annotated[tuple[PieceRegion, ...], msgspec.Meta(max_length=5)] = ()
    roads: Annotated[tuple[Road, ...], msgspec.Meta(max_length=MOST_ROADS)] = ()
    features: Annotated[tuple[Feature, ...], msgspec.Meta(max_length=MOST_SYMBOLS)] = ()
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_COPIES)] = 1
    apart: Annotated[tuple[Corner, ...], msgspec.Meta(max_length=4)] | msgspec.UnsetType = msgspec.UNSET


Pieces = Mapping[str, Piece]


def pieces_of(given: Mapping[str, Mapping[str, Any]], box: Box, scrolls: Iterable[str]) -> dict[str, Piece]:
    """The box's own tiles, checked, in the order of their ids. `box` is what they differ from.

    :raises IllegalAction: `isle_of_skye.piece_many`, `isle_of_skye.piece_id`, and what `piece_of` refuses.
    """
    if len(given) > MOST_PIECES:
        raise IllegalAction("isle_of_skye.piece_many", {"n": MOST_PIECES})
    for name in given:
        if name not in box.tiles and not ADDED.fullmatch(name):
            raise IllegalAction("isle_of_skye.piece_id", {"tile": name[:20]})
    known = frozenset(scrolls)
    return {name: piece_of(name, given[name], known, castle=name in box.castles.values()) for name in sorted(given)}


def piece_of(name: str, given: Mapping[str, Any], scrolls: Iterable[str], castle: bool = False) -> Piece:
    """A piece from its facts, whole and possible. `scrolls` are those that the table knows.

    :raises IllegalAction: `isle_of_skye.piece_shape`, `piece_regions`, `piece_roads`, `piece_region`, `piece_symbol`,
        `piece_scroll`, `piece_twice` or `piece_castle`.
    """
    tile = {"tile": tile_name(name)}
    try:
        piece = msgspec.convert(given, Piece)
    except msgspec.ValidationError:
        raise IllegalAction("isle_of_skye.piece_shape", tile) from None
    regions = piece.regions or regions_of(piece.edges, piece.center, piece.apart or ())
    if not _is_possible(regions, piece.edges, piece.center):
        raise IllegalAction("isle_of_skye.piece_regions", tile)
    exits = [edge for road in piece.roads for edge in road.edges]
    if len(set(exits)) < len(exits):
        raise IllegalAction("isle_of_skye.piece_roads", tile)
    features = tuple(replace(one, region=_region(one.region, regions, piece.center, tile)) for one in piece.features)
    _check_symbols(features, frozenset(scrolls), castle, tile)
    return replace(piece, regions=regions, features=features, apart=msgspec.UNSET)


def regions_of(edges: Edges, center: Terrain, apart: tuple[Corner, ...] = ()) -> tuple[PieceRegion, ...]:
    """Neighbouring edges of one terrain are one region unless they are `apart`; edges of the centre's terrain hang
    together there; a centre of another terrain than all edges is a region of its own (data/tiles.json)."""
    terrain = edges.all()
    group = list(range(4))
    for edge in range(4):
        for other in range(edge):
            corner = {EDGES[other], EDGES[edge]}
            beside = (edge - other) % 2 == 1 and not any(corner == set(one) for one in apart)
            if terrain[edge] == terrain[other] and (beside or terrain[edge] == center):
                joined = {group[edge], group[other]}
                group = [min(joined) if one in joined else one for one in group]
    found = [(terrain[first], tuple(n for n in range(4) if group[n] == first)) for first in dict.fromkeys(group)]
    if center not in terrain:
        found.append((center, ()))
    return tuple(
        PieceRegion(f"r{number}", kind, tuple(EDGES[edge] for edge in reached))
        for number, (kind, reached) in enumerate(found, 1)
    )


def _is_possible(regions: tuple[PieceRegion, ...], edges: Edges, center: Terrain) -> bool:
    """Whether the regions share out the edges by their terrain, and one of the centre's terrain can lie in the middle:
    all others along neighbouring edges, so that none have to cross."""
    names = {region.id for region in regions}
    reached = {edge: region.terrain for region in regions for edge in region.edges}
    if len(names) < len(regions) or sum(len(region.edges) for region in regions) > len(reached):
        return False
    if reached != dict(zip(EDGES, edges.all(), strict=True)):
        return False
    inside = [region for region in regions if not _is_run(region.edges)] or regions
    return (len(inside) == 1 or inside is regions) and center in {region.terrain for region in inside}


def _is_run(edges: tuple[Edge, ...]) -> bool:
    """Whether the edges are neighbours, one after the other."""
    numbers = {EDGES.index(edge) for edge in edges}
    return len(numbers) == 4 or sum((number - 1) % 4 not in numbers for number in numbers) == 1


def _region(wanted: str, regions: tuple[PieceRegion, ...], center: Terrain, tile: dict[str, Text]) -> str:
    """The region of that id, or at that edge, or in the centre: on which symbols stand there."""
    for region in regions:
        if wanted == region.id or wanted in region.edges:
            return region.id
    if wanted == CENTRE:
        at = [region for region in regions if region.terrain == center]
        return next((region for region in at if not _is_run(region.edges)), at[0]).id
    raise IllegalAction("isle_of_skye.piece_region", {**tile, "region": wanted})


def _check_symbols(features: tuple[Feature, ...], scrolls: frozenset[str], castle: bool, tile: dict[str, Text]) -> None:
    standing = [(one.kind, one.region, one.scroll) for one in features]
    if len(set(standing)) < len(standing):
        raise IllegalAction("isle_of_skye.piece_twice", tile)
    for one in features:
        if one.kind not in (*KINDS, CASTLE):
            raise IllegalAction("isle_of_skye.piece_symbol", {**tile, "symbol": one.kind})
        is_right = one.scroll in scrolls if one.kind == SCROLL else not one.scroll
        if not is_right:
            raise IllegalAction("isle_of_skye.piece_scroll", tile)
    if sum(one.count for one in features if one.kind == CASTLE) != castle:
        raise IllegalAction("isle_of_skye.piece_castle", tile)


def own_box(box: Box, pieces: Iterable[tuple[str, Piece]]) -> Box:
    """The box with these tiles in place of the printed ones, and more where the list lacks them."""
    own = dict(pieces)
    landscape = {name: piece.count for name, piece in own.items() if name not in box.castles.values()}
    facts = {name: facts_of(msgspec.to_builtins(piece)) for name, piece in own.items()}
    return replace(box, tiles=box.tiles | facts, counts=box.counts | landscape)


def next_id(known: Iterable[str], seat: int, seats: int) -> str:
    """The id under which a seat adds a tile: its own, so that seats who add at the same time stay apart."""
    taken = set(known)
    return next(name for name in _ids(seat, seats) if name not in taken)


def _ids(seat: int, seats: int) -> Iterator[str]:
    return (f"x{number}" for number in range(seat + 1, 1000, seats))
