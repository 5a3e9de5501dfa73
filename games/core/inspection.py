"""A close look at a tile or a place of a board: what a game says of it, from one viewer's view alone."""

from collections.abc import Mapping

import msgspec

from games.core.score import Place
from games.core.text import Text


class Belonging(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole that a laid tile is part of: `what` in words, its `places`, and how many `pieces` each seat has on it.

    - `what`: the whole, in words.
    - `places`: the places that it covers.
    - `pieces`: how many pieces each seat has on it, by seat.
    """

    what: Text
    places: tuple[Place, ...] = ()
    pieces: Mapping[str, int] = {}


class Inspection(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a game says of a tile or a place.

    - `belongs`: for a laid tile, what it is part of.
    - `fits`: for a tile that is not laid, the cells of the viewer's board where it fits; None where the table wants no
      such help.
    - `kinds`: for an empty cell, the tiles left that fit, tile -> copies; None likewise.
    """

    belongs: tuple[Belonging, ...] = ()
    fits: tuple[Place, ...] | None = None
    kinds: dict[str, int] | None = None
