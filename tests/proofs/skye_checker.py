"""Checks Isle of Skye's score lines against the lines, the territories and the tile data alone.

A line is its JSON. Fault is raised if it proves too little, too much or something else.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tests.proofs import faults
from tests.proofs.faults import require
from tests.proofs.skye_land import Area, Cell, Land, Symbol, name, read_cell

Line = dict[str, Any]
Things = set[frozenset[str]]
MOST = {"base_most_barrels": "barrel", "base_most_ships": "ship"}
SCROLLS = {
    "per_2_sheep": ("sheep", 2),
    "per_cattle": ("cattle", 1),
    "per_2_barrels": ("barrel", 2),
    "per_broch": ("broch", 1),
    "per_2_ships": ("ship", 2),
    "per_farm": ("farm", 1),
    "per_lighthouse": ("lighthouse", 1),
}


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


def check_head(line: Line, goal: str, rule: str, surface: str = "") -> None:
    """Check reason and surface of a line: the seat's territory, or its surface of that kind."""
    require(line["reason"] == f"isle_of_skye.{goal}", f"{line['reason']} is not {goal}")
    require(line["rule"] == rule, "another section of the rules")
    board = f"{surface}-{line['seat']}" if surface else str(line["seat"])
    require(line["board"] == board, "another seat's board")


def check_sum(line: Line) -> None:
    """Check number of things, count times value, and their sum; nothing counts twice."""
    faults.check_sum(line)
    for part in line["parts"]:
        items = [tuple(sorted(item)) for item in part["things"]]
        require(len(set(items)) == len(items), "something is counted twice")
    require(line["points"] > 0, "nothing is paid")


def find_counted(line: Line, code: str, value: int) -> Things:
    """Return what the only part counts, and check its value."""
    require([part["code"] for part in line["parts"]] == [code], f"the parts are not {code}")
    require(line["parts"][0]["value"] == value, f"{code} count {value} each")
    return {frozenset(item) for item in line["parts"][0]["things"]}


def find_left_over(line: Line, *reasons: str) -> dict[str, list[str]]:
    """Map reasons to the places left over; check that there are no others."""
    by_reason: dict[str, list[str]] = {reason: [] for reason in reasons}
    for left_out in line["left_over"]:
        reason = left_out["reason"].removeprefix("isle_of_skye.")
        require(reason in by_reason, f"left over for no reason of its kind: {reason}")
        by_reason[reason].append(left_out["place"])
    return by_reason


def check_same(names: Iterable[Any], required: Iterable[Any], message: str) -> None:
    """Check that both contain the same things, each once."""
    names, expected = list(names), set(required)
    require(len(names) == len(set(names)), f"{message}: something is named twice")
    require(set(names) == expected, f"{message}: too much {set(names) - expected}, too little {expected - set(names)}")


def check_areas(names: Iterable[str], areas: Iterable[Area], land: Land, message: str) -> None:
    check_same([land.find_area(place) for place in names], areas, message)


# --- areas ----------------------------------------------------------------------------------------------


def find_completed(land: Land, terrain: str = "", least: int = 1) -> list[Area]:
    """Return the areas of a terrain without an open edge."""
    return [
        area
        for area in land.areas
        if not land.find_open_edges(area)
        and terrain in ("", land.find_terrain(next(iter(area))))
        and land.count_tiles(area) >= least
    ]


def find_unfinished(land: Land, terrain: str = "") -> list[Area]:
    terrain_areas = [area for area in land.areas if terrain in ("", land.find_terrain(next(iter(area))))]
    return [area for area in terrain_areas if land.find_open_edges(area)]


def judge_areas(value: int, terrain: str = "", least: int = 1) -> Callable[[Line, Land], None]:
    """Return a check: one or more points for each completed area."""

    def judge(line: Line, land: Land) -> None:
        expected = find_completed(land, terrain, least)
        require(
            find_counted(line, "areas", value) == {frozenset(land.list_places(a)) for a in expected},
            "not the completed areas",
        )
        check_same(
            line["closed_by"], {edge for area in expected for edge in land.find_inner_edges(area)}, "closing edges"
        )
        left_over = find_left_over(line, "area_open", "area_small")
        check_areas(left_over["area_open"], find_unfinished(land, terrain), land, "open areas")
        check_areas(left_over["area_small"], set(find_completed(land, terrain)) - set(expected), land, "small areas")

    return judge


def judge_largest(terrain: str) -> Callable[[Line, Land], None]:
    """Return a check: two points for each tile of the largest completed area of a terrain."""

    def judge(line: Line, land: Land) -> None:
        areas = find_completed(land, terrain)
        best = land.find_area(line["segments"][0])
        check_same(line["segments"], land.list_places(best), "the area")
        require(best in areas, f"not a completed area of {terrain}")
        require(all(land.count_tiles(other) <= land.count_tiles(best) for other in areas), "not the largest")
        require(find_counted(line, "tiles", 2) == {frozenset({name(spot.cell)}) for spot in best}, "not its tiles")
        check_same(line["closed_by"], land.find_inner_edges(best), "closing edges")
        over = find_left_over(line, "area_open", "area_equal", "area_smaller")
        check_areas(over["area_open"], find_unfinished(land, terrain), land, "open areas")
        equal = [area for area in areas if area != best and land.count_tiles(area) == land.count_tiles(best)]
        check_areas(over["area_equal"], equal, land, "equal areas")
        check_areas(
            over["area_smaller"],
            [a for a in areas if land.count_tiles(a) < land.count_tiles(best)],
            land,
            "smaller areas",
        )

    return judge


def group_symbols(land: Land, kind: str) -> dict[Area, list[Symbol]]:
    by_area: dict[Area, list[Symbol]] = {}
    for symbol in land.list_symbols(kind):
        by_area.setdefault(land.find_area_of(symbol), []).append(symbol)
    return by_area


def judge_brochs(line: Line, land: Land) -> None:
    """Check 1, 3 or 6 points for each mountain area with brochs."""
    expected = {frozenset(symbol.place for symbol in symbols) for symbols in group_symbols(land, "broch").values()}
    groups: list[frozenset[str]] = []
    for part in line["parts"]:
        number = int(part["code"].removeprefix("brochs_"))
        require(part["value"] == {1: 1, 2: 3, 3: 6}[number], "another value")
        require(all(len(item) == number for item in part["things"]), "another number of brochs")
        groups += [frozenset(item) for item in part["things"]]
    fourth_brochs = set(find_left_over(line, "broch_fourth")["broch_fourth"])
    matched_areas = [
        next((area_brochs for area_brochs in expected if group <= area_brochs), frozenset()) for group in groups
    ]
    check_same(matched_areas, expected, "areas with brochs")
    require(
        {p for area_brochs in expected for p in area_brochs} == {p for group in groups for p in group} | fourth_brochs,
        "a broch is left out",
    )
    require(
        all(len(group) == min(len(area_brochs), 3) for group, area_brochs in zip(groups, matched_areas, strict=True)),
        "not all brochs",
    )


def judge_waters(line: Line, land: Land) -> None:
    """Check three points for each water with ship and lighthouse."""
    ships, lights = group_symbols(land, "ship"), group_symbols(land, "lighthouse")
    complete_waters = [area for area in ships if area in lights]
    paid_areas = []
    for item in find_counted(line, "waters", 3):
        area = [
            area
            for area in complete_waters
            if item & {s.place for s in ships[area]} and item & {s.place for s in lights[area]}
        ]
        require(len(item) == 2 and len(area) == 1, "not a ship and a lighthouse of one water")
        paid_areas += area
    check_same(paid_areas, complete_waters, "waters")
    left_over = find_left_over(line, "no_ship", "no_lighthouse")
    check_areas(left_over["no_lighthouse"], [area for area in ships if area not in lights], land, "ships alone")
    check_areas(left_over["no_ship"], [area for area in lights if area not in ships], land, "lighthouses alone")


# --- shapes, symbols, roads ------------------------------------------------------------------------------


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
    """Check one point for each animal near a farm."""
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


def find_counted_symbols(land: Land, kind: str) -> set[str]:
    """Return the symbols of a kind; for barrels the tiles with any, unless the option says otherwise."""
    by_tile = kind == "barrel" and "per_symbol" not in land.readings
    return {name(symbol.spot.cell) if by_tile else symbol.place for symbol in land.list_symbols(kind)}


# --- the end ----------------------------------------------------------------------------------------------


def check_scrolls(lines: Sequence[Line], land: Land) -> None:
    """Check the lines of a seat's scrolls: one for each that counts something."""
    paid_places = []
    for line in lines:
        kind = line["reason"].removeprefix("isle_of_skye.scroll_")
        check_head(line, f"scroll_{kind}", "7")
        check_sum(line)
        scroll = next(
            (
                symbol
                for scroll_kind, symbol in land.list_scrolls()
                if (scroll_kind, symbol.place) == (kind, line["segments"][0])
            ),
            None,
        )
        require(scroll is not None, "no such scroll")
        assert scroll
        _check_scroll(line, land, kind, scroll)
        paid_places.append(scroll.place)
    check_same(
        paid_places,
        {
            symbol.place
            for kind, symbol in land.list_scrolls()
            if len(find_counted_symbols(land, SCROLLS[kind][0])) >= SCROLLS[kind][1]
        },
        "scrolls",
    )


def _check_scroll(line: Line, land: Land, kind: str, scroll: Symbol) -> None:
    area, per = land.find_area_of(scroll), SCROLLS[kind][1]
    doubled = not land.find_open_edges(area)
    groups = find_counted(line, "scroll_doubled" if doubled else "scroll", 1 + doubled)
    check_same(line["segments"][1:], land.list_places(area), "the scroll's area")
    check_same(line["closed_by"], land.find_inner_edges(area) if doubled else set(), "closing edges")
    require(all(len(group) == per for group in groups), "groups of another size")
    over = find_left_over(line, "odd_one", "scroll_open")
    check_same(
        [*(place for group in groups for place in group), *over["odd_one"]],
        find_counted_symbols(land, SCROLLS[kind][0]),
        "what it counts",
    )
    require(len(over["odd_one"]) < per, "a group is left over")
    require(bool(over["scroll_open"]) != doubled, "whether it is doubled")
    require(set(over["scroll_open"]) <= land.find_open_edges(area), "not an open edge of its area")


def check_gold(lines: Sequence[Line], gold: int) -> None:
    require(len(lines) == bool(gold // 5), "paid twice, or not")
    for line in lines:
        check_head(line, "gold_left", "7")
        check_sum(line)
        expected = {frozenset({f"purse/{first}-{first + 4}"}) for first in range(1, gold - 3, 5)}
        require(find_counted(line, "gold", 1) == expected, "not every five gold")
        remainder = {f"purse/{gold // 5 * 5 + 1}-{gold}"} if gold % 5 else set()
        check_same(find_left_over(line, "gold_rest")["gold_rest"], remainder, "what remains")
