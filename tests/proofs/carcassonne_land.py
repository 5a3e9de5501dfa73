"""Carcassonne's board, rebuilt from the data file and a public view alone.

Shares no code with the ruleset: tiles are rotated by the names of their edges, features are found by flood fill.
"""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

DATA = json.loads((Path(__file__).parents[2] / "games/carcassonne/data/tiles.json").read_text("utf-8"))
TYPES: dict[str, Any] = {tile["type"]: tile for tile in DATA["tiles"]}
EDGES: list[str] = DATA["conventions"]["edge_order"]
HALVES: list[str] = DATA["conventions"]["half_edge_order"]
FACING_HALF: dict[str, str] = DATA["conventions"]["neighbour_half_edges"]
BEYOND = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
AROUND = [(dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dx, dy) != (0, 0)]

Cell = tuple[int, int]


class Fault(AssertionError):
    """A proof does not prove its points."""


def require(holds: bool, message: str) -> None:
    """Raise Fault unless `holds` is true."""
    if not holds:
        raise Fault(message)


class Spot(NamedTuple):
    """A segment on the board, named by its cell and its id on the tile."""

    cell: Cell
    id: str

    @property
    def place(self) -> str:
        return f"{self.cell[0]},{self.cell[1]}/{self.id}"


def cell_of(place: str) -> Cell:
    """Return the cell "x,y"."""
    parts = place.split(",")
    require(len(parts) == 2 and all(part.lstrip("-").isdigit() for part in parts), f"no cell: {place!r}")
    return int(parts[0]), int(parts[1])


def spot_of(place: str) -> Spot:
    """Return the segment "x,y/id"."""
    cell, slash, segment = place.partition("/")
    require(slash == "/", f"no segment: {place!r}")
    return Spot(cell_of(cell), segment)


@cache
def facts_by_id(tile: str) -> dict[str, dict[str, Any]]:
    """Map the segments of a tile to their entries in the data file."""
    return {segment["id"]: segment for segment in TYPES[tile]["segments"]}


@cache
def edges_by_id(tile: str, rotation: int) -> dict[str, list[str]]:
    """Map the segments of a tile to the edges that they reach once it is rotated."""
    return {
        name: [EDGES[(EDGES.index(edge) + rotation) % 4] for edge in facts.get("edges", [])]
        for name, facts in facts_by_id(tile).items()
    }


@cache
def halves_by_id(tile: str, rotation: int) -> dict[str, list[str]]:
    """Map the segments of a tile to the half-edges that they reach once it is rotated."""
    return {
        name: [HALVES[(HALVES.index(half) + 2 * rotation) % 8] for half in facts.get("half_edges", [])]
        for name, facts in facts_by_id(tile).items()
    }


@cache
def ids_by_end(tile: str, rotation: int) -> dict[str, str]:
    """Map the edges with a city or road, and the half-edges with a field, to the segments that reach them."""
    reached = (*edges_by_id(tile, rotation).items(), *halves_by_id(tile, rotation).items())
    return {end: name for name, ends in reached for end in ends}


class Land:
    """The board, which stays as it is: `tiles` as "x,y" -> {"tile", "rotation"}, `pieces` as "x,y/id" -> seat."""

    def __init__(self, tiles: dict[str, Any], pieces: dict[str, int]) -> None:
        self.tiles: dict[Cell, tuple[str, int]] = {
            cell_of(place): (tile["tile"], tile["rotation"]) for place, tile in tiles.items()
        }
        self.pieces = {spot_of(place): seat for place, seat in pieces.items()}
        self._features: dict[Spot, frozenset[Spot]] = {}

    def facts(self, spot: Spot) -> dict[str, Any]:
        """Return a segment's entry in the data file, not rotated."""
        if spot.cell not in self.tiles:
            raise Fault(f"no tile at {spot.cell}")
        tile, _ = self.tiles[spot.cell]
        facts = facts_by_id(tile).get(spot.id)
        if facts is None:
            raise Fault(f"no such segment: {spot.place}")
        return facts

    def kind(self, spot: Spot) -> str:
        kind: str = self.facts(spot)["kind"]
        return kind

    def spots(self, cell: Cell) -> list[Spot]:
        """Return the segments of the tile in a cell."""
        return [Spot(cell, segment["id"]) for segment in TYPES[self.tiles[cell][0]]["segments"]]

    def edges(self, spot: Spot) -> list[str]:
        """Return the edges that a city or road segment reaches on the rotated tile."""
        self.facts(spot)
        return edges_by_id(*self.tiles[spot.cell])[spot.id]

    def halves(self, spot: Spot) -> list[str]:
        """Return the half-edges that a field segment reaches on the rotated tile."""
        self.facts(spot)
        return halves_by_id(*self.tiles[spot.cell])[spot.id]

    def joined(self, spot: Spot) -> Iterator[Spot]:
        """Yield the segments that meet this one across the tile's edges."""
        for edge in self.edges(spot):
            beyond = self.past(spot.cell, edge)
            if beyond in self.tiles:
                yield Spot(beyond, ids_by_end(*self.tiles[beyond])[OPPOSITE[edge]])
        for half in self.halves(spot):
            beyond = self.past(spot.cell, half[0])
            if beyond in self.tiles:
                yield Spot(beyond, ids_by_end(*self.tiles[beyond])[FACING_HALF[half]])

    def past(self, cell: Cell, edge: str) -> Cell:
        """Return the cell across an edge."""
        dx, dy = BEYOND[edge]
        return cell[0] + dx, cell[1] + dy

    def feature(self, spot: Spot) -> frozenset[Spot]:
        """Return all segments connected to this one."""
        if spot in self._features:
            return self._features[spot]
        self.facts(spot)
        reached, ahead = {spot}, [spot]
        while ahead:
            for neighbour in self.joined(ahead.pop()):
                if neighbour not in reached:
                    reached.add(neighbour)
                    ahead.append(neighbour)
        self._features.update(dict.fromkeys(reached, feature := frozenset(reached)))
        return feature

    def rim(self, feature: frozenset[Spot]) -> tuple[set[frozenset[Cell]], set[tuple[Cell, str]]]:
        """Return (inner edges as pairs of cells, open edges as cell and edge) of a road or city."""
        inner, still_open = set(), set()
        for spot in feature:
            for edge in self.edges(spot):
                beyond = self.past(spot.cell, edge)
                if beyond in self.tiles:
                    inner.add(frozenset((spot.cell, beyond)))
                else:
                    still_open.add((spot.cell, edge))
        return inner, still_open

    def is_complete(self, feature: frozenset[Spot]) -> bool:
        """True if a road, city or cloister is complete; always False for a farm."""
        first = next(iter(feature))
        kind = self.kind(first)
        if kind == "cloister":
            return len(self.around(first.cell)) == 8
        return kind != "field" and not self.rim(feature)[1]

    def around(self, cell: Cell) -> set[Cell]:
        """Return the occupied cells among the eight around."""
        return {(cell[0] + dx, cell[1] + dy) for dx, dy in AROUND} & self.tiles.keys()

    def followers_on(self, feature: frozenset[Spot]) -> dict[Spot, int]:
        """Return the followers on a feature."""
        return {spot: seat for spot, seat in self.pieces.items() if spot in feature}

    def cities_beside(self, farm: frozenset[Spot]) -> set[frozenset[Spot]]:
        """Return the different cities beside a farm."""
        return {self.feature(Spot(spot.cell, city)) for spot in farm for city in self.facts(spot).get("borders", [])}


def leaders(followers: dict[Spot, int]) -> set[int]:
    """Return the seats with most followers."""
    seats = list(followers.values())
    return {seat for seat in seats if seats.count(seat) == max(map(seats.count, seats))}
