"""Tiles whose drawings are compared with what is printed."""

import json
import math
from importlib import resources
from itertools import combinations
from typing import Any

from games.core.art.tile import Level, TileArt
from games.isle_of_skye.art import INK_OF, TILES
from games.isle_of_skye.art_symbols import SYMBOLS

RAW = json.loads(resources.files("games.isle_of_skye").joinpath("data/tiles.json").read_text("utf-8"))


ENTRIES: dict[str, dict[str, Any]] = {raw["id"]: raw for raw in (*RAW["castles"], *RAW["tiles"])}


LEVELS: tuple[Level, ...] = ("L", "M", "S")


TURNED = [(tile, rotation) for tile in TILES for rotation in range(4)]


SIGNS = ("peak", "wave", "tuft")


TERRAIN_OF = {ink: terrain for terrain, ink in INK_OF.items()}


def closeness(art: TileArt) -> float:
    """Return how close two symbols come: 1 if bodies touch, 0 if the middles coincide; the larger of the horizontal and
    vertical share."""
    bodies = []
    for g in art.glyphs:
        if g.kind not in SIGNS:
            left, top, right, bottom = (side * g.scale for side in SYMBOLS[g.kind].body)
            bodies.append((g.x + (left + right) / 2, g.y + (top + bottom) / 2, right - left, bottom - top))
    return min(
        (
            max(abs(a[0] - b[0]) / (a[2] + b[2]), abs(a[1] - b[1]) / (a[3] + b[3])) * 2
            for a, b in combinations(bodies, 2)
        ),
        default=math.inf,
    )
