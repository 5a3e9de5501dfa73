"""A round, phase by phase: refusals and their reasons, gold, levels of tracking, the end (rules section 3)."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import games.isle_of_skye
from games.core.action import Action
from games.core.host import UNFINISHED, FinishNow
from games.core.seats import SPECTATOR, SYSTEM, Seat
from games.core.text import Text
from games.isle_of_skye.actions import (
    BuyTile,
    DrawGoal,
    DrawTile,
    FinishBuilding,
    LayCastle,
    LiftScreens,
    PlaceAxe,
    PlaceTile,
    ReceiveTile,
    ReportGold,
    ReturnTile,
    ScoreGame,
    ScoreRound,
    SetPrices,
    SetTracking,
)
from games.isle_of_skye.state import State, with_clan
from games.isle_of_skye.tiles import PRINTED, Box, read_facts
from tests.games.isle_of_skye.boxes import SEEN as OF_BOXES
from tests.games.isle_of_skye.golden import find_first_arguments
from tests.games.isle_of_skye.shapes import (
    AXE,
    PRICES,
    RULES,
    find_refusal,
    founded_table,
    go,
    start,
    table_after_purchases,
    table_with_draws,
    table_with_offers,
    tile,
)

Table = State[Any]


def territories() -> Table:
    return founded_table(tracking="territories")


LATE = PlaceAxe(2, 0, "b03")
REFUSED: list[tuple[str, Table, Seat | None, Action]] = [
    ("isle_of_skye.unknown_goal", RULES.setup(start()).state, 0, DrawGoal("no_such_goal")),
    ("isle_of_skye.goal_taken", go(RULES.setup(start()).state, (0, DrawGoal("base_sheep"))), 0, DrawGoal("base_sheep")),
    ("isle_of_skye.goals_lie", founded_table(), 0, DrawGoal("base_squares")),
    ("isle_of_skye.castle_lies", founded_table(), 0, LayCastle(0, 0, 1)),
    ("isle_of_skye.unknown_tile", founded_table(), 0, DrawTile(0, "b99")),
    ("isle_of_skye.tile_gone", go(founded_table(), (0, DrawTile(0, "b01"))), 1, DrawTile(1, "b01")),
    ("table.too_late", table_with_draws(), 0, DrawTile(0, "b40")),
    ("table.too_late", table_with_draws(), 0, LATE),
    ("isle_of_skye.not_your_offer", table_with_draws(), 1, AXE),
    ("isle_of_skye.not_drawn", table_with_draws(), 0, PlaceAxe(1, 0, "b04")),
    ("isle_of_skye.axe_needed", table_with_draws(), 0, PlaceAxe(1, 0)),
    ("isle_of_skye.axe_first", table_with_draws(), 0, PRICES),
    ("isle_of_skye.price_on_axe", go(table_with_draws(), (0, AXE)), 0, SetPrices(1, 0, {"b01": 1, "b03": 1})),
    ("isle_of_skye.not_drawn", go(table_with_draws(), (0, AXE)), 0, SetPrices(1, 0, {"b01": 1, "b02": 1, "b04": 1})),
    ("isle_of_skye.price_missing", go(table_with_draws(), (0, AXE)), 0, SetPrices(1, 0, {"b01": 1})),
    ("isle_of_skye.price_above_gold", go(table_with_draws(), (0, AXE)), 0, SetPrices(1, 0, {"b01": 5, "b02": 1})),
    ("isle_of_skye.screens_up", go(table_with_draws(), (0, AXE), (0, PRICES)), 1, LiftScreens(1)),
    ("table.too_late", table_with_offers(), 0, PRICES),
    ("table.too_late", table_with_offers(), 0, LiftScreens(1)),
    ("isle_of_skye.not_now", table_with_draws(), 0, BuyTile("b04")),
    ("isle_of_skye.not_your_turn", table_with_offers(), 1, BuyTile("b01")),
    ("isle_of_skye.own_tile", table_with_offers(), 0, BuyTile("b01")),
    ("isle_of_skye.not_offered", table_with_offers(), 0, BuyTile("b06")),
    ("isle_of_skye.not_your_turn", go(table_with_offers(), (0, BuyTile("b04"))), 0, BuyTile("b05")),
    ("isle_of_skye.not_in_hand", table_after_purchases(), 0, PlaceTile(1, "b04", 0, -1, 0)),
    ("isle_of_skye.cell_taken", table_after_purchases(), 0, PlaceTile(1, "b01", 0, 0, 0)),
    ("isle_of_skye.no_neighbour", table_after_purchases(), 0, PlaceTile(1, "b01", 1, 1, 0)),
    ("isle_of_skye.edge_mismatch", table_after_purchases(), 0, PlaceTile(1, "b01", 0, -1, 0)),
    ("isle_of_skye.still_fits", table_after_purchases(), 0, ReturnTile(1, "b01")),
    ("table.too_late", table_after_purchases(), 0, PlaceTile(2, "b01", 0, -1, 2)),
    ("isle_of_skye.not_now", table_after_purchases(), 0, ReceiveTile(1, "b20")),
    ("isle_of_skye.not_now", table_after_purchases(), 0, FinishBuilding(1)),
    ("table.too_late", table_after_purchases(), 0, ReportGold(1, {"gold": 5})),
    ("isle_of_skye.build_first", go(territories(), (0, ReceiveTile(1, "b01"))), 0, FinishBuilding(1)),
    ("isle_of_skye.tile_gone", go(territories(), (0, ReceiveTile(1, "b01"))), 1, ReceiveTile(1, "b01")),
    ("isle_of_skye.not_now", go(territories(), (0, FinishBuilding(1))), 0, ReceiveTile(1, "b01")),
    (
        "isle_of_skye.enough_tiles",
        go(territories(), *((0, ReceiveTile(1, name)) for name in ("b01", "b02", "b03"))),
        0,
        ReceiveTile(1, "b04"),
    ),
    ("isle_of_skye.tracking_same", founded_table(), None, SetTracking("full")),
    ("isle_of_skye.not_now", go(founded_table(), (None, FinishNow())), None, SetTracking("territories")),
    (
        "isle_of_skye.not_now",
        go(replace(territories(), round=6), (0, FinishBuilding(6))),
        None,
        SetTracking("full"),
    ),
    ("table.nothing_due", founded_table(), None, ScoreRound()),
]


@pytest.mark.parametrize(
    ("code", "state", "seat", "action"), REFUSED, ids=[f"{n}-{case[0]}" for n, case in enumerate(REFUSED)]
)
def test_an_illegal_action_is_refused_with_its_reason(
    code: str, state: Table, seat: Seat | None, action: Action
) -> None:
    assert find_refusal(state, seat, action).code == code


def test_every_refusal_of_the_rules_occurs() -> None:
    folder = Path(str(games.isle_of_skye.__file__)).parent
    sources = (*folder.glob("*.py"), *folder.glob("steps/*.py"))
    raised = {code for code in find_first_arguments("IllegalAction", sources) if code.startswith("isle_of_skye")}
    elsewhere = {"isle_of_skye.cannot_pay", "isle_of_skye.gold_missing", "isle_of_skye.gold_too_little"}
    codes = {case[0] for case in REFUSED} | elsewhere | OF_BOXES
    assert raised <= codes


def test_a_price_above_the_own_gold_says_how_much_there_is() -> None:
    error = find_refusal(go(table_with_draws(), (0, AXE)), 0, SetPrices(1, 0, {"b01": 5, "b02": 1}))
    assert error.params == {"gold": 5, "rule": "3"}


def test_a_tile_that_costs_more_than_the_own_gold_cannot_be_bought() -> None:
    dear = go(
        table_with_draws(),
        (0, AXE),
        (0, PRICES),
        (1, PlaceAxe(1, 1, "b06")),
        (1, SetPrices(1, 1, {"b04": 4, "b05": 1})),
    )
    error = find_refusal(go(dear, (0, LiftScreens(1))), 0, BuyTile("b04"))
    assert (error.code, error.params) == ("isle_of_skye.cannot_pay", {"price": 4, "gold": 2, "rule": "3"})


# --- gold -------------------------------------------------------------------------------------------------


def test_a_sale_pays_the_seller_and_returns_its_own_gold_at_once() -> None:
    before = table_with_offers()
    after = go(before, (0, BuyTile("b04")))
    assert [clan.gold for clan in before.clans] == [2, 2]
    assert [clan.gold for clan in after.clans] == [0, 6]
    assert after.clans[0].hand == ("b04",)
    assert after.clans[1].offer == {"b05": 1}


def test_unsold_tiles_are_kept_and_paid_and_the_tile_with_the_axe_goes_into_the_bag() -> None:
    after = go(table_with_offers(), (0, BuyTile()), (1, BuyTile()))
    assert [(clan.gold, clan.hand) for clan in after.clans] == [(2, ("b01", "b02")), (2, ("b04", "b05"))]
    assert (after.bag["b03"], after.bag["b06"], sum(after.bag.values())) == (1, 1, 69)


def test_the_axe_swaps_places_with_the_gold_at_a_tile() -> None:
    after_move = go(table_with_draws(), (0, AXE), (0, PRICES), (0, PlaceAxe(1, 0, "b01")))
    assert (after_move.clans[0].axe, after_move.clans[0].prices) == ("b01", {"b03": 2, "b02": 1})


# --- levels of tracking -------------------------------------------------------------------------------------


def played_out(state: Table) -> Table:
    """Return the state after everybody has finished building and the round has been scored."""
    return go(state, *((seat, FinishBuilding(state.round)) for seat in range(state.seats)), (None, ScoreRound()))


def test_a_level_changed_before_the_first_action_applies_immediately() -> None:
    lower = go(founded_table(), (None, SetTracking("territories")))
    assert (lower.step, lower.tracking, [clan.gold for clan in lower.clans]) == ("build", "territories", [None, None])
    higher = go(lower, (None, SetTracking("full")))
    assert (higher.step, higher.round, [clan.gold for clan in higher.clans]) == ("draw", 1, [5, 5])


def test_a_level_changed_during_a_round_applies_to_the_next_and_raising_it_asks_for_gold() -> None:
    state = go(territories(), (0, FinishBuilding(1)), (None, SetTracking("full")), (1, FinishBuilding(1)))
    assert (state.tracking, state.step) == ("territories", "score")
    state = go(state, (None, ScoreRound()))
    assert (state.round, state.tracking, state.step) == (2, "full", "count")
    assert find_refusal(state, 0, ReportGold(2, {})).code == "isle_of_skye.gold_missing"
    after = go(state, (0, ReportGold(2, {"gold": 9})))
    assert RULES.build_view(after, 1).seats["0"].stock == {}
    assert RULES.build_view(after, 0).answered == {"gold-2-count": {"amounts": {"gold": 9}}}
    ready = go(after, (0, ReportGold(2, {"gold": 8})), (1, ReportGold(2, {"gold": 3})))
    assert (ready.step, [clan.gold for clan in ready.clans]) == ("draw", [13, 8])


def test_gold_is_asked_for_only_where_it_scores_and_at_the_end() -> None:
    state, asked_rounds = territories(), []
    while state.step != "reckon":
        state = go(state, *((seat, FinishBuilding(state.round)) for seat in (0, 1)))
        if state.step == "purses":
            asked_rounds.append(state.round)
            state = go(state, *((seat, ReportGold(state.round, {"gold": 7 + seat})) for seat in (0, 1)))
        state = go(state, (None, ScoreRound()))
    assert asked_rounds == [4, 5, 6]  # base_most_gold is on place D
    over = go(state, (None, ScoreGame()))
    outcome = RULES.find_outcome(over)
    assert outcome
    assert (outcome.scores, outcome.ranks, outcome.tie_break) == ((7, 16), (2, 1), (2, 3))
    gold_lines = [line for line in over.lines if line.reason == "isle_of_skye.base_most_gold"]
    assert [(line.seat, line.points, line.counts) for line in gold_lines[:2]] == [
        (0, 2, {"0": 7, "1": 8}),
        (1, 5, {"0": 7, "1": 8}),
    ]


def test_without_a_scoring_tile_for_gold_only_the_end_asks_for_it() -> None:
    state = founded_table(
        goals=("base_sheep", "base_squares", "base_most_ships", "base_most_barrels"), tracking="territories"
    )
    for number in range(1, 6):
        state = played_out(state)
        assert (state.round, state.step) == (number + 1, "build")
    last = go(state, *((seat, FinishBuilding(6)) for seat in (0, 1)))
    assert last.step == "purses"


# --- the end ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("golds", "option", "ranks"),
    [((6, 9), "remainder", (2, 1)), ((8, 8), "remainder", (1, 1)), ((9, 6), "all_gold", (1, 2))],
    ids=str,
)
def test_remaining_gold_breaks_a_tie(golds: tuple[int, int], option: str, ranks: tuple[int, int]) -> None:
    state = founded_table(tie_break=option)
    for seat, gold in enumerate(golds):
        state = with_clan(state, seat, replace(state.clans[seat], gold=gold))
    over = go(state, (None, FinishNow()), (None, ScoreGame()))
    outcome = RULES.find_outcome(over)
    assert outcome
    assert (outcome.scores, outcome.ranks, outcome.reason) == ((1, 1), ranks, UNFINISHED)


def test_a_game_that_ends_early_returns_gold_on_offers_and_tiles_in_hands() -> None:
    over = go(table_after_purchases(), (None, FinishNow()), (None, ScoreGame()))
    assert sum(over.bag.values()) == len(PRINTED.counts)
    on_offer = go(table_with_offers(), (None, FinishNow()))
    assert [clan.gold for clan in on_offer.clans] == [5, 5]
    assert find_refusal(on_offer, None, FinishNow()).code == "isle_of_skye.not_now"


def early_end(state: Table) -> str | None:
    """Return the code of what an early end means for gold."""
    text = RULES.build_view(state, SPECTATOR).early_end
    return text and text.code.removeprefix("isle_of_skye.")


def gold_points(state: Table) -> list[tuple[Seat, int]]:
    return [(line.seat, line.points) for line in state.lines if line.category == "gold"]


def test_an_early_end_asks_for_gold_that_the_app_does_not_track() -> None:
    state = territories()
    assert early_end(state) == "early_end_gold_asked"
    asked = go(state, (None, FinishNow()))
    assert early_end(asked) == "early_end_gold_skipped"
    assert [prompt.title.code for prompt in RULES.list_prompts(asked, 0)] == ["isle_of_skye.prompt_gold"]
    assert RULES.list_prompts(asked, 0)[0].hint == Text("isle_of_skye.hint_gold_forgotten")
    assert RULES.list_waits(asked) == {
        str(seat): Text("isle_of_skye.wait_final_purses", {"seat": seat}) for seat in (0, 1)
    }
    assert not RULES.list_prompts(asked, SYSTEM)
    assert find_refusal(asked, None, ScoreGame()).code == "table.nothing_due"
    view = RULES.build_view(asked, 0)
    assert (view.goals_now, view.goal_worths) == ((), {}), "nothing but the end scores any more"
    told = go(asked, (0, ReportGold(1, {"gold": 9})))
    assert RULES.build_view(told, SPECTATOR).seats["0"].stock == {}, "sealed until all have told"
    over = go(told, (1, ReportGold(1, {"gold": 15})), (None, ScoreGame()))
    assert (gold_points(over), over.end, early_end(over)) == ([(0, 1), (1, 3)], UNFINISHED, None)


def test_a_second_early_end_counts_gold_that_nobody_has_told_as_none() -> None:
    asked = go(territories(), (None, FinishNow()), (1, ReportGold(1, {"gold": 15})))
    over = go(asked, (None, FinishNow()), (None, ScoreGame()))
    assert (gold_points(over), [clan.gold for clan in over.clans]) == ([(1, 3)], [0, 15])


def test_an_early_end_asks_nobody_where_the_app_tracks_gold() -> None:
    state = founded_table()
    assert early_end(state) is None
    over = go(state, (None, FinishNow()), (None, ScoreGame()))
    assert (over.step, early_end(over), gold_points(over)) == ("over", None, [(0, 1), (1, 1)])


def test_an_early_end_counts_no_unknown_gold_at_tables_that_began_with_the_first_rules() -> None:
    state = replace(territories(), version=1)
    over = go(state, (None, FinishNow()), (None, ScoreGame()))
    assert (early_end(state), early_end(over), gold_points(over)) == ("early_end_no_gold", "early_end_no_gold", [])


def test_a_tile_that_fits_nowhere_returns_and_its_gold_is_lost() -> None:
    rules = type(RULES)(box=_box_without_mountains())
    state: Table = founded_table(rules=rules, tracking="territories")
    state = rules.apply(state, 0, ReceiveTile(1, "peak")).state
    prompt_ids = [prompt.id for prompt in rules.list_prompts(state, 0) if hasattr(prompt, "id")]
    assert "return-1-1-peak" in prompt_ids
    back = rules.apply(state, 0, ReturnTile(1, "peak"))
    assert (back.state.bag, back.state.clans[0].hand) == ({"peak": 1}, ())
    assert [type(event).__name__ for event in back.events] == ["TileReturned"]


def _box_without_mountains() -> Box:
    """Return the printed castles with a west edge of pasture, and a single tile of mountains."""
    castle = read_facts(tile("PPPP", "castle"))
    return Box(
        {**dict.fromkeys(PRINTED.castles.values(), castle), "peak": read_facts(tile("MMMM"))},
        {"peak": 1},
        PRINTED.castles,
    )


def test_a_seat_without_tiles_from_an_empty_bag_is_not_awaited() -> None:
    rules = type(RULES)(box=Box(PRINTED.tiles, {"b01": 1}, PRINTED.castles))
    state: Table = founded_table(rules=rules)
    state = rules.apply(state, "chance", DrawTile(0, "b01")).state
    assert state.step == "price"
    assert list(rules.build_view(state, 1).waits) == ["0"]
    state = rules.apply(state, 0, SetPrices(1, 0, {"b01": 2})).state
    assert [text.code for text in rules.build_view(state, 1).waits.values()] == ["isle_of_skye.wait_lift"] * 2
