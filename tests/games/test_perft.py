"""Perft: the tree of legal actions, counted by the ruleset and by an independent brute-force search."""

import json
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from games.carcassonne.actions import DrawTile, PlaceTile
from games.carcassonne.rules import Carcassonne
from games.carcassonne.state import State
from games.core.action import StartTable
from games.core.errors import IllegalAction
from games.core.prompt import ChancePrompt, PlacePrompt
from games.core.seats import CHANCE
from tests.games.perft import Place, Table
from tests.games.recorded import rows, steps
from tests.proofs.carcassonne_land import TYPES, Land, Spot

RULES = Carcassonne()


def picture(tile: str, rotation: int) -> str:
    """Return what distinguishes rotations of a tile: every segment with what it reaches, in any order."""
    land = Land({"0,0": {"tile": tile, "rotation": rotation}}, {})
    segments = []
    for spot in land.list_spots((0, 0)):
        facts = land.find_facts(spot)
        walls = [sorted(land.list_edges(Spot((0, 0), city))) for city in facts.get("borders", ())]
        reach = [sorted(land.list_edges(spot)), sorted(land.list_halves(spot)), sorted(walls)]
        segments.append(json.dumps([facts["kind"], reach, facts.get("pennant"), facts.get("ends_in")]))
    return json.dumps(sorted(segments))


@cache
def rotations(tile: str) -> tuple[int, ...]:
    """Return the rotations that look different, each at its smallest."""
    pictures = [picture(tile, rotation) for rotation in range(4)]
    return tuple(rotation for rotation in range(4) if picture(tile, rotation) not in pictures[:rotation])


def offered(state: State) -> Iterator[Place]:
    """Yield every offered placement of the drawn tile."""
    (prompt,) = RULES.list_prompts(state, state.active)
    assert isinstance(prompt, PlacePrompt)
    for place, turns in prompt.cells.items():
        x, y = (int(part) for part in place.split(","))
        for rotation, targets in turns.items():
            for follower in (None, *targets):
                yield Place((x, y), int(rotation), follower)


def after(state: State, action: DrawTile | PlaceTile) -> State:
    progress: State = RULES.apply(state, CHANCE if isinstance(action, DrawTile) else state.active, action).state
    return progress


def actions(state: State) -> Iterator[DrawTile | PlaceTile]:
    """Yield every offered action: draws by chance, placements by the active seat."""
    if state.phase == "draw":
        for prompt in RULES.list_prompts(state, CHANCE):
            assert isinstance(prompt, ChancePrompt)
            for outcome in prompt.outcomes:
                assert isinstance(outcome.action, DrawTile)
                yield outcome.action
    elif state.phase == "place":
        for place in offered(state):
            yield PlaceTile(*place.cell, place.rotation, place.follower)


def perft(state: State, depth: int) -> int:
    """Count the sequences of `depth` actions that the ruleset offers."""
    if depth == 0:
        return 1
    return sum(perft(after(state, action), depth - 1) for action in actions(state))


def brute(state: State, depth: int) -> int:
    """Return the same count by brute force over tiles, cells, rotations and segments; only states come from the
    ruleset."""
    if depth == 0:
        return 1
    if state.phase == "draw":
        draws = [DrawTile(tile) for tile, copies in state.bag.items() if copies]
        return sum(brute(after(state, draw), depth - 1) for draw in draws)
    if state.phase != "place":
        return 0
    tile = state.drawn or ""
    places = list(Table(state).places(tile, rotations(tile)))
    if depth == 1:
        return len(places)
    return sum(brute(after(state, PlaceTile(*p.cell, p.rotation, p.follower)), depth - 1) for p in places)


def position(row: int, moves: int, options: dict[str, str] | None = None) -> State:
    """Return a recorded game before its next draw, after this many moves."""
    state: State = next(s.after for s in steps(rows()[row], options) if s.after.turn == moves + 1)
    assert state.phase == "draw"
    return state


POSITIONS = {
    "start": (lambda: RULES.setup(StartTable("carcassonne", 1, {}, ("red", "blue"))).state, 3),
    "start without farmers": (
        lambda: RULES.setup(StartTable("carcassonne", 1, {"farmers": "off"}, ("red", "blue"))).state,
        3,
    ),
    "late in a game of two": (lambda: position(0, 66), 3),
    "the last three tiles": (lambda: position(8, 68), 4),
    "in a game of five": (lambda: position(19, 40), 2),
    "the last four tiles of five": (lambda: position(7, 67), 3),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_tree_of_legal_actions_equals_brute_force(name: str) -> None:
    make, depth = POSITIONS[name]
    state = make()
    assert [perft(state, d) for d in range(depth + 1)] == [brute(state, d) for d in range(depth + 1)]


def test_the_first_turn_as_counted_by_hand() -> None:
    """24 types may come. B fits only south of the start tile, with a monk, a farmer or nobody. C fits only north of it,
    with a knight or nobody, and does not come again."""
    state = RULES.setup(StartTable("carcassonne", 1, {}, ("red", "blue"))).state
    assert perft(state, 1) == 24
    for tile, places, next_types in (("B", 3, 24), ("C", 2, 23)):
        assert perft(after(state, DrawTile(tile)), 1) == places
        assert perft(after(state, DrawTile(tile)), 2) == places * next_types


SAMPLES = [step.before for row in rows()[::3] for step in list(steps(row))[1::34] if isinstance(step.action, PlaceTile)]


@pytest.mark.parametrize("state", SAMPLES, ids=lambda state: f"{state.seats}-{state.turn}-{state.drawn}")
def test_accepted_placements_equal_brute_force(state: State) -> None:
    """Every cell of the bounding box, every rotation, every segment of the tile and a missing one."""
    table, tile = Table(state), state.drawn or ""
    legal = set(table.places(tile))
    xs, ys = zip(*table.land.tiles, strict=True)
    accepted = set()
    ids = [segment["id"] for segment in TYPES[tile]["segments"]]
    for x in range(min(xs) - 2, max(xs) + 3):
        for y in range(min(ys) - 2, max(ys) + 3):
            for rotation in range(4):
                fits = Place((x, y), rotation, None) in legal
                for follower in (None, *ids, "z9") if fits else (None, ids[0]):
                    before = msgspec.json.encode(state) if fits else b""
                    try:
                        RULES.apply(state, state.active, PlaceTile(x, y, rotation, follower))
                    except IllegalAction:
                        pass
                    else:
                        accepted.add(Place((x, y), rotation, follower))
                    assert not fits or msgspec.json.encode(state) == before
    assert accepted == legal
    assert set(offered(state)) == {place for place in legal if place.rotation in rotations(tile)}
