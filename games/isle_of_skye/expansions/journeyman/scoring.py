"""The four scoring tiles of the expansion (section j10), and what the tracks give in every round (section j4)."""

from collections.abc import Iterable
from typing import Final

from games.core.grid import STRIDE, cell_place, unpack
from games.core.score import Part, Place
from games.isle_of_skye.expansions.journeyman import zeros
from games.isle_of_skye.expansions.journeyman.data import GOAL_FACTS, ID, space_place
from games.isle_of_skye.expansions.journeyman.notes import Notes
from games.isle_of_skye.expansions.journeyman.view import TRACKS_ON
from games.isle_of_skye.subject import Each, Goal, PlacedSymbol, Proof, Subject, Thing, part
from games.isle_of_skye.territory import CASTLE
from games.isle_of_skye.zeros import brochs_in_mountains


def _notes(subject: Subject) -> Notes:
    notes: Notes = subject.notes[ID]
    return notes


def _value(goal: str) -> int:
    value: int = GOAL_FACTS[goal]["value"]
    return value


def distance(subject: Subject) -> Proof:
    """Score 2 for every step between the castle and the journeyman; gaps count as steps too."""
    at, castle = _notes(subject).at, subject.land.castle()
    if at is None or castle is None:
        return Proof(())
    steps = [(cell_place(cell),) for cell in _way(castle, at)]
    ends = (cell_place(castle), cell_place(at)) if steps else ()
    return Proof((part("steps", _value("jour_distance"), steps),), segments=ends)


def _way(start: int, end: int) -> list[int]:
    """Return the cells of a shortest way, first left or right, then up or down, without the start."""
    (x, y), (to_x, to_y) = unpack(start), unpack(end)
    way = [start]
    for step, number in ((1 if to_x > x else -1, abs(to_x - x)), (STRIDE if to_y > y else -STRIDE, abs(to_y - y))):
        for _ in range(number):
            way.append(way[-1] + step)
    return way[1:]


def broch_lines(subject: Subject) -> Proof:
    """Score 1 for every row and for every column with a broch; one broch may serve both."""
    rows: dict[int, Place] = {}
    columns: dict[int, Place] = {}
    for symbol in subject.symbols("broch"):
        x, y = unpack(symbol.cell)
        rows.setdefault(y, symbol.place)
        columns.setdefault(x, symbol.place)
    value = _value("jour_broch_lines")
    return Proof(
        (
            part("rows", value, ((rows[y],) for y in sorted(rows))),
            part("columns", value, ((columns[x],) for x in sorted(columns))),
        )
    )


def matching_rows(subject: Subject) -> Proof:
    """Score 2 for every row with two tiles that show the same symbol (ruling Q19)."""
    rows: dict[int, dict[str, dict[int, Place]]] = {}
    for symbol, placed in _symbols(subject):
        rows.setdefault(unpack(placed.cell)[1], {}).setdefault(symbol, {}).setdefault(placed.cell, placed.place)
    counted_rows: list[Thing] = []
    for _, symbols in sorted(rows.items()):
        pairs = (list(tiles.values())[:2] for tiles in symbols.values() if len(tiles) > 1)
        if row := tuple(dict.fromkeys(place for pair in pairs for place in pair)):
            counted_rows.append(row)
    return Proof((part("rows", _value("jour_matching_rows"), counted_rows),))


def _symbols(subject: Subject) -> list[tuple[str, PlacedSymbol]]:
    """Return every symbol with what has to be equal for a match: its kind, and where only equal ones match also its
    effect."""
    equal = subject.options.get("matching_symbols") == "equal_only"
    kinds = dict.fromkeys(symbol.kind for tile in subject.land.tiles.values() for symbol in tile.symbols)
    symbols = [(kind, symbol) for kind in kinds if kind not in (CASTLE, "scroll") for symbol in subject.symbols(kind)]
    for cell, symbol in subject.scrolls():
        kind = symbol.scroll if equal else "scroll"
        symbols.append((kind, PlacedSymbol(cell, symbol.region, f"{cell_place(cell)}/scroll1")))
    for cell, (kind, which) in subject.emblems.items():
        symbols.append((f"{kind}_{which}" if equal else kind, PlacedSymbol(cell, -1, f"{cell_place(cell)}/{kind}1")))
    return symbols


def bridges_passed(subject: Subject) -> Proof:
    """Score 1 for every bridge that the own progress markers have passed."""
    bridges = ((space_place(track, number),) for track, number in _notes(subject).bridges)
    return Proof((part("bridges", _value("jour_bridges"), bridges),), on=TRACKS_ON)


GOALS: Final[dict[str, Goal]] = {
    "jour_distance": Each(distance, zeros.distance),
    "jour_broch_lines": Each(broch_lines, brochs_in_mountains),
    "jour_matching_rows": Each(matching_rows, zeros.matching_rows),
    "jour_bridges": Each(bridges_passed, zeros.bridges_passed),
}


def round_proof(banners: Iterable[tuple[str, int, int]]) -> Proof:
    """Return the proof of what banners give in a round: track, points, the space that shows them."""
    parts = (Part(track, 1, value, value, ((space_place(track, n),),)) for track, value, n in banners)
    return Proof(tuple(parts), on=TRACKS_ON)
