"""Journeyman: boards that nobody entered, whose spaces seats enter by hand (ruling Q13)."""

from typing import Any

import msgspec
import pytest

from games.core.prompt import AmountsPrompt, ChoosePrompt
from games.isle_of_skye.actions import BuyTile
from games.isle_of_skye.expansions.journeyman.actions import (
    Advance,
    AdvanceByHand,
    ReportFigures,
    ReportSpace,
)
from games.isle_of_skye.expansions.journeyman.by_hand import LEAST_END
from games.isle_of_skye.expansions.journeyman.events import SpaceReported
from games.isle_of_skye.expansions.journeyman.state import Because, Question
from games.isle_of_skye.expansions.journeyman.tracks import Marker
from tests.games.isle_of_skye.journeyman import (
    RULES,
    Table,
    events_of,
    go,
    has,
    markers_at,
    points,
    refused,
    seat_state,
    selling,
)
from tests.games.isle_of_skye.shapes import with_gold

WARRIOR = Advance(1, "warrior")


def tell(state: Table, fact: Any = "", amount: int = 0) -> Table:
    return go(state, (1, ReportSpace(1, fact, amount)))


def test_by_hand_a_seat_moves_its_marker_and_taps_what_the_space_shows() -> None:
    state = go(selling(progress_board="by_hand"), (0, BuyTile("b02")))
    (prompt,) = RULES.list_prompts(state, 1)
    assert isinstance(prompt, ChoosePrompt)
    assert [choice.id for choice in prompt.choices] == ["warrior"], "a sale, and nothing to go back from"
    assert refused(state, 1, WARRIOR) == "isle_of_skye.reported_by_hand"
    assert refused(state, 1, AdvanceByHand(1, "herald")) == "isle_of_skye.only_warrior"
    assert refused(state, 1, AdvanceByHand(1, "warrior", back=True)) == "isle_of_skye.start_of_track"
    assert refused(state, 1, ReportSpace(1, "points", 2)) == "table.too_late"
    state = go(state, (1, AdvanceByHand(1, "warrior")))
    assert refused(state, 1, AdvanceByHand(1, "warrior")) == "table.too_late", "one tap, one step"
    assert refused(state, 1, ReportSpace(1, "points", 0)) == "isle_of_skye.space_unknown"
    assert refused(with_gold(state, 6, 0), 1, ReportSpace(1, "paid", 1)) == "isle_of_skye.cannot_pay"
    prompt, _ = RULES.list_prompts(state, 1)
    assert isinstance(prompt, ChoosePrompt)
    assert {"points-2", "round_points-1", "bonus", "bridge"} < {choice.id for choice in prompt.choices}
    for fact, amount in (("points", 2), ("paid", 1), ("round_points", 1), ("move", 6), ("bonus", 1), ("bridge", 1)):
        state = tell(state, fact, amount)
        assert refused(state, 1, ReportSpace(1, fact, amount)) == "table.too_late", "each thing once"  # type: ignore[arg-type]
    state = tell(state)
    follower = seat_state(state, 1)
    assert (follower.markers["warrior"], state.clans[1].gold, follower.due) == (Marker(1, 1), 17, ())
    assert (follower.sum_values("vp", 10), follower.sum_values("move", 10), follower.sum_values("move", 9)) == (1, 6, 0)
    assert (points(state, 1), follower.bonus[0].tile) == ([("step_warrior", 2)], "third_waypoint")
    assert follower.list_bridges() == (("warrior", 1),)


def test_by_hand_a_step_back_shows_no_new_banner() -> None:
    state = has(selling(progress_board="by_hand"), 1, markers=markers_at(warrior=9))
    state = go(state, (0, BuyTile("b02")), (1, AdvanceByHand(1, "warrior", back=True)))
    assert seat_state(state, 1).markers["warrior"] == Marker(8, 9)
    assert refused(state, 1, ReportSpace(1, "round_points", 3)) == "isle_of_skye.space_unknown"
    assert points(tell(state, "points", 3), 1) == [("step_warrior", 3)]


@pytest.mark.parametrize(
    ("because", "at", "options", "goes_back"),
    [
        ("marker", LEAST_END - 1, {}, False),
        ("marker", LEAST_END, {}, True),
        ("symbol", LEAST_END, {}, False),
        ("symbol", LEAST_END, {"track_end": "any_step"}, True),
    ],
)
def test_by_hand_going_back_is_offered_where_a_track_can_end(
    because: Because, at: int, options: dict[str, str], goes_back: bool
) -> None:
    due = (Question(1, because),)
    state = has(selling(progress_board="by_hand", **options), 1, markers=markers_at(herald=at), due=due)
    prompt, *_ = RULES.list_prompts(state, 1)
    assert isinstance(prompt, ChoosePrompt)
    assert ("herald-back" in {choice.id for choice in prompt.choices}) == goes_back


def test_by_hand_any_number_can_be_entered() -> None:
    state = go(selling(progress_board="by_hand"), (0, BuyTile("b02")), (1, AdvanceByHand(1, "warrior")))
    _, prompt = RULES.list_prompts(state, 1)
    assert isinstance(prompt, AmountsPrompt)
    bounds = {amount.id: amount.most for amount in prompt.amounts}
    assert bounds == {"points": 9999, "round_points": 9999, "paid": 18}, "no more than the gold in hand"
    assert prompt.limit == sum(bounds.values()), "each on its own"
    assert refused(state, 1, ReportFigures(1, {"points": 41, "paid": 19})) == "isle_of_skye.cannot_pay"
    assert refused(state, 1, ReportFigures(2, {"points": 1})) == "table.too_late"
    state = go(state, (1, ReportFigures(1, {"points": 41, "paid": 17})))
    assert (points(state, 1), state.clans[1].gold) == ([("step_warrior", 41)], 1)
    assert refused(state, 1, ReportFigures(1, {"points": 1})) == "table.too_late", "each thing once"
    _, prompt = RULES.list_prompts(state, 1)
    assert isinstance(prompt, AmountsPrompt)
    assert [amount.id for amount in prompt.amounts] == ["round_points"]
    no_number = ReportFigures(1, {"round_points": 0})
    assert events_of(state, 1, no_number) == (SpaceReported(1, "warrior", 1, "no_number", 0),)
    state = go(state, (1, no_number))
    (prompt,) = RULES.list_prompts(state, 1)
    assert isinstance(prompt, ChoosePrompt)
    assert [choice.id for choice in prompt.choices] == ["bonus", "bridge"], "0: none of that kind"
    assert seat_state(tell(state, "move", 120), 1).sum_values("move", 10) == 120


def test_by_hand_an_ordinary_step_takes_three_taps() -> None:
    """Track, what the space shows, and that nothing else is there."""
    state = go(selling(progress_board="by_hand"), (0, BuyTile("b02")))
    taps = 0
    for choice_id in ("warrior", "round_points-2", None):
        prompt = RULES.list_prompts(state, 1)[0]
        assert isinstance(prompt, ChoosePrompt)
        choice = next((choice for choice in prompt.choices if choice.id == choice_id), prompt.decline)
        assert choice
        action = msgspec.convert({**prompt.action, **choice.payload}, AdvanceByHand | ReportSpace)
        state, taps = go(state, (1, action)), taps + 1
    assert (seat_state(state, 1).due, seat_state(state, 1).sum_values("vp", 10), taps) == ((), 2, 3)


def test_by_hand_a_fee_and_a_castle_advancement_can_be_entered_together() -> None:
    """Ruling Q14: 8 and 12."""
    state = has(
        selling(progress_board="by_hand"), 0, due=(Question(1, "marker", "herald"), Question(2, "symbol", "warrior"))
    )
    prompt = RULES.list_prompts(with_gold(state, 19), 0)[0]
    assert isinstance(prompt, ChoosePrompt)
    affordable = {choice.id: choice.unavailable is None for choice in prompt.choices if choice.id.startswith("paid")}
    assert (affordable["paid-17"], affordable["paid-20"]) == (True, False)
    prompt = RULES.list_prompts(has(state, 0, due=(Question(2, "symbol", "warrior"),)), 0)[0]
    assert isinstance(prompt, ChoosePrompt)
    assert not [choice for choice in prompt.choices if choice.id.startswith("paid")]


def test_a_known_board_needs_no_entries() -> None:
    state = go(selling(), (0, BuyTile("b02")))
    assert refused(state, 1, AdvanceByHand(1, "warrior")) == "isle_of_skye.board_listed"
    assert refused(state, 1, ReportSpace(1, "points", 2)) == "isle_of_skye.board_listed"
