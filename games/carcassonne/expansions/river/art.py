"""Drawings of the River: spring, lake, bridge, as in games.carcassonne.art_glyphs."""

from typing import Final

from games.core.art.glyph import Glyph
from games.core.art.glyph import draw_line as _line
from games.core.art.glyph import draw_shape as _shape

GLYPHS: Final[dict[str, Glyph]] = {
    "river": Glyph(
        _line("M-9-4Q-4.5-9 0-4T9-4M-9 4Q-4.5-1 0 4T9 4", 4.6)
        + _line("M-9-4Q-4.5-9 0-4T9-4M-9 4Q-4.5-1 0 4T9 4", 2.4, "water"),
        (-11.4, -9.0, 11.4, 8.0),
    ),
    "spring": Glyph(
        _shape("M-9 5C-10-1-6-6 0-7 7-7 10-1 9 5 5 8-5 8-9 5z", "stone")
        + _shape("M-4.6 4C-5 .4-2.6-1.8 0-1.8 2.6-1.8 5 .4 4.6 4 2 5.4-2 5.4-4.6 4z", "water", 1)
        + _line("M-6-1.6L-4.4-3.4M3.4-4.4L5.6-2.6", 0.9),
        (-10.5, -8.0, 10.5, 8.5),
    ),
    "lake": Glyph(
        _line("M-9-3q2.2-2 4.4 0t4.4 0M-1 3q2.2-2 4.4 0t4.4 0M-7 7.6q2.2-2 4.4 0", 1.5, "water-light")
        + _shape("M4-7.4L10-10.6 9-5.2z", "white", 1)
        + _line("M2.6-4.6H11.6", 1.6),
        (-12.0, -12.0, 12.4, 9.0),
    ),
}
"""By kind."""
