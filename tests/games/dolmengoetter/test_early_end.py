"""A game that is ended early, in every version of the rules."""

import pytest
from msgspec.structs import replace

from games.core.action import StartTable
from games.core.errors import IllegalAction, TooLate
from games.core.host import UNFINISHED, FinishNow
from games.core.prompt import ChoosePrompt
from games.core.seats import HOST, SPECTATOR, SYSTEM, Viewer
from games.core.surface import PlanView
from games.dolmengoetter.actions import (
    ReportValue,
    ScoreGame,
    SkipValues,
    TurnOver,
    Walk,
)
from games.dolmengoetter.events import ValuesSkipped
from games.dolmengoetter.meta import META
from games.dolmengoetter.state import Dolmen, State
from tests.games.dolmengoetter.situations import RULES, apply_all, go, of, questions, situation

A, B, C = 0, 1, 2


def of_today(state: State) -> State:
    """Return the state of a table that plays by the newest version of the rules."""
    return replace(state, version=META.ruleset_version)


def shown_stack(state: State, circle: str, viewer: Viewer = SPECTATOR) -> list[tuple[int | None, int, bool]]:
    """Return (seat, value, face down) of each dolmen that a viewer sees on a circle, from the top."""
    plan = RULES.build_view(state, viewer).surfaces["plan"]
    assert isinstance(plan, PlanView)
    return [(piece.seat, piece.value, piece.face_down) for piece in plan.stacks.get(circle, ())]


def test_an_early_end_turns_the_dolmens_over_and_counts_them() -> None:
    """Whoever has the rights of this turn does not build any more."""
    stacks = {"c14": [["B", 3], ["A", 2]], "c08": [["A", 4]]}
    state = of_today(situation("A p28", stones={"p22": "B", "p23": "B"}, stacks=stacks))
    deciding = go(state, (A, Walk("p28", "p35", True)))
    assert deciding.phase == "rights"
    for asked in (state, deciding):
        ended = go(asked, (HOST, FinishNow()))
        assert questions(ended) == {SYSTEM: ["turn_over"]}
        assert shown_stack(ended, "c14") == [(B, 0, True), (A, 0, True)]
        turned = go(ended, (SYSTEM, TurnOver()))
        assert shown_stack(turned, "c14") == [(B, 3, False), (A, 2, False)]
        over = go(turned, (SYSTEM, ScoreGame()))
        outcome = RULES.find_outcome(over)
        assert outcome
        assert (outcome.scores, outcome.reason) == ((4 + 2 * 4 + 4 * 3, 4 + 3 * 5), UNFINISHED)
        view = RULES.build_view(over, SPECTATOR)
        assert [view.lines[str(n)].reason for n in view.final_lines] == ["dolmengoetter.circle_final"] * 3
        assert shown_stack(over, "c14") == [(B, 3, False), (A, 2, False)], "they stay to be looked at"
        assert view.early_end is None
        with pytest.raises(IllegalAction, match=r"dolmengoetter\.scoring_now"):
            RULES.apply(turned, HOST, FinishNow())


def test_an_early_end_asks_for_values_and_what_is_skipped_stays_face_down() -> None:
    stacks = {"c14": [["B", 0], ["A", 0]], "c08": [["B", 0]], "c09": [["B", 0]]}
    state = of_today(situation("A p36", values="turned_over", stacks=stacks))
    asked, events = apply_all(state, (HOST, FinishNow()))
    assert questions(asked) == {A: ["value-c14-2"], B: ["value-c08-1"]}
    (prompt,) = RULES.list_prompts(asked, B)
    assert isinstance(prompt, ChoosePrompt)
    assert prompt.decline
    assert prompt.decline.payload == {"type": "skip_values"}
    told = go(asked, (A, ReportValue("c14", 2, 2)), (B, ReportValue("c08", 1, 4)))
    with pytest.raises(TooLate):
        RULES.apply(told, B, SkipValues("c08", 1))
    skipped, events = apply_all(told, (B, SkipValues("c09", 1)))
    assert of(ValuesSkipped, events) == [ValuesSkipped(B)]
    assert questions(skipped) == {SYSTEM: ["score_game"]}
    over = go(skipped, (SYSTEM, ScoreGame()))
    assert over.points == (4 + 2 * 4, 4 + 4 * 3)
    assert shown_stack(over, "c14") == [(B, 0, True), (A, 2, False)]
    assert shown_stack(over, "c09") == [(B, 0, True)]
    (line,) = (line for line in over.lines if line.segments[:1] == ("c14",))
    assert [(piece.seat, piece.value, piece.times) for piece in line.stacks["c14"]] == [(B, 0, 5), (A, 2, 4)]
    assert (line.seat, [part.code for part in line.parts]) == (A, ["level_2"])
    assert early_end_words(over) == "dolmengoetter.early_end_left_out"
    with pytest.raises(TooLate):
        RULES.apply(skipped, B, ReportValue("c09", 1, 1))


def test_ending_once_more_skips_what_nobody_says() -> None:
    stacks = {"c14": [["B", 0], ["A", 0]]}
    state = of_today(situation("A p36", "B p60", values="turned_over", stacks=stacks))
    assert early_end_words(state) == "dolmengoetter.early_end_asked"
    asked = go(state, (HOST, FinishNow()))
    assert early_end_words(asked) == "dolmengoetter.early_end_skipped"
    told = go(asked, (A, ReportValue("c14", 2, 3)))
    ended, events = apply_all(told, (HOST, FinishNow()))
    assert of(ValuesSkipped, events) == [ValuesSkipped(B)]
    over = go(ended, (SYSTEM, ScoreGame()))
    outcome = RULES.find_outcome(over)
    assert outcome
    assert (outcome.scores, outcome.reason) == ((4 + 3 * 4, 4), UNFINISHED)


def test_values_are_skipped_at_an_early_end_alone() -> None:
    stones, stacks = {"p22": "A", "p23": "B", "p28": "A"}, {"c08": [["A", 0], ["B", 0]]}
    state = of_today(situation("A p29", values="turned_over", stones=stones, stacks=stacks))
    full = go(state, (A, Walk("p29", "p36", True)))
    (prompt,) = RULES.list_prompts(full, A)
    assert isinstance(prompt, ChoosePrompt)
    assert prompt.decline is None
    with pytest.raises(IllegalAction, match=r"dolmengoetter\.values_first"):
        RULES.apply(full, A, SkipValues("c08", 1))


def early_end_words(state: State) -> str:
    text = RULES.build_view(state, SPECTATOR).early_end
    return text.code if text else ""


@pytest.mark.parametrize("values", ["when_built", "turned_over"])
def test_a_table_of_the_first_version_ends_as_it_was_played(values: str) -> None:
    """Its early end turned nothing over."""
    start = StartTable("dolmengoetter", 1, {"values": values}, ("red", "blue"), draw="none")
    state = replace(RULES.setup(start).state, phase="play", stacks={"c14": (Dolmen(B, 3),)})
    assert early_end_words(state) == "dolmengoetter.early_end_left_out"
    over = go(state, (HOST, FinishNow()))
    outcome = RULES.find_outcome(over)
    assert outcome
    assert (outcome.scores, outcome.reason) == ((4, 4), UNFINISHED)
    assert early_end_words(over) == "dolmengoetter.early_end_left_out"


def test_ending_early_revealed_nothing_in_the_first_version() -> None:
    state = situation("A p36", stacks={"c14": [["B", 3]]})
    over = go(state, (HOST, FinishNow()))
    outcome = RULES.find_outcome(over)
    assert outcome
    assert (outcome.scores, outcome.reason) == ((4, 4), UNFINISHED)
    for viewer in (A, B, SPECTATOR):
        assert shown_stack(over, "c14", viewer) == [(B, 0, True)]
