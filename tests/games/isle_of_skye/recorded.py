"""Recorded games as steps."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec.structs import replace

from games.core.action import Action, find_actor
from games.isle_of_skye.rules import IsleOfSkye
from games.isle_of_skye.state import State
from tests.proofs.skye_moments import FOLDER
from tests.proofs.skye_moments import read_kept as kept
from tests.records.skye_games import moves, rules_of, start_of
from tests.records.skye_land import box_of

Table = State[Any]


ROWS = {len(row["players"]): row for row in kept("games")}


def states(seats: int, **options: str) -> Iterator[tuple[IsleOfSkye, Table, Action, Table]]:
    """Yield every step of a recorded game under these options: ruleset, state before, action, state after."""
    row = ROWS[seats]
    rules = rules_of(box_of(FOLDER), row)
    state: Table = rules.setup(replace(start_of(row), options=options)).state
    for seat, action in moves(row):
        after = rules.apply(state, find_actor(action, seat), action).state
        yield rules, state, action, after
        state = after


@cache
def recorded_steps(seats: int) -> tuple[tuple[IsleOfSkye, Table, Action, Table], ...]:
    return tuple(states(seats))
