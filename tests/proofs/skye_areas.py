"""Checks of scoring tiles that pay for areas: completed ones, the largest, mountains with brochs, waters."""

from collections.abc import Callable

from tests.proofs.faults import require
from tests.proofs.skye_land import Area, Land, Symbol, name
from tests.proofs.skye_lines import Line, check_areas, check_same, find_counted, find_left_over


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
    """Check that each mountain area with brochs scores 1, 3 or 6 points."""
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
