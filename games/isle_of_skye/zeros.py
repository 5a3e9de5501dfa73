"""Reasons why a scoring tile of the base game gives a seat no points, with the amount of what it counts."""

from games.core.grid import STRIDE
from games.core.text import Text
from games.isle_of_skye.subject import Subject, explain_amount
from games.isle_of_skye.tiles import MOUNTAIN, WATER


def explain_squares(subject: Subject) -> Text:
    """Say that no four tiles form a square."""
    return explain_amount("isle_of_skye.zero_squares", n=len(subject.land.tiles))


def explain_vertical_lines(subject: Subject) -> Text:
    """Say that the longest vertical line is too short."""
    tiles, lengths = subject.land.tiles, {0: 0}
    for cell in sorted(tiles):
        lengths[cell] = lengths.get(cell - STRIDE, 0) + 1
    return explain_amount("isle_of_skye.zero_lines", n=max(lengths.values()))


def _explain_areas(subject: Subject, code: str, *terrains: str) -> Text:
    areas = [area for area in subject.land.areas if not terrains or area.terrain in terrains]
    unfinished = sum(bool(area.open) for area in areas)
    return explain_amount(code, open=unfinished, completed=len(areas) - unfinished)


def explain_completed_areas(subject: Subject) -> Text:
    """Say that every area is open."""
    return _explain_areas(subject, "isle_of_skye.zero_areas")


def explain_completed_areas_3plus(subject: Subject) -> Text:
    """Say that every area is open or too small."""
    return _explain_areas(subject, "isle_of_skye.zero_large_areas")


def explain_completed_mountains(subject: Subject) -> Text:
    """Say that no mountain area is completed."""
    return _explain_areas(subject, "isle_of_skye.zero_mountains", MOUNTAIN)


def explain_largest_water(subject: Subject) -> Text:
    """Say that no water area is completed."""
    return _explain_areas(subject, "isle_of_skye.zero_waters", WATER)


def explain_brochs_in_mountains(_: Subject) -> Text:
    """Say that there is no broch; all brochs stand in mountains."""
    return explain_amount("isle_of_skye.zero_brochs")


def explain_water_ship_lighthouse(subject: Subject) -> Text:
    """Say that no water area has both."""
    return explain_amount("isle_of_skye.zero_ship_lighthouse", **_count(subject, "ship", "lighthouse"))


def explain_sheep(_: Subject) -> Text:
    """Say that there is no sheep."""
    return explain_amount("isle_of_skye.zero_sheep")


def explain_building_sets(subject: Subject) -> Text:
    """Say that one of the three buildings is missing."""
    return explain_amount("isle_of_skye.zero_sets", **_count(subject, "broch", "farm", "lighthouse"))


def explain_animals_near_farms(subject: Subject) -> Text:
    """Say that no animal is near a farm."""
    counts = _count(subject, "sheep", "cattle", "farm")
    return explain_amount("isle_of_skye.zero_animals", n=counts["sheep"] + counts["cattle"], farm=counts["farm"])


def explain_cattle_on_roads(subject: Subject) -> Text:
    """Say that no cattle stands on a tile that is connected to the castle."""
    return explain_amount("isle_of_skye.zero_cattle", n=len(subject.list_symbols("cattle")))


def explain_castle_road_tiles(_: Subject) -> Text:
    """Say that no road leads from the castle to a tile that counts."""
    return explain_amount("isle_of_skye.zero_roads")


def _count(subject: Subject, *kinds: str) -> dict[str, int]:
    return {kind: len(subject.list_symbols(kind)) for kind in kinds}
