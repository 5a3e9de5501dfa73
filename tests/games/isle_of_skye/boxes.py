"""Pieces of boxes, right and wrong, with the sentences about them."""

from typing import Any

from msgspec.structs import replace

from games.core.host import FinishNow
from games.core.pieces import Piece
from games.isle_of_skye import composer
from games.isle_of_skye.actions import AddTile
from games.isle_of_skye.boxes import MOST_PIECES
from games.isle_of_skye.expansions.druids.capability import Druids
from games.isle_of_skye.rules import IsleOfSkye
from tests.games.isle_of_skye.pieces import ENTRIES, MEADOW
from tests.games.isle_of_skye.shapes import RULES, founded_table, go


def with_changes(name: str, **facts: Any) -> dict[str, Any]:
    return {**ENTRIES[name], **facts}


LAKES = [
    {"id": "r1", "terrain": "water", "edges": ["N"]},
    {"id": "r2", "terrain": "water", "edges": ["E"]},
    {"id": "r3", "terrain": "pasture", "edges": ["S", "W"]},
]


CROSSING: dict[str, Any] = {
    "edges": {"N": "pasture", "E": "mountain", "S": "pasture", "W": "mountain"},
    "center": "pasture",
    "regions": [
        {"id": "r1", "terrain": "pasture", "edges": ["N", "S"]},
        {"id": "r2", "terrain": "mountain", "edges": ["E", "W"]},
    ],
}


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("shape", {**MEADOW, "edges": {"N": "pasture"}}),
    ("shape", {**MEADOW, "center": "sand"}),
    ("shape", {**MEADOW, "colour": "red"}),
    ("shape", {**MEADOW, "roads": [{"edges": []}]}),
    ("shape", {**MEADOW, "count": 2}),
    ("shape", {**MEADOW, "features": [{"kind": "sheep", "region": "N"}] * 7}),
    ("shape", {**MEADOW, "features": [{"kind": "sheep", "region": "N", "count": 5}]}),
    ("regions", CROSSING),
    ("regions", {**MEADOW, "regions": LAKES}),
    ("regions", {**CROSSING, "regions": CROSSING["regions"][:1]}),
    ("regions", with_changes("b06", center="pasture")),
    ("regions", with_changes("b06", regions=[{**region, "id": "r1"} for region in ENTRIES["b06"]["regions"]])),
    ("roads", {**MEADOW, "roads": [{"edges": ["N", "S"]}, {"edges": ["E", "S"]}]}),
    ("region", {**MEADOW, "features": [{"kind": "sheep", "region": "r9"}]}),
    ("symbol", {**MEADOW, "features": [{"kind": "dragon", "region": "N"}]}),
    ("scroll", {**MEADOW, "features": [{"kind": "scroll", "region": "N"}]}),
    ("scroll", {**MEADOW, "features": [{"kind": "scroll", "region": "N", "scroll": "per_dragon"}]}),
    ("scroll", {**MEADOW, "features": [{"kind": "sheep", "region": "N", "scroll": "per_farm"}]}),
    ("scrolls", {**MEADOW, "features": [{"kind": "scroll", "region": "N", "scroll": "per_farm", "count": 2}]}),
    (
        "scrolls",
        {**MEADOW, "features": [{"kind": "scroll", "region": "N", "scroll": f"per_{n}"} for n in ("farm", "broch")]},
    ),
    ("twice", {**MEADOW, "features": [{"kind": "sheep", "region": "N"}, {"kind": "sheep", "region": "S"}]}),
    ("castle", {**MEADOW, "features": [{"kind": "castle", "region": "N"}]}),
    ("set", {**MEADOW, "cost": 3}),
    ("set", {**MEADOW, "tablet": "buy_own"}),
]


ADDED = go(founded_table(), (0, AddTile(1, "x1", MEADOW)))


FULL = replace(ADDED, pieces={f"x{n}": ADDED.pieces["x1"] for n in range(MOST_PIECES)})


ENDED = RULES.apply(go(ADDED, (None, FinishNow())), "system", RULES.system_actions["score_game"]).state


REFUSED = [
    ("isle_of_skye.app_draws", replace(ADDED, draw="app"), AddTile(1, "x2", MEADOW)),
    ("isle_of_skye.piece_known", ADDED, AddTile(1, "x1", MEADOW)),
    ("isle_of_skye.piece_known", ADDED, AddTile(1, "b06", MEADOW)),
    ("isle_of_skye.piece_id", ADDED, AddTile(1, "b99", MEADOW)),
    ("isle_of_skye.piece_shape", ADDED, AddTile(1, "x2", {})),
    ("isle_of_skye.piece_many", FULL, AddTile(1, f"x{MOST_PIECES}", MEADOW)),
    ("table.too_late", ADDED, AddTile(2, "x2", MEADOW)),
    ("table.over", ENDED, AddTile(1, "x2", MEADOW)),
]


SEEN = {code for code, *_ in REFUSED} | {f"isle_of_skye.piece_{word}" for word, _ in WRONG}


DRUIDS = IsleOfSkye(Druids())


STONE: dict[str, Any] = {**MEADOW, "set": "druid", "cost": 3, "tablet": "buy_own"}


def piece(facts: dict[str, Any], name: str = "x1", rules: IsleOfSkye = DRUIDS) -> Piece:
    return composer.complete_piece(name, facts, rules.extended)


def with_scroll(scroll: str, facts: dict[str, Any] = STONE) -> dict[str, Any]:
    return {**facts, "features": [{"kind": "scroll", "region": "N", "scroll": scroll}]}
