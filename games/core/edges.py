"""Square tiles that lie edge to edge: neighbours show the same terrain where they touch.

The terrains of a tile's four edges are packed into eight bits, two for each edge in the order of `grid.EDGES`; 0 stands
for no terrain. An empty cell beside tiles *wants* packed terrains: what its neighbours show towards it.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from games.core.grid import EDGES, STEP, name_cell
from games.core.text import Params, Text

Fitting = tuple[tuple[int, ...], ...]
"""By the terrains that a cell wants, the rotations of a tile that fit there."""


class Terrains:
    """The terrains of a game, at most three, and how they are packed."""

    def __init__(self, *names: str) -> None:
        self._names: Final = ("", *names)
        self._bits: Final = {name: bits for bits, name in enumerate(self._names)}

    def pack(self, edges: Iterable[str]) -> int:
        """Pack the terrains of the edges N E S W.

        >>> f"{Terrains('sea', 'sand').pack(['sea', 'sand', 'sand', '']):08b}"
        '00101001'
        """
        return sum(self._bits[terrain] << 2 * edge for edge, terrain in enumerate(edges))

    def find_terrain(self, packed: int, edge: int) -> str:
        """Return the terrain at an edge; empty if there is none.

        >>> Terrains('sea', 'sand').find_terrain(0b00101001, 1)
        'sand'
        """
        return self._names[packed >> 2 * edge & 3]


def index_rotations(rotations: Iterable[int]) -> Fitting:
    """Return which of a tile's rotations fit, given their packed terrains."""
    bits = tuple(rotations)
    masks = [sum(3 << 2 * edge for edge in range(4) if bits >> 2 * edge & 3) for bits in range(256)]
    return tuple(
        tuple(rotation for rotation, packed in enumerate(bits) if packed & mask == required)
        for required, mask in enumerate(masks)
    )


def pack_fitting(fits: Fitting) -> int:
    """Return the terrains for which any rotation fits, as the bits of a number.

    >>> pack_fitting(((), (0,), (), (2, 3)))
    10
    """
    return sum(1 << required for required, rotations in enumerate(fits) if rotations)


def update_wanted(required: Mapping[int, int], tiles: Mapping[int, object], cell: int, packed: int) -> dict[int, int]:
    """Return what empty cells want once a tile with these packed terrains lies at `cell`, which is among `tiles`."""
    updated = dict(required)
    updated.pop(cell, None)
    for edge in range(4):
        neighbour = cell + STEP[edge]
        if neighbour not in tiles:
            updated[neighbour] = updated.get(neighbour, 0) | (packed >> 2 * edge & 3) << 2 * (edge ^ 2)
    return updated


def find_placements(required: Mapping[int, int], fits: Fitting) -> dict[int, tuple[int, ...]]:
    """Return all legal placements of a tile: cell -> rotations, those that look alike included."""
    return {cell: fits[terrains] for cell, terrains in required.items() if fits[terrains]}


def fits_somewhere(required: Mapping[int, int], fits: Fitting) -> bool:
    """True if a tile has any legal placement."""
    return any(fits[terrains] for terrains in required.values())


def describe_misfit(
    terrains: Terrains, required: int, tile_terrains: tuple[str, ...], cell: int, name: Callable[[str], Text]
) -> Params:
    """Return the params of a refusal: the first edge at which a tile that shows these terrains does not fit."""
    edge = next(edge for edge in range(4) if terrains.find_terrain(required, edge) not in ("", tile_terrains[edge]))
    return {
        "place": name_cell(cell),
        "edge": EDGES[edge],
        "mine": name(tile_terrains[edge]),
        "theirs": name(terrains.find_terrain(required, edge)),
    }
