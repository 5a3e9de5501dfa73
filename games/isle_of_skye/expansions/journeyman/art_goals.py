"""Pictures of the Journeyman's scoring tiles, made as those of the base."""

from typing import Final

from games.core.art.glyph import draw_line
from games.isle_of_skye.art_goals import NINE, draw_card, draw_frame, draw_glyph, draw_road, draw_tiles, draw_waves
from games.isle_of_skye.art_parts import translate
from games.isle_of_skye.expansions.journeyman.art import WALKER

GOAL_PICTURES: Final[dict[str, str]] = {
    "jour_distance": draw_card(
        "field",
        draw_glyph("castle", 25, 70, 42),
        draw_line("M45 74H76V54", 5),
        draw_line("M66 62L76 50 86 62", 5),
        translate(WALKER.markup, 75, 27, 1.4),
    ),
    "jour_broch_lines": draw_card(
        "stone",
        draw_tiles(NINE, "mountain", 28),
        draw_frame("M36 8H64V92H36zM8 36H92V64H8z"),
        draw_glyph("broch", 50, 50, 26),
        draw_glyph("broch", 50, 22, 22),
        draw_glyph("broch", 22, 50, 22),
    ),
    "jour_matching_rows": draw_card(
        "stone",
        draw_tiles(NINE[:3], "road", 28),
        draw_tiles(NINE[6:], "road", 28),
        draw_tiles(NINE[3:6], "field", 28),
        draw_frame("M8 36H92V64H8z"),
        draw_glyph("sheep", 22, 50, 22),
        draw_glyph("sheep", 78, 50, 22),
    ),
    "jour_bridges": draw_card(
        "water",
        draw_waves((24, 24), (74, 82), (22, 80)),
        draw_road("M2 52H98"),
        draw_line("M22 34V70M42 34V70M60 34V70M80 34V70", 5, "wood"),
        draw_line("M16 36H86M16 68H86", 4, "wood"),
    ),
}
"""The picture of each scoring tile, by its id."""
