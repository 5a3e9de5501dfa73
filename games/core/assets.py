"""What a game gives the phones once, when the app is built: facts of its tiles, where things are on them, pictures."""

from typing import Any

import msgspec

from games.core.text import Text


class TileFacts(msgspec.Struct, frozen=True):
    """A tile type: copies in the box, its name, terrain of its edges N E S W unturned, rotations
    that look different, and the kind of each segment.

    `symbols`: word of what is printed on it -> how often; `roads`: the edges (0..3, N E S W unturned) that each road
    joins. With these a phone narrows many tiles and reads one out. `notes`: what else is on it, in words.
    """

    count: int
    name: Text
    edges: tuple[str, ...]
    turns: int
    segments: dict[str, str]
    symbols: dict[str, int] = {}
    roads: tuple[tuple[int, ...], ...] = ()
    notes: tuple[Text, ...] | msgspec.UnsetType = msgspec.UNSET


class Assets(msgspec.Struct, frozen=True):
    """`geometry` as games.core.art.sheet.geometry; `lying`: kinds of segments on which a piece lies;
    `sheets`: level of detail -> SVG document; `categories`: kind of points -> its picture, one SVG path in a box of
    0..24 that is drawn with a round stroke of 2.4; `deeds`: type of an action that marks a piece -> such a picture."""

    tiles: dict[str, TileFacts]
    geometry: dict[str, list[dict[str, Any]]]
    lying: tuple[str, ...]
    sheets: dict[str, str]
    categories: dict[str, str] = {}
    deeds: dict[str, str] = {}
