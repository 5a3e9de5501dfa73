"""What a correction of the past leads to is a function of what its author may know.

At each step at which a seat, or chance for it, could have gone another way unheard, the others correct what they did
before: both ways give equal answers.
"""

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from games.core.correction import CorrectedLog, correct_log
from games.core.event import audible
from games.core.host import AdjustScore, FinishNow
from games.core.log import Correction, Drop, Edit, Entry, Insert, Replace, effective
from games.core.replay import replay
from games.core.seats import SPECTATOR, SYSTEM, Viewer
from tests.contract.tables import EVERYTHING, Played, Step
from tests.contract.test_secrets import Secret, ways

MOST_SECRETS = 60 if EVERYTHING else 2
MOST_EDITS = 12 if EVERYTHING else 2
"""How many places of a table are tried, and how many corrections there."""


def corrections(table: Played, until: int, asker: Viewer, rng: random.Random) -> Iterator[tuple[int, Edit[Any]]]:
    """(how many entries stay in front, an edit): what the asker may say of what it did before step `until`, and points
    that the host gives, or an end to the game."""
    own = [
        (n, step)
        for n, step in enumerate(table.steps[:until])
        if step.seat == asker and all(audible(event, asker) for event in step.events)
    ]
    for n, step in rng.sample(own, min(len(own), MOST_EDITS)):
        yield n + 1, Drop(str(n + 2))
        if another := _otherwise(table, step, rng):
            yield n + 1, Replace(str(n + 2), another)
    place = rng.randrange(until + 1)
    yield until + 1, Insert(str(until + 2), FinishNow())
    yield place + 1, Insert(str(place + 1), AdjustScore(rng.randrange(table.case.seats), rng.choice((-9, 9)), "agreed"))


def _otherwise(table: Played, step: Step, rng: random.Random) -> Any:
    others = [action for action, _ in ways(table, step) if action != step.action]
    return rng.choice(others) if others else None


def told(table: Played, result: CorrectedLog, asker: Viewer) -> Any:
    """What of a correction reaches the asker and those who watch."""
    if result.opens:
        return "opens"
    if result.failed:
        return result.failed.ref, result.failed.seat
    views = [table.ruleset.view(result.state, viewer) for viewer in (asker, SPECTATOR)]
    return result.crossed, msgspec.json.encode(views)


def test_no_correction_tells_what_a_seat_has_sealed(table: Played, secrets: list[Secret]) -> None:
    # Where the system's work is due, what is sealed is about to be opened: a correction has it done.
    sealed = [one for one in secrets if not table.prompts(one[0] + 1, SYSTEM)]
    rng = random.Random(str(table.case))
    for number, step, asker, group in rng.sample(sealed, min(len(sealed), MOST_SECRETS)):
        logs = [
            [*table.entries[: number + 1], Entry(number + 2, "action", step.seat, action)] for action, _ in group[:3]
        ]
        for start, edit in corrections(table, number, asker, rng):
            amendment = Entry(number + 3, "correction", None, Correction((edit,)))
            answers = []
            for log in logs:
                result = correct_log(table.ruleset, log, amendment, start, table.states[start - 1], None, asker)
                answers.append(told(table, result, asker))
                if log is logs[0] or EVERYTHING:
                    check_log(table, log, amendment, result, start)
            assert all(answer == answers[0] for answer in answers), (asker, edit, [action for action, _ in group])


def check_log(table: Played, log: list[Entry], amendment: Entry, result: CorrectedLog, start: int) -> None:
    """The log with the correction leads to what it was said to lead to; its first `start` entries stay."""
    if result.failed is None:
        entry = Entry(amendment.version, "correction", None, result.amendment)
        again = replay(table.ruleset, effective([*log, entry])[start:], table.states[start - 1])
        assert again.error is None
        assert msgspec.json.encode(again.state) == msgspec.json.encode(result.state)


def test_what_may_be_done_is_done_alike_without_checks(table: Played) -> None:
    """A legal action has the same result whether or not the rules check it first."""
    for step in table.steps:
        progress = table.ruleset.apply_unchecked(step.before, step.actor, step.action)
        assert progress.events == step.events
        assert progress.state == step.after
