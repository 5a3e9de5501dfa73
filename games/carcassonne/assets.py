"""Carcassonne's assets for the phones."""

from collections import Counter
from functools import cache, partial
from typing import get_args

from msgspec import UNSET

from games.carcassonne.art import draw
from games.carcassonne.box import BASE, PRINTED, Box
from games.carcassonne.capability import CarcassonneCapability, ExtendedRules
from games.carcassonne.events import name_tile
from games.carcassonne.tiles import CLOISTER, FIELD, GARDEN, RIVER, LaidTile
from games.core.art.sheet import build_geometry, build_sprite_sheet
from games.core.art.tile import Level, TilePainter
from games.core.assets import Assets, TileFacts

CATEGORIES = {
    "road": "M8.6 21C9 15.6 4.6 13.4 6 9.2 6.9 6.6 9.8 6 9.6 3M16.4 21c.6-5-3.6-7.2-2.4-10.8C15 7 17.8 6.6 17.4 3",
    "city": "M3.6 12L12 4.2l8.4 7.8M6.2 10.4V20h11.6v-9.6M10.2 19.8v-4.6h3.6v4.6",
    "cloister": "M16.4 2.6v4.8M14.2 4.6h4.4M12.2 20.6v-8.4l4.2-4.6 4.2 4.6v8.4zM12 13.4H3.4v7.2H12M7.6 20.4v-2.6",
    "farm": "M6.6 20.4C6.6 15.6 5.4 12 3.2 9.4M10 20.4V5.2M14 20.4c0-6 1.4-10 4-12.8M17.6 20.4c0-3 .8-5.2 3-6.8",
}
"""Icons of the kinds of points: a road, a house, a chapel, grass."""


def build_assets() -> Assets:
    """Return all 24 types in all rotations at all levels of detail. Takes seconds: for builds only."""
    tiles = tuple(BASE.laid)
    facts = {tile: build_tile_facts(BASE, tile) for tile in tiles}
    draw_once = cache(partial(draw, BASE))
    sheets = {level: build_sprite_sheet("carcassonne", tiles, draw_once, level) for level in get_args(Level)}
    return Assets(facts, build_geometry(tiles, draw_once), (FIELD,), sheets, CATEGORIES)


def build_expansion_assets(rules: ExtendedRules) -> dict[str, Assets]:
    """Return what phones load of each expansion, given the rules with all of them. Draws: for builds only."""
    glyphs = {kind: glyph for capability in rules.capabilities for kind, glyph in capability.glyphs.items()}
    draw_once = cache(partial(draw, rules.box, further=glyphs))
    return {capability.id: _build_assets_of(rules.box, capability, draw_once) for capability in rules.capabilities}


def _build_assets_of(box: Box, capability: CarcassonneCapability, draw_once: TilePainter) -> Assets:
    tiles = tuple(tile for tile in capability.extend_contents(PRINTED).tiles if tile not in PRINTED.tiles)
    sheets = {
        level: build_sprite_sheet("carcassonne", tiles, draw_once, level, f"c{capability.id[0]}")
        for level in get_args(Level)
    }
    return Assets(
        {tile: build_tile_facts(box, tile) for tile in tiles},
        build_geometry(tiles, draw_once),
        (),
        sheets,
        dict(capability.category_icons),
        pieces=dict(capability.piece_pictures),
        parts=dict(capability.piece_parts),
        stock=dict(capability.stock_kinds),
        glyphs=dict(capability.glyphs),
    )


def build_tile_facts(box: Box, tile: str) -> TileFacts:
    """Return what phones know of a tile type."""
    laid_tile = box.laid[tile][0]
    return TileFacts(
        count=box.counts[tile],
        name=name_tile(tile),
        edges=laid_tile.terrain,
        turns=box.turns[tile],
        segments={segment.id: segment.kind for segment in laid_tile.segments},
        symbols=_count_symbols(laid_tile),
        details=_list_details(laid_tile) or UNSET,
    )


def _list_details(laid_tile: LaidTile) -> tuple[str, ...]:
    """Return which details base tiles can also show: cloister, pennant."""
    shown = {CLOISTER: any(segment.kind == CLOISTER for segment in laid_tile.segments)}
    shown["pennant"] = any(segment.pennant for segment in laid_tile.segments)
    return tuple(name for name, is_shown in shown.items() if is_shown)


def _count_symbols(laid_tile: LaidTile) -> dict[str, int]:
    """Return what is printed on a tile of an expansion in addition to what base tiles show."""
    symbols: Counter[str] = Counter()
    for segment in laid_tile.segments:
        symbols.update(segment.kind for _ in range(segment.kind in (GARDEN, RIVER)))
        symbols.update("inn" for _ in range(segment.inn))
        symbols.update("cathedral" for _ in range(segment.cathedral))
        symbols.update([segment.goods] if segment.goods else [])
    return dict(symbols)
