"""Benchmark of Isle of Skye with Druids and Journeyman: a game of five, its end, and the updates of a round."""

from functools import cache
from itertools import pairwise
from statistics import mean

import msgspec

from bench.druids import measure_replay
from bench.figures import measure_seconds, print_title, show
from companion.tables.merge_patch import merge_diff
from games.core.action import find_actor
from games.isle_of_skye import territory
from games.isle_of_skye.actions import ScoreGame, ScoreRound
from games.isle_of_skye.expansions.journeyman.actions import ScoreTracks
from games.registry import find_game
from tests.contract.cases import Case
from tests.contract.tables import Played, play

SEATS = 5
MS = 1e3
"""Of a second."""
EXPANSIONS = ("druids", "journeyman")


def run() -> None:
    """Measure a game of five, scoring at the end, and bytes compared with the base game's."""
    print_title("Rules: Isle of Skye with Druids and Journeyman, one core")
    combined_game = _play(EXPANSIONS)
    measure_replay(combined_game)
    _measure_scoring(combined_game)
    base_bytes, combined_bytes = _measure_bytes_per_round(_play(())), _measure_bytes_per_round(combined_game)
    show("round of five, updates to a phone", combined_bytes / 1024, "KiB")
    show("  of the base game", base_bytes / 1024, "KiB")
    show("  ratio", combined_bytes / base_bytes, "x")


@cache
def _play(expansions: tuple[str, ...]) -> Played:
    return play(Case(find_game("isle_of_skye"), expansions, SEATS, "app", {"projection": "off"}))


def _measure_scoring(playthrough: Played) -> None:
    """Measure the last round's tracks and scoring tiles, then all scrolls and the gold."""
    rules = playthrough.ruleset
    for kind, label in (
        (ScoreTracks, "tracks of the last round scored"),
        (ScoreRound, "scoring tiles of the last round, with proofs"),
        (ScoreGame, "the end with all scrolls, with proofs"),
    ):
        step = [step for step in playthrough.steps if isinstance(step.action, kind)][-1]

        def score() -> None:
            territory._land.cache_clear()  # so that each run computes the land of every territory
            rules.apply(step.before, find_actor(step.action, step.seat), step.action)  # noqa: B023  played at once

        show(label, measure_seconds(score) * MS, "ms")


def _measure_bytes_per_round(playthrough: Played) -> float:
    """Return the average bytes of all updates to a phone in a round, over rounds and phones."""
    rounds = max(playthrough.ruleset.find_turn(state) for state in playthrough.states)
    sizes = []
    for seat in range(SEATS):
        views = [msgspec.to_builtins(view) for view in playthrough.views(seat)]
        sizes.append(sum(len(msgspec.json.encode(merge_diff(*pair))) for pair in pairwise(views)))
    return mean(sizes) / rounds
