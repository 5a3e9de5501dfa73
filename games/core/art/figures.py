"""Digits as strokes: no picture holds text, which every phone would set in another font."""

from typing import Final

FIGURES: Final[tuple[str, ...]] = (
    "M0-6.6C-5.4-6.6-5.4 6.6 0 6.6S5.4-6.6 0-6.6z",
    "M-3.2-3.8L.8-6.6V6.6",
    "M-3.8-3.2C-3.8-7.8 3.8-7.8 3.8-3.2 3.8 .4-2 2.8-4 6.6H4",
    "M-3.8-5.2C-1.8-7.4 3.6-7 3.6-3.4 3.6-1.2 1.4-.4-1-.4 1.8-.4 4 .8 4 3.2 4 7.2-1.6 7.6-4 5.2",
    "M2 6.6V-6.6L-4.2 2.6H4.4",
    "M3.6-6.6H-2.8L-3.4-.6C-1.6-1.8 4-2 4 2.4 4 7.2-1.8 7.4-4 5.2",
    "M3-6.4C-2-5.6-4-1.4-4 2.4-4 8 4 8 4 2.6 4-2.2-2.6-2.2-3.8 2",
    "M-4-6.6H4C1.6-2.6-.8 1.6-1.4 6.6",
    "M0-.6C-4.8-1.4-4.8-6.6 0-6.6S4.8-1.4 0-.6C-5.6 .2-5.6 6.6 0 6.6S5.6 .2 0-.6z",
)
"""The digits 0 to 8 around their middle, about 8 wide and 13 high, to be drawn as lines 2.6 wide."""
