"""Glyphs that are cut into the stone tablets and painted on the Druids' scrolls, each distinct without colour."""

from typing import Final

from games.core.art import svg
from games.core.art.glyph import Glyph, draw_flat, draw_line, draw_shape
from games.isle_of_skye.art_emblems import draw_on_scroll, draw_on_slab
from games.isle_of_skye.art_parts import draw_centred, draw_coin, draw_digit, translate

_PAIR: Final = (-5.9, 5.9)
_SET: Final = (-7.8, 0.0, 7.8)


def _draw_small(name: str, x: float, y: float, scale: float) -> str:
    return draw_centred(name, x, y, scale, 0.1)


def _draw_discount(number: int) -> Glyph:
    """Return the glyph of a discount: a coin over the amount with a minus."""
    amount = draw_line("M-8.4 5.2H-3", 2.8) + translate(draw_digit(number), 4.2, 4.8)
    return draw_on_slab(draw_coin(4, (0, -9)) + amount)


def _draw_row(names: tuple[str, ...], places: tuple[float, ...], scale: float) -> Glyph:
    return draw_on_scroll("".join(_draw_small(name, x, 0, scale) for name, x in zip(names, places, strict=True)))


def _draw_completed_area(paint: str, inside: str) -> Glyph:
    """Return the glyph of a completed area: its ground within an unbroken border."""
    border = "M-10.4 .4C-11-5.4-5-8.2 .6-7.6 6.6-8.4 11-4.8 10.4 .2 11 5.4 5.6 8 .2 7.6-5.4 8.2-10.4 5.8-10.4 .4z"
    return draw_on_scroll(draw_shape(border, paint, 2.2) + inside)


def _draw_tiles(places: tuple[tuple[float, float], ...], side: float) -> Glyph:
    squares = "".join(
        f"M{svg.format_numbers((x - side / 2, y - side / 2), 0.1)}h{side:g}v{side:g}h-{side:g}z" for x, y in places
    )
    return draw_on_scroll(draw_shape(squares, "field", 1.5))


TABLETS: Final[dict[str, Glyph]] = {
    "scroll_again": draw_on_slab(
        _draw_small("scroll", 0, -4.8, 0.54)
        + draw_line("M-6.4 4.6C-6 12.6 5.6 12.8 6.6 5.4", 2.4)
        + draw_flat("M2.4 6.6L7.2 1L10 7.8z")
    ),
    "buy_own": draw_on_slab(
        draw_shape("M-8.4-10.6H5.4V3.2H-8.4z", "field", 1.6)
        + draw_line("M-1.5-9.4V1.8", 2.6, "road")
        + draw_coin(6.2, (4.2, 6.2))
    ),
    "better_bag": draw_on_slab(
        draw_shape("M-3.8-7.4C-9.6-2.6-11.4 11.4-5.6 11.4H5.6C11.4 11.4 9.6-2.6 3.8-7.4z", "wood", 1.6)
        + draw_shape("M-4.8-11.6Q0-8.8 4.8-11.6L3.6-7.2H-3.6z", "wood", 1.6)
        + draw_line("M-4 3.6H4M0-.4V7.6", 2.6, "white")
    ),
    "discount_1": _draw_discount(1),
    "discount_2": _draw_discount(2),
}
"""Glyphs by the ids of the tablets: a scroll with an arrow around it, a tile with its coin, a bag with a plus, a coin
over −1 or −2."""

SCROLLS: Final[dict[str, Glyph]] = {
    "druid_completed_pastures": _draw_completed_area(
        "field", draw_line("M-4.6 2.6Q-4-2.6-7-4.6M0 3.4V-5.4M4.6 2.6Q4-2.6 7-4.6", 1.8)
    ),
    "druid_completed_mountains": _draw_completed_area("white", draw_flat("M-8 4.8L-2.6-5.2.4-.4 3.4-4.2 8 4.8z")),
    "druid_completed_waters": _draw_completed_area(
        "water", draw_line("M-7-2.6Q-4.6-5.4-2.3-2.6T2.3-2.6 7-2.6M-7 2.8Q-4.6 0-2.3 2.8T2.3 2.8 7 2.8", 1.8)
    ),
    "druid_building_sets": _draw_row(("broch", "farm", "lighthouse"), _SET, 0.36),
    "druid_longest_road": draw_on_scroll(
        draw_line("M-11.6 5.6C-3.8 5.6-4.8-5 .8-5S3.8 5.6 11.6 5.6", 5.6)
        + draw_line("M-11.6 5.6C-3.8 5.6-4.8-5 .8-5S3.8 5.6 11.6 5.6", 2.6, "road")
    ),
    "druid_water_ship_lighthouse": _draw_row(("ship", "lighthouse"), _PAIR, 0.5),
    "druid_gold": draw_on_scroll(draw_coin(8, (0, 0)) + f'<g transform="scale(.72)">{draw_digit(5)}</g>'),
    "druid_animal_pairs": _draw_row(("sheep", "cattle"), _PAIR, 0.44),
    "druid_flat_3": draw_on_scroll(draw_digit(3, 3)),
    "druid_flat_4": draw_on_scroll(draw_digit(4, 3)),
    "druid_rows_of_3": _draw_tiles(((-7.4, 0), (0, 0), (7.4, 0)), 6.4),
    "druid_columns_of_3": _draw_tiles(((0, -6), (0, 0), (0, 6)), 5),
}
"""Glyphs by the ids of the scrolls."""
