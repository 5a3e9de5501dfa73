"""The parts of a glyph: its struct, and functions that write filled forms and lines."""

import msgspec

from games.core.art.palette import find_ink


class Glyph(msgspec.Struct, frozen=True):
    """A drawing and the box of its body (left, top, right, bottom), key line included. Flags and spires may stand out
    of the body, but not beyond what a board shows around the tile."""

    markup: str
    body: tuple[float, float, float, float]


def draw_shape(data: str, paint: str, width: float = 1.2) -> str:
    """Return a filled form with a key line."""
    return (
        f'<path fill="{find_ink(paint)}" stroke="{find_ink("key")}" stroke-width="{width:g}"'
        f' stroke-linejoin="round" d="{data}"/>'
    )


def draw_line(data: str, width: float, paint: str = "key") -> str:
    """Return a line with round ends."""
    return (
        f'<path fill="none" stroke="{find_ink(paint)}" stroke-width="{width:g}" stroke-linecap="round"'
        f' stroke-linejoin="round" d="{data}"/>'
    )


def draw_flat(data: str, paint: str = "key") -> str:
    """Return a filled form without a line."""
    return f'<path fill="{find_ink(paint)}" d="{data}"/>'
