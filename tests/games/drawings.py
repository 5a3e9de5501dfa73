"""Tiles and assets that are drawn once in a process, since drawing all of a game takes seconds."""

from functools import cache
from unittest.mock import patch

from games.core.art.tile import Level, TileArt
from games.core.assets import Assets
from games.core.game import Game
from games.isle_of_skye import art, assets

_drawn_assets: dict[str, Assets] = {}


def draw_skye_tile(tile: str, rotation: int, level: Level = "L") -> TileArt:
    """Return a tile of Isle of Skye as `games.isle_of_skye.art.draw` draws it, cached."""
    return _draw_skye_tile(tile, rotation, level)


_draw_skye_tile = cache(art.draw)


def draw_assets(game: Game) -> Assets:
    """Return the assets of a game, cached by its id, from the same drawings as `draw_skye_tile`."""
    if game.meta.id not in _drawn_assets:
        with patch.object(assets, "draw", draw_skye_tile):
            _drawn_assets[game.meta.id] = game.assets()
    return _drawn_assets[game.meta.id]
