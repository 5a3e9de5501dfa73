"""Druids: the dolmen board, the second buy turn and the tablets."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.core.grid import pack
from games.core.host import FinishNow
from games.core.prompt import ChancePrompt, ChoosePrompt, SystemPrompt
from games.core.seats import CHANCE, HOST, SPECTATOR, SYSTEM
from games.isle_of_skye.actions import (
    BuyTile,
    PlaceTile,
    ReturnTile,
    ScoreRound,
)
from games.isle_of_skye.events import TileKept
from games.isle_of_skye.expansions.druids.actions import (
    BuyAgain,
    BuyOwnTile,
    DrawDruidTile,
    KeepBagTile,
    LookIntoBag,
    RefillDolmenBoard,
)
from games.isle_of_skye.expansions.druids.events import BagTileKept, BagTileSeen, TabletTaken
from games.isle_of_skye.state import with_clan
from games.isle_of_skye.territory import Placed, Territory, lay
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
    tablets,
    with_offers,
)
from tests.games.isle_of_skye.shapes import with_gold
from tests.records.druid_box import TILES

NOTHING, BAG = BuyAgain("nothing"), BuyAgain("bag")


# --- set-up, the dolmen board (sections d2 to d4) -------------------------------------------------------------


def test_five_tiles_are_drawn_before_the_castles_and_none_is_in_the_bag() -> None:
    state: Table = RULES.setup(start()).state
    assert not set(TILES) & set(state.bag)
    state = start_table()
    assert state.slices.druids.display == FIVE
    assert market_slots(state) == {
        str(space + 1): (tile, COSTS[tile] + extra)
        for space, (tile, extra) in enumerate(zip(FIVE, (4, 3, 2, 1, 0), strict=True))
    }


def test_where_the_app_draws_every_tile_is_weighted_by_its_copies() -> None:
    state = at(start_table(draw="app"), "stones", 1, display=("", *FIVE[1:]))
    (chance,) = RULES.list_prompts(state, CHANCE)
    assert isinstance(chance, ChancePrompt)
    assert (chance.seat, len(chance.outcomes), {outcome.weight for outcome in chance.outcomes}) == (0, 32, {1})
    assert prompted_actions(state, 0) == ["draw"]


def test_where_the_app_draws_a_purchase_shifts_the_board_and_the_buyer_draws_the_next() -> None:
    state = go(second(draw="app"), (0, BuyAgain("space_3")))
    assert state.slices.druids.display == ("", "xd13", "xd08", "xd30", "xd18")
    assert (state.clans[0].gold, state.clans[0].hand) == (12 - COSTS["xd05"] - 2, ("xd05",))
    assert (prompted_actions(state, 0), prompted_actions(state, 1)) == (["draw"], [])
    assert list(RULES.build_view(state, 1).waits) == ["0"]
    assert refused(state, 1, NOTHING) == "isle_of_skye.not_now"
    assert refused(state, 0, DrawDruidTile("xd13")) == "isle_of_skye.druid_tile_up"
    assert refused(state, 0, DrawDruidTile("b01")) == "isle_of_skye.no_druid_tile"
    state = go(state, (0, DrawDruidTile("xd01")))
    assert market_slots(state)["1"] == ("xd01", COSTS["xd01"] + 4)
    assert prompted_actions(state, 1) == ["buy_again"]
    assert refused(state, 0, DrawDruidTile("xd02")) == "isle_of_skye.not_now"


def test_the_extra_costs_of_the_first_and_last_space() -> None:
    display = ("xd12", "xd08", "xd05", "xd30", "xd20")
    state = second(display=display)
    assert (market_slots(state)["1"], market_slots(state)["5"]) == (("xd12", 6), ("xd20", 0))
    state = go(with_gold(state, 0, 0), (0, BuyAgain("space_5")))
    assert (state.clans[0].gold, state.clans[0].hand) == (0, ("xd20",))
    assert refused(with_gold(second(), 0, 0), 0, BuyAgain("space_1")) == "isle_of_skye.cannot_pay"
    box = {f"x{n}": FOUND for n in range(1, 6)}
    bare = BARE.setup(start(draw="app", pieces=box, drawn_tiles="own")).state
    empty = at(bare, "second", display=("", "x1", "x2", "x3", "x4"), gone=("x5",))
    assert refused(empty, 0, BuyAgain("space_1"), rules=BARE) == "isle_of_skye.space_empty"


def test_at_the_end_of_a_round_the_system_seat_moves_the_board_on() -> None:
    state = at(start_table(draw="app"), "score")
    state = go(state, (None, ScoreRound()))
    assert RULES.list_prompts(state, SYSTEM) == (SystemPrompt("refill_dolmen_board"),)
    assert list(RULES.build_view(state, 0).waits) == ["system"]
    assert set(RULES.system_actions) == {"score_round", "score_game", "refill_dolmen_board"}
    after_refill = go(state, (None, RefillDolmenBoard()))
    assert after_refill.slices.druids.display == ("", *FIVE[:4])
    assert after_refill.slices.druids.gone == ("xd18",)
    assert refused(after_refill, None, RefillDolmenBoard()) == "table.nothing_due"
    assert refused(start_table(), None, RefillDolmenBoard()) == "table.nothing_due"
    after_refill = go(after_refill, (0, DrawDruidTile("xd01")))
    assert (after_refill.round, after_refill.step, after_refill.slices.druids.display[0]) == (3, "draw", "xd01")
    assert "xd18" not in RULES.extended.capabilities[0].board.count_stacks(after_refill)  # type: ignore[attr-defined]


def test_after_the_last_round_no_tile_is_added() -> None:
    state = go(at(start_table(), "score", 6), (None, ScoreRound()))
    assert RULES.list_prompts(state, SYSTEM) == (SystemPrompt("score_game"),)


# --- the second buy turn (section d3) -------------------------------------------------------------------------


def test_it_comes_after_the_unsold_tiles_are_paid_start_player_first() -> None:
    state = replace(with_gold(with_offers(at(start_table(), "buy"), {"b01": 3}, {"b02": 2}), 9, 9), first=1)
    state = go(state, (1, BuyTile("b01")), (0, BuyTile()))
    assert (state.step, [clan.gold for clan in state.clans]) == ("second", [15, 6])
    assert [clan.hand for clan in state.clans] == [(), ("b01", "b02")]
    assert refused(state, 0, NOTHING) == "isle_of_skye.not_your_turn"
    state = go(state, (1, NOTHING), (0, NOTHING))
    assert state.step == "build"


def test_both_buy_turns_are_shown_as_one_phase() -> None:
    state = start_table()
    view = RULES.build_view(at(state, "second"), 0)
    assert (view.stage, "buy" in view.stages) == ("buy", True)


def test_unaffordable_choices_are_shown_with_the_reason() -> None:
    (prompt,) = RULES.list_prompts(with_gold(second(), 4, 0), 0)
    assert isinstance(prompt, ChoosePrompt)
    prices = {choice.id: (choice.price, choice.unavailable is None) for choice in prompt.choices}
    assert prices == {
        "space_1": (4, True),
        "space_2": (3, True),
        "space_3": (4, True),
        "space_4": (8, False),
        "space_5": (5, False),
        "bag": (5, False),
    }
    assert prompt.decline is not None


def test_where_the_table_draws_only_the_kept_tile_is_entered() -> None:
    state = go(second(), (0, BAG))
    assert (state.clans[0].gold, prompted_actions(state, 0), prompted_actions(state, 1)) == (7, ["keep_bag_tile"], [])
    assert refused(state, 0, LookIntoBag("b01")) == "isle_of_skye.not_now"
    assert refused(state, 1, KeepBagTile("b01")) == "isle_of_skye.not_now"
    for purchase in (BAG, NOTHING, BuyAgain("space_5")):
        assert refused(state, 0, purchase) == "isle_of_skye.not_now"
    assert refused(state, 0, KeepBagTile("xd01")) == "isle_of_skye.unknown_tile"
    state = go(state, (0, KeepBagTile("b01")))
    assert (state.clans[0].hand, state.bag["b01"], prompted_actions(state, 1)) == (("b01",), 0, ["buy_again"])


def test_where_the_app_draws_only_the_buyer_sees_two_tiles_and_keeps_one() -> None:
    state = go(second(draw="app"), (0, BAG))
    assert RULES.build_view(state, 1).waits["0"].code == "isle_of_skye.wait_bag", "it has bought already"
    assert refused(state, 0, KeepBagTile("b01")) == "isle_of_skye.not_now"
    progress = RULES.apply(state, CHANCE, LookIntoBag("b01"))
    assert progress.events == (BagTileSeen(0, "b01"),)
    state = go(progress.state, (0, LookIntoBag("b02")))
    assert refused(state, 0, LookIntoBag("b03")) == "isle_of_skye.not_now"
    (keep,) = RULES.list_prompts(state, 0)
    assert isinstance(keep, ChoosePrompt)
    assert [choice.piece for choice in keep.choices] == ["b01", "b02"]
    other = go(go(second(draw="app"), (0, BAG)), (0, LookIntoBag("b41")), (0, LookIntoBag("b02")))
    for viewer in (1, SPECTATOR, HOST):
        assert RULES.build_view(state, viewer) == RULES.build_view(other, viewer)
    assert refused(state, 0, KeepBagTile("b03")) == "isle_of_skye.not_looked_at"
    after_keeping = RULES.apply(state, 0, KeepBagTile("b02"))
    assert after_keeping.events == (BagTileKept(0, "b02"),)
    assert (after_keeping.state.bag["b01"], after_keeping.state.bag["b02"], after_keeping.state.clans[0].hand) == (
        1,
        0,
        ("b02",),
    )


def test_a_look_into_the_bag_is_a_secret_even_where_all_gold_is_open() -> None:
    open_gold = replace(second(draw="app"), options={**second().options, "hide_gold": "off"})
    looking = go(open_gold, (0, BAG))
    assert [RULES.build_view(state, 1).secrets for state in (open_gold, looking)] == [False, True]


def test_a_better_bag_is_cheaper_and_shows_more() -> None:
    for kinds, price, count in ((1, 3, 3), (2, 1, 4)):
        state = second(draw="app", tablets={0: tablets(*["better_bag"] * kinds)})
        state = go(state, (0, BAG), *((0, LookIntoBag(f"b0{n}")) for n in range(1, count + 1)))
        assert (state.clans[0].gold, prompted_actions(state, 0)) == (12 - price, ["keep_bag_tile"])


def test_a_nearly_empty_bag_shows_what_is_left_and_an_empty_one_sells_nothing() -> None:
    state = second(draw="app")
    state = replace(state, bag=dict.fromkeys(state.bag, 0))
    assert refused(state, 0, BAG) == "isle_of_skye.bag_empty"
    (prompt,) = RULES.list_prompts(state, 0)
    assert isinstance(prompt, ChoosePrompt)
    assert [choice.id for choice in prompt.choices if choice.unavailable is None] == [
        f"space_{n}" for n in (1, 2, 3, 4, 5)
    ]
    state = go(replace(state, bag={**state.bag, "b07": 1}), (0, BAG), (0, LookIntoBag("b07")))
    assert prompted_actions(state, 0) == ["keep_bag_tile"]


def test_the_host_ends_the_game_during_a_look_into_the_bag() -> None:
    state = go(second(draw="app"), (0, BAG), (0, LookIntoBag("b01")))
    after_end = RULES.apply(state, HOST, FinishNow()).state
    assert (after_end.bag["b01"], after_end.clans[0].gold) == (1, 12)
    assert RULES.list_prompts(after_end, SYSTEM) == (SystemPrompt("score_game"),)


# --- tablets (section d5) -------------------------------------------------------------------------------------


def building(tile: str, *hand: str) -> Table:
    """Return a table where seat 0 has a tile to build and a castle where it fits."""
    state = at(start_table(), "build")
    return with_clan(state, 0, replace(state.clans[0], hand=(tile, *hand)))


def place_of(state: Table, tile: str) -> PlaceTile:
    prompt = next(prompt for prompt in RULES.list_prompts(state, 0) if getattr(prompt, "piece", "") == tile)
    place, rotations = next(iter(prompt.cells.items()))  # type: ignore[union-attr]
    x, y = map(int, place.split(","))
    return PlaceTile(state.round, tile, x, y, int(next(iter(rotations))))


def test_a_tablet_is_taken_when_its_tile_is_built_and_works_from_the_next_round() -> None:
    state = building("xd14")
    progress = RULES.apply(state, 0, place_of(state, "xd14"))
    assert TabletTaken(0, "buy_own") in progress.events
    dolmen = progress.state.slices.druids
    assert (dolmen.list_active(0, 2), dolmen.list_active(0, 3)) == ((), ("buy_own",))
    assert RULES.build_view(progress.state, 1).seats["0"].stock["tablet_buy_own"] == 1


def test_a_druid_tile_that_fits_nowhere_leaves_the_game_without_its_tablet() -> None:
    state = building("xd30")  # water on all edges
    box = RULES.rules_cache(state.pieces).box
    dry = next(name for name in box.counts if "water" not in box.tiles[name].terrain)
    land = lay(Territory(), box, pack(0, 0), Placed(dry, 0, 0))
    state = with_clan(state, 0, replace(state.clans[0], territory=land))
    state = go(state, (0, ReturnTile(2, "xd30")))
    assert (state.slices.druids.gone, state.slices.druids.tablets, "xd30" in state.bag) == (("xd30",), {}, False)


def buying(*kinds: str, round_number: int = 1, **owners: Any) -> Table:
    """Return a table where seat 0 is active in the first buy turn, with these tablets; both have tiles for sale."""
    state = at(start_table(), "buy", tablets={0: tablets(*kinds, round_number=round_number)}, **owners)
    return with_gold(with_offers(state, {"b01": 3, "b02": 1}, {"b03": 4, "b04": 1}), 5, 5)


@pytest.mark.parametrize(
    ("kinds", "price"),
    [((), 4), (("discount_1",), 3), (("discount_2", "discount_1"), 1), (("discount_2",) * 3, 0)],
)
def test_discounts_add_up_and_the_seller_takes_back_its_own_gold(kinds: tuple[str, ...], price: int) -> None:
    state = go(buying(*kinds), (0, BuyTile("b03")))
    assert [clan.gold for clan in state.clans] == [5 - price, 5 + price + 4]


def test_a_discount_is_shown_and_works_from_the_next_round() -> None:
    (prompt,) = (prompt for prompt in RULES.list_prompts(buying("discount_2"), 0) if isinstance(prompt, ChoosePrompt))
    assert [choice.price for choice in prompt.choices] == [2, 0]
    state = go(buying("discount_2", round_number=2), (0, BuyTile("b03")))
    assert state.clans[0].gold == 1


def test_an_own_tile_is_bought_for_the_gold_on_it_before_the_purchase() -> None:
    state = buying("buy_own")
    assert prompted_actions(state, 0) == ["buy_tile", "buy_own_tile"]
    assert prompted_actions(state, 1) == []
    progress = RULES.apply(state, 0, BuyOwnTile("b01"))
    assert progress.events == (TileKept(0, "b01", 3),)
    state = progress.state
    assert (state.clans[0].hand, state.clans[0].gold, state.clans[0].offer) == (("b01",), 5, {"b02": 1})
    assert refused(state, 0, BuyOwnTile("b02")) == "isle_of_skye.no_tablet"
    assert prompted_actions(state, 0) == ["buy_tile"]
    state = go(state, (0, BuyTile("b04")))
    assert refused(state, 1, BuyTile("b01")) == "isle_of_skye.not_offered"


def test_an_own_tile_is_bought_after_the_purchase_too() -> None:
    state = go(buying("buy_own", "buy_own"), (0, BuyOwnTile("b02")))
    asked = [prompt.title.code for prompt in RULES.list_prompts(state, 0)]
    assert asked == ["isle_of_skye.prompt_buy", "isle_of_skye.prompt_own_first"], "buying is still possible"
    state = go(state, (0, BuyTile("b04")))
    assert [prompt.title.code for prompt in RULES.list_prompts(state, 0)] == ["isle_of_skye.prompt_own"]
    assert (prompted_actions(state, 0), prompted_actions(state, 1)) == (["buy_own_tile"], [])
    assert list(RULES.build_view(state, 1).waits) == ["0"]
    assert refused(state, 1, BuyTile()) == "table.others_first"
    assert refused(state, 1, BuyOwnTile("b03")) == "isle_of_skye.not_your_turn"
    assert refused(state, 0, BuyOwnTile("b04")) == "isle_of_skye.not_offered"
    assert prompted_actions(go(state, (0, BuyOwnTile("b01"))), 1) == ["buy_tile"]
    state = go(state, (0, BuyOwnTile()))
    assert (prompted_actions(state, 1), state.clans[0].offer) == (["buy_tile"], {"b01": 3})


def test_without_a_working_tablet_own_tiles_stay_for_sale() -> None:
    assert refused(buying(), 0, BuyOwnTile("b01")) == "isle_of_skye.no_tablet"
    assert refused(buying("buy_own", round_number=2), 0, BuyOwnTile("b01")) == "isle_of_skye.no_tablet"
    assert refused(buying("buy_own"), 0, BuyOwnTile()) == "isle_of_skye.not_now"
    assert refused(second(), 0, BuyOwnTile("b01")) == "isle_of_skye.not_now"


def test_the_host_ends_the_game_while_an_own_tile_may_be_bought() -> None:
    state = go(buying("buy_own"), (0, BuyTile("b04")))
    after_end = RULES.apply(state, HOST, FinishNow()).state
    assert RULES.list_prompts(after_end, SYSTEM) == (SystemPrompt("score_game"),)
