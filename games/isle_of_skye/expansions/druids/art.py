"""Glyphs that are cut into the stone tablets and painted on the Druids' scrolls, each distinct without colour."""

from typing import Final

from games.core.art import svg
from games.core.art.glyph import Glyph, flat, line, shape
from games.core.art.glyphs import GLYPHS
from games.core.art.palette import ink
from games.isle_of_skye.art_emblems import figure, on_scroll, on_slab

_PAIR: Final = (-5.9, 5.9)
_SET: Final = (-7.8, 0.0, 7.8)


def _small(name: str, x: float, y: float, scale: float) -> str:
    """Return a glyph with the middle of its body there."""
    left, top, right, bottom = GLYPHS[name].body
    middle = (x - (left + right) / 2 * scale, y - (top + bottom) / 2 * scale)
    transform = f"translate({svg.numbers(middle, 0.1)})scale({svg.number(scale, 0.01)})"
    return f'<use href="#g-{name}" transform="{transform}"/>'


def _coin(x: float, y: float, radius: float) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{ink("gold")}" stroke="{ink("key")}" stroke-width="1.5"/>'
    )


def _translate(markup: str, x: float, y: float) -> str:
    return f'<g transform="translate({svg.numbers((x, y), 0.1)})">{markup}</g>'


def _discount(number: int) -> Glyph:
    """Return the glyph of a discount: a coin over the amount with a minus."""
    figures = line("M-8.4 5.2H-3", 2.8) + _translate(figure(number), 4.2, 4.8)
    return on_slab(_coin(0, -9, 4) + figures)


def _row(names: tuple[str, ...], places: tuple[float, ...], scale: float) -> Glyph:
    return on_scroll("".join(_small(name, x, 0, scale) for name, x in zip(names, places, strict=True)))


def _completed_area(paint: str, inside: str) -> Glyph:
    """Return the glyph of a completed area: its ground within an unbroken border."""
    border = "M-10.4 .4C-11-5.4-5-8.2 .6-7.6 6.6-8.4 11-4.8 10.4 .2 11 5.4 5.6 8 .2 7.6-5.4 8.2-10.4 5.8-10.4 .4z"
    return on_scroll(shape(border, paint, 2.2) + inside)


def _tiles(places: tuple[tuple[float, float], ...], side: float) -> Glyph:
    squares = "".join(
        f"M{svg.numbers((x - side / 2, y - side / 2), 0.1)}h{side:g}v{side:g}h-{side:g}z" for x, y in places
    )
    return on_scroll(shape(squares, "field", 1.5))


TABLETS: Final[dict[str, Glyph]] = {
    "scroll_again": on_slab(
        _small("scroll", 0, -4.8, 0.54)
        + line("M-6.4 4.6C-6 12.6 5.6 12.8 6.6 5.4", 2.4)
        + flat("M2.4 6.6L7.2 1L10 7.8z")
    ),
    "buy_own": on_slab(
        shape("M-8.4-10.6H5.4V3.2H-8.4z", "field", 1.6) + line("M-1.5-9.4V1.8", 2.6, "road") + _coin(4.2, 6.2, 6.2)
    ),
    "better_bag": on_slab(
        shape("M-3.8-7.4C-9.6-2.6-11.4 11.4-5.6 11.4H5.6C11.4 11.4 9.6-2.6 3.8-7.4z", "wood", 1.6)
        + shape("M-4.8-11.6Q0-8.8 4.8-11.6L3.6-7.2H-3.6z", "wood", 1.6)
        + line("M-4 3.6H4M0-.4V7.6", 2.6, "white")
    ),
    "discount_1": _discount(1),
    "discount_2": _discount(2),
}
"""Glyphs by the ids of the tablets: a scroll with an arrow around it, a tile with its coin, a bag with a plus, a coin
over −1 or −2."""

SCROLLS: Final[dict[str, Glyph]] = {
    "druid_completed_pastures": _completed_area(
        "field", line("M-4.6 2.6Q-4-2.6-7-4.6M0 3.4V-5.4M4.6 2.6Q4-2.6 7-4.6", 1.8)
    ),
    "druid_completed_mountains": _completed_area("white", flat("M-8 4.8L-2.6-5.2.4-.4 3.4-4.2 8 4.8z")),
    "druid_completed_waters": _completed_area(
        "water", line("M-7-2.6Q-4.6-5.4-2.3-2.6T2.3-2.6 7-2.6M-7 2.8Q-4.6 0-2.3 2.8T2.3 2.8 7 2.8", 1.8)
    ),
    "druid_building_sets": _row(("broch", "farm", "lighthouse"), _SET, 0.36),
    "druid_longest_road": on_scroll(
        line("M-11.6 5.6C-3.8 5.6-4.8-5 .8-5S3.8 5.6 11.6 5.6", 5.6)
        + line("M-11.6 5.6C-3.8 5.6-4.8-5 .8-5S3.8 5.6 11.6 5.6", 2.6, "road")
    ),
    "druid_water_ship_lighthouse": _row(("ship", "lighthouse"), _PAIR, 0.5),
    "druid_gold": on_scroll(_coin(0, 0, 8) + f'<g transform="scale(.72)">{figure(5)}</g>'),
    "druid_animal_pairs": _row(("sheep", "cattle"), _PAIR, 0.44),
    "druid_flat_3": on_scroll(figure(3, 3)),
    "druid_flat_4": on_scroll(figure(4, 3)),
    "druid_rows_of_3": _tiles(((-7.4, 0), (0, 0), (7.4, 0)), 6.4),
    "druid_columns_of_3": _tiles(((0, -6), (0, 0), (0, 6)), 5),
}
"""Glyphs by the ids of the scrolls."""
