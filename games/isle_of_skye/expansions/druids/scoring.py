"""The six scoring tiles and the scrolls of the expansion (sections d6 and d7)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from games.core.grid import STRIDE, cell_place, unpack
from games.core.score import LeftOver, Place
from games.isle_of_skye.expansions.druids import zeros
from games.isle_of_skye.expansions.druids.data import GOAL_FACTS, SCROLL_FACTS
from games.isle_of_skye.expansions.druids.roads import longest_road
from games.isle_of_skye.scoring import GOLD_PER_POINT, SHORTEST_LINE, largest, lines_of, scroll_proof, sets_of
from games.isle_of_skye.subject import (
    Each,
    Goal,
    Most,
    PlacedSymbol,
    Proof,
    Scroll,
    Subject,
    Thing,
    joining_edges,
    open_areas,
    part,
    uncounted,
)
from games.isle_of_skye.territory import Area, edge_place
from games.isle_of_skye.tiles import MOUNTAIN, PASTURE, WATER


def _value(goal: str) -> int:
    value: int = GOAL_FACTS[goal]["value"]
    return value


def _areas(subject: Subject, terrain: str) -> tuple[list[Area], list[Area]]:
    """Return the (completed, open) areas of a terrain."""
    terrain_areas = [area for area in subject.land.areas if area.terrain == terrain]
    return [area for area in terrain_areas if not area.open], [area for area in terrain_areas if area.open]


# --- scoring tiles --------------------------------------------------------------------------------------


def open_water(subject: Subject) -> Proof:
    """Score 1 for every two edges of water beside an empty cell."""
    edges = [edge_place(*edge) for area in subject.land.areas if area.terrain == WATER for edge in area.open]
    per: int = GOAL_FACTS["druid_open_water"]["per"]
    grouped = len(edges) // per * per
    groups = (tuple(edges[at : at + per]) for at in range(0, grouped, per))
    return Proof((part("edges", _value("druid_open_water"), groups),), left_over=uncounted("odd_one", edges[grouped:]))


def largest_herd(subject: Subject) -> Proof:
    """Score 2 for every cattle of the pasture with the most. Any of several equal ones proves it (ruling Q28)."""
    herds: dict[Area, list[PlacedSymbol]] = {}
    for symbol in subject.symbols("cattle"):
        if subject.area(symbol).terrain == PASTURE:
            herds.setdefault(subject.area(symbol), []).append(symbol)
    value = _value("druid_largest_herd")
    if not herds:
        return Proof((part("cattle", value, ()),))
    best = max(herds, key=lambda area: len(herds[area]))
    other_areas = [area for area in herds if area is not best]
    equal = uncounted(
        "herd_equal", (herd.place for area in other_areas if _as_many(herds, area, best) for herd in herds[area])
    )
    smaller = uncounted(
        "herd_smaller", (herd.place for area in other_areas if not _as_many(herds, area, best) for herd in herds[area])
    )
    cattle = ((herd.place,) for herd in herds[best])
    return Proof((part("cattle", value, cattle),), subject.regions([best]), left_over=equal + smaller)


def _as_many(herds: dict[Area, list[PlacedSymbol]], area: Area, other: Area) -> bool:
    return len(herds[area]) == len(herds[other])


def most_lighthouses(subject: Subject) -> tuple[int, tuple[Place, ...]]:
    """Count lighthouse symbols."""
    lighthouses = subject.symbols("lighthouse")
    return len(lighthouses), tuple(lighthouse.place for lighthouse in lighthouses)


def longest_diagonal(subject: Subject) -> Proof:
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
    places = dict.fromkeys(cell_place(cell) for diagonal in sorted(equal) for cell in diagonal if cell not in best)
    tiles = ((cell_place(cell),) for cell in best)
    left_over = uncounted("diagonal_equal", places)
    return Proof((part("tiles", _value("druid_longest_diagonal"), tiles),), left_over=left_over)


def largest_mountain(subject: Subject) -> Proof:
    """Score 2 for every tile of the largest completed mountain area."""
    return largest(subject, MOUNTAIN, _value("druid_largest_mountain"))


def lake_house(subject: Subject) -> Proof:
    """Score 3 for every farm on a tile that holds a part of a completed water area."""
    completed, unfinished = _areas(subject, WATER)
    lake_at = {cell: (area, number) for area in completed for cell, number in reversed(area.regions)}
    beside = [symbol for symbol in subject.symbols("farm") if symbol.cell in lake_at]
    dry = uncounted("farm_dry", (symbol.place for symbol in subject.symbols("farm") if symbol.cell not in lake_at))
    lakes = dict.fromkeys(lake_at[farm.cell][0] for farm in beside)
    farms = ((farm.place, subject.land.region_place(farm.cell, lake_at[farm.cell][1])) for farm in beside)
    parts = (part("farms", _value("druid_lake_house"), farms),)
    return Proof(parts, subject.regions(lakes), joining_edges(lakes), dry + open_areas(unfinished))


GOALS: Final[dict[str, Goal]] = {
    "druid_open_water": Each(open_water, zeros.open_water),
    "druid_largest_herd": Each(largest_herd, zeros.largest_herd),
    "druid_most_lighthouses": Most(most_lighthouses),
    "druid_longest_diagonal": Each(longest_diagonal, zeros.longest_diagonal),
    "druid_largest_mountain": Each(largest_mountain, zeros.largest_mountain),
    "druid_lake_house": Each(lake_house, zeros.lake_house),
}

# --- scrolls --------------------------------------------------------------------------------------------


def _scroll(
    kind: str,
    list_items: Callable[[Subject], tuple[Thing, ...]] | None,
    beside: Callable[[Subject], Proof] | None = None,
) -> Scroll:
    facts = SCROLL_FACTS[kind]
    return Scroll(list_items, facts["per"], facts["value"], beside)


def _completed(kind: str, terrain: str) -> Scroll:
    """Return a scroll that counts completed areas of a terrain."""

    def list_items(subject: Subject) -> tuple[Thing, ...]:
        return tuple(subject.regions([area]) for area in _areas(subject, terrain)[0])

    def beside(subject: Subject) -> Proof:
        completed, unfinished = _areas(subject, terrain)
        return Proof((), closed_by=joining_edges(completed), left_over=open_areas(unfinished))

    return _scroll(kind, list_items, beside)


def _sets(kind: str, symbols: Sequence[str]) -> Scroll:
    """Return a scroll that counts sets of one symbol of each kind."""
    return _scroll(
        kind, lambda subject: sets_of(subject, symbols)[0], lambda s: Proof((), left_over=sets_of(s, symbols)[1])
    )


def _road(subject: Subject) -> tuple[Thing, ...]:
    return tuple((cell_place(cell),) for cell in longest_road(subject.land).cells)


def _way(subject: Subject) -> Proof:
    """Return the links of the longest road."""
    return Proof((), tuple(edge_place(*link) for link in longest_road(subject.land).links))


def _waters(subject: Subject) -> dict[Area, tuple[list[Place], list[Place]]]:
    """Return the water areas with the ships and the lighthouses in each."""
    by_area: dict[Area, tuple[list[Place], list[Place]]] = {}
    for number, kind in enumerate(("ship", "lighthouse")):
        for symbol in subject.symbols(kind):
            by_area.setdefault(subject.area(symbol), ([], []))[number].append(symbol.place)
    return by_area


def _waters_with_both(subject: Subject) -> tuple[Thing, ...]:
    return tuple((ships[0], lights[0]) for ships, lights in _waters(subject).values() if ships and lights)


def _waters_with_one(subject: Subject) -> Proof:
    waters = _waters(subject).items()
    no_light = uncounted("no_lighthouse", (subject.name(area) for area, (_, lights) in waters if not lights))
    no_ship = uncounted("no_ship", (subject.name(area) for area, (ships, _) in waters if not ships))
    region_names = subject.regions(area for area, (ships, lights) in waters if ships and lights)
    return Proof((), region_names, left_over=no_light + no_ship)


def _fives(subject: Subject) -> tuple[Thing, ...]:
    gold = subject.gold or 0
    return tuple(
        (f"purse/{at + 1}-{at + GOLD_PER_POINT}",) for at in range(0, gold - GOLD_PER_POINT + 1, GOLD_PER_POINT)
    )


def _gold_remainder(subject: Subject) -> Proof:
    gold = subject.gold or 0
    remainder = gold % GOLD_PER_POINT
    return Proof((), left_over=uncounted("gold_rest", [f"purse/{gold - remainder + 1}-{gold}"] if remainder else []))


def _runs(subject: Subject, step: int) -> tuple[list[list[int]], tuple[LeftOver, ...]]:
    """Return the first run of three or more tiles of every row (step 1) or column (a stride), and what does not
    count."""
    first: dict[int, list[int]] = {}
    short: list[Place] = []
    repeated: list[Place] = []
    for run in lines_of(tuple(subject.land.tiles), step):
        which = run[0] // STRIDE if step == 1 else run[0] % STRIDE
        if len(run) < SHORTEST_LINE:
            short += [cell_place(run[0])] * (len(run) == SHORTEST_LINE - 1)
        elif which in first:
            repeated.append(cell_place(run[0]))
        else:
            first[which] = run
    left_over = uncounted("row_counted", repeated) if step == 1 else uncounted("column_counted", repeated)
    return list(first.values()), uncounted("line_short", short) + left_over


def _lines(kind: str, step: int) -> Scroll:
    """Return a scroll that counts rows or columns with three tiles side by side."""
    return _scroll(
        kind,
        lambda subject: _places_of(_runs(subject, step)[0]),
        lambda subject: Proof((), left_over=_runs(subject, step)[1]),
    )


def _places_of(runs: Iterable[Sequence[int]]) -> tuple[Thing, ...]:
    return tuple(tuple(map(cell_place, run)) for run in runs)


SCROLLS: Final[dict[str, Scroll]] = {
    "druid_completed_pastures": _completed("druid_completed_pastures", PASTURE),
    "druid_completed_mountains": _completed("druid_completed_mountains", MOUNTAIN),
    "druid_completed_waters": _completed("druid_completed_waters", WATER),
    "druid_building_sets": _sets("druid_building_sets", ("broch", "farm", "lighthouse")),
    "druid_longest_road": _scroll("druid_longest_road", _road, _way),
    "druid_water_ship_lighthouse": _scroll("druid_water_ship_lighthouse", _waters_with_both, _waters_with_one),
    "druid_gold": _scroll("druid_gold", _fives, _gold_remainder),
    "druid_animal_pairs": _sets("druid_animal_pairs", ("sheep", "cattle")),
    "druid_flat_3": _scroll("druid_flat_3", None),
    "druid_flat_4": _scroll("druid_flat_4", None),
    "druid_rows_of_3": _lines("druid_rows_of_3", 1),
    "druid_columns_of_3": _lines("druid_columns_of_3", STRIDE),
}


def again_proofs(subject: Subject, scrolls: Mapping[str, Scroll]) -> dict[int, tuple[str, Proof]]:
    """Return what each scroll of a territory counts and gives singly, by its cell."""
    return {
        cell: (
            symbol.scroll,
            scroll_proof(subject, scrolls[symbol.scroll], cell, subject.land.area_of(cell, symbol.region), True),
        )
        for cell, symbol in subject.scrolls()
    }
