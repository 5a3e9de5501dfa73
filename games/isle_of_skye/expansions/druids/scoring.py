"""The six scoring tiles and the scrolls of the expansion (sections d6 and d7)."""

from collections.abc import Callable, Mapping
from typing import Final

from games.core.grid import STRIDE, name_cell, unpack
from games.core.score import Place
from games.core.text import Text
from games.isle_of_skye.expansions.druids.data import GOAL_FACTS, SCROLL_FACTS
from games.isle_of_skye.expansions.druids.roads import find_longest_road
from games.isle_of_skye.scoring import (
    count_placed,
    find_counted_runs,
    find_sets,
    group_by_area,
    prove_scroll,
    score_completed,
    score_gold,
    score_largest,
    score_water_ship_lighthouse,
    split_areas,
)
from games.isle_of_skye.subject import (
    Each,
    Goal,
    Most,
    PlacedSymbol,
    Proof,
    Scroll,
    Subject,
    Thing,
    build_part,
    find_joining_edges,
    list_open_areas,
    list_uncounted,
)
from games.isle_of_skye.territory import Area, name_edge
from games.isle_of_skye.tiles import MOUNTAIN, PASTURE, WATER
from games.isle_of_skye.zeros import explain_mountains, explain_symbols

_VALUES: Final[dict[str, int]] = {name: goal["value"] for name, goal in GOAL_FACTS.items() if "value" in goal}

# --- scoring tiles --------------------------------------------------------------------------------------


def score_open_water(subject: Subject) -> Proof:
    """Score 1 for every two edges of water beside an empty cell."""
    edges = [name_edge(*edge) for area in subject.land.areas if area.terrain == WATER for edge in area.open]
    per: int = GOAL_FACTS["druid_open_water"]["per"]
    grouped = len(edges) // per * per
    groups = (tuple(edges[at : at + per]) for at in range(0, grouped, per))
    return Proof(
        (build_part("edges", _VALUES["druid_open_water"], groups),),
        left_over=list_uncounted("odd_one", edges[grouped:]),
    )


def score_largest_herd(subject: Subject) -> Proof:
    """Score 2 for each cattle of the pasture with most cattle. Any of several equal ones proves it (ruling Q28)."""
    herds = {area: cattle for area, cattle in group_by_area(subject, "cattle").items() if area.terrain == PASTURE}
    value = _VALUES["druid_largest_herd"]
    if not herds:
        return Proof((build_part("cattle", value, ()),))
    best = max(herds, key=lambda area: len(herds[area]))
    other_areas = [area for area in herds if area is not best]
    equal = list_uncounted(
        "herd_equal", (herd.place for area in other_areas if _is_as_large(herds, area, best) for herd in herds[area])
    )
    smaller = list_uncounted(
        "herd_smaller",
        (herd.place for area in other_areas if not _is_as_large(herds, area, best) for herd in herds[area]),
    )
    cattle = ((herd.place,) for herd in herds[best])
    return Proof((build_part("cattle", value, cattle),), subject.list_regions([best]), left_over=equal + smaller)


def _is_as_large(herds: dict[Area, list[PlacedSymbol]], area: Area, other: Area) -> bool:
    return len(herds[area]) == len(herds[other])


def count_lighthouses(subject: Subject) -> tuple[int, tuple[Place, ...]]:
    return count_placed(subject.list_symbols("lighthouse"))


def score_longest_diagonal(subject: Subject) -> Proof:
    """Score 2 for every tile of the diagonal, rising or falling, with the most tiles; gaps do not count."""
    falling: dict[int, list[int]] = {}
    rising: dict[int, list[int]] = {}
    for cell in sorted(subject.land.tiles):
        x, y = unpack(cell)
        falling.setdefault(x - y, []).append(cell)
        rising.setdefault(x + y, []).append(cell)
    diagonals = [*falling.values(), *rising.values()]
    best = max(diagonals, key=len, default=[])
    equal = {tuple(diagonal) for diagonal in diagonals if len(diagonal) == len(best)} - {tuple(best)}
    places = dict.fromkeys(name_cell(cell) for diagonal in sorted(equal) for cell in diagonal if cell not in best)
    tiles = ((name_cell(cell),) for cell in best)
    left_over = list_uncounted("diagonal_equal", places)
    return Proof((build_part("tiles", _VALUES["druid_longest_diagonal"], tiles),), left_over=left_over)


def score_lake_house(subject: Subject) -> Proof:
    """Score 3 for every farm on a tile that holds a part of a completed water area."""
    completed, unfinished = split_areas(subject, WATER)
    lake_at = {cell: (area, number) for area in completed for cell, number in reversed(area.regions)}
    beside = [symbol for symbol in subject.list_symbols("farm") if symbol.cell in lake_at]
    dry = list_uncounted(
        "farm_dry", (symbol.place for symbol in subject.list_symbols("farm") if symbol.cell not in lake_at)
    )
    lakes = dict.fromkeys(lake_at[farm.cell][0] for farm in beside)
    farms = ((farm.place, subject.land.name_region(farm.cell, lake_at[farm.cell][1])) for farm in beside)
    parts = (build_part("farms", _VALUES["druid_lake_house"], farms),)
    return Proof(parts, subject.list_regions(lakes), find_joining_edges(lakes), dry + list_open_areas(unfinished))


def explain_open_water(subject: Subject) -> Text:
    """Return why there are no points: fewer than two open edges of water."""
    edges = sum(len(area.open) for area in subject.land.areas if area.terrain == WATER)
    return Text("isle_of_skye.zero_open_water", {"n": edges})


def explain_lake_house(subject: Subject) -> Text:
    """Say that no farm is on a tile with a part of a completed water area."""
    lakes = sum(not area.open for area in subject.land.areas if area.terrain == WATER)
    return Text("isle_of_skye.zero_lake_house", {"n": len(subject.list_symbols("farm")), "lakes": lakes})


GOALS: Final[dict[str, Goal]] = {
    "druid_open_water": Each(score_open_water, explain_open_water),
    "druid_largest_herd": Each(score_largest_herd, explain_symbols("isle_of_skye.zero_herd", n="cattle")),
    "druid_most_lighthouses": Most(count_lighthouses),
    "druid_longest_diagonal": Each(score_longest_diagonal, explain_symbols("isle_of_skye.zero_diagonal")),
    "druid_largest_mountain": Each(
        lambda subject: score_largest(subject, MOUNTAIN, _VALUES["druid_largest_mountain"]), explain_mountains
    ),
    "druid_lake_house": Each(score_lake_house, explain_lake_house),
}

# --- scrolls --------------------------------------------------------------------------------------------


Counted = tuple[Callable[[Subject], tuple[Thing, ...]] | None, Callable[[Subject], Proof] | None]
"""The functions of a scroll that list what it counts, and what its proof shows besides. See `Scroll`."""


def _count_as_goal(score: Callable[[Subject], Proof]) -> Counted:
    """Count what the first part of a proof of the base counts."""
    return lambda subject: score(subject).parts[0].things, lambda subject: score(subject)._replace(parts=())


def _count_sets(*kinds: str) -> Counted:
    """Count sets of one symbol of each kind."""
    return (
        lambda subject: find_sets(subject, kinds)[0],
        lambda subject: Proof((), left_over=find_sets(subject, kinds)[1]),
    )


def _list_road(subject: Subject) -> tuple[Thing, ...]:
    return tuple((name_cell(cell),) for cell in find_longest_road(subject.land).cells)


def _prove_road(subject: Subject) -> Proof:
    """Return the links of the longest road."""
    return Proof((), tuple(name_edge(*link) for link in find_longest_road(subject.land).links))


def _prove_lines(subject: Subject, step: int) -> Proof:
    _, short, repeated = find_counted_runs(subject, step, once=True)
    left_over = list_uncounted("row_counted", repeated) if step == 1 else list_uncounted("column_counted", repeated)
    return Proof((), left_over=list_uncounted("line_short", short) + left_over)


def _count_lines(step: int) -> Counted:
    """Count rows or columns with three tiles side by side."""
    return (
        lambda subject: tuple(tuple(map(name_cell, run)) for run in find_counted_runs(subject, step, once=True)[0]),
        lambda subject: _prove_lines(subject, step),
    )


_COUNTED: Final[dict[str, Counted]] = {
    "druid_completed_pastures": _count_as_goal(lambda subject: score_completed(subject, 1, PASTURE)),
    "druid_completed_mountains": _count_as_goal(lambda subject: score_completed(subject, 1, MOUNTAIN)),
    "druid_completed_waters": _count_as_goal(lambda subject: score_completed(subject, 1, WATER)),
    "druid_building_sets": _count_sets("broch", "farm", "lighthouse"),
    "druid_longest_road": (_list_road, _prove_road),
    "druid_water_ship_lighthouse": _count_as_goal(score_water_ship_lighthouse),
    "druid_gold": _count_as_goal(lambda subject: score_gold(subject.gold or 0)),
    "druid_animal_pairs": _count_sets("sheep", "cattle"),
    "druid_flat_3": (None, None),
    "druid_flat_4": (None, None),
    "druid_rows_of_3": _count_lines(1),
    "druid_columns_of_3": _count_lines(STRIDE),
}
SCROLLS: Final[dict[str, Scroll]] = {
    kind: Scroll(list_items, SCROLL_FACTS[kind]["per"], SCROLL_FACTS[kind]["value"], beside)
    for kind, (list_items, beside) in _COUNTED.items()
}


def prove_scrolls_again(subject: Subject, scrolls: Mapping[str, Scroll]) -> dict[int, tuple[str, Proof]]:
    """Return (kind, proof) of each scroll of a territory as a tablet scores it: once more, not doubled; by its cell."""
    return {
        cell: (
            symbol.scroll,
            prove_scroll(subject, scrolls[symbol.scroll], cell, subject.land.find_area(cell, symbol.region), True),
        )
        for cell, symbol in subject.list_scrolls()
    }
