"""Isle of Skye's assets for the phones."""

from collections.abc import Sequence
from functools import cache
from typing import Final, get_args

import msgspec

from games.core.art.sheet import build_geometry, build_sprite_sheet
from games.core.art.tile import Level
from games.core.assets import Assets, StockKind, TileFacts
from games.core.surface import Layout
from games.core.text import Text
from games.isle_of_skye.art import TILES, draw
from games.isle_of_skye.art_emblems import TABLET
from games.isle_of_skye.art_goals import GOAL_PICTURES, build_goal_sheet
from games.isle_of_skye.capability import SkyeCapability
from games.isle_of_skye.events import name_tile
from games.isle_of_skye.tiles import PRINTED, Symbol, count_turns
from games.isle_of_skye.tiles import TileFacts as Printed

CATEGORIES: Final = {
    "place_a": "M4 5.6h16v12.8H4zM8.6 15.4L12 8.4l3.4 7M9.8 13.2h4.4",
    "place_b": "M4 5.6h16v12.8H4zM9.6 15.2V8.6h2.8a1.6 1.6 0 0 1 0 3.2H9.6h3.2a1.7 1.7 0 0 1 0 3.4z",
    "place_c": "M4 5.6h16v12.8H4zM14.8 9.6a3.5 3.5 0 1 0 0 4.8",
    "place_d": "M4 5.6h16v12.8H4zM9.2 15.2V8.6h2.2a3.3 3.3 0 0 1 0 6.6z",
    "scrolls": "M6.6 5.4h10.8v13.2H6.6zM4.4 4.4v15.2M19.6 4.4v15.2M9.8 10h4.4M9.8 14h4.4",
    "gold": "M12 4.4a7.6 7.6 0 1 0 0 15.2 7.6 7.6 0 1 0 0-15.2zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 1 0 0-5.6z",
}
"""Icons of the kinds of points: the four scoring tiles by their letters, a scroll, a coin."""
ACTION_ICONS: Final = {
    "place_axe": "M4.8 20.6L14.4 8.4M11.2 5.4c3-2.6 7.4-1.6 9.4 2C18 8.8 16 11 15.8 14.2 12.6 12.8 10.6 9 11.2 5.4",
}
"""Icons of what a tap puts on a tile: the axe."""


STOCK: Final = {"gold": StockKind("amount")}


def build_assets(capabilities: Sequence[SkyeCapability] = ()) -> Assets:
    """Return the 73 landscape tiles and five castles in all rotations at all levels of detail, the pictures of scoring
    tiles, and what these capabilities add. Takes seconds: for builds only."""
    facts = {tile: build_tile_facts(tile, PRINTED.tiles[tile], PRINTED.counts.get(tile, 1)) for tile in TILES}
    draw_once = cache(draw)
    sheets = {level: build_sprite_sheet("isle_of_skye", TILES, draw_once, level) for level in get_args(Level)}
    goals, categories, stock = dict(GOAL_PICTURES), dict(CATEGORIES), dict(STOCK)
    layouts: dict[str, Layout] = {}
    pieces: dict[str, str] = {}
    for capability in capabilities:
        goals.update(capability.goal_pictures)
        categories.update(capability.category_icons)
        stock.update(capability.stock_kinds)
        layouts.update(capability.build_layouts())
        pieces.update(capability.piece_pictures)
    return Assets(
        facts,
        build_geometry(TILES, draw_once),
        (),
        sheets,
        categories,
        ACTION_ICONS,
        build_goal_sheet("isle_of_skye", goals),
        layouts,
        pieces,
        extras=(TABLET,),
        stock=stock,
    )


def build_tile_facts(
    tile: str, facts: Printed, count: int, notes: tuple[Text, ...] | msgspec.UnsetType = msgspec.UNSET
) -> TileFacts:
    """Return what phones know of a tile without its picture; `notes` is what else is on it."""
    symbols: dict[str, int] = {}
    for symbol in facts.symbols:
        symbols[_name_symbol(symbol)] = symbols.get(_name_symbol(symbol), 0) + symbol.count
    return TileFacts(
        count=count,
        name=name_tile(tile),
        edges=facts.terrain,
        turns=count_turns(facts),
        segments={name: terrain for name, terrain, _ in facts.regions},
        symbols=symbols,
        roads=facts.roads,
        notes=notes,
    )


def _name_symbol(symbol: Symbol) -> str:
    return f"scroll_{symbol.scroll}" if symbol.scroll else symbol.kind
