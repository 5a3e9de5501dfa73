"""Journeyman: layout, advances in phase 4, bonus tiles and when they work (sections j2, j3, j4, j8 and j9)."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.core.host import FinishNow
from games.core.prompt import ChoosePrompt, SystemPrompt
from games.core.seats import CHANCE, HOST, SYSTEM
from games.isle_of_skye.actions import BuyTile, DrawGoal, LayCastle, PlaceAxe, ScoreGame, ScoreRound, SetPrices
from games.isle_of_skye.events import TileBought
from games.isle_of_skye.expansions.druids.actions import BuyAgain, KeepBagTile, LookIntoBag, ReportDruidTile
from games.isle_of_skye.expansions.druids.state import Tablet
from games.isle_of_skye.expansions.journeyman.actions import (
    Advance,
    BuySecond,
    LayBonusTiles,
    ReportTrade,
    ScoreTracks,
)
from games.isle_of_skye.expansions.journeyman.advances import list_asked_seats
from games.isle_of_skye.expansions.journeyman.events import Advanced, BonusGiven, BonusTaken
from games.isle_of_skye.expansions.journeyman.state import Reached, TakenBonus
from games.isle_of_skye.expansions.journeyman.tracks import Marker
from games.isle_of_skye.meta import META
from games.isle_of_skye.state import with_clan
from games.isle_of_skye.steps.buy import find_offers
from tests.games.isle_of_skye.journeyman import (
    BOTH,
    MEADOWS,
    RULES,
    Table,
    at,
    events_of,
    go,
    has,
    layouts,
    markers_at,
    meadow,
    owns,
    points,
    refused,
    seat_state,
    selling,
    start,
    start_table,
)
from tests.games.isle_of_skye.shapes import GOAL_IDS, with_gold

NO = Advance(1, "")
WARRIOR, HERALD = Advance(1, "warrior"), Advance(1, "herald")


# --- layout (section j2) --------------------------------------------------------------------------------------


def table_with_layout(**options: str) -> Table:
    state: Table = RULES.setup(start(**options)).state
    castles = ((seat, LayCastle(0, 0, 0)) for seat in (0, 1))
    return go(state, *((0, DrawGoal(goal)) for goal in GOAL_IDS), *castles)


def test_each_track_has_one_bonus_tile_of_each_tier() -> None:
    state = table_with_layout()
    assert refused(state, 0, LayBonusTiles(0, "I", ("advance", "one_road", "no_axe"))) == "isle_of_skye.no_such_layout"
    assert refused(state, 0, LayBonusTiles(0, "II", ("five_gold", "two_roads", "extra_movement"))) == "table.too_late"
    state = go(state, *layouts(2))
    assert state.step == "draw"
    assert seat_state(state).layout["III"] == ("no_axe", "bank_pays", "two_buys")


def test_each_layout_is_shown_as_its_tiles_below_the_tracks() -> None:
    (prompt,) = RULES.list_prompts(table_with_layout(), 0)
    assert isinstance(prompt, ChoosePrompt)
    assert prompt.columns == ("track_warrior", "track_merchant", "track_herald")
    for choice in prompt.choices:
        assert choice.signs == tuple(f"bonus_{tile}" for tile in choice.payload["tiles"])
    assert len({choice.signs for choice in prompt.choices}) == 6
    assert len(RULES.list_prompts(table_with_layout(), CHANCE)) == 2


def test_all_seats_may_share_one_layout() -> None:
    """The variant: one player shuffles, the others copy that layout."""
    state = table_with_layout(bonus_layout="same")
    assert [len(RULES.list_prompts(state, seat)) for seat in (0, 1)] == [1, 0]
    state = go(state, *layouts(1))
    assert seat_state(state, 0).layout == seat_state(state, 1).layout
    assert state.step == "draw"


# --- advances in phase 4 (section j9) -------------------------------------------------------------------------


def test_after_a_sale_the_seller_advances_at_once_only_on_the_warrior_track() -> None:
    state = go(selling(), (0, BuyTile("b02")))
    assert refused(state, 1, BuyTile("b01")) == "table.others_first"
    assert [choice.id for choice in _choose_prompt(state, 1).choices] == ["warrior"]
    assert RULES.list_prompts(state, 0) == ()
    assert refused(state, 1, HERALD) == "isle_of_skye.only_warrior"
    assert refused(state, 1, Advance(2, "warrior")) == "table.too_late"
    state = go(state, (1, WARRIOR), (1, BuyTile("b01")))
    assert seat_state(state, 1).markers["warrior"] == Marker(1, 1)
    assert [advance.because for advance in seat_state(state, 0).due] == ["sale"]
    assert seat_state(go(state, (0, NO)), 0).markers["warrior"] == Marker()


def _choose_prompt(state: Table, seat: int) -> ChoosePrompt:
    (prompt,) = RULES.list_prompts(state, seat)
    assert isinstance(prompt, ChoosePrompt)
    return prompt


def test_a_bought_tile_with_the_symbol_lets_its_buyer_advance_on_any_track() -> None:
    state = has(selling(), 0, markers=markers_at(herald=2))
    state = go(state, (0, BuyTile("xj01")), (1, NO))
    assert [(choice.id, choice.price) for choice in _choose_prompt(state, 0).choices] == [
        ("warrior", 0),
        ("merchant", 0),
        ("herald", 5),
    ]
    state = go(state, (0, HERALD))  # with the fee of 5, from the 7 that are left
    assert (state.clans[0].gold, seat_state(state).markers["herald"].at) == (2, 3)
    assert points(state) == [("step_herald", 2)]  # at once


def test_buyer_and_seller_are_asked_at_the_same_time_and_the_next_purchase_waits_for_both() -> None:
    state = go(selling(), (0, BuyTile("xj01")))
    assert list_asked_seats(state) == [0, 1]
    assert go(state, (0, HERALD), (1, WARRIOR)) == go(state, (1, WARRIOR), (0, HERALD))
    for answer in ((0, HERALD), (1, WARRIOR)):
        assert refused(go(state, answer), 1, BuyTile("b01")) == "table.others_first"


def test_an_unaffordable_fee_prevents_the_step() -> None:
    state = has(with_gold(selling(), 6, 10), 0, markers=markers_at(herald=2))
    state = go(state, (0, BuyTile("xj01")), (1, NO))
    assert refused(state, 0, HERALD) == "isle_of_skye.cannot_pay"
    unavailable = [choice.id for choice in _choose_prompt(state, 0).choices if choice.unavailable]
    assert unavailable == ["herald"]


def test_unsold_own_tiles_with_the_symbol_count_too() -> None:
    state = go(selling(), (0, BuyTile()), (1, BuyTile()))
    assert [advance.because for advance in seat_state(state, 1).due] == ["symbol"]
    assert (seat_state(state, 0).due, state.step) == ((), "unsold")
    assert go(state, (1, NO)).step == "build"


def test_at_the_end_of_a_track_only_waypoint_markers_advance() -> None:
    """Ruling Q15, and the option."""
    end = {"warrior": Marker(12, 13), "merchant": Marker(11, 11), "herald": Marker(10, 10)}
    state = go(has(selling(), 1, markers=end), (0, BuyTile("b02")))
    assert seat_state(state, 1).due == ()  # nothing to ask for
    state = go(has(selling(track_end="any_step"), 1, markers=end), (0, BuyTile("b02")), (1, WARRIOR))
    assert (seat_state(state, 1).markers["warrior"], points(state, 1)) == (Marker(13, 13), [("step_warrior", 3)])
    after_purchase = go(has(selling(), 0, markers=end), (0, BuyTile("xj01")), (1, NO))
    assert refused(after_purchase, 0, WARRIOR) == "isle_of_skye.end_of_track"
    assert seat_state(go(after_purchase, (0, HERALD))).markers["herald"] == Marker(
        11, 11
    )  # the first arrival is a step like others


@pytest.mark.parametrize("counts", [True, False])
def test_a_tile_from_the_bag_counts_depending_on_the_option(counts: bool) -> None:
    """Ruling Q29, and the option."""
    option = "counts" if counts else "does_not_count"
    state = at(start_table(draw="app", with_druids=True, bag_symbol=option), "second", trading=True)
    state = go(with_gold(state, 10, 10), (0, BuyAgain("bag")), rules=BOTH)
    state = go(state, (0, LookIntoBag("xj02")), (0, LookIntoBag("xj03")), (0, KeepBagTile("xj03")), rules=BOTH)
    assert [advance.because for advance in seat_state(state).due] == ["symbol"] * counts


def test_a_five_player_table_has_the_other_side_of_the_board() -> None:
    """Section j11."""
    journeyman = RULES.extended.capabilities[0]
    reached = (Reached("merchant", 4, 1, gold=5), Reached("merchant", 8, 1, move=6))
    for seats, gold in ((4, 4), (5, 5)):
        board = journeyman.find_board(at(start_table(seats), "buy"))  # type: ignore[attr-defined]
        assert board.find_space("merchant", 4).banner == {"gold": gold}
    state = has(at(start_table(5), "income"), 0, reached=reached)
    assert journeyman.count_income(state, 0) == 5


# --- bonus tiles (section j8) ---------------------------------------------------------------------------------


def test_no_axe_prices_all_three_tiles_and_gives_gold_and_points() -> None:
    state = with_gold(owns(at(start_table(prices="after_reveal"), "price"), 0, "no_axe"), 10, 10)
    for seat, tiles in ((0, ("b01", "b02", "b03")), (1, ("b04", "b05", "b06"))):
        state = with_clan(state, seat, replace(state.clans[seat], drawn=tiles))
    assert refused(state, 1, PlaceAxe(2, 1)) == "isle_of_skye.axe_needed"
    state = go(state, (1, PlaceAxe(2, 1, "b04")), (1, SetPrices(2, 1, {"b05": 1, "b06": 1})))
    state = go(state, (0, PlaceAxe(2, 0)), (0, SetPrices(2, 0, {"b01": 2, "b02": 2, "b03": 3})))
    assert (state.step, len(state.clans[0].offer), len(state.clans[1].offer)) == ("buy", 3, 2)
    assert RULES.extended.capabilities[0].count_income(owns(state, 0, "no_axe"), 0) == 3
    assert RULES.extended.capabilities[0].count_most_taken(owns(state, 0, "no_axe", "two_buys"), 0, 3) == 5


def test_with_no_axe_a_choice_stays_complete_wherever_the_axe_is() -> None:
    """Others must not learn from it whether the axe is unused; three tiles need three gold."""
    state = owns(with_gold(at(start_table(), "price", round_number=1), 5, 5), 0, "no_axe")
    state = with_clan(
        state, 0, replace(state.clans[0], drawn=("b01", "b02", "b03"), axe="b01", prices={"b02": 3, "b03": 2})
    )
    state = with_clan(state, 1, replace(state.clans[1], drawn=("b04", "b05", "b06")))
    aside = go(state, (0, PlaceAxe(1, 0, "")))
    assert aside.clans[0].prices == {"b01": 1, "b02": 2, "b03": 2}
    assert RULES.build_view(aside, 0).answered["axe-1-0"] == {}
    assert go(aside, (0, PlaceAxe(1, 0, "b02"))).clans[0].prices == {"b01": 1, "b03": 2}
    assert go(state, (0, PlaceAxe(1, 0, "b03"))).clans[0].prices == {"b02": 3, "b01": 2}
    poor = with_clan(state, 0, replace(state.clans[0], gold=2, prices={}))
    assert refused(poor, 0, PlaceAxe(1, 0, "")) == "isle_of_skye.price_above_gold"
    (axe, _) = RULES.list_prompts(poor, 0)
    assert isinstance(axe, ChoosePrompt)
    assert axe.decline is None


def test_with_bank_pays_a_seat_buys_more_than_it_can_afford() -> None:
    state = owns(with_gold(selling(), 0, 10), 0, "bank_pays")
    assert refused(with_gold(selling(), 0, 10), 0, BuyTile("b02")) == "isle_of_skye.cannot_pay"
    events = events_of(state, 0, BuyTile("b02"))
    assert events[0] == TileBought(0, 1, "b02", 4)
    state = go(state, (0, BuyTile("b02")))
    assert [clan.gold for clan in state.clans] == [0, 18]
    assert seat_state(state, 1).due  # it is a sale all the same


def test_the_bank_pays_what_a_discount_leaves() -> None:
    """Both expansions (section d8)."""
    state = owns(selling(with_druids=True), 0, "bank_pays")
    druids = replace(state.slices.druids, tablets={0: (Tablet("discount_2", 1),)})
    state = replace(state, slices=replace(state.slices, druids=druids))
    assert find_offers(state, BOTH.extended, 0)["b02"] == (1, 0)
    assert [clan.gold for clan in go(state, (0, BuyTile("b02")), rules=BOTH).clans] == [10, 10 + 2 + 4]


def test_two_buys_come_after_all_turns_in_turn_order() -> None:
    state = owns(owns(selling(), 0, "two_buys"), 1, "two_buys")
    assert refused(state, 0, BuySecond()) == "isle_of_skye.not_now"
    state = go(state, (0, BuyTile()), (1, BuyTile()))  # a seat that passed may buy now (ruling Q30)
    assert refused(state, 1, BuySecond("b01")) == "isle_of_skye.not_your_turn"
    state = go(state, (0, BuySecond("b02")), (1, WARRIOR), (1, BuySecond()))
    assert state.clans[0].hand == ("b02", "b01")  # bought, then kept: the offer was still there
    assert seat_state(state, 1).markers["warrior"].at == 1


def test_bonus_tiles_pay_at_the_end_of_the_phase() -> None:
    """Three waypoint markers, five gold, points. A bonus tile taken in this phase does not work in it (Golden Rule)."""
    state = with_gold(at(start_table(), "buy"), 0, 0)
    tiles = ("third_waypoint", "five_gold", "one_road", "two_roads", "no_axe")
    state = has(state, 0, bonus=tuple(TakenBonus(name, 9, 9) for name in tiles))
    assert not RULES.extended.find_pricing(state, 0).prices_all
    state = go(replace(state, turns=1), (1, BuyTile()))
    assert (state.step, state.flow.number) == ("plan", 10)  # there was nothing to build
    assert (state.clans[0].gold, seat_state(state).waypoints, len(seat_state(state).gained)) == (5, 3, 3)
    assert points(state) == [("bonus_one_road", 1), ("bonus_no_axe", 3)]
    assert RULES.extended.find_pricing(state, 0).prices_all
    after_next_phase = go(replace(at(state, "buy", number=11), turns=1), (1, BuyTile()))
    assert points(after_next_phase) == points(state)  # once


def asked_at_the_end_of_a_phase(version: int = META.ruleset_version, **changes: Any) -> Table:
    """Return a table at the end of phase 4: the marker of seat 0 stands before the bonus tile of tier I."""
    state = replace(at(start_table(), "buy"), version=version)
    state = has(state, 0, bonus=(TakenBonus("advance", 9, 9),), markers=markers_at(warrior=2), **changes)
    state = go(replace(state, turns=1), (1, BuyTile()))
    assert [(advance.n, advance.because) for advance in seat_state(state).due] == [(1, "bonus")]
    return state


def test_a_bonus_tile_reached_by_a_bonus_tile_pays_at_the_end_of_the_same_phase() -> None:
    """Ruling Q16. What it allows works from the next phase on."""
    asked = asked_at_the_end_of_a_phase()
    assert [type(event) for event in events_of(asked, 0, WARRIOR)][:3] == [Advanced, BonusTaken, BonusGiven]
    state = go(asked, (0, WARRIOR))
    assert seat_state(state).bonus[-1] == TakenBonus("third_waypoint", 9, 9, done=True, place="3,0")
    assert (state.step, seat_state(state).waypoints) == ("plan", 3)
    roads_first = {**seat_state(asked).layout, "I": ("one_road", "third_waypoint", "advance")}
    state = go(has(asked, 0, layout=roads_first), (0, WARRIOR))
    assert (seat_state(state).gained, state.flow.number) == ((9,), 10), "placed from the next phase on"
    assert points(state)[-1] == ("bonus_one_road", 1)


def test_a_bonus_tile_reached_by_a_bonus_tile_paid_a_phase_later_by_the_first_rules() -> None:
    state = go(asked_at_the_end_of_a_phase(version=1), (0, WARRIOR))
    assert seat_state(state).bonus[-1] == TakenBonus("third_waypoint", 9, 10, place="3,0")
    assert (state.step, seat_state(state).waypoints) == ("plan", 2)


def test_a_bonus_tile_reached_by_a_bonus_tile_pays_after_the_last_round_too() -> None:
    state = with_gold(at(start_table(), "score", number=40, round_number=6, scored=True), 0, 0)
    state = has(state, 0, bonus=(TakenBonus("advance", 39, 40),), markers=markers_at(warrior=2))
    state = has(state, 0, layout={**seat_state(state).layout, "I": ("one_road", "third_waypoint", "advance")})
    state = go(state, (None, ScoreRound()), (0, WARRIOR))
    assert (state.step, points(state)[-1]) == ("reckon", ("bonus_one_road", 1))


def test_after_the_last_round_due_bonuses_are_paid_before_the_final_scoring() -> None:
    state = at(start_table(), "score", number=40, round_number=6, scored=True)
    state = has(state, 0, bonus=(TakenBonus("no_axe", 39, 40),))
    state = with_gold(state, 0, 0)
    state = go(state, (None, ScoreRound()))
    assert (state.step, points(state)[-1]) == ("reckon", ("bonus_no_axe", 3))
    over = go(state, (None, ScoreGame()))
    outcome = RULES.find_outcome(over)
    assert outcome
    assert outcome.scores[0] == 3


# --- every round (section j4) ---------------------------------------------------------------------------------


def test_the_rightmost_banners_score_before_the_scoring_tiles() -> None:
    """Three a round, not one, two and three; the tracks are added; spaces reached in phase 5 count."""
    reached = (
        Reached("warrior", 2, 3, vp=1),
        Reached("warrior", 5, 4, vp=2),
        Reached("warrior", 7, 8, vp=3),
        Reached("herald", 2, 9, vp=1),
    )
    state = has(at(start_table(), "tracks"), 0, reached=reached)
    assert RULES.list_prompts(state, SYSTEM) == (SystemPrompt("score_tracks"),)
    after = go(state, (None, ScoreTracks()))
    assert points(after) == [("tracks", 3)]
    assert points(go(at(state, "tracks", number=10), (None, ScoreTracks()))) == [("tracks", 4)]
    assert (after.step, refused(after, None, ScoreTracks())) == ("score", "table.nothing_due")


def test_income_of_the_merchant_track_counts_from_the_next_phase_and_is_not_summed() -> None:
    journeyman = RULES.extended.capabilities[0]
    reached = (Reached("merchant", 1, 2, gold=2), Reached("merchant", 4, 8, gold=4))
    state = has(start_table(), 0, reached=reached)
    assert [journeyman.count_income(at(state, "income", number=n), 0) for n in (2, 8, 9)] == [0, 2, 4]
    meadows = has(meadow(step="score"), 0, reached=reached)
    meadows = go(at(meadows, "score", number=20, scored=True), (None, ScoreRound()), rules=MEADOWS)
    assert (meadows.step, meadows.clans[0].income) == ("draw", 5 + 4)


# --- where offers are not tracked -----------------------------------------------------------------------------


def test_where_offers_are_not_tracked_seats_enter_the_reason_for_an_advance() -> None:
    state = start_table(tracking="territories")
    assert state.step == "trade"
    assert refused(state, 0, ReportTrade(1, 2, "sale")) == "table.too_late"
    state = go(state, (0, ReportTrade(1, 1, "sale")), (1, ReportTrade(1, 1, "symbol")))  # nobody holds the others
    state = go(state, (1, Advance(1, "merchant")), (0, WARRIOR), (1, ReportTrade(1, 2, "")))
    assert (state.step, seat_state(state, 1).markers["merchant"].at) == ("trade", 1)
    state = go(state, (0, ReportTrade(1, 2, "")))
    assert state.step == "build"
    assert seat_state(state).reached[0].at < state.flow.number  # in phase 4, so it works in phase 5


def test_a_game_ended_by_the_host_asks_nothing_more() -> None:
    state = go(selling(), (0, BuyTile("xj01")))
    assert seat_state(state, 0).due
    after_end = RULES.apply(state, HOST, FinishNow()).state
    assert all(not seat_state(after_end, seat).due for seat in (0, 1))
    assert RULES.list_prompts(after_end, SYSTEM) == (SystemPrompt("score_game"),)


def test_with_druids_the_buyers_own_offer_comes_before_the_sellers_advance() -> None:
    state = selling(with_druids=True)
    druids = replace(state.slices.druids, tablets={0: (Tablet("buy_own", 1),)})
    state = go(replace(state, slices=replace(state.slices, druids=druids)), (0, BuyTile("b02")), rules=BOTH)
    assert refused(state, 1, WARRIOR, rules=BOTH) == "table.others_first"
    assert BOTH.list_prompts(state, 0)


def test_with_druids_a_tile_of_the_dolmen_board_is_entered_during_an_advance() -> None:
    state = selling(with_druids=True)
    druids = replace(state.slices.druids, display=("", *state.slices.druids.display[1:]))
    state = replace(state, slices=replace(state.slices, druids=druids))
    state = go(state, (0, BuyTile("b02")), rules=BOTH)
    assert refused(state, 0, BuyTile(), rules=BOTH) == "table.others_first"
    for seat in (0, 1):
        assert BOTH.list_prompts(state, seat)[-1].action == {"type": "report_druid_tile", "number": 1}  # type: ignore[union-attr]
    after = go(state, (0, ReportDruidTile(1, "xd01")), rules=BOTH)
    assert after.slices.druids.display[0] == "xd01"
    assert refused(after, 0, BuyTile(), rules=BOTH) == "table.others_first", "seat 1 still has to advance"


def test_an_answer_to_a_question_that_was_never_asked_is_refused_with_that_reason() -> None:
    """As after a correction that removed the sale."""
    assert refused(start_table(), 0, Advance(1, "warrior")) == "isle_of_skye.nothing_to_advance"
    assert refused(has(start_table(), 0, asked=1), 0, Advance(1, "warrior")) == "table.too_late"
