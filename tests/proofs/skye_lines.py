"""What each check of a score line of Isle of Skye asks: reason, sums, what is counted and what is left over.

A line is its JSON. Fault is raised if it proves too little, too much or something else.
"""

from collections.abc import Iterable
from typing import Any

from tests.proofs import faults
from tests.proofs.faults import require
from tests.proofs.skye_land import Area, Land, name

Line = dict[str, Any]
Things = set[frozenset[str]]


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


def find_counted_symbols(land: Land, kind: str) -> set[str]:
    """Return the symbols of a kind; for barrels the tiles with any, unless the option says otherwise."""
    by_tile = kind == "barrel" and "per_symbol" not in land.readings
    return {name(symbol.spot.cell) if by_tile else symbol.place for symbol in land.list_symbols(kind)}


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
