"""States: reproducible by replay and from snapshots, restored by undo and redo, never mutated."""

from typing import Any

import msgspec

from games.core.log import Entry, Redo, Undo, find_effective
from games.core.replay import replay
from games.core.seats import CHANCE, SYSTEM, Actor
from tests.contract.answers import decoder_of
from tests.contract.cases import EVERYTHING
from tests.contract.tables import MOST_STATES, Played, spread

MOST_REPLAYS = 12 if EVERYTHING else 5
"""How many times a table is replayed from somewhere in the game to its end."""


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)


def test_a_ruleset_loaded_anew_offers_and_does_the_same(table: Played) -> None:
    """For states as read from storage, in another order: what is played depends on nothing else."""
    actors: tuple[Actor, ...] = (*range(table.case.seats), CHANCE, SYSTEM)
    offered = [[table.prompts(number, actor) for actor in actors] for number in table.sampled]
    ruleset = table.case.game.load(table.case.expansions)
    for number, prompts in reversed(list(zip(table.sampled, offered, strict=True))):
        state = msgspec.json.decode(table.encoded[number], type=ruleset.state_type)
        assert [ruleset.list_prompts(state, actor) for actor in actors] == prompts
        if number < len(table.steps):
            step = table.steps[number]
            assert encoded(ruleset.apply(state, step.actor, step.action).state) == table.encoded[number + 1]


def test_a_state_survives_json(table: Played) -> None:
    for number in table.sampled:
        state = msgspec.json.decode(table.encoded[number], type=table.ruleset.state_type)
        assert state == table.states[number]


def test_actions_and_events_survive_json(table: Played) -> None:
    actions: Any = decoder_of(table.ruleset)
    for step in table.steps:
        assert msgspec.json.decode(encoded(step.action), type=actions) == step.action
        for event in step.events:
            assert type(event) in table.ruleset.event_types
            assert msgspec.json.decode(encoded(event), type=type(event)) == event


def test_no_method_of_a_ruleset_changes_the_state(table: Played) -> None:
    ruleset = table.ruleset
    for turn, number in enumerate(spread(len(table.steps), MOST_STATES)):
        step = table.steps[number]
        for actor in (*range(table.case.seats), "chance", "system", "host"):
            ruleset.list_prompts(step.before, actor)
        view = ruleset.build_view(step.before, turn % table.case.seats)
        if turn % 5 == 0:
            ruleset.project_scores(view)
        ruleset.score(step.before)
        ruleset.find_outcome(step.before)
        assert encoded(ruleset.apply(step.before, step.actor, step.action).state) == table.encoded[number + 1]
        assert encoded(step.before) == table.encoded[number]


def test_replaying_the_log_gives_the_played_state(table: Played) -> None:
    result = replay(table.ruleset, find_effective(table.entries))
    assert result.error is None
    assert result.state == table.states[-1]
    assert result.events == table.steps[-1].events


def test_playing_on_from_any_snapshot_gives_the_same_end(table: Played) -> None:
    """From every snapshot the next entry gives the next state, so the others would too. From some all are played."""
    to_the_end = spread(len(table.states), MOST_REPLAYS)
    for at in sorted({*table.sampled, *to_the_end}):
        end = len(table.states) - 1 if at in to_the_end else min(at + 1, len(table.states) - 1)
        snapshot = msgspec.json.decode(table.encoded[at], type=table.ruleset.state_type)
        resumed = replay(table.ruleset, table.entries[at + 1 : end + 1], snapshot)
        assert resumed.error is None
        assert encoded(resumed.state) == table.encoded[end]


def test_undoing_gives_the_earlier_states(table: Played) -> None:
    """What remains is the log up to there, and playing it on from its beginning passes through each earlier state."""
    log = list(table.entries)
    for last in range(len(table.steps) + 1, 1, -1):
        log.append(Entry(len(log) + 1, "undo", None, Undo((last,))))
        if last - 2 in table.sampled or last == 2:
            assert find_effective(log) == table.entries[: last - 1]
    state = None
    for entry, expected in zip(table.entries, table.encoded, strict=True):
        state = replay(table.ruleset, [entry], state).state
        assert encoded(state) == expected


def test_redoing_gives_the_end_again(table: Played) -> None:
    log = list(table.entries)
    undos = []
    for last in range(len(table.steps) + 1, 1, -1):
        log.append(Entry(len(log) + 1, "undo", None, Undo((last,))))
        undos.append(log[-1].version)
    for undo in reversed(undos):
        log.append(Entry(len(log) + 1, "redo", None, Redo(undo)))
    assert encoded(replay(table.ruleset, find_effective(log)).state) == encoded(table.states[-1])


def test_every_action_changes_the_state(table: Played) -> None:
    assert [s.action for s in table.steps if s.before == s.after and not type(s.action).simultaneous] == []


def test_setting_up_is_repeatable(table: Played) -> None:
    assert encoded(table.ruleset.setup(table.start).state) == encoded(table.first)
