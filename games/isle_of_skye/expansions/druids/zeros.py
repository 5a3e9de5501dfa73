"""Why a scoring tile of the expansion gives a seat no points."""

from games.core.text import Text
from games.isle_of_skye.subject import Subject
from games.isle_of_skye.tiles import WATER


def explain_open_water(subject: Subject) -> Text:
    """Say that there are fewer than two open edges of water."""
    edges = sum(len(area.open) for area in subject.land.areas if area.terrain == WATER)
    return Text("isle_of_skye.zero_open_water", {"n": edges})


def explain_lake_house(subject: Subject) -> Text:
    """Say that no farm is on a tile with a part of a completed water area."""
    lakes = sum(not area.open for area in subject.land.areas if area.terrain == WATER)
    return Text("isle_of_skye.zero_lake_house", {"n": len(subject.list_symbols("farm")), "lakes": lakes})
