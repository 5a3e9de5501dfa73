"""Pictures of the scoring tiles, drawn by ourselves: one motif each on a card, in a box of 0..100.

Everything refers to the glyph sheet. A picture says what is counted, the words beside it say how. What is compared
between players stands on a podium.
"""

from collections.abc import Mapping
from typing import Final

from games.core.art import svg
from games.core.art.glyph import draw_flat, draw_line, draw_shape
from games.core.art.palette import find_ink
from games.isle_of_skye.art_parts import draw_centred, draw_digit
from games.isle_of_skye.art_symbols import SYMBOLS

Cells = tuple[tuple[float, float], ...]
_SIDE: Final = 26.0
_EDGE: Final = 3.0
_CARD: Final = "M14 3H86Q97 3 97 14V86Q97 97 86 97H14Q3 97 3 86V14Q3 3 14 3z"


def build_goal_sheet(game_id: str, pictures: Mapping[str, str]) -> str:
    """Return an SVG document with a symbol for every scoring tile: `<game>-goal-<id>`."""
    symbols = (
        f'<symbol id="{game_id}-goal-{goal}" viewBox="0 0 100 100">{picture}</symbol>'
        for goal, picture in sorted(pictures.items())
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(symbols)}</svg>\n'


# --- what pictures are made of --------------------------------------------------------------------------


def draw_card(paint: str, *parts: str) -> str:
    """Return the picture of a scoring tile: its ground, what lies on it from back to front, and its edge."""
    return draw_flat(_CARD, paint) + "".join(parts) + draw_line(_CARD, _EDGE)


def draw_glyph(name: str, x: float, y: float, size: float) -> str:
    """Return a glyph with the middle of its body at (x, y) and its longer side `size` long."""
    left, top, right, bottom = SYMBOLS[name].body
    return draw_centred(name, x, y, size / max(right - left, bottom - top))


def draw_rimmed_coin(x: float, y: float, radius: float) -> str:
    """Return a gold coin with a rim, with its middle at (x, y)."""
    circles = ((radius, find_ink("gold"), 3.0), (radius * 0.58, "none", 2.0))
    return "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{paint}" stroke="{find_ink("key")}" stroke-width="{width:g}"/>'
        for r, paint, width in circles
    )


def draw_tiles(cells: Cells, paint: str, side: float = _SIDE) -> str:
    """Return square tiles of this side, with their north-western corners at `cells`."""
    squares = "".join(f"M{svg.format_numbers(cell)}h{side:g}v{side:g}h-{side:g}z" for cell in cells)
    return draw_shape(squares, paint, 2)


def draw_road(data: str) -> str:
    """Return a road that ends at the card's edge."""
    return svg.draw_stroke(data, find_ink("key"), 20) + svg.draw_stroke(data, find_ink("road"), 14)


def draw_frame(data: str) -> str:
    """Return the frame around what counts together."""
    return draw_line(data, 8) + draw_line(data, 4, "gold")


def draw_area(paint: str, data: str) -> str:
    """Return an area within an unbroken border."""
    return draw_shape(data, paint, 4)


def draw_waves(*places: tuple[float, float]) -> str:
    """Return waves: short cuts in water."""
    return "".join(draw_glyph("wave", x, y, 20) for x, y in places)


def draw_podium(symbol: str, smaller: str) -> str:
    """Return a podium with two steps: `symbol` is drawn above the first, `smaller` above the second."""
    steps = draw_shape("M14 97V78H48V97zM48 97V64H86V97z", "white", _EDGE)
    return symbol + smaller + steps + _draw_number(1, 67, 82, 1.3) + _draw_number(2, 31, 88, 0.9)


def _draw_number(number: int, x: float, y: float, scale: float) -> str:
    digit = draw_digit(number, 3)
    return f'<g transform="translate({svg.format_numbers((x, y))})scale({svg.format_number(scale, 0.01)})">{digit}</g>'


def draw_podium_of(name: str) -> str:
    """Return a podium with a large glyph on its first step and a smaller one on the second."""
    return draw_podium(draw_glyph(name, 67, 38, 46), draw_glyph(name, 31, 60, 30))


_BLOB: Final = (
    *(-1, 0.1, -1.05, -0.7, -0.5, -1, 0, -0.94, 0.6, -1.05, 1.05, -0.6, 1, 0),
    *(1.05, 0.7, 0.5, 1.02, 0, 0.95, -0.6, 1.05, -0.98, 0.7, -1, 0.1),
)
"""Four curves around the origin: a point, then the two control points and the end of each."""


def draw_blob(x: float, y: float, across: float, down: float) -> str:
    """Return the border of a roundish, slightly uneven area as path data, with its middle at (x, y)."""
    points = [(x, y)[at % 2] + (across, down)[at % 2] * coordinate for at, coordinate in enumerate(_BLOB)]
    curves = "".join(f"C{svg.format_numbers(points[at : at + 6])}" for at in range(2, len(points), 6))
    return f"M{svg.format_numbers(points[:2])}{curves}z"


NINE: Final[Cells] = tuple((x, y) for y in (8.0, 36.0, 64.0) for x in (8.0, 36.0, 64.0))
_SQUARE: Final[Cells] = ((23, 23), (51, 23), (23, 51), (51, 51))
"""Cells of two by two tiles of 26, with a gap of 2."""

GOAL_PICTURES: Final[dict[str, str]] = {
    "base_squares": draw_card(
        "stone",
        draw_tiles(_SQUARE[::3], "field"),
        draw_tiles(_SQUARE[1:2], "mountain"),
        draw_tiles(_SQUARE[2:3], "water"),
        draw_frame("M20 20H80V80H20z"),
    ),
    "base_completed_areas": draw_card(
        "stone",
        draw_area("field", draw_blob(34, 31, 23, 19)),
        draw_glyph("tuft", 34, 31, 18),
        draw_area("mountain", draw_blob(70, 52, 19, 21)),
        draw_glyph("peak", 70, 53, 26),
        draw_area("water", draw_blob(36, 73, 23, 17)),
        draw_waves((36, 73)),
    ),
    "base_sheep": draw_card("field", draw_glyph("sheep", 50, 51, 66)),
    "base_completed_areas_3plus": draw_card(
        "stone",
        draw_tiles(((8, 36), (36, 36), (64, 36)), "road", 28),
        draw_area("field", draw_blob(50, 50, 36, 11)),
        *(draw_glyph("tuft", x, 50, 11) for x in (26, 50, 74)),
        draw_line("M36 38V62M64 38V62", 2),
    ),
    "base_brochs_in_mountains": draw_card(
        "mountain",
        draw_glyph("peak", 22, 26, 32),
        draw_glyph("peak", 79, 24, 30),
        draw_glyph("broch", 50, 36, 34),
        draw_glyph("broch", 29, 70, 36),
        draw_glyph("broch", 71, 70, 36),
    ),
    "base_building_sets": draw_card(
        "field",
        draw_glyph("lighthouse", 50, 35, 48),
        draw_glyph("broch", 26, 67, 36),
        draw_glyph("farm", 72, 69, 40),
    ),
    "base_most_barrels": draw_card("field", draw_podium_of("barrel")),
    "base_most_ships": draw_card("water", draw_podium_of("ship")),
    "base_most_gold": draw_card("field", draw_podium(draw_rimmed_coin(67, 42, 19), draw_rimmed_coin(31, 64, 12))),
    "base_animals_near_farms": draw_card(
        "field",
        draw_glyph("farm", 50, 34, 46),
        draw_glyph("sheep", 28, 73, 36),
        draw_glyph("cattle", 73, 73, 38),
    ),
    "base_cattle_on_roads": draw_card(
        "field",
        draw_road("M4 76H96"),
        draw_glyph("castle", 28, 48, 54),
        draw_glyph("cattle", 69, 62, 46),
    ),
    "base_water_ship_lighthouse": draw_card(
        "water",
        draw_waves((26, 24), (72, 84), (24, 84)),
        draw_glyph("lighthouse", 70, 42, 58),
        draw_glyph("ship", 33, 58, 46),
    ),
    "base_vertical_lines": draw_card(
        "stone",
        draw_tiles(((9, 37), (65, 9)), "road"),
        draw_tiles(((37, 9),), "field"),
        draw_tiles(((37, 37),), "water"),
        draw_tiles(((37, 65),), "mountain"),
        draw_frame("M35 8H65V92H35z"),
    ),
    "base_castle_road_tiles": draw_card(
        "field",
        draw_road("M50 96V4M4 62H96"),
        draw_glyph("castle", 50, 50, 58),
    ),
    "base_largest_water": draw_card(
        "stone",
        draw_tiles(NINE, "field", 28),
        draw_area("water", draw_blob(50, 50, 37, 33)),
        draw_waves((36, 36), (61, 47), (39, 61)),
    ),
    "base_completed_mountains": draw_card(
        "field",
        draw_area("mountain", draw_blob(50, 51, 36, 29)),
        draw_glyph("peak", 38, 56, 34),
        draw_glyph("peak", 63, 47, 30),
    ),
}
"""The picture of each scoring tile of the base, by its id."""
