"""Whole tables: every board can be played to its end, both ways to enter values give the same points, and trees of
actions match a brute-force count."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from games.core.action import Action, find_actor
from games.core.host import HOST_ACTIONS, HOST_EVENTS, FinishNow
from games.core.prompt import MovePrompt
from games.core.seats import HOST, SYSTEM, Actor
from games.dolmengoetter.actions import BuildDolmen, ChooseRight, DeclineDolmen, ReportValue, TurnOver
from games.dolmengoetter.events import TableStarted
from games.dolmengoetter.meta import META
from games.dolmengoetter.state import State
from tests.contract.answers import candidates, sent
from tests.games.dolmengoetter.boards import Raw, boards
from tests.games.dolmengoetter.situations import RULES, go, situation
from tests.games.dolmengoetter.tables import MOST_STEPS, open_prompts, play_out, start_table
from tests.proofs.dolmengoetter_checker import BOARD, RINGS
from tests.records.dolmengoetter import OPTIONS, action_of, build_opening, rows


@given(boards(), st.integers(2, 5), st.sampled_from(["turned_over", "when_built"]), st.integers(0, 2**16))
@settings(max_examples=30, deadline=None)
def test_a_table_ends_on_any_valid_board(board: Raw, seats: int, values: str, seed: int) -> None:
    options = {"values": values, "stones": "6", "dolmens_1": "1", "dolmens_2": "1", "dolmens_3": "1"}
    first = start_table(seats, {**board, "any_size": True}, **options)
    states = [*play_out(first, random.Random(seed))]
    over = states[-1]
    assert over.stacks == {}
    assert min(over.points) >= 1
    for state in states:
        for circle, stack in state.stacks.items():
            assert len(stack) <= len(first.layout.rings[circle]) - 2
        assert not state.stones.keys() & state.druids.keys()
        assert len(state.druids) <= 3 * seats
        stone_counts = [sum(seat == owner for owner in state.stones.values()) for seat in range(seats)]
        assert [remaining + n for remaining, n in zip(state.stones_left, stone_counts, strict=True)] == [6] * seats
        assert [remaining + n for remaining, n in zip(state.dolmens_left, state.used, strict=True)] == [4] * seats
    view = RULES.build_view(over, 0)
    assert [*view.layouts] == ["own_board"]
    assert msgspec.json.decode(msgspec.json.encode(over), type=State) == over


@pytest.mark.parametrize("row", rows("games"), ids=lambda row: str(row["id"]))
def test_values_entered_when_dolmens_are_turned_over_give_the_same_points(row: dict[str, Any]) -> None:
    """In a recorded game; the value of each dolmen is entered as late as possible."""
    setup = row["setup"]
    players = setup["players"]
    counts = tuple(int(setup["dolmens"].get(str(value), 0)) for value in range(1, 5))
    start = players.index(setup["start"])
    options = {**OPTIONS, "values": "turned_over"}
    state = build_opening(options, len(players), start, setup["start_points"], setup["stones"], counts)
    values_by_circle: dict[str, list[int]] = {}
    """values by circle, top first"""
    for recorded, after in zip(row["actions"], row["after"], strict=True):
        state = go(state, (players.index(recorded["player"]), action_of(recorded)))
        for answer in recorded.get("dolmens", ()):
            circle, value, seat = answer["circle"], answer["value"], players.index(answer["player"])
            if not state.chosen:
                state = go(state, (state.active, ChooseRight(circle)))
            right = state.find_right()
            assert right
            if value:
                stack = values_by_circle.setdefault(circle, [])
                stack.insert(0 if right.where == "top" else len(stack), value)
            state = go(state, (seat, BuildDolmen(circle) if value else DeclineDolmen(circle)))
        while state.phase == "turning":
            state = go(state, next_told_value(state, values_by_circle))
        if RULES.list_prompts(state, SYSTEM):
            state = go(state, (SYSTEM, RULES.system_actions["score_game"]))
        values_by_circle = {circle: values for circle, values in values_by_circle.items() if circle in state.stacks}
        assert list(state.points) == after["points"]
    assert state.phase == "over"


def next_told_value(state: State, values_by_circle: dict[str, list[int]]) -> tuple[Actor, Action]:
    """Return the first value that is not entered yet."""
    for circle in state.turning:
        for level, dolmen in enumerate(state.stacks[circle], 1):
            if not dolmen.value:
                return dolmen.seat, ReportValue(circle, level, values_by_circle[circle][level - 1])
    raise LookupError("nothing to tell")


# --- perft --------------------------------------------------------------------------------------------


@cache
def near() -> dict[str, set[str]]:
    """Return neighbours from the board's data."""
    neighbours: dict[str, set[str]] = {place["id"]: set() for place in BOARD["places"]}
    joined = [*BOARD["edges"], *(pair["places"] for pair in BOARD["rune_pairs"])]
    for group in joined:
        for place in group:
            neighbours[place] |= {*group} - {place}
    return neighbours


def reached(state: State, source: str) -> set[str]:
    """Return the free places that a druid can reach, leaping included."""
    over, before = {source}, set[str]()
    while over != before:
        before = over
        over = over | {place for at in over for place in near()[at] if place in state.druids}
    beside = {place for at in over for place in near()[at]}
    return {place for place in beside if place not in state.druids and place not in state.stones}


def gives_rights(state: State, place: str) -> int:
    """Return how many ways a stone on a place can end: one without a right, else one per value and one for
    declining."""
    seat = state.active
    winners = []
    for ring in RINGS.values():
        if place in ring:
            stones = [state.stones[other] for other in ring if other in state.stones]
            lead = [leaders(ring_stones) for ring_stones in (stones, [*stones, seat])]
            if len(lead[1]) == 1 and lead[0] != lead[1]:
                winners.append(lead[1][0])
            elif len(lead[1]) > 1 and seat in lead[1]:
                winners.append(seat)
    assert len(winners) <= 1, "too much for this count"
    return 1 + sum(state.supply[winners[0]][value - 1] > 0 for value in range(1, 5)) if winners else 1


def leaders(stones: list[int]) -> list[int]:
    if len(stones) < 3 or len({*stones}) < 2:
        return []
    most = max(stones.count(seat) for seat in {*stones})
    return sorted(seat for seat in {*stones} if stones.count(seat) == most)


def turns_of(state: State) -> int:
    """Count the possible turns of the active seat by brute force, including answers to its own rights."""
    own_druids = {place: druid for place, druid in state.druids.items() if druid.seat == state.active}
    free = set(near()) - set(state.druids) - set(state.stones)
    total = 0
    for place, druid in own_druids.items():
        targets = free if druid.lying else reached(state, place)
        total += not druid.lying  # herbs
        ways = 0
        if state.stones_left[state.active]:
            ways += gives_rights(state, place) + (state.points[state.active] > 1)
        else:
            ways = 1
        total += len(targets) * ways
    return total or 1  # without a move the seat passes


def all_answers(state: State, actor: Actor, prompt: Any) -> list[Action]:
    rng = random.Random(0)
    if isinstance(prompt, MovePrompt):
        return [
            sent(RULES, {**prompt.action, "source": source, "target": target, **choice.payload})
            for source, targets in prompt.moves.items()
            for target, move in targets.items()
            for choice in prompt.endings.get(move.ending, ())
        ]
    return [*candidates(prompt, None, RULES, rng)]


def after_turn(state: State) -> Iterator[State]:
    """Yield the states after one turn of the active seat."""
    turn = state.turn
    waiting = [state]
    while waiting:
        current = waiting.pop()
        for actor, prompt in open_prompts(current):
            for action in all_answers(current, actor, prompt):
                next_state: State = RULES.apply(current, actor, action).state
                if next_state.turn > turn or next_state.phase in ("over", "score"):
                    yield next_state
                else:
                    waiting.append(next_state)


POSITIONS = {
    "a leap": situation("A p36", "B p29", "B p28 lying", stones={"p23": "A"}),
    "corners and runes": situation("A p12", "A p08", "B p67", stones={"p05": "B"}, points={"A": 1}),
    "rights": situation("A p28", "B p60 lying", stones={"p22": "A", "p23": "B"}, supply={"A": {"1": 1, "4": 1}}),
    "no stones": situation("A p36", "B p01", stones_left={"A": 0, "B": 0, "C": 1}, players="ABC"),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_brute_force_finds_as_many_turns(name: str) -> None:
    """The first turn completely, the second after each of these, the third after some."""
    state = POSITIONS[name]
    assert sum(1 for _ in after_turn(state)) == turns_of(state)
    seconds = [second_state for second_state in after_turn(state) if second_state.phase == "play"]
    for second_state in random.Random(name).sample(seconds, min(12, len(seconds))):
        assert sum(1 for _ in after_turn(second_state)) == turns_of(second_state)
        thirds = [last for last in after_turn(second_state) if last.phase == "play"]
        for last in random.Random(name).sample(thirds, min(4, len(thirds))):
            assert sum(1 for _ in after_turn(last)) == turns_of(last)


def test_every_action_and_every_event_occurs() -> None:
    """In the recorded games, with both ways to enter values, and a situation without a legal action."""
    acted: set[type[Action]] = set()
    event_types: set[type[Any]] = set()
    stones = {f"p{n:02}": "B" for n in range(1, 79) if n != 36}
    stuck = situation("A p36 lying", stones=stones, stones_left={"B": 1})
    stacks = {"c14": [["A", 0], ["B", 0]], "c09": [["A", 0]]}
    ended = replace(situation("A p36", values="turned_over", stacks=stacks), version=META.ruleset_version)
    narrow = situation("A p23", stones={"p22": "A", "p28": "B", "p24": "B", "p36": "A"}, supply={"A": {"1": 1}})
    finished = go(ended, (HOST, FinishNow()))
    for first in (start_table(3), start_table(3, values="when_built"), stuck, narrow, finished):
        rng = random.Random(3)
        state = first
        for _ in range(MOST_STEPS):
            actor, prompt = rng.choice([*open_prompts(state)])
            action = next(candidates(prompt, None, RULES, rng))
            progress = RULES.apply(state, find_actor(action, actor if isinstance(actor, int) else None), action)
            state = progress.state
            acted.add(type(action))
            event_types |= {type(event) for event in progress.events}
            if state.phase == "over":
                break
    walked = go(narrow, (0, action_of({"type": "walk", "from": "p23", "to": "p29", "stone": True})))
    progress = RULES.apply(go(walked, (0, ChooseRight("c08"))), 0, BuildDolmen("c08", 1))
    event_types |= {type(event) for event in progress.events}
    too_many = situation("A p36", stacks={"c14": [["A", 4]]}, supply={"A": {"1": 1}}, phase="turning")
    lapsing = replace(too_many, turning=("c14",), supply=((1, 0, 0, -1), too_many.supply[1]))
    event_types |= {type(event) for event in RULES.apply(lapsing, SYSTEM, TurnOver()).events}
    host = {*HOST_ACTIONS, *HOST_EVENTS}
    assert acted == {*RULES.action_types} - host
    assert event_types == {*RULES.event_types} - host - {TableStarted}
