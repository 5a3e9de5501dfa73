"""Why a scoring tile of the expansion gives a seat no points."""

from games.core.text import Text
from games.isle_of_skye.subject import Subject, none_of
from games.isle_of_skye.tiles import MOUNTAIN, WATER


def open_water(subject: Subject) -> Text:
    """Say that there are fewer than two open edges of water."""
    edges = sum(len(area.open) for area in subject.land.areas if area.terrain == WATER)
    return none_of("isle_of_skye.zero_open_water", n=edges)


def largest_herd(subject: Subject) -> Text:
    """Say that no cattle stands in a pasture."""
    return none_of("isle_of_skye.zero_herd", n=len(subject.symbols("cattle")))


def longest_diagonal(_: Subject) -> Text:
    """Say that there are no tiles."""
    return none_of("isle_of_skye.zero_diagonal")


def largest_mountain(subject: Subject) -> Text:
    """Say that no mountain area is completed."""
    areas = [area for area in subject.land.areas if area.terrain == MOUNTAIN]
    unfinished = sum(bool(area.open) for area in areas)
    return none_of("isle_of_skye.zero_mountains", open=unfinished, completed=len(areas) - unfinished)


def lake_house(subject: Subject) -> Text:
    """Say that no farm is on a tile with a part of a completed water area."""
    lakes = sum(not area.open for area in subject.land.areas if area.terrain == WATER)
    return none_of("isle_of_skye.zero_lake_house", n=len(subject.symbols("farm")), lakes=lakes)
