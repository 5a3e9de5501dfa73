"""The expansion's own things, drawn by ourselves: the journeyman symbol, bonus tiles, pieces."""

from typing import Final

from games.core.art.glyph import Glyph, draw_flat, draw_line, draw_shape
from games.core.art.palette import find_ink
from games.isle_of_skye.art_emblems import draw_on_disc
from games.isle_of_skye.art_parts import draw_coin, draw_digit, translate

BONUS_GLYPH: Final = "bonus"
"""Prefix of the glyphs of bonus tiles."""
_WALKING: Final = (
    draw_line("M6.6-6.4L4.4 9.6", 1.8)
    + draw_line("M-.4 2.4L-3.6 9.2M.2 2.4L2.6 5.4 1.6 9.2", 2.6)
    + draw_shape("M-3.4 3.2C-3.8-1.6-2.6-4.6 0-4.8 2.4-4.6 3.4-1.4 3 3.2z", "wood", 1.4)
    + draw_line("M1.4-2.6L5.4-.6", 2.2)
    + draw_flat("M-4.8-6.6C-2.2-5.6 2-5.6 4.6-6.6L2.4-7.6C2-9.8-1.8-9.8-2.4-7.6z")
)
WALKER: Final = draw_on_disc(_WALKING)
"""The symbol on its disc: a walker with hat and staff."""

# --- bonus tiles ------------------------------------------------------------------------------------------

_PLATE: Final = "M-12-14H12L14-12V12L12 14H-12L-14 12V-12z"
_STRIP: Final = "M-9-3H9V3H-9z"


def draw_number(value: int, width: float = 2.8) -> str:
    """Return a number around the origin, its digits side by side."""
    digits = str(value)
    if len(digits) == 1:
        return draw_digit(value, width)
    first = -4.6 * (len(digits) - 1)
    return "".join(translate(draw_digit(int(digit), width), first + 9.2 * n, 0) for n, digit in enumerate(digits))


def _draw_strip(y: float) -> str:
    return translate(draw_shape(_STRIP, "wood", 1.4), 0, y)


GLYPHS: Final[dict[str, Glyph]] = {
    f"{BONUS_GLYPH}-{tile}": Glyph(draw_shape(_PLATE, "road", 1.5) + drawn, (-14.8, -14.8, 14.8, 14.8))
    for tile, drawn in {
        "third_waypoint": draw_shape("M-6-8H6L9-3V3L6 8H-6L-9 3V-3z", "white", 1.6)
        + translate(draw_digit(3), 0, 0, 0.8),
        "advance": draw_shape("M-10-3.4H1V-8.6L10.4 0 1 8.6V3.4H-10z", "field", 1.6),
        "one_road": _draw_strip(0),
        "extra_movement": translate(_WALKING, -4.4, 0, 0.9)
        + translate(draw_line("M-3 0H3M0-3V3", 2.2), 5.4, -7)
        + translate(draw_digit(4, 3), 5.6, 3.4, 0.8),
        "five_gold": draw_coin(10) + draw_digit(5),
        "two_roads": _draw_strip(-5.4) + _draw_strip(5.4),
        "no_axe": draw_line("M-5.4 9.4L3-4.4", 3, "wood")
        + draw_shape("M-1.6-6.6C1-10.4 6.4-9 8-4.6 5.6-3.8 3.6-2 2.8 1z", "stone", 1.5)
        + draw_line("M-9.6-9.6L9.6 9.6", 2.6, "red"),
        "bank_pays": draw_shape("M-10-3.4L0-10.4 10-3.4z", "stone", 1.5)
        + draw_line("M-6.6-1.6V5M6.6-1.6V5", 2.6)
        + draw_line("M-10 8.6H10", 2.8)
        + translate(draw_coin(4.6), 0, 2.4),
        "two_buys": draw_shape("M-10.4-9.6H1.6V2.4H-10.4z", "water", 1.5)
        + draw_shape("M-1.6-2.4H10.4V9.6H-1.6z", "field", 1.5),
    }.items()
}
"""Glyphs of the bonus tiles."""

# --- pieces -----------------------------------------------------------------------------------------------

EMBLEMS: Final[dict[str, str]] = {
    "warrior": draw_line("M-10 12L10-12M-10 2L0 12", 3.4) + draw_line("M10-12L4-11 10-5z", 3.4),
    "merchant": draw_coin(12) + draw_line("M-4 0H4", 3),
    "herald": draw_line("M-8 14V-14", 3) + draw_shape("M-8-13H12L6-7 12-1H-8z", "red", 2),
}
"""What stands for a track, about 26 wide around the origin."""
_KEY: Final = f'stroke="{find_ink("key")}" stroke-width="5" stroke-linejoin="round"'
_PAWN: Final = (
    "M-30 46C-26 18-20 4-10-2-16-6-19-12-18-20L-34-24 -32-30-17-33C-15-48 15-48 17-33L32-30 34-24 18-20"
    "C19-12 16-6 10-2 20 4 26 18 30 46z"
)
_OCTAGON: Final = "M-18-44H18L44-18V18L18 44H-18L-44 18V-18z"
PIECES: Final[dict[str, str]] = {
    "journeyman": f'<path fill="currentColor" {_KEY} d="{_PAWN}"/>',
    "waypoint": f'<path fill="currentColor" {_KEY} d="{_OCTAGON}"/>'
    f'<circle r="15" fill="{find_ink("white")}" stroke="{find_ink("key")}" stroke-width="4"/>',
    "road": f'<path fill="{find_ink("road")}" {_KEY} d="M-48-17H48V17H-48z"/>'
    f'<path fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round" d="M-34 0H34"/>',
    **{
        f"progress_{track}": f'<circle r="42" fill="currentColor" {_KEY}/>'
        for track in ("warrior", "merchant", "herald")
    },
    **{f"track_{track}": translate(emblem, 0, 0, 3) for track, emblem in EMBLEMS.items()},
    **{glyph.replace("-", "_"): f'<use href="#g-{glyph}" transform="scale(3)"/>' for glyph in GLYPHS},
}
"""Pictures of pieces and tracks by kind, around their middle with a radius of 50; a road lies from west to east."""
ICONS: Final = {"tracks": "M3.6 17.4H8.4V12.6H13.2V7.8H18M14.4 4.2L18.4 7.8 14.4 11.4"}
"""Icons of the kinds of points."""
