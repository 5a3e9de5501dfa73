"""Undo at a Carcassonne table, across tiles that were set aside and the final scoring."""

from typing import Any

import msgspec
import pytest

from games.core.log import Entry, Redo, Undo, find_effective
from games.core.prompt import ChancePrompt
from games.core.replay import replay
from games.core.seats import CHANCE, SYSTEM
from tests.games.recorded import RULES, Step, rows, steps
from tests.records.carcassonne import start_of

WITH_DISCARDS = [row for row in rows() if row["discarded"]]


def log_of(row: dict[str, Any]) -> tuple[list[Entry], list[Step]]:
    """Return the log of a whole record and its steps; entry n + 2 is step n."""
    recorded_steps = list(steps(row))
    seats = [step.before.active if step.actor != SYSTEM else None for step in recorded_steps]
    entries = [
        Entry(n, "action", seat, step.action)
        for n, (seat, step) in enumerate(zip(seats, recorded_steps, strict=True), 2)
    ]
    return [Entry(1, "start", None, start_of(row)), *entries], recorded_steps


def with_undos(log: list[Entry], versions: range) -> list[Entry]:
    """Return the log with these versions undone, the last first, one undo each."""
    return log + [
        Entry(len(log) + n, "undo", None, Undo((version,))) for n, version in enumerate(reversed(versions), 1)
    ]


@pytest.mark.parametrize("row", WITH_DISCARDS, ids=lambda row: row["id"])
def test_a_tile_set_aside_is_undone_with_its_draw(row: dict[str, Any]) -> None:
    log, recorded_steps = log_of(row)
    indexes = [n for n, step in enumerate(recorded_steps) if len(step.after.set_aside) > len(step.before.set_aside)]
    assert len(indexes) == len(row["discarded"])
    for at in indexes:
        back = replay(RULES, find_effective(with_undos(log, range(at + 2, len(log) + 1))))
        assert back.error is None
        assert msgspec.json.encode(back.state) == msgspec.json.encode(recorded_steps[at].before)
        (prompt,) = RULES.list_prompts(back.state, CHANCE)
        assert isinstance(prompt, ChancePrompt)
        assert prompt.number == recorded_steps[at].before.draws + 1, "the same draw, so that it gives the same outcome"
        assert recorded_steps[at].action in [outcome.action for outcome in prompt.outcomes]


def test_undo_of_the_last_tile_undoes_the_final_scoring_and_redo_restores_it() -> None:
    log, recorded_steps = log_of(rows()[0])
    undone = [*log, Entry(len(log) + 1, "undo", None, Undo((len(log) - 1, len(log))))]
    back = replay(RULES, find_effective(undone))
    assert back.state == recorded_steps[-2].before
    assert RULES.find_outcome(back.state) is None
    redone = [*undone, Entry(len(undone) + 1, "redo", None, Redo(len(undone)))]
    assert replay(RULES, find_effective(redone)).state == recorded_steps[-1].after


def test_a_log_without_one_of_its_draws_fails_at_the_next_action_and_names_it() -> None:
    log, _ = log_of(rows()[0])
    broken = replay(RULES, find_effective([*log, Entry(len(log) + 1, "undo", None, Undo((20,)))]))
    assert broken.failed == log[20]
    assert broken.error
    assert broken.error.code in ("carcassonne.draw_first", "carcassonne.place_first")
