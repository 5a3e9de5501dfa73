"""How a glyph is cut: its struct, and the notations of its parts."""

import msgspec

from games.core.art.palette import ink


class Glyph(msgspec.Struct, frozen=True):
    """A drawing and the box of its body (left, top, right, bottom), key line included; flags and spires may stand
    out of the body but never out of the drawing's tile by more than a board shows."""

    markup: str
    body: tuple[float, float, float, float]


def shape(data: str, paint: str, width: float = 1.2) -> str:
    """A filled form with a key line."""
    return (
        f'<path fill="{ink(paint)}" stroke="{ink("key")}" stroke-width="{width:g}" stroke-linejoin="round" d="{data}"/>'
    )


def line(data: str, width: float, paint: str = "key") -> str:
    """A line with round ends."""
    return (
        f'<path fill="none" stroke="{ink(paint)}" stroke-width="{width:g}" stroke-linecap="round"'
        f' stroke-linejoin="round" d="{data}"/>'
    )


def flat(data: str, paint: str = "key") -> str:
    """A filled form without a line."""
    return f'<path fill="{ink(paint)}" d="{data}"/>'
