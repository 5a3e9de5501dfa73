"""Drawings of our own: circles, runes, figures, and the pieces."""

from collections.abc import Collection, Iterable, Sequence
from math import cos, pi, sin, tau
from typing import Final

from games.core.art.geometry import Point
from games.core.assets import PieceParts

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


def _format_short(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")


_STONE: Final = "M-20-48H20L48-20V20L20 48H-20L-48 20V-20Z"
_INNER: Final = "M-15-37H15L37-15V15L15 37H-15L-37 15V-15Z"
_SLAB: Final = "M-56 1L-45-25H45L56 1V25H-56Z"
_COAT: Final = "M0-74C17-74 27-60 25-39C39-23 45 6 46 42Q0 55-46 42C-45 6-39-23-25-39C-27-60-17-74 0-74Z"
_FACE: Final = "M0-58C11-58 16-47 14-35Q0-24-14-35C-16-47-11-58 0-58Z"
_CROOK: Final = "M55 44V-47C55-68 33-69 35-51"
_LEAVES: Final = "M40-38C38-56 47-67 61-72C61-57 54-43 40-38ZM40-38C28-41 22-50 23-64C34-61 41-51 40-38Z"


_EDGE: Final = "var(--seat-line,var(--t-key))"
"""Ink around a piece in the colour of its seat; a dark colour has its own on dark boards."""


def _draw_line(data: str, width: float, ink: str, more: str = "") -> str:
    return (
        f'<path d="{data}" fill="none" stroke="var(--t-{ink})" stroke-width="{_format_short(width)}"'
        f' stroke-linecap="round" stroke-linejoin="round"{more}/>'
    )


def _draw_filled(data: str, fill: str, width: float) -> str:
    edge = _EDGE if fill == "currentColor" else "var(--t-key)"
    width_text = _format_short(width)
    return f'<path d="{data}" fill="{fill}" stroke="{edge}" stroke-width="{width_text}" stroke-linejoin="round"/>'


_BODY: Final = (
    _draw_line(_COAT, 19, "white")
    + _draw_filled(_COAT, "currentColor", 7)
    + f'<path d="{_FACE}" fill="var(--t-key)"/>'
    + _draw_line("M-5.5-42V-41M5.5-42V-41", 7, "white")
    + _draw_line("M-20-27Q0-14 20-27", 4, "key")
)
PIECES: Final = {
    "stone": _draw_filled(_STONE, "currentColor", 6.5) + _draw_line(_INNER, 3, "key", ' stroke-opacity=".35"'),
    "dolmen": (
        _draw_filled(_SLAB, "currentColor", 6)
        + '<path d="M-53 3H53V22H-53Z" fill="var(--t-key)" fill-opacity=".22"/>'
        + f'<path d="M-56 1H56" fill="none" stroke="{_EDGE}" stroke-width="4.6" stroke-linecap="round"/>'
    ),
    "druid": _draw_line(_CROOK, 19, "white") + _BODY + _draw_line(_CROOK, 13, "key") + _draw_line(_CROOK, 6.5, "wood"),
    "druid_lying": f'<g transform="rotate(-90)">{_BODY}</g>' + _draw_filled(_LEAVES, "var(--t-field)", 4.5),
}
"""Kind of a piece -> its picture: an octagon, a slab seen from above and in front, a hooded figure with a crook, which
lies with a herb instead."""
PARTS: Final = {
    "stone": PieceParts(),
    "dolmen": PieceParts((-26, 13.5, 1.05), (25, 22, 2.5), 29),
    "druid": PieceParts((0, 12, 2)),
    "druid_lying": PieceParts((12, 0, 2)),
}
CATEGORIES: Final = {
    "circle": "M12 3.5L18.4 6.2 21 12.4 18.4 18.6 12 21 5.6 18.6 3 12.4 5.6 6.2Z",
    "final": "M4 20H20M6 20V9H18V20M3.5 9H20.5V5H3.5Z",
    "start": "M6 21V4M6 5H18L15 8.5 18 12H6",
    "lost": "M8.5 4H15.5L20 8.5V15.5L15.5 20H8.5L4 15.5V8.5ZM3 21L21 3",
}
"""Kind of points -> icon: a circle of stones, a dolmen, a flag, a stone struck out."""

SUPPLY_ICONS: Final = {
    "stone": "M8.5 4H15.5L20 8.5V15.5L15.5 20H8.5L4 15.5V8.5Z",
    "dolmen": "M3 11L5.5 5H18.5L21 11V18H3ZM3 11H21",
}
"""What is left of a seat's stock -> icon beside its points."""


def draw_polygon(points: Iterable[Point], more: str) -> str:
    """Return a closed polygon."""
    return f'<path d="M{"L".join(_format_point(point) for point in points)}Z" {more}/>'


def draw_ring(corners: Sequence[Point]) -> str:
    """Return the dashed line inside a circle: round, along the middles of the sides between `corners`."""
    middles = [((x + u) / 2, (y + v) / 2) for (x, y), (u, v) in zip(corners, (*corners[1:], corners[0]), strict=True)]
    bends = zip((*corners[1:], corners[0]), (*middles[1:], middles[0]), strict=True)
    path = f"M{_format_point(middles[0])}" + "".join(
        f"Q{_format_point(corner)} {_format_point(middle)}" for corner, middle in bends
    )
    return f'<path d="{path}Z" fill="none" stroke="var(--t-field-dark)" stroke-width="3" stroke-dasharray="10 7"/>'


CELL_TINTS: Final = {4: "turf-light", 6: "turf", 8: "turf-dark"}
"""Size of a circle -> ink of its ground."""


def draw_cell_icon(size: int) -> str:
    """Return a circle by its number of places as an SVG document.

    >>> draw_cell_icon(4).count("L")
    3
    """
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{_draw_cell((16, 16), 13.5, size, 2.4)}</svg>'


def draw_cells(rows: Sequence[Sequence[int]], wrong: Collection[str]) -> str:
    """Return rows of circles that do not touch as an SVG document, each as the place `row.number`, counted from 1."""
    wide = max(map(len, rows))
    parts = []
    for row, sizes in enumerate(rows, 1):
        for n, size in enumerate(sizes, 1):
            at = (100 * (n - 0.5 + (wide - len(sizes)) / 2), 100 * (row - 0.5))
            mark = f'<circle cx="{at[0]:g}" cy="{at[1]:g}" r="47" fill="none" stroke="var(--t-red)" stroke-width="6"/>'
            is_wrong = f"{row}.{n}" in wrong
            parts.append(f'<g data-place="{row}.{n}">{_draw_cell(at, 40, size, 4)}{mark if is_wrong else ""}</g>')
    body = "".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {100 * wide} {100 * len(rows)}">{body}</svg>'


def _draw_cell(middle: Point, radius: float, size: int, width: float) -> str:
    turn = pi / size if size != 6 else 0
    corners = [
        (middle[0] + radius * cos(turn + tau * n / size), middle[1] + radius * sin(turn + tau * n / size))
        for n in range(size)
    ]
    look = f'fill="var(--t-{CELL_TINTS[size]})" stroke="currentColor" stroke-width="{width:g}" stroke-linejoin="round"'
    return draw_polygon(corners, look)


def draw_rune(name: str, number: int) -> str:
    """Return a rune as strokes. A name that is none of the futhark gets the strokes of the rune that comes at its
    `number`."""
    printed = RUNES.get(name) or list(RUNES.values())[number % len(RUNES)]
    return (
        f'<path d="{printed}" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round"'
        ' stroke-linejoin="round"/>'
    )


def _format_point(point: Point) -> str:
    return f"{_format_short(point[0])} {_format_short(point[1])}"
