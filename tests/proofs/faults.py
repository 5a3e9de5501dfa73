"""What a checker says of a line, and what it checks of lines of any game."""

from collections.abc import Mapping
from typing import Any


class Fault(AssertionError):
    """A line proves too little, too much or something else."""


def require(holds: bool, message: str) -> None:
    """Raise Fault unless `holds` is true."""
    if not holds:
        raise Fault(message)


def check_sum(line: Mapping[str, Any]) -> None:
    """Check number of things, count times value, and their sum."""
    for part in line["parts"]:
        require(part["count"] == len(part["things"]) > 0, "the count is not that of the things")
        require(part["points"] == part["count"] * part["value"], "the points are not count x value")
    require(line["points"] == sum(part["points"] for part in line["parts"]), "the sum is not that of the parts")
