"""Which tables of every ruleset are played: any two of expansions, seats and ways to draw meet."""

import itertools
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from games.core.action import DrawnBy, Facts
from games.core.game import Game
from games.core.meta import GameMeta
from games.registry import GAMES, find_game
from tests.contract.pairs import Row, covering
from tests.rulesets import TEST_GAMES
from tests.rulesets.skye_journeyman import COPIED_BOARDS

EVERYTHING = os.environ.get("TEST_DEEP") == "1"
"""Whether tests look at all they can, instead of at samples."""
SHARD = os.environ.get("TEST_SHARD", "")
"""Which tables to play. 7/89: of all tables every 89th from number 7 on, counted from 0. Empty: see `cases`."""
EVERY_TABLE = EVERYTHING or bool(SHARD)
"""Whether each option is played at every kind of table, instead of only often enough to see every value."""
TABLED = ("expansions", "seats", "draw", "boards")
"""Factors of a table that are not options."""
ALSO: tuple[tuple[str, tuple[str, ...], int, DrawnBy, dict[str, str]], ...] = (
    (
        "isle_of_skye",
        ("druids", "journeyman"),
        3,
        "app",
        {"bag_symbol": "does_not_count", "matching_symbols": "equal_only"},
    ),
)
"""Tables of every run in addition to the pairwise selection: all that a game has, drawn by the app."""
COPIED: dict[str, dict[str, Facts]] = {"journeyman": COPIED_BOARDS}
"""Facts of boards that a table may enter, by the expansion that uses them."""


class Case(NamedTuple):
    """A table to be played. `boards` says whether it enters what is printed on its boards."""

    game: Game
    expansions: tuple[str, ...]
    seats: int
    draw: DrawnBy
    options: dict[str, str]
    boards: bool = False

    def __str__(self) -> str:
        settings = "-".join(f"{key}={value}" for key, value in self.options.items()) + "-boards" * self.boards
        with_these = "+".join((self.game.meta.id, *self.expansions))
        return f"{with_these}-{self.seats}-{self.draw}-{settings or 'default'}"


@cache
def cases() -> tuple[Case, ...]:
    """Return the tables to play.

    Every game with every set of expansions, number of seats and way to draw: any two of these occur together at some
    table. Each value of an option occurs with each set of expansions that offers it. With `EVERY_TABLE` any two values
    of different options occur together too, and each value of an option at every kind of table.
    """
    paired_cases = [case for game in (*GAMES, *TEST_GAMES) for case in _cases_of(game)]
    return (*paired_cases, *(Case(find_game(name), *settings) for name, *settings in ALSO))


def sharded() -> tuple[Case, ...]:
    """Return the tables of this run's shard."""
    number, _, count = (SHARD or "0/1").partition("/")
    return cases()[int(number) :: int(count)]


def meet(name: str, other: str) -> bool:
    """True if any two values of these factors occur together at a table. `name` comes first in `factors_of`."""
    return EVERY_TABLE or name == "expansions" or other in TABLED


def factors_of(game: Game) -> dict[str, Sequence[Any]]:
    """Return the factors in which tables of a game differ: those of TABLED and the options."""
    meta = game.meta
    ids = [expansion.id for expansion in meta.expansions]
    brought = [option for expansion in meta.expansions for option in expansion.options]
    return {
        "expansions": _played_sets(meta),
        "seats": range(meta.min_seats, _find_most_seats(meta, tuple(ids)) + 1),
        "draw": meta.draws or ("none",),
        "boards": (False, True) if COPIED.keys() & set(ids) else (False,),
        **{option.key: option.values for option in (*meta.options, *brought) if len(option.values) > 1},
    }


def _played_sets(meta: GameMeta) -> list[tuple[str, ...]]:
    ids = [expansion.id for expansion in meta.expansions]
    return [expansions for size in range(len(ids) + 1) for expansions in itertools.combinations(ids, size)]


def fits(game: Game, row: Row) -> bool:
    """True if a table can have these values. An option of an expansion needs that expansion, and so do boards and the
    seats that it adds."""
    brings = {
        option.key: {expansion.id, *(option.needs or ())}
        for expansion in game.meta.expansions
        for option in expansion.options
    }
    needed = {expansion for name in row for expansion in brings.get(name, ())}
    sets = [row["expansions"]] if "expansions" in row else _played_sets(game.meta)
    boards, seats = bool(row.get("boards")), row.get("seats", 0)
    return any(
        needed <= set(expansions)
        and (not boards or COPIED.keys() & set(expansions))
        and seats <= _find_most_seats(game.meta, expansions)
        for expansions in sets
    )


def _find_most_seats(meta: GameMeta, expansions: tuple[str, ...]) -> int:
    further = (each.max_seats or 0 for each in meta.expansions if each.id in expansions)
    return max(meta.max_seats, *further, 0)


def _cases_of(game: Game) -> Iterator[Case]:
    factors = factors_of(game)
    rows = covering(factors, lambda row: fits(game, row), meet)
    if EVERY_TABLE:
        rows += crossed(factors, lambda row: fits(game, row))
    defaults = {name: values[0] for name, values in factors.items()}
    cases = set()
    for row in rows:
        options = {name: value for name, value in row.items() if name not in TABLED and value != defaults[name]}
        case = Case(game, row["expansions"], row["seats"], row["draw"], options, row["boards"])
        if str(case) not in cases:
            cases.add(str(case))
            yield case


def crossed(factors: Mapping[str, Sequence[Any]], fits: Callable[[Row], bool]) -> Iterator[Row]:
    """Yield every combination of expansions, seats and ways to draw, each with every value of each option.

    All options together would be tens of thousands of tables; any two of their values meet in the rows of
    `covering`.
    """
    combinations = itertools.product(*(factors[name] for name in TABLED))
    tables = [table for values in combinations if fits(table := dict(zip(TABLED, values, strict=True)))]
    defaults = {name: values[0] for name, values in factors.items()}
    settings = [{}, *({name: value} for name, values in factors.items() if name not in TABLED for value in values)]
    for setting, table in itertools.product(settings, tables):
        row = {**defaults, **setting, **table}
        yield {key: value for key, value in row.items() if fits({**table, key: value})}
