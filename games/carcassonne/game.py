"""Carcassonne, as the registry lists it. Its rules are loaded when a table needs them."""

from typing import TYPE_CHECKING

from games.carcassonne.meta import META
from games.core.art.glyph import Glyph
from games.core.assets import Assets
from games.core.game import Game

if TYPE_CHECKING:
    from games.carcassonne.rules import Carcassonne


def load(expansions: tuple[str, ...]) -> "Carcassonne":
    """Return the ruleset with these expansions, offered or not (rules section e1)."""
    from games.carcassonne.expansions.abbot.capability import Abbot
    from games.carcassonne.expansions.inns_cathedrals.capability import InnsCathedrals
    from games.carcassonne.expansions.river.capability import River
    from games.carcassonne.expansions.traders_builders.capability import TradersBuilders
    from games.carcassonne.rules import Carcassonne

    capabilities = (River, Abbot, InnsCathedrals, TradersBuilders)
    return Carcassonne(*(capability() for capability in capabilities if capability.id in expansions))


def _build_assets() -> Assets:
    from games.carcassonne.assets import build_assets

    return build_assets()


def _build_expansion_assets() -> dict[str, Assets]:
    from games.carcassonne.assets import build_expansion_assets

    offered = tuple(expansion.id for expansion in META.expansions)
    return build_expansion_assets(load(offered).rules) if offered else {}


def _load_glyphs() -> dict[str, Glyph]:
    from games.carcassonne.art_glyphs import GLYPHS

    return GLYPHS


GAME = Game(META, load, _build_assets, glyphs=_load_glyphs, expansion_assets=_build_expansion_assets)
