"""Actions of the host in every game: points by agreement, and ending the game early."""

import random
from typing import Any

import msgspec
import pytest

from games.core.errors import IllegalAction
from games.core.event import Narration
from games.core.host import ADJUSTED, UNFINISHED, AdjustScore, FinishNow
from games.core.score import rank_scores
from games.core.seats import HOST, SPECTATOR, SYSTEM
from tests.contract.answers import candidates
from tests.contract.tables import Played

STRIDE = 7
"""Every so many steps these are tried."""


def test_points_by_agreement_are_a_line_like_any_other(table: Played) -> None:
    ruleset = table.ruleset
    for at, state in [*enumerate(table.states[::STRIDE]), (-1, table.states[-1])]:
        seat, points = at % table.case.seats, (7, -3)[at % 2]
        progress = ruleset.apply(state, HOST, AdjustScore(seat, points, "counted it twice on the table"))
        before, after = ruleset.score(state), ruleset.score(progress.state)
        assert after.lines[:-1] == before.lines
        line = after.lines[-1]
        assert (line.n, line.seat, line.category, line.points) == (len(before.lines), seat, ADJUSTED, points)
        assert line.note == "counted it twice on the table"
        assert line.points == sum(part.points for part in line.parts)
        gained = [new - old for new, old in zip(after.totals, before.totals, strict=True)]
        assert gained == [points if other_seat == seat else 0 for other_seat in range(table.case.seats)]
        assert after.by_category[seat][ADJUSTED] == points
        view = ruleset.build_view(progress.state, SPECTATOR)
        assert view.seats[str(seat)].score == after.totals[seat]
        assert view.seats[str(seat)].by_category[ADJUSTED] == points
        assert view.lines[str(line.n)] == line
        narrations = [event.narrate() for event in progress.events]
        assert [narrated.text.code for narrated in narrations if narrated and not _is_of_a_score_tile(narrated)] == [
            "table.event_adjusted"
        ]
        own_narrations = [narration for event in progress.events if (narration := event.narrate_for(seat))]
        assert ("table.event_adjusted_own", None) in [
            (narrated.text.code, narrated.seat) for narrated in own_narrations
        ]
        _check_only_points_differ(table, state, progress.state)


def _is_of_a_score_tile(narration: Narration) -> bool:
    """True if it only asks for what the points need beside the score track."""
    return "event_score_tile_" in narration.text.code


def _check_only_points_differ(table: Played, before: Any, after: Any) -> None:
    """Assert that nothing but points differs: who is asked what, and whether the game is over. Where points can be
    spent, the same questions may have other answers."""
    ruleset = table.ruleset
    loses = any(line.points < 0 for line in ruleset.score(table.states[-1]).lines)
    for actor in (*range(table.case.seats), "chance", SYSTEM):
        prompts, was_asked = (ruleset.list_prompts(state, actor) for state in (after, before))
        if loses:
            assert [getattr(prompt, "id", prompt) for prompt in prompts] == [
                getattr(prompt, "id", prompt) for prompt in was_asked
            ]
        else:
            assert prompts == was_asked
    outcome = ruleset.find_outcome(after)
    assert (outcome is None) == (ruleset.find_outcome(before) is None)
    if outcome:
        totals = ruleset.score(after).totals
        assert (outcome.scores, outcome.ranks) == (totals, rank_scores(totals, outcome.tie_break))
    assert msgspec.json.decode(msgspec.json.encode(after), type=ruleset.state_type) == after


@pytest.mark.parametrize(("seat", "points", "code"), [(9, 5, "table.no_such_seat"), (0, 0, "table.no_points")], ids=str)
def test_points_for_an_unknown_seat_or_of_an_invalid_number_are_refused(
    table: Played, seat: int, points: int, code: str
) -> None:
    with pytest.raises(IllegalAction) as error:
        table.ruleset.apply(table.states[1], HOST, AdjustScore(seat, points, "why"))
    assert error.value.code == code


def test_a_game_that_the_host_ends_is_scored_as_it_stands(table: Played) -> None:
    ruleset = table.ruleset
    count = 0
    for state in table.states[:-1:STRIDE]:
        if ruleset.list_prompts(state, SYSTEM):
            continue
        count += 1
        progress = ruleset.apply(state, HOST, FinishNow())
        narrations = [event.narrate() for event in progress.events]
        assert "table.event_finish_now" in [narration.text.code for narration in narrations if narration]
        after = scored(table, progress.state)
        outcome = ruleset.find_outcome(after)
        assert outcome
        assert outcome.reason == UNFINISHED
        assert outcome.scores == ruleset.score(after).totals
        assert ruleset.score(after).lines[: len(ruleset.score(state).lines)] == ruleset.score(state).lines
        with pytest.raises(IllegalAction):
            ruleset.apply(after, HOST, FinishNow())
    assert count


def scored(table: Played, state: Any) -> Any:
    """Return an ended game once seats have answered what is asked for its scoring, and the system has scored it."""
    ruleset, rng = table.ruleset, random.Random(0)
    while ruleset.find_outcome(state) is None:
        # By chance, because an answer that others may not know yet can be changed.
        actor, prompt = rng.choice(
            [
                (actor, prompt)
                for actor in (*range(table.case.seats), SYSTEM)
                for prompt in ruleset.list_prompts(state, actor)
            ]
        )
        state = ruleset.apply(state, actor, next(candidates(prompt, None, ruleset, rng))).state
    return state
