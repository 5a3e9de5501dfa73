"""Journeyman: roads in hand and where they are placed (section j8)."""

from games.core.grid import pack
from games.core.seats import SPECTATOR
from games.isle_of_skye.actions import ScoreRound
from games.isle_of_skye.expansions.journeyman.actions import (
    PickUp,
    PlaceRoad,
    PlanMarker,
    ScoreTracks,
)
from games.isle_of_skye.expansions.journeyman.state import TakenBonus
from games.isle_of_skye.scoring import count_income_barrels
from tests.games.isle_of_skye.journeyman import (
    MEADOWS,
    at,
    has,
    meadow,
    seat_state,
)
from tests.games.isle_of_skye.meadows import ROW, choices, play_meadows, refused


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
    assert count_income_barrels(MEADOWS.rules_cache(state.pieces).build_subject(state, 0)) == 0
    state = play_meadows(state, (0, PlaceRoad(2, 1, "-1,0|E")))
    assert count_income_barrels(MEADOWS.rules_cache(state.pieces).build_subject(state, 0)) == 1


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
