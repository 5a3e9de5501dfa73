"""Rules of Carcassonne's boxes by their numbers: what other tests of positions do not show."""

import ast
import re
from collections import Counter

import pytest
from msgspec.structs import replace

from games.carcassonne.actions import DrawTile
from games.carcassonne.board import find_placements
from games.carcassonne.expansions.traders_builders.actions import UseBuilder
from games.carcassonne.rules import Carcassonne
from games.carcassonne.state import Table
from games.core.grid import pack
from games.core.prompt import PlacePrompt
from tests.games.carcassonne_positions import (
    ABBOT,
    ABBOT_BACK,
    ALL,
    BUILDER,
    INNS,
    MONASTERY,
    RIVER,
    TRADERS,
    draw,
    end,
    is_river,
    lay,
    lay_the_river,
    play,
    put,
)
from tests.games.wording import ROOT
from tests.rule_pages import OF_A_GAME, headings

CITY_WITH_WINE = (lay("TT", 0, -1, 2, 0, figure=("follower", "city", "E")),)
CLOSES_IT = lay("E", 1, -1, 3, 1)


def with_bag(state: Table, **tiles: int) -> Table:
    """Return the state with these tiles left alone."""
    return replace(state, bag={**dict.fromkeys(state.bag, 0), **tiles})


def targets_of(rules: Carcassonne, state: Table, tile: str, at: tuple[int, int, int], figure: str = "") -> set[str]:
    """Return where a figure may be set once the tile lies at (x, y, rotation)."""
    drawn = draw(rules, state, tile)
    (prompt,) = rules.list_prompts(drawn, drawn.active)
    assert isinstance(prompt, PlacePrompt)
    place, turn = f"{at[0]},{at[1]}", str(at[2])
    piece = next((piece for piece in prompt.further if piece.kind == figure), None)
    cells = prompt.cells if piece is None or piece.as_plain else piece.cells
    return {*cells.get(place, {}).get(turn, {})}


# --- general ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("boxes", "options", "tiles"),
    [
        ((), {}, 72),
        (INNS, {}, 90),
        (TRADERS, {}, 96),
        (ABBOT, {}, 72),
        (RIVER, {}, 83),
        (RIVER, {"river_start_tile": "shuffled"}, 84),
        (RIVER, {"river_start_tile": "after_lake"}, 84),
        (ALL, {}, 125),
    ],
)
def test_each_box_adds_its_tiles(boxes: tuple[str, ...], options: dict[str, str], tiles: int) -> None:
    """Sections e1, e2 and e11."""
    _, state, _ = play(boxes, **options)  # type: ignore[arg-type]  no option is called players
    assert sum(state.bag.values()) + len(state.board.tiles) == tiles


def test_everybody_has_the_figures_of_the_boxes() -> None:
    """Six players too (sections e3, e4 and e20)."""
    rules, state, _ = play(ALL, players=6)
    hand = {"follower": 7, "abbot": 1, "big": 1, "builder": 1, "pig": 1, "wine": 0, "grain": 0, "cloth": 0}
    assert [rules.rules.count_stock(state, seat) for seat in range(6)] == [hand] * 6


def test_an_abbot_taken_back_scores_before_what_the_tile_completes() -> None:
    """Sections e5 and e6: the tile closes a road too, and counts for the garden."""
    garden = lay("Eg", 0, -1, 2, 0, figure=("abbot", "garden", None))
    road = lay("A", 1, 0, 1, 1, figure=("follower", "road", "W"))
    _, state, _ = play(ABBOT, garden, road, lay("A", -1, 0, 3, 0, abbot_back={"x": 0, "y": -1}))
    lines = [(line.reason, line.seat, line.points) for line in state.lines]
    assert lines == [("carcassonne.abbot_back", 0, 1 + 3), ("carcassonne.road_complete", 1, 3)]


def test_a_tile_that_fits_nowhere_leaves_the_second_part_as_it_is() -> None:
    """Sections e7 and e50: the same player draws again, in the second part; with no tile left the game ends."""
    rules, state, _ = play(TRADERS, BUILDER[0], lay("E", 0, -1, 2, 1), BUILDER[2], BUILDER[1], BUILDER[4])
    second = rules.apply(with_bag(state, C=1, U=2), 0, UseBuilder(draws=True)).state
    aside = rules.apply(second, "chance", DrawTile("C")).state
    assert (aside.active, aside.set_aside, aside.phase) == (0, ("C",), "draw")
    placed = rules.apply(draw(rules, aside, "U"), 0, put(4, 0, 1)).state
    assert (placed.active, placed.phase) == (1, "draw")
    last = rules.apply(with_bag(state, C=1), 0, UseBuilder(draws=True)).state
    assert rules.apply(last, "chance", DrawTile("C")).state.end == "carcassonne.end_nothing_fits"


def test_a_feature_with_any_figure_is_taken() -> None:
    """Section e8: no follower joins, not even an own big one."""
    rules, state, _ = play((*INNS, *TRADERS), *BUILDER[:4])
    assert "r0" not in targets_of(rules, state, "U", (3, 0, 1))
    assert "r0" not in targets_of(rules, state, "U", (3, 0, 1), "big")


# --- river ------------------------------------------------------------------------------------------------------


def test_the_spring_lies_first_and_is_nobodys() -> None:
    """Section e10."""
    _, state, _ = play(RIVER)
    ((cell, spring),) = state.board.tiles.items()
    assert (cell, spring.tile, spring.rotation, spring.seat, state.active) == (pack(0, 0), "RA", 3, None, 0)


@pytest.mark.parametrize(("start_tile", "left"), [("removed", 3), ("shuffled", 4), ("after_lake", 4)])
def test_the_start_tile_of_the_base(start_tile: str, left: int) -> None:
    """Section e11."""
    rules, state, _ = play(RIVER, river_start_tile=start_tile)
    assert state.bag["D"] == left
    after = lay_the_river(rules, state)
    stack = {tile: n for tile, n in rules.rules.limit_draws(after.bag, after.options).items() if n}
    assert (set(stack) == {"D"}) == (start_tile == "after_lake")


def test_turns_go_on_through_the_lake_and_the_river_ends_there() -> None:
    """Sections e12 and e16: eleven tiles behind the spring, in turn."""
    rules, state, _ = play(RIVER)
    after = lay_the_river(rules, state)
    laid = sorted(after.board.tiles.values(), key=lambda placed: placed.n)
    assert [placed.seat for placed in laid[1:]] == [n % 2 for n in range(len(laid) - 1)]
    assert laid[-1].tile == "RL"
    assert not any(is_river(tile) for tile, n in after.bag.items() if n)
    for tile in ("E", "U", "B"):
        unrestricted = find_placements(rules.rules.box, after.board, tile)
        assert rules.rules.find_placements(after.board, tile, after.options) == unrestricted


def test_all_of_a_river_tile_but_the_river_takes_figures() -> None:
    """Sections e9, e13 and e17."""
    rules, state, _ = play((*RIVER, *ABBOT))
    assert targets_of(rules, state, "RB", (1, 0, 0)) == {"c0", "r0", "f0", "f1", "f2", "f3"}
    assert targets_of(rules, state, "RJ", (1, 0, 1), "abbot") == {"g0"}


def test_the_river_parts_fields_as_a_road_does() -> None:
    """Sections e14 and e19: they meet around the spring, and under no bridge."""
    straight = play(RIVER, lay("RD", 1, 0, 0, 0))[1].board
    assert [len(each.segments) for each in straight.features.values() if each.kind == "field"] == [3]
    bridge = play(RIVER, lay("RB", 1, 0, 0, 0))[1].board
    assert sorted(len(each.segments) for each in bridge.features.values() if each.kind == "field") == [1, 1, 3]


# --- abbot ------------------------------------------------------------------------------------------------------


def test_the_gardens_of_each_box() -> None:
    """Section e21."""
    gardens: Counter[str] = Counter()
    for boxes in ((*ABBOT, *RIVER), (*ABBOT, *INNS), (*ABBOT, *TRADERS)):
        rules, state, _ = play(boxes)
        for tile, n in state.bag.items():
            kinds = {segment.kind for segment in rules.rules.box.laid[tile][0].segments}
            gardens[tile] = n if "garden" in kinds else 0
    assert +gardens == Counter(["Eg", "Hg", "Ig", "Mg", "Ng", "Rg", "Ug", "Vg", "RJ", "IB", "IH", "TK", "TU"])


def test_gardens_are_decoration_without_the_abbot() -> None:
    """Section e28."""
    rules, state, _ = play((*RIVER, *INNS, *TRADERS))
    kinds = {segment.kind for tile in state.bag for segment in rules.rules.box.laid[tile][0].segments}
    assert "garden" not in kinds
    assert not {"Eg", "Vg"} & state.bag.keys()


def test_an_abbot_stands_in_cloisters_and_gardens_alone() -> None:
    """Sections e9 and e22."""
    rules, state, _ = play(ABBOT)
    assert targets_of(rules, state, "B", (0, 1, 0), "abbot") == {"m0"}
    assert targets_of(rules, state, "Eg", (0, -1, 2), "abbot") == {"g0"}
    assert targets_of(rules, state, "Eg", (0, -1, 2)) == {"c0", "f0"}


def test_an_abbot_scores_and_returns_when_his_cloister_is_complete() -> None:
    """Sections e23 and e25."""
    rules, state, _ = play(ABBOT, *MONASTERY)
    assert state.figures["abbot"] == (0, 1)
    after = rules.apply(draw(rules, state, "E"), 0, put(1, 2, 2)).state
    assert [(line.reason, line.points) for line in after.lines] == [("carcassonne.cloister_complete", 9)]
    assert after.figures["abbot"] == (1, 1)


def test_an_abbot_that_came_back_is_in_hand_and_leaves_a_free_garden() -> None:
    """Sections e24 and e27."""
    rules, state, _ = play(ABBOT, *ABBOT_BACK)
    assert state.figures["abbot"] == (1, 1)
    assert not state.board.followers
    assert end(rules, state) == [3, 0]


def test_an_abbot_on_the_board_scores_at_the_end() -> None:
    """Section e26: the garden with two tiles around it."""
    rules, state, _ = play(ABBOT, *ABBOT_BACK[:2])
    assert end(rules, state) == [1 + 1, 0]


# --- inns and cathedrals ----------------------------------------------------------------------------------------


def test_the_box_has_six_inns_and_two_cathedrals() -> None:
    """Section e30."""
    rules, state, _ = play(INNS)
    segments = [
        (segment, n) for tile, n in state.bag.items() for segment in rules.rules.box.laid[tile][0].segments if n
    ]
    assert sum(n for segment, n in segments if segment.inn) == 6
    assert sum(n for segment, n in segments if segment.cathedral) == 2
    assert sum(n for tile, n in state.bag.items() if tile[0] == "I" and len(tile) == 2) == 18


def test_two_inns_act_like_one() -> None:
    """Sections e31, e32 and e35: four tiles of road."""
    inn = lay("IN", 1, 0, 1, 0, figure=("follower", "road", "W"))
    road = (inn, lay("IB", -1, 0, 0, 1), lay("A", -2, 0, 3, 0))
    _, state, _ = play(INNS, *road)
    assert list(state.scores) == [8, 0]
    assert end(*play(INNS, *road[:2])[:2]) == [0, 0]


def test_a_big_follower_comes_home_like_an_ordinary_one() -> None:
    """Sections e36 and e37."""
    road = (lay("IN", 1, 0, 1, 0, figure=("big", "road", "W")), lay("A", -1, 0, 3, 1))
    _, before, _ = play(INNS, road[0])
    _, after, _ = play(INNS, *road)
    assert (before.figures["big"], after.figures["big"]) == ((0, 1), (1, 1))
    assert list(after.scores) == [6, 0]
    assert after.lines[0].weights == {"1,0/r0": 2}


@pytest.mark.parametrize(("crossing", "scores"), [("one", [0, 3]), ("both", [0, 0])])
def test_an_inn_belongs_to_its_road(crossing: str, scores: list[int]) -> None:
    """Sections e32 and e38: the road to the west of the crossing has an inn by an option alone."""
    road = lay("IC", 2, 0, 0, 1, figure=("follower", "road", "W"))
    rules, state, _ = play(INNS, lay("U", 1, 0, 1, 0), road, crossing_inn=crossing)
    assert end(rules, state) == scores


def test_a_city_with_a_cathedral_feeds_farms_as_any_other() -> None:
    """Sections e33, e34 and e39."""
    cathedral = (
        lay("IK", 0, -1, 0, 0, figure=("follower", "city", "N")),
        lay("E", 0, -2, 2, 1, figure=("follower", "field", "NL")),
        lay("E", 1, -1, 3, 0),
        lay("E", -1, -1, 1, 1),
    )
    rules, state, _ = play(INNS, *cathedral)
    assert list(state.scores) == [15, 0]
    assert end(rules, state) == [15, 3]


# --- goods ------------------------------------------------------------------------------------------------------


def test_the_box_has_twenty_symbols() -> None:
    """Section e40."""
    rules, state, _ = play(TRADERS)
    goods = Counter(
        {
            kind: sum(
                n * sum(s.goods == kind for s in rules.rules.box.laid[tile][0].segments)
                for tile, n in state.bag.items()
            )
            for kind in ("wine", "grain", "cloth")
        }
    )
    assert goods == {"wine": 9, "grain": 6, "cloth": 5}


def test_goods_come_to_whoever_closes_a_city_of_nobody() -> None:
    """Sections e41, e42 and e44: an unfinished city gives none."""
    rules, state, _ = play(TRADERS, lay("TT", 0, -1, 2, 0), CLOSES_IT)
    assert [rules.rules.count_stock(state, seat)["wine"] for seat in (0, 1)] == [0, 1]
    _, before, _ = play(TRADERS, *CITY_WITH_WINE)
    assert rules.rules.count_stock(before, 0)["wine"] == 0
    assert list(state.scores) == [0, 0]


def test_all_with_most_tokens_of_a_kind_score_ten() -> None:
    """A tie, a majority, and a kind of goods that nobody has (rules section e43)."""
    rules, state, _ = play(TRADERS, players=3)
    tokens = ((2, 1, 0), (2, 3, 0), (0, 0, 0))
    goods = tuple(dict(zip(("wine", "grain", "cloth"), each, strict=True)) for each in tokens)
    trade = replace(state.slices.traders_builders, goods=goods)
    state = replace(state, slices=replace(state.slices, traders_builders=trade))
    assert end(rules, state) == [10, 20, 0]


# --- builder and pig --------------------------------------------------------------------------------------------


def test_a_builder_stands_where_an_own_follower_is() -> None:
    """Sections e46 and e47: a road that goes on, with a big follower too; no field and no cloister."""
    rules, state, _ = play((*INNS, *TRADERS), lay("U", 1, 0, 1, 0, figure=("big", "road", "E")), lay("B", 0, 1, 0, 1))
    assert targets_of(rules, state, "U", (2, 0, 1), "builder") == {"r0"}
    assert targets_of(rules, state, "A", (2, 0, 1), "builder") == {"r0"}


def test_a_declined_second_part_passes_the_turn() -> None:
    """Section e48."""
    rules, state, _ = play(TRADERS, *BUILDER)
    assert state.active == 0
    assert rules.apply(state, 0, UseBuilder(draws=False)).state.active == 1


def test_another_players_tile_earns_nothing() -> None:
    """Sections e48, e49 and e53: the builder works for its owner alone."""
    _, state, events = play(TRADERS, *BUILDER[:3], lay("U", 3, 0, 1, 1))
    assert "BuilderWorked" not in events
    assert state.active == 0


def test_no_second_part_after_the_last_tile() -> None:
    """Section e50."""
    rules, state, _ = play(TRADERS, *BUILDER[:4])
    last = draw(rules, with_bag(state, U=1), "U")
    after = rules.apply(last, 0, put(3, 0, 1)).state
    assert (after.phase, after.end) == ("score", "carcassonne.end_last_tile")
    assert rules.list_prompts(after, 0) == ()


def test_a_game_may_be_ended_while_a_second_part_is_offered() -> None:
    """Section e50: no tile is drawn any more."""
    rules, state, _ = play(TRADERS, *BUILDER)
    assert state.phase == "builder"
    assert end(rules, state) == [4, 0]


def test_a_builder_comes_home_with_its_feature_and_earns_a_second_part() -> None:
    """Sections e48, e51 and e52: a road of five tiles, for the follower alone."""
    ends = (lay("A", -1, 0, 3, 1), lay("A", 3, 0, 1, 0))
    rules, state, events = play(TRADERS, *BUILDER[:3], *ends)
    assert "BuilderWorked" in events
    assert (list(state.scores), state.phase, state.active) == ([5, 0], "builder", 0)
    assert (state.supply, state.figures["builder"]) == ((7, 7), (1, 1))
    second = rules.apply(state, 0, UseBuilder(draws=True)).state
    assert targets_of(rules, second, "U", (0, 2, 0), "builder") == set()


def test_a_builder_scores_nothing_at_the_end() -> None:
    """Section e52: three tiles of road, for the follower alone."""
    rules, state, _ = play(TRADERS, *BUILDER[:3])
    assert end(rules, state) == [3, 0]


FARM = (
    lay("E", 0, -1, 2, 0, figure=("follower", "field", "NL")),
    lay("B", 0, 1, 0, 1),
    lay("B", -1, -1, 0, 0, figure=("pig", "field", "NL")),
)


def test_a_pig_stands_on_a_farm_with_an_own_farmer_and_stays() -> None:
    """Sections e54 and e55."""
    rules, state, _ = play(TRADERS, *FARM[:2])
    assert targets_of(rules, state, "B", (-1, -1, 0), "pig") == {"f0"}
    _, state, _ = play(TRADERS, *FARM)
    assert state.figures["pig"] == (0, 1)


@pytest.mark.parametrize(("farm_scoring", "points"), [("per_farm_3", 4), ("once_per_player_3", 4), ("per_city_4", 5)])
def test_a_pig_is_worth_one_more_for_each_city(farm_scoring: str, points: int) -> None:
    """Sections e56 and e57."""
    rules, state, _ = play(TRADERS, *FARM, farm_scoring=farm_scoring)
    assert end(rules, state) == [points, 0]
    rules, state, _ = play(TRADERS, *FARM[:2], farm_scoring=farm_scoring)
    assert end(rules, state) == [points - 1, 0]


def test_every_number_is_cited_by_a_test() -> None:
    """By a test of behaviour, in its own words: no range counts."""
    cited: set[str] = set()
    for path in [*(ROOT / "tests/games").glob("test_carcassonne*.py"), *(ROOT / "tests/proofs").glob("test_carc*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited |= set(re.findall(r"\be\d+\b", ast.get_docstring(node) or ""))
    numbers = {number for page in OF_A_GAME["carcassonne"] for kind, number in headings(page) if kind == "section"}
    assert {number for number in numbers if number[0] == "e"} - cited == set()
