"""Tables of Dolmengötter, started and played at random."""

import random
from collections.abc import Iterator
from typing import Any

from games.core.action import StartTable, find_actor
from games.core.seats import SYSTEM, Actor
from games.dolmengoetter.meta import META
from games.dolmengoetter.state import State
from tests.contract.answers import candidates
from tests.games.dolmengoetter.boards import Raw
from tests.games.dolmengoetter.situations import RULES

COLOURS = META.colours


MOST_STEPS = 600


def start_table(seats: int, board: Raw | None = None, **options: str) -> State:
    start = StartTable(
        "dolmengoetter", 1, options, COLOURS[:seats], draw="none", boards={"board": board} if board else {}
    )
    state: State = RULES.setup(start).state
    return state


def open_prompts(state: State) -> Iterator[tuple[Actor, Any]]:
    for actor in (*range(state.seats), SYSTEM):
        yield from ((actor, prompt) for prompt in RULES.list_prompts(state, actor))


def play_out(state: State, rng: random.Random) -> Iterator[State]:
    """Yield the states of a table that is played through prompts only."""
    yield state
    for _ in range(MOST_STEPS):
        if state.phase == "over":
            return
        actor, prompt = rng.choice([*open_prompts(state)])
        action = next(candidates(prompt, None, RULES, rng))
        state = RULES.apply(state, find_actor(action, actor if isinstance(actor, int) else None), action).state
        yield state
    raise AssertionError("the table has no end")
