"""Druids and Journeyman at one table: what each rule that speaks of both does.

| rule | test |
|---|---|
| d8: Two Buys belongs to the first buy turn, discounts count | `test_a_second_purchase_...` |
| d8: Bank Pays after the discount | `test_the_bank_pays_what_a_discount_leaves` (test_journeyman) |
| d8: Bank Pays for tiles of other players only | `test_the_bank_pays_for_nothing_else` |
| d8, Q29: a symbol from the bag, by option | `test_a_tile_from_the_bag_counts_...` (test_journeyman) |
| Q29: for the kept tile only | `test_what_goes_back_into_the_bag_lets_nobody_advance` |
| d8: Warrior advances from sales alone | `test_the_second_buy_turn_sells_nothing` |
| d8: one phase; Five Gold | `test_what_the_first_buy_turn_unlocks_...`, two of them |
| d8: Druid tiles for every requirement | `test_druid_tiles_are_what_spaces_ask_for` (tests/proofs) |
| d8: No Axe beside "buy your own" | `test_of_three_tiles_on_offer_...` |
| d5, j9: an own tile with the symbol | `test_an_own_tile_with_a_symbol_...` |
| Q30: Two Buys after passing | `test_who_passed_may_buy_one_with_two_buys` |
| Q31: "buy your own" in the own turn alone | `test_a_second_purchase_...` |
| Q34: a bag that runs short | `test_a_bag_that_runs_short_...` |
| Q19: tablets match in a row | `test_a_scorer_that_overlooks_...` (tests/proofs) |
"""

from typing import Any

from msgspec.structs import replace

from games.core.prompt import ChoosePrompt
from games.isle_of_skye.actions import BuyTile, DrawTile, PlaceAxe, SetPrices
from games.isle_of_skye.expansions.druids.actions import BuyAgain, BuyOwnTile, KeepBagTile, LookIntoBag
from games.isle_of_skye.expansions.druids.state import Tablet
from games.isle_of_skye.expansions.journeyman.actions import Advance, BuySecond
from games.isle_of_skye.expansions.journeyman.data import list_tiles
from games.isle_of_skye.meta import META
from games.isle_of_skye.state import with_clan
from games.isle_of_skye.steps.buy import find_offers
from games.isle_of_skye.steps.draw import count_tiles_due
from games.registry import load_ruleset
from tests.games.isle_of_skye.journeyman import (
    BOTH,
    Table,
    at,
    go,
    has,
    markers_at,
    owns,
    refused,
    seat_state,
    start_table,
    with_offers,
)
from tests.games.isle_of_skye.shapes import with_gold

NO = ""


def with_tablets(state: Table, seat: int, *kinds: str) -> Table:
    """Give tablets from the first round to a seat."""
    return with_druids(state, tablets={seat: tuple(Tablet(kind, 1) for kind in kinds)})


def with_druids(state: Table, **changes: Any) -> Table:
    """Return the state with changes to the slice of the Druids."""
    return replace(state, slices=replace(state.slices, druids=replace(state.slices.druids, **changes)))


def buying(seats: int = 2, draw: Any = "table", **options: str) -> Table:
    """Return a state where seat 0 is to buy and everybody has 10 gold. It offers a tile for 2, seat 1 two for 4 and 3,
    the second one with a journeyman symbol."""
    state = at(start_table(seats, draw, with_druids=True, **options), "buy")
    return with_gold(with_offers(state, {"b01": 2}, {"b02": 4, "xj01": 3}), *(10,) * seats)


def gold(state: Table) -> list[int | None]:
    return [clan.gold for clan in state.clans]


def waits(state: Table) -> dict[str, str]:
    return {waiting: text.code.removeprefix("isle_of_skye.") for waiting, text in BOTH.list_waits(state).items()}


def decline_purchases(state: Table, *seats: int) -> Table:
    """Let the seats decline in their turn."""
    return go(state, *((seat, BuyTile()) for seat in seats), rules=BOTH)


# --- the first buy turn ---------------------------------------------------------------------------------------


def test_a_second_purchase_is_made_before_unsold_tiles_go_home_and_for_less_with_a_tablet() -> None:
    state = with_tablets(owns(buying(), 0, "two_buys"), 0, "discount_1", "buy_own")
    state = decline_purchases(state, 0, 1)
    assert (state.step, state.clans[1].offer.keys()) == ("second_purchase", {"b02", "xj01"})
    assert refused(state, 0, BuyOwnTile("b01"), rules=BOTH) == "isle_of_skye.not_now", "ruling Q31"
    assert refused(state, 0, BuyAgain("bag"), rules=BOTH) == "isle_of_skye.not_now"
    (prompt,) = BOTH.list_prompts(state, 0)
    assert isinstance(prompt, ChoosePrompt)
    assert {choice.id: choice.price for choice in prompt.choices} == {"b02": 3, "xj01": 2}
    state = go(state, (0, BuySecond("b02")), rules=BOTH)
    assert gold(state) == [10 - 3, 10 + 3 + 4]
    assert seat_state(state, 1).due, "another sale lets the seller advance again"
    state = go(state, (1, Advance(1, NO)), rules=BOTH)
    assert state.clans[0].hand == ("b02", "b01")
    assert seat_state(state, 1).due, "xj01 was not sold and lets its owner advance"
    assert seat_state(state, 1).due[0].because == "symbol"


def test_who_passed_may_buy_one_with_two_buys() -> None:
    """Ruling Q30, after a tablet was used in the own turn."""
    state = with_tablets(owns(buying(), 0, "two_buys"), 0, "buy_own")
    state = decline_purchases(go(state, (0, BuyOwnTile("b01")), rules=BOTH), 0, 1)
    state = go(state, (0, BuySecond("b02")), rules=BOTH)
    assert (state.clans[0].hand, gold(state)) == (("b01", "b02"), [6, 18])


def test_the_bank_pays_for_nothing_else() -> None:
    """Not for own tiles, the dolmen board or the bag."""
    state = with_tablets(owns(buying(draw="app"), 0, "bank_pays"), 0, "buy_own")
    assert find_offers(state, BOTH.extended, 0)["b02"] == (1, 0)
    state = go(state, (0, BuyOwnTile("b01")), rules=BOTH)
    assert gold(state) == [10, 10], "the gold on the tile pays; it left the hand before"
    state = decline_purchases(state, 0, 1)
    state = go(state, (1, Advance(1, NO)), rules=BOTH)
    assert state.step == "second"
    (prompt,) = BOTH.list_prompts(state, 0)
    assert isinstance(prompt, ChoosePrompt)
    prices = {choice.id: choice.price or 0 for choice in prompt.choices}
    assert prices["bag"] == 5
    assert gold(go(state, (0, BuyAgain("bag")), rules=BOTH)) == [5, 10]
    dear = next(space for space in ("space_1", "space_2", "space_3", "space_4", "space_5") if 0 < prices[space] <= 10)
    assert gold(go(state, (0, BuyAgain(dear)), rules=BOTH)) == [10 - prices[dear], 10]
    assert refused(with_gold(state, 0, 10), 0, BuyAgain("bag"), rules=BOTH) == "isle_of_skye.cannot_pay"


def test_of_three_tiles_on_offer_own_tablets_buy_one_each() -> None:
    """No Axe beside "buy your own"."""
    state = at(start_table(with_druids=True, prices="after_reveal"), "price")
    state = with_tablets(owns(with_gold(state, 10, 10), 0, "no_axe"), 0, "buy_own", "buy_own")
    for seat, tiles in ((0, ("b01", "b02", "b03")), (1, ("b04", "b05", "b06"))):
        state = with_clan(state, seat, replace(state.clans[seat], drawn=tiles))
    state = go(state, (1, PlaceAxe(2, 1, "b04")), (1, SetPrices(2, 1, {"b05": 1, "b06": 1})), rules=BOTH)
    priced = SetPrices(2, 0, {"b01": 2, "b02": 2, "b03": 3})
    state = go(state, (0, PlaceAxe(2, 0)), (0, priced), rules=BOTH)
    assert (state.step, gold(state)) == ("buy", [3, 8])
    state = go(state, (0, BuyOwnTile("b01")), (0, BuyOwnTile("b03")), rules=BOTH)
    assert refused(state, 0, BuyOwnTile("b02"), rules=BOTH) == "isle_of_skye.no_tablet"
    assert (state.clans[0].hand, list(state.clans[0].offer), gold(state)) == (("b01", "b03"), ["b02"], [3, 8])


def test_an_own_tile_with_a_symbol_lets_its_buyer_advance_at_once_and_nobody_else() -> None:
    state = at(start_table(with_druids=True), "buy")
    state = with_gold(with_offers(state, {"xj01": 3}, {"b02": 4}), 10, 10)
    state = go(with_tablets(state, 0, "buy_own"), (0, BuyOwnTile("xj01")), rules=BOTH)
    assert [[question.because for question in seat_state(state, seat).due] for seat in (0, 1)] == [["symbol"], []]
    assert refused(state, 0, BuyTile("b02"), rules=BOTH) == "table.others_first"
    state = decline_purchases(go(state, (0, Advance(1, NO)), rules=BOTH), 0, 1)
    assert seat_state(state, 0).due == (), "not once more when the phase ends"


def test_the_buyer_is_asked_for_its_own_offer_before_anybody_advances() -> None:
    """One order of questions; the table waits for nobody else meanwhile."""
    state = go(with_tablets(buying(), 0, "buy_own"), (0, BuyTile("xj01")), rules=BOTH)
    assert [[question.because for question in seat_state(state, seat).due] for seat in (0, 1)] == [["symbol"], ["sale"]]
    assert waits(state) == {"0": "wait_own"}
    assert [len(BOTH.list_prompts(state, seat)) for seat in (0, 1)] == [1, 0]
    assert refused(state, 1, Advance(1, NO), rules=BOTH) == "table.others_first"
    state = go(state, (0, BuyOwnTile(NO)), rules=BOTH)
    assert waits(state) == {"0": "wait_advance", "1": "wait_advance"}
    assert [text.params["because"] for text in BOTH.list_waits(state).values()] == ["symbol", "sale"]
    assert [len(BOTH.list_prompts(state, seat)) for seat in (0, 1)] == [1, 1]
    assert refused(state, 0, BuyOwnTile("b01"), rules=BOTH) == "table.others_first"
    state = go(state, (1, Advance(1, NO)), (0, Advance(1, NO)), rules=BOTH)
    assert waits(state) == {"1": "wait_buy"}


# --- the second buy turn --------------------------------------------------------------------------------------


def reaching(tier: Any, tile: str) -> Table:
    """Put seat 1, about to sell, before the space of the Warrior track with this bonus tile."""
    journeyman = BOTH.extended.capabilities[1]
    spaces = journeyman.find_board(start_table(with_druids=True)).tracks["warrior"].spaces  # type: ignore[attr-defined]
    place = next(space.n for space in spaces if space.bonus_tier == tier)
    other_tiles = [name for name in list_tiles(tier) if name != tile]
    state = buying(draw="app")
    layout = {**seat_state(state, 1).layout, tier: (tile, *other_tiles)}
    state = has(state, 1, layout=layout, markers=markers_at(warrior=place - 1))
    state = go(state, (0, BuyTile("b02")), (1, Advance(1, "warrior")), rules=BOTH)
    assert [bonus.tile for bonus in seat_state(state, 1).bonus] == [tile]
    return state


def test_what_the_first_buy_turn_unlocks_does_not_work_in_the_second() -> None:
    keeps = (1, Advance(2, NO))  # its unsold tile with the symbol is asked about too
    state = go(decline_purchases(reaching("II", "five_gold"), 1), keeps, rules=BOTH)
    assert (state.step, state.clans[1].gold) == ("second", 18)
    assert refused(with_gold(state, 10, 4), 1, BuyAgain("bag"), rules=BOTH) == "isle_of_skye.not_your_turn"
    state = go(state, (0, BuyAgain("nothing")), rules=BOTH)
    assert refused(with_gold(state, 10, 4), 1, BuyAgain("bag"), rules=BOTH) == "isle_of_skye.cannot_pay"
    state = go(state, (1, BuyAgain("nothing")), rules=BOTH)
    assert (state.step, state.clans[1].gold) == ("build", 18 + 5)


def test_what_the_first_buy_turn_unlocks_does_not_work_in_it_either() -> None:
    assert decline_purchases(reaching("III", "two_buys"), 1).step == "unsold", "nobody buys a second time"
    state = reaching("III", "bank_pays")
    assert find_offers(state, BOTH.extended, 1)["b01"] == (0, 2)
    assert gold(go(state, (1, BuyTile("b01")), rules=BOTH))[1] == 18 - 2


def test_the_second_buy_turn_sells_nothing() -> None:
    """It lets nobody advance on the Warrior track, whoever the seller is."""
    state = go(decline_purchases(buying(draw="app"), 0, 1), (1, Advance(1, NO)), rules=BOTH)
    space = next(n for n, tile in enumerate(state.slices.druids.display, 1) if tile)
    for choice in ("bag", f"space_{space}"):
        after_purchase = go(with_gold(state, 12, 12), (0, BuyAgain(choice)), rules=BOTH)
        assert [seat_state(after_purchase, seat).due for seat in (0, 1)] == [(), ()]


def test_what_goes_back_into_the_bag_lets_nobody_advance() -> None:
    """Ruling Q29: only the kept tile counts, once it is kept."""
    state = at(start_table(draw="app", with_druids=True), "second", trading=True)
    looked = [(0, LookIntoBag("xj02")), (0, LookIntoBag("b41"))]
    state = go(with_gold(state, 10, 10), (0, BuyAgain("bag")), *looked, rules=BOTH)
    assert seat_state(state).due == ()
    assert seat_state(go(state, (0, KeepBagTile("b41")), rules=BOTH)).due == ()
    after_keeping = go(state, (0, KeepBagTile("xj02")), rules=BOTH)
    assert [question.because for question in seat_state(after_keeping).due] == ["symbol"]
    assert waits(after_keeping) == {"0": "wait_advance"}, "before the next seat has its turn"
    assert refused(after_keeping, 1, BuyAgain("nothing"), rules=BOTH) == "table.others_first"


def test_a_bag_that_runs_short_is_dealt_tile_by_tile_and_then_sells_what_is_left() -> None:
    """Ruling Q34, with five players: one may price three tiles, and one draws four from the bag."""
    state = at(start_table(5, with_druids=True, prices="after_reveal"), "draw", round_number=5)
    state = owns(with_tablets(with_gold(state, *(10,) * 5), 4, "better_bag", "better_bag"), 1, "no_axe")
    bag_tiles = ("b01", "b02", "b03", "b04", "b05", "b06", "b07", "b08")
    state = replace(state, bag={name: int(name in bag_tiles) for name in state.bag})
    counts = [state.seats and count_tiles_due(state, seat) for seat in range(5)]
    assert counts == [2, 2, 2, 1, 1]
    dealt = iter(bag_tiles)
    state = go(
        state, *((seat, DrawTile(seat, next(dealt))) for seat in range(5) for _ in range(counts[seat])), rules=BOTH
    )
    assert state.step == "price"
    assert refused(state, 3, PlaceAxe(5, 3, "b07"), rules=BOTH) == "isle_of_skye.price_missing"
    axes = [(0, PlaceAxe(5, 0, "b01")), (0, SetPrices(5, 0, {"b02": 1}))]
    no_axe = [(1, PlaceAxe(5, 1)), (1, SetPrices(5, 1, {"b03": 1, "b04": 1}))]
    lone = [(3, SetPrices(5, 3, {"b07": 1})), (4, SetPrices(5, 4, {"b08": 1}))]
    third = [(2, PlaceAxe(5, 2, "b05")), (2, SetPrices(5, 2, {"b06": 1}))]
    state = decline_purchases(go(state, *axes, *no_axe, *third, *lone, rules=BOTH), 0, 1, 2, 3, 4)
    assert state.step == "second"
    assert sum(state.bag.values()) == 2, "what the axes put back"
    last = go(state, *((seat, BuyAgain("nothing")) for seat in range(4)), rules=BOTH)
    (prompt,) = [
        prompt
        for prompt in BOTH.list_prompts(last, 4)
        if isinstance(prompt, ChoosePrompt) and prompt.id.startswith("second")
    ]
    bag = next(choice for choice in prompt.choices if choice.id == "bag")
    assert (bag.price, bag.label.params["n"], bag.unavailable) == (1, 2, None)
    empty = replace(last, bag=dict.fromkeys(last.bag, 0))
    assert refused(empty, 4, BuyAgain("bag"), rules=BOTH) == "isle_of_skye.bag_empty"


# --- options ----------------------------------------------------------------------------------------------------


def test_options_that_need_both_expansions_exist_only_with_both() -> None:
    def of_expansions(*expansions: str) -> set[str]:
        return {option.key for option in load_ruleset("isle_of_skye", expansions).meta.options} - {
            option.key for option in META.options
        }

    druids, journeyman = of_expansions("druids"), of_expansions("journeyman")
    assert of_expansions("druids", "journeyman") == {*druids, *journeyman, "bag_symbol"}
    assert "bag_symbol" not in druids | journeyman
