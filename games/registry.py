"""All games, as an explicit tuple. The one place outside a game's folder that names it."""

from collections.abc import Mapping
from functools import cache

from games.carcassonne.game import GAME as CARCASSONNE
from games.core.game import Game
from games.core.ruleset import Ruleset
from games.core.surface import Layout
from games.dolmengoetter.game import GAME as DOLMENGOETTER
from games.isle_of_skye.game import GAME as ISLE_OF_SKYE

GAMES: tuple[Game, ...] = (CARCASSONNE, ISLE_OF_SKYE, DOLMENGOETTER)


class UnknownGame(KeyError):
    """There is no such game, or no such expansion of it."""


def find_game(game_id: str) -> Game:
    """Return the game of that id.

    :raises UnknownGame: there is none.
    """
    for game in GAMES:
        if game.meta.id == game_id:
            return game
    raise UnknownGame(game_id)


@cache
def find_layouts(game_id: str) -> Mapping[str, Layout]:
    """Return what is printed on the plans and tracks of a game, by layout.

    :raises UnknownGame: there is no such game.
    """
    return find_game(game_id).assets().layouts


def load_ruleset(game_id: str, expansions: tuple[str, ...] = ()) -> Ruleset:
    """Return the ruleset of a game with its expansions.

    :raises UnknownGame: the game or one of the expansions is unknown.
    """
    game = find_game(game_id)
    if not game.meta.has_expansions(expansions):
        raise UnknownGame(game_id)
    return game.load(expansions)
