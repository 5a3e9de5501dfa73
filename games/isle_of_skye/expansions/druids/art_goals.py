"""Pictures of the Druids' scoring tiles, made as those of the base."""

from typing import Final

from games.core.art.glyph import draw_line
from games.isle_of_skye.art_goals import (
    NINE,
    draw_area,
    draw_blob,
    draw_card,
    draw_frame,
    draw_glyph,
    draw_podium_of,
    draw_tiles,
    draw_waves,
)

GOAL_PICTURES: Final[dict[str, str]] = {
    "druid_open_water": draw_card(
        "stone",
        draw_line("M8 8H36V36H8zM64 8H92V36H64zM8 64H36V92H8z", 2.6, "mountain"),
        draw_tiles(((36, 8), (8, 36), (64, 36), (36, 64), (36, 36)), "field", 28),
        draw_area("water", "M36 8H64V36H92V64H64V50Q50 50 50 36H36z"),
        draw_waves((51, 22), (77, 51)),
    ),
    "druid_largest_herd": draw_card(
        "stone",
        draw_tiles(NINE, "mountain", 28),
        draw_area("field", draw_blob(50, 50, 40, 34)),
        draw_glyph("cattle", 50, 34, 32),
        draw_glyph("cattle", 31, 63, 32),
        draw_glyph("cattle", 69, 63, 32),
    ),
    "druid_most_lighthouses": draw_card("field", draw_podium_of("lighthouse")),
    "druid_longest_diagonal": draw_card(
        "stone",
        draw_tiles(((36, 8), (8, 36), (64, 36), (36, 64)), "road", 28),
        draw_tiles(((8, 8),), "field", 28),
        draw_tiles(((36, 36),), "water", 28),
        draw_tiles(((64, 64),), "mountain", 28),
        draw_frame("M8 8H36V36H8zM36 36H64V64H36zM64 64H92V92H64z"),
    ),
    "druid_largest_mountain": draw_card(
        "stone",
        draw_tiles(NINE, "field", 28),
        draw_area("mountain", draw_blob(50, 50, 37, 33)),
        draw_glyph("peak", 36, 46, 32),
        draw_glyph("peak", 63, 40, 28),
        draw_glyph("peak", 54, 66, 34),
    ),
    "druid_lake_house": draw_card(
        "stone",
        draw_tiles(((8, 22), (50, 22)), "field", 42),
        draw_area("water", draw_blob(36, 50, 24, 17)),
        draw_waves((34, 50)),
        draw_glyph("farm", 72, 44, 32),
    ),
}
"""The picture of each scoring tile, by its id."""
