"""What a game gives the phones once, when the app is built: facts of its tiles, where things are on them, pictures."""

from typing import Any

import msgspec


class TileFacts(msgspec.Struct, frozen=True):
    """A tile type: copies in the box, the code of its name, terrain of its edges N E S W unturned, rotations
    that look different, and the kind of each segment."""

    count: int
    name: str
    edges: tuple[str, ...]
    turns: int
    segments: dict[str, str]


class Assets(msgspec.Struct, frozen=True):
    """`geometry` as games.core.art.sheet.geometry; `lying`: kinds of segments on which a piece lies;
    `sheets`: level of detail -> SVG document; `categories`: kind of points -> its picture, one SVG path in a box of
    0..24 that is drawn with a round stroke of 2.4."""

    tiles: dict[str, TileFacts]
    geometry: dict[str, list[dict[str, Any]]]
    lying: tuple[str, ...]
    sheets: dict[str, str]
    categories: dict[str, str] = {}
