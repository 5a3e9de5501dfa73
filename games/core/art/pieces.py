"""What a player owns on the table: the shape of a seat, and the follower, a turned peg with that shape punched out.

Colours are `--seat` (fill), `--seat-mark` (the punched shape) and `--seat-line` (the key line of a stamp, `--t-key`
unless set); a board may set `--seat-dash` to draw a follower that is not sent yet with a dashed key line.
"""

from typing import Final

from games.core.art import svg
from games.core.art.geometry import Curve, Point, build_arc, join, map_points, reverse
from games.core.art.palette import find_ink

SHAPES: Final[dict[str, str]] = {
    "square": "M-7-7H7V7H-7z",
    "disc": "M0-8A8 8 0 1 1 0 8 8 8 0 1 1 0-8z",
    "triangle": "M0-8.4L8.6 6.8H-8.6z",
    "cross": "M-2.9-8.2H2.9V-2.9H8.2V2.9H2.9V8.2H-2.9V2.9H-8.2V-2.9H-2.9z",
    "kite": "M0-9L6 0 0 9-6 0z",
    "burst": "M0 -8.8L2.5 -2.9L8.9 -2.3L4.1 1.9L5.5 8.2L0 4.9L-5.5 8.2L-4.1 1.9L-8.9 -2.3L-2.5 -2.9z",
    "moon": "M5-7.6A8.4 8.4 0 1 0 5 7.6 8.6 8.6 0 0 1 5-7.6z",
}
"""The outline of each seat shape in a 20-unit box around (0, 0)."""

_LINE: Final = f"var(--seat-line,{find_ink('key')})"
_HEAD: Final[Point] = (0.0, -7.8)
_NECK: Final[Point] = (3.6, -3.2)


def _build_peg() -> Curve:
    """Return the outline of a standing peg, 27.6 units high, 30 with its key line."""
    x, y = _NECK
    coat: Curve = ((_NECK, (4.6, 1.6), (8.4, 4.2), (8.6, 12.4)),)
    hem: Curve = (((8.6, 12.4), (5.2, 14.2), (-5.2, 14.2), (-8.6, 12.4)),)
    back: Curve = (((-8.6, 12.4), (-8.4, 4.2), (-4.6, 1.6), (-x, y)),)
    return join((*reverse(build_arc(_HEAD, _NECK, (-x, y))), *coat, *hem, *back))


def draw_stamp(shape: str) -> str:
    """Return the stamp of a seat: the filled shape with a key line of 2 units.

    :raises KeyError: no such shape.
    """
    return f'<path fill="var(--seat)" stroke="{_LINE}" stroke-width="2" stroke-linejoin="round" d="{SHAPES[shape]}"/>'


def draw_peg(shape: str, lying: bool = False) -> str:
    """Return the follower: halo, body and punched shape. A lying one has its head to the west; the shape stays upright.

    :raises KeyError: no such shape.
    """
    outline = _build_peg()
    if lying:
        outline = map_points(outline, lambda point: (point[1], -point[0]))
    body = svg.format_path(outline, closed=True)
    place = "translate(6.6)" if lying else "translate(0 6.6)"
    return (
        f'<path fill="none" stroke="{find_ink("white")}" stroke-width="5.6" stroke-linejoin="round" d="{body}"/>'
        f'<path fill="var(--seat)" stroke="{find_ink("key")}" stroke-width="2.4" stroke-linejoin="round"'
        f' stroke-dasharray="var(--seat-dash,none)" d="{body}"/>'
        f'<path fill="var(--seat-mark)" transform="{place}scale(.46)" d="{SHAPES[shape]}"/>'
    )
