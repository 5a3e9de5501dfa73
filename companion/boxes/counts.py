"""Counts of pieces in boxes, for those options of a game that state one. They are defaults of their owners' tables."""

from collections.abc import Mapping
from typing import Final

from companion.boxes.errors import UnknownCount, WrongCount
from companion.boxes.keeping import Box, BoxPart, find_game
from companion.errors import UnknownGame
from games import registry


def check_counts(game: str, counts: Mapping[str, int]) -> None:
    """Check that boxes of the game may have these counts. For those left out the options' first values count.

    :raises UnknownCount: the game has no such count.
    :raises WrongCount: too few or too many.
    :raises IllegalAction: no table could start with these counts together.
    """
    rules_game = registry.find_game(game)
    options = rules_game.meta.find_counts()
    for name, n in counts.items():
        if name not in options:
            raise UnknownCount
        least, most = options[name].number or (0, 0)
        if not least <= n <= most:
            raise WrongCount(least=least, most=most)
    rules_game.check_counts({name: str(counts.get(name, option.values[0])) for name, option in options.items()})


def _complete(game: str, name: str, n: int | None) -> int | None:
    counts = find_game(game).meta.find_counts()
    if not counts:
        raise UnknownGame(game=game)
    if name not in counts:
        raise UnknownCount
    return n


def _finish(game: str, _name: str, box: Box) -> Box:
    check_counts(game, box.counts)
    return box


COUNTS: Final = BoxPart[int]("counts", _complete, _finish)
"""Counts. Tables that are opened later have them as their defaults.

:raises UnknownGame: the game's boxes have no counts, or there is no such game.
:raises UnknownCount, WrongCount, IllegalAction: see `check_counts`.
"""
