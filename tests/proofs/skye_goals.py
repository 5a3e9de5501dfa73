"""Checks the lines of Isle of Skye's scoring tiles against the lines, the territories and the tile data alone."""

from collections.abc import Callable, Sequence
from typing import Any

from tests.proofs.faults import require
from tests.proofs.skye_areas import (
    find_completed,
    group_symbols,
    judge_areas,
    judge_brochs,
    judge_largest,
    judge_waters,
)
from tests.proofs.skye_land import Cell, Land, name, read_cell
from tests.proofs.skye_lines import (
    Line,
    check_head,
    check_same,
    check_sum,
    find_counted,
    find_counted_symbols,
    find_left_over,
)

MOST = {"base_most_barrels": "barrel", "base_most_ships": "ship"}


def check_goal(lines: Sequence[Line], goal: str, lands: Sequence[Land], golds: Sequence[int]) -> None:
    """Check the lines of one scoring tile for all seats: each proved, none missing.

    :raises Fault: they do not prove their points.
    """
    for line in lines:
        check_head(line, goal, "6")
        check_sum(line)
    require(len({line["seat"] for line in lines}) == len(lines), "a seat is paid twice")
    if goal.startswith("base_most"):
        check_most(lines, goal, lands, golds)
        return
    for seat, land in enumerate(lands):
        seat_lines = [line for line in lines if line["seat"] == seat]
        if seat_lines:
            JUDGES[goal](seat_lines[0], land)
        else:
            require(not NOTHING[goal](land), f"seat {seat} is not paid")


def judge_squares(line: Line, land: Land) -> None:
    """Check two points for each block of four."""
    expected = set()
    for x, y in land.list_cells():
        block = {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}
        if block <= land.list_cells():
            expected.add(frozenset(map(name, block)))
    require(find_counted(line, "squares", 2) == expected, "not the blocks of four")
    find_left_over(line)


def find_runs(land: Land) -> list[list[Cell]]:
    """Return the unbroken vertical lines."""
    lines = []
    for x, y in land.list_cells():
        if (x, y - 1) not in land.list_cells():
            length = 1
            while (x, y + length) in land.list_cells():
                length += 1
            lines.append([(x, y + at) for at in range(length)])
    return lines


def judge_lines(line: Line, land: Land) -> None:
    """Check three points for each vertical line of three or more, or for one per column."""
    long = {frozenset(map(name, run)): run[0] for run in find_runs(land) if len(run) >= 3}
    counted_lines = find_counted(line, "lines", 3)
    require(counted_lines <= set(long), "not a vertical line")
    left_over = find_left_over(line, "line_short", "column_counted")
    check_same(left_over["line_short"], {name(run[0]) for run in find_runs(land) if len(run) == 2}, "short lines")
    check_same(left_over["column_counted"], {name(long[run]) for run in set(long) - counted_lines}, "further lines")
    if "one_per_column" in land.readings:
        check_same([long[run][0] for run in counted_lines], {x for x, _ in long.values()}, "columns")
    else:
        require(counted_lines == set(long), "not all vertical lines")


def judge_sheep(line: Line, land: Land) -> None:
    """Check one point for each sheep."""
    require(
        find_counted(line, "sheep", 1) == {frozenset({symbol.place}) for symbol in land.list_symbols("sheep")},
        "not the sheep",
    )


def judge_sets(line: Line, land: Land) -> None:
    """Check five points for each set of three buildings."""
    rows = [{symbol.place for symbol in land.list_symbols(kind)} for kind in ("broch", "farm", "lighthouse")]
    building_sets = find_counted(line, "sets", 5)
    require(
        all(
            len(building_set) == 3 and all(len(building_set & row) == 1 for row in rows)
            for building_set in building_sets
        ),
        "not a set",
    )
    used = [place for building_set in building_sets for place in building_set]
    require(len(building_sets) == min(map(len, rows)), "not as many sets as there are")
    check_same(find_left_over(line, "no_set")["no_set"], set.union(*rows) - set(used), "buildings without a set")
    check_same(used, set(used), "buildings")


def find_near_farms(land: Land) -> set[str]:
    """Return the animals on a farm tile or around one."""
    farms = {symbol.spot.cell for symbol in land.list_symbols("farm")}
    around = {(x + dx, y + dy) for x, y in farms for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    return {
        symbol.place for kind in ("sheep", "cattle") for symbol in land.list_symbols(kind) if symbol.spot.cell in around
    }


def judge_animals(line: Line, land: Land) -> None:
    """Check that each animal near a farm scores one point."""
    farms, counted_animals = {symbol.place: symbol.spot.cell for symbol in land.list_symbols("farm")}, []
    for item in line["parts"][0]["things"]:
        animal, farm = (*item, "")[:2]
        require(len(item) == 2 and farm in farms, "no farm there")
        require(max(abs(a - b) for a, b in zip(read_cell(animal), farms[farm], strict=True)) <= 1, "not near it")
        counted_animals.append(animal)
    find_counted(line, "animals", 1)
    check_same(counted_animals, find_near_farms(land), "animals near farms")
    all_animals = {symbol.place for kind in ("sheep", "cattle") for symbol in land.list_symbols(kind)}
    check_same(
        find_left_over(line, "farm_far")["farm_far"], all_animals - find_near_farms(land), "animals far from farms"
    )


def judge_cattle(line: Line, land: Land) -> None:
    """Check two points for each cattle connected to the castle by a road, which the line names."""
    on = {symbol.place for symbol in land.list_symbols("cattle") if symbol.spot.cell in land.find_reached()}
    require(find_counted(line, "cattle", 2) == {frozenset({place}) for place in on}, "not the cattle by the road")
    require({read_cell(place) for place in on} <= land.find_reached(set(line["segments"])), "the road is not shown")
    off = {symbol.place for symbol in land.list_symbols("cattle")} - on
    check_same(find_left_over(line, "not_connected")["not_connected"], off, "cattle elsewhere")


def judge_roads(line: Line, land: Land) -> None:
    """Check one point for each tile connected to the castle by a road. The castle counts too unless the option excludes
    it."""
    reached, counted_tiles = land.find_reached(), find_road_tiles(land)
    require(
        find_counted(line, "tiles", 1) == {frozenset({name(cell)}) for cell in counted_tiles},
        "not the connected tiles",
    )
    require(land.find_reached(set(line["segments"])) == reached, "the roads are not shown")
    unconnected = {name(cell) for cell in land.list_cells() - reached if land.list_roads(cell)}
    left_over = find_left_over(line, "not_connected", "castle_not_counted")
    check_same(left_over["not_connected"], unconnected, "roads apart")
    check_same(left_over["castle_not_counted"], map(name, reached - counted_tiles), "the castle")


def find_road_tiles(land: Land) -> set[Cell]:
    return land.find_reached() - ({land.find_castle()} if "does_not_count" in land.readings else set())


JUDGES: dict[str, Callable[[Line, Land], None]] = {
    "base_squares": judge_squares,
    "base_completed_areas": judge_areas(1),
    "base_sheep": judge_sheep,
    "base_completed_areas_3plus": judge_areas(3, least=3),
    "base_brochs_in_mountains": judge_brochs,
    "base_building_sets": judge_sets,
    "base_animals_near_farms": judge_animals,
    "base_cattle_on_roads": judge_cattle,
    "base_water_ship_lighthouse": judge_waters,
    "base_vertical_lines": judge_lines,
    "base_castle_road_tiles": judge_roads,
    "base_largest_water": judge_largest("water"),
    "base_completed_mountains": judge_areas(2, "mountain"),
}
NOTHING: dict[str, Callable[[Land], Any]] = {
    "base_squares": lambda land: any(
        {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= land.list_cells() for x, y in land.list_cells()
    ),
    "base_completed_areas": find_completed,
    "base_sheep": lambda land: land.list_symbols("sheep"),
    "base_completed_areas_3plus": lambda land: find_completed(land, least=3),
    "base_brochs_in_mountains": lambda land: land.list_symbols("broch"),
    "base_building_sets": lambda land: all(land.list_symbols(kind) for kind in ("broch", "farm", "lighthouse")),
    "base_animals_near_farms": find_near_farms,
    "base_cattle_on_roads": lambda land: any(
        symbol.spot.cell in land.find_reached() for symbol in land.list_symbols("cattle")
    ),
    "base_water_ship_lighthouse": lambda land: (
        group_symbols(land, "ship").keys() & group_symbols(land, "lighthouse").keys()
    ),
    "base_vertical_lines": lambda land: any(len(run) >= 3 for run in find_runs(land)),
    "base_castle_road_tiles": find_road_tiles,
    "base_largest_water": lambda land: find_completed(land, "water"),
    "base_completed_mountains": lambda land: find_completed(land, "mountain"),
}
"""What can be scored: non-empty where a seat must have a line."""


def check_most(lines: Sequence[Line], goal: str, lands: Sequence[Land], golds: Sequence[int]) -> None:
    """Check 5 points for all first seats, and 2 for all second ones if there is one first."""
    places_by_seat = [_find_most_places(land, goal, gold) for land, gold in zip(lands, golds, strict=True)]
    counts = list(golds) if goal == "base_most_gold" else [len(places) for places in places_by_seat]
    for seat, count in enumerate(counts):
        better = sum(other > count for other in counts)
        equal = counts.count(count) > 1
        place = {0: "first", 1: "second"}.get(better, "")
        seat_lines = [line for line in lines if line["seat"] == seat]
        require(bool(seat_lines) == bool(count and place), f"seat {seat} is paid for nothing, or not paid")
        if seat_lines:
            code = f"most_{place}_tied" if equal else f"most_{place}"
            require(
                find_counted(seat_lines[0], code, {"first": 5, "second": 2}[place])
                == {frozenset(places_by_seat[seat])},
                "other things",
            )
            require(seat_lines[0]["counts"] == {str(n): count for n, count in enumerate(counts)}, "other counts")


def _find_most_places(land: Land, goal: str, gold: int) -> set[str]:
    if goal == "base_most_gold":
        return {f"purse/1-{gold}"}
    return find_counted_symbols(land, MOST[goal])
