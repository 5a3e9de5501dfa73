"""The 24 tile types in all rotations, from data/tiles.json, as tables that the rules index (rules section 12).

Edges are numbered 0..3 (N E S W), half-edges 0..7 (NL NR ET EB SR SL WB WT). A rotation of r quarter turns clockwise
moves edge i to i + r and half-edge h to h + 2r.
"""

import json
from importlib import resources
from typing import Any, Final, NamedTuple

from games.core.edges import Fitting, Terrains, fitting
from games.core.grid import EDGES

FIELD, ROAD, CITY, CLOISTER = "field", "road", "city", "cloister"
ROLES: Final = {ROAD: "thief", CITY: "knight", CLOISTER: "monk", FIELD: "farmer"}
"""Segment kind -> what a follower is called there (rules section 1)."""
HALF_EDGES: Final = ("NL", "NR", "ET", "EB", "SR", "SL", "WB", "WT")
FACING_HALF: Final = (5, 4, 7, 6, 1, 0, 3, 2)
"""For each half-edge the neighbour's half-edge that touches it."""

EDGE_TERRAINS: Final = Terrains(FIELD, ROAD, CITY)


class Segment(NamedTuple):
    """A connected piece of one terrain on a laid tile.

    - `edges`: of a city or road. `halves`: of a field.
    - `borders`: for a field, the indexes of the city segments that it touches.
    - `ends_in`: the inner end of a road that stops on the tile.
    """

    id: str
    kind: str
    edges: tuple[int, ...]
    halves: tuple[int, ...]
    pennant: bool
    ends_in: str | None
    borders: tuple[int, ...]


class LaidTile(NamedTuple):
    """A tile type in one rotation: its segments, and which of them lies at each edge and half-edge (-1: none).

    - `edge_bits`: the terrain of the four edges, packed into two bits each.
    - `cloister`: the index of the cloister.
    """

    segments: tuple[Segment, ...]
    at_edge: tuple[int, ...]
    at_half: tuple[int, ...]
    terrain: tuple[str, ...]
    edge_bits: int
    cloister: int


def _build_tile(tile: dict[str, Any], rotation: int) -> LaidTile:
    raw = tile["segments"]
    index = {facts["id"]: i for i, facts in enumerate(raw)}
    segments = [
        Segment(
            id=facts["id"],
            kind=facts["kind"],
            edges=tuple(sorted((EDGES.index(edge) + rotation) % 4 for edge in facts.get("edges", ()))),
            halves=tuple(sorted((HALF_EDGES.index(half) + 2 * rotation) % 8 for half in facts.get("half_edges", ()))),
            pennant=facts.get("pennant", False),
            ends_in=facts.get("ends_in"),
            borders=tuple(index[city] for city in facts.get("borders", ())),
        )
        for facts in raw
    ]
    at_edge, at_half, terrain = [-1] * 4, [-1] * 8, [FIELD] * 4
    for i, segment in enumerate(segments):
        for edge in segment.edges:
            at_edge[edge], terrain[edge] = i, segment.kind
        for half in segment.halves:
            at_half[half] = i
    return LaidTile(
        segments=tuple(segments),
        at_edge=tuple(at_edge),
        at_half=tuple(at_half),
        terrain=tuple(terrain),
        edge_bits=EDGE_TERRAINS.packed(terrain),
        cloister=next((i for i, segment in enumerate(segments) if segment.kind == CLOISTER), -1),
    )


def _shape(laid_tile: LaidTile) -> frozenset[object]:
    """Return what a picture of the tile shows: equal shapes look the same."""
    return frozenset(
        (
            s.kind,
            s.edges,
            s.halves,
            s.pennant,
            s.ends_in,
            frozenset(laid_tile.segments[c].edges for c in s.borders),
        )
        for s in laid_tile.segments
    )


def _turns(rotations: tuple[LaidTile, ...]) -> int:
    """Return how many rotations look different: 1, 2 or 4."""
    return next((r for r in (1, 2) if _shape(rotations[r]) == _shape(rotations[0])), 4)


_DATA = json.loads(resources.files(__package__).joinpath("data/tiles.json").read_text("utf-8"))

COUNTS: Final[dict[str, int]] = {tile["type"]: tile["count"] for tile in _DATA["tiles"]}
START_TILE: Final[str] = _DATA["start_tile"]
LAID: Final[dict[str, tuple[LaidTile, ...]]] = {
    tile["type"]: tuple(_build_tile(tile, rotation) for rotation in range(4)) for tile in _DATA["tiles"]
}
TURNS: Final[dict[str, int]] = {tile: _turns(rotations) for tile, rotations in LAID.items()}
"""Rotations that look different; a phone offers only these."""


FITTING: Final[dict[str, Fitting]] = {
    tile: fitting(laid.edge_bits for laid in rotations) for tile, rotations in LAID.items()
}
"""Rotations of a tile that show the terrain which packed bits ask for (rules section 4)."""
