"""Why a scoring tile of the expansion gives a seat no points."""

from games.core.text import Text
from games.isle_of_skye.subject import Subject, explain_amount
from games.isle_of_skye.tiles import MOUNTAIN, WATER


def explain_open_water(subject: Subject) -> Text:
    """Say that there are fewer than two open edges of water."""
    edges = sum(len(area.open) for area in subject.land.areas if area.terrain == WATER)
    return explain_amount("isle_of_skye.zero_open_water", n=edges)


def explain_largest_herd(subject: Subject) -> Text:
    """Say that no cattle stands in a pasture."""
    return explain_amount("isle_of_skye.zero_herd", n=len(subject.list_symbols("cattle")))


def explain_longest_diagonal(_: Subject) -> Text:
    """Say that there are no tiles."""
    return explain_amount("isle_of_skye.zero_diagonal")


def explain_largest_mountain(subject: Subject) -> Text:
    """Say that no mountain area is completed."""
    areas = [area for area in subject.land.areas if area.terrain == MOUNTAIN]
    unfinished = sum(bool(area.open) for area in areas)
    return explain_amount("isle_of_skye.zero_mountains", open=unfinished, completed=len(areas) - unfinished)


def explain_lake_house(subject: Subject) -> Text:
    """Say that no farm is on a tile with a part of a completed water area."""
    lakes = sum(not area.open for area in subject.land.areas if area.terrain == WATER)
    return explain_amount("isle_of_skye.zero_lake_house", n=len(subject.list_symbols("farm")), lakes=lakes)
