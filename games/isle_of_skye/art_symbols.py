"""Glyphs of the symbols on tiles, each unmistakable at 18 pixels and without colour.

They stand upright around an origin and are about 24 to 30 units large: paper or a strong fill, with a key line of 1.5.
"""

from typing import Final

from games.core.art import svg
from games.core.art.glyph import Glyph, draw_flat, draw_line, draw_shape
from games.core.art.palette import SEATS, find_ink, find_seat_ink
from games.core.art.pieces import SHAPES

_KEY: Final = 1.5


def _draw_shape(data: str, paint: str) -> str:
    return draw_shape(data, paint, _KEY)


SHEEP: Final = Glyph(
    draw_line("M-2.6 6V11.2M5.4 6V11.2", 2.6)
    + _draw_shape(
        "M-7 6.4C-10.6 6.6-11.6 2.6-9.2.6-11.6-3.2-8.6-6.8-5.2-5.8-4.4-9.6.8-10.4 2.6-7.6"
        "5.4-10 9.8-8 9.6-4.4 13-3.4 13.2 1.2 10.4 2.4 11 6 7.4 8 4.8 6.4 2.4 8.6-1.6 8.4-3 6.4-4.2 7.4-6 7.2-7 6.4z",
        "white",
    )
    + draw_flat("M-12.8-2.8C-13-5.2-10.6-6.4-8.8-5.4-6.4-6.4-5-5-6-3.4-5.6-.6-7.6 4-10 4-12.4 3.8-12.8 0-12.8-2.8z")
    + draw_flat("M-11.4-2.2a1.1 1.1 0 1 1 2.2 0 1.1 1.1 0 1 1-2.2 0z", "white"),
    (-13.2, -9.8, 13.2, 12.6),
)
_HORN: Final = "M-5.4-3.6C-10-3-14-5.4-13.8-11.6-11.8-8.6-9.4-7.6-5-7.8z"
_HORN_EAST: Final = "M5.4-3.6C10-3 14-5.4 13.8-11.6 11.8-8.6 9.4-7.6 5-7.8z"
CATTLE: Final = Glyph(
    _draw_shape(
        "M-6.4-1.6C-9-3.4-12-1.8-12.6.6-10.4 2.8-8 2-6 .6zM6.4-1.6C9-3.4 12-1.8 12.6.6 10.4 2.8 8 2 6 .6z", "rust"
    )
    + _draw_shape(_HORN + _HORN_EAST, "white")
    + _draw_shape(
        "M-7-7.4C-4-9.6 4-9.6 7-7.4 8-3 6.4 2 5.6 6 5 10.6 2.6 12 0 12S-5 10.6-5.6 6C-6.4 2-8-3-7-7.4z", "rust"
    )
    + _draw_shape("M-4.6 8.4C-4.6 5.6-2.4 4.8 0 4.8S4.6 5.6 4.6 8.4 2.4 12 0 12-4.6 11.2-4.6 8.4z", "city-light")
    + draw_flat("M-2.8 8.4a.9.9 0 1 1 1.8 0 .9.9 0 1 1-1.8 0zM1 8.4a.9.9 0 1 1 1.8 0 .9.9 0 1 1-1.8 0z")
    + draw_flat("M-5 .8a1.3 1.3 0 1 1 2.6 0 1.3 1.3 0 1 1-2.6 0zM2.4.8a1.3 1.3 0 1 1 2.6 0 1.3 1.3 0 1 1-2.6 0z")
    + draw_flat("M-6.2-7.2C-3-9-3-9 6.2-7.2L4.4-2.4 2.4-5 .2.6-2-4.6-4.6-2z", "gold"),
    (-14.4, -12.2, 14.4, 12.8),
)
FARM: Final = Glyph(
    _draw_shape("M5-5V-11.6H9V-4z", "white")
    + _draw_shape("M-10.4 10V-1H10.4V10z", "white")
    + _draw_shape("M-13.2.4L-8.8-8.8H8.8L13.2.4z", "red")
    + draw_line("M-8-2L-6.4-5.8M-2.8-2L-2.4-5.8M2.8-2L2.4-5.8M8-2L6.4-5.8", 1, "city-light")
    + draw_flat("M-2.2 10V3.6H2.2V10zM-7.8 3.2h3.2v3.2h-3.2zM4.6 3.2h3.2v3.2h-3.2z"),
    (-14.0, -12.4, 14.0, 10.8),
)
BROCH: Final = Glyph(
    _draw_shape("M-11.4 11.6C-8.4 6-7.6-2-7.4-9.4H7.4C7.6-2 8.4 6 11.4 11.6z", "stone")
    + _draw_shape("M-7.4-9.4C-7.4-12.6 7.4-12.6 7.4-9.4S-7.4-6.2-7.4-9.4z", "mountain-dark")
    + draw_line("M-7-4.4H-2M2-4.4H6.8M-4.6-.4H4.6M-7.8 3.6H-3.2M3.2 3.6H7.8", 1.1)
    + draw_flat("M-2.4 11.6V7.6a2.4 2.4 0 0 1 4.8 0v4z"),
    (-12.2, -12.6, 12.2, 12.4),
)
LIGHTHOUSE: Final = Glyph(
    _draw_shape("M-2-10.4L-12.6-14.2V-6.6zM2-10.4L12.6-14.2V-6.6z", "gold")
    + _draw_shape("M-5.6 13.4L-3.4-6.4H3.4L5.6 13.4z", "white")
    + draw_flat("M-3.6-4.4H3.6L4.1 .4H-4.1zM-4.6 5.2H4.6L5.1 10H-5.1z", "red")
    + draw_line("M-5.6 13.4L-3.4-6.4H3.4L5.6 13.4z", _KEY)
    + _draw_shape("M-3-7V-12.4H3V-7z", "white")
    + _draw_shape("M-4.4-12L0-16.6 4.4-12z", "red")
    + draw_line("M-4.6-6.6H4.6", 2),
    (-7.0, -14.0, 7.0, 14.2),
)
SHIP: Final = Glyph(
    draw_line("M0-13.4V4", 2)
    + _draw_shape("M-8.6-10.6H8.6C10.2-6 10.2-2 8.6 2.4H-8.6C-7-2-7-6-8.6-10.6z", "white")
    + draw_flat(
        "M-4.2-9.8h3.2C.4-6 .4-2-1 1.6h-3.2C-2.8-2-2.8-6-4.2-9.8z"
        "M3.4-9.8h3.2C8-6 8-2 6.6 1.6h-3.2C4.8-2 4.8-6 3.4-9.8z",
        "red",
    )
    + _draw_shape(
        "M-13.4 1.6C-12 5-10 5.6-7.6 5.6H7.6C10 5.6 12 5 13.4 1.6 14.2 8 11 12 6 12H-6C-11 12-14.2 8-13.4 1.6z", "wood"
    )
    + draw_line("M-9.4 8.6H9.4", 1),
    (-14.4, -14.4, 14.4, 12.8),
)
BARREL: Final = Glyph(
    _draw_shape("M-6.8-11.4H6.8C10.2-5 10.2 5 6.8 11.4H-6.8C-10.2 5-10.2-5-6.8-11.4z", "wood")
    + draw_line("M-2.6-10.6V10.6M2.6-10.6V10.6", 0.9)
    + draw_line("M-8.2-5.6H8.2M-8.2 5.6H8.2", 3.6)
    + draw_line("M-7.8-5.6H7.8M-7.8 5.6H7.8", 2, "stone"),
    (-10.2, -12.2, 10.2, 12.2),
)
CASTLE: Final = Glyph(
    draw_line("M0-9V-20", 1.8)
    + _draw_shape("M-8 19.4V-7H-8V-10.4H-4.6V-8H-1.8V-10.4H1.8V-8H4.6V-10.4H8V19.4z", "white")
    + _draw_shape(
        "M-16.4 19.4V-2.4H-13.4V-.2H-10.4V-2.4H-6.4V19.4zM16.4 19.4V-2.4H13.4V-.2H10.4V-2.4H6.4V19.4z", "white"
    )
    + draw_flat("M-3.8 19.4V12.4a3.8 3.8 0 0 1 7.6 0v7z")
    + draw_line("M0-3V1M-11.4 5V8.6M11.4 5V8.6", 2.2),
    (-17.2, -20.8, 17.2, 20.2),
)
_FLAG: Final = "M.8-21C6-23 9.4-19 15.4-21L13-15.8 15.4-10.6C9.4-8.6 6-12.6 .8-10.6z"


def _draw_castle(colour: str) -> Glyph:
    """Return a castle under the flag of a seat: its colour and its shape."""
    paint, key, mark = find_seat_ink(colour), find_ink("key"), find_seat_ink(colour, "mark")
    return Glyph(
        f'<use href="#g-castle"/><path d="{_FLAG}" fill="{paint}" stroke="{key}" stroke-width="1.4"'
        f' stroke-linejoin="round"/><path d="{SHAPES[SEATS[colour].shape]}" fill="{mark}"'
        ' transform="translate(7.4-15.8)scale(.3)"/>',
        CASTLE.body,
    )


SCROLL: Final = Glyph(
    _draw_shape("M-12.8-9.4H12.8V9.4H-12.8z", "white")
    + _draw_shape("M-17-10.4Q-14.8-12.6-12.6-10.4V10.4Q-14.8 12.6-17 10.4z", "gold")
    + _draw_shape("M17-10.4Q14.8-12.6 12.6-10.4V10.4Q14.8 12.6 17 10.4z", "gold"),
    (-17.8, -12.2, 17.8, 12.2),
)
_TWO: Final = "M-10.4-3C-10.4-7.4-4-7.4-4-3.2-4 .2-8.4 2.6-10.4 6.2H-3.4"


def _draw_counting_scroll(name: str, glyph: Glyph, two: bool = False) -> Glyph:
    """Return a scroll that counts a thing, or two of it."""
    left, top, right, bottom = glyph.body
    scale = min((14.4 if two else 22) / (right - left), 16.4 / (bottom - top))
    middle, level = (4.8 if two else 0) - (left + right) / 2 * scale, -(top + bottom) / 2 * scale
    transform = f"translate({svg.format_numbers((middle, level), 0.1)})scale({svg.format_number(scale, 0.01)})"
    figure = draw_line(_TWO, 2.6) if two else ""
    return Glyph(f'<use href="#g-scroll"/>{figure}<use href="#g-{name}" transform="{transform}"/>', SCROLL.body)


PEAK: Final = Glyph(
    draw_shape("M-8 6L-1.4-6 1.6-2.6 3-4.4 8 6z", "mountain-dark", 1.1)
    + draw_flat("M-7.2 5.6L-1.4-5 0-1 -1.4 1.4.4 5.6z", "mountain-light"),
    (-8.6, -6.6, 8.6, 6.6),
)
WAVE: Final = Glyph(draw_line("M-9 0Q-6-4-3 0T3 0 9 0", 1.8, "water-light"), (-9.9, -2.9, 9.9, 2.9))
TUFT: Final = Glyph(
    draw_line("M-2.6 2Q-2.4-1-4-2.6M0 2.2V-3.6M2.6 2Q2.4-1 4-2.6", 1.2, "field-dark"), (-4.6, -4.2, 4.6, 2.8)
)

_COUNTED: Final[dict[str, Glyph]] = {
    "sheep": SHEEP,
    "cattle": CATTLE,
    "farm": FARM,
    "broch": BROCH,
    "lighthouse": LIGHTHOUSE,
    "ship": SHIP,
    "barrel": BARREL,
}
_IN_PAIRS: Final = ("sheep", "ship", "barrel")

SYMBOLS: Final[dict[str, Glyph]] = {
    **_COUNTED,
    "castle": CASTLE,
    **{f"castle-{colour}": _draw_castle(colour) for colour in SEATS},
    "scroll": SCROLL,
    **{f"scroll-2-{name}": _draw_counting_scroll(name, _COUNTED[name], two=True) for name in _IN_PAIRS},
    **{
        f"scroll-{name}": _draw_counting_scroll(name, glyph)
        for name, glyph in _COUNTED.items()
        if name not in _IN_PAIRS
    },
    "peak": PEAK,
    "wave": WAVE,
    "tuft": TUFT,
}
"""By kind. `scroll-2-sheep` is a scroll that pays for every two sheep."""
