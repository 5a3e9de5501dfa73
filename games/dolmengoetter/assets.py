"""What phones load of the game."""

from games.core.assets import Assets, StockKind
from games.dolmengoetter.art import CATEGORIES, PARTS, PIECES
from games.dolmengoetter.layout import BUILT_IN_LAYOUT, layout


def assets() -> Assets:
    """Return the built-in board and the pictures of the pieces."""
    return Assets(
        {},
        {},
        (),
        {},
        categories=CATEGORIES,
        layouts={BUILT_IN_LAYOUT: layout("")},
        pieces=PIECES,
        parts=PARTS,
        stock={kind: StockKind("amount") for kind in ("stone", "dolmen", "druid")},
    )
