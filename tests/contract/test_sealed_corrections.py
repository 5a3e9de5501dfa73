"""The effect of a correction depends only on what its author may know.

At each step at which a seat, or chance for it, could have acted differently unnoticed, the others correct what they did
before. Both alternatives must give equal answers.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
import pytest

from games.core import correction
from games.core.correction import CorrectedLog, correct_log
from games.core.event import is_audible
from games.core.host import AdjustScore, FinishNow
from games.core.log import Correction, Drop, Edit, Entry, Insert, Replace, find_effective
from games.core.replay import replay
from games.core.ruleset import Ruleset
from games.core.seats import SPECTATOR, SYSTEM, Viewer
from games.core.secrecy import Secrecy, find_secrecy
from tests.contract.cases import EVERYTHING
from tests.contract.secrets import Secret, ways
from tests.contract.tables import Played, Step

MOST_SECRETS = 60 if EVERYTHING else 2
MOST_EDITS = 12 if EVERYTHING else 2
"""How many places of a table are tried, and how many corrections at each."""
MOST_ALIKE = 3 if EVERYTHING else 2
"""How many indistinguishable alternatives are compared."""


def corrections(table: Played, end: int, asker: Viewer, rng: random.Random) -> Iterator[tuple[int, Edit[Any]]]:
    """Yield (number of kept entries, edit): what the asker may change of its actions before step `end`, and the
    host's points or early end."""
    own_steps = [
        (n, step)
        for n, step in enumerate(table.steps[:end])
        if step.seat == asker and all(is_audible(event, asker) for event in step.events)
    ]
    for n, step in rng.sample(own_steps, min(len(own_steps), MOST_EDITS)):
        yield n + 1, Drop(str(n + 2))
        if other_action := _other_action(table, step, rng):
            yield n + 1, Replace(str(n + 2), other_action)
    place = rng.randrange(end + 1)
    yield end + 1, Insert(str(end + 2), FinishNow())
    yield place + 1, Insert(str(place + 1), AdjustScore(rng.randrange(table.case.seats), rng.choice((-9, 9)), "agreed"))


def _other_action(table: Played, step: Step, rng: random.Random) -> Any:
    other_actions = [action for action, _ in ways(table, step) if action != step.action]
    return rng.choice(other_actions) if other_actions else None


def visible_result(table: Played, result: CorrectedLog, asker: Viewer) -> Any:
    """Return the part of a correction's result that reaches the asker and spectators."""
    if result.opens:
        return "opens"
    if result.failed:
        return result.failed.ref, result.failed.seat
    views = [table.ruleset.build_view(result.state, viewer) for viewer in (asker, SPECTATOR)]
    return result.crossed, msgspec.json.encode(views)


def test_no_correction_reveals_what_a_seat_has_sealed(
    table: Played, secrets: list[Secret], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(correction, "_cache_results", lambda ruleset, _most: ruleset)  # `table.caching` has them
    monkeypatch.setattr(correction, "find_secrecy", _cache_secrecy(2 * MOST_ALIKE))
    # Where system work is due, sealed choices are about to be opened: a correction has that work done.
    sealed = [secret for secret in secrets if not table.prompts(secret[0] + 1, SYSTEM)]
    rng = random.Random(str(table.case))
    for number, step, asker, group in rng.sample(sealed, min(len(sealed), MOST_SECRETS)):
        logs = [
            [*table.entries[: number + 1], Entry(number + 2, "action", step.seat, action)]
            for action, _ in group[:MOST_ALIKE]
        ]
        for start, edit in corrections(table, number, asker, rng):
            entry = Entry(number + 3, "correction", None, Correction((edit,)))
            answers = []
            for log in logs:
                result = correct_log(table.caching, log, entry, start, table.states[start - 1], None, asker)
                answers.append(visible_result(table, result, asker))
                if log is logs[0] or EVERYTHING:
                    check_log(table, log, entry, result, start)
            assert all(answer == answers[0] for answer in answers), (asker, edit, [action for action, _ in group])


def _cache_secrecy(most: int) -> Callable[..., Secrecy]:
    """Return `find_secrecy` with a cache by identity, for several corrections of the same entry."""
    results: dict[tuple[int, ...], tuple[Any, Secrecy]] = {}

    def find(ruleset: Ruleset, entries: Sequence[Entry], *arguments: Any) -> Secrecy:
        key = tuple(map(id, (ruleset, *arguments, *entries)))
        if key not in results:
            if len(results) >= most:
                results.clear()
            results[key] = (ruleset, entries, arguments), find_secrecy(ruleset, entries, *arguments)
        return results[key][1]

    return find


def check_log(table: Played, log: list[Entry], new_entry: Entry, result: CorrectedLog, start: int) -> None:
    """Assert that the log with the correction leads to the announced state, and that its first `start` entries stay."""
    if result.failed is None:
        entry = Entry(new_entry.version, "correction", None, result.log_change)
        result_state = replay(table.caching, find_effective([*log, entry])[start:], table.states[start - 1])
        assert result_state.error is None
        assert result_state.state is result.state or (
            msgspec.json.encode(result_state.state) == msgspec.json.encode(result.state)
        )


def test_legal_actions_have_the_same_result_without_checks(table: Played) -> None:
    """Whether or not the rules validate it first."""
    for step in table.steps:
        progress = table.ruleset.apply_unchecked(step.before, step.actor, step.action)
        assert progress.events == step.events
        assert progress.state == step.after
