"""A territory by brute force, from the tiles of a data file and a view.

Shares no code with the ruleset.
"""

from collections.abc import Collection
from typing import Any, NamedTuple

from tests.proofs.faults import require

Cell = tuple[int, int]
EDGES = "NESW"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}


class Spot(NamedTuple):
    """A region of a placed tile."""

    cell: Cell
    region: str


class Symbol(NamedTuple):
    """A printed symbol by its place name."""

    place: str
    spot: Spot


Area = frozenset[Spot]


def name(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def read_cell(place: str) -> Cell:
    x, y = place.partition("/")[0].partition("|")[0].split(",")
    return int(x), int(y)


def find_neighbour(cell: Cell, edge: str) -> Cell:
    return cell[0] + STEP[edge][0], cell[1] + STEP[edge][1]


class Land:
    """A territory, which stays as it is.

    `tiles`: place -> {"tile", "rotation"} as in a view; `box`: tile id -> its entry in a data file; `readings`: values
    of options other than the default; `roads`: cells linked by placed roads.
    """

    def __init__(
        self,
        tiles: dict[str, Any],
        box: dict[str, Any],
        readings: Collection[str] = (),
        roads: Collection[tuple[Cell, Cell]] = (),
    ) -> None:
        self.readings = frozenset(readings)
        self.placed = frozenset(pair for cell, other in roads for pair in ((cell, other), (other, cell)))
        self.tiles = {read_cell(place): (box[tile["tile"]], tile.get("rotation", 0)) for place, tile in tiles.items()}
        self._regions = {
            Spot(cell, region["id"]): region for cell, (facts, _) in self.tiles.items() for region in facts["regions"]
        }
        self._edges = {
            spot: frozenset(self.rotate(spot.cell, region["edges"])) for spot, region in self._regions.items()
        }
        self._symbols: dict[str, list[Symbol]] = {}
        self.areas = self._merge_areas()

    def list_cells(self) -> set[Cell]:
        return set(self.tiles)

    def rotate(self, cell: Cell, edges: list[str]) -> set[str]:
        return {EDGES[(EDGES.index(edge) + self.tiles[cell][1]) % 4] for edge in edges}

    def list_edges(self, spot: Spot) -> frozenset[str]:
        """Return the edges that a region reaches."""
        return self._edges[spot]

    def find_terrain(self, spot: Spot) -> str:
        return str(self._regions[spot]["terrain"])

    def list_spots(self) -> list[Spot]:
        return list(self._regions)

    def _merge_areas(self) -> list[Area]:
        """Merge regions that meet at an edge until nothing changes."""
        groups = {spot: {spot} for spot in self.list_spots()}
        for spot in self.list_spots():
            for edge in self.list_edges(spot):
                neighbour = find_neighbour(spot.cell, edge)
                facing = [
                    group for group in groups if group.cell == neighbour and FACING[edge] in self.list_edges(group)
                ]
                for other in facing:
                    merged = groups[spot] | groups[other]
                    for spot_of_group in merged:
                        groups[spot_of_group] = merged
        return list({frozenset(group) for group in groups.values()})

    def find_area(self, place: str) -> Area:
        """Return the area of a place `x,y/r1` or an edge `x,y|N`.

        :raises Fault: there is none.
        """
        if "|" in place:
            cell, edge = read_cell(place), place[-1]
            areas = [a for a in self.areas if any(s.cell == cell and edge in self.list_edges(s) for s in a)]
        else:
            spot = Spot(read_cell(place), place.partition("/")[2])
            areas = [area for area in self.areas if spot in area]
        require(len(areas) == 1, f"no area at {place}")
        return areas[0]

    def find_open_edges(self, area: Area) -> set[str]:
        """Return the edges of an area beside an empty cell."""
        return {
            f"{name(s.cell)}|{edge}"
            for s in area
            for edge in self.list_edges(s)
            if find_neighbour(s.cell, edge) not in self.tiles
        }

    def find_inner_edges(self, area: Area) -> set[str]:
        """Return the edges that join its regions, each once, from the tile north or west of it."""
        all_edges = {
            (s.cell, edge) for s in area for edge in self.list_edges(s) if find_neighbour(s.cell, edge) in self.tiles
        }
        return {f"{name(cell)}|{edge}" for cell, edge in all_edges if edge in "ES"}

    def count_tiles(self, area: Area) -> int:
        """Return the number of tiles of an area."""
        return len({spot.cell for spot in area})

    def list_places(self, area: Area) -> set[str]:
        """Return every region of an area by name."""
        return {f"{name(spot.cell)}/{spot.region}" for spot in area}

    def list_symbols(self, kind: str) -> list[Symbol]:
        if kind not in self._symbols:
            self._symbols[kind] = self._find_symbols(kind)
        return self._symbols[kind]

    def _find_symbols(self, kind: str) -> list[Symbol]:
        symbols = []
        for cell, (facts, _) in self.tiles.items():
            features = [
                feature for feature in facts["features"] if feature["kind"] == kind for _ in range(feature["count"])
            ]
            symbols += [
                Symbol(f"{name(cell)}/{kind}{n}", Spot(cell, feature["region"]))
                for n, feature in enumerate(features, 1)
            ]
        return symbols

    def list_scrolls(self) -> list[tuple[str, Symbol]]:
        kinds = {
            c: f["scroll"] for c, (facts, _) in self.tiles.items() for f in facts["features"] if f["kind"] == "scroll"
        }
        return [(kinds[symbol.spot.cell], symbol) for symbol in self.list_symbols("scroll")]

    def find_area_of(self, symbol: Symbol) -> Area:
        return next(area for area in self.areas if symbol.spot in area)

    def find_castle(self) -> Cell:
        return self.list_symbols("castle")[0].spot.cell

    def list_roads(self, cell: Cell) -> list[set[str]]:
        """Return the roads of a tile, each as its exits; a single one where a road was placed."""
        printed = [self.rotate(cell, road["edges"]) for road in self.tiles[cell][0]["roads"]]
        linked_edges = {edge for edge in EDGES if (cell, find_neighbour(cell, edge)) in self.placed}
        return [linked_edges.union(*printed)] if linked_edges else printed

    def find_reached(self, links: set[str] | None = None) -> set[Cell]:
        """Return the tiles connected to the castle by roads, over these links only (None: over all)."""
        reached = {(self.find_castle(), number) for number in range(len(self.list_roads(self.find_castle())))}
        grown = True
        while grown:
            beyond = {road for start in reached for road in self._find_beyond(start, links)}
            grown = not beyond <= reached
            reached |= beyond
        return {self.find_castle()} | {cell for cell, _ in reached}

    def _find_beyond(self, road: tuple[Cell, int], links: set[str] | None) -> list[tuple[Cell, int]]:
        cell, number = road
        neighbours = []
        for edge in self.list_roads(cell)[number]:
            neighbour = find_neighbour(cell, edge)
            is_linked = links is None or f"{name(cell)}|{edge}" in links or f"{name(neighbour)}|{FACING[edge]}" in links
            if neighbour in self.tiles and is_linked:
                neighbours += [
                    (neighbour, n) for n, exits in enumerate(self.list_roads(neighbour)) if FACING[edge] in exits
                ]
        return neighbours
