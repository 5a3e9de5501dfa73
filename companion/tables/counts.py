"""Counts of pieces in boxes, for those options of a game that state one. They are defaults of their owners' tables."""

from collections.abc import Mapping

from msgspec.structs import replace

from companion.errors import UnknownGame
from companion.people.models import Device
from companion.tables.box_errors import CountChanged, UnknownCount, WrongCount
from companion.tables.boxes import Box, box_changing, box_of
from games import registry
from games.core.meta import GameMeta, Option


def count_keep(device: Device, game: str, name: str, n: int | None, before: int | None) -> Box:
    """Keep a count in the box, or (None) remove it. Tables that are opened later have it as their default.

    `before` is the count in the box as the phone loaded it, None if it had none.

    :raises UnknownGame: the game's boxes have no counts, or there is no such game.
    :raises UnknownCount, WrongCount, IllegalAction: see `check_counts`.
    :raises CountChanged: another phone has changed it since.
    """
    if name not in _counts_of(game):
        raise UnknownCount
    with box_changing(device, game) as change:
        counts = dict(change.box.counts)
        if counts.pop(name, None) not in (before, n):
            raise CountChanged
        if n is not None:
            counts[name] = n
        check_counts(game, counts)
        return change.keep(replace(change.box, counts=counts))


def check_counts(game: str, counts: Mapping[str, int]) -> None:
    """Check that boxes of the game may have these counts. For those left out the options' first values count.

    :raises UnknownCount: the game has no such count.
    :raises WrongCount: too few or too many.
    :raises IllegalAction: no table could start with these counts together.
    """
    rules_game = registry.game(game)
    options = rules_game.meta.counts()
    for name, n in counts.items():
        if name not in options:
            raise UnknownCount
        least, most = options[name].number or (0, 0)
        if not least <= n <= most:
            raise WrongCount(least=least, most=most)
    rules_game.check_counts({name: str(counts.get(name, option.values[0])) for name, option in options.items()})


def options_from_box(device: Device, meta: GameMeta) -> dict[str, str]:
    """Return the options of a new table that the box of its host sets."""
    keys = {option.key for option in meta.options if option.in_box is True}
    if not keys:
        return {}
    return {name: str(n) for name, n in box_of(device, meta.id).counts.items() if name in keys}


def _counts_of(game: str) -> Mapping[str, Option]:
    try:
        counts = registry.game(game).meta.counts()
    except registry.UnknownGame:
        raise UnknownGame(game=game) from None
    if not counts:
        raise UnknownGame(game=game)
    return counts
