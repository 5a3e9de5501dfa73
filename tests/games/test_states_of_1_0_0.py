"""Games played by version 1.0.0: replayed by today's rules, they lead to the states that its databases hold.

A proof or sentence in a state that changes makes `replay_check` and backups report every table that holds it. What
changes on purpose raises `ruleset_version`.
"""

import lzma
from functools import reduce
from hashlib import sha256
from operator import or_
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.core.action import StartTable, find_actor
from games.core.seats import Seat
from games.registry import find_game

FILE = Path(__file__).with_name("states_of_1_0_0.jsonl.xz")


class PlayedBefore(msgspec.Struct, frozen=True):
    """A game of the file.

    - `log`: who submitted an action (None: nobody at the table), and the action.
    - `states`: the first eight digits of a state's SHA-256, by the number of actions before it.
    """

    game: str
    expansions: tuple[str, ...]
    start: StartTable
    log: tuple[tuple[Seat | None, dict[str, Any]], ...]
    states: dict[int, str]


GAMES = msgspec.json.Decoder(PlayedBefore, strict=False).decode_lines(lzma.decompress(FILE.read_bytes()))


def test_all_games_and_sets_of_expansions_are_there() -> None:
    assert len({(played.game, played.expansions) for played in GAMES}) == 21


@pytest.mark.parametrize("played", GAMES, ids=lambda played: "+".join((played.game, *played.expansions)))
def test_a_game_of_1_0_0_leads_to_the_states_that_were_stored(played: PlayedBefore) -> None:
    ruleset = find_game(played.game).load(played.expansions)
    actions: Any = reduce(or_, ruleset.action_types)
    states = [ruleset.setup(played.start).state]
    for seat, payload in played.log:
        action = msgspec.convert(payload, actions)
        states.append(ruleset.apply(states[-1], find_actor(action, seat), action).state)
    assert ruleset.find_outcome(states[-1]) is not None
    digests = {number: sha256(msgspec.json.encode(states[number])).hexdigest()[:8] for number in played.states}
    assert digests == played.states
