"""How the tiles of a box that differs are drawn up and drawn, and the readings of those on which sources differ."""

import json
from importlib import resources
from typing import Any, Final

import msgspec

from games.core.action import Facts
from games.core.art.tile import Level, TileArt
from games.core.pieces import BoxAssets, Composer, Piece, Reading, SymbolKind, picture
from games.isle_of_skye import boxes
from games.isle_of_skye.art import draw_facts
from games.isle_of_skye.assets import facts_for_phones
from games.isle_of_skye.events import tile_name
from games.isle_of_skye.scoring import SCROLLS
from games.isle_of_skye.tiles import PRINTED, TERRAINS, facts_of

COMPOSER: Final = Composer(
    TERRAINS,
    tuple(
        SymbolKind(kind, 1, tuple(SCROLLS)) if kind == boxes.SCROLL else SymbolKind(kind, boxes.MOST_OF_A_KIND)
        for kind in boxes.KINDS
    ),
    boxes.MOST_ROADS,
    boxes.MOST_SYMBOLS,
)
_SHAPE: Final = ("edges", "center", "regions", "roads", "features", "count")


def _data(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(resources.files(__package__).joinpath(f"data/{name}.json").read_text("utf-8"))
    return found


def piece(name: str, given: Facts) -> Piece:
    """A tile of a box, printed otherwise or not in the list at all.

    :raises IllegalAction: see `games.isle_of_skye.boxes.pieces_of`.
    """
    found = boxes.pieces_of({name: given}, PRINTED, SCROLLS)[name]
    whole: Facts = msgspec.to_builtins(found)
    facts = facts_of(whole)

    def draw(rotation: int, level: Level) -> TileArt:
        return draw_facts(facts, rotation, level, name, found.center)

    return Piece(whole, facts_for_phones(name, facts, found.count), draw)


def box_assets() -> BoxAssets:
    """The list, and what else may be printed on tiles of it. Draws: for builds only."""
    tiles = _data("tiles")
    entries = {raw["id"]: {key: raw[key] for key in _SHAPE} for kind in ("castles", "tiles") for raw in tiles[kind]}
    other: dict[str, Reading] = {}
    for raw in _data("readings")["readings"]:
        name = raw["id"]
        changed = {key: value for key, value in (entries[name] | raw).items() if key in _SHAPE}
        if "center" in raw:
            del changed["regions"]
        found = piece(name, changed)
        other[name] = Reading(found.facts, picture(found))
    names = {name: tile_name(name) for name in entries}
    return BoxAssets(COMPOSER, names, tile_name("x1").code, entries, {name: (one,) for name, one in other.items()})
