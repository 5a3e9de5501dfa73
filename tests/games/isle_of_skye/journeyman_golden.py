"""The start of golden tables with Journeyman."""

from games.core.action import StartTable
from games.core.ruleset import Ruleset
from games.isle_of_skye.meta import META
from tests.games.isle_of_skye.golden import Row
from tests.rulesets.skye_journeyman import recorded


def rules_of(row: Row) -> Ruleset:
    return recorded(tuple(row["expansions"]))


def start_of(row: Row) -> StartTable:
    """Return entry 1 of a golden table."""
    colours = META.colours[: row["seats"]]
    version, expansions = row.get("version", META.ruleset_version), tuple(row["expansions"])
    return StartTable("isle_of_skye", version, row["options"], colours, 0, expansions, row["draw"])
