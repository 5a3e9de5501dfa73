"""Tile types in all rotations, as tables that the rules index (rules section 12).

Which of them a table plays with is its box (games.carcassonne.box).

Edges are numbered 0..3 (N E S W), half-edges 0..7 (NL NR ET EB SR SL WB WT). A rotation of r quarter turns clockwise
moves edge i to i + r and half-edge h to h + 2r.
"""

from collections.abc import Collection, Set
from typing import Any, Final, NamedTuple

import msgspec

from games.core.edges import Terrains
from games.core.grid import EDGES

FIELD, ROAD, CITY, CLOISTER = "field", "road", "city", "cloister"
GARDEN, RIVER = "garden", "river"
"""Kinds that only expansions have."""
BASE_KINDS: Final = frozenset({FIELD, ROAD, CITY, CLOISTER, RIVER})
"""Kinds of segments that need no expansion, wherever they are printed."""
ALONE: Final = frozenset({CLOISTER, GARDEN})
"""Kinds that are complete once the eight cells around are occupied."""
ROLES: Final = {ROAD: "thief", CITY: "knight", CLOISTER: "monk", FIELD: "farmer"}
"""Segment kind -> what a plain follower is called there (rules section 1)."""
HALF_EDGES: Final = ("NL", "NR", "ET", "EB", "SR", "SL", "WB", "WT")

EDGE_TERRAINS: Final = Terrains(FIELD, ROAD, CITY)


class Segment(NamedTuple):
    """A connected piece of one terrain on a laid tile.

    - `edges`: of a city or road. `halves`: of a field.
    - `borders`: for a field, the indexes of the city segments that it touches.
    - `ends_in`: the inner end of a road that stops on the tile, or of a river.
    - `inn`, `inn_if`: an inn stands at the road, always or with an option of that value.
    - `cathedral`, `goods`: what stands in a city.
    """

    id: str
    kind: str
    edges: tuple[int, ...]
    halves: tuple[int, ...]
    pennant: bool
    ends_in: str | None
    borders: tuple[int, ...]
    inn: bool = False
    inn_if: tuple[tuple[str, str], ...] = ()
    cathedral: bool = False
    goods: str = ""


class Join(msgspec.Struct, frozen=True):
    """Segments of a tile about to be laid that become one feature: their indexes on the tile, the features on the board
    that they join, and how many edges are open afterwards."""

    kind: str
    segments: tuple[int, ...]
    features: Set[int]
    open: int


class LaidTile(NamedTuple):
    """A tile type in one rotation.

    - `apart`: its segments as they lie where nothing touches them.
    - `sides`: by edge, which segments lie there (-1: none): the road, city or river, then the fields at its two
      half-edges.
    - `edge_bits`: the terrain of the four edges, packed into two bits each. A river counts as field: where it may
      lead is not asked of neighbours alone.
    - `alone`: the index of the cloister or garden. `river`: the index of the river.
    """

    segments: tuple[Segment, ...]
    apart: tuple[Join, ...]
    sides: tuple[tuple[int, int, int], ...]
    terrain: tuple[str, ...]
    edge_bits: int
    alone: int
    river: int


def build_tile(tile: dict[str, Any], rotation: int, kinds: Collection[str]) -> LaidTile:
    """Return a tile of the data after quarter turns clockwise, with its segments of these kinds."""
    raw = [facts for facts in tile["segments"] if facts["kind"] in kinds]
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
            inn=facts.get("inn", False),
            inn_if=tuple(facts.get("inn_if", {}).items()),
            cathedral=facts.get("cathedral", False),
            goods=facts.get("goods", ""),
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
        apart=tuple(Join(s.kind, (i,), frozenset(), len(s.edges)) for i, s in enumerate(segments)),
        sides=tuple((at_edge[edge], at_half[2 * edge], at_half[2 * edge + 1]) for edge in range(4)),
        terrain=tuple(terrain),
        edge_bits=EDGE_TERRAINS.pack(FIELD if kind == RIVER else kind for kind in terrain),
        alone=next((i for i, segment in enumerate(segments) if segment.kind in ALONE), -1),
        river=next((i for i, segment in enumerate(segments) if segment.kind == RIVER), -1),
    )


def _find_shape(laid_tile: LaidTile) -> frozenset[object]:
    """Return what a picture of the tile shows: equal shapes look the same."""
    return frozenset(
        (s._replace(id="", borders=()), frozenset(laid_tile.segments[c].edges for c in s.borders))
        for s in laid_tile.segments
    )


def count_turns(rotations: tuple[LaidTile, ...]) -> int:
    """Return how many rotations look different: 1, 2 or 4."""
    return next((r for r in (1, 2) if _find_shape(rotations[r]) == _find_shape(rotations[0])), 4)
