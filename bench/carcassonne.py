"""Benchmark of Carcassonne with all boxes beside the base game: replays, late turns, bytes of views and updates."""

from functools import cache
from itertools import pairwise
from statistics import mean, median
from typing import Any

import msgspec

from bench.figures import measure_seconds, print_title, show
from companion.tables.merge_patch import merge_diff
from games.carcassonne.actions import PlaceTile
from games.carcassonne.meta import EXPANSIONS, META
from games.core.action import DrawnBy
from games.registry import find_game
from tests.contract.cases import Case
from tests.contract.tables import Played, play

SEATS = 6
LATE = 12
"""How many turns at the end of a game are late."""
DRAWS: tuple[DrawnBy, ...] = ("table", "app")
GAMES = tuple(
    ({"farm_scoring": scoring}, draw) for scoring in ("per_farm_3", "per_city_4", "once_per_player_3") for draw in DRAWS
)
"""Options and ways to draw of the games whose late turns are measured. Hands and tiles differ from game to game."""
RUNS = 5
US = 1e6
"""Of a second."""


def run() -> None:
    """Measure a game of six with all boxes, and one of five with the base game to compare it with."""
    print_title(f"Rules: Carcassonne, {SEATS} players with all {len(EXPANSIONS)} boxes, one core")
    base, boxes = _play((), len(META.colours)), _play(tuple(expansion.id for expansion in EXPANSIONS), SEATS)
    speeds = [_measure_replay(game) for game in (base, boxes)]
    show(f"replay of a game of {len(boxes.states[-1].board.tiles)} tiles, with proofs", speeds[1], "actions/s")
    show("  the base game", speeds[0], "actions/s")
    show("  ratio", speeds[0] / speeds[1], "x")
    all_turns = [[_find_late_turns(each) for each in _play_some(game)] for game in (base, boxes)]
    runs = [[_measure_turns(turns) for turns in all_turns] for _ in range(RUNS)]
    usual, late = (median(figures) for figures in zip(*runs, strict=True))
    show(f"legal places and targets, last {LATE} turns of {len(GAMES)} games", late, "us")
    show("  the base game", usual, "us")
    show("  ratio", late / usual, "x", "aim < 2")
    for name, game in (("with all boxes", boxes), ("the base game", base)):
        views = [msgspec.to_builtins(view) for view in game.views(0)]
        updates = [len(msgspec.json.encode(merge_diff(*pair))) for pair in pairwise(views)]
        show(f"view of a seat, last turn, {name}", len(msgspec.json.encode(views[-2])) / 1024, "KiB")
        show("  update, mean", mean(updates), "bytes")
        show("  update, largest", max(updates), "bytes")


@cache
def _play(expansions: tuple[str, ...], seats: int) -> Played:
    return play(Case(find_game("carcassonne"), expansions, seats, "table", {}))


def _measure_replay(game: Played) -> float:
    """Return the actions replayed in a second."""
    rules = game.ruleset

    def replay() -> None:
        state = rules.setup(game.start).state
        for step in game.steps:
            state = rules.apply(state, step.actor, step.action).state

    return len(game.steps) / measure_seconds(replay)


def _play_some(like: Played) -> list[Played]:
    """Return games with the expansions and seats of one."""
    game, expansions, seats = find_game("carcassonne"), like.start.expansions, len(like.start.colours)
    return [play(Case(game, expansions, seats, draw, options)) for options, draw in GAMES]


Turns = tuple[Played, list[Any]]
"""A game, and states of it in which a tile is placed."""


def _find_late_turns(game: Played) -> Turns:
    """Return the late turns of seats with a figure left."""
    placing = [step.before for step in game.steps if isinstance(step.action, PlaceTile)]
    hands = [(state, (state.supply, *state.figures.values())) for state in placing]
    return game, [state for state, kinds in hands if any(kind[state.active] for kind in kinds)][-LATE:]


def _measure_turns(games: list[Turns]) -> float:
    """Return the mean microseconds that the prompt of a turn takes: every place and what may be set there."""
    return mean(
        measure_seconds(lambda: game.ruleset.list_prompts(state, state.active)) * US  # noqa: B023  measured at once
        for game, turns in games
        for state in turns
    )
