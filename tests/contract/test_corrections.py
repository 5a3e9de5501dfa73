"""After the correction of a past slip the table equals one without the slip, byte for byte."""

import random
from collections.abc import Iterator
from copy import copy
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from games.core import correction
from games.core.action import Action, find_actor
from games.core.correction import CorrectedLog, correct_log, find_first_change
from games.core.errors import GameError, IllegalAction
from games.core.log import Correction, Drop, Edit, Entry, Insert, Redo, Replace, Undo, find_effective
from games.core.prompt import ChancePrompt
from games.core.replay import replay
from games.core.ruleset import Progress
from games.core.seats import CHANCE, SYSTEM, Actor
from games.core.secrecy import find_owners
from tests.contract.answers import candidates
from tests.contract.cases import EVERYTHING
from tests.contract.tables import Played, Step

SLIPS = 6 if EVERYTHING else 1
"""How many places of each table are tried with each kind of slip. In a deep run their undo and redo are played from the
start of the table, else from the slip."""
MOST_DROPS = 6
"""How many entries are dropped in search of `SLIPS` without which a later one is invalid."""


class WrongLog:
    """A log that continued after a slip as far as the rules allow, and the right log up to the same place."""

    def __init__(self, table: Played, at: int, wrong: list[tuple[int | None, Action]], skip: int) -> None:
        self.table = table
        self.right = list(table.entries[: at + 1])
        self.log = list(self.right)
        self.states = list(table.states[: at + 1])
        """The state after each entry of the log."""
        self.owners = [frozenset(), *(find_owners(step.events) for step in table.steps[:at])]
        """The viewers who alone learned what an entry of the log caused."""
        for seat, action in wrong:
            self.add(seat, action)
        self.right += table.entries[at + 1 : at + 1 + skip]
        for step in table.steps[at + skip :]:
            try:
                self.add(step.seat, step.action)
            except GameError:
                break
            self.right.append(Entry(len(self.right) + 1, "action", step.seat, step.action))
        while table.prompts(len(self.right) - 1, SYSTEM):  # system work of the right log is done immediately
            step = table.steps[len(self.right) - 1]
            self.right.append(Entry(len(self.right) + 1, "action", step.seat, step.action))

    def add(self, seat: int | None, action: Action) -> None:
        """Append an entry.

        :raises GameError: the rules refuse it.
        """
        progress = self.table.caching.apply(self.states[-1], find_actor(action, seat), action)
        self.states.append(progress.state)
        self.owners.append(find_owners(progress.events))
        self.log.append(Entry(len(self.log) + 1, "action", seat, action))

    def correction_with(self, *edits: Edit[Action]) -> tuple[Entry, CorrectedLog]:
        """Return the correction entry with these edits, and the log that it leads to."""
        entry = Entry(len(self.log) + 1, "correction", 0, Correction(edits))
        result = correct_log(self.table.caching, self.log, entry, has_secrets=self.table.has_secrets)
        return Entry(entry.version, "correction", 0, result.log_change), result

    def check(self, *edits: Edit[Action]) -> None:
        """Assert that the corrected log leads to the same state as the right one."""
        ruleset = self.table.caching
        entry, result = self.correction_with(*edits)
        assert result.error is None
        if self._drops_secrets(edits, result):
            return
        assert [entry.content for entry in result.played] == [entry.content for entry in self.right]
        expected = encoded(self.table.states[len(self.right) - 1])
        assert encoded(result.state) == expected
        log = [*self.log, entry]
        assert find_effective(log) == result.played
        start = 0 if EVERYTHING else result.first
        assert encoded(replay(ruleset, result.played[start:], self._state_after(start)).state) == expected
        self._check_from_state(entry, result)
        self._check_undo_and_redo(log, start, expected)

    def _state_after(self, start: int) -> Any:
        """Return the state after the first `start` entries, or None if there are none."""
        return self.states[start - 1] if start else None

    def _drops_secrets(self, edits: tuple[Edit[Action], ...], result: CorrectedLog) -> bool:
        """True if the result drops, beyond `edits`, what a seat had learned in secret and would otherwise learn
        differently."""
        drafted = {edit.ref for edit in edits if isinstance(edit, Drop)}
        dropped = {edit.ref for edit in result.log_change.edits if isinstance(edit, Drop)} - drafted
        return any(entry.ref in dropped and owners for entry, owners in zip(self.log, self.owners, strict=True))

    def _check_from_state(self, entry: Entry, result: CorrectedLog) -> None:
        first = find_first_change(self.log, entry)
        assert first == result.first
        if not first:
            return
        from_state = correct_log(
            self.table.caching, self.log, entry, first, self._state_after(first), has_secrets=self.table.has_secrets
        )
        assert (from_state.played, encoded(from_state.state)) == (result.played, encoded(result.state))
        assert find_effective([*self.log[first:], entry]) == result.played[first:]

    def _check_undo_and_redo(self, log: list[Entry], start: int, expected: bytes) -> None:
        """Undo and redo the correction, played from the state after the first `start` entries."""
        ruleset, state = self.table.caching, self._state_after(start)
        undo_entry = Entry(len(log) + 1, "undo", 0, Undo((log[-1].version,)))
        undo = correct_log(ruleset, log, undo_entry, start, state, has_secrets=self.table.has_secrets)
        assert undo.error is None
        undone = [*log, Entry(len(log) + 1, "undo", 0, undo.log_change)]
        assert find_effective(undone) == undo.played
        if not ruleset.list_prompts(
            self.states[-1], SYSTEM
        ):  # otherwise the work that the slip makes due is done as well
            assert encoded(undo.state) == encoded(self.states[-1])
        redo_entry = Entry(len(undone) + 1, "redo", 0, Redo(undone[-1].version))
        redo = correct_log(ruleset, undone, redo_entry, start, state, has_secrets=self.table.has_secrets)
        assert encoded(redo.state) == expected
        assert find_effective([*undone, Entry(len(undone) + 1, "redo", 0, redo.log_change)]) == redo.played


def test_what_is_the_same_before_and_after_an_undo_is_played_once(
    table: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also at a table with secrets, where what is undone is played for what it hides. The result is as without."""
    last = max(at for at, step in enumerate(table.steps) if step.actor != "system") + 2
    log = [replace(entry, content=copy(entry.content)) for entry in table.entries]  # as if read from the database
    undo_entry = Entry(len(log) + 1, "undo", table.steps[last - 2].seat, Undo((last,)))
    applied: list[Action] = []
    counting = copy(table.ruleset)

    def apply(state: Any, actor: Actor, action: Action) -> Progress:
        applied.append(action)
        return table.ruleset.apply(state, actor, action)

    monkeypatch.setattr(counting, "apply", apply)

    def correct() -> tuple[CorrectedLog, bytes]:
        applied.clear()
        result = correct_log(counting, log, undo_entry, has_secrets=table.has_secrets)
        parts = result.log_change, result.played, result.state, result.events, result.laid, result.lifted
        return result, encoded((parts, result.crossed, result.opens))

    result, encoded_result = correct()
    hiding = log[result.first :] if table.has_secrets else ()
    assert len(applied) == result.first - 1 + len(hiding) + len(result.played[result.first :])
    monkeypatch.setattr(correction, "_cache_results", lambda ruleset, _most: ruleset)
    assert correct()[1] == encoded_result


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)


def places(table: Played, kind: str) -> list[int]:
    """Return some of the entries by people or chance."""
    return sorted(shuffled(table, kind)[:SLIPS])


def shuffled(table: Played, kind: str) -> list[int]:
    """Return all entries by people or chance, in random order."""
    rng = random.Random(f"{table.case} {kind}")
    acted = [at for at, step in enumerate(table.steps) if step.actor != "system"]
    return rng.sample(acted, len(acted))


def other_actions(table: Played, step: Step) -> Iterator[Action]:
    """Yield actions that could have been entered instead."""
    rng = random.Random(str(table.case))
    ruleset = table.ruleset
    chances = [prompt for prompt in ruleset.list_prompts(step.before, CHANCE) if isinstance(prompt, ChancePrompt)]
    if step.actor == CHANCE:
        yield from (
            outcome.action for chance in chances for outcome in chance.outcomes if outcome.action != step.action
        )
    elif isinstance(step.seat, int):
        for prompt in ruleset.list_prompts(step.before, step.seat):
            for action in candidates(prompt, chances[0] if chances else None, ruleset, rng):
                if type(action) is type(step.action) and action != step.action:
                    yield action


def test_a_wrong_entry_is_replaced(table: Played) -> None:
    count = 0
    for at in shuffled(table, "wrong"):
        if count == SLIPS:
            break
        step = table.steps[at]
        for action in other_actions(table, step):
            try:
                slip = WrongLog(table, at, [(step.seat, action)], skip=1)
            except IllegalAction:
                continue
            slip.check(Replace(str(at + 2), step.action))
            count += 1
            break
    assert count


def test_a_missing_entry_is_inserted(table: Played) -> None:
    for at in places(table, "missing"):
        step = table.steps[at]
        slip = WrongLog(table, at, [], skip=1)
        slip.check(Insert(str(at + 1), step.action, step.seat))


def test_an_entry_inserted_before_system_work_delays_that_work(table: Played) -> None:
    worked = [at for at in range(1, len(table.steps)) if table.steps[at - 1].actor == "system"]
    for at in [at for at in worked if table.steps[at].actor != "system"][:SLIPS]:
        last = max(n for n, step in enumerate(table.steps[:at]) if step.actor != "system")
        step = table.steps[at]
        WrongLog(table, at, [], skip=1).check(Insert(str(last + 2), step.action, step.seat))


def test_an_entry_too_many_is_dropped(table: Played) -> None:
    for at in places(table, "doubled"):
        step = table.steps[at]
        for action in other_actions(table, step):
            try:
                slip = WrongLog(table, at, [(step.seat, action)], skip=0)
            except IllegalAction:
                continue
            slip.check(Drop(str(at + 2)))
            break


def test_an_invalid_entry_is_reported_with_its_refusal(table: Played) -> None:
    """The log is valid once everything from there on is dropped: the last resort."""
    refused = 0
    for at in shuffled(table, "dropped")[:MOST_DROPS]:
        if refused == SLIPS:
            break
        slip = WrongLog(table, len(table.steps), [], skip=0)
        _, result = slip.correction_with(Drop(str(at + 2)))
        if result.failed is None:
            continue
        refused += 1
        assert result.error is not None
        assert result.failed.ref not in {entry.ref for entry in result.played}
        ruleset = table.caching
        before = replay(ruleset, result.played)
        assert (before.error, encoded(before.state)) == (None, encoded(result.state))
        refused_again = replay(ruleset, [result.failed], before.state)
        assert refused_again.error is not None
        assert refused_again.error.code == result.error.code
        later_refs = [
            entry.ref for entry in slip.log[at + 1 :] if entry.ref not in {entry.ref for entry in result.played}
        ]
        _, cut = slip.correction_with(*(Drop(ref) for ref in later_refs))
        assert cut.error is None
        assert encoded(cut.state) == encoded(result.state)
    assert refused or table.case.game.meta.id != "carcassonne"


def test_several_slips_are_corrected_at_once(table: Played) -> None:
    """Two entries missing in a row are inserted together."""
    for at in places(table, "chain"):
        missing_steps = table.steps[at : at + 2]
        if len(missing_steps) < 2 or missing_steps[1].actor == "system":
            continue
        slip = WrongLog(table, at, [], skip=2)
        first, second = missing_steps
        slip.check(Insert(str(at + 1), first.action, first.seat), Insert("+1", second.action, second.seat))
