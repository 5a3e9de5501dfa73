"""Perft with boxes: at each node of the tree of legal actions, ruleset and referee agree on what may be done."""

import copy
from collections.abc import Iterator
from itertools import dropwhile

import pytest

from games.carcassonne.rules import Carcassonne
from games.carcassonne.state import Table
from games.core.action import find_actor
from games.core.prompt import ChancePrompt
from games.core.seats import CHANCE
from tests.proofs.carcassonne_games import Game, decode, enter, follow, list_settings, plain, start
from tests.proofs.carcassonne_referee import Json, Referee
from tests.proofs.moments import complete_line

ALL = ("river", "abbot", "inns_cathedrals", "traders_builders")


def offered(rules: Carcassonne, state: Table) -> Iterator[Json]:
    """Yield every offered action: draws by chance, the others by the seat at turn."""
    if state.phase == "draw":
        for prompt in rules.list_prompts(state, CHANCE):
            assert isinstance(prompt, ChancePrompt)
            yield from (plain(outcome.action) for outcome in prompt.outcomes)
        return
    for prompt in plain(rules.list_prompts(state, state.active)):
        if prompt["kind"] == "choose":
            yield from ({**prompt["action"], **choice["payload"]} for choice in (*prompt["choices"], prompt["decline"]))
            continue
        back = prompt.get("taking_back")
        for place, turns in prompt["cells"].items():
            x, y = (int(part) for part in place.split(","))
            for turn in turns:
                bare = {**prompt["action"], "x": x, "y": y, "rotation": int(turn)}
                yield bare
                for kind, target in list_settings(prompt, place, turn):
                    yield {**bare, prompt["field"]: target, **({prompt["kind_field"]: kind} if kind else {})}
                if back and place in back["points"]:
                    yield {**bare, back["field"]: back["cell"]}


def perft(rules: Carcassonne, state: Table, referee: Referee, depth: int) -> int:
    """Count the sequences of `depth` actions.

    :raises AssertionError: ruleset and referee differ at a node.
    """
    actions = list(offered(rules, state))
    assert sorted(map(str, map(sorted_items, actions))) == sorted(map(str, map(sorted_items, referee.list_actions())))
    if depth == 1:
        return len(actions)
    count = 0
    for action in actions:
        decoded = decode(rules, action)
        after = rules.apply(state, find_actor(decoded, state.active), decoded).state
        judged = copy.deepcopy(referee)
        enter(judged, action, [complete_line(line) for line in after.lines[len(state.lines) :]])
        if judged.phase != "score":
            count += perft(rules, after, judged, depth - 1)
    return count


def sorted_items(action: Json) -> list[tuple[str, object]]:
    return sorted(action.items())


def position(game: Game, tiles_left: int, phase: str) -> tuple[Carcassonne, Table, Referee]:
    """Return a random game at the first state of this phase with so few tiles left."""

    def is_there(referee: Referee) -> bool:
        begins = phase != "draw" or referee.part == 1
        return referee.bag.total() <= tiles_left and referee.phase == phase and begins

    states = dropwhile(lambda pair: not is_there(pair[1]), follow(game._replace(offers=0.0)))
    state, referee = next(states)
    return start(game)[0], state, referee


POSITIONS = {
    "the river of two": (Game(ALL, 2, "table", {}, 1), 200, "draw", 3),
    "the last tiles of six": (Game(ALL, 6, "table", {}, 2), 2, "draw", 3),
    "the last tiles of two without farmers": (Game(ALL, 2, "table", {"farmers": "off"}, 3), 2, "draw", 3),
    "a second part": (Game(ALL, 3, "table", {}, 4), 60, "builder", 2),
}


@pytest.mark.parametrize("at", POSITIONS)
def test_the_tree_of_legal_actions_is_that_of_the_referee(at: str) -> None:
    game, tiles_left, phase, depth = POSITIONS[at]
    assert perft(*position(game, tiles_left, phase), depth) > 0
