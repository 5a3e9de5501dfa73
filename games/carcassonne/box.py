"""The box of a table: its tile types in all rotations, their copies, and the tile that lies at the start."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from games.carcassonne.tiles import BASE_KINDS, LaidTile, build_tile, count_turns
from games.core.data_files import load_data
from games.core.edges import Fitting, index_rotations, pack_fitting


class Box(msgspec.Struct, frozen=True, eq=False):
    """Tile types by their names.

    - `counts`: copies, the start tile included.
    - `laid`: each type in its four rotations.
    - `turns`: rotations that look different; a phone offers only these.
    - `fitting`: rotations that show the terrain which packed bits ask for (rules section 4).
    - `fitted`: the same without the rotations, as `pack_fitting` has it.
    - `start`: the tile that lies at the start, and its rotation.
    """

    counts: Mapping[str, int]
    laid: Mapping[str, tuple[LaidTile, ...]]
    turns: Mapping[str, int]
    fitting: Mapping[str, Fitting]
    fitted: Mapping[str, int]
    start: tuple[str, int]


class Contents(NamedTuple):
    """What a box is built from: tiles of the data by their types, their copies, the kinds of segments that exist, the
    start tile with its rotation."""

    tiles: Mapping[str, dict[str, Any]]
    counts: Mapping[str, int]
    kinds: frozenset[str]
    start: tuple[str, int]

    def with_tiles(self, tiles: Iterable[dict[str, Any]]) -> "Contents":
        """Return the contents with further tiles of the data."""
        further = {tile["type"]: tile for tile in tiles}
        counts = {tile: facts["count"] for tile, facts in further.items()}
        return self._replace(tiles={**self.tiles, **further}, counts={**self.counts, **counts})


def build_box(contents: Contents) -> Box:
    laid = {
        name: tuple(build_tile(tile, rotation, contents.kinds) for rotation in range(4))
        for name, tile in contents.tiles.items()
    }
    turns = {tile: count_turns(rotations) for tile, rotations in laid.items()}
    fitting = {tile: index_rotations(each.edge_bits for each in rotations) for tile, rotations in laid.items()}
    fitted = {tile: pack_fitting(fits) for tile, fits in fitting.items()}
    return Box(contents.counts, laid, turns, fitting, fitted, contents.start)


_DATA = load_data(__package__, "tiles")
PRINTED: Final = Contents({}, {}, BASE_KINDS, (_DATA["start_tile"], 0)).with_tiles(_DATA["tiles"])
"""What is in the box of the base game."""
BASE: Final = build_box(PRINTED)
