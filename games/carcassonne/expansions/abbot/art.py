"""Drawings of the Abbot: the garden, as in games.carcassonne.art_glyphs."""

from typing import Final

from games.carcassonne.art_figures import BODY, draw_figure
from games.core.art.glyph import Glyph
from games.core.art.glyph import draw_line as _line
from games.core.art.glyph import draw_shape as _shape

GLYPHS: Final[dict[str, Glyph]] = {
    "garden": Glyph(
        _shape("M-10.6-7.6H10.6V8.4H-10.6z", "field-light", 1.6)
        + _line("M-10.6.4H10.6M0-7.6V8.4", 1.5, "road")
        + _shape("M-7.6-2.4a2.2 2.2 0 1 1 4.4 0 2.2 2.2 0 1 1-4.4 0z", "red", 1)
        + _shape("M3.2-2.4a2.2 2.2 0 1 1 4.4 0 2.2 2.2 0 1 1-4.4 0z", "gold", 1)
        + _shape("M-7.6 5.2a2.2 2.2 0 1 1 4.4 0 2.2 2.2 0 1 1-4.4 0z", "gold", 1)
        + _shape("M3.2 5.2a2.2 2.2 0 1 1 4.4 0 2.2 2.2 0 1 1-4.4 0z", "red", 1)
        + _line("M-10.6-7.6V-10M-5.3-7.6V-9.4M0-7.6V-10M5.3-7.6V-9.4M10.6-7.6V-10", 1.3),
        (-11.6, -10.8, 11.6, 9.4),
    ),
}
"""By kind."""
PICTURES: Final[dict[str, str]] = {
    "abbot": draw_figure(
        "M0-48L13-34 10-20C22-14 28 10 30 42Q0 48-30 42C-28 10-22-14-10-20L-13-34z", "M0-41V-27M-5-35H5M-12-20H12"
    ),
}
"""A figure with a mitre."""
PARTS: Final = {"abbot": BODY}
CATEGORY_ICONS: Final[dict[str, str]] = {
    "garden": "M4 20.4V9.6h16v10.8zM12 9.6v10.8M4 15h16M4 9.6V6.4M9.4 9.6V6.8M14.6 9.6V6.8M20 9.6V6.4",
}
"""A bed of four behind a fence."""
