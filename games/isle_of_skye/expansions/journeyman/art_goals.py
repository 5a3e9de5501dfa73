"""Pictures of the Journeyman's scoring tiles, made as those of the base."""

from typing import Final

from games.core.art.glyph import line
from games.isle_of_skye.art_goals import NINE, card, framed, put, road, tiles, waves
from games.isle_of_skye.expansions.journeyman.art import WALKER, translate

GOAL_PICTURES: Final[dict[str, str]] = {
    "jour_distance": card(
        "field",
        put("castle", 25, 70, 42),
        line("M45 74H76V54", 5),
        line("M66 62L76 50 86 62", 5),
        translate(WALKER.markup, 75, 27, 1.4),
    ),
    "jour_broch_lines": card(
        "stone",
        tiles(NINE, "mountain", 28),
        framed("M36 8H64V92H36zM8 36H92V64H8z"),
        put("broch", 50, 50, 26),
        put("broch", 50, 22, 22),
        put("broch", 22, 50, 22),
    ),
    "jour_matching_rows": card(
        "stone",
        tiles(NINE[:3], "road", 28),
        tiles(NINE[6:], "road", 28),
        tiles(NINE[3:6], "field", 28),
        framed("M8 36H92V64H8z"),
        put("sheep", 22, 50, 22),
        put("sheep", 78, 50, 22),
    ),
    "jour_bridges": card(
        "water",
        waves((24, 24), (74, 82), (22, 80)),
        road("M2 52H98"),
        line("M22 34V70M42 34V70M60 34V70M80 34V70", 5, "wood"),
        line("M16 36H86M16 68H86", 4, "wood"),
    ),
}
"""The picture of each scoring tile, by its id."""
