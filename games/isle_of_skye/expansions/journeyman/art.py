"""The journeyman symbol of landscape tiles: a walker with hat and staff."""

from typing import Final

from games.core.art.glyph import flat, line, shape
from games.isle_of_skye.art_emblems import on_disc

WALKER: Final = on_disc(
    line("M6.6-6.4L4.4 9.6", 1.8)
    + line("M-.4 2.4L-3.6 9.2M.2 2.4L2.6 5.4 1.6 9.2", 2.6)
    + shape("M-3.4 3.2C-3.8-1.6-2.6-4.6 0-4.8 2.4-4.6 3.4-1.4 3 3.2z", "wood", 1.4)
    + line("M1.4-2.6L5.4-.6", 2.2)
    + flat("M-4.8-6.6C-2.2-5.6 2-5.6 4.6-6.6L2.4-7.6C2-9.8-1.8-9.8-2.4-7.6z")
)
"""The symbol on its disc."""
