"""The sixteen scoring tiles and the scrolls of the base game (rules sections 6 and 7)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from games.core.data_files import load_data
from games.core.grid import AROUND, STRIDE, name_cell
from games.core.score import LeftOver, Place
from games.core.text import Text
from games.isle_of_skye import zeros
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
from games.isle_of_skye.tiles import MOUNTAIN, WATER

FACTS: Final = load_data(__package__, "scoring")
_GOAL_FACTS: Final = {goal["id"]: goal for goal in FACTS["goals"]}
_VALUES: Final[dict[str, int]] = {name: goal["value"] for name, goal in _GOAL_FACTS.items() if "value" in goal}
FIRST: Final[int] = _GOAL_FACTS["base_most_ships"]["first"]
SECOND: Final[int] = _GOAL_FACTS["base_most_ships"]["second"]
GOLD_PER_POINT: Final[int] = FACTS["gold_per_point"]
BROCHS_COUNTED: Final = 3
SHORTEST_LINE: Final = 3
LARGE_AREA: Final = 3


# --- shapes -------------------------------------------------------------------------------------------


def score_squares(subject: Subject) -> Proof:
    """Score 2 for every block of two by two tiles; blocks may overlap."""
    tiles = subject.land.tiles
    blocks = [(c, c + 1, c + STRIDE, c + STRIDE + 1) for c in tiles]
    full = [tuple(map(name_cell, block)) for block in blocks if all(cell in tiles for cell in block)]
    return Proof((build_part("squares", _VALUES["base_squares"], full),))


def find_lines(cells: Sequence[int], step: int) -> list[list[int]]:
    """Return unbroken runs of cells, each as long as possible in the direction of `step`."""
    cell_set = set(cells)
    lines = []
    for cell in sorted(cell_set):
        if cell - step not in cell_set:
            run = [cell]
            while run[-1] + step in cell_set:
                run.append(run[-1] + step)
            lines.append(run)
    return lines


def find_counted_runs(subject: Subject, step: int, *, once: bool) -> tuple[list[list[int]], list[Place], list[Place]]:
    """Return the lines of three or more tiles that count, and where other lines begin: those that are a tile too short,
    and those that do not count because `once` allows one in each row or column.

    `step` is 1 for rows and STRIDE for columns.
    """
    runs: list[list[int]] = []
    counted: set[int] = set()
    short, repeated = [], []
    for run in find_lines(tuple(subject.land.tiles), step):
        row_or_column = run[0] // STRIDE if step == 1 else run[0] % STRIDE
        if len(run) < SHORTEST_LINE:
            short += [name_cell(run[0])] * (len(run) == SHORTEST_LINE - 1)
        elif once and row_or_column in counted:
            repeated.append(name_cell(run[0]))
        else:
            counted.add(row_or_column)
            runs.append(run)
    return runs, short, repeated


def score_vertical_lines(subject: Subject) -> Proof:
    """Score 3 for every unbroken vertical line of three tiles or more."""
    once = subject.options["lines"] == "one_per_column"
    runs, short, repeated = find_counted_runs(subject, STRIDE, once=once)
    left_over = list_uncounted("line_short", short) + list_uncounted("column_counted", repeated)
    lines = (tuple(map(name_cell, run)) for run in runs)
    return Proof((build_part("lines", _VALUES["base_vertical_lines"], lines),), left_over=left_over)


# --- areas --------------------------------------------------------------------------------------------


def split_areas(subject: Subject, terrain: str = "") -> tuple[list[Area], list[Area]]:
    """Return the (completed, open) areas of a terrain, or of all."""
    terrain_areas = [area for area in subject.land.areas if terrain in ("", area.terrain)]
    return [area for area in terrain_areas if not area.open], [area for area in terrain_areas if area.open]


def score_completed(subject: Subject, value: int, terrain: str = "", least: int = 1) -> Proof:
    """Score `value` for every completed area of a terrain, or of any, on `least` tiles or more."""
    completed, unfinished = split_areas(subject, terrain)
    large = [area for area in completed if len(area.cells) >= least]
    small = list_uncounted("area_small", (subject.name(area) for area in completed if len(area.cells) < least))
    parts = (build_part("areas", value, (subject.list_regions([area]) for area in large)),)
    return Proof(parts, closed_by=find_joining_edges(large), left_over=small + list_open_areas(unfinished))


def score_largest(subject: Subject, terrain: str, value: int) -> Proof:
    """Score `value` for every tile of the largest completed area of a terrain. Any of several equal ones proves it."""
    completed, unfinished = split_areas(subject, terrain)
    best = max(completed, key=lambda area: len(area.cells), default=None)
    if best is None:
        return Proof((build_part("tiles", value, ()),), left_over=list_open_areas(unfinished))
    other_areas = [area for area in completed if area is not best]
    equal = list_uncounted("area_equal", (subject.name(a) for a in other_areas if len(a.cells) == len(best.cells)))
    smaller = list_uncounted("area_smaller", (subject.name(a) for a in other_areas if len(a.cells) < len(best.cells)))
    return Proof(
        (build_part("tiles", value, ((name_cell(cell),) for cell in best.cells)),),
        subject.list_regions([best]),
        find_joining_edges([best]),
        equal + smaller + list_open_areas(unfinished),
    )


def group_by_area(subject: Subject, kind: str) -> dict[Area, list[PlacedSymbol]]:
    by_area: dict[Area, list[PlacedSymbol]] = {}
    for symbol in subject.list_symbols(kind):
        by_area.setdefault(subject.find_area(symbol), []).append(symbol)
    return by_area


def score_brochs_in_mountains(subject: Subject) -> Proof:
    """Score 1, 3 or 6 for a mountain area with one, two, or three and more brochs."""
    values: dict[str, int] = _GOAL_FACTS["base_brochs_in_mountains"]["table"]
    mountains = {area: brochs for area, brochs in group_by_area(subject, "broch").items() if area.terrain == MOUNTAIN}
    parts, surplus = [], []
    for number in range(1, BROCHS_COUNTED + 1):
        mountains_with = [brochs for brochs in mountains.values() if min(len(brochs), BROCHS_COUNTED) == number]
        if mountains_with:
            places = (tuple(broch.place for broch in brochs[:BROCHS_COUNTED]) for brochs in mountains_with)
            parts.append(build_part(f"brochs_{number}", values[str(number)], places))
        surplus += [broch.place for brochs in mountains_with for broch in brochs[BROCHS_COUNTED:]]
    return Proof(tuple(parts), subject.list_regions(mountains), left_over=list_uncounted("broch_fourth", surplus))


def score_water_ship_lighthouse(subject: Subject) -> Proof:
    """Score 3 for every water area with a ship and a lighthouse."""
    ships, lights = group_by_area(subject, "ship"), group_by_area(subject, "lighthouse")
    complete_waters = [area for area in ships if area in lights]
    pairs = ((ships[area][0].place, lights[area][0].place) for area in complete_waters)
    no_light = list_uncounted("no_lighthouse", (subject.name(area) for area in ships if area not in lights))
    no_ship = list_uncounted("no_ship", (subject.name(area) for area in lights if area not in ships))
    parts = (build_part("waters", _VALUES["base_water_ship_lighthouse"], pairs),)
    return Proof(parts, subject.list_regions(complete_waters), left_over=no_light + no_ship)


# --- symbols ------------------------------------------------------------------------------------------


def score_sheep(subject: Subject) -> Proof:
    """Score 1 for every sheep."""
    return Proof(
        (build_part("sheep", _VALUES["base_sheep"], ((symbol.place,) for symbol in subject.list_symbols("sheep"))),)
    )


def find_sets(subject: Subject, kinds: Sequence[str]) -> tuple[tuple[Thing, ...], tuple[LeftOver, ...]]:
    """Return sets of one symbol of each kind, and the symbols that are left over."""
    rows = [[symbol.place for symbol in subject.list_symbols(kind)] for kind in kinds]
    number = min(map(len, rows))
    over = list_uncounted("no_set", (place for row in rows for place in row[number:]))
    return tuple(zip(*(row[:number] for row in rows), strict=True)), over


def score_building_sets(subject: Subject) -> Proof:
    """Score 5 for every set of a broch, a farm and a lighthouse."""
    sets, left_over = find_sets(subject, ("broch", "farm", "lighthouse"))
    return Proof((build_part("sets", _VALUES["base_building_sets"], sets),), left_over=left_over)


def score_animals_near_farms(subject: Subject) -> Proof:
    """Score 1 for every sheep or cattle on a tile with a farm or beside one, once each."""
    farms = {farm.cell: farm.place for farm in reversed(subject.list_symbols("farm"))}
    near, far = [], []
    for symbol in (*subject.list_symbols("sheep"), *subject.list_symbols("cattle")):
        farm = next((farms[c] for c in (symbol.cell, *(symbol.cell + step for step in AROUND)) if c in farms), None)
        if farm:
            near.append((symbol.place, farm))
        else:
            far.append(symbol.place)
    return Proof(
        (build_part("animals", _VALUES["base_animals_near_farms"], near),),
        left_over=list_uncounted("farm_far", far),
    )


# --- roads --------------------------------------------------------------------------------------------


def find_road_edges(subject: Subject, cells: set[int]) -> tuple[Place, ...]:
    """Return the edges across which roads lead from the castle to the cells."""
    reached = subject.land.find_network()
    edges: dict[tuple[int, int], None] = {}
    visited: set[int] = set()
    for (cell, _), way in reached.items():
        if cell in cells and cell not in visited:
            visited.add(cell)
            edges.update(dict.fromkeys(way))
    return tuple(name_edge(*edge) for edge in edges)


def score_cattle_on_roads(subject: Subject) -> Proof:
    """Score 2 for every cattle on a tile that is connected to the castle."""
    connected = subject.land.connected
    on = [symbol for symbol in subject.list_symbols("cattle") if symbol.cell in connected]
    off = list_uncounted(
        "not_connected", (symbol.place for symbol in subject.list_symbols("cattle") if symbol.cell not in connected)
    )
    parts = (build_part("cattle", _VALUES["base_cattle_on_roads"], ((cattle.place,) for cattle in on)),)
    return Proof(parts, find_road_edges(subject, {cattle.cell for cattle in on}), left_over=off)


def score_castle_road_tiles(subject: Subject) -> Proof:
    """Score 1 for every tile that is connected to the castle."""
    land = subject.land
    cells = set(land.connected)
    left_over: tuple[LeftOver, ...] = ()
    castle = land.find_castle()
    if subject.options["castle_tile"] == "does_not_count" and castle is not None:
        cells.discard(castle)
        left_over = list_uncounted("castle_not_counted", [name_cell(castle)])
    left_over += list_uncounted(
        "not_connected",
        (
            name_cell(cell)
            for cell, tile in land.tiles.items()
            if cell not in land.connected and (tile.roads or land.is_linked(cell))
        ),
    )
    tiles = ((name_cell(cell),) for cell in land.tiles if cell in cells)
    return Proof(
        (build_part("tiles", _VALUES["base_castle_road_tiles"], tiles),),
        find_road_edges(subject, cells),
        left_over=left_over,
    )


# --- most ---------------------------------------------------------------------------------------------


def count_barrels(subject: Subject) -> tuple[int, tuple[Place, ...]]:
    """Count barrels, or tiles with barrels, as the option says; connected or not."""
    return count_placed(subject.list_barrels(subject.options["barrels_counted"] == "per_symbol"))


def count_ships(subject: Subject) -> tuple[int, tuple[Place, ...]]:
    return count_placed(subject.list_symbols("ship"))


def count_placed(symbols: Sequence[PlacedSymbol]) -> tuple[int, tuple[Place, ...]]:
    return len(symbols), tuple(symbol.place for symbol in symbols)


def count_gold(subject: Subject) -> tuple[int, tuple[Place, ...]]:
    gold = subject.gold or 0
    return gold, (f"purse/1-{gold}",)


def rank_counts(counts: Sequence[int]) -> tuple[tuple[str, int], ...]:
    """Return (standing, points) of each seat by how many it has.

    All that are tied for first get the first value, and nobody the second. All that are tied for second get the second.
    A seat that has none gets nothing.

    >>> rank_counts((4, 2, 2, 0))
    (('most_first', 5), ('most_second_tied', 2), ('most_second_tied', 2), ('', 0))
    """
    best = max(counts)
    firsts = list(counts).count(best)
    next_best = max((count for count in counts if count < best), default=0)
    seconds = list(counts).count(next_best)
    ranked_counts = []
    for count in counts:
        if count and count == best:
            ranked_counts.append(("most_first_tied" if firsts > 1 else "most_first", FIRST))
        elif count and count == next_best and firsts == 1:
            ranked_counts.append(("most_second_tied" if seconds > 1 else "most_second", SECOND))
        else:
            ranked_counts.append(("", 0))
    return tuple(ranked_counts)


GOALS: Final[dict[str, Goal]] = {
    "base_squares": Each(score_squares, zeros.explain_squares),
    "base_completed_areas": Each(
        lambda subject: score_completed(subject, _VALUES["base_completed_areas"]), zeros.explain_completed_areas
    ),
    "base_sheep": Each(score_sheep, zeros.explain_sheep),
    "base_completed_areas_3plus": Each(
        lambda subject: score_completed(subject, _VALUES["base_completed_areas_3plus"], least=LARGE_AREA),
        zeros.explain_large_areas,
    ),
    "base_brochs_in_mountains": Each(score_brochs_in_mountains, zeros.explain_brochs),
    "base_building_sets": Each(score_building_sets, zeros.explain_sets),
    "base_most_barrels": Most(count_barrels),
    "base_most_ships": Most(count_ships),
    "base_most_gold": Most(count_gold, needs_gold=True),
    "base_animals_near_farms": Each(score_animals_near_farms, zeros.explain_animals_near_farms),
    "base_cattle_on_roads": Each(score_cattle_on_roads, zeros.explain_cattle),
    "base_water_ship_lighthouse": Each(score_water_ship_lighthouse, zeros.explain_ships_and_lighthouses),
    "base_vertical_lines": Each(score_vertical_lines, zeros.explain_vertical_lines),
    "base_castle_road_tiles": Each(score_castle_road_tiles, zeros.explain_roads),
    "base_largest_water": Each(
        lambda subject: score_largest(subject, WATER, _VALUES["base_largest_water"]), zeros.explain_waters
    ),
    "base_completed_mountains": Each(
        lambda subject: score_completed(subject, _VALUES["base_completed_mountains"], MOUNTAIN),
        zeros.explain_mountains,
    ),
}

# --- scrolls ------------------------------------------------------------------------------------------


def _build_symbol_scroll(kind: str) -> Scroll:
    facts = _SCROLL_FACTS[{"sheep": "per_2_sheep", "ship": "per_2_ships"}.get(kind, f"per_{kind}")]
    return Scroll(
        lambda subject: tuple((symbol.place,) for symbol in subject.list_symbols(kind)), facts["per"], facts["value"]
    )


def _list_barrels(subject: Subject) -> tuple[Thing, ...]:
    by_symbol = subject.options["barrels_counted"] == "per_symbol"
    return tuple((barrel.place,) for barrel in subject.list_barrels(by_symbol))


_SCROLL_FACTS: Final = {scroll["id"]: scroll for scroll in FACTS["scrolls"]}
SCROLLS: Final[dict[str, Scroll]] = {
    "per_2_sheep": _build_symbol_scroll("sheep"),
    "per_cattle": _build_symbol_scroll("cattle"),
    "per_2_barrels": Scroll(
        _list_barrels, _SCROLL_FACTS["per_2_barrels"]["per"], _SCROLL_FACTS["per_2_barrels"]["value"]
    ),
    "per_broch": _build_symbol_scroll("broch"),
    "per_2_ships": _build_symbol_scroll("ship"),
    "per_farm": _build_symbol_scroll("farm"),
    "per_lighthouse": _build_symbol_scroll("lighthouse"),
}


def prove_scrolls(subject: Subject, kinds: Mapping[str, Scroll]) -> Iterator[tuple[str, int, int, bool, Proof]]:
    """Yield for every scroll of the territory what it counts, its cell and region, whether it is doubled, and its
    proof."""
    for cell, symbol in subject.list_scrolls():
        area = subject.land.find_area(cell, symbol.region)
        yield symbol.scroll, cell, symbol.region, not area.open, prove_scroll(subject, kinds[symbol.scroll], cell, area)


def prove_scroll(subject: Subject, scroll: Scroll, cell: int, area: Area, single: bool = False) -> Proof:
    """Return the proof of a scroll that stands in `area`. It is doubled after rounding if the area is complete, unless
    it counts `single`."""
    doubled = not area.open and not single
    value = scroll.value * (1 + doubled)
    place = f"{name_cell(cell)}/scroll1"
    left_over = () if not area.open else list_uncounted("scroll_open", [name_edge(*area.open[0])])
    counted_items: list[Thing] = [(place,)]
    n = 1
    if scroll.list_items is not None:
        items = scroll.list_items(subject)
        n = len(items)
        grouped = n // scroll.per * scroll.per
        groups = (items[at : at + scroll.per] for at in range(0, grouped, scroll.per))
        counted_items = [tuple(name for place_group in group for name in place_group) for group in groups]
        left_over += list_uncounted("odd_one", (name for item in items[grouped:] for name in item))
    code = "scroll_doubled" if doubled else "scroll"
    beside = scroll.beside(subject) if scroll.beside else Proof(())
    regions = dict.fromkeys((place, *subject.list_regions([area]), *beside.segments))
    edges = dict.fromkeys((*(find_joining_edges([area]) if doubled else ()), *beside.closed_by))
    reason = Text("isle_of_skye.zero_scroll", {"n": n, "per": scroll.per})
    return Proof(
        (build_part(code, value, counted_items),), tuple(regions), tuple(edges), left_over + beside.left_over, reason
    )


def score_gold(gold: int) -> Proof:
    """Score 1 for every five gold; the rest may break a tie."""
    fives = ((f"purse/{at + 1}-{at + GOLD_PER_POINT}",) for at in range(0, gold - GOLD_PER_POINT + 1, GOLD_PER_POINT))
    remainder = gold % GOLD_PER_POINT
    left_over = list_uncounted("gold_rest", [f"purse/{gold - remainder + 1}-{gold}"] if remainder else [])
    reason = Text("isle_of_skye.zero_gold", {"n": gold, "per": GOLD_PER_POINT})
    return Proof((build_part("gold", 1, fives),), left_over=left_over, why=reason)


def count_income_barrels(subject: Subject) -> int:
    """Return how many barrels, or tiles with barrels, are connected to the castle (section 3)."""
    barrels = subject.list_barrels(subject.options["barrel_income"] == "per_symbol")
    return sum(barrel.cell in subject.land.connected for barrel in barrels)
