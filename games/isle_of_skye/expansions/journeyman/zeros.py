"""Why a scoring tile of the expansion gives a seat no points."""

from games.core.text import Text
from games.isle_of_skye.subject import Subject, explain_amount


def explain_distance(_: Subject) -> Text:
    """Say that the journeyman stands on the castle."""
    return explain_amount("isle_of_skye.zero_distance")


def explain_matching_rows(_: Subject) -> Text:
    """Say that no symbol comes twice in a row."""
    return explain_amount("isle_of_skye.zero_matching_rows")


def explain_bridges(_: Subject) -> Text:
    """Say that no marker has passed a bridge."""
    return explain_amount("isle_of_skye.zero_bridges")
