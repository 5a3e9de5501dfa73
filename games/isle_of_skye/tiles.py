"""The tiles of a box and how each lies in its four rotations (rules sections 4 and 5, data/tiles.json).

Edges are numbered 0..3 (N E S W). A rotation of r quarter turns clockwise moves edge i to i + r.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from games.core import edges
from games.core.data_files import load_data
from games.core.edges import Fitting, Terrains
from games.core.grid import EDGES

PASTURE, MOUNTAIN, WATER = "pasture", "mountain", "water"
TERRAINS: Final = (PASTURE, MOUNTAIN, WATER)
EDGE_TERRAINS: Final = Terrains(*TERRAINS)


class Symbol(msgspec.Struct, frozen=True, array_like=True):
    """`count` printed symbols of a kind in one region; `scroll` says what a scroll counts."""

    kind: str
    count: int
    region: int
    scroll: str = ""


class TileFacts(msgspec.Struct, frozen=True, array_like=True):
    """A tile, not rotated. Equal facts are the same tile, so that geometry is computed once.

    - `terrain`: of the edges N E S W.
    - `regions`: (id, terrain, edges).
    - `roads`: the edges that each joins.
    """

    terrain: tuple[str, str, str, str]
    regions: tuple[tuple[str, str, tuple[int, ...]], ...]
    roads: tuple[tuple[int, ...], ...]
    symbols: tuple[Symbol, ...]


class Region(NamedTuple):
    """A connected piece of one terrain on a laid tile, with the edges that it reaches, maybe none."""

    id: str
    terrain: str
    edges: tuple[int, ...]


class LaidTile(msgspec.Struct, frozen=True, eq=False):
    """A tile in one rotation, equal to itself alone: `lay_tile` makes one of each.

    - `at_edge`: the region at each edge.
    - `road_at`: the road at each edge (-1: none).
    - `edge_bits`: the terrain of the edges, packed into two bits each.
    """

    regions: tuple[Region, ...]
    roads: tuple[tuple[int, ...], ...]
    at_edge: tuple[int, ...]
    road_at: tuple[int, ...]
    terrain: tuple[str, ...]
    edge_bits: int
    symbols: tuple[Symbol, ...]


class Box(msgspec.Struct, frozen=True):
    """The contents of a table's box: facts of every tile, copies of the landscape tiles, the castle of each colour."""

    tiles: dict[str, TileFacts]
    counts: dict[str, int]
    castles: dict[str, str]


def read_facts(raw: Mapping[str, Any]) -> TileFacts:
    """Return the facts of a tile from its entry in a data file.

    :raises KeyError: a symbol is in a region that the tile does not have.
    """
    index = {region["id"]: number for number, region in enumerate(raw["regions"])}
    return TileFacts(
        terrain=tuple(raw["edges"][edge] for edge in EDGES),
        regions=tuple((region["id"], region["terrain"], _parse_edges(region["edges"])) for region in raw["regions"]),
        roads=tuple(_parse_edges(road["edges"]) for road in raw["roads"]),
        symbols=tuple(
            Symbol(feature["kind"], feature["count"], index[feature["region"]], feature.get("scroll", ""))
            for feature in raw["features"]
        ),
    )


def _parse_edges(names: Iterable[str]) -> tuple[int, ...]:
    return tuple(sorted(EDGES.index(name) for name in names))


@lru_cache(maxsize=4096)
def lay_tile(facts: TileFacts, rotation: int) -> LaidTile:
    """Return the tile as it lies after `rotation` quarter turns clockwise."""

    def turn_edges(edges: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted((edge + rotation) % 4 for edge in edges))

    regions = tuple(Region(name, terrain, turn_edges(edges)) for name, terrain, edges in facts.regions)
    roads = tuple(turn_edges(edges) for edges in facts.roads)
    at_edge, road_at = [-1] * 4, [-1] * 4
    for number, region in enumerate(regions):
        for edge in region.edges:
            at_edge[edge] = number
    for number, road in enumerate(roads):
        for edge in road:
            road_at[edge] = number
    terrain = tuple(facts.terrain[(edge - rotation) % 4] for edge in range(4))
    bits = EDGE_TERRAINS.pack(terrain)
    return LaidTile(regions, roads, tuple(at_edge), tuple(road_at), terrain, bits, facts.symbols)


@lru_cache(maxsize=1024)
def index_rotations(facts: TileFacts) -> Fitting:
    """Return, by packed bits, the rotations of a tile that show the terrain which they ask for (rules section 3, phase
    5)."""
    return edges.index_rotations(lay_tile(facts, rotation).edge_bits for rotation in range(4))


@lru_cache(maxsize=1024)
def count_turns(facts: TileFacts) -> int:
    """Return how many rotations look different: 1, 2 or 4. A phone offers only these."""
    shapes = [_find_shape(lay_tile(facts, rotation)) for rotation in range(4)]
    return next((r for r in (1, 2) if shapes[r] == shapes[0]), 4)


@lru_cache(maxsize=1024)
def find_face(facts: TileFacts) -> tuple[object, ...]:
    """Return what a tile looks like whatever its rotation; equal for two that cannot be told apart on the table."""
    return min(_find_shape(lay_tile(facts, rotation)) for rotation in range(4))


def _find_shape(tile: LaidTile) -> tuple[Any, ...]:
    symbols_by_region = [tuple(s for s in tile.symbols if s.region == number) for number in range(len(tile.regions))]
    looks = sorted(
        (r.terrain, r.edges, tuple(sorted((s.kind, s.count, s.scroll) for s in on)))
        for r, on in zip(tile.regions, symbols_by_region, strict=True)
    )
    return tuple(looks), tuple(sorted(tile.roads))


_DATA: Final = load_data(__package__, "tiles")

PRINTED: Final = Box(
    {raw["id"]: read_facts(raw) for raw in (*_DATA["castles"], *_DATA["tiles"])},
    {raw["id"]: raw["count"] for raw in _DATA["tiles"]},
    {raw["id"].removeprefix("castle_"): raw["id"] for raw in _DATA["castles"]},
)
"""The box as printed."""
