"""The start of golden tables with Druids."""

from games.core.action import StartTable
from games.isle_of_skye.meta import META
from tests.games.isle_of_skye.golden import Row


def start_of(row: Row) -> StartTable:
    """Return entry 1 of a golden table."""
    colours = META.colours[: row["seats"]]
    return StartTable(
        "isle_of_skye",
        row.get("version", META.ruleset_version),
        row.get("options", {}),
        colours,
        0,
        ("druids",),
        row["draw"],
    )
