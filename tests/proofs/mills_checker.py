"""Checks the score lines of Mills against the lines and the pieces on plan and track alone.

A line is its JSON, a table the JSON of its surfaces. Fault is raised if a line proves too little, too much or something
else.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from tests.proofs.faults import check_sum, require

Line = Mapping[str, Any]
Stack = Sequence[Mapping[str, Any]]
ACROSS = {f"row-{rank}": [f"{column}{rank}" for column in "abc"] for rank in "123"}
DOWN = {f"column-{column}": [f"{column}{rank}" for rank in "123"] for column in "abc"}
ROWS = {**ACROSS, **DOWN, "diagonal-up": ["a1", "b2", "c3"], "diagonal-down": ["a3", "b2", "c1"]}


class Land(NamedTuple):
    """The table with all values open: `tops`, the stone on top of each spot, and the space of each seat's marker."""

    tops: Mapping[str, Mapping[str, Any]]
    markers: Mapping[int, int]


def read_land(surfaces: Mapping[str, Any]) -> Land:
    """Read the surfaces of a view."""
    tops = {spot: stack[0] for spot, stack in surfaces["plan"]["stacks"].items()}
    marker_stacks = surfaces["track"]["pieces"].items()
    return Land(tops, {piece["seat"]: int(space) for space, pieces in marker_stacks for piece in pieces})


def check_rows(lines: Iterable[Line], spot: str, land: Land) -> None:
    """Check the lines of a turn that put a stone on top of `spot`: each row that it completes, none else.

    :raises Fault: they do not prove their points.
    """
    owner = land.tops[spot]["seat"]
    complete = {
        name: spots
        for name, spots in ROWS.items()
        if spot in spots and all(land.tops.get(other_spot, {}).get("seat") == owner for other_spot in spots)
    }
    row_names = [line["segments"][0] for line in lines]
    require(sorted(row_names) == sorted(complete), f"rows {row_names} instead of {[*complete]}")
    for line in lines:
        _check_head(line, "rows", owner, "plan")
        require([*line["segments"][1:]] == complete[line["segments"][0]], "not the spots of the row")
        _check_stones(line, complete[line["segments"][0]], land)


def check_end(lines: Sequence[Line], land: Land) -> None:
    """Check the final lines: for each seat its upright stones on top and the space of its marker.

    :raises Fault: they do not prove their points.
    """
    expected: dict[tuple[str, int], list[str]] = {}
    for spot, stone in land.tops.items():
        if not stone.get("lying"):
            expected.setdefault(("tops", stone["seat"]), []).append(spot)
    expected |= {("track", seat): [str(space)] for seat, space in land.markers.items() if space}
    categories_and_seats = [(line["category"], line["seat"]) for line in lines]
    require(
        sorted(categories_and_seats) == sorted(expected), f"paid are {categories_and_seats} instead of {[*expected]}"
    )
    for line in lines:
        category, seat = line["category"], line["seat"]
        spots = expected[category, seat]
        _check_head(line, category, seat, "plan" if category == "tops" else "track")
        require(sorted(line["segments"]) == sorted(spots), "not where the seat has something")
        if category == "tops":
            _check_stones(line, spots, land)
        else:
            steps = [[str(n)] for n in range(1, land.markers[seat] + 1)]
            parts = [(part["code"], part["value"], [[*item] for item in part["things"]]) for part in line["parts"]]
            require(parts == [("spaces", 1, steps)], "not the spaces up to the marker")
            check_sum(line)


def _check_head(line: Line, category: str, seat: int, board: str) -> None:
    require((line["category"], line["reason"]) == (category, f"mills.{category}"), "another reason")
    require((line["seat"], line["board"], line["rule"]) == (seat, board, "1"), "another seat, surface or rule")
    require(not line["left_over"] and not line["closed_by"], "nothing is left over and nothing closed")


def _check_stones(line: Line, spots: Iterable[str], land: Land) -> None:
    """Check that each of the stones is counted once, under its value."""
    counted_stones = [
        (spot, part["value"]) for part in line["parts"] for item in part["things"] for spot in item if len(item) == 1
    ]
    require(
        sorted(counted_stones) == sorted((spot, land.tops[spot]["value"]) for spot in spots),
        "not the values of the stones",
    )
    require(all(part["code"] == f"stones_{part['value']}" for part in line["parts"]), "a part has another's name")
    check_sum(line)
