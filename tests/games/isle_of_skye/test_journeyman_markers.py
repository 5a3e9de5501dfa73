"""Journeyman: waypoint markers and the plan they make (section j5)."""

from typing import Any

from msgspec.structs import replace

from games.core.grid import pack
from games.core.prompt import ChoosePrompt, SystemPrompt
from games.core.seats import SPECTATOR, SYSTEM
from games.core.text import Text
from games.isle_of_skye.expansions.journeyman.actions import (
    PickUp,
    PlanMarker,
    UseExtraMovement,
)
from games.isle_of_skye.expansions.journeyman.events import (
    JourneyMade,
    MarkerConfirmed,
    MarkerFell,
    MarkerTooFar,
)
from games.isle_of_skye.expansions.journeyman.state import Reached, TakenBonus
from games.isle_of_skye.expansions.journeyman.steps.journey import find_walker
from tests.games.isle_of_skye.journeyman import MEADOWS, Table, has, markers_at, meadow, owns, seat_state
from tests.games.isle_of_skye.journeyman import events_of as told_by
from tests.games.isle_of_skye.meadows import (
    CHECK,
    DONE,
    ROW,
    choices,
    english,
    first_choices,
    play_meadows,
    refused,
)
from tests.games.isle_of_skye.shapes import with_gold


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


def test_the_plan_says_what_to_tap_and_that_without_a_marker_nobody_travels() -> None:
    state = meadow(*ROW)
    for hint, end in (("plan_first", "choice_no_journey"), ("plan_points", "choice_planned")):
        prompt = MEADOWS.list_prompts(state, 0)[0]
        assert isinstance(prompt, ChoosePrompt)
        assert prompt.hint
        assert prompt.decline
        assert (prompt.hint.code, prompt.decline.label.code) == (f"isle_of_skye.{hint}", f"isle_of_skye.{end}")
        state = play_meadows(state, (0, PlanMarker(2, 1, "0,0"))) if hint == "plan_first" else state


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


def test_questions_beside_each_other_are_asked_anew_together() -> None:
    """An update keeps a question that stayed before those that are new, so the phone would show it first."""
    state = has(owns(meadow(*ROW), 0, "extra_movement"), 0, gained=(3,))
    prompts = [
        {prompt.id for prompt in MEADOWS.list_prompts(table, 0)}
        for table in (state, with_gold(state, 7, 10), play_meadows(state, (0, UseExtraMovement(2))))
    ]
    assert [len(ids) for ids in prompts] == [3, 3, 2], "a marker, the bonus tile, a road"
    assert len(set().union(*prompts)) == 8


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
    assert [choice.id for choice in walkers_prompts(state)["pick_up"].choices] == ["end"]
    end = PickUp(2, 2, "")
    assert told_by(state, 0, end, rules=MEADOWS) == (
        MarkerFell(0, "4,0", 2),
        JourneyMade(0, ("2,0",), 2, is_cut_short=True),
    )
    over = play_meadows(state, (0, end))
    assert (seat_state(over).at, seat_state(over).planned, find_walker(over)) == (pack(2, 0), (), None)


def test_extra_movement_may_be_used_until_the_journey_ends() -> None:
    """Ruling 10. It is offered as soon as the points are too few for all markers."""
    state = too_far(bonus=(TakenBonus("extra_movement", 3, 3),))
    assert refused(replace(state, version=1), 0, UseExtraMovement(2)) == "table.too_late"
    assert refused(state, 1, UseExtraMovement(2)) == "table.too_late", "in the own journey"
    state = play_meadows(state, (0, PickUp(2, 1, "2,0")))
    assert list(walkers_prompts(state)) == ["pick_up", "use_extra_movement"]
    end = walkers_prompts(state)["pick_up"]
    assert end.title == Text("isle_of_skye.prompt_out_of_reach")
    assert (end.choices, end.decline.id) == ((), "end"), "it would lose the marker: no main answer"
    state = play_meadows(state, (0, UseExtraMovement(2)))
    assert list(walkers_prompts(state)) == ["pick_up"]
    assert walkers_prompts(state)["pick_up"].hint == Text("isle_of_skye.points_left", {"n": 6})
    over = play_meadows(state, (0, PickUp(2, 2, "4,0")))
    assert (seat_state(over).at, seat_state(over).spent) == (pack(4, 0), 6)
    assert refused(over, 0, UseExtraMovement(2)) == "table.too_late"


def test_extra_movement_is_offered_while_each_marker_but_not_all_are_within_reach() -> None:
    land = has(
        meadow(*(("way", x, 0) for x in (1, 2, -1, -2)), check_plans="off"),
        0,
        bonus=(TakenBonus("extra_movement", 3, 3),),
    )
    plan = ((0, PlanMarker(2, 1, "2,0")), (0, PlanMarker(2, 2, "-2,0")), (0, PlanMarker(2, 3, "")))
    asked = walkers_prompts(play_meadows(land, *plan, (1, DONE), (None, CHECK)))
    assert set(asked["pick_up"].moves["0,0"]) == {"2,0", "-2,0"}
    assert asked["pick_up"].hint == Text("isle_of_skye.points_left_short", {"n": 4})
    assert "use_extra_movement" in asked


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
