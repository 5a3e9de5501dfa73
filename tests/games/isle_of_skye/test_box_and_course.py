"""Facts of the rules outside scoring: the box, income, turns and returned tiles (rules sections 1 to 5 and 8)."""

from collections import Counter
from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from games.core.action import Action, find_actor
from games.core.prompt import AmountsPrompt
from games.isle_of_skye.actions import (
    BuyTile,
    PlaceAxe,
    PlaceTile,
    ReceiveTile,
    ReturnTile,
    ScoreGame,
    ScoreRound,
    SetPrices,
)
from games.isle_of_skye.income import compute_income, count_rounds, find_catch_up_gold
from games.isle_of_skye.rules import IsleOfSkye
from games.isle_of_skye.scoring import GOALS, SCROLLS
from games.isle_of_skye.state import State, with_clan
from games.isle_of_skye.tiles import PRINTED, Box, lay_tile, read_facts
from tests.games.isle_of_skye.shapes import (
    RULES,
    founded_table,
    go,
    proof,
    start,
    subject,
    table_with_draws,
    table_with_offers,
    tile,
)
from tests.proofs.skye_moments import FOLDER
from tests.proofs.skye_moments import read_kept as kept
from tests.records.skye_games import moves, rules_of, start_of
from tests.records.skye_land import box_of

Table = State[Any]
ROWS = kept("games")
LANDSCAPE = {name: PRINTED.tiles[name] for name in PRINTED.counts}
STANDS_ON = {
    "sheep": "pasture",
    "cattle": "pasture",
    "farm": "pasture",
    "ship": "water",
    "lighthouse": "water",
    "broch": "mountain",
}


# --- the box ------------------------------------------------------------------------------------------------


def test_the_box_has_each_tile_once_and_equal_castles() -> None:
    assert (len(PRINTED.counts), set(PRINTED.counts.values())) == (73, {1})
    castles = [PRINTED.tiles[name] for name in PRINTED.castles.values()]
    looks = [
        frozenset((lay_tile(castle, turn).terrain, lay_tile(castle, turn).roads) for turn in range(4))
        for castle in castles
    ]
    assert (len(looks), len(set(looks)), {len(castle.roads[0]) for castle in castles}) == (5, 1, {3}), (
        "but for how they lie"
    )
    assert (len(GOALS), len(SCROLLS)) == (16, 7)
    assert Counter(
        symbol.scroll for tile in LANDSCAPE.values() for symbol in tile.symbols if symbol.scroll
    ) == dict.fromkeys(SCROLLS, 2)


def test_symbols_are_where_the_rules_say() -> None:
    for name, facts in LANDSCAPE.items():
        for symbol in facts.symbols:
            terrain = facts.regions[symbol.region][1]
            assert terrain == STANDS_ON.get(symbol.kind, terrain), name


def test_roads_and_barrels_of_the_printed_tiles_meet_the_assumptions_of_the_rules() -> None:
    """No tile has two barrels; one with a barrel has one road; a road with one exit ends at a barrel."""
    for name, facts in LANDSCAPE.items():
        barrels = sum(symbol.count for symbol in facts.symbols if symbol.kind == "barrel")
        assert barrels <= 1, name
        assert len(facts.roads) <= 2, name
        assert not barrels or len(facts.roads) == 1, name
        assert all(1 <= len(road) <= 3 and (len(road) > 1 or barrels) for road in facts.roads), name


def test_neighbouring_edges_of_one_terrain_are_connected_on_every_printed_tile() -> None:
    for name, facts in PRINTED.tiles.items():
        at = {edge: number for number, (_, _, edges) in enumerate(facts.regions) for edge in edges}
        for edge in range(4):
            if facts.terrain[edge] == facts.terrain[edge - 1]:
                assert at[edge] == at[(edge - 1) % 4], name


# --- income -------------------------------------------------------------------------------------------------


def test_the_rulebooks_own_example_of_income() -> None:
    """Round 5, two seats ahead, two connected tiles with barrels."""
    income = compute_income(2, 2, find_catch_up_gold(4, 5))
    assert (income.castle, income.barrels, income.catch_up, income.total) == (5, 2, 6, 13)


def test_gold_and_points_are_zero_before_the_first_income_which_suffices_for_two_prices() -> None:
    state = RULES.setup(start(5)).state
    assert ([clan.gold for clan in state.clans], state.scores) == ([0] * 5, (0,) * 5)
    assert [clan.gold for clan in founded_table(5).clans] == [5] * 5


# --- whole games --------------------------------------------------------------------------------------------


@cache
def steps(number: int) -> tuple[tuple[Table, Action, Table], ...]:
    """Return every step of a recorded game."""
    row = ROWS[number]
    rules = rules_of(box_of(FOLDER), row)
    state: Table = rules.setup(start_of(row)).state
    all_steps = []
    for seat, action in moves(row):
        after = rules.apply(state, find_actor(action, seat), action).state
        all_steps.append((state, action, after))
        state = after
    return tuple(all_steps)


GAMES = pytest.mark.parametrize("number", range(len(ROWS)), ids=[row["id"] for row in ROWS])


@GAMES
def test_no_tile_is_lost_or_duplicated(number: int) -> None:
    """Each is in the bag, on offer, in a hand or in a territory; between rounds in the bag or a territory."""
    for _, action, state in steps(number):
        copies_found = Counter({tile: copies for tile, copies in state.bag.items() if copies})
        placed_tiles = [placed.tile for clan in state.clans for placed in clan.territory.tiles.values() if placed.n]
        held_tiles = [tile for clan in state.clans for tile in (*clan.drawn, *clan.offer, *clan.hand)]
        copies_found.update(placed_tiles)
        copies_found.update(held_tiles)
        assert (len(copies_found), set(copies_found.values())) == (73, {1})
        assert not held_tiles or not isinstance(action, ScoreRound | ScoreGame)
        assert sum(state.bag.values()) >= 8, "it never runs out"


@GAMES
def test_turns_start_with_the_start_player_and_the_marker_moves_on(number: int) -> None:
    seats = len(ROWS[number]["players"])
    firsts, turns = {}, Counter[tuple[int, int]]()
    for before, action, _ in steps(number):
        firsts.setdefault(before.round, before.first)
        if isinstance(action, BuyTile):
            assert before.buyer == (before.first + before.turns) % seats
            turns[before.round, before.buyer] += 1
    assert [firsts[n] for n in sorted(firsts)] == [(firsts[1] + n) % seats for n in range(count_rounds(seats))]
    assert set(turns.values()) == {1}
    assert len(turns) == seats * count_rounds(seats)


# --- buying -------------------------------------------------------------------------------------------------


def test_gold_on_own_tiles_buys_nothing_and_gold_from_a_sale_does() -> None:
    state = table_with_offers(table_with_draws(3))
    assert [clan.gold for clan in state.clans] == [2, 2, 2]
    after_sale = go(state, (0, BuyTile("b04")))
    assert [clan.gold for clan in after_sale.clans] == [0, 6, 2]
    after_purchase = go(after_sale, (1, BuyTile("b07")))
    assert [clan.gold for clan in after_purchase.clans] == [0, 4, 6]
    with pytest.raises(ValueError, match="not_offered"):
        go(after_purchase, (2, BuyTile("b04")))


def test_no_price_is_offered_that_cannot_be_entered() -> None:
    """A seat entered more gold than the box holds, and got an income too."""
    state = go(table_with_draws(), (0, PlaceAxe(1, 0, "b03")))
    rich = with_clan(state, 0, replace(state.clans[0], gold=405))
    (prompt,) = (prompt for prompt in RULES.list_prompts(rich, 0) if isinstance(prompt, AmountsPrompt))
    assert ([amount.most for amount in prompt.amounts], prompt.limit) == ([400, 400], 405)
    most = {**prompt.action, "prices": {"b01": 400, "b02": 5}}
    priced = go(rich, (0, msgspec.convert(most, SetPrices)))
    assert priced.clans[0].prices == most["prices"]


# --- building -----------------------------------------------------------------------------------------------


def test_a_tile_without_room_returns_and_a_tile_placed_before_may_make_room() -> None:
    """Tiles need not be placed so that all find a place (ruling Q6)."""
    castle = read_facts(tile("WPPP", "castle"))
    box = Box(
        {
            **dict.fromkeys(PRINTED.castles.values(), castle),
            "a": read_facts(tile("WWWW")),
            "b": read_facts(tile("PPWP")),
        },
        {"a": 1, "b": 1},
        PRINTED.castles,
    )
    rules = IsleOfSkye(box=box)
    state = founded_table(rules=rules, tracking="territories")
    with_both = go(state, (0, ReceiveTile(1, "a")), (0, ReceiveTile(1, "b")), rules=rules)
    more = go(with_both, (0, PlaceTile(1, "a", 0, -1, 0)), (0, PlaceTile(1, "b", 0, -2, 0)), rules=rules)
    assert len(more.clans[0].territory.tiles) == 3
    alone = go(state, (1, ReceiveTile(1, "a")), (1, PlaceTile(1, "a", 0, -1, 0)), rules=rules)
    with pytest.raises(ValueError, match="still_fits"):
        go(alone, (0, ReceiveTile(1, "b")), (0, ReturnTile(1, "b")), rules=rules)
    with_tiles_swapped = go(state, (0, ReceiveTile(1, "b")), (0, ReceiveTile(1, "a")), rules=rules)
    walled = go(with_tiles_swapped, (0, PlaceTile(1, "b", 0, -1, 0)), rules=rules)
    back = go(walled, (0, ReturnTile(1, "a")), rules=rules)
    assert (back.clans[0].hand, back.bag["a"]) == ((), 1)


# --- areas --------------------------------------------------------------------------------------------------


def test_a_road_neither_closes_nor_opens_an_area() -> None:
    """A pasture with a road to its edge is open there until something lies beyond it."""
    half = tile("PMMM", "farm@P", roads=("N",))
    assert proof("base_completed_areas", subject({(0, 0): half})).points == 0
    closed = subject({(0, 0): half, (0, -1): tile("MMPM")})
    assert [part.things for part in proof("base_completed_areas", closed).parts] == [(("0,0/rP", "0,-1/rP"),)]


def test_the_largest_water_is_on_the_most_tiles() -> None:
    """One that enters a tile twice has more regions on fewer tiles."""
    crossed_twice = tile("MWWM")
    crossed_twice["regions"] = [
        {"id": "m", "terrain": "mountain", "edges": ["N", "W"]},
        {"id": "e", "terrain": "water", "edges": ["E"]},
        {"id": "s", "terrain": "water", "edges": ["S"]},
    ]
    ring = {(0, 0): crossed_twice, (1, 0): tile("MMWW"), (0, 1): tile("WWMM"), (1, 1): tile("WMMW")}
    line = {(5, 0): tile("MMWM")} | {(5, y): tile("WMWM") for y in (1, 2, 3)} | {(5, 4): tile("WMMM")}
    for land in (subject(ring | line), subject(line | ring)):
        water_proof = proof("base_largest_water", land)
        assert water_proof.points == 10
        assert {places[0].partition(",")[0] for places in water_proof.parts[0].things} == {"5"}
        assert [left_out.reason for left_out in water_proof.left_over] == ["isle_of_skye.area_smaller"]


def test_areas_that_touch_at_a_corner_are_separate() -> None:
    land = subject({(0, 0): tile("PPPP", inside="W"), (1, 1): tile("PPPP", inside="W"), (1, 0): tile("PPPP")})
    waters = [area for area in land.land.areas if area.terrain == "water"]
    assert [len(area.cells) for area in waters] == [1, 1]
    grass = subject({(0, 0): tile("PPPP"), (1, 1): tile("PPPP")})
    assert len(grass.land.areas) == 2
