"""Journeyman: waypoint markers, journeys, roads, and their views (sections j5 to j8)."""

import msgspec

from companion.tables.merge_patch import merge_apply, merge_diff
from games.core.grid import cell
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
from games.isle_of_skye.expansions.journeyman.events import JourneyMade, MarkerFell, MarkerPickedUp, MarkerStands
from games.isle_of_skye.expansions.journeyman.notes import Notes
from games.isle_of_skye.expansions.journeyman.state import Reached, TakenBonus
from games.isle_of_skye.scoring import income_barrels
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

DONE = PlanMarker(2, 1, "")
CHECK = ValidateMovement()
ROW = (("way", 1, 0), ("way", 2, 0), ("field", 3, 0), ("field", 4, 0))
"""By road to the second tile, then across fields: 1 + 1 + 2 + 2."""


def play_meadows(state: Table, *moves: tuple[int | None, object]) -> Table:
    return go(state, *moves, rules=MEADOWS)  # type: ignore[arg-type]


def refused(state: Table, seat: int | None, action: object) -> str:
    return refused_by(state, seat, action, rules=MEADOWS)  # type: ignore[arg-type]


def marked(state: Table, *places: str) -> Table:
    """Return the state after seat 0 placed markers there, both have planned, and its plan was judged."""
    moves = [(0, PlanMarker(2, n, place)) for n, place in enumerate(places, 1)]
    end = [(0, PlanMarker(2, len(places) + 1, "")), (1, DONE)]
    return play_meadows(state, *moves, *end, *([(None, CHECK)] if places else []))


def first_choices(state: Table, seat: Seat = 0) -> dict[str, Choice]:
    """Return the first choices of a seat, by id."""
    prompt = MEADOWS.prompts(state, seat)[0]
    assert isinstance(prompt, ChoosePrompt)
    return {choice.id: choice for choice in prompt.choices}


def choices(state: Table, seat: int = 0, number: int = 0) -> dict[str, tuple[int, bool]]:
    """Return the choices of a seat: id -> price, whether it is possible."""
    prompt = MEADOWS.prompts(state, seat)[number]
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
    assert seat_state(play_meadows(third, (0, PlanMarker(2, 3, "2,0")))).planned == (cell(0, 0), cell(1, 0), cell(2, 0))


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
    assert len(MEADOWS.prompts(state, 0)) == 2
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
    first = Text("isle_of_skye.track_merchant")
    assert first_choices(state)["1,0"].note == Text(
        "isle_of_skye.note_allows_1", {"cost": cost, "first": first}
    )  # a ship
    assert first_choices(state)["0,0"].note.code == "isle_of_skye.note_allows_3"  # type: ignore[union-attr]
    state = play_meadows(state, (0, PlanMarker(2, 1, "3,0")))
    assert first_choices(state)["2,0"].note.params["cost"].params == {"n": 4}  # type: ignore[union-attr]
    by_hand = first_choices(meadow(*ROW, progress_board="by_hand"))["1,0"]
    assert by_hand.note == cost


def test_only_affordable_advances_are_shown() -> None:
    """A castle advancement costs 1, 1 and, on the third space of the Herald track, 3 and a fee of 5."""
    state = has(meadow(*ROW), 0, markers=markers_at(herald=2))
    tables = [with_gold(state, gold, 10) for gold in (0, 1, 8)]
    notes = [first_choices(table)["0,0"].note for table in tables]
    codes = [note.code.removeprefix("isle_of_skye.") for note in notes if note]
    assert codes == ["journey_cost", "note_allows_2", "note_allows_3"]
    prompts = [MEADOWS.prompts(table, 0)[0] for table in tables]
    assert len({prompt.id for prompt in prompts if isinstance(prompt, ChoosePrompt)}) == 3, "an id for each question"


def test_without_the_aid_any_tile_can_be_marked_and_reach_is_not_shown() -> None:
    state = meadow(*ROW, check_plans="off")
    assert {(target.note, target.unavailable) for target in first_choices(state).values()} == {(None, None)}
    state = play_meadows(state, (0, PlanMarker(2, 1, "4,0")), (0, PlanMarker(2, 2, "2,0")), (0, PlanMarker(2, 3, "")))
    assert (MEADOWS.prompts(state, SYSTEM), refused(state, None, CHECK)) == ((), "table.nothing_due"), "others plan"
    state = play_meadows(state, (1, DONE))
    assert MEADOWS.prompts(state, SYSTEM) == (SystemPrompt("validate_movement"),)
    assert set(MEADOWS.view(state, SPECTATOR).waits) == {"system"}
    fell = MarkerFell(0, "4,0", 2)
    assert told_by(state, None, CHECK, rules=MEADOWS) == (MarkerStands(0, "2,0", 2), fell)
    state = play_meadows(state, (None, CHECK))
    assert seat_state(state).planned == (cell(2, 0),)
    assert refused(state, None, CHECK) == "table.nothing_due", "nothing is judged twice"
    assert "2,0/waypoint" in MEADOWS.view(state, SPECTATOR).grids["0"].pieces


def test_a_plan_made_impossible_by_a_correction_is_cut() -> None:
    """A marker on a missing tile, one too many, two on a tile."""
    state = has(meadow(*ROW), 0, planned=(cell(1, 0), cell(9, 9), cell(1, 0), cell(2, 0), cell(3, 0)), ready=True)
    state = play_meadows(state, (1, DONE))
    assert told_by(state, None, CHECK, rules=MEADOWS) == (
        MarkerStands(0, "1,0", 1),
        MarkerStands(0, "2,0", 1),
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
    assert (seat_state(state).markers["merchant"].at, seat_state(state).at, seat_state(state).lying()) == (
        1,
        cell(1, 0),
        (cell(3, 0),),
    )
    assert refused(state, 0, PickUp(2, 2, "1,0")) == "isle_of_skye.no_marker_there"
    assert "3,0-herald" in choices(state)  # a farm
    last = PickUp(2, 2, "3,0", "herald")
    assert told_by(state, 0, last, rules=MEADOWS)[-1] == JourneyMade(0, ("1,0", "3,0"), 4)
    state = play_meadows(state, (0, last))
    follower = seat_state(state)
    assert (follower.at, follower.planned, follower.markers["herald"].at) == (cell(3, 0), (), 1)
    assert points(state) == [("step_herald", 1)]
    assert follower.total("gold", 10) == 2
    assert state.step == "tracks"  # seat 1 has no plan and stays


def test_markers_out_of_reach_in_the_chosen_order_are_removed() -> None:
    state = marked(meadow(("way", 1, 0), ("field", 2, 0)), "1,0", "2,0")  # 1 + 2 points, or 3 + 2
    state = play_meadows(state, (0, PickUp(2, 1, "2,0")))
    assert refused(state, 0, PickUp(2, 2, "1,0")) == "isle_of_skye.too_far"
    assert choices(state) == {"end": (0, True)}
    state = play_meadows(state, (0, PickUp(2, 2, "")))
    assert (seat_state(state).at, seat_state(state).planned) == (cell(2, 0), ())


def test_a_castle_advancement_costs_the_price_of_the_segment() -> None:
    state = marked(has(meadow(*ROW), 0, markers=markers_at(warrior=3, merchant=5)), "0,0", "1,0")
    assert choices(state)["0,0-warrior"] == (3, True)  # the space behind the first line
    assert choices(state)["0,0-merchant"] == (0, True)  # a castle space costs nothing
    assert refused(state, 0, PickUp(2, 1, "1,0", "warrior", True)) == "isle_of_skye.castle_only"
    assert refused(state, 0, PickUp(2, 1, "1,0", "warrior")) == "isle_of_skye.not_fulfilled"
    state = play_meadows(state, (0, PickUp(2, 1, "0,0", "warrior", True)), (0, PickUp(2, 2, "")))
    assert (state.clans[0].gold, seat_state(state).markers["warrior"].at) == (7, 4)
    assert points(state) == [("step_warrior", 1)]
    assert seat_state(state).bridges() == (("warrior", 4),)


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
    assert refused(state, 0, PickUp(2, 1, "1,0", "merchant")) == "isle_of_skye.told_by_hand"
    state = play_meadows(state, (0, PickUp(2, 1, "1,0")))
    assert [advance.because for advance in seat_state(state).due] == ["marker"]
    assert len(MEADOWS.prompts(state, 0)) == 1
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
    assert income_barrels(MEADOWS.with_pieces(state.pieces).subject(state, 0)) == 0
    state = play_meadows(state, (0, PlaceRoad(2, 1, "-1,0|E")))
    assert income_barrels(MEADOWS.with_pieces(state.pieces).subject(state, 0)) == 1


def test_a_road_may_be_placed_before_the_scoring() -> None:
    """One gained at the end of phase 5 counts for the scoring and for the next income."""
    state = has(at(meadow(*ROW), "journey"), 0, bonus=(TakenBonus("two_roads", 9, 9),), planned=(cell(0, 0),))
    state = play_meadows(state, (0, PickUp(2, 1, "0,0")))
    assert (state.step, seat_state(state).gained) == ("roads", (9, 9))
    assert next(iter(choices(state))) == "0,0|E"
    assert MEADOWS.prompts(state, 1) == ()
    waiting = MEADOWS.view(state, SPECTATOR).waits
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
    assert set(MEADOWS.view(state, SPECTATOR).waits) == {"0"}
    assert MEADOWS.prompts(state, 1) == ()
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
    state = has(meadow(*ROW), 0, at=cell(2, 0), gained=(8,), reached=BRIDGE_AND_BANNER)
    state = play_meadows(state, (0, PlaceRoad(2, 1, "3,0|E")), (0, PlanMarker(2, 1, "1,0")))
    view = MEADOWS.view(state, SPECTATOR)
    for seat in (0, 1):
        assert Notes.from_view(view, seat) == Notes.from_state(state, seat)
    assert (Notes.from_state(state, 0).banners, len(Notes.from_state(state, 0).links)) == ((("warrior", 2, 5),), 1)
    assert [line.points for line in MEADOWS.projection(view) if line.category == "tracks"] == [2]
    assert Notes.from_state(at(state, "score"), 0).banners == ()
    board = view.grids["0"]
    assert {"2,0/journeyman", "1,0/waypoint", "3,0|E"} == set(board.pieces)
    assert view.seats["0"].stock["waypoint"] == 1
    assert "road" not in view.seats["0"].stock, "none in hand"
    assert Notes.from_view(RULES.view(start_table(), 0), 0).at == cell(0, 0)


def test_a_stop_is_offered_with_its_way_and_cost() -> None:
    state = marked(meadow(*ROW), "2,0")
    (prompt, *_) = MEADOWS.prompts(state, 0)
    assert isinstance(prompt, MovePrompt)
    assert (prompt.on, prompt.source, list(prompt.moves), list(prompt.moves["0,0"])) == ("0", "", ["0,0"], ["2,0"])
    move = prompt.moves["0,0"]["2,0"]
    assert move.path == ("1,0",)
    assert prompt.hint == Text("isle_of_skye.points_left", {"n": 4})
    assert move.cost == Text("isle_of_skye.plan_points", {"n": 2, "points": 4})
    advances = prompt.choices_of(move)
    assert advances[0].payload == {"track": "", "castle": False}
    assert [choice.label.code for choice in advances[:2]] == ["isle_of_skye.choice_stay", "isle_of_skye.track_merchant"]


def test_optional_prompts_come_after_the_plan_or_journey_in_every_update() -> None:
    """Phones show the first prompt. A merge patch appends new keys, so all ids change together."""
    state = has(meadow(*ROW), 0, gained=(8,), bonus=(TakenBonus("extra_movement", 3, 3),))
    document = msgspec.to_builtins(MEADOWS.view(state, 0))
    for move in ((0, PlanMarker(2, 1, "0,0")), (0, PlanMarker(2, 2, "1,0")), (0, PlanMarker(2, 3, ""))):
        state = play_meadows(state, move)
        after = msgspec.to_builtins(MEADOWS.view(state, 0))
        document = merge_apply(document, merge_diff(document, after))
        assert list(document.get("prompts", {})) == list(after.get("prompts", {}))
    state = play_meadows(state, (1, PlanMarker(2, 1, "")), (None, ValidateMovement()))
    document = msgspec.to_builtins(MEADOWS.view(state, 0))
    after = msgspec.to_builtins(MEADOWS.view(play_meadows(state, (0, PickUp(2, 1, "0,0"))), 0))
    prompts = merge_apply(document, merge_diff(document, after))["prompts"]
    assert [prompt["action"]["type"] for prompt in prompts.values()] == ["pick_up", "place_road"]
