"""Pictures of the scoring tiles, drawn by ourselves: one motif each on a card, in a box of 0..100.

Everything refers to the glyph sheet. A picture says what is counted, the words beside it say how. What is compared
between players stands on a podium.
"""

from collections.abc import Mapping
from typing import Final

from games.core.art import svg
from games.core.art.figures import FIGURES
from games.core.art.glyph import flat, line, shape
from games.core.art.glyphs import GLYPHS
from games.core.art.palette import ink

Cells = tuple[tuple[float, float], ...]
_SIDE: Final = 26.0
_EDGE: Final = 3.0
_CARD: Final = "M14 3H86Q97 3 97 14V86Q97 97 86 97H14Q3 97 3 86V14Q3 3 14 3z"


def goal_sheet(game_id: str, pictures: Mapping[str, str]) -> str:
    """Return an SVG document with a symbol for every scoring tile: `<game>-goal-<id>`."""
    symbols = (
        f'<symbol id="{game_id}-goal-{goal}" viewBox="0 0 100 100">{picture}</symbol>'
        for goal, picture in sorted(pictures.items())
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(symbols)}</svg>\n'


# --- what pictures are made of --------------------------------------------------------------------------


def card(paint: str, *parts: str) -> str:
    """Return the picture of a scoring tile: its ground, what lies on it from back to front, and its edge."""
    return flat(_CARD, paint) + "".join(parts) + line(_CARD, _EDGE)


def put(name: str, x: float, y: float, size: float) -> str:
    """Return a glyph with the middle of its body there, its longer side `size` long."""
    left, top, right, bottom = GLYPHS[name].body
    scale = size / max(right - left, bottom - top)
    middle = (x - (left + right) / 2 * scale, y - (top + bottom) / 2 * scale)
    return f'<use href="#g-{name}" transform="translate({svg.numbers(middle)})scale({svg.number(scale, 0.01)})"/>'


def coin(x: float, y: float, radius: float) -> str:
    """Return a gold coin."""
    circles = ((radius, ink("gold"), 3.0), (radius * 0.58, "none", 2.0))
    return "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{paint}" stroke="{ink("key")}" stroke-width="{width:g}"/>'
        for r, paint, width in circles
    )


def tiles(cells: Cells, paint: str, side: float = _SIDE) -> str:
    """Return tiles with their north-western corners there."""
    squares = "".join(f"M{svg.numbers(cell)}h{side:g}v{side:g}h-{side:g}z" for cell in cells)
    return shape(squares, paint, 2)


def road(data: str) -> str:
    """Return a road that ends at the card's edge."""
    return svg.stroke(data, ink("key"), 20) + svg.stroke(data, ink("road"), 14)


def framed(data: str) -> str:
    """Return the frame around what counts together."""
    return line(data, 8) + line(data, 4, "gold")


def area(paint: str, data: str) -> str:
    """Return an area within an unbroken border."""
    return shape(data, paint, 4)


def waves(*places: tuple[float, float]) -> str:
    """Return cuts in water."""
    return "".join(put("wave", x, y, 20) for x, y in places)


def most(symbol: str, smaller: str) -> str:
    """Return a podium with two steps; what stands on the first and on the second, drawn by `step`."""
    steps = shape("M14 97V78H48V97zM48 97V64H86V97z", "white", _EDGE)
    figures = _figure(1, 67, 82, 1.3) + _figure(2, 31, 88, 0.9)
    return symbol + smaller + steps + figures


def _figure(number: int, x: float, y: float, scale: float) -> str:
    digit = line(FIGURES[number], 3)
    return f'<g transform="translate({svg.numbers((x, y))})scale({svg.number(scale, 0.01)})">{digit}</g>'


def most_of(name: str) -> str:
    """Return a podium with a large glyph on its first step and a smaller one on the second."""
    return most(put(name, 67, 38, 46), put(name, 31, 60, 30))


_BLOB: Final = (
    *(-1, 0.1, -1.05, -0.7, -0.5, -1, 0, -0.94, 0.6, -1.05, 1.05, -0.6, 1, 0),
    *(1.05, 0.7, 0.5, 1.02, 0, 0.95, -0.6, 1.05, -0.98, 0.7, -1, 0.1),
)
"""Four curves around the origin: a point, then the two control points and the end of each."""


def blob(x: float, y: float, across: float, down: float) -> str:
    """Return the border of a roundish area, slightly uneven, with its middle there."""
    points = [(x, y)[at % 2] + (across, down)[at % 2] * coordinate for at, coordinate in enumerate(_BLOB)]
    curves = "".join(f"C{svg.numbers(points[at : at + 6])}" for at in range(2, len(points), 6))
    return f"M{svg.numbers(points[:2])}{curves}z"


NINE: Final[Cells] = tuple((x, y) for y in (8.0, 36.0, 64.0) for x in (8.0, 36.0, 64.0))
_SQUARE: Final[Cells] = ((23, 23), (51, 23), (23, 51), (51, 51))
"""Cells of two by two tiles of 26, with a gap of 2."""

GOAL_PICTURES: Final[dict[str, str]] = {
    "base_squares": card(
        "stone",
        tiles(_SQUARE[::3], "field"),
        tiles(_SQUARE[1:2], "mountain"),
        tiles(_SQUARE[2:3], "water"),
        framed("M20 20H80V80H20z"),
    ),
    "base_completed_areas": card(
        "stone",
        area("field", blob(34, 31, 23, 19)),
        put("tuft", 34, 31, 18),
        area("mountain", blob(70, 52, 19, 21)),
        put("peak", 70, 53, 26),
        area("water", blob(36, 73, 23, 17)),
        waves((36, 73)),
    ),
    "base_sheep": card("field", put("sheep", 50, 51, 66)),
    "base_completed_areas_3plus": card(
        "stone",
        tiles(((8, 36), (36, 36), (64, 36)), "road", 28),
        area("field", blob(50, 50, 36, 11)),
        *(put("tuft", x, 50, 11) for x in (26, 50, 74)),
        line("M36 38V62M64 38V62", 2),
    ),
    "base_brochs_in_mountains": card(
        "mountain",
        put("peak", 22, 26, 32),
        put("peak", 79, 24, 30),
        put("broch", 50, 36, 34),
        put("broch", 29, 70, 36),
        put("broch", 71, 70, 36),
    ),
    "base_building_sets": card(
        "field",
        put("lighthouse", 50, 35, 48),
        put("broch", 26, 67, 36),
        put("farm", 72, 69, 40),
    ),
    "base_most_barrels": card("field", most_of("barrel")),
    "base_most_ships": card("water", most_of("ship")),
    "base_most_gold": card("field", most(coin(67, 42, 19), coin(31, 64, 12))),
    "base_animals_near_farms": card(
        "field",
        put("farm", 50, 34, 46),
        put("sheep", 28, 73, 36),
        put("cattle", 73, 73, 38),
    ),
    "base_cattle_on_roads": card(
        "field",
        road("M4 76H96"),
        put("castle", 28, 48, 54),
        put("cattle", 69, 62, 46),
    ),
    "base_water_ship_lighthouse": card(
        "water",
        waves((26, 24), (72, 84), (24, 84)),
        put("lighthouse", 70, 42, 58),
        put("ship", 33, 58, 46),
    ),
    "base_vertical_lines": card(
        "stone",
        tiles(((9, 37), (65, 9)), "road"),
        tiles(((37, 9),), "field"),
        tiles(((37, 37),), "water"),
        tiles(((37, 65),), "mountain"),
        framed("M35 8H65V92H35z"),
    ),
    "base_castle_road_tiles": card(
        "field",
        road("M50 96V4M4 62H96"),
        put("castle", 50, 50, 58),
    ),
    "base_largest_water": card(
        "stone",
        tiles(NINE, "field", 28),
        area("water", blob(50, 50, 37, 33)),
        waves((36, 36), (61, 47), (39, 61)),
    ),
    "base_completed_mountains": card(
        "field",
        area("mountain", blob(50, 51, 36, 29)),
        put("peak", 38, 56, 34),
        put("peak", 63, 47, 30),
    ),
}
"""The picture of each scoring tile of the base, by its id."""
