"""Druids: repeated scrolls, tables that do not track offers, and unknown tiles."""

import pytest
from msgspec.structs import replace

from games.core.errors import IllegalAction
from games.core.grid import pack
from games.core.host import FinishNow
from games.core.prompt import ChoosePrompt, PickPrompt, SystemPrompt
from games.core.seats import HOST, SYSTEM
from games.isle_of_skye.actions import (
    AddTile,
    DrawGoal,
    ReceiveTile,
    ScoreGame,
    ScoreRound,
    SetTracking,
)
from games.isle_of_skye.expansions.druids.actions import (
    AddFoundTile,
    BuyAgain,
    DrawDruidTile,
    KeepBagTile,
    ReceiveDruidTile,
    RefillDolmenBoard,
    ReportDruidTile,
    ScrollAgain,
)
from games.isle_of_skye.expansions.druids.state import SPACES
from games.isle_of_skye.expansions.druids.steps.stones import NewRound
from games.isle_of_skye.state import with_clan
from games.isle_of_skye.steps.goals import Goals
from games.isle_of_skye.territory import Placed, lay
from tests.games.isle_of_skye.druids import (
    BARE,
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
    tablets,
)
from tests.games.isle_of_skye.shapes import GOAL_IDS, with_gold

BAG = BuyAgain("bag")


# --- "Scroll again" (section d5) ------------------------------------------------------------------------------


def table_after_last_round(*kinds: str, tiles: tuple[str, ...] = ("xd09", "xd10"), round_number: int = 6) -> Table:
    """Return the state after the last round; seat 0 has a castle, tiles with scrolls in a row below it, and tablets."""
    state = at(start_table(), "score", 6, tablets={0: tablets(*kinds, round_number=round_number)})
    box = RULES.rules_cache(state.pieces).box
    land = state.clans[0].territory
    for n, tile in enumerate(tiles, 1):
        land = lay(land, box, pack(0, n), Placed(tile, 0, n, 1))
    state = with_gold(with_clan(state, 0, replace(state.clans[0], territory=land)), 0, 0)
    return go(state, (None, ScoreRound()))


def repeated_scroll_points(state: Table) -> list[int]:
    over = go(state, (None, ScoreGame()))
    return [line.points for line in over.lines if line.reason == "isle_of_skye.scroll_again"]


@pytest.mark.parametrize("round_number", [5, 6])
def test_a_tablet_of_the_last_round_works_depending_on_the_option(round_number: int) -> None:
    """Ruling Q20. A tablet that came too late is shown as such."""
    late = round_number == 6
    for works in (True, False):
        option = "works" if works else "does_not_work"
        state = table_after_last_round("scroll_again", tiles=("xd09",), round_number=round_number)
        state = replace(state, options={**state.options, "late_scroll": option})
        stock = RULES.build_view(state, 1).seats["0"].stock
        code = "tablet_scroll_again_late" if late and not works else "tablet_scroll_again"
        assert {kind: n for kind, n in stock.items() if kind != "gold"} == {code: 1}
        assert repeated_scroll_points(state) == ([] if late and not works else [3])
        if state.options["projection"] == "on":
            lines = RULES.project_scores(RULES.build_view(state, 0))
            assert [
                line.points for line in lines if line.reason == "isle_of_skye.scroll_again"
            ] == repeated_scroll_points(state)


def test_the_seat_chooses_a_scroll_that_counts_once_more_undoubled() -> None:
    state = table_after_last_round("scroll_again")
    assert (prompted_actions(state, 0), prompted_actions(state, 1), RULES.list_prompts(state, SYSTEM)) == (
        ["scroll_again"],
        [],
        (),
    )
    (prompt,) = RULES.list_prompts(state, 0)
    assert isinstance(prompt, ChoosePrompt)
    assert [(choice.id, choice.note and choice.note.params) for choice in prompt.choices] == [
        ("0,1", {"n": 3}),
        ("0,2", {"n": 4}),
    ]
    assert refused(state, 0, ScrollAgain(1, "0,0")) == "isle_of_skye.no_scroll_there"
    assert refused(state, 0, ScrollAgain(2, "0,1")) == "table.too_late"
    assert refused(state, 1, ScrollAgain(1, "0,1")) == "table.too_late"
    after_choice = go(state, (0, ScrollAgain(1, "0,1")))
    assert RULES.build_view(after_choice, 1).grids["0"].marks == {"0,1": "scroll_again"}
    assert repeated_scroll_points(after_choice) == [3]


def test_before_the_last_round_nobody_is_asked_for_a_scroll() -> None:
    state = at(table_after_last_round("scroll_again", round_number=1), "score", 5)
    state = go(replace(state, done=False), (None, ScoreRound()))
    assert (state.step, RULES.list_prompts(state, SYSTEM)) == ("refill", (SystemPrompt("refill_dolmen_board"),))
    state = go(state, (None, RefillDolmenBoard()))
    assert (state.step, state.round) == ("draw", 6)


def test_two_tablets_may_choose_the_same_scroll() -> None:
    state = go(
        table_after_last_round("scroll_again", "scroll_again"), (0, ScrollAgain(1, "0,2")), (0, ScrollAgain(2, "0,2"))
    )
    view = RULES.build_view(state, 0)
    assert view.grids["0"].marks == {"0,2": "scroll_again_2"}
    projected = [line.points for line in RULES.project_scores(view) if line.reason == "isle_of_skye.scroll_again"]
    assert repeated_scroll_points(state) == projected == [4, 4]


def test_one_scroll_needs_no_choice_and_none_scores_nothing() -> None:
    single = table_after_last_round("scroll_again", tiles=("xd09",))
    assert (RULES.list_prompts(single, 0), repeated_scroll_points(single)) == ((), [3])
    assert repeated_scroll_points(table_after_last_round("scroll_again", tiles=())) == []
    assert repeated_scroll_points(table_after_last_round()) == []


def test_a_game_that_ends_early_takes_the_best_scroll() -> None:
    state = at(table_after_last_round("scroll_again"), "build", 6)
    assert repeated_scroll_points(RULES.apply(state, HOST, FinishNow()).state) == [4]


# --- where offers are not tracked -----------------------------------------------------------------------------


def test_a_druid_tile_is_taken_in_addition_to_up_to_three_others() -> None:
    state = start_table(tracking="territories")
    assert (state.step, prompted_actions(state, 0), market_slots(state)) == (
        "build",
        ["receive_tile", "finish_building", "receive_druid_tile"],
        {},
    )
    state = go(state, (0, ReceiveDruidTile(1, "xd01")))
    assert refused(state, 0, ReceiveDruidTile(1, "xd02")) == "isle_of_skye.one_druid_tile"
    assert refused(state, 1, ReceiveDruidTile(1, "xd01")) == "isle_of_skye.druid_tile_up"
    assert refused(state, 1, ReceiveDruidTile(2, "xd02")) == "table.too_late"
    assert refused(start_table(), 1, ReceiveDruidTile(1, "xd02")) == "table.too_late"
    assert refused(at(start_table(), "build"), 1, ReceiveDruidTile(2, "xd02")) == "isle_of_skye.not_now"
    state = go(state, *((0, ReceiveTile(1, name)) for name in ("b01", "b02", "b03")))
    assert refused(state, 0, ReceiveTile(1, "b04")) == "isle_of_skye.enough_tiles"
    four = go(start_table(tracking="territories"), *((0, ReceiveTile(1, f"b0{n}")) for n in (1, 2, 3, 4)))
    assert refused(four, 0, ReceiveDruidTile(1, "xd02")) == "isle_of_skye.enough_tiles"


def test_when_tracking_resumes_five_unknown_tiles_are_on_the_board() -> None:
    """In round 1 they are those of the setup, later others."""
    for number, stones in ((1, (1, 2, 3, 4, 5)), (3, (301, 302, 303, 304, 305))):
        state = at(start_table(tracking="territories"), "build", number)
        assert (prompted_actions(state, 0)[-1], state.slices.druids.stones) == ("receive_druid_tile", (0,) * 5)
        state = go(state, (None, SetTracking("full")))
        assert state.is_full
        assert (state.slices.druids.stones, set(market_slots(state).values())) == (stones, {("", 0)})
        assert prompted_actions(state, 1)[-5:] == ["report_druid_tile"] * 5


# --- unknown tiles --------------------------------------------------------------------------------------------


def test_a_table_plays_with_the_tiles_of_its_start() -> None:
    state: Table = BARE.setup(start(pieces={"x1": FOUND, "x2": {**FOUND, "cost": 0}})).state
    board = BARE.extended.capabilities[0].board  # type: ignore[attr-defined]
    assert (board.count_stacks(state), "x1" in state.bag) == ({"x1": 1, "x2": 1}, False)
    assert board.find_tablet(state, "x1") == "discount_2"


def test_an_unknown_tile_is_added_by_anybody_at_its_space() -> None:
    state: Table = BARE.setup(start()).state
    pick = BARE.list_prompts(state, 1)[0]
    assert isinstance(pick, PickPrompt)
    assert (pick.choices, pick.unlisted["type"]) == ((), "add_found_tile")
    add = AddFoundTile(str(pick.unlisted["tile"]), FOUND)
    state = go(state, (1, add), (1, ReportDruidTile(1, add.tile)), rules=BARE)
    assert (state.slices.druids.display[0], add.tile in state.bag) == (add.tile, False)
    assert BARE.build_view(state, 0).displays["market"].slots["1"].price == 11
    with pytest.raises(IllegalAction, match=r"isle_of_skye\.piece_known"):
        go(state, (0, add), rules=BARE)


@pytest.mark.parametrize("count", [0, 4, 5])
def test_the_app_draws_only_if_enough_known_tiles_fill_the_board(count: int) -> None:
    """Base tiles in the box do not count."""
    plain = {key: value for key, value in FOUND.items() if key not in ("set", "cost", "tablet", "features")}
    box = {**{f"x{n}": FOUND for n in range(1, count + 1)}, "x8": plain, "x9": plain}
    if count < SPACES:
        with pytest.raises(IllegalAction) as error:
            BARE.setup(start(draw="app", pieces=box, drawn_tiles="own"))
        assert (error.value.code, error.value.params) == (
            "isle_of_skye.druid_tiles_few",
            {"n": 5, "known": count, "rule": "d2"},
        )
    else:
        assert BARE.setup(start(draw="app", pieces=box, drawn_tiles="own")).state.step == "goals"
    assert BARE.setup(start(pieces=box)).state.step == "goals", "who draws from the stacks needs none"


def test_with_empty_stacks_the_app_leaves_spaces_empty() -> None:
    state: Table = BARE.setup(start(draw="app", pieces={f"x{n}": FOUND for n in range(1, 6)}, drawn_tiles="own")).state
    state = go(state, *((0, DrawGoal(goal)) for goal in GOAL_IDS), rules=BARE)
    state = go(state, *((0, DrawDruidTile(f"x{n}")) for n in range(1, 6)), rules=BARE)
    after_purchase = with_gold(at(state, "second", 1), 20, 20)
    after_purchase = go(after_purchase, (0, BuyAgain("space_5")), rules=BARE)
    assert (after_purchase.slices.druids.display, after_purchase.slices.druids.turns) == (
        ("", "x1", "x2", "x3", "x4"),
        1,
    )
    assert BARE.list_prompts(after_purchase, 1)[0].action["type"] == "buy_again"  # type: ignore[union-attr, index]


def test_an_unlisted_tile_from_the_bag_is_added_and_kept() -> None:
    plain = {key: value for key, value in FOUND.items() if key not in ("set", "cost", "tablet", "features")}
    state = go(second(), (0, BAG), (0, AddFoundTile("x1", plain)), (0, KeepBagTile("x1")))
    assert (state.clans[0].hand, state.bag["x1"]) == (("x1",), 0)


def test_the_base_accepts_an_unlisted_druid_tile_while_all_build() -> None:
    state = go(start_table(tracking="territories"), (0, AddTile(1, "x1", FOUND)), (0, ReceiveDruidTile(1, "x1")))
    assert (state.clans[0].hand, "x1" in state.bag) == (("x1",), False)


def test_in_an_untracked_round_the_board_is_reset_and_not_shown() -> None:
    goals = Goals(RULES.rules_cache)
    begins = NewRound(goals, RULES.extended.capabilities[0].board)  # type: ignore[attr-defined]
    untracked = replace(start_table(), tracking="territories")
    assert begins.begin(start_table()).state.slices.druids.display == FIVE
    assert begins.begin(untracked).state.slices.druids.display == ("",) * 5
    assert (len(market_slots(start_table())), market_slots(untracked)) == (5, {})


@pytest.mark.parametrize("step", ["stones", "buy", "second", "build", "refill"])
def test_tiles_are_not_added_where_the_app_draws(step: str) -> None:
    state = at(start_table(draw="app"), step)
    for facts in (FOUND, {key: FOUND[key] for key in ("edges", "center")}):
        assert refused(state, 1, AddFoundTile("x1", facts)) == "isle_of_skye.app_draws"


def test_a_tile_is_added_where_the_app_draws_only_tracked_ones() -> None:
    state = start_table(draw="app", tracking="territories")
    assert "x1" in go(state, (1, AddFoundTile("x1", FOUND))).pieces


def test_the_last_buyer_of_the_game_draws_no_further_tile() -> None:
    """Ruling 9: nobody can buy it."""
    state = second(draw="app", turns=1)
    assert prompted_actions(go(state, (1, BuyAgain("space_5"))), 1) == ["draw"]
    last = go(replace(state, round=6), (1, BuyAgain("space_5")))
    assert last.step == "build"
    assert last.slices.druids.display[0] == ""
