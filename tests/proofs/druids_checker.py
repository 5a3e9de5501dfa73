"""Checks the score lines of Druids against the lines, the territories and the tile data alone; see skye_lines."""

from collections.abc import Callable, Iterator, Sequence

from tests.proofs.faults import require
from tests.proofs.skye_areas import find_completed, find_unfinished, group_symbols, judge_largest
from tests.proofs.skye_goals import find_runs
from tests.proofs.skye_land import FACING, Area, Cell, Land, Symbol, find_neighbour, name, read_cell
from tests.proofs.skye_lines import (
    Line,
    check_areas,
    check_head,
    check_same,
    check_sum,
    find_counted,
    find_left_over,
)

BUILDINGS = ("broch", "farm", "lighthouse")
COMPLETED = {"pastures": "pasture", "mountains": "mountain", "waters": "water"}

# --- scoring tiles --------------------------------------------------------------------------------------


def check_goal(lines: Sequence[Line], goal: str, lands: Sequence[Land]) -> None:
    """Check the lines of a scoring tile for all seats: each proved, none missing.

    :raises Fault: they do not prove their points.
    """
    for line in lines:
        check_head(line, goal, "6")
        check_sum(line)
    require(len({line["seat"] for line in lines}) == len(lines), "a seat is paid twice")
    for seat, land in enumerate(lands):
        seat_lines = [line for line in lines if line["seat"] == seat]
        require(bool(seat_lines) == bool(WORTH[goal](land)), f"seat {seat} is paid for nothing, or not paid")
        if seat_lines:
            JUDGES[goal](seat_lines[0], land)


def find_open_water(land: Land) -> set[str]:
    """Return edges of water beside an empty place."""
    return {edge for area in land.areas if _find_terrain(land, area) == "water" for edge in land.find_open_edges(area)}


def _find_terrain(land: Land, area: Area) -> str:
    return land.find_terrain(next(iter(area)))


def judge_open_water(line: Line, land: Land) -> None:
    """Check one point for every two edges."""
    pairs = find_counted(line, "edges", 1)
    require(all(len(pair) == 2 for pair in pairs), "not pairs")
    over = find_left_over(line, "odd_one")["odd_one"]
    check_same([*(edge for pair in pairs for edge in pair), *over], find_open_water(land), "open edges of water")
    require(len(over) < 2, "a pair is left over")


def find_herds(land: Land) -> dict[Area, list[Symbol]]:
    """Map pasture areas to their cattle."""
    return {
        area: cattle for area, cattle in group_symbols(land, "cattle").items() if _find_terrain(land, area) == "pasture"
    }


def judge_herd(line: Line, land: Land) -> None:
    """Check two points for each cattle of the pasture with most."""
    best = land.find_area(line["segments"][0])
    check_same(line["segments"], land.list_places(best), "the pasture")
    cattle_by_area = find_herds(land)
    require(
        best in cattle_by_area and all(len(herd) <= len(cattle_by_area[best]) for herd in cattle_by_area.values()),
        "not the largest herd",
    )
    require(
        find_counted(line, "cattle", 2) == {frozenset({symbol.place}) for symbol in cattle_by_area[best]},
        "not its cattle",
    )
    left_over = find_left_over(line, "herd_equal", "herd_smaller")
    equal = [
        symbol.place
        for area, f in cattle_by_area.items()
        if area != best and len(f) == len(cattle_by_area[best])
        for symbol in f
    ]
    smaller = [symbol.place for f in cattle_by_area.values() if len(f) < len(cattle_by_area[best]) for symbol in f]
    check_same(left_over["herd_equal"], equal, "equal herds")
    check_same(left_over["herd_smaller"], smaller, "smaller herds")


def list_diagonals(land: Land) -> list[set[Cell]]:
    """Return the tiles of each diagonal, rising and falling."""
    by_diagonal: dict[tuple[str, int], set[Cell]] = {}
    for x, y in land.list_cells():
        by_diagonal.setdefault(("rising", x + y), set()).add((x, y))
        by_diagonal.setdefault(("falling", x - y), set()).add((x, y))
    return list(by_diagonal.values())


def judge_diagonal(line: Line, land: Land) -> None:
    """Check two points for each tile of the longest diagonal."""
    diagonal_places = find_counted(line, "tiles", 2)
    cells = {read_cell(place) for diagonal in diagonal_places for place in diagonal}
    require(cells in list_diagonals(land) and len(cells) == len(diagonal_places), "not a diagonal")
    require(all(len(other) <= len(cells) for other in list_diagonals(land)), "not the longest one")
    equal_cells = {cell for other in list_diagonals(land) if len(other) == len(cells) for cell in other} - cells
    check_same(find_left_over(line, "diagonal_equal")["diagonal_equal"], map(name, equal_cells), "equal diagonals")


def find_lake_farms(land: Land) -> dict[str, list[Area]]:
    """Map farms to the completed waters on their tiles."""
    lakes = find_completed(land, "water")
    farms_by_lake = {
        farm.place: [lake for lake in lakes if any(spot.cell == farm.spot.cell for spot in lake)]
        for farm in land.list_symbols("farm")
    }
    return {farm: on for farm, on in farms_by_lake.items() if on}


def judge_lake(line: Line, land: Land) -> None:
    """Check three points for each farm with completed water on its tile; the line shows that water."""
    farms_by_lake, lakes, counted_farms = find_lake_farms(land), set[Area](), []
    for item in find_counted(line, "farms", 3):
        farms = [place for place in item if place in farms_by_lake]
        require(len(item) == 2 and len(farms) == 1, "not a farm and water")
        (water,) = item - set(farms)
        require(
            land.find_area(water) in farms_by_lake[farms[0]] and read_cell(water) == read_cell(farms[0]),
            "no completed water there",
        )
        lakes.add(land.find_area(water))
        counted_farms += farms
    check_same(counted_farms, farms_by_lake, "farms by a lake")
    check_same(line["segments"], {place for lake in lakes for place in land.list_places(lake)}, "the lakes")
    check_same(line["closed_by"], {edge for lake in lakes for edge in land.find_inner_edges(lake)}, "closing edges")
    left_over = find_left_over(line, "farm_dry", "area_open")
    check_same(
        left_over["farm_dry"],
        {symbol.place for symbol in land.list_symbols("farm")} - set(farms_by_lake),
        "other farms",
    )
    check_areas(left_over["area_open"], find_unfinished(land, "water"), land, "open waters")


JUDGES: dict[str, Callable[[Line, Land], None]] = {
    "druid_open_water": judge_open_water,
    "druid_largest_herd": judge_herd,
    "druid_longest_diagonal": judge_diagonal,
    "druid_largest_mountain": judge_largest("mountain"),
    "druid_lake_house": judge_lake,
}
WORTH: dict[str, Callable[[Land], object]] = {
    "druid_open_water": lambda land: len(find_open_water(land)) > 1,
    "druid_largest_herd": find_herds,
    "druid_longest_diagonal": lambda land: land.list_cells(),
    "druid_largest_mountain": lambda land: find_completed(land, "mountain"),
    "druid_lake_house": find_lake_farms,
}
"""What can be scored: non-empty where a seat must have a line."""


def check_lighthouses(lines: Sequence[Line], lands: Sequence[Land]) -> None:
    """Check 5 points for all first seats, and 2 for all second ones if there is one first."""
    lighthouse_places = [{symbol.place for symbol in land.list_symbols("lighthouse")} for land in lands]
    counts = list(map(len, lighthouse_places))
    for seat, count in enumerate(counts):
        place = {0: "first", 1: "second"}.get(sum(other > count for other in counts), "")
        seat_lines = [line for line in lines if line["seat"] == seat]
        require(len(seat_lines) == bool(count and place), f"seat {seat} is paid for nothing, or not paid")
        for line in seat_lines:
            check_head(line, "druid_most_lighthouses", "6")
            check_sum(line)
            code = f"most_{place}_tied" if counts.count(count) > 1 else f"most_{place}"
            require(
                find_counted(line, code, {"first": 5, "second": 2}[place]) == {frozenset(lighthouse_places[seat])},
                "other things",
            )
            require(line["counts"] == {str(n): count for n, count in enumerate(counts)}, "other counts")


# --- scrolls --------------------------------------------------------------------------------------------


def check_scroll(line: Line, land: Land, gold: int, is_repeated: bool = False) -> None:
    """Check the line of a Druid scroll. `is_repeated`: counted once more, not doubled.

    :raises Fault: it does not prove its points.
    """
    check_sum(line)
    kind, scroll = next((k, symbol) for k, symbol in land.list_scrolls() if symbol.place == line["segments"][0])
    check_head(line, "scroll_again" if is_repeated else f"scroll_{kind}", "d5" if is_repeated else "7")
    area = land.find_area_of(scroll)
    is_open = bool(land.find_open_edges(area))
    doubled = not is_open and not is_repeated
    worth = {"druid_building_sets": 2, "druid_flat_3": 3, "druid_flat_4": 4}.get(kind, 1)
    groups = find_counted(line, "scroll_doubled" if doubled else "scroll", worth * (1 + doubled))
    require(
        bool([left_out for left_out in line["left_over"] if left_out["reason"].endswith("scroll_open")]) == is_open,
        "open or not",
    )
    places = land.list_places(area) | (land.find_inner_edges(area) if doubled else set())
    require(places <= {*line["segments"], *line["closed_by"]}, "the scroll's area is not shown")
    _check_things(kind, [sorted(group) for group in groups], line, land, gold)


def _check_things(kind: str, groups: list[list[str]], line: Line, land: Land, gold: int) -> None:
    thing_kind = kind.removeprefix("druid_")
    expected: set[frozenset[str]] | None = None
    if thing_kind.startswith("flat"):
        expected = {frozenset({line["segments"][0]})}
    elif thing_kind.startswith("completed"):
        areas = find_completed(land, COMPLETED[thing_kind.removeprefix("completed_")])
        expected = {frozenset(land.list_places(area)) for area in areas}
        require({e for area in areas for e in land.find_inner_edges(area)} <= set(line["closed_by"]), "closing edges")
    elif thing_kind == "gold":
        expected = {frozenset({f"purse/{first}-{first + 4}"}) for first in range(1, gold - 3, 5)}
    if expected is not None:
        require({frozenset(group) for group in groups} == expected, f"not what {kind} counts")
    elif thing_kind == "longest_road":
        _check_road(groups, line, land)
    elif thing_kind == "water_ship_lighthouse":
        shared_waters = group_symbols(land, "ship").keys() & group_symbols(land, "lighthouse").keys()
        symbols = [*land.list_symbols("ship"), *land.list_symbols("lighthouse")]
        waters = [{land.find_area_of(symbol) for symbol in symbols if symbol.place in group} for group in groups]
        require(all(len(group) == 2 and len(on) == 1 for group, on in zip(groups, waters, strict=True)), "not a pair")
        check_same([area for on in waters for area in on], shared_waters, "waters")
    elif thing_kind in ("rows_of_3", "columns_of_3"):
        _check_lines(groups, land, rows=thing_kind == "rows_of_3")
    else:
        kinds = BUILDINGS if thing_kind == "building_sets" else ("sheep", "cattle")
        rows = [{symbol.place for symbol in land.list_symbols(k)} for k in kinds]
        require(all(len(set(group) & row) == 1 for group in groups for row in rows), "not a set")
        require(len(groups) == min(map(len, rows)), "not as many sets as there are")
        check_same([place for group in groups for place in group], {p for group in groups for p in group}, "used once")


def _check_lines(groups: list[list[str]], land: Land, rows: bool) -> None:
    """Check one point for each row, or column, with three tiles side by side."""
    flipped = {(y, x) for x, y in land.list_cells()} if rows else land.list_cells()
    cells_on_end = _Cells(flipped)
    expected = {run[0][0] for run in find_runs(cells_on_end) if len(run) >= 3}  # type: ignore[arg-type]
    lines = []
    for group in groups:
        cells = sorted((y, x) if rows else (x, y) for x, y in map(read_cell, group))
        require(cells in find_runs(cells_on_end) and len(cells) >= 3, "not three side by side")  # type: ignore[arg-type]
        lines.append(cells[0][0])
    check_same(lines, expected, "rows" if rows else "columns")


class _Cells:
    """The part of a territory that lines depend on."""

    def __init__(self, cells: set[Cell]) -> None:
        self._cells = cells

    def list_cells(self) -> set[Cell]:
        return self._cells


def _check_road(groups: list[list[str]], line: Line, land: Land) -> None:
    """Check one point per two tiles of a way that uses each shown link once and is the longest possible."""
    over = [left_out["place"] for left_out in line["left_over"] if left_out["reason"].endswith("odd_one")]
    tiles = {read_cell(place) for place in [*(p for group in groups for p in group), *over]}
    links = [place for place in line["segments"] if "|" in place]
    require(len(links) == len(set(links)), "a link is taken twice")
    ways = [cells for used, cells in list_trails(land) if used == frozenset(links)]
    require(tiles in ways, "no way takes these links")
    require(len(tiles) == measure_longest(land), "not the longest road")
    require(all(len(group) == 2 for group in groups) and len(over) < 2, "not two tiles for a point")


def list_trails(land: Land) -> Iterator[tuple[frozenset[str], set[Cell]]]:
    """Yield every way along roads that uses no link twice: its links, its tiles. Slow if there are many circles."""
    for cell in land.list_cells():
        for number in range(len(land.list_roads(cell))):
            yield from _go_on(land, (cell, number), frozenset(), {cell})


def _go_on(
    land: Land, road: tuple[Cell, int], used: frozenset[str], cells: set[Cell]
) -> Iterator[tuple[frozenset[str], set[Cell]]]:
    yield used, cells
    cell, number = road
    for edge in land.list_roads(cell)[number]:
        neighbour = find_neighbour(cell, edge)
        link = f"{name(cell)}|{edge}" if edge in "ES" else f"{name(neighbour)}|{FACING[edge]}"
        if neighbour in land.tiles and link not in used:
            for other, exits in enumerate(land.list_roads(neighbour)):
                if FACING[edge] in exits:
                    yield from _go_on(land, (neighbour, other), used | {link}, cells | {neighbour})


def measure_longest(land: Land) -> int:
    """Return the number of tiles of the longest road."""
    return max((len(cells) for _, cells in list_trails(land)), default=0)
