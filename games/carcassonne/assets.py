"""Carcassonne's assets for the phones."""

from functools import cache
from typing import get_args

from games.carcassonne.art import TILES, draw
from games.carcassonne.events import tile_name
from games.carcassonne.tiles import COUNTS, FIELD, LAID, TURNS
from games.core.art.sheet import geometry, sprite_sheet
from games.core.art.tile import Level
from games.core.assets import Assets, TileFacts

CATEGORIES = {
    "road": "M8.6 21C9 15.6 4.6 13.4 6 9.2 6.9 6.6 9.8 6 9.6 3M16.4 21c.6-5-3.6-7.2-2.4-10.8C15 7 17.8 6.6 17.4 3",
    "city": "M3.6 12L12 4.2l8.4 7.8M6.2 10.4V20h11.6v-9.6M10.2 19.8v-4.6h3.6v4.6",
    "cloister": "M16.4 2.6v4.8M14.2 4.6h4.4M12.2 20.6v-8.4l4.2-4.6 4.2 4.6v8.4zM12 13.4H3.4v7.2H12M7.6 20.4v-2.6",
    "farm": "M6.6 20.4C6.6 15.6 5.4 12 3.2 9.4M10 20.4V5.2M14 20.4c0-6 1.4-10 4-12.8M17.6 20.4c0-3 .8-5.2 3-6.8",
}
"""Icons of the kinds of points: a road, a house, a chapel, grass."""


def assets() -> Assets:
    """Return all 24 types in all rotations at all levels of detail. Takes seconds: for builds only."""
    facts = {
        tile: TileFacts(
            count=COUNTS[tile],
            name=tile_name(tile),
            edges=LAID[tile][0].terrain,
            turns=TURNS[tile],
            segments={segment.id: segment.kind for segment in LAID[tile][0].segments},
        )
        for tile in TILES
    }
    draw_once = cache(draw)
    sheets = {level: sprite_sheet("carcassonne", TILES, draw_once, level) for level in get_args(Level)}
    return Assets(facts, geometry(TILES, draw_once), (FIELD,), sheets, CATEGORIES)
