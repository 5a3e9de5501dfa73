"""Why a scoring tile of the expansion gives a seat no points."""

from games.core.text import Text
from games.isle_of_skye.subject import Subject, none_of


def distance(_: Subject) -> Text:
    """Say that the journeyman is at home."""
    return none_of("isle_of_skye.zero_distance")


def matching_rows(_: Subject) -> Text:
    """Say that no symbol comes twice in a row."""
    return none_of("isle_of_skye.zero_matching_rows")


def bridges_passed(_: Subject) -> Text:
    """Say that no marker has passed a bridge."""
    return none_of("isle_of_skye.zero_bridges")
