"""Drawings of Traders & Builders: the goods, as in games.carcassonne.art_glyphs."""

from typing import Final

from games.carcassonne.art_figures import BODY, draw_figure
from games.core.art.glyph import Glyph
from games.core.art.glyph import draw_flat as _flat
from games.core.art.glyph import draw_line as _line
from games.core.art.glyph import draw_shape as _shape
from games.core.assets import PieceParts, StockKind

GLYPHS: Final[dict[str, Glyph]] = {
    "wine": Glyph(
        _shape("M-7.6-5.6Q0-8.6 7.6-5.6 9.6 0 7.6 5.6 0 8.6-7.6 5.6-9.6 0-7.6-5.6z", "wood", 1.4)
        + _line("M-4.4-6.6Q-6 0-4.4 6.6M4.4-6.6Q6 0 4.4 6.6", 1.4)
        + _flat("M-1.7 0a1.7 1.7 0 1 1 3.4 0 1.7 1.7 0 1 1-3.4 0z"),
        (-9.4, -8.4, 9.4, 8.4),
    ),
    "grain": Glyph(
        _line("M-5 8.6L-1 0M0 8.6V0M5 8.6L1 0", 1.5)
        + _shape("M0 0C-3.4-2.6-3.4-7 0-10.4 3.4-7 3.4-2.6 0 0z", "gold", 1.2)
        + _shape("M-1.6.8C-6 0-8.4-3.6-7.8-7.8-4-6.6-1.6-3.4-1.6.8z", "gold", 1.2)
        + _shape("M1.6.8C6 0 8.4-3.6 7.8-7.8 4-6.6 1.6-3.4 1.6.8z", "gold", 1.2)
        + _line("M-3.8 4H3.8", 2.4, "rust"),
        (-8.6, -11.2, 8.6, 9.4),
    ),
    "cloth": Glyph(
        _shape("M-9-4.6H6.4C9.4-4.6 9.4 7.4 6.4 7.4H-9z", "red", 1.4)
        + _shape("M-9-4.6C-6.4-4.6-6.4 7.4-9 7.4-11.6 7.4-11.6-4.6-9-4.6z", "white", 1.4)
        + _line("M-9 1.4q1.2-1.6 0-3.2-2-.6-1.6 2.6", 1)
        + _line("M-4-1.4H5.6M-4 1.6H6.4M-4 4.6H5.6", 1, "gold"),
        (-11.8, -5.6, 9.6, 8.4),
    ),
}
"""By kind."""
PICTURES: Final[dict[str, str]] = {
    "builder": draw_figure(
        "M-14-22V-34H-24V-42H24V-34H14V-22C20-16 24-12 26-6L36-16 42-10 28 10 29 42Q0 48-29 42C-28 12-24-12-14-22z"
    ),
    "pig": draw_figure(
        "M-40 2C-40-16-22-22-2-22 8-22 16-20 22-16L32-26 34-12C40-8 44-2 46 6L46 16 36 18"
        "C32 22 28 24 26 26V40H14V28H-14V40H-26V26C-36 20-40 12-40 2z",
        "M-40-2C-48-4-48-12-42-14",
    ),
}
"""A figure with a broad hat and a raised arm; a pig from the side."""
PARTS: Final = {"builder": BODY, "pig": PieceParts(shape=(-6, 2, 1.4))}
CATEGORY_ICONS: Final[dict[str, str]] = {
    "goods": "M5 8.6c2.4-1.4 11.6-1.4 14 0v10.8c-2.4 1.4-11.6 1.4-14 0zM5 12h14M5 16h14",
}
"""A barrel."""
STOCK: Final[dict[str, StockKind]] = {
    "wine": StockKind(
        "amount", icon="M5 8.6c2.4-1.4 11.6-1.4 14 0v10.8c-2.4 1.4-11.6 1.4-14 0zM5 12h14M5 16h14", gathered=True
    ),
    "grain": StockKind(
        "amount",
        icon="M12 21V10M12 10c-3-2-3-5 0-7.4 3 2.4 3 5.4 0 7.4zM12 16c-3.6 0-6-2-6.4-5.6M12 16c3.6 0 6-2 6.4-5.6",
        gathered=True,
    ),
    "cloth": StockKind(
        "amount",
        icon="M4.4 6.6h13c3 0 3 10.8 0 10.8h-13zM4.4 6.6c-2 3-2 7.8 0 10.8M8.4 10.4h8M8.4 13.6h8",
        gathered=True,
    ),
}
"""Goods beside everybody's points."""
