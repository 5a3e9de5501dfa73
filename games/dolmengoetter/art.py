"""Drawings of our own: circles, runes, figures, and the pieces."""

from collections.abc import Iterable
from typing import Final

Point = tuple[float, float]

RUNES: Final = {
    "F": "M-4 12V-12M-4-3L5-9M-4 3L6-4",
    "U": "M-6 12V-12L6-2V12",
    "TH": "M-4 12V-12M-4-6L5 0L-4 6",
    "A": "M-4 12V-12L5-5M-4-4L5 3",
    "R": "M-5 12V-12L5-6L-5 0L5 12",
    "K": "M5-9L-5 0L5 9",
    "G": "M-7-10L7 10M7-10L-7 10",
    "W": "M-4 12V-12L5-6L-4 0",
    "H": "M-6-12V12M6-12V12M-6-4L6 4",
    "N": "M0-12V12M-6 4L6-4",
    "I": "M0-12V12",
    "J": "M-1-9L-6-4L-1 1M1-1L6 4L1 9",
    "EI": "M5-6L0-12V12L-5 6",
    "P": "M6-8L1-12H-5V12H1L6 8M-5-12L1-6M-5 12L1 6",
    "Z": "M0 12V-12M-7-10L0-2L7-10",
    "S": "M5-12L-4-5L5 3L-4 12",
    "T": "M0 12V-12M-7-4L0-12L7-4",
    "B": "M-5 12V-12L5-6L-5 0L5 6L-5 12",
    "E": "M-6 12V-12L0-5L6-12V12",
    "M": "M-6 12V-12L6 0M6 12V-12L-6 0",
    "L": "M-4 12V-12L5-4",
    "NG": "M0-10L8 0L0 10L-8 0Z",
    "D": "M-7-10V10L7-10V10Z",
    "O": "M-6 12L6-2L0-10L-6-2L6 12",
}
"""The runes of the elder futhark, as strokes of our own within 12 of their middle."""
_DIGITS: Final = {
    3: "M-9-14Q-4-18 2-18Q11-18 11-10Q11-2 0-1Q12 0 12 9Q12 18 1 18Q-6 18-11 13",
    4: "M5 18V-18L-12 7H13",
    5: "M10-18H-7L-9-2Q-3-6 2-6Q12-6 12 5Q12 18 0 18Q-7 18-11 14",
}
OCTAGON: Final = "M-19-46H19L46-19V19L19 46H-19L-46 19V-19Z"
PIECES: Final = {
    "stone": (
        f'<path d="{OCTAGON}" fill="currentColor" stroke="var(--t-key)" stroke-width="6" stroke-linejoin="round"/>'
        '<path d="M-15-36H15L36-15" fill="none" stroke="var(--t-white)" stroke-width="5" stroke-opacity=".6"/>'
    ),
    "dolmen": (
        '<rect x="-48" y="-24" width="96" height="48" rx="7" fill="currentColor" stroke="var(--t-key)"'
        ' stroke-width="6"/><path d="M-26-24V24M26-24V24" fill="none" stroke="var(--t-key)" stroke-width="5"'
        ' stroke-opacity=".55"/>'
    ),
    "druid": (
        '<path d="M-30 47Q-27 4-17-12Q-16-46 2-47Q20-46 20-12Q31 4 33 47Z" fill="currentColor" stroke="var(--t-key)"'
        ' stroke-width="6" stroke-linejoin="round"/><path d="M-8-14Q2-36 12-14Q2-2-8-14Z" fill="var(--t-key)"/>'
        '<path d="M-1-17V-13M6-17V-13" fill="none" stroke="var(--t-white)" stroke-width="4" stroke-linecap="round"/>'
        '<path d="M-36 47V-30Q-36-44-25-44Q-16-44-17-34" fill="none" stroke="var(--t-wood)" stroke-width="7"'
        ' stroke-linecap="round"/>'
    ),
}
"""Kind of a piece -> its picture within 50 of its middle: an octagon, a slab, a hooded figure with a crook."""
CATEGORIES: Final = {
    "circle": "M12 3.5L18.4 6.2 21 12.4 18.4 18.6 12 21 5.6 18.6 3 12.4 5.6 6.2Z",
    "final": "M4 20H20M6 20V9H18V20M3.5 9H20.5V5H3.5Z",
    "start": "M6 21V4M6 5H18L15 8.5 18 12H6",
    "lost": "M5 12H19",
}
"""Kind of points -> icon: a circle of stones, a dolmen, a flag, a minus."""


def polygon(points: Iterable[Point], more: str) -> str:
    """Return a closed polygon."""
    return f'<path d="M{"L".join(f"{_short(x)} {_short(y)}" for x, y in points)}Z" {more}/>'


def digit(number: int, at: Point, scale: float) -> str:
    """Return a factor as strokes around a point."""
    return _strokes(_DIGITS[number], at, _short((2.5 + 2 * scale) / scale), ".75", scale)


def rune(name: str, number: int, at: Point) -> str:
    """Return a rune as strokes around a point. A name that is none of the futhark gets the strokes of the rune that
    comes at its `number`."""
    known = RUNES.get(name) or list(RUNES.values())[number % len(RUNES)]
    return _strokes(known, at, "3.2", "1")


def _strokes(data: str, at: Point, width: str, opacity: str, scale: float = 1) -> str:
    smaller = "" if scale == 1 else f"scale({_short(scale)})"
    where = f"translate({_short(at[0])} {_short(at[1])}){smaller}"
    return (
        f'<path transform="{where}" d="{data}" fill="none" stroke="var(--t-key)" stroke-width="{width}"'
        f' stroke-opacity="{opacity}" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _short(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")
