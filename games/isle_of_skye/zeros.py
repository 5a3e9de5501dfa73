"""Reasons why a scoring tile gives a seat no points, with the amount of what it counts."""

from collections.abc import Callable

from games.core.grid import STRIDE
from games.core.text import Text
from games.isle_of_skye.subject import Subject
from games.isle_of_skye.tiles import MOUNTAIN, WATER

Explain = Callable[[Subject], Text]


def explain_symbols(code: str, *kinds: str, **named: str) -> Explain:
    """Return a function that explains a zero by how many symbols of each kind there are.

    A param has the name of its kind. `named` gives other names: param -> kind.
    """
    params = dict(zip(kinds, kinds, strict=True)) | named
    return lambda subject: Text(code, {name: len(subject.list_symbols(kind)) for name, kind in params.items()})


def explain_areas(code: str, *terrains: str) -> Explain:
    """Return a function that explains a zero by how many areas of these terrains, or of all, are open and completed."""

    def explain(subject: Subject) -> Text:
        areas = [area for area in subject.land.areas if not terrains or area.terrain in terrains]
        unfinished = sum(bool(area.open) for area in areas)
        return Text(code, {"open": unfinished, "completed": len(areas) - unfinished})

    return explain


def explain_squares(subject: Subject) -> Text:
    """Say that no four tiles form a square."""
    return Text("isle_of_skye.zero_squares", {"n": len(subject.land.tiles)})


def explain_vertical_lines(subject: Subject) -> Text:
    """Say that the longest vertical line is too short."""
    tiles, lengths = subject.land.tiles, {0: 0}
    for cell in sorted(tiles):
        lengths[cell] = lengths.get(cell - STRIDE, 0) + 1
    return Text("isle_of_skye.zero_lines", {"n": max(lengths.values())})


def explain_animals_near_farms(subject: Subject) -> Text:
    """Say that no animal is near a farm."""
    animals = len(subject.list_symbols("sheep")) + len(subject.list_symbols("cattle"))
    return Text("isle_of_skye.zero_animals", {"n": animals, "farm": len(subject.list_symbols("farm"))})


explain_brochs = explain_symbols("isle_of_skye.zero_brochs")
"""Say that there is no broch; all brochs stand in mountains."""
explain_completed_areas = explain_areas("isle_of_skye.zero_areas")
explain_sheep = explain_symbols("isle_of_skye.zero_sheep")
explain_large_areas = explain_areas("isle_of_skye.zero_large_areas")
explain_cattle = explain_symbols("isle_of_skye.zero_cattle", n="cattle")
explain_roads = explain_symbols("isle_of_skye.zero_roads")
explain_waters = explain_areas("isle_of_skye.zero_waters", WATER)
explain_mountains = explain_areas("isle_of_skye.zero_mountains", MOUNTAIN)
explain_sets = explain_symbols("isle_of_skye.zero_sets", "broch", "farm", "lighthouse")
explain_ships_and_lighthouses = explain_symbols("isle_of_skye.zero_ship_lighthouse", "ship", "lighthouse")
