"""Pictures of the Druids' scoring tiles, made as those of the base."""

from typing import Final

from games.core.art.glyph import line
from games.isle_of_skye.art_goals import NINE, area, blob, card, framed, most_of, put, tiles, waves

GOAL_PICTURES: Final[dict[str, str]] = {
    "druid_open_water": card(
        "stone",
        line("M8 8H36V36H8zM64 8H92V36H64zM8 64H36V92H8z", 2.6, "mountain"),
        tiles(((36, 8), (8, 36), (64, 36), (36, 64), (36, 36)), "field", 28),
        area("water", "M36 8H64V36H92V64H64V50Q50 50 50 36H36z"),
        waves((51, 22), (77, 51)),
    ),
    "druid_largest_herd": card(
        "stone",
        tiles(NINE, "mountain", 28),
        area("field", blob(50, 50, 40, 34)),
        put("cattle", 50, 34, 32),
        put("cattle", 31, 63, 32),
        put("cattle", 69, 63, 32),
    ),
    "druid_most_lighthouses": card("field", most_of("lighthouse")),
    "druid_longest_diagonal": card(
        "stone",
        tiles(((36, 8), (8, 36), (64, 36), (36, 64)), "road", 28),
        tiles(((8, 8),), "field", 28),
        tiles(((36, 36),), "water", 28),
        tiles(((64, 64),), "mountain", 28),
        framed("M8 8H36V36H8zM36 36H64V64H36zM64 64H92V92H64z"),
    ),
    "druid_largest_mountain": card(
        "stone",
        tiles(NINE, "field", 28),
        area("mountain", blob(50, 50, 37, 33)),
        put("peak", 36, 46, 32),
        put("peak", 63, 40, 28),
        put("peak", 54, 66, 34),
    ),
    "druid_lake_house": card(
        "stone",
        tiles(((8, 22), (50, 22)), "field", 42),
        area("water", blob(36, 50, 24, 17)),
        waves((34, 50)),
        put("farm", 72, 44, 32),
    ),
}
"""The picture of each scoring tile, by its id."""
