"""Square grids: cells (x east, y south), quarter turns clockwise, edges N E S W.

A cell is packed into one int, so that states can key JSON maps by it and a neighbour is one addition away.
"""

from functools import cache
from typing import Annotated, Final

import msgspec

EDGES: Final = ("N", "E", "S", "W")
LIMIT: Final = 120
"""Largest coordinate of an action, either way. `is_cell` is true only of smaller ones."""
STRIDE: Final = 256  # a row is so many cells wide
ORIGIN: Final = 128 * STRIDE + 128

Rotation = Annotated[int, msgspec.Meta(ge=0, le=3)]
"""Quarter turns clockwise."""

STEP: Final = (-STRIDE, 1, STRIDE, -1)
"""Offset of the neighbour across each edge, in the order of EDGES."""

AROUND: Final = tuple(dy * STRIDE + dx for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy)
"""Offsets of the eight cells around a cell."""


def pack(x: int, y: int) -> int:
    """Pack a cell.

    >>> unpack(pack(-3, 7))
    (-3, 7)
    """
    return ORIGIN + y * STRIDE + x


def unpack(packed: int) -> tuple[int, int]:
    """Return (x, y) of a packed cell."""
    y, x = divmod(packed, STRIDE)
    return x - 128, y - 128


@cache
def name_cell(packed: int) -> str:
    """Return the place name of a packed cell.

    >>> name_cell(pack(2, -1))
    '2,-1'
    """
    return f"{packed % STRIDE - 128},{packed // STRIDE - 128}"


def is_cell(place: str) -> bool:
    """True if the place is a cell.

    >>> is_cell("2,-1"), is_cell("2,120"), is_cell("2,-1/c0")
    (True, False, False)
    """
    parts = place.split(",")
    numbers = [part.removeprefix("-") for part in parts]
    if len(parts) != 2 or not all(number.isascii() and number.isdecimal() and len(number) <= 3 for number in numbers):
        return False
    return all(int(number) < LIMIT for number in numbers)


def parse_coordinates(place: str) -> tuple[int, int]:
    """Return (x, y) of a place "x,y".

    >>> parse_coordinates("2,-1")
    (2, -1)
    """
    x, y = place.split(",")
    return int(x), int(y)


def split_place(place: str) -> tuple[str, str]:
    """Return the cell of a place and the part of its tile; empty where the place is the cell itself or an edge of it.

    >>> split_place("2,-1/c0"), split_place("2,-1"), split_place("2,-1|N")
    (('2,-1', 'c0'), ('2,-1', ''), ('2,-1', ''))
    """
    cell, _, part = place.partition("|")[0].partition("/")
    return cell, part


def find_edge(place: str) -> str:
    """Return the edge (N, E, S or W) of a place "x,y|N"; empty for other places.

    >>> find_edge("2,-1|N"), find_edge("2,-1/c0")
    ('N', '')
    """
    return place.partition("|")[2]


def parse_place(place: str) -> int:
    """Return the packed cell of a place "x,y".

    >>> parse_place("2,-1") == pack(2, -1)
    True
    """
    return pack(*parse_coordinates(place))
