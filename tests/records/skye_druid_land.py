"""Scores of the Druids' scoring tiles for a recorded territory, in the records' format."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from games.core.grid import parse_place, unpack
from games.isle_of_skye.expansions.druids.roads import find_longest_road
from games.isle_of_skye.subject import Proof, Subject

Row = dict[str, Any]


def _edges(_: Subject, proof: Proof) -> Row:
    counted_places = [place for part in proof.parts for counted in part.things for place in counted]
    places = [*counted_places, *(left_out.place for left_out in proof.left_over)]
    edges = [(*unpack(parse_place(cell)), edge) for cell, _, edge in (place.partition("|") for place in places)]
    return {"edges": sorted([x, y, edge] for x, y, edge in edges)}


def _herd(_: Subject, proof: Proof) -> Row:
    return {"cattle": sum(part.count for part in proof.parts)}


def _diagonals(subject: Subject, proof: Proof) -> Row:
    length = sum(part.count for part in proof.parts)
    lines: dict[tuple[str, int], list[list[int]]] = {}
    for cell in subject.land.tiles:
        x, y = unpack(cell)
        for which in (("rising", x + y), ("falling", x - y)):
            lines.setdefault(which, []).append([x, y])
    longest = {tuple(map(tuple, sorted(line))) for line in lines.values() if len(line) == length}
    return {"length": length, "candidates": sorted([list(cell) for cell in line] for line in longest)}


def _mountains(subject: Subject, proof: Proof) -> Row:
    size = sum(part.count for part in proof.parts)
    areas = [a for a in subject.land.areas if a.terrain == "mountain" and not a.open and len(a.cells) == size]
    return {"size": size, "candidates": sorted(sorted(list(unpack(cell)) for cell in area.cells) for area in areas)}


def _farms(_: Subject, proof: Proof) -> Row:
    cells = Counter(parse_place(places[0].partition("/")[0]) for part in proof.parts for places in part.things)
    return {"tiles": sorted([*unpack(cell), number] for cell, number in cells.items())}


BY: dict[str, Callable[[Subject, Proof], Row]] = {
    "druid_open_water": _edges,
    "druid_largest_herd": _herd,
    "druid_longest_diagonal": _diagonals,
    "druid_largest_mountain": _mountains,
    "druid_lake_house": _farms,
}


def road_length(subject: Subject) -> int:
    """Return the number of tiles of the longest road."""
    return len(find_longest_road(subject.land).cells)
