"""What stands on a tile: small upright drawings around an origin, in tile units, one key line each."""

from typing import Final

from games.core.art.glyph import Glyph
from games.core.art.glyph import draw_flat as _flat
from games.core.art.glyph import draw_line as _line
from games.core.art.glyph import draw_shape as _shape
from games.core.art.palette import find_ink

GABLE: Final = Glyph(
    _shape("M2.4-3V-7.6H4.6V-3z", "white")
    + _shape("M-4.8 6V-1L0-5.4 4.8-1V6z", "white")
    + _shape("M-6.4 0L0-6.6 6.4 0z", "roof")
    + _line("M-1.9-2.1L0-4.1", 0.8, "city-light")
    + _flat("M-1.4 6.2V2.6a1.4 1.4 0 0 1 2.8 0V6.2z"),
    (-7.0, -8.2, 7.0, 6.6),
)
LONGHOUSE: Final = Glyph(
    _shape("M-6.8 5.6V0H6.8V5.6z", "white")
    + _shape("M-8 .5L-5.2-5.4H5.2L8 .5z", "roof")
    + _line("M-3.6-1.4L-2.6-3.4M.2-1.4V-3.4M4-1.4L3-3.4", 0.8, "city-light")
    + _flat("M-4.8 2.2h2.2v1.8h-2.2zM2.6 2.2h2.2v1.8h-2.2zM-1 5.8V2.4H1V5.8z"),
    (-8.6, -6.0, 8.6, 6.2),
)
TOWERHOUSE: Final = Glyph(
    _shape("M-3.8 7V-3.6H3.8V7z", "white")
    + _shape("M-5.2-3L0-10.6 5.2-3z", "roof-dark")
    + _line("M-1.7-5L-.4-7", 0.8, "city-light")
    + _line("M0-.2V1.6", 1.8)
    + _flat("M-1.2 7V5a1.2 1.2 0 0 1 2.4 0V7z"),
    (-5.8, -11.2, 5.8, 7.6),
)
ROUND_TREE: Final = Glyph(
    _line("M0 3.6V7.2", 1.6)
    + _shape("M0-6.6C4.2-6.2 5.6-2.6 4.6.6 3.6 3.8-3.6 3.8-4.6.6-5.6-2.6-4.2-6.2 0-6.6z", "tree", 1.1)
    + _line("M-2.4-2.6L-1.2-4.2M-.4-.2L1-2M2 1.2L3-.4", 0.9, "field-light"),
    (-5.7, -7.2, 5.7, 8.0),
)
POINTED_TREE: Final = Glyph(
    _line("M0 4V7.2", 1.6)
    + _shape("M0-8.2C2.8-3.6 4-.4 3.6 4.2Q0 5.4-3.6 4.2C-4-.4-2.8-3.6 0-8.2z", "tree", 1.1)
    + _line("M-1.2-1.6L-.2-3.8M-.2 2.2L1.2-.4", 0.9, "field-light"),
    (-4.3, -8.8, 4.3, 8.0),
)
TURRET: Final = Glyph(
    _shape("M-3.8 5V-2.4H3.8V5Q0 6.6-3.8 5z", "wall")
    + _shape("M-5.2-1.8L0-9 5.2-1.8z", "roof-dark")
    + _line("M0 .8V2.6", 1.4),
    (-5.8, -9.6, 5.8, 6.4),
)
GATE: Final = Glyph(
    _shape("M-4.6 6V-3.4H-3V-1.8H-1V-3.4H1V-1.8H3V-3.4H4.6V6z", "wall")
    + _shape("M-9.4 6.2V-6.4h1.6v1.6h1.7v-1.6h1.6V6.2zM9.4 6.2V-6.4h-1.6v1.6h-1.7v-1.6h-1.6V6.2z", "wall")
    + _flat("M-3.2 6.8V2.8a3.2 3.2 0 0 1 6.4 0V6.8z")
    + _line("M-7-1.2V.8M7-1.2V.8", 1.2),
    (-10.0, -7.0, 10.0, 6.8),
)
PENNANT: Final = Glyph(
    _line("M-6 12.4V-12.4", 3.8)
    + _line("M-6 12.2V-12.2", 1.5, "white")
    + f'<path fill="none" stroke="{find_ink("red")}" stroke-width="1.5" stroke-dasharray="2 3" d="M-6 11.4V1"/>'
    + _shape("M-5-12.4C0-14.6 5-10.2 10.6-12.4L7.6-6.4 10.6-.4C5 1.8 0-2.6-5-.4z", "gold", 1.7)
    + _flat("M-1.9-6.6a2.2 2.2 0 1 1 4.4 0 2.2 2.2 0 1 1-4.4 0z"),
    (-8.0, -14.4, 11.6, 14.4),
)
YARD: Final = Glyph(
    f'<path fill="{find_ink("field-dark")}" d="'
    'M-24 14C-22 7-10 6 0 6 11 6 24 7 25 14 24 20 12 22 1 22-11 22-23 20-24 14z"/>'
    + _line("M-19.6 16.4l4 1.2M-11 19.4l4.4.6M12.4 19.6l4.2-.8M20.4 15.8l2-1.2", 1, "field"),
    (-24.0, 6.0, 25.0, 22.0),
)
CLOISTER: Final = Glyph(
    _shape("M-15.6 15V-.6H8V15z", "white", 1.7)
    + _shape("M-18 .8L-13-9.6H8V.8z", "roof", 1.7)
    + _line("M-12.6-2.4l1.6-4M-7.4-2.4l1-4M-2-2.4l.6-4M3.4-2.4v-4", 1, "city-light")
    + _shape("M6.6 15V-11H17V15z", "white", 1.7)
    + _shape("M4.6-10L11.8-23.6 19-10z", "roof-dark", 1.7)
    + _line("M9.4-13.6L11.4-17.6", 1, "city-light")
    + _line("M11.8-24V-30.4M9-27.8H14.6", 1.9)
    + _flat("M-12.8 8V5a1.9 1.9 0 0 1 3.8 0V8zM-6.6 8V5a1.9 1.9 0 0 1 3.8 0V8z")
    + _flat("M-.8 15.6V9.6a2.8 2.8 0 0 1 5.6 0v6zM9.9-2.4V-5.4a1.9 1.9 0 0 1 3.8 0V-2.4z")
    + _line("M11.8 3.4V7", 1.7),
    (-19.0, -24.6, 20.0, 16.2),
)
HUB: Final = Glyph(
    f'<circle r="11" fill="{find_ink("road")}" stroke="{find_ink("key")}" stroke-width="2"/>'
    f'<circle r="5.6" fill="{find_ink("field-dark")}" stroke="{find_ink("key")}" stroke-width="1.4"/>'
    + _line("M0 3.2V-3.6M-2.5-1.2H2.5", 3.4)
    + _line("M0 3V-3.4M-2.3-1.2H2.3", 1.7, "stone"),
    (-12.0, -12.0, 12.0, 12.0),
)

GLYPHS: Final[dict[str, Glyph]] = {
    "house-0": GABLE,
    "house-1": LONGHOUSE,
    "house-2": TOWERHOUSE,
    "tree-0": ROUND_TREE,
    "tree-1": POINTED_TREE,
    "turret": TURRET,
    "gate": GATE,
    "pennant": PENNANT,
    "yard": YARD,
    "cloister": CLOISTER,
    "hub": HUB,
}
"""By kind; on the sheet each is `g-<kind>`."""
