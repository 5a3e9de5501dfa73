"""What phones load of the game."""

from games.core.assets import Assets, StockKind
from games.dolmengoetter.art import CATEGORIES, PARTS, PIECES, SUPPLY_ICONS
from games.dolmengoetter.layout import BUILT_IN_LAYOUT, load_layout


def build_assets() -> Assets:
    """Return the built-in board and the pictures of the pieces."""
    return Assets(
        {},
        {},
        (),
        {},
        categories=CATEGORIES,
        layouts={BUILT_IN_LAYOUT: load_layout("")},
        pieces=PIECES,
        parts=PARTS,
        stock={
            **{kind: StockKind("amount", icon=SUPPLY_ICONS[kind]) for kind in ("stone", "dolmen")},
            "druid": StockKind("amount"),
        },
    )
