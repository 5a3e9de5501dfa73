"""Scoring tiles and scrolls in cases that are easily got wrong (rules sections 6 and 7)."""

import pytest

from games.isle_of_skye.scoring import SCROLLS, prove_scrolls, rank_counts, score_gold
from tests.games.isle_of_skye.shapes import figures, proof, subject, tile

PLAIN = tile("PPPP")
CASTLE = tile("PPPP", "castle", roads=("NESW",))


def test_a_full_three_by_three_has_four_squares() -> None:
    land = subject({(x, y): PLAIN for x in range(3) for y in range(3)})
    assert figures(proof("base_squares", land)) == ({"squares": (4, 2)}, set())


def test_a_line_of_seven_is_one_line_and_two_in_a_column_are_two() -> None:
    seven = subject({(0, y): PLAIN for y in range(7)})
    assert figures(proof("base_vertical_lines", seven)) == ({"lines": (1, 3)}, set())
    apart = {(0, y): PLAIN for y in (0, 1, 2, 4, 5, 6)} | {(1, 0): PLAIN, (1, 1): PLAIN}
    assert figures(proof("base_vertical_lines", subject(apart))) == ({"lines": (2, 3)}, {("1,0", "line_short")})
    once = proof("base_vertical_lines", subject(apart, lines="one_per_column"))
    assert figures(once) == ({"lines": (1, 3)}, {("1,0", "line_short"), ("0,4", "column_counted")})


def test_an_area_inside_one_tile_is_completed_from_the_start() -> None:
    land = subject({(0, 0): tile("PPPP", inside="W")})
    area_proof = proof("base_completed_areas", land)
    assert figures(area_proof) == ({"areas": (1, 1)}, {("0,0|N", "area_open")})
    assert area_proof.parts[0].things == (("0,0/rW",),)


def test_an_area_that_enters_a_tile_twice_counts_it_once() -> None:
    """A mountain of three regions on two tiles is not large."""
    ring = tile("PPPP")
    ring["edges"]["E"] = ring["edges"]["S"] = "mountain"
    ring["regions"] = [
        {"id": "p", "terrain": "pasture", "edges": ["N", "W"]},
        {"id": "e", "terrain": "mountain", "edges": ["E"]},
        {"id": "s", "terrain": "mountain", "edges": ["S"]},
    ]
    around = {(1, 0): tile("PPMM"), (0, 1): tile("MMPP"), (1, 1): tile("MPPM")}
    three = subject({(0, 0): ring} | around)
    (area,) = [area for area in three.land.areas if area.terrain == "mountain"]
    assert (len(area.regions), len(area.cells), area.open) == (5, 4, ())
    assert figures(proof("base_completed_areas_3plus", three))[0] == {"areas": (1, 3)}
    crossed_tile = tile("PPPP")
    crossed_tile["edges"]["E"] = crossed_tile["edges"]["W"] = "water"
    crossed_tile["regions"] = [
        {"id": "p", "terrain": "pasture", "edges": ["N", "S"]},
        {"id": "e", "terrain": "water", "edges": ["E"]},
        {"id": "w", "terrain": "water", "edges": ["W"]},
    ]
    lakes = subject({(0, 0): tile("PWPP"), (1, 0): crossed_tile, (2, 0): tile("PPPW")})
    small = {("0,0/rW", "area_small"), ("1,0/e", "area_small")}
    area_figures = figures(proof("base_completed_areas_3plus", lakes))
    assert area_figures[0] == {"areas": (0, 3)}
    assert {left_out for left_out in area_figures[1] if left_out[1] == "area_small"} == small


def test_four_brochs_in_a_mountain_are_worth_three_and_it_need_not_be_complete() -> None:
    brochs = ("broch@M", "broch@M")
    land = subject({(0, 0): tile("PMPP", *brochs), (1, 0): tile("PPPM", *brochs), (0, 1): tile("PPMP", "broch@M")})
    broch_figures = figures(proof("base_brochs_in_mountains", land))
    assert broch_figures == ({"brochs_1": (1, 1), "brochs_3": (1, 6)}, {("1,0/broch2", "broch_fourth")})
    assert proof("base_brochs_in_mountains", land).points == 7


def test_two_brochs_are_worth_three_points() -> None:
    land = subject({(0, 0): tile("PMPP", "broch@M", "broch@M")})
    assert proof("base_brochs_in_mountains", land).points == 3


def test_sets_are_as_many_as_the_rarest_building() -> None:
    land = subject({(0, 0): tile("PMWP", "farm", "farm", "broch@M", "lighthouse@W")})
    assert figures(proof("base_building_sets", land)) == ({"sets": (1, 5)}, {("0,0/farm2", "no_set")})


def test_an_animal_near_two_farms_counts_once_and_corners_are_near() -> None:
    farm = tile("PPPP", "farm")
    land = subject(
        {
            (0, 0): farm,
            (1, 0): tile("PPPP", "sheep"),
            (2, 0): farm,
            (3, 1): tile("PPPP", "cattle"),
            (5, 0): tile("PPPP", "sheep"),
        }
    )
    assert figures(proof("base_animals_near_farms", land)) == ({"animals": (2, 1)}, {("5,0/sheep1", "farm_far")})


def test_a_road_without_a_continuation_ends_and_two_roads_on_a_tile_are_not_joined() -> None:
    cows = tile("PPPP", "cattle", roads=("EW",))
    curves = tile("PPPP", "cattle", roads=("NW", "ES"))
    land = subject({(0, 0): CASTLE, (1, 0): cows, (2, 0): curves, (3, 0): cows, (-1, 0): tile("PPPP", "cattle")})
    cattle_figures = figures(proof("base_cattle_on_roads", land))
    uncounted = {("3,0/cattle1", "not_connected"), ("-1,0/cattle1", "not_connected")}
    assert cattle_figures == ({"cattle": (2, 2)}, uncounted)
    assert proof("base_cattle_on_roads", land).segments == ("0,0|E", "1,0|E")


def test_the_castle_counts_as_a_tile_unless_the_option_says_otherwise() -> None:
    tiles = {(0, 0): CASTLE, (1, 0): tile("PPPP", roads=("W",))}
    assert proof("base_castle_road_tiles", subject(tiles)).points == 2
    without = figures(proof("base_castle_road_tiles", subject(tiles, castle_tile="does_not_count")))
    assert without == ({"tiles": (1, 1)}, {("0,0", "castle_not_counted")})


def test_of_equal_lakes_one_counts_and_an_open_one_does_not() -> None:
    lake, sea = tile("PPPP", inside="W"), tile("WWWW")
    water_figures = figures(proof("base_largest_water", subject({(0, 0): lake, (1, 0): lake, (9, 9): sea})))
    assert water_figures == ({"tiles": (1, 2)}, {("1,0/rW", "area_equal"), ("9,9|N", "area_open")})


def test_a_ship_and_a_lighthouse_of_different_waters_score_nothing() -> None:
    land = subject({(0, 0): tile("PPPP", "ship@W", inside="W"), (1, 0): tile("PPPP", "lighthouse@W", inside="W")})
    over = {("0,0/rW", "no_lighthouse"), ("1,0/rW", "no_ship")}
    assert figures(proof("base_water_ship_lighthouse", land)) == ({"waters": (0, 3)}, over)


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((4, 4, 3), (5, 5, 0)),
        ((4, 2, 2), (5, 2, 2)),
        ((3, 0), (5, 0)),
        ((3, 1), (5, 2)),
        ((2, 2), (5, 5)),
        ((0, 0, 0), (0, 0, 0)),
        ((1, 0, 0, 0, 0), (5, 0, 0, 0, 0)),
        ((5, 5, 5, 4, 4), (5, 5, 5, 0, 0)),
    ],
    ids=str,
)
def test_ties_for_the_most_score_as_the_rules_say(counts: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert tuple(value for _, value in rank_counts(counts)) == points


COUNTED = {
    "per_2_sheep": "sheep",
    "per_cattle": "cattle",
    "per_2_barrels": "barrel",
    "per_broch": "broch",
    "per_2_ships": "ship",
    "per_farm": "farm",
    "per_lighthouse": "lighthouse",
}


@pytest.mark.parametrize("kind", COUNTED)
@pytest.mark.parametrize("completed", [True, False], ids=["completed", "open"])
def test_a_scroll_is_doubled_after_rounding_in_a_completed_area(kind: str, completed: bool) -> None:
    assert set(COUNTED) == set(SCROLLS)
    per = 2 if "_2_" in kind else 1
    scroll = tile("PPPP", f"scroll@{'W' if completed else 'P'}:{kind}", inside="W")
    symbol_tiles = {(n, 0): tile("PPPP", COUNTED[kind]) for n in range(1, 6)}
    ((name, _, _, doubled, scroll_proof),) = prove_scrolls(subject({(0, 0): scroll} | symbol_tiles), SCROLLS)
    groups = 5 // per
    assert (name, doubled, scroll_proof.points) == (kind, completed, groups * (1 + completed))
    code = "scroll_doubled" if completed else "scroll"
    uncounted = {("5,0" if kind == "per_2_barrels" else f"5,0/{COUNTED[kind]}1", "odd_one")} if per == 2 else set()
    assert figures(scroll_proof) == (
        {code: (groups, 1 + completed)},
        uncounted if completed else uncounted | {("0,0|N", "scroll_open")},
    )


def test_two_scrolls_of_a_kind_score_separately() -> None:
    land = subject(
        {(0, 0): tile("PPPP", "scroll@P:per_farm", "farm"), (1, 0): tile("PPPP", "scroll@P:per_farm", "farm")}
    )
    assert [scroll_proof.points for *_, scroll_proof in prove_scrolls(land, SCROLLS)] == [2, 2]


@pytest.mark.parametrize(
    ("gold", "points", "uncounted"),
    [(0, 0, set()), (4, 0, {"purse/1-4"}), (5, 1, set()), (13, 2, {"purse/11-13"})],
    ids=str,
)
def test_five_gold_score_a_point(gold: int, points: int, uncounted: set[str]) -> None:
    gold_counted = score_gold(gold)
    assert gold_counted.points == points
    assert {left_out.place for left_out in gold_counted.left_over} == uncounted


@pytest.mark.parametrize(("option", "most", "pairs"), [("per_tile", 1, 0), ("per_symbol", 2, 1)])
def test_a_tile_with_two_barrels_counts_according_to_the_option(option: str, most: int, pairs: int) -> None:
    tiles = {(0, 0): tile("PPPP", "barrel", "barrel", "scroll@P:per_2_barrels")}
    land = subject(tiles, barrels_counted=option)
    ((*_, scroll_proof),) = prove_scrolls(land, SCROLLS)
    assert scroll_proof.points == pairs
    assert len(land.list_barrels(land.options["barrels_counted"] == "per_symbol")) == most
