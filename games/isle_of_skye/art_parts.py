"""Parts of Skye's pictures and glyphs: glyphs and drawings set on a point, coins, digits."""

from games.core.art import svg
from games.core.art.digits import DIGITS
from games.core.art.geometry import Point
from games.core.art.glyph import draw_line
from games.core.art.palette import find_ink
from games.isle_of_skye.art_symbols import SYMBOLS


def translate(markup: str, x: float, y: float, scale: float = 1) -> str:
    """Return a drawing with its origin at (x, y), scaled."""
    return f'<g transform="translate({x:g} {y:g}){f"scale({scale:g})" if scale != 1 else ""}">{markup}</g>'


def draw_centred(name: str, x: float, y: float, scale: float, step: float = 0.5) -> str:
    """Return a glyph with the middle of its body at (x, y), rounded to `step`."""
    left, top, right, bottom = SYMBOLS[name].body
    middle = (x - (left + right) / 2 * scale, y - (top + bottom) / 2 * scale)
    transform = f"translate({svg.format_numbers(middle, step)})scale({svg.format_number(scale, 0.01)})"
    return f'<use href="#g-{name}" transform="{transform}"/>'


def draw_coin(radius: float, at: Point | None = None) -> str:
    """Return a gold coin around a point; around the origin unless told."""
    place = f'cx="{at[0]:g}" cy="{at[1]:g}" ' if at else ""
    return f'<circle {place}r="{radius:g}" fill="{find_ink("gold")}" stroke="{find_ink("key")}" stroke-width="1.5"/>'


def draw_digit(number: int, width: float = 2.8) -> str:
    """Return a digit drawn as a line of that width.

    :raises IndexError: there is no such digit.
    """
    return draw_line(DIGITS[number], width)
