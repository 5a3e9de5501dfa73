"""The four scoring tiles of the expansion (section j10), and what the tracks give in every round (section j4)."""

from collections.abc import Iterable
from typing import Final

from games.core.grid import STRIDE, name_cell, unpack
from games.core.score import Part, Place
from games.isle_of_skye.expansions.journeyman.data import GOAL_VALUES, ID, name_space
from games.isle_of_skye.expansions.journeyman.scoring_facts import ScoringFacts
from games.isle_of_skye.expansions.journeyman.view import TRACKS_ON
from games.isle_of_skye.subject import Each, Goal, PlacedSymbol, Proof, Subject, Thing, build_part
from games.isle_of_skye.territory import CASTLE
from games.isle_of_skye.zeros import explain_brochs, explain_symbols


def _find_facts(subject: Subject) -> ScoringFacts:
    facts: ScoringFacts = subject.facts[ID]
    return facts


def score_distance(subject: Subject) -> Proof:
    """Score 2 for every step between the castle and the journeyman; gaps count as steps too."""
    at, castle = _find_facts(subject).at, subject.land.find_castle()
    if at is None or castle is None:
        return Proof(())
    steps = [(name_cell(cell),) for cell in _find_way(castle, at)]
    ends = (name_cell(castle), name_cell(at)) if steps else ()
    return Proof((build_part("steps", GOAL_VALUES["jour_distance"], steps),), segments=ends)


def _find_way(start: int, end: int) -> list[int]:
    """Return the cells of a shortest way, first left or right, then up or down, without the start."""
    (x, y), (to_x, to_y) = unpack(start), unpack(end)
    way = [start]
    for step, number in ((1 if to_x > x else -1, abs(to_x - x)), (STRIDE if to_y > y else -STRIDE, abs(to_y - y))):
        for _ in range(number):
            way.append(way[-1] + step)
    return way[1:]


def score_broch_lines(subject: Subject) -> Proof:
    """Score 1 for every row and for every column with a broch; one broch may serve both."""
    rows: dict[int, Place] = {}
    columns: dict[int, Place] = {}
    for symbol in subject.list_symbols("broch"):
        x, y = unpack(symbol.cell)
        rows.setdefault(y, symbol.place)
        columns.setdefault(x, symbol.place)
    value = GOAL_VALUES["jour_broch_lines"]
    return Proof(
        (
            build_part("rows", value, ((rows[y],) for y in sorted(rows))),
            build_part("columns", value, ((columns[x],) for x in sorted(columns))),
        )
    )


def score_matching_rows(subject: Subject) -> Proof:
    """Score 2 for every row with two tiles that show the same symbol (ruling Q19)."""
    rows: dict[int, dict[str, dict[int, Place]]] = {}
    for symbol, placed in _list_symbols(subject):
        rows.setdefault(unpack(placed.cell)[1], {}).setdefault(symbol, {}).setdefault(placed.cell, placed.place)
    counted_rows: list[Thing] = []
    for _, symbols in sorted(rows.items()):
        pairs = (list(tiles.values())[:2] for tiles in symbols.values() if len(tiles) > 1)
        if row := tuple(dict.fromkeys(place for pair in pairs for place in pair)):
            counted_rows.append(row)
    return Proof((build_part("rows", GOAL_VALUES["jour_matching_rows"], counted_rows),))


def _list_symbols(subject: Subject) -> list[tuple[str, PlacedSymbol]]:
    """Return every symbol with what has to be equal for a match: its kind, and where only equal ones match also its
    effect."""
    equal = subject.options.get("matching_symbols") == "equal_only"
    kinds = dict.fromkeys(symbol.kind for tile in subject.land.tiles.values() for symbol in tile.symbols)
    symbols = [
        (kind, symbol) for kind in kinds if kind not in (CASTLE, "scroll") for symbol in subject.list_symbols(kind)
    ]
    for cell, symbol in subject.list_scrolls():
        kind = symbol.scroll if equal else "scroll"
        symbols.append((kind, PlacedSymbol(cell, symbol.region, f"{name_cell(cell)}/scroll1")))
    for cell, (kind, which) in subject.emblems.items():
        symbols.append((f"{kind}_{which}" if equal else kind, PlacedSymbol(cell, -1, f"{name_cell(cell)}/{kind}1")))
    return symbols


def score_bridges(subject: Subject) -> Proof:
    """Score 1 for every bridge that the own progress markers have passed."""
    bridges = ((name_space(track, number),) for track, number in _find_facts(subject).bridges)
    return Proof((build_part("bridges", GOAL_VALUES["jour_bridges"], bridges),), on=TRACKS_ON)


GOALS: Final[dict[str, Goal]] = {
    "jour_distance": Each(score_distance, explain_symbols("isle_of_skye.zero_distance")),
    "jour_broch_lines": Each(score_broch_lines, explain_brochs),
    "jour_matching_rows": Each(score_matching_rows, explain_symbols("isle_of_skye.zero_matching_rows")),
    "jour_bridges": Each(score_bridges, explain_symbols("isle_of_skye.zero_bridges")),
}


def prove_banners(banners: Iterable[tuple[str, int, int]]) -> Proof:
    """Return the proof of what banners give in a round: track, points, the space that shows them."""
    parts = (Part(track, 1, value, value, ((name_space(track, n),),)) for track, value, n in banners)
    return Proof(tuple(parts), on=TRACKS_ON)
