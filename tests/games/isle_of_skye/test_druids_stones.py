"""Druid tiles on the dolmen board that are not entered yet: the table draws, and nobody waits (rulings 11 and 12)."""

import msgspec
import pytest

from games.core.errors import IllegalAction
from games.core.host import FinishNow
from games.core.prompt import ChoosePrompt, PickPrompt
from games.core.seats import HOST, SPECTATOR, Seat
from games.isle_of_skye.actions import DrawGoal, DrawTile, LayCastle, PlaceAxe, ScoreRound, SetTracking
from games.isle_of_skye.expansions.druids.actions import (
    AddFoundTile,
    BuyAgain,
    DrawDruidTile,
    RefillDolmenBoard,
    ReportDruidTile,
)
from games.isle_of_skye.expansions.druids.events import DolmenBoardCleared, DruidTileDrawn
from games.isle_of_skye.rules import IsleOfSkye
from tests.games.isle_of_skye.druids import (
    BARE,
    COSTS,
    FIVE,
    FOUND,
    RULES,
    Table,
    at,
    go,
    market_slots,
    prompted_actions,
    refused,
    second,
    start,
    start_table,
)
from tests.games.isle_of_skye.shapes import GOAL_IDS, with_gold

NOTHING = BuyAgain("nothing")
UNTOLD = ("", 0)


def unknown(state: Table, seat: Seat = 0, rules: IsleOfSkye = RULES) -> dict[str, int]:
    """Map the spaces whose tile the seat may enter to the numbers of their tiles."""
    prompts = [prompt for prompt in rules.list_prompts(state, seat) if isinstance(prompt, PickPrompt) and prompt.place]
    return {prompt.place: prompt.action["number"] for prompt in prompts}


def table_after_purchase() -> Table:
    """Return the state after seat 0 bought from space 3 in round 2; the next tile is not entered."""
    return go(second(), (0, BuyAgain("space_3")))


# --- spaces of the board --------------------------------------------------------------------------------------


def test_five_tiles_are_on_the_board_from_the_start_and_the_game_continues_without_them() -> None:
    state: Table = RULES.setup(start()).state
    assert market_slots(state) == {str(space): UNTOLD for space in range(1, 6)}
    state = go(state, *((0, DrawGoal(goal)) for goal in GOAL_IDS), *((seat, LayCastle(0, 0, 0)) for seat in (0, 1)))
    assert (state.step, market_slots(state)) == ("draw", {str(space): UNTOLD for space in range(1, 6)})
    assert list(RULES.build_view(state, 0).waits) == ["0", "1"], "for the tiles from the bag"


@pytest.mark.parametrize("viewer", [0, 1])
def test_every_seat_may_enter_each_unknown_space_after_all_other_prompts(viewer: Seat) -> None:
    state: Table = RULES.setup(start()).state
    prompts = [prompt for prompt in RULES.list_prompts(state, viewer) if isinstance(prompt, PickPrompt)][-5:]
    assert [prompt.id for prompt in prompts] == [f"stone-{n}-0" for n in range(1, 6)]
    assert [(prompt.place, prompt.action) for prompt in prompts] == [
        (str(n), {"type": "report_druid_tile", "number": n}) for n in range(1, 6)
    ]
    assert {len(prompt.choices) for prompt in prompts} == {36}
    assert prompted_actions(state, viewer)[:-5] == ["draw_goal"] * (viewer == 0)


def test_a_purchase_shifts_the_board_at_once_and_the_next_seat_buys_known_tiles() -> None:
    state = table_after_purchase()
    assert market_slots(state)["1"] == UNTOLD
    assert state.slices.druids.display == ("", "xd13", "xd08", "xd30", "xd18")
    assert (prompted_actions(state, 0), prompted_actions(state, 1)) == (
        ["report_druid_tile"],
        ["buy_again", "report_druid_tile"],
    )
    assert (list(RULES.build_view(state, 0).waits), unknown(state)) == (["1"], {"1": 21})
    buying = RULES.list_prompts(state, 1)[0]
    assert isinstance(buying, ChoosePrompt)
    first = buying.choices[0]
    assert (first.id, first.unavailable and first.unavailable.code) == ("space_1", "isle_of_skye.stone_unknown")
    assert refused(state, 1, BuyAgain("space_1")) == "isle_of_skye.stone_unknown"
    state = go(state, (1, BuyAgain("space_2")))
    assert (state.step, unknown(state)) == ("build", {"1": 22, "2": 21})
    for choice in ("nothing", "bag"):
        assert go(table_after_purchase(), (1, BuyAgain(choice))).slices.druids.turns + (choice == "bag") == 2  # type: ignore[arg-type]


def test_the_next_round_begins_without_waiting_for_the_new_tile() -> None:
    state = go(at(start_table(), "score"), (None, ScoreRound()))
    assert [list(RULES.build_view(state, seat).waits) for seat in (0, 1)] == [["system"]] * 2
    state = go(state, (None, RefillDolmenBoard()))
    assert (state.round, state.step, state.slices.druids.display) == (3, "draw", ("", *FIVE[:4]))
    assert (unknown(state), state.slices.druids.gone) == ({"1": 29}, ("xd18",))


def test_a_tile_that_was_not_entered_leaves_the_game_unknown() -> None:
    state = at(start_table(), "refill", display=(*FIVE[:4], ""), stones=(1, 2, 3, 4, 5))
    progress = RULES.apply(state, "system", RefillDolmenBoard())
    assert DolmenBoardCleared("") in progress.events
    assert (progress.state.slices.druids.gone, unknown(progress.state)) == ((), {"1": 29})
    assert refused(progress.state, 0, ReportDruidTile(5, "xd18")) == "isle_of_skye.stone_gone"


def test_numbers_of_tiles_do_not_depend_on_purchases_of_others() -> None:
    seats = second(3)
    after_both = go(seats, (0, BuyAgain("space_5")), (1, BuyAgain("space_5")))
    after_second_alone = go(seats, (0, NOTHING), (1, BuyAgain("space_5")))
    assert (unknown(after_both), unknown(after_second_alone)) == ({"1": 22, "2": 21}, {"1": 22})


# --- entering -------------------------------------------------------------------------------------------------


def test_anybody_enters_a_tile_wherever_it_is_by_now() -> None:
    state = go(second(3), (0, BuyAgain("space_5")), (1, BuyAgain("space_5")))
    progress = RULES.apply(state, 2, ReportDruidTile(21, "xd01"))
    assert progress.events == (DruidTileDrawn(2, "xd01"),)
    state = progress.state
    assert (market_slots(state)["2"], unknown(state)) == (("xd01", COSTS["xd01"] + 3), {"1": 22})
    state = go(state, (2, BuyAgain("space_2")))
    assert state.clans[2].hand == ("xd01",)


def test_a_tile_is_entered_in_any_step_of_the_game() -> None:
    for step in ("goals", "castle", "count", "draw", "price", "buy", "second", "build", "purses", "score", "refill"):
        state = at(start_table(), step, display=("", *FIVE[1:]))
        assert unknown(state, 1) == {"1": 1}, step
        after = go(state, (1, ReportDruidTile(1, "xd01")))
        assert after.slices.druids.display[0] == "xd01"
    over = go(RULES.apply(start_table(), HOST, FinishNow()).state)
    assert over.slices.druids.stones, "to the end"


@pytest.mark.parametrize(("number", "asks"), [(5, True), (6, False)])
def test_a_tile_is_asked_for_as_long_as_somebody_may_buy_it(number: int, asks: bool) -> None:
    """In the last round until the second buy turn is over; it may still be entered after that."""
    state = with_gold(at(start_table(), "second", number, display=("", *FIVE[1:])), 0, 0)
    state = go(state, (0, NOTHING))
    assert unknown(state, 0) == {"1": 1}
    state = go(state, (1, NOTHING))
    assert unknown(state, 0) == ({"1": 1} if asks else {})
    assert go(state, (1, ReportDruidTile(1, "xd01"))).slices.druids.display[0] == "xd01"


def test_once_the_host_has_ended_the_game_no_tile_is_asked_for() -> None:
    state = at(start_table(), "build", display=("", *FIVE[1:]))
    assert unknown(state) == {"1": 1}
    assert unknown(RULES.apply(state, HOST, FinishNow()).state) == {}


def test_while_a_seat_may_take_an_own_tile_others_enter_tiles() -> None:
    state = at(start_table(), "buy", display=("", *FIVE[1:]), late=0)
    assert prompted_actions(state, 1) == ["report_druid_tile"]
    assert go(state, (1, ReportDruidTile(1, "xd01"))).slices.druids.display[0] == "xd01"
    assert refused(state, 1, DrawTile(1, "b01")) == "table.others_first"


def test_the_prompt_for_a_tile_keeps_its_id_while_others_are_entered() -> None:
    state: Table = RULES.setup(start()).state
    after_tell = go(state, (1, ReportDruidTile(2, "xd01")))
    before, after = (
        [prompt for prompt in RULES.list_prompts(table, 0) if isinstance(prompt, PickPrompt)]
        for table in (state, after_tell)
    )
    assert [prompt.id for prompt in after] == [prompt.id for prompt in before if prompt.place != "2"]
    assert all("xd01" not in prompt.choices for prompt in after if prompt.place)
    added = BARE.apply(BARE.setup(start()).state, 0, AddFoundTile("x1", FOUND)).state
    assert next(prompt.id for prompt in BARE.list_prompts(added, 1) if isinstance(prompt, PickPrompt)) == "stone-1-1"


@pytest.mark.parametrize(
    ("number", "tile", "code"),
    [
        (7, "xd01", "isle_of_skye.stone_gone"),
        (3, "xd01", "isle_of_skye.stone_gone"),
        (2, "xd01", "isle_of_skye.stone_reported"),
        (2, "xd08", "isle_of_skye.stone_reported"),
        (21, "xd08", "isle_of_skye.druid_tile_up"),
        (21, "xd05", "isle_of_skye.druid_tile_up"),
        (21, "b01", "isle_of_skye.no_druid_tile"),
        (21, "xd99", "isle_of_skye.no_druid_tile"),
    ],
    ids=["no such tile", "bought", "told", "told the same", "lies there", "in a hand", "not of the set", "unknown"],
)
def test_an_invalid_entry_is_refused(number: int, tile: str, code: str) -> None:
    for seat in (0, 1):
        assert refused(table_after_purchase(), seat, ReportDruidTile(number, tile)) == code


def test_entering_a_known_tile_is_answered_with_it() -> None:
    with pytest.raises(IllegalAction) as error:
        RULES.apply(table_after_purchase(), 1, ReportDruidTile(2, "xd01"))
    assert msgspec.to_builtins(error.value.params) == {
        "n": 3,
        "tile": {"code": "isle_of_skye.tile", "params": {"id": "xd08"}},
        "rule": "d3",
    }


def test_nobody_enters_tiles_where_the_app_draws_or_nothing_is_tracked() -> None:
    for state in (start_table(draw="app"), start_table(tracking="territories")):
        assert refused(state, 0, ReportDruidTile(1, "xd01")) == "isle_of_skye.stone_gone"
        assert unknown(state) == {}
    assert refused(table_after_purchase(), 0, DrawDruidTile("xd01")) == "isle_of_skye.not_now"


def test_an_unlisted_tile_is_added_in_any_step() -> None:
    for step in ("goals", "price", "second", "build", "score", "refill"):
        state = go(at(start_table(), step), (1, AddFoundTile("x1", FOUND)))
        assert "x1" in RULES.extended.capabilities[0].board.count_stacks(state)  # type: ignore[attr-defined]


def test_switching_tracking_off_and_on_in_round_1_keeps_entered_tiles() -> None:
    state: Table = RULES.setup(start()).state
    state = go(state, (1, ReportDruidTile(2, "xd01")))
    off = go(state, (None, SetTracking("territories")))
    assert (market_slots(off), unknown(off)) == ({}, {})
    assert refused(off, 0, ReportDruidTile(3, "xd02")) == "isle_of_skye.stone_gone"
    on = go(off, (None, SetTracking("full")))
    assert market_slots(on)["2"] == ("xd01", COSTS["xd01"] + 3)


# --- others' secrets ------------------------------------------------------------------------------------------


def test_prompts_reveal_nothing_of_others_choices() -> None:
    state = with_gold(at(start_table(), "price", display=("", *FIVE[1:])), 9, 9)
    clans = tuple(
        msgspec.structs.replace(clan, drawn=tiles)
        for clan, tiles in zip(state.clans, (("b01", "b02", "b03"), ("b04", "b05", "b06")), strict=True)
    )
    state = msgspec.structs.replace(
        state, clans=clans, bag=state.bag | dict.fromkeys((f"b0{n}" for n in range(1, 7)), 0)
    )
    placed, other = (go(state, (0, PlaceAxe(2, 0, tile))) for tile in ("b01", "b02"))
    for viewer in (1, SPECTATOR):
        assert RULES.build_view(placed, viewer) == RULES.build_view(other, viewer)
    assert unknown(placed, 1) == {"1": 1}
