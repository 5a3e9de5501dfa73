"""Carcassonne's board, rebuilt from the data file and a public view alone.

Shares no code with the ruleset: tiles are rotated by the names of their edges, features are found by flood fill.
"""

import json
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tests.proofs.faults import Fault, require

GAME = Path(__file__).parents[2] / "games/carcassonne"
DATA = json.loads((GAME / "data/tiles.json").read_text("utf-8"))
BOXES: dict[str, Any] = {
    file.parts[-3]: json.loads(file.read_text("utf-8")) for file in sorted(GAME.glob("expansions/*/data/tiles.json"))
}
"""Data files of the boxes, by their names."""
TYPES: dict[str, Any] = {tile["type"]: tile for data in (DATA, *BOXES.values()) for tile in data["tiles"]}
EDGES: list[str] = DATA["conventions"]["edge_order"]
HALVES: list[str] = DATA["conventions"]["half_edge_order"]
FACING_HALF: dict[str, str] = DATA["conventions"]["neighbour_half_edges"]
BEYOND = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
AROUND = [(dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dx, dy) != (0, 0)]

Cell = tuple[int, int]


class Spot(NamedTuple):
    """A segment on the board, named by its cell and its id on the tile."""

    cell: Cell
    id: str

    @property
    def place(self) -> str:
        return f"{self.cell[0]},{self.cell[1]}/{self.id}"


def read_cell(place: str) -> Cell:
    """Return the cell "x,y"."""
    parts = place.split(",")
    require(len(parts) == 2 and all(part.lstrip("-").isdigit() for part in parts), f"no cell: {place!r}")
    return int(parts[0]), int(parts[1])


def read_spot(place: str) -> Spot:
    """Return the segment "x,y/id"."""
    cell, slash, segment = place.partition("/")
    require(slash == "/", f"no segment: {place!r}")
    return Spot(read_cell(cell), segment)


@cache
def map_facts(tile: str) -> dict[str, dict[str, Any]]:
    """Map the segments of a tile to their entries in the data file."""
    return {segment["id"]: segment for segment in TYPES[tile]["segments"]}


@cache
def map_edges(tile: str, rotation: int) -> dict[str, list[str]]:
    """Map the segments of a tile to the edges that they reach once it is rotated."""
    return {
        name: [EDGES[(EDGES.index(edge) + rotation) % 4] for edge in facts.get("edges", [])]
        for name, facts in map_facts(tile).items()
    }


@cache
def map_halves(tile: str, rotation: int) -> dict[str, list[str]]:
    """Map the segments of a tile to the half-edges that they reach once it is rotated."""
    return {
        name: [HALVES[(HALVES.index(half) + 2 * rotation) % 8] for half in facts.get("half_edges", [])]
        for name, facts in map_facts(tile).items()
    }


@cache
def map_ends(tile: str, rotation: int) -> dict[str, str]:
    """Map the edges with a city, road or river, and the half-edges with a field, to the segments that reach them."""
    reached = (*map_edges(tile, rotation).items(), *map_halves(tile, rotation).items())
    return {end: name for name, ends in reached for end in ends}


@cache
def _describe(tile: str, rotation: int, gardens: bool) -> str:
    """Return what distinguishes rotations of a tile: every segment with what it reaches, in any order."""
    by_edge, by_half = map_edges(tile, rotation), map_halves(tile, rotation)
    segments = []
    for name, facts in map_facts(tile).items():
        if facts["kind"] == "garden" and not gardens:
            continue
        walls = [sorted(by_edge[city]) for city in facts.get("borders", ())]
        printed = {key: value for key, value in facts.items() if key not in ("id", "edges", "half_edges", "borders")}
        segments.append(json.dumps([sorted(by_edge[name]), sorted(by_half[name]), sorted(walls), printed]))
    return json.dumps(sorted(segments))


@cache
def list_rotations(tile: str, gardens: bool = False) -> tuple[int, ...]:
    """Return the rotations that look different, each at its smallest."""
    pictures = [_describe(tile, rotation, gardens) for rotation in range(4)]
    return tuple(rotation for rotation in range(4) if pictures[rotation] not in pictures[:rotation])


FIGURES_ALONE = frozenset({"builder", "pig"})
"""Figures that are no followers: they claim and count nothing (sections e52 and e55)."""


class Land:
    """The board, which stays as it is: `tiles` as "x,y" -> {"tile", "rotation"}, `pieces` as "x,y/id" -> seat.

    - `figures`: "x,y/id" -> which figure, where it is no ordinary follower.
    - `boxes`: those that the table plays with. Gardens exist only with one of them (section e28).
    """

    def __init__(
        self,
        tiles: dict[str, Any],
        pieces: dict[str, int],
        figures: Mapping[str, str] | None = None,
        boxes: Collection[str] = (),
    ) -> None:
        self.gardens = "abbot" in boxes
        self.figures = {read_spot(place): figure for place, figure in (figures or {}).items()}
        self.tiles: dict[Cell, tuple[str, int]] = {
            read_cell(place): (tile["tile"], tile["rotation"]) for place, tile in tiles.items()
        }
        self.pieces = {read_spot(place): seat for place, seat in pieces.items()}
        self._features: dict[Spot, frozenset[Spot]] = {}

    def find_facts(self, spot: Spot) -> dict[str, Any]:
        """Return a segment's entry in the data file, not rotated."""
        if spot.cell not in self.tiles:
            raise Fault(f"no tile at {spot.cell}")
        tile, _ = self.tiles[spot.cell]
        facts = map_facts(tile).get(spot.id)
        if facts is None:
            raise Fault(f"no such segment: {spot.place}")
        return facts

    def find_kind(self, spot: Spot) -> str:
        kind: str = self.find_facts(spot)["kind"]
        return kind

    def list_spots(self, cell: Cell) -> list[Spot]:
        """Return the segments of the tile in a cell."""
        segments = TYPES[self.tiles[cell][0]]["segments"]
        return [Spot(cell, each["id"]) for each in segments if each["kind"] != "garden" or self.gardens]

    def list_edges(self, spot: Spot) -> list[str]:
        """Return the edges that a city or road segment reaches on the rotated tile."""
        self.find_facts(spot)
        return map_edges(*self.tiles[spot.cell])[spot.id]

    def list_halves(self, spot: Spot) -> list[str]:
        """Return the half-edges that a field segment reaches on the rotated tile."""
        self.find_facts(spot)
        return map_halves(*self.tiles[spot.cell])[spot.id]

    def list_joined(self, spot: Spot) -> Iterator[Spot]:
        """Yield the segments that meet this one across the tile's edges."""
        for edge in self.list_edges(spot):
            beyond = self.find_cell_past(spot.cell, edge)
            if beyond in self.tiles:
                yield Spot(beyond, map_ends(*self.tiles[beyond])[OPPOSITE[edge]])
        for half in self.list_halves(spot):
            beyond = self.find_cell_past(spot.cell, half[0])
            if beyond in self.tiles:
                yield Spot(beyond, map_ends(*self.tiles[beyond])[FACING_HALF[half]])

    def find_cell_past(self, cell: Cell, edge: str) -> Cell:
        dx, dy = BEYOND[edge]
        return cell[0] + dx, cell[1] + dy

    def find_feature(self, spot: Spot) -> frozenset[Spot]:
        """Return all segments connected to this one."""
        if spot in self._features:
            return self._features[spot]
        self.find_facts(spot)
        reached, ahead = {spot}, [spot]
        while ahead:
            for neighbour in self.list_joined(ahead.pop()):
                if neighbour not in reached:
                    reached.add(neighbour)
                    ahead.append(neighbour)
        self._features.update(dict.fromkeys(reached, feature := frozenset(reached)))
        return feature

    def find_rim(self, feature: frozenset[Spot]) -> tuple[set[frozenset[Cell]], set[tuple[Cell, str]]]:
        """Return (inner edges as pairs of cells, open edges as cell and edge) of a road or city."""
        inner, still_open = set(), set()
        for spot in feature:
            for edge in self.list_edges(spot):
                beyond = self.find_cell_past(spot.cell, edge)
                if beyond in self.tiles:
                    inner.add(frozenset((spot.cell, beyond)))
                else:
                    still_open.add((spot.cell, edge))
        return inner, still_open

    def is_complete(self, feature: frozenset[Spot]) -> bool:
        """True if a road, city, cloister or garden is complete; always False for a farm."""
        first = next(iter(feature))
        kind = self.find_kind(first)
        if kind in ("cloister", "garden"):
            return len(self.find_cells_around(first.cell)) == 8
        return kind != "field" and not self.find_rim(feature)[1]

    def find_cells_around(self, cell: Cell) -> set[Cell]:
        """Return the occupied cells among the eight around."""
        return {(cell[0] + dx, cell[1] + dy) for dx, dy in AROUND} & self.tiles.keys()

    def find_followers(self, feature: frozenset[Spot]) -> dict[Spot, int]:
        """Return the followers on a feature, without builders and pigs."""
        on_it = {spot: seat for spot, seat in self.pieces.items() if spot in feature}
        return {spot: seat for spot, seat in on_it.items() if self.figures.get(spot) not in FIGURES_ALONE}

    def has_figure(self, figure: str, seat: int, feature: frozenset[Spot]) -> bool:
        return any(
            self.figures.get(spot) == figure and self.pieces[spot] == seat for spot in self.pieces.keys() & feature
        )

    def weigh(self, spot: Spot) -> int:
        """Return how much a follower counts (section e37)."""
        return 2 if self.figures.get(spot) == "big" else 1

    def find_leaders(self, feature: frozenset[Spot]) -> set[int]:
        """Return the seats with most followers on a feature."""
        counts: Counter[int] = Counter()
        for spot, seat in self.find_followers(feature).items():
            counts[seat] += self.weigh(spot)
        return {seat for seat, count in counts.items() if count == max(counts.values())}

    def find_cities_beside(self, farm: frozenset[Spot]) -> set[frozenset[Spot]]:
        return {
            self.find_feature(Spot(spot.cell, city))
            for spot in farm
            for city in self.find_facts(spot).get("borders", [])
        }
