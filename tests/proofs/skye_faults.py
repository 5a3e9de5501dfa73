"""Faults put into proofs of Isle of Skye."""

from tests.proofs.skye_moments import Line


def a_thing_is_missing(line: Line) -> bool:
    part = line["parts"][0]
    part["things"] = part["things"][1:]
    part["count"] -= 1
    part["points"] -= part["value"]
    line["points"] -= part["value"]
    return bool(part["count"])


def a_thing_counts_twice(line: Line) -> bool:
    part = line["parts"][0]
    part["things"] = [*part["things"], part["things"][0]]
    part["count"] += 1
    part["points"] += part["value"]
    line["points"] += part["value"]
    return True


def another_place(line: Line) -> bool:
    line["parts"][0]["things"][0] = ["77,77/sheep1"]
    return True


def one_point_more(line: Line) -> bool:
    line["points"] += 1
    return True


def another_value(line: Line) -> bool:
    part = line["parts"][0]
    part["value"] += 1
    part["points"] += part["count"]
    line["points"] += part["count"]
    return True


def to_another_seat(line: Line) -> bool:
    line["seat"] = (line["seat"] + 1) % 3
    return True


def nothing_left_over(line: Line) -> bool:
    changes = bool(line["left_over"])
    line["left_over"] = []
    return changes


def left_over_for_another_reason(line: Line) -> bool:
    if line["left_over"]:
        line["left_over"][0]["reason"] = "isle_of_skye.not_your_day"
    return bool(line["left_over"])


def no_closing_edges(line: Line) -> bool:
    changes = bool(line["closed_by"])
    line["closed_by"] = line["closed_by"][1:]
    return changes


def not_paid(line: Line) -> bool:
    line["drop"] = True
    return True


FAULTS = [
    a_thing_is_missing,
    a_thing_counts_twice,
    another_place,
    one_point_more,
    another_value,
    to_another_seat,
    nothing_left_over,
    left_over_for_another_reason,
    no_closing_edges,
    not_paid,
]
