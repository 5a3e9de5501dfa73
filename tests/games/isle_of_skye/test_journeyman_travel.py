"""Journeyman: journeys and their views (sections j6 and j7)."""

import msgspec
import pytest

from companion.tables.merge_patch import merge_apply, merge_diff
from games.core.errors import IllegalAction
from games.core.grid import pack
from games.core.prompt import MovePrompt
from games.core.seats import SPECTATOR
from games.core.text import Text
from games.isle_of_skye.expansions.journeyman.actions import (
    Advance,
    PickUp,
    PlaceRoad,
    PlanMarker,
    ValidateMovement,
)
from games.isle_of_skye.expansions.journeyman.events import (
    JourneyMade,
    MarkerPickedUp,
)
from games.isle_of_skye.expansions.journeyman.scoring_facts import ScoringFacts
from games.isle_of_skye.expansions.journeyman.state import Reached, TakenBonus
from tests.games.isle_of_skye.journeyman import (
    MEADOWS,
    RULES,
    Table,
    at,
    has,
    markers_at,
    meadow,
    points,
    seat_state,
    start_table,
)
from tests.games.isle_of_skye.journeyman import events_of as told_by
from tests.games.isle_of_skye.meadows import ROW, choices, marked, play_meadows, refused
from tests.games.isle_of_skye.shapes import with_gold


def test_a_journey_goes_from_marker_to_marker_with_an_advance_for_each() -> None:
    state = marked(meadow(*ROW), "1,0", "3,0")
    assert (state.step, refused(state, 1, PickUp(2, 1, "1,0"))) == ("journey", "isle_of_skye.not_your_journey")
    assert refused(state, 0, PickUp(2, 1, "2,0")) == "isle_of_skye.no_marker_there"
    assert refused(state, 0, PickUp(2, 2, "1,0")) == "table.too_late"
    assert choices(state)["1,0-merchant"] == (0, True)  # a ship
    assert told_by(state, 0, PickUp(2, 1, "1,0"), rules=MEADOWS) == (MarkerPickedUp(0, "1,0", 1),)
    state = play_meadows(state, (0, PickUp(2, 1, "1,0", "merchant")))
    assert (seat_state(state).markers["merchant"].at, seat_state(state).at, seat_state(state).list_lying()) == (
        1,
        pack(1, 0),
        (pack(3, 0),),
    )
    assert refused(state, 0, PickUp(2, 2, "1,0")) == "isle_of_skye.no_marker_there"
    assert "3,0-herald" in choices(state)  # a farm
    last = PickUp(2, 2, "3,0", "herald")
    assert told_by(state, 0, last, rules=MEADOWS)[-1] == JourneyMade(0, ("1,0", "3,0"), 4)
    state = play_meadows(state, (0, last))
    follower = seat_state(state)
    assert (follower.at, follower.planned, follower.markers["herald"].at) == (pack(3, 0), (), 1)
    assert points(state) == [("step_herald", 1)]
    assert follower.sum_values("gold", 10) == 2
    assert state.step == "tracks"  # seat 1 has no plan and stays


def test_markers_out_of_reach_in_the_chosen_order_are_removed() -> None:
    state = marked(meadow(("way", 1, 0), ("field", 2, 0)), "1,0", "2,0")  # 1 + 2 points, or 3 + 2
    state = play_meadows(state, (0, PickUp(2, 1, "2,0")))
    assert refused(state, 0, PickUp(2, 2, "1,0")) == "isle_of_skye.too_far"
    assert choices(state) == {"end": (0, True)}
    state = play_meadows(state, (0, PickUp(2, 2, "")))
    assert (seat_state(state).at, seat_state(state).planned) == (pack(2, 0), ())


def test_a_castle_advancement_costs_the_price_of_the_segment() -> None:
    state = marked(has(meadow(*ROW), 0, markers=markers_at(warrior=3, merchant=5)), "0,0", "1,0")
    assert choices(state)["0,0-warrior"] == (3, True)  # the space behind the first line
    assert choices(state)["0,0-merchant"] == (0, True)  # a castle space costs nothing
    assert refused(state, 0, PickUp(2, 1, "1,0", "warrior", True)) == "isle_of_skye.castle_only"
    assert refused(state, 0, PickUp(2, 1, "1,0", "warrior")) == "isle_of_skye.not_fulfilled"
    with pytest.raises(IllegalAction) as refusal:
        MEADOWS.apply(state, 0, PickUp(2, 1, "1,0", "warrior"))
    space = refusal.value.params["space"]
    assert isinstance(space, Text)
    assert (space.params["n"], set(refusal.value.params)) == (4, {"space", "what", "tile", "rule"})
    state = play_meadows(state, (0, PickUp(2, 1, "0,0", "warrior", True)), (0, PickUp(2, 2, "")))
    assert (state.clans[0].gold, seat_state(state).markers["warrior"].at) == (7, 4)
    assert points(state) == [("step_warrior", 1)]
    assert seat_state(state).list_bridges() == (("warrior", 4),)


def test_a_castle_advancement_and_a_fee_are_both_due() -> None:
    """Ruling Q14."""
    state = marked(has(meadow(*ROW), 0, markers=markers_at(herald=2)), "0,0")
    assert choices(state)["0,0-herald"] == (3 + 5, True)
    assert refused(with_gold(state, 7), 0, PickUp(2, 1, "0,0", "herald", True)) == "isle_of_skye.cannot_pay"
    state = play_meadows(state, (0, PickUp(2, 1, "0,0", "herald", True)))
    assert (state.clans[0].gold, points(state)) == (2, [("step_herald", 2), ("bonus_one_road", 1)])
    assert seat_state(state).bonus[0].tile == "one_road"


def test_the_second_marker_is_checked_against_the_track_after_the_first() -> None:
    state = marked(has(meadow(*ROW), 0, markers=markers_at(merchant=3)), "3,0", "1,0")
    assert choices(state)["3,0-merchant"] == (0, True)  # a farm, then a completed lake
    after = play_meadows(state, (0, PickUp(2, 1, "3,0", "merchant")))
    assert "1,0-merchant" not in choices(after)


def test_by_hand_each_marker_asks_for_the_facts_of_the_board() -> None:
    state = marked(meadow(*ROW, progress_board="by_hand"), "1,0", "2,0")
    assert refused(state, 0, PickUp(2, 1, "1,0", "merchant")) == "isle_of_skye.reported_by_hand"
    state = play_meadows(state, (0, PickUp(2, 1, "1,0")))
    assert [advance.because for advance in seat_state(state).due] == ["marker"]
    assert len(MEADOWS.list_prompts(state, 0)) == 1
    assert refused(state, 0, PickUp(2, 2, "2,0")) == "table.others_first"  # the next one is checked against it
    assert seat_state(play_meadows(state, (0, Advance(1, "")), (0, PickUp(2, 2, "2,0")))).due[0].n == 2


# --- what is shown --------------------------------------------------------------------------------------------


BRIDGE_AND_BANNER = (Reached("warrior", 4, 8, bridge=True), Reached("warrior", 5, 8, vp=2))


def test_scorers_get_the_same_facts_from_view_and_state() -> None:
    state = has(meadow(*ROW), 0, at=pack(2, 0), gained=(8,), reached=BRIDGE_AND_BANNER)
    state = play_meadows(state, (0, PlaceRoad(2, 1, "3,0|E")), (0, PlanMarker(2, 1, "1,0")))
    view = MEADOWS.build_view(state, SPECTATOR)
    for seat in (0, 1):
        assert ScoringFacts.from_view(view, seat) == ScoringFacts.from_state(state, seat)
    assert (ScoringFacts.from_state(state, 0).banners, len(ScoringFacts.from_state(state, 0).links)) == (
        (("warrior", 2, 5),),
        1,
    )
    assert [line.points for line in MEADOWS.project_scores(view) if line.category == "tracks"] == [2]
    assert ScoringFacts.from_state(at(state, "score"), 0).banners == ()
    board = view.grids["0"]
    assert {"2,0/journeyman", "1,0/waypoint", "3,0|E"} == set(board.pieces)
    assert view.seats["0"].stock["waypoint"] == 1
    assert "road" not in view.seats["0"].stock, "none in hand"
    assert ScoringFacts.from_view(RULES.build_view(start_table(), 0), 0).at == pack(0, 0)


def test_a_stop_is_offered_with_its_way_and_cost() -> None:
    state = marked(meadow(*ROW), "2,0")
    (prompt, *_) = MEADOWS.list_prompts(state, 0)
    assert isinstance(prompt, MovePrompt)
    assert (prompt.on, prompt.source, list(prompt.moves), list(prompt.moves["0,0"])) == ("0", "", ["0,0"], ["2,0"])
    move = prompt.moves["0,0"]["2,0"]
    assert move.path == ("1,0",)
    assert prompt.hint == Text("isle_of_skye.points_left", {"n": 4})
    assert move.cost == Text("isle_of_skye.plan_points", {"n": 2, "points": 4})
    advances = prompt.endings[move.ending]
    assert advances[-1].payload == {"track": "", "castle": False}
    labels = [choice.label.code for choice in advances]
    assert labels == ["isle_of_skye.choice_track", "isle_of_skye.choice_only_go"], "nothing comes last"
    assert prompt.questions["2,0"] == Text("isle_of_skye.prompt_advance_here")
    assert prompt.decline
    assert prompt.decline.label == Text("isle_of_skye.choice_end_on_castle")


def proposed(state: Table) -> str | None:
    """Return the stop that the journey of seat 0 proposes."""
    prompt = MEADOWS.list_prompts(state, 0)[0]
    assert isinstance(prompt, MovePrompt)
    return prompt.preselected


def test_the_first_stop_of_the_cheapest_way_that_allows_an_advance_is_proposed() -> None:
    state = marked(meadow(("field", 0, 1)), "0,0", "0,1")  # 0 + 2 points, or 2 + 2
    assert proposed(state) == "0,0"
    assert proposed(with_gold(state, 0)) == "0,1", "without gold the castle allows none"


def test_a_stop_that_keeps_no_other_out_of_reach_is_proposed() -> None:
    """The farm allows an advance, but the way to it and back to the other marker is too long."""
    meadow_after_ship = has(meadow(("way", 1, 0), ("field", 2, 0)), 0, markers=markers_at(merchant=1))
    state = marked(meadow_after_ship, "1,0", "2,0")  # 1 + 2 points, or 3 + 2 of 4
    assert [choice for choice in choices(state) if choice.startswith("1,0")] == ["1,0-none"]
    assert proposed(state) == "1,0"


def test_no_stop_is_proposed_where_somebody_has_to_choose() -> None:
    state = marked(meadow(*ROW, check_plans="off"), "3,0", "4,0")  # 6 of 4 points: one of them stays out of reach
    assert proposed(state) is None
    state = marked(meadow(*ROW, progress_board="by_hand"), "1,0", "2,0")
    assert proposed(state) is None, "the app cannot tell what they allow"
    state = play_meadows(state, (0, PickUp(2, 1, "1,0")), (0, Advance(1, "")))
    assert proposed(state) == "2,0"


def test_optional_prompts_come_after_the_plan_or_journey_in_every_update() -> None:
    """Phones show the first prompt. A merge patch appends new keys, so all ids change together."""
    state = has(meadow(*ROW), 0, gained=(8,), bonus=(TakenBonus("extra_movement", 3, 3),))
    document = msgspec.to_builtins(MEADOWS.build_view(state, 0))
    for move in ((0, PlanMarker(2, 1, "0,0")), (0, PlanMarker(2, 2, "1,0")), (0, PlanMarker(2, 3, ""))):
        state = play_meadows(state, move)
        after = msgspec.to_builtins(MEADOWS.build_view(state, 0))
        document = merge_apply(document, merge_diff(document, after))
        assert list(document.get("prompts", {})) == list(after.get("prompts", {}))
    state = play_meadows(state, (1, PlanMarker(2, 1, "")), (None, ValidateMovement()))
    document = msgspec.to_builtins(MEADOWS.build_view(state, 0))
    after = msgspec.to_builtins(MEADOWS.build_view(play_meadows(state, (0, PickUp(2, 1, "0,0"))), 0))
    prompts = merge_apply(document, merge_diff(document, after))["prompts"]
    assert [prompt["action"]["type"] for prompt in prompts.values()] == ["pick_up", "place_road"]
