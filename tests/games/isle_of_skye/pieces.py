"""Arbitrary facts of tiles: printed ones and a meadow with random changes, removals and duplicates."""

import copy
import string
from typing import Any

from hypothesis import strategies as st

from games.core.action import Facts
from games.core.pieces import Piece
from games.isle_of_skye import composer
from games.isle_of_skye.boxes import KINDS
from games.isle_of_skye.scoring import SCROLLS
from games.isle_of_skye.tiles import _DATA
from tests.games.isle_of_skye.shapes import RULES

FACTS = ("edges", "center", "regions", "roads", "features", "count")
ENTRIES = {raw["id"]: {key: raw[key] for key in FACTS} for raw in (*_DATA["castles"], *_DATA["tiles"])}
MEADOW: dict[str, Any] = {
    "edges": {"N": "pasture", "E": "water", "S": "pasture", "W": "mountain"},
    "center": "pasture",
    "roads": [{"edges": ["N", "S"]}],
    "features": [{"kind": "sheep", "count": 2, "region": "N"}, {"kind": "ship", "region": "E"}],
}


def piece(name: str, facts: Facts) -> Piece:
    """Return a tile of a box without expansions."""
    return composer.complete_piece(name, facts, RULES.extended)


HUNDRED = {**MEADOW, "features": [{"kind": "sheep", "count": 1, "region": "N"}] * 100}
NONE = {**MEADOW, "features": [], "roads": []}

WORDS = st.sampled_from(
    [*"NESW", "pasture", "mountain", "water", "center", "r1", "r2", "r9", "r1\n", "NE", "apart", "kind", "scroll",
     "set", "cost", "tablet", "druid", "druid_gold", "castle", *KINDS, *SCROLLS, "", "\0", "\u202e", "<b>", "type",
     "facts", "count"]
)  # fmt: skip
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.integers(-2, 10)
    | st.floats(allow_nan=False, allow_infinity=False)
    | WORDS
    | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=6,
)
EDGES = st.sampled_from("NESW")
TERRAINS = st.sampled_from(("pasture", "mountain", "water"))
LIKELY = st.fixed_dictionaries(
    {"edges": st.fixed_dictionaries(dict.fromkeys("NESW", TERRAINS)), "center": TERRAINS},
    optional={
        "roads": st.lists(st.fixed_dictionaries({"edges": st.lists(EDGES, min_size=1, max_size=4)}), max_size=3),
        "apart": st.lists(st.sampled_from(("NE", "ES", "SW", "WN")), max_size=4),
        "features": st.lists(
            st.fixed_dictionaries(
                {"kind": st.sampled_from(KINDS), "region": EDGES | st.just("center")},
                optional={"count": st.integers(0, 5), "scroll": st.sampled_from(sorted(SCROLLS))},
            ),
            max_size=7,
        ),
        "count": st.integers(0, 10),
    },
)
"""Facts of the right shape; many of them are possible tiles."""
OF_SET = st.builds(
    lambda facts, more: facts | more,
    st.sampled_from([MEADOW, NONE, {**MEADOW, "features": [{"kind": "scroll", "region": "N", "scroll": "druid_gold"}]}])
    | LIKELY,
    st.fixed_dictionaries(
        {"set": st.sampled_from(("druid", "druids", "base"))},
        optional={
            "cost": st.integers(-1, 10) | VALUES,
            "tablet": st.sampled_from(("buy_own", "discount_2", "discount_3")) | VALUES,
        },
    ),
)
"""Facts of an expansion's set."""
NAMES = st.sampled_from(
    [*ENTRIES, "x1", "x2", "x999", "x1000", "x0", "x01", "X1", "x1\n", " x1", "b1", "b00", "b74", "B06", "b06 ", "x１",
     "castle_", "castle_violet", "", "\0", "__proto__", "b06'--"]
) | st.text(string.printable, max_size=45)  # fmt: skip
"""Existing ids, similar ones, and others."""


def places(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the paths of all values in a JSON document."""
    steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [place for step, inner in steps for place in ((*way, step), *places(inner, (*way, step)))]


@st.composite
def mangled(draw: st.DrawFn) -> dict[str, Any]:
    """Draw facts with up to three changes, removals, duplicates or renames."""
    facts = copy.deepcopy(draw(st.sampled_from([MEADOW, HUNDRED, NONE, *ENTRIES.values()])))
    for _ in range(draw(st.integers(0, 3))):
        ways = places(facts)
        if not ways:
            break
        *way, last = draw(st.sampled_from(ways))
        inside: Any = facts
        for step in way:
            inside = inside[step]
        match draw(st.sampled_from(("change", "drop", "double", "rename"))):
            case "change":
                inside[last] = draw(VALUES)
            case "drop":
                del inside[last]
            case "double" if isinstance(inside, list):
                inside.insert(last, copy.deepcopy(inside[last]))
            case _ if isinstance(inside, dict):
                inside[draw(WORDS)] = inside.pop(last)
    return facts


ANY_FACTS = mangled() | LIKELY | OF_SET | st.dictionaries(WORDS, VALUES, max_size=6)
