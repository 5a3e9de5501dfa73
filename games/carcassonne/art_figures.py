"""Silhouettes of figures other than the plain follower, with a halo and a key line like it."""

from typing import Final

from games.core.art.palette import find_ink
from games.core.assets import PieceParts

BODY: Final = PieceParts(shape=(0, 22, 1.5))
"""Where a standing figure has its seat's shape."""


def draw_figure(outline: str, lines: str = "") -> str:
    """Return a figure around its middle, 100 units high at most; `lines` are drawn on it."""
    detail = (
        f'<path fill="none" stroke="{find_ink("key")}" stroke-width="6" stroke-linecap="round" d="{lines}"/>'
        if lines
        else ""
    )
    return (
        f'<path fill="none" stroke="{find_ink("white")}" stroke-width="18" stroke-linejoin="round" d="{outline}"/>'
        f'<path fill="currentColor" stroke="{find_ink("key")}" stroke-width="7" stroke-linejoin="round"'
        f' d="{outline}"/>{detail}'
    )
