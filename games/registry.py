"""The games there are: an explicit tuple. The one place outside a game's folder that names it."""

from collections.abc import Callable

import msgspec

from games.carcassonne.meta import META as CARCASSONNE
from games.core.action import Facts
from games.core.assets import Assets
from games.core.meta import GameMeta
from games.core.pieces import BoxAssets, Piece
from games.core.ruleset import Ruleset
from games.isle_of_skye.meta import META as ISLE_OF_SKYE


class Game(msgspec.Struct, frozen=True):
    """A game: its meta data, how to get its ruleset with the given expansions, and its assets for the phones. Where
    boxes differ: `box`, what phones need to say so, and `piece`, which makes one from its id and facts."""

    meta: GameMeta
    load: Callable[[tuple[str, ...]], Ruleset]
    assets: Callable[[], Assets]
    box: Callable[[], BoxAssets] | None = None
    piece: Callable[[str, Facts], Piece] | None = None


def _carcassonne(expansions: tuple[str, ...]) -> Ruleset:
    from games.carcassonne.rules import Carcassonne

    return Carcassonne()


def _carcassonne_assets() -> Assets:
    from games.carcassonne.assets import assets

    return assets()


def _isle_of_skye(expansions: tuple[str, ...]) -> Ruleset:
    from games.isle_of_skye.rules import IsleOfSkye

    return IsleOfSkye()


def _isle_of_skye_assets() -> Assets:
    from games.isle_of_skye.assets import assets

    return assets()


def _isle_of_skye_box() -> BoxAssets:
    from games.isle_of_skye.composer import box_assets

    return box_assets()


def _isle_of_skye_piece(name: str, facts: Facts) -> Piece:
    from games.isle_of_skye.composer import piece

    return piece(name, facts)


GAMES: tuple[Game, ...] = (
    Game(CARCASSONNE, _carcassonne, _carcassonne_assets),
    Game(ISLE_OF_SKYE, _isle_of_skye, _isle_of_skye_assets, _isle_of_skye_box, _isle_of_skye_piece),
)


class UnknownGame(KeyError):
    """No such game, or no such expansion of it."""


def game(game_id: str) -> Game:
    """The game of that id.

    :raises UnknownGame: there is none.
    """
    for known in GAMES:
        if known.meta.id == game_id:
            return known
    raise UnknownGame(game_id)


def ruleset(game_id: str, expansions: tuple[str, ...] = ()) -> Ruleset:
    """The ruleset of a game with its expansions.

    :raises UnknownGame: the game or one of the expansions is unknown.
    """
    found = game(game_id)
    if set(expansions) - {expansion.id for expansion in found.meta.expansions}:
        raise UnknownGame(game_id)
    return found.load(expansions)
