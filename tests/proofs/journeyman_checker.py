"""Checks the score lines of the Journeyman against the lines, the territories, the progress boards and the tile data
alone; see skye_lines."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from tests.proofs.faults import require
from tests.proofs.skye_land import Cell, Land, find_neighbour, name, read_cell
from tests.proofs.skye_lines import Line, check_head, check_same, check_sum, find_counted

COUNTED = ("barrel", "sheep", "cattle", "farm", "broch", "lighthouse", "ship", "scroll", "journeyman", "tablet")

NUMBERS = {"warrior": 0, "merchant": 1, "herald": 2}
"""Track -> second part of the names of its spaces, on the surface of a seat's progress board."""


class Seat(NamedTuple):
    """A seat's journeyman, the spaces of its markers, and the facts of its progress board."""

    at: Cell
    tracks: dict[str, int]
    board: dict[str, Any]


def check_goal(lines: Sequence[Line], goal: str, lands: Sequence[Land], seats: Sequence[Seat]) -> None:
    """Check the lines of a scoring tile for all seats: each proved, none missing.

    :raises Fault: they do not prove their points.
    """
    for line in lines:
        check_head(line, goal, "6", "tracks" if goal == "jour_bridges" else "")
        check_sum(line)
        require(not line["left_over"] and not line["closed_by"], "nothing is left over and nothing closed")
    require(len({line["seat"] for line in lines}) == len(lines), "a seat is paid twice")
    for number, (land, seat) in enumerate(zip(lands, seats, strict=True)):
        seat_lines = [line for line in lines if line["seat"] == number]
        require(bool(seat_lines) == bool(WORTH[goal](land, seat)), f"seat {number} is paid for nothing, or not paid")
        if seat_lines:
            JUDGES[goal](seat_lines[0], land, seat)


# --- far from home ----------------------------------------------------------------------------------------


def measure_distance(land: Land, seat: Seat) -> int:
    """Return the steps between castle and journeyman."""
    return _count_steps(land.find_castle(), seat.at)


def _count_steps(cell: Cell, other: Cell) -> int:
    return abs(cell[0] - other[0]) + abs(cell[1] - other[1])


def judge_distance(line: Line, land: Land, seat: Seat) -> None:
    """Check two points for every step: the line lists cells from the castle to the journeyman, each one step
    further."""
    cells = [read_cell(place) for item in find_counted(line, "steps", 2) for place in item]
    ways = {(_count_steps(land.find_castle(), cell), _count_steps(cell, seat.at)) for cell in cells}
    require(
        ways == {(n, measure_distance(land, seat) - n) for n in range(1, measure_distance(land, seat) + 1)},
        "not the steps of a way",
    )
    require(len(cells) == measure_distance(land, seat), "a step has several cells")
    check_same(line["segments"], [name(land.find_castle()), name(seat.at)], "both ends")


# --- rows and columns -------------------------------------------------------------------------------------


def find_brochs(land: Land, seat: Seat) -> set[Cell]:
    return {symbol.spot.cell for symbol in land.list_symbols("broch")}


def judge_brochs(line: Line, land: Land, seat: Seat) -> None:
    """Check one point for each row and column with a broch, shown by one of its brochs."""
    places = {symbol.place for symbol in land.list_symbols("broch")}
    require([part["code"] for part in line["parts"]] == ["rows", "columns"], "not rows and columns")
    for part, axis in zip(line["parts"], (1, 0), strict=True):
        require(part["value"] == 1, "one point each")
        require(all(len(item) == 1 and item[0] in places for item in part["things"]), "not a broch")
        indexes = [read_cell(item[0])[axis] for item in part["things"]]
        check_same(indexes, {cell[axis] for cell in find_brochs(land, seat)}, "rows or columns")
    require(not line["segments"], "no feature")


def find_matching(land: Land, seat: Seat) -> dict[int, set[str]]:
    """Map rows to the symbols that two of their tiles show."""
    cells_by_symbol: dict[tuple[int, str], set[Cell]] = {}
    for cell, (facts, _) in land.tiles.items():
        kinds = {feature["kind"] for feature in facts["features"]} | ({"tablet"} if "tablet" in facts else set())
        for kind in kinds & set(COUNTED):
            cells_by_symbol.setdefault((cell[1], kind), set()).add(cell)
    rows: dict[int, set[str]] = {}
    for (row, kind), cells in cells_by_symbol.items():
        if len(cells) > 1:
            rows.setdefault(row, set()).add(kind)
    return rows


def judge_matching(line: Line, land: Land, seat: Seat) -> None:
    """Check two points for each row, with two places on different tiles for each matching symbol."""
    rows = find_matching(land, seat)
    counted_rows = [sorted(item) for item in find_counted(line, "rows", 2)]
    check_same([read_cell(row[0])[1] for row in counted_rows], rows, "rows")
    for pair_row in counted_rows:
        row = read_cell(pair_row[0])[1]
        require(all(read_cell(place)[1] == row for place in pair_row), "places of several rows")
        by_kind: dict[str, list[Cell]] = {}
        for place in pair_row:
            symbol = place.partition("/")[2]
            require(symbol.endswith("1"), "the first of a tile shows it")
            by_kind.setdefault(symbol[:-1], []).append(read_cell(place))
        require(set(by_kind) == rows[row], "not the symbols that match")
        require(all(len(cells) == len(set(cells)) == 2 for cells in by_kind.values()), "not two tiles each")
        for kind, cells in by_kind.items():
            require(all(_shows(land, cell, kind) for cell in cells), "the tile does not show it")
    require(not line["segments"], "no feature")


def _shows(land: Land, cell: Cell, kind: str) -> bool:
    facts = land.tiles[cell][0] if cell in land.tiles else {"features": []}
    return any(feature["kind"] == kind for feature in facts["features"]) or (kind == "tablet" and "tablet" in facts)


# --- tracks -----------------------------------------------------------------------------------------------


def find_passed_bridges(land: Land, seat: Seat) -> set[str]:
    """Return the spaces behind the bridges that markers have passed."""
    return {
        f"{space['n']},{NUMBERS[track]}"
        for track, at in seat.tracks.items()
        for space in seat.board["tracks"][track]["spaces"]
        if space["bridge_before"] and space["n"] <= at
    }


def judge_bridges(line: Line, land: Land, seat: Seat) -> None:
    """Check one point for each bridge."""
    places = [place for item in find_counted(line, "bridges", 1) for place in item]
    check_same(places, find_passed_bridges(land, seat), "bridges")
    require(not line["segments"], "no feature")


WORTH: dict[str, Any] = {
    "jour_distance": measure_distance,
    "jour_broch_lines": find_brochs,
    "jour_matching_rows": find_matching,
    "jour_bridges": find_passed_bridges,
}
JUDGES: dict[str, Any] = {
    "jour_distance": judge_distance,
    "jour_broch_lines": judge_brochs,
    "jour_matching_rows": judge_matching,
    "jour_bridges": judge_bridges,
}


# --- movement ---------------------------------------------------------------------------------------------


def find_cheapest(land: Land, roads: Sequence[tuple[Cell, Cell]], start: Cell) -> dict[Cell, int]:
    """Return the movement points to every tile, relaxed until nothing improves."""
    costs = {cell: 0 if cell == start else 10**6 for cell in land.list_cells()}
    better = True
    while better:
        better = False
        for cell in land.list_cells():
            for edge in "NESW":
                neighbour = find_neighbour(cell, edge)
                if neighbour in costs and costs[cell] + _find_cost(land, roads, cell, edge) < costs[neighbour]:
                    costs[neighbour] = costs[cell] + _find_cost(land, roads, cell, edge)
                    better = True
    return costs


def _find_cost(land: Land, roads: Sequence[tuple[Cell, Cell]], cell: Cell, edge: str) -> int:
    neighbour = find_neighbour(cell, edge)
    facing = {"N": "S", "E": "W", "S": "N", "W": "E"}[edge]
    printed = any(edge in road for road in land.list_roads(cell)) and any(
        facing in road for road in land.list_roads(neighbour)
    )
    return 1 if printed or (cell, neighbour) in roads or (neighbour, cell) in roads else 2


def fulfils(land: Land, cell: Cell, requirement: dict[str, Any]) -> bool:
    """True if a tile meets the requirement of a space."""
    kind = requirement["kind"]
    facts = land.tiles[cell][0]
    if kind == "castle":
        return cell == land.find_castle()
    if kind == "distance_min":
        return _count_steps(cell, land.find_castle()) >= int(requirement["tiles"])
    if kind == "completed_area":
        completed_terrains = {
            land.find_terrain(spot)
            for area in land.areas
            if not land.find_open_edges(area)
            for spot in area
            if spot.cell == cell
        }
        return set(requirement["terrains"]) <= completed_terrains
    if kind == "compass":
        axis, sign = {"N": (1, -1), "S": (1, 1), "E": (0, 1), "W": (0, -1)}[requirement["side"]]
        return all(sign * other[axis] <= sign * cell[axis] for other in land.list_cells())
    return any(feature["kind"] == requirement.get("feature", kind) for feature in facts["features"])
