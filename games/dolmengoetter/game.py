"""Dolmengötter, as the registry lists it. Its rules are loaded when a table needs them."""

from games.core.assets import Assets
from games.core.boards import BoardKind
from games.core.game import Game
from games.core.ruleset import Ruleset
from games.dolmengoetter.meta import META, count_dolmens


def _load(expansions: tuple[str, ...]) -> Ruleset:
    from games.dolmengoetter.rules import Dolmengoetter

    return Dolmengoetter()


def _build_assets() -> Assets:
    from games.dolmengoetter.assets import build_assets

    return build_assets()


def _load_boards() -> tuple[BoardKind, ...]:
    from games.dolmengoetter.own_boards import OWN_BOARDS

    return (OWN_BOARDS,)


GAME = Game(META, _load, _build_assets, boards=_load_boards, check_counts=count_dolmens)
