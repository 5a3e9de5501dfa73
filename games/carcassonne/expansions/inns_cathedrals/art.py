"""Drawings of Inns & Cathedrals, as in games.carcassonne.art_glyphs."""

from typing import Final

from games.carcassonne.art_figures import draw_figure
from games.core.art.glyph import Glyph
from games.core.art.glyph import draw_flat as _flat
from games.core.art.glyph import draw_line as _line
from games.core.art.glyph import draw_shape as _shape
from games.core.assets import PieceParts

GLYPHS: Final[dict[str, Glyph]] = {
    "inn": Glyph(
        _shape("M-12 6.4C-12 3-9 1.8-6 2.4-2 3-1 7.6-5 9-9 10-12 9-12 6.4z", "water", 1)
        + _shape("M-3 7.4V-2H9.6V7.4z", "white", 1.4)
        + _shape("M-5-1.2L-1.6-8.6H8.4L11.6-1.2z", "rust", 1.4)
        + _flat("M1.6 7.6V3.4a1.7 1.7 0 0 1 3.4 0V7.6z")
        + _line("M-7.6 2V-9.6H-3.4", 1.5)
        + _shape("M-9.6-7.4H-4.4V-3.2H-9.6z", "gold", 1.1),
        (-12.8, -10.6, 12.4, 9.8),
    ),
    "cathedral": Glyph(
        _shape("M-15 18V-4H15V18z", "white", 1.8)
        + _shape("M-17-3L0-14.6 17-3z", "roof", 1.8)
        + _shape("M-19.6 18V-9H-11V18zM11 18V-9H19.6V18z", "white", 1.8)
        + _shape("M-21.4-8.2L-15.3-24.6-9.2-8.2zM9.2-8.2L15.3-24.6 21.4-8.2z", "roof-dark", 1.8)
        + _shape("M-5 2a5 5 0 1 1 10 0 5 5 0 1 1-10 0z", "gold", 1.3)
        + _line("M0-3V7M-5 2H5M-3.4-1.4L3.4 5.4M3.4-1.4L-3.4 5.4", 0.9)
        + _flat("M-3.4 18.6V12.4a3.4 3.4 0 0 1 6.8 0v6.2z")
        + _flat("M-16.6.6V-3.4a1.3 1.3 0 0 1 2.6 0v4zM14 .6V-3.4a1.3 1.3 0 0 1 2.6 0v4z")
        + _line("M0-15.4V-21M-2.4-18.8H2.4M-15.3-25.4V-28M15.3-25.4V-28", 1.7),
        (-22.4, -25.6, 22.4, 19.4),
    ),
}
"""By kind."""
PICTURES: Final[dict[str, str]] = {
    "big": draw_figure(
        "M0-50C14-50 22-41 22-30 22-24 19-18 14-15 32-10 42 12 45 44Q0 52-45 44"
        "C-42 12-32-10-14-15-19-18-22-24-22-30-22-41-14-50 0-50z"
    ),
}
"""A follower, broad and tall."""
PARTS: Final = {"big": PieceParts(shape=(0, 20, 2.2))}
