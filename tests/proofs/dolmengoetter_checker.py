"""Checks the score lines of Dolmengötter against the lines, the pieces on the board and the board's data alone.

A line is its JSON. Fault is raised if it proves too little, too much or something else.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tests.proofs.faults import check_sum, require

Line = Mapping[str, Any]
Dolmen = tuple[int, int]
"""seat and value"""
BOARD: Mapping[str, Any] = json.loads(
    (Path(__file__).parents[2] / "games/dolmengoetter/data/board.json").read_text("utf-8")
)
RINGS: Mapping[str, list[str]] = {circle["id"]: circle["places"] for circle in BOARD["circles"]}
FACTORS = {4: (3, 2), 6: (4, 3, 2, 1), 8: (5, 4, 3, 2, 1, 0)}
"""Places of a circle -> factors of its levels, from the top (section 7)."""


class Land(NamedTuple):
    """The pieces on the board with all values open: stones by place, stacks by circle, top first."""

    stones: Mapping[str, int]
    stacks: Mapping[str, Sequence[Dolmen]]


def check_circles(lines: Sequence[Line], land: Land, *, is_end: bool) -> None:
    """Check the lines of scored circles: the full ones, or at the end all with dolmens.

    :raises Fault: they do not prove their points.
    """
    circles = [name for name in land.stacks if is_end or all(place in land.stones for place in RINGS[name])]
    expected = {(name, seat): parts for name in circles for seat, parts in _map_parts(name, land.stacks[name]).items()}
    circle_and_seats = [(line["segments"][0] if line["segments"] else "", line["seat"]) for line in lines]
    require(sorted(circle_and_seats) == sorted(expected), f"paid are {circle_and_seats} instead of {[*expected]}")
    shown: set[str] = set()
    for line, name_and_seat in zip(lines, circle_and_seats, strict=True):
        category, reason, rule = ("final", "circle_final", "8") if is_end else ("circle", "circle_full", "7")
        _check_head(line, category, reason, rule, "plan")
        name, _ = name_and_seat
        require([*line["segments"]] == [name, *RINGS[name]], "not the places of the circle")
        _check_parts(line, name, expected[name_and_seat])
        if name in shown:
            require(not line["stacks"], "a stack is shown twice")
        else:
            _check_stack(line, name, land.stacks[name])
        shown.add(name)


def check_unscored(land: Land) -> None:
    """Check the board after a turn: no full circle has dolmens.

    :raises Fault: one was not scored.
    """
    unscored = [name for name in land.stacks if all(place in land.stones for place in RINGS[name])]
    require(not unscored, f"not scored: {unscored}")


def _map_parts(name: str, stack: Sequence[Dolmen]) -> dict[int, list[tuple[int, int, int]]]:
    """Map each seat that scores to (level, value, factor) of its dolmens."""
    factors = FACTORS[len(RINGS[name])]
    require(len(stack) <= len(factors), "more dolmens than a circle can hold")
    parts: dict[int, list[tuple[int, int, int]]] = {}
    for level, ((seat, value), factor) in enumerate(zip(stack, factors, strict=False), 1):
        parts.setdefault(seat, []).append((level, value, factor))
    return {
        seat: seat_parts for seat, seat_parts in parts.items() if any(value * factor for _, value, factor in seat_parts)
    }


def _check_parts(line: Line, name: str, expected: Iterable[tuple[int, int, int]]) -> None:
    line_parts = []
    for part in line["parts"]:
        params = part["params"]
        line_parts.append((params["level"], params["value"], params["factor"]))
        require(part["code"] == f"level_{params['level']}", "a part has another's name")
        require(part["points"] == params["value"] * params["factor"], "the points are not value x factor")
        require([[*item] for item in part["things"]] == [[name]], "not the circle")
    require(line_parts == [*expected], "not the seat's dolmens")
    check_sum(line)


def _check_stack(line: Line, name: str, stack: Sequence[Dolmen]) -> None:
    """Check that the line shows the whole stack as it lay, top first, each dolmen with its factor."""
    require([*line["stacks"]] == [name], "not the stack of the circle")
    pieces = [(piece["seat"], piece.get("value", 0), piece.get("times", 0)) for piece in line["stacks"][name]]
    shown = [(seat, value, times) for (seat, value), times in zip(stack, FACTORS[len(RINGS[name])], strict=False)]
    require(pieces == shown, f"shown are {pieces} instead of {shown}")
    require({piece["kind"] for piece in line["stacks"][name]} == {"dolmen"}, "something else than dolmens")


def check_lost(lines: Sequence[Line], seat: int, place: str | None) -> None:
    """Check the lines of a walk or flight from a place that cost a point; None: it cost nothing.

    :raises Fault: they do not prove their points.
    """
    require(len(lines) == (place is not None), "a point was lost for each place without a stone")
    for line in lines:
        _check_head(line, "lost", "lost", "5", "plan")
        require((line["seat"], line["points"]) == (seat, -1), "not one point of the seat")
        items = [[*item] for part in line["parts"] for item in part["things"]]
        require(([*line["segments"]], items) == ([place], [[place]]), "not the place")
        require(line["stacks"] == {place: []}, "the place that was left is not shown as empty")
        check_sum(line)


def check_start(lines: Sequence[Line], points: Sequence[int]) -> None:
    """Check the lines of the start: the first points of each seat.

    :raises Fault: they do not prove their points.
    """
    require([line["seat"] for line in lines] == [seat for seat, n in enumerate(points) if n], "not each seat once")
    for line in lines:
        _check_head(line, "start", "start", "2", "start")
        require(line["points"] == points[line["seat"]], "not the points of the start")
        require(len(line["parts"]) == 1 and not line["segments"] and not line["stacks"], "more than the start")
        check_sum(line)


def _check_head(line: Line, category: str, reason: str, rule: str, board: str) -> None:
    require((line["category"], line["reason"]) == (category, f"dolmengoetter.{reason}"), "another reason")
    require((line["rule"], line["board"]) == (rule, board), "another rule or surface")
    require(not line["left_over"] and not line["closed_by"] and not line["majority"], "something else is cited")
