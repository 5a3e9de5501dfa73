"""Turns worked out by hand that no recorded situation contains: rights, exhausted supplies, ends, options."""

import json
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from games.core.host import AdjustScore
from games.core.prompt import ChoosePrompt, MovePrompt, SystemPrompt
from games.core.seats import HOST, SPECTATOR, SYSTEM
from games.core.text import Text
from games.dolmengoetter.actions import (
    BuildDolmen,
    ChooseRight,
    DeclineDolmen,
    Fly,
    GatherHerbs,
    Pass,
    ReportValue,
    ScoreGame,
    TurnOver,
    Walk,
)
from games.dolmengoetter.aids import build_change_note, describe_change
from games.dolmengoetter.events import FinalTurnsBegan, RightArose, RightLapsed
from games.dolmengoetter.rights import find_effects, find_rights
from games.dolmengoetter.state import State
from tests.games.dolmengoetter.boards import built_in
from tests.games.dolmengoetter.situations import RULES, apply_all, go, of, questions, situation
from tests.games.wording import WHOLE, sentence

A, B, C = 0, 1, 2
LONGEST_CHANGE = 16
"""Letters of what a stone would change in a circle, in the picture."""


THREE_RIGHTS = {"p22": "A", "p28": "B", "p24": "B", "p36": "A", "p07": "B"}
"""A stone of A at p23 gives A a right at each of its circles."""


def test_the_active_seat_orders_several_rights_and_one_without_a_dolmen_lapses() -> None:
    state = situation("A p29", stones=THREE_RIGHTS, supply={"A": {"1": 2}})
    state = replace(state, druids={"p23": state.druids["p29"]})
    state, events = apply_all(state, (A, Walk("p23", "p29", True)))
    assert {event.circle for event in of(RightArose, events)} == {"c03", "c08", "c09"}
    assert questions(state) == {A: ["order-1-3"]}
    state = go(state, (A, ChooseRight("c09")))
    assert questions(state) == {A: ["right-1-c09"]}
    state = go(state, (A, DeclineDolmen("c09")))
    assert questions(state) == {A: ["order-1-2"]}
    state = go(state, (A, ChooseRight("c03")), (A, BuildDolmen("c03", 1)))
    assert questions(state) == {A: ["right-1-c08"]}, "the last one needs no choice"
    state, events = apply_all(state, (A, BuildDolmen("c08", 1)))
    assert sorted(state.stacks) == ["c03", "c08"]
    assert state.final_turns == (B,), "that was A's last dolmen"


def test_a_right_lapses_when_the_last_dolmen_went_elsewhere() -> None:
    state = situation("A p29", stones=THREE_RIGHTS, supply={"A": {"4": 1}})
    state = replace(state, druids={"p23": state.druids["p29"]})
    walked = go(state, (A, Walk("p23", "p29", True)), (A, ChooseRight("c09")))
    after, events = apply_all(walked, (A, BuildDolmen("c09", 4)))
    assert {event.circle for event in of(RightLapsed, events)} == {"c03", "c08"}
    assert (after.phase, after.active, after.rights) == ("play", B, ())


def test_a_right_of_an_inactive_seat_blocks_the_game() -> None:
    stones = {"p22": "B", "p23": "B"}
    state = go(situation("A p28", players="ABC", stones=stones), (A, Walk("p28", "p35", True)))
    assert questions(state) == {B: ["right-1-c08"]}
    assert list(RULES.list_waits(state)) == ["1"]
    assert go(state, (B, DeclineDolmen("c08"))).active == B


def test_filling_a_circle_with_an_existing_majority() -> None:
    """B fills c09, where A leads by far: no dolmen, or one for A, depending on the option."""
    hexagon = {"p23": "A", "p17": "A", "p24": "A", "p30": "A", "p36": "B"}
    for on, expected in (("off", []), ("on", [("c09", A, "top")])):
        table = situation("B p29", active="B", stones=hexagon, options={"completing_right": on})
        rights = [(right.circle, right.seat, right.where) for right in find_rights(table, B, "p29")]
        assert [right for right in rights if right[0] == "c09"] == expected
    own_table = situation("A p29", stones=hexagon, options={"completing_right": "on"})
    assert not [right for right in find_rights(own_table, A, "p29") if right.circle == "c09"], "not by an own stone"


def test_a_full_circle_is_scored_once_its_owners_have_entered_the_values_in_any_order() -> None:
    stones = {"p22": "A", "p23": "B", "p28": "A"}
    stacks = {"c08": [["A", 0], ["B", 0]]}
    state = situation("A p29", values="turned_over", stones=stones, stacks=stacks)
    state = go(state, (A, Walk("p29", "p36", True)))
    assert questions(state) == {A: ["value-c08-1"], B: ["value-c08-2"]}
    assert not RULES.build_view(state, SPECTATOR).secrets
    state = go(state, (B, ReportValue("c08", 2, 3)))
    assert questions(state) == {A: ["value-c08-1"]}
    state = go(state, (A, ReportValue("c08", 1, 4)))
    assert (state.points, state.stacks, state.active) == ((16, 10), {}, B)
    assert state.supply[A] == (5, 4, 3, 0)


def test_chosen_values_are_turned_over_by_the_system() -> None:
    stones = {"p22": "A", "p23": "B", "p28": "A"}
    state = situation("A p29", stones=stones, stacks={"c08": [["A", 4], ["B", 3]]})
    state = go(state, (A, Walk("p29", "p36", True)))
    assert RULES.list_prompts(state, SYSTEM) == (SystemPrompt("turn_over"),)
    (hidden,) = {piece.value for piece in RULES.build_view(state, SPECTATOR).surfaces["plan"].stacks["c08"]}  # type: ignore[union-attr]
    assert hidden == 0
    assert go(state, (SYSTEM, TurnOver())).points == (16, 10)


def test_with_one_point_a_stone_is_mandatory_and_points_by_agreement_count() -> None:
    state = situation("A p36", points={"A": 4})
    poorer = go(state, (HOST, AdjustScore(A, -3, "a bet")))
    assert [choices(state), choices(poorer)] == [["stone", "point"], ["stone"]]
    assert choices(situation("A p36", stones_left={"A": 0})) == ["nothing"]
    lying = situation("A p36 lying")
    assert choices(lying, "p01") == ["stone", "point"]


def choices(state: State, target: str = "p29") -> list[str]:
    (prompt,) = RULES.list_prompts(state, A)
    assert isinstance(prompt, MovePrompt)
    return [choice.id for choice in prompt.endings[prompt.moves["p36"][target].ending]]


def test_a_walk_is_offered_with_the_druids_that_it_leaps() -> None:
    state = situation("A p36", "B p29", "B p28 lying")
    (prompt,) = RULES.list_prompts(state, A)
    assert isinstance(prompt, MovePrompt)
    assert prompt.moves["p36"]["p35"].path == ("p29", "p28")
    assert prompt.moves["p36"]["p30"].path == ()
    assert [choice.payload for choice in prompt.endings[prompt.moves["p36"]["p36"].ending]] == [
        {"type": "gather_herbs"}
    ]


def test_what_may_be_left_is_said_once_for_all_places_that_a_lying_druid_may_fly_to() -> None:
    state = situation("A p01 lying", "A p34 lying", "A p36 lying", "B p60")
    (prompt,) = RULES.list_prompts(state, A)
    assert isinstance(prompt, MovePrompt)
    assert [*prompt.endings] == ["p01", "p34", "p36"]
    assert all(len(targets) == len(state.layout.neighbours) - 4 for targets in prompt.moves.values())
    assert len(msgspec.json.encode(RULES.build_view(state, A))) < 16_000


@pytest.mark.parametrize("name", ["herbs", "gather_herbs", "gather-herbs"])
def test_a_place_of_an_own_board_may_have_any_name(name: str) -> None:
    """What is left behind there and the herbs are two endings."""
    board = json.dumps(built_in()).replace('"p36"', f'"{name}"')
    (prompt,) = RULES.list_prompts(replace(situation(f"A {name}"), board=board), A)
    assert isinstance(prompt, MovePrompt)
    target = next(target for target in prompt.moves[name] if target != name)
    assert [choice.id for choice in prompt.endings[prompt.moves[name][target].ending]] == ["stone", "point"]
    assert [choice.id for choice in prompt.endings[prompt.moves[name][name].ending]] == ["herbs"]


def test_the_effects_of_a_stone_are_shown_if_the_option_is_on() -> None:
    stones = {"p22": "A", "p23": "B", "p28": "B", "p43": "B"}
    for preview, is_said in (("on", True), ("off", False)):
        state = situation("A p29", stones=stones, options={"preview": preview})
        (prompt,) = RULES.list_prompts(state, A)
        assert isinstance(prompt, MovePrompt)
        stone, _ = prompt.endings[prompt.moves["p29"]["p36"].ending]
        assert (stone.note is not None and stone.note.code == "dolmengoetter.note_and") == is_said
        assert set(stone.changes) == (set(state.layout.circles_of["p29"]) if is_said else set())


@pytest.mark.parametrize(
    ("stones", "supply", "reason"),
    [
        ({"p22": "A"}, {}, "open"),
        ({"p22": "A", "p23": "B", "p28": "A"}, {}, "goes_on"),
        ({"p22": "A", "p23": "B"}, {"A": {}}, "no_dolmen"),
        ({"p22": "A", "p23": "B"}, {}, "majority"),
        ({"p22": "A", "p23": "B", "p28": "B"}, {}, "tie"),
    ],
)
def test_a_stone_says_for_each_circle_why_it_gives_a_right_or_not(
    stones: dict[str, str], supply: dict[str, Any], reason: str
) -> None:
    state = situation("A p29", stones=stones, supply=supply)
    effects = find_effects(state, A, "p29")
    effect = next(effect for effect in effects if effect.circle == "c08")
    assert effect.reason == reason
    assert (effect.right is not None) == (reason in ("majority", "tie"))
    note, change = build_change_note(effects, A), describe_change(effect, A)
    assert (note.code == "dolmengoetter.note_none") == (effect.right is None)
    folder = "games/dolmengoetter/texts"
    assert all(sentence(folder, language, note) for language in WHOLE)
    assert all(len(sentence(folder, language, change.words)) <= LONGEST_CHANGE for language in WHOLE)


def test_a_circle_says_what_a_stone_is_short_of() -> None:
    def words(stones: dict[str, str], language: str = "en") -> str:
        effects = find_effects(situation("A p29", stones=stones), A, "p29")
        change = next(describe_change(effect, A) for effect in effects if effect.circle == "c08")
        return sentence("games/dolmengoetter/texts", language, change.words)

    assert words({"p22": "A"}) == "2 of 3 stones"
    assert words({"p22": "A", "p23": "A"}) == "one colour only"
    assert words({"p22": "A", "p23": "B"}) == "you build on top"
    assert words({"p22": "A", "p23": "B"}, "de") == "du baust obenauf"


def test_what_is_left_behind_is_asked_as_it_may_be_answered() -> None:
    for more, code in (
        ({}, "ask_stone"),
        ({"points": {"A": 1}}, "ask_last_point"),
        ({"stones_left": {"A": 0}}, "ask_nothing"),
    ):
        (prompt,) = RULES.list_prompts(situation("A p29", **more), A)
        assert isinstance(prompt, MovePrompt)
        assert prompt.questions == {"p29": Text(f"dolmengoetter.{code}")}


def test_a_seat_behind_a_tie_of_others_is_told_so() -> None:
    stones = {"p17": "A", "p36": "A", "p23": "B", "p24": "B"}
    state = situation("C p30", players="ABC", active="C", stones=stones)
    assert {effect.circle: effect.reason for effect in find_effects(state, C, "p30")}["c09"] == "behind"


def test_the_end_is_scored_by_the_system_and_equal_points_go_to_who_built_more() -> None:
    state = situation("A p36", final_turns=["A"], stacks={"c14": [["B", 1]]}, points={"A": 9, "B": 4}, used={"A": 2})
    after_turns = go(state, (A, GatherHerbs("p36", "p36")), (SYSTEM, TurnOver()))
    assert RULES.list_prompts(after_turns, SYSTEM) == (SystemPrompt("score_game"),)
    (piece,) = RULES.build_view(after_turns, SPECTATOR).surfaces["plan"].stacks["c14"]  # type: ignore[union-attr]
    assert (piece.value, piece.face_down) == (1, False), "open to everybody before it is scored"
    over = go(after_turns, (SYSTEM, ScoreGame()))
    outcome = RULES.find_outcome(over)
    assert outcome
    assert (outcome.scores, outcome.ranks, outcome.reason) == ((9, 9), (1, 2), "dolmengoetter.end_dolmens")


def test_a_seat_without_a_move_passes_and_when_all_do_the_game_ends() -> None:
    all_stones = dict.fromkeys((f"p{n:02}" for n in range(1, 79)), "B")
    stones = {place: seat for place, seat in all_stones.items() if place not in ("p36", "p43")}
    state = situation("A p36 lying", "B p43 lying", values="turned_over", stones=stones)
    (prompt,) = RULES.list_prompts(state, A)
    assert isinstance(prompt, ChoosePrompt)
    after = go(state, (A, Pass()), (B, Pass()), (SYSTEM, ScoreGame()))
    outcome = RULES.find_outcome(after)
    assert outcome
    assert (outcome.reason, outcome.ranks) == ("dolmengoetter.end_stuck", (1, 1))


def test_the_last_stone_of_all_ends_the_game_after_the_dolmens_of_the_turn() -> None:
    stones = {"p22": "A", "p23": "B"}
    state = situation("A p28 lying", stones=stones, stones_left={"A": 1, "B": 0})
    state = go(state, (A, Fly("p28", "p01", True)))
    assert questions(state) == {A: ["right-1-c08"]}
    over = go(state, (A, BuildDolmen("c08", 4)), (SYSTEM, TurnOver()), (SYSTEM, ScoreGame()))
    assert (over.points, over.end) == ((4 + 4 * 3, 4), "dolmengoetter.end_stones")


def test_no_final_turn_is_announced_when_the_last_stone_built_the_last_dolmen() -> None:
    stones = {"p22": "A", "p23": "B"}
    state = situation("A p28", stones=stones, stones_left={"A": 1, "B": 0}, supply={"A": {"4": 1}})
    state, events = apply_all(state, (A, Walk("p28", "p35", True)), (A, BuildDolmen("c08", 4)))
    assert (state.end, state.final_turns, of(FinalTurnsBegan, events)) == ("dolmengoetter.end_stones", None, [])


@pytest.mark.parametrize(
    ("place", "codes"),
    [
        ("c08", ["majority"]),
        ("c09", ["tie"]),
        ("c14", ["open"]),
        ("p29", ["majority", "tie", "open"]),
        ("p60", ["open"]),
    ],
)
def test_a_close_look_says_how_circles_stand(place: str, codes: list[str]) -> None:
    stones = {"p22": "A", "p23": "B", "p28": "A", "p17": "A", "p24": "A", "p30": "B"}
    view = RULES.build_view(situation("A p36", stones=stones), SPECTATOR)
    groups = RULES.inspect_place(view, "plan", place).belongs
    assert [group.what.code for group in groups] == [f"dolmengoetter.belongs_{code}" for code in codes]


def test_the_projection_is_unknown_while_a_dolmen_lies_face_down() -> None:
    stacks = {"c14": [["A", 3], ["B", 2]], "c08": [["A", 1]]}
    state = situation("A p36", stacks=stacks)
    projections = {viewer: RULES.project_scores(RULES.build_view(state, viewer)) for viewer in (A, B, SPECTATOR)}
    totals = {
        viewer: [(line.segments[0], line.seat, line.points, line.unknown) for line in lines]
        for viewer, lines in projections.items()
    }
    assert totals[A] == [("c08", A, 3, False), ("c14", A, 15, False), ("c14", B, 0, True)]
    assert totals[B] == [("c08", A, 0, True), ("c14", A, 0, True), ("c14", B, 8, False)]
    assert [unknown for *_, unknown in totals[SPECTATOR]] == [True] * 3
    hidden = replace(state, options={**state.options, "projection": "off"})
    assert RULES.project_scores(RULES.build_view(hidden, A)) == ()
