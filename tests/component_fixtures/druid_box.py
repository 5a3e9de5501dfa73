"""What the composer offers of Druids, and three tiles as it gives them back."""

from typing import Any

from games.isle_of_skye import composer
from games.isle_of_skye.expansions.druids.capability import Druids
from games.isle_of_skye.rules import IsleOfSkye
from tests.games.isle_of_skye.pieces import MEADOW

RULES = IsleOfSkye(Druids())
DRUID = {**MEADOW, "set": "druid"}
SCROLL = [{"kind": "scroll", "region": "E", "scroll": "druid_gold"}]
TILES: dict[str, dict[str, Any]] = {
    "x1": {**DRUID, "cost": 3, "tablet": "buy_own", "features": MEADOW["features"][:1]},
    "x2": {**DRUID, "cost": 0, "features": SCROLL},
    "x3": {**MEADOW, "features": []},
}
"""A tile that costs something and brings a tablet, one with a scroll, one of no expansion without symbols."""


def druid_offers() -> dict[str, Any]:
    """Return the sets that are offered, what is printed on the tiles, and what phones know of them."""
    pieces = {name: composer.complete_piece(name, facts, RULES.extended) for name, facts in TILES.items()}
    return {
        "sets": composer.build_composer(RULES.extended).sets,
        "pieces": {name: piece.facts for name, piece in pieces.items()},
        "tiles": {name: piece.tile for name, piece in pieces.items()},
    }
