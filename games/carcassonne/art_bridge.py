"""Bridges: roads over rivers and over other roads, on tiles of several expansions."""

from typing import Final

from games.core.art.glyph import Glyph
from games.core.art.glyph import draw_line as _line

BRIDGES: Final[dict[str, Glyph]] = {
    "bridge": Glyph(
        _line("M-9.4-8.6Q0-11.6 9.4-8.6M-9.4 8.6Q0 11.6 9.4 8.6", 3.8)
        + _line("M-9.4-8.6Q0-11.6 9.4-8.6M-9.4 8.6Q0 11.6 9.4 8.6", 1.6, "stone"),
        (-11.0, -12.0, 11.0, 12.0),
    ),
    "bridge-up": Glyph(
        _line("M-8.6-9.4Q-11.6 0-8.6 9.4M8.6-9.4Q11.6 0 8.6 9.4", 3.8)
        + _line("M-8.6-9.4Q-11.6 0-8.6 9.4M8.6-9.4Q11.6 0 8.6 9.4", 1.6, "stone"),
        (-12.0, -11.0, 12.0, 11.0),
    ),
}
"""By kind: along the road from west to east, and from north to south."""
