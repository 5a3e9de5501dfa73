"""The Druid tiles of the records, and a box that holds them all: no list has the printed ones."""

from games.core.action import Facts
from tests.golden import GOLDEN
from tests.records.skye_table import druid_tiles

TILES = druid_tiles(GOLDEN / "isle_of_skye")
"""36 invented Druid tiles by their names in the records, with every kind of tablet and scroll."""


def boxed(tile: str) -> str:
    """Return the name of a recorded Druid tile in a box.

    >>> boxed("xd07")
    'x7'
    """
    return f"x{int(tile.removeprefix('xd'))}"


BOX: dict[str, Facts] = {boxed(tile): facts for tile, facts in TILES.items()}
"""Own tiles of a box in which all of them are entered."""
