"""Counts of positions as recorded, and the look of a position."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from games.carcassonne.state import State
from tests.proofs.carcassonne_land import EDGES, OPPOSITE, TYPES, Cell, Land
from tests.proofs.moments import build_spectator_view


class Place(NamedTuple):
    """A placed tile: cell, rotation, follower."""

    cell: Cell
    rotation: int
    follower: str | None


@cache
def look(tile: str, rotation: int) -> tuple[str, ...]:
    """Return the terrain of a tile's edges N E S W."""
    edges = TYPES[tile]["edges"]
    return tuple(edges[EDGES[(EDGES.index(edge) - rotation) % 4]] for edge in EDGES)


class Table:
    """A table for brute force: placed tiles, remaining tiles, active seat."""

    def __init__(self, state: State) -> None:
        view = build_spectator_view(state)
        main = view["surfaces"]["main"]
        self.tiles: dict[str, Any] = main["tiles"]
        self.pieces = {place: piece["seat"] for place, piece in main.get("pieces", {}).items()}
        self.bag = dict(state.bag)
        self.stock = view["seats"][str(state.active)]["stock"]["follower"]
        self.farmers = view["options"]["farmers"] == "on"
        self.land = Land(self.tiles, self.pieces)

    def beside(self) -> set[Cell]:
        """Return the empty cells on the board and around it: of its bounding box, one cell larger on each side."""
        xs, ys = zip(*self.land.tiles, strict=True)
        box = {(x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)}
        return box - self.land.tiles.keys()

    def fits(self, tile: str, cell: Cell, rotation: int) -> bool:
        """Check rules section 4, edge by edge."""
        tile_look = look(tile, rotation)
        met = 0
        for at, edge in enumerate(EDGES):
            neighbour = self.land.tiles.get(self.land.find_cell_past(cell, edge))
            if neighbour:
                met += 1
                if look(*neighbour)[EDGES.index(OPPOSITE[edge])] != tile_look[at]:
                    return False
        return met > 0

    def targets(self, tile: str, cell: Cell, rotation: int) -> list[str]:
        """Check rules section 5: return the segments of the placed tile whose whole feature has no follower."""
        if not self.stock:
            return []
        name = f"{cell[0]},{cell[1]}"
        land = Land({**self.tiles, name: {"tile": tile, "rotation": rotation}}, self.pieces)
        spots = [spot for spot in land.list_spots(cell) if self.farmers or land.find_kind(spot) != "field"]
        return [spot.id for spot in spots if not land.find_followers(land.find_feature(spot))]

    def places(self, tile: str, turns: tuple[int, ...] = (0, 1, 2, 3)) -> Iterator[Place]:
        """Yield every legal placement of a tile."""
        for cell in self.beside():
            for rotation in turns:
                if self.fits(tile, cell, rotation):
                    for follower in (None, *self.targets(tile, cell, rotation)):
                        yield Place(cell, rotation, follower)
