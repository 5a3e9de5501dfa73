"""Every entry of the recorded games has a sentence for the timeline."""

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from games.core.action import Action, find_actor
from games.core.event import Event
from games.core.ruleset import Ruleset
from games.core.seats import Seat
from tests.contract.sentences import list_silent
from tests.games import recorded
from tests.proofs.skye_moments import FOLDER, read_kept
from tests.records import carcassonne_expansions as boxes
from tests.records import dolmengoetter, skye_games
from tests.records.skye_land import box_of

Entries = Iterator[tuple[Seat | None, Action, tuple[Event, ...]]]


def play(ruleset: Ruleset, state: Any, actions: Iterable[tuple[Seat | None, Action]]) -> Entries:
    """Yield what each of the actions does, from a state on."""
    for seat, action in actions:
        progress = ruleset.apply(state, find_actor(action, seat), action)
        yield seat, action, progress.events
        state = progress.state


def test_carcassonne() -> None:
    for row in recorded.rows():
        steps = recorded.steps(row)
        entries = ((step.actor if isinstance(step.actor, int) else None, step.action, step.events) for step in steps)
        assert list_silent(recorded.RULES, row["players"], False, entries) == set()


@pytest.mark.parametrize("row", boxes.rows(), ids=lambda row: str(row["id"]))
def test_carcassonne_with_expansions(row: dict[str, Any]) -> None:
    ruleset = boxes.load_rules(row)
    actions = ((seat, action) for _, seat, action in boxes.moves(row, ruleset))
    entries = play(ruleset, ruleset.setup(boxes.start_of(row, ruleset)).state, actions)
    assert list_silent(ruleset, row["players"], False, entries) == set()


def test_isle_of_skye() -> None:
    for row in read_kept("games"):
        ruleset = skye_games.rules_of(box_of(FOLDER), row)
        entries = play(ruleset, ruleset.setup(skye_games.start_of(row)).state, skye_games.moves(row))
        assert list_silent(ruleset, len(row["players"]), True, entries) == set()


@pytest.mark.parametrize("values", ["when_built", "turned_over"])
def test_dolmengoetter(values: str) -> None:
    for row in dolmengoetter.rows("games"):
        start = dolmengoetter.game_of(row, values=values)
        actions = ((move.seat, move.action) for move in dolmengoetter.moves(row, values))
        assert (
            list_silent(dolmengoetter.RULES, len(start.players), True, play(dolmengoetter.RULES, start.state, actions))
            == set()
        )
