"""Journeyman: waypoint markers, journeys, roads, and their views (sections j5 to j8)."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from companion.tables.merge_patch import merge_apply, merge_diff
from games.core.errors import IllegalAction
from games.core.grid import pack
from games.core.prompt import Choice, ChoosePrompt, MovePrompt, SystemPrompt
from games.core.seats import SPECTATOR, SYSTEM, Seat
from games.core.text import Text
from games.isle_of_skye.actions import ScoreRound
from games.isle_of_skye.expansions.journeyman.actions import (
    Advance,
    PickUp,
    PlaceRoad,
    PlanMarker,
    ScoreTracks,
    UseExtraMovement,
    ValidateMovement,
)
from games.isle_of_skye.expansions.journeyman.events import (
    JourneyMade,
    MarkerConfirmed,
    MarkerFell,
    MarkerPickedUp,
    MarkerTooFar,
)
from games.isle_of_skye.expansions.journeyman.notes import Notes
from games.isle_of_skye.expansions.journeyman.state import Reached, TakenBonus
from games.isle_of_skye.expansions.journeyman.steps.journey import find_walker
from games.isle_of_skye.scoring import count_income_barrels
from tests.games.isle_of_skye.journeyman import (
    MEADOWS,
    RULES,
    Table,
    at,
    go,
    has,
    markers_at,
    meadow,
    owns,
    points,
    seat_state,
    start_table,
    with_gold,
)
from tests.games.isle_of_skye.journeyman import events_of as told_by
from tests.games.isle_of_skye.journeyman import refused as refused_by
from tests.games.wording import sentence, texts_of

DONE = PlanMarker(2, 1, "")
CHECK = ValidateMovement()
ROW = (("way", 1, 0), ("way", 2, 0), ("field", 3, 0), ("field", 4, 0))
"""By road to the second tile, then across fields: 1 + 1 + 2 + 2."""


def play_meadows(state: Table, *moves: tuple[int | None, object]) -> Table:
    return go(state, *moves, rules=MEADOWS)  # type: ignore[arg-type]


def refused(state: Table, seat: int | None, action: object) -> str:
    return refused_by(state, seat, action, rules=MEADOWS)  # type: ignore[arg-type]


def english(text: Text) -> str:
    return sentence(texts_of("isle_of_skye"), "en", text)


def marked(state: Table, *places: str) -> Table:
    """Return the state after seat 0 placed markers there, both have planned, and its plan was judged."""
    moves = [(0, PlanMarker(2, n, place)) for n, place in enumerate(places, 1)]
    end = [(0, PlanMarker(2, len(places) + 1, "")), (1, DONE)]
    return play_meadows(state, *moves, *end, *([(None, CHECK)] if places else []))


def first_choices(state: Table, seat: Seat = 0) -> dict[str, Choice]:
    """Return the first choices of a seat, by id."""
    prompt = MEADOWS.list_prompts(state, seat)[0]
    assert isinstance(prompt, ChoosePrompt)
    return {choice.id: choice for choice in prompt.choices}


def choices(state: Table, seat: int = 0, number: int = 0) -> dict[str, tuple[int, bool]]:
    """Return the choices of a seat: id -> price, whether it is possible."""
    prompt = MEADOWS.list_prompts(state, seat)[number]
    if isinstance(prompt, MovePrompt):
        offered = [choice for choices in prompt.endings.values() for choice in choices]
    else:
        assert isinstance(prompt, ChoosePrompt)
        offered = list(prompt.choices)
    return {choice.id: (choice.price, choice.unavailable is None) for choice in offered}


# --- planning (section j5) ------------------------------------------------------------------------------------


def test_markers_are_placed_on_own_tiles_one_each_up_to_the_supply() -> None:
    state = meadow(*ROW)
    assert refused(state, 0, PlanMarker(2, 1, "0,1")) == "isle_of_skye.no_tile_there"
    assert refused(state, 0, PlanMarker(2, 2, "0,0")) == "table.too_late"
    state = play_meadows(state, (0, PlanMarker(2, 1, "0,0")))  # under the journeyman, on the castle
    assert refused(state, 0, PlanMarker(2, 2, "0,0")) == "isle_of_skye.marker_there"
    state = play_meadows(state, (0, PlanMarker(2, 2, "1,0")))
    assert refused(state, 0, PlanMarker(2, 3, "2,0")) == "isle_of_skye.no_marker_left"
    third = has(state, 0, waypoints=3)
    assert seat_state(play_meadows(third, (0, PlanMarker(2, 3, "2,0")))).planned == (pack(0, 0), pack(1, 0), pack(2, 0))


def test_all_markers_can_be_reached_within_the_movement_points() -> None:
    state = meadow(*ROW)
    assert refused(state, 0, PlanMarker(2, 1, "4,0")) == "isle_of_skye.too_far_by"  # 6 of 4 points
    assert choices(state)["4,0"] == (0, False)
    assert first_choices(state)["4,0"].unavailable == Text("isle_of_skye.too_far_by", {"n": 2})
    assert choices(state)["3,0"] == (0, True)
    state = play_meadows(state, (0, PlanMarker(2, 1, "3,0")))
    assert "3,0" not in choices(state)
    assert refused(play_meadows(state, (0, PlanMarker(2, 2, ""))), 0, PlanMarker(2, 2, "1,0")) == "table.too_late"


def test_extra_movement_gives_four_points_once_from_the_next_phase_on() -> None:
    state = meadow(*ROW)
    assert (
        refused(owns(state, 0, "extra_movement", phase=9), 0, UseExtraMovement(2)) == "isle_of_skye.no_extra_movement"
    )
    state = owns(state, 0, "extra_movement")
    assert len(MEADOWS.list_prompts(state, 0)) == 2
    state = play_meadows(state, (0, UseExtraMovement(2)), (0, PlanMarker(2, 1, "4,0")))
    assert refused(state, 0, UseExtraMovement(2)) == "isle_of_skye.no_extra_movement"
    assert seat_state(state).bonus[0].done


def test_a_banner_reached_in_this_phase_does_not_count_in_it() -> None:
    """Golden Rule: movement points are those of earlier phases."""
    early, late = (Reached("merchant", 2, at, move=6) for at in (8, 9))
    assert refused(has(meadow(*ROW), 0, reached=(late,)), 0, PlanMarker(2, 1, "4,0")) == "isle_of_skye.too_far_by"
    assert seat_state(play_meadows(has(meadow(*ROW), 0, reached=(early,)), (0, PlanMarker(2, 1, "4,0")))).planned


def test_a_tile_shows_the_cost_of_the_plan_and_the_advances_of_a_marker() -> None:
    state = meadow(*ROW)
    cost = Text("isle_of_skye.journey_cost", {"n": 1})
    ship = first_choices(state)["1,0"]
    assert (ship.note, ship.signs) == (cost, ("track_merchant",))
    assert [english(gain) for gain in ship.gains] == ["Merchant 1: 2 gold a round"]
    castle = first_choices(state)["0,0"]
    assert castle.signs == ("track_warrior", "track_merchant", "track_herald")
    assert [english(gain).split(", ")[-1] for gain in castle.gains] == ["costs 1 gold"] * 3
    state = play_meadows(state, (0, PlanMarker(2, 1, "3,0")))
    assert first_choices(state)["2,0"].note == Text("isle_of_skye.journey_cost", {"n": 4})
    by_hand = first_choices(meadow(*ROW, progress_board="by_hand"))["1,0"]
    assert (by_hand.note, by_hand.gains) == (cost, ())


def test_only_affordable_advances_are_shown() -> None:
    """A castle advancement costs 1, 1 and, on the third space of the Herald track, 3 and a fee of 5."""
    state = has(meadow(*ROW), 0, markers=markers_at(herald=2))
    tables = [with_gold(state, gold, 10) for gold in (0, 1, 8)]
    assert [len(first_choices(table)["0,0"].gains) for table in tables] == [0, 2, 3]
    prompts = [MEADOWS.list_prompts(table, 0)[0] for table in tables]
    assert len({prompt.id for prompt in prompts if isinstance(prompt, ChoosePrompt)}) == 3, "an id for each question"


def test_without_the_aid_any_tile_can_be_marked_and_reach_is_not_shown() -> None:
    state = meadow(*ROW, check_plans="off")
    assert {(target.note, target.unavailable) for target in first_choices(state).values()} == {(None, None)}
    state = play_meadows(state, (0, PlanMarker(2, 1, "4,0")), (0, PlanMarker(2, 2, "2,0")), (0, PlanMarker(2, 3, "")))
    assert (MEADOWS.list_prompts(state, SYSTEM), refused(state, None, CHECK)) == ((), "table.nothing_due"), (
        "others plan"
    )
    state = play_meadows(state, (1, DONE))
    assert MEADOWS.list_prompts(state, SYSTEM) == (SystemPrompt("validate_movement"),)
    assert set(MEADOWS.build_view(state, SPECTATOR).waits) == {"system"}
    assert told_by(state, None, CHECK, rules=MEADOWS) == (MarkerConfirmed(0, "2,0", 2), MarkerTooFar(0, "4,0", 2))
    first_rules = replace(state, version=1)
    assert told_by(first_rules, None, CHECK, rules=MEADOWS) == (MarkerConfirmed(0, "2,0", 2), MarkerFell(0, "4,0", 2))
    assert seat_state(play_meadows(first_rules, (None, CHECK))).planned == (pack(2, 0),)
    state = play_meadows(state, (None, CHECK))
    assert seat_state(state).planned == (pack(2, 0), pack(4, 0))
    assert refused(state, None, CHECK) == "table.nothing_due", "nothing is judged twice"
    assert "2,0/waypoint" in MEADOWS.build_view(state, SPECTATOR).grids["0"].pieces


def too_far(**bonus: Any) -> Table:
    """Return a journey of seat 0 with 4 points: the markers at 2,0 and 4,0 cost 2 and 4 more, in this order."""
    state = has(meadow(*ROW, check_plans="off"), 0, **bonus)
    plan = ((0, PlanMarker(2, 1, "4,0")), (0, PlanMarker(2, 2, "2,0")), (0, PlanMarker(2, 3, "")))
    return play_meadows(state, *plan, (1, DONE), (None, CHECK))


def walkers_prompts(state: Table) -> dict[str, Any]:
    """Return the prompts of seat 0 by the action that they ask for."""
    return {prompt.action["type"]: prompt for prompt in MEADOWS.list_prompts(state, 0)}  # type: ignore[union-attr]


def test_without_checks_a_journey_ends_where_the_points_end_and_the_rest_comes_off() -> None:
    """Ruling 9. Nothing is taken off before; the order is free."""
    state = too_far()
    pick = walkers_prompts(state)["pick_up"]
    assert pick.hint == Text("isle_of_skye.points_left_short", {"n": 4})
    assert list(pick.moves["0,0"]) == ["2,0"], "what is within reach now"
    assert refused(state, 0, PickUp(2, 1, "4,0")) == "isle_of_skye.too_far"
    state = play_meadows(state, (0, PickUp(2, 1, "2,0")))
    assert "4,0/waypoint" in MEADOWS.build_view(state, SPECTATOR).grids["0"].pieces, "it lies until the journey ends"
    assert walkers_prompts(state).keys() == {"pick_up"}
    end = PickUp(2, 2, "")
    assert told_by(state, 0, end, rules=MEADOWS) == (MarkerFell(0, "4,0", 2), JourneyMade(0, ("2,0",), 2))
    over = play_meadows(state, (0, end))
    assert (seat_state(over).at, seat_state(over).planned, find_walker(over)) == (pack(2, 0), (), None)


def test_extra_movement_may_be_used_until_the_journey_ends() -> None:
    """Ruling 10. It is offered where it brings a marker within reach."""
    state = too_far(bonus=(TakenBonus("extra_movement", 3, 3),))
    assert refused(replace(state, version=1), 0, UseExtraMovement(2)) == "table.too_late"
    assert refused(state, 1, UseExtraMovement(2)) == "table.too_late", "in the own journey"
    state = play_meadows(state, (0, PickUp(2, 1, "2,0")))
    assert list(walkers_prompts(state)) == ["pick_up", "use_extra_movement"]
    state = play_meadows(state, (0, UseExtraMovement(2)))
    assert list(walkers_prompts(state)) == ["pick_up"]
    assert walkers_prompts(state)["pick_up"].hint == Text("isle_of_skye.points_left", {"n": 6})
    over = play_meadows(state, (0, PickUp(2, 2, "4,0")))
    assert (seat_state(over).at, seat_state(over).spent) == (pack(4, 0), 6)
    assert refused(over, 0, UseExtraMovement(2)) == "table.too_late"


def test_a_plan_within_reach_is_no_news() -> None:
    state = play_meadows(meadow(*ROW), (0, PlanMarker(2, 1, "1,0")), (0, PlanMarker(2, 2, "")), (1, DONE))
    assert told_by(state, None, CHECK, rules=MEADOWS) == ()
    assert told_by(replace(state, version=1), None, CHECK, rules=MEADOWS) == (MarkerConfirmed(0, "1,0", 1),)


def test_a_plan_made_impossible_by_a_correction_is_cut() -> None:
    """A marker on a missing tile, one too many, two on a tile."""
    state = has(meadow(*ROW), 0, planned=(pack(1, 0), pack(9, 9), pack(1, 0), pack(2, 0), pack(3, 0)), ready=True)
    state = play_meadows(state, (1, DONE))
    assert told_by(state, None, CHECK, rules=MEADOWS) == (
        MarkerConfirmed(0, "1,0", 1),
        MarkerConfirmed(0, "2,0", 1),
        MarkerFell(0, "9,9", 0),
        MarkerFell(0, "1,0", 0),
        MarkerFell(0, "3,0", 0),
    )


# --- journeys (sections j6 and j7) ----------------------------------------------------------------------------


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


# --- roads (section j8) ---------------------------------------------------------------------------------------


def road(at: int = 8) -> dict[str, tuple[int, ...]]:
    """Return a road in hand, gained in that phase."""
    return {"gained": (at,)}


def test_a_road_may_be_placed_from_the_phase_after_it_was_gained() -> None:
    state = meadow(*ROW)
    assert refused(has(state, 0, **road(9)), 0, PlaceRoad(2, 1, "2,0|E")) == "isle_of_skye.no_road"
    state = has(state, 0, **road())
    assert refused(state, 0, PlaceRoad(2, 1, "4,0|E")) == "isle_of_skye.no_edge_there"
    assert refused(state, 0, PlaceRoad(2, 2, "2,0|E")) == "table.too_late"
    assert refused(state, 0, PlaceRoad(2, 1, "")) == "table.too_late"  # nobody waits for it here
    assert refused(state, 0, PlanMarker(2, 1, "4,0")) == "isle_of_skye.too_far_by"
    state = has(state, 0, gained=(8, 8))
    state = play_meadows(state, (0, PlaceRoad(2, 1, "2,0|E")))
    assert refused(state, 0, PlaceRoad(2, 2, "2,0|E")) == "isle_of_skye.no_edge_there"
    state = play_meadows(state, (0, PlaceRoad(2, 2, "3,0|E")), (0, PlanMarker(2, 1, "4,0")))  # four steps by road
    assert (len(seat_state(state).roads), seat_state(state).gained) == (2, ())


def test_a_road_connects_the_barrel_and_joins_the_roads_of_a_tile() -> None:
    state = has(meadow(("curves", -1, 0), ("barrel", -1, 1)), 0, **road())
    assert count_income_barrels(MEADOWS.with_pieces(state.pieces).build_subject(state, 0)) == 0
    state = play_meadows(state, (0, PlaceRoad(2, 1, "-1,0|E")))
    assert count_income_barrels(MEADOWS.with_pieces(state.pieces).build_subject(state, 0)) == 1


def test_a_road_may_be_placed_before_the_scoring() -> None:
    """One gained at the end of phase 5 counts for the scoring and for the next income."""
    state = has(at(meadow(*ROW), "journey"), 0, bonus=(TakenBonus("two_roads", 9, 9),), planned=(pack(0, 0),))
    state = play_meadows(state, (0, PickUp(2, 1, "0,0")))
    assert (state.step, seat_state(state).gained) == ("roads", (9, 9))
    assert next(iter(choices(state))) == "0,0|E"
    assert MEADOWS.list_prompts(state, 1) == ()
    waiting = MEADOWS.build_view(state, SPECTATOR).waits
    assert set(waiting) == {"0"}
    assert play_meadows(state, (0, PlaceRoad(2, 1, ""))).step == "tracks"
    state = play_meadows(state, (0, PlaceRoad(2, 1, "0,0|E")), (0, PlaceRoad(2, 2, "2,0|E")), (None, ScoreTracks()))
    assert (state.step, len(seat_state(state).roads)) == ("score", 2)


def test_a_road_gained_at_the_end_of_phase_6_may_be_placed_before_the_income() -> None:
    """Only seats with such a road are awaited."""
    state = has(
        at(meadow(*ROW), "score", number=20, scored=True, last_scored=20),
        0,
        bonus=(TakenBonus("one_road", 19, 20),),
        gained=(12,),
    )
    state = play_meadows(state, (None, ScoreRound()))
    assert (state.step, state.round, seat_state(state).gained) == ("early_roads", 3, (12, 20))
    assert set(MEADOWS.build_view(state, SPECTATOR).waits) == {"0"}
    assert MEADOWS.list_prompts(state, 1) == ()
    assert state.clans[0].gold == 10, "the income has not been paid"
    assert refused(state, 0, PlaceRoad(2, 1, "0,0|E")) == "table.too_late"  # an answer of the last round
    after_keeping = play_meadows(state, (0, PlaceRoad(3, 1, "")))
    after_placing = play_meadows(state, (0, PlaceRoad(3, 1, "2,0|E")))
    assert (after_keeping.step, after_placing.step) == ("draw", "early_roads"), "the older road may be placed with it"
    assert seat_state(after_keeping).keeps_roads == "early_roads", "which says nothing of the window before the scoring"
    assert after_keeping.clans[0].gold == 15


def test_an_older_road_delays_nobody_before_the_income() -> None:
    state = has(at(meadow(*ROW), "score", number=20, scored=True, last_scored=20), 0, gained=(12,))
    assert play_meadows(state, (None, ScoreRound())).step == "draw"


# --- what is shown --------------------------------------------------------------------------------------------


BRIDGE_AND_BANNER = (Reached("warrior", 4, 8, bridge=True), Reached("warrior", 5, 8, vp=2))


def test_scorers_get_the_same_facts_from_view_and_state() -> None:
    state = has(meadow(*ROW), 0, at=pack(2, 0), gained=(8,), reached=BRIDGE_AND_BANNER)
    state = play_meadows(state, (0, PlaceRoad(2, 1, "3,0|E")), (0, PlanMarker(2, 1, "1,0")))
    view = MEADOWS.build_view(state, SPECTATOR)
    for seat in (0, 1):
        assert Notes.from_view(view, seat) == Notes.from_state(state, seat)
    assert (Notes.from_state(state, 0).banners, len(Notes.from_state(state, 0).links)) == ((("warrior", 2, 5),), 1)
    assert [line.points for line in MEADOWS.project_scores(view) if line.category == "tracks"] == [2]
    assert Notes.from_state(at(state, "score"), 0).banners == ()
    board = view.grids["0"]
    assert {"2,0/journeyman", "1,0/waypoint", "3,0|E"} == set(board.pieces)
    assert view.seats["0"].stock["waypoint"] == 1
    assert "road" not in view.seats["0"].stock, "none in hand"
    assert Notes.from_view(RULES.build_view(start_table(), 0), 0).at == pack(0, 0)


def test_a_stop_is_offered_with_its_way_and_cost() -> None:
    state = marked(meadow(*ROW), "2,0")
    (prompt, *_) = MEADOWS.list_prompts(state, 0)
    assert isinstance(prompt, MovePrompt)
    assert (prompt.on, prompt.source, list(prompt.moves), list(prompt.moves["0,0"])) == ("0", "", ["0,0"], ["2,0"])
    move = prompt.moves["0,0"]["2,0"]
    assert move.path == ("1,0",)
    assert prompt.hint == Text("isle_of_skye.points_left", {"n": 4})
    assert move.cost == Text("isle_of_skye.plan_points", {"n": 2, "points": 4})
    advances = prompt.list_choices(move)
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
