"""The Druid tiles of the records, and a box that holds them all: no list has the printed ones."""

from games.core.action import Facts
from tests.golden import GOLDEN
from tests.records.skye_table import druid_tiles

TILES = druid_tiles(GOLDEN / "isle_of_skye")
"""36 Druid tiles, invented, by their names in the records: every kind of tablet and of scroll is among them."""


def boxed(tile: str) -> str:
    """What a Druid tile of the records is called in a box.

    >>> boxed("xd07")
    'x7'
    """
    return f"x{int(tile.removeprefix('xd'))}"


BOX: dict[str, Facts] = {boxed(tile): facts for tile, facts in TILES.items()}
"""The own tiles of somebody who has drawn them all up."""
