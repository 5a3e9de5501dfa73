"""A clan territory: laid tiles, where another one fits, and what the tiles form (rules sections 3 to 5)."""

from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import NamedTuple

import msgspec

from games.core import edges
from games.core.grid import EDGES, STEP, name_cell
from games.core.identity_cache import cache_by_identity
from games.isle_of_skye.tiles import Box, LaidTile, TileFacts, index_rotations, lay_tile

CASTLE = "castle"


class Placed(msgspec.Struct, frozen=True, array_like=True):
    """A tile of a territory; `n` counts from 0, the castle; it was laid in `round` (0: the castle)."""

    tile: str
    rotation: int
    n: int
    round: int = 0


class Territory(msgspec.Struct, frozen=True):
    """A territory. `wanted` are the empty cells beside a tile, with the terrain that the neighbours ask for, packed."""

    tiles: dict[int, Placed] = {}
    wanted: dict[int, int] = {}


class Area(NamedTuple):
    """Joined regions of one terrain.

    The regions as (cell, index on the tile), their cells, the edges (cell, edge) that join them, each once, and the
    edges beside an empty cell. The area is complete if it has none of the latter.
    """

    terrain: str
    regions: tuple[tuple[int, int], ...]
    cells: tuple[int, ...]
    joined: tuple[tuple[int, int], ...]
    open: tuple[tuple[int, int], ...]


def lay(territory: Territory, box: Box, cell: int, placed: Placed) -> Territory:
    """Return the territory with one more tile, which must fit."""
    tiles = {**territory.tiles, cell: placed}
    bits = lay_tile(box.tiles[placed.tile], placed.rotation).edge_bits
    return Territory(tiles, edges.update_wanted(territory.wanted, tiles, cell, bits))


def find_placements(territory: Territory, facts: TileFacts) -> dict[int, tuple[int, ...]]:
    """Return all legal placements of a tile: cell -> rotations, those that look alike included (rules section 3, phase
    5)."""
    return edges.find_placements(territory.wanted, index_rotations(facts))


def fits_somewhere(territory: Territory, facts: TileFacts) -> bool:
    """True if the tile has any legal placement."""
    return edges.fits_somewhere(territory.wanted, index_rotations(facts))


class TerritoryMap:
    """What the tiles of a territory form: see `build`. Each property is computed once, when it is first used.

    - `links`: pairs of neighbouring cells, both ways, that are linked by something other than printed roads. All roads
      printed on either tile are joined to such a link.
    """

    def __init__(self, tiles: tuple[tuple[int, LaidTile], ...], links: frozenset[tuple[int, int]]) -> None:
        self.tiles = dict(tiles)
        self.links = links

    @staticmethod
    def build(territory: Territory, box: Box, links: Iterable[tuple[int, int]] = ()) -> "TerritoryMap":
        """Return what the tiles of a territory form, with `links` of neighbouring cells; the same object again while
        tiles and links are the same, as every view and score of a round asks for it."""
        return _find_land(territory, box, tuple(links))

    # --- terrain --------------------------------------------------------------------------------------

    @cached_property
    def areas(self) -> tuple[Area, ...]:
        """All areas, in the order in which their first tiles lie in the territory."""
        return tuple(area for region, area in self._area_by_region.items() if region == area.regions[0])

    @cached_property
    def _area_by_region(self) -> dict[tuple[int, int], Area]:
        area_by_region: dict[tuple[int, int], Area] = {}
        for cell, tile in self.tiles.items():
            for number in range(len(tile.regions)):
                if (cell, number) not in area_by_region:
                    area = self._build_area(cell, number)
                    area_by_region.update(dict.fromkeys(area.regions, area))
        return area_by_region

    def find_area(self, cell: int, region: int) -> Area:
        return self._area_by_region[cell, region]

    def _build_area(self, cell: int, number: int) -> Area:
        tiles = self.tiles
        regions, joined, still_open = [(cell, number)], [], []
        visited = {(cell, number)}
        for cell_here, index in regions:  # the list grows during the walk
            for edge in tiles[cell_here].regions[index].edges:
                beside = cell_here + STEP[edge]
                neighbour = tiles.get(beside)
                if neighbour is None:
                    still_open.append((cell_here, edge))
                    continue
                if edge in (1, 2):
                    joined.append((cell_here, edge))
                beyond = (beside, neighbour.at_edge[edge ^ 2])
                if beyond not in visited:
                    visited.add(beyond)
                    regions.append(beyond)
        cells = tuple(dict.fromkeys(cell_here for cell_here, _ in regions))
        return Area(tiles[cell].regions[number].terrain, tuple(regions), cells, tuple(joined), tuple(still_open))

    # --- roads ----------------------------------------------------------------------------------------

    @cached_property
    def connected(self) -> frozenset[int]:
        """The cells of the tiles that are connected to the castle, its own included (rules section 5)."""
        castle = self.find_castle()
        alone = frozenset(() if castle is None else (castle,))
        return alone.union(cell for cell, _ in self.find_network())

    def find_castle(self) -> int | None:
        return next((c for c, t in self.tiles.items() if any(s.kind == CASTLE for s in t.symbols)), None)

    def find_network(self) -> dict[tuple[int, int], tuple[tuple[int, int], ...]]:
        """Return the roads that are connected to the castle's, as (cell, number on the tile), each with the links from
        the castle that reach it."""
        castle = self.find_castle()
        if castle is None:
            return {}
        reached: dict[tuple[int, int], tuple[tuple[int, int], ...]] = dict.fromkeys(
            ((castle, road) for road in self._list_roads(castle)), ()
        )
        walk = list(reached)
        for cell, road in walk:  # the list grows during the walk
            for edge in range(4):
                for beyond in self._find_beyond(cell, road, edge):
                    if beyond not in reached:
                        reached[beyond] = (*reached[cell, road], (cell, edge))
                        walk.append(beyond)
        return reached

    def link_roads(self) -> dict[tuple[int, int], tuple[tuple[int, tuple[int, int]], ...]]:
        """Return every road, as (cell, number on the tile), with the edges across which it goes on and the roads
        there."""
        return {
            (cell, road): tuple((edge, beyond) for edge in range(4) for beyond in self._find_beyond(cell, road, edge))
            for cell in self.tiles
            for road in self._list_roads(cell)
        }

    def _list_roads(self, cell: int) -> tuple[int, ...]:
        """Return the roads of a tile, by number; one that a link makes has number 0."""
        if self.is_linked(cell):
            return (0,)
        return tuple(range(len(self.tiles[cell].roads)))

    def is_linked(self, cell: int) -> bool:
        """True if something other than a printed road links the tile to a neighbour."""
        return bool(self.links) and any((cell, cell + step) in self.links for step in STEP)

    def _find_beyond(self, cell: int, road: int, edge: int) -> tuple[tuple[int, int], ...]:
        """Return the road with which this one goes on across an edge, if any."""
        beside = cell + STEP[edge]
        neighbour = self.tiles.get(beside)
        if neighbour is None:
            return ()
        if (cell, beside) in self.links:
            return ((beside, 0),)
        own_road = self.tiles[cell].road_at[edge]
        neighbour_road = neighbour.road_at[edge ^ 2]
        if own_road < 0 or neighbour_road < 0 or (own_road != road and not self.is_linked(cell)):
            return ()
        return ((beside, 0 if self.is_linked(beside) else neighbour_road),)

    # --- names ----------------------------------------------------------------------------------------

    def name_region(self, cell: int, region: int) -> str:
        """Return the place name of a region, "x,y/r1"."""
        return f"{name_cell(cell)}/{self.tiles[cell].regions[region].id}"


_land = lru_cache(maxsize=128)(TerritoryMap)


@cache_by_identity(512)
def _find_land(territory: Territory, box: Box, links: tuple[tuple[int, int], ...]) -> TerritoryMap:
    both_ways = frozenset(pair for start, neighbour in links for pair in ((start, neighbour), (neighbour, start)))
    laid_tiles = ((cell, lay_tile(box.tiles[placed.tile], placed.rotation)) for cell, placed in territory.tiles.items())
    return _land(tuple(laid_tiles), both_ways)


def name_edge(cell: int, edge: int) -> str:
    """Return the place name of an edge, "x,y|N"."""
    return f"{name_cell(cell)}|{EDGES[edge]}"
