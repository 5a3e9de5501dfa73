"""Recorded Isle of Skye territories: from the neutral format to a territory, and the ruleset's proofs in that
format."""

import json
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

from games.core.grid import EDGES, STEP, pack, parse_place, unpack
from games.core.score import Place
from games.isle_of_skye.expansions.druids import scoring as druids
from games.isle_of_skye.expansions.journeyman import scoring as journeyman
from games.isle_of_skye.meta import META
from games.isle_of_skye.scoring import GOALS as BASE_GOALS
from games.isle_of_skye.scoring import SCROLLS as BASE_SCROLLS
from games.isle_of_skye.scoring import count_income_barrels, prove_scrolls, rank_counts
from games.isle_of_skye.subject import Each, Proof, Subject
from games.isle_of_skye.territory import Area, Placed, Territory, TerritoryMap, find_placements, fits_somewhere, lay
from games.isle_of_skye.tiles import EDGE_TERRAINS, Box, lay_tile, read_facts
from tests.records import skye_druid_land, skye_journeyman_land
from tests.records.skye_journeyman_land import NOTHING, Beyond, beyond_land

Row = dict[str, Any]
GOALS = BASE_GOALS | druids.GOALS | journeyman.GOALS
SCROLLS = BASE_SCROLLS | druids.SCROLLS
OPTIONS = META.resolve_options({})


@cache
def box_of(folder: Path) -> Box:
    """Return the box of the `tiles.json` in a folder of records: every tile once, every castle by its id."""
    raw = json.loads((folder / "tiles.json").read_text("utf-8"))
    tiles = {name: read_facts(facts) for name, facts in raw.items()}
    castles = [name for name, facts in raw.items() if any(feature["kind"] == "castle" for feature in facts["features"])]
    return Box(tiles, {name: 1 for name in tiles if name not in castles}, {name: name for name in castles})


def territory_of(box: Box, tiles: Iterable[Row]) -> Territory:
    """Return the territory that a record lists."""
    territory = Territory()
    for number, tile in enumerate(tiles):
        territory = lay(territory, box, pack(tile["x"], tile["y"]), Placed(tile["tile"], tile["rot"], number))
    return territory


def land_of(box: Box, row_input: Row) -> TerritoryMap:
    """Return a recorded territory with its placed roads."""
    links = [(pack(x, y), pack(to_x, to_y)) for x, y, to_x, to_y in row_input.get("roads", ())]
    return TerritoryMap.build(territory_of(box, row_input["tiles"]), box, links)


def subject_of(box: Box, row_input: Row, beyond: Beyond = NOTHING, **options: str) -> Subject:
    """Return a recorded seat under the default readings, except for `options`."""
    facts = {journeyman.ID: beyond.facts}
    return Subject(land_of(box, row_input), OPTIONS | options, row_input.get("gold", 0), facts, beyond.tablets)


def proof_of(subject: Subject, goal: str) -> Proof:
    """Return the proof of a scoring tile that is not a majority."""
    scorer = GOALS[goal]
    assert isinstance(scorer, Each)
    return scorer.score(subject)


def count_of(subject: Subject, goal: str) -> int:
    """Return the count that a majority compares."""
    scorer = GOALS[goal]
    return 0 if isinstance(scorer, Each) else scorer.amount(subject)[0]


def value_of(subject: Subject, goal: str) -> int:
    """Return points, or the count that a majority compares."""
    return proof_of(subject, goal).points if isinstance(GOALS[goal], Each) else count_of(subject, goal)


# --- territories_base, settings, most_tables ------------------------------------------------------------


def territory_base(box: Box, row_input: Row) -> Row:
    subject = subject_of(box, row_input)
    scrolls = [
        [*unpack(cell), kind, doubled, proof.points]
        for kind, cell, _, doubled, proof in prove_scrolls(subject, BASE_SCROLLS)
    ]
    return {goal: value_of(subject, goal) for goal in BASE_GOALS} | {
        "income_barrels": count_income_barrels(subject),
        "scrolls": sorted(scrolls),
        "areas": len(subject.land.areas),
        "completed": sum(not area.open for area in subject.land.areas),
    }


def settings(folder: Path, row_input: Row) -> Row:
    """Answer the other readings that are options."""
    box = box_of(folder)
    by_symbol = subject_of(box, row_input, barrels_counted="per_symbol")
    return {
        "Q3 income per tile with barrels": count_income_barrels(subject_of(box, row_input, barrel_income="per_tile")),
        "Q3 most barrels by symbols": count_of(by_symbol, "base_most_barrels"),
        "Q3 per_2_barrels scroll by symbols": len(by_symbol.list_barrels(by_symbol=True))
        // SCROLLS["per_2_barrels"].per,
        "Q5 castle tile does not count": value_of(
            subject_of(box, row_input, castle_tile="does_not_count"), "base_castle_road_tiles"
        ),
        "Q9 one line per column": value_of(subject_of(box, row_input, lines="one_per_column"), "base_vertical_lines"),
        "Q19 only equal scrolls and tablets match": value_of(
            subject_of(box, row_input, beyond_land(folder, row_input), matching_symbols="equal_only"),
            "jour_matching_rows",
        ),
    }


def most_table(row_input: Row) -> Row:
    """Answer the points of every seat for each majority."""
    return {goal: ranks_of(values) for goal, values in row_input["values"].items() if goal in GOALS}


def ranks_of(values: dict[str, int]) -> dict[str, int]:
    """Return the points of seats with these counts."""
    return {player: points for player, (_, points) in zip(values, rank_counts(list(values.values())), strict=True)}


# --- territories ----------------------------------------------------------------------------------------


def territory(folder: Path, row_input: Row) -> Row:
    """Answer a row of territories; only some rows have a journeyman and passed bridges."""
    subject = subject_of(box_of(folder), row_input, beyond_land(folder, row_input))
    land = subject.land
    barrels = [symbol for symbol in subject.list_symbols("barrel") if symbol.cell in land.connected]
    return {
        "scores": {goal: {**_figure(subject, goal), "by": _by(subject, goal)} for goal in _goals_of(row_input)},
        "areas": sorted((_area(land, area) for area in land.areas), key=lambda area: list(area["regions"])),
        "networks": _networks(land),
        "castle_tiles": _cells(land.connected),
        "barrels": {"symbols": len(barrels), "tiles": _cells({barrel.cell for barrel in barrels})},
        "longest_road": skye_druid_land.road_length(subject),
        "scrolls": scrolls_of(subject),
    }


def _goals_of(row_input: Row) -> list[str]:
    needs_journeyman = () if "journeyman" in row_input else ("jour_distance", "jour_bridges")
    return [goal for goal in GOALS if goal not in needs_journeyman]


def scrolls_of(subject: Subject) -> list[Row]:
    return [
        {
            **dict(zip("xy", unpack(cell), strict=True)),
            "scroll": kind,
            "completed": doubled,
            "single": proof.points // (1 + doubled),
            "vp": proof.points,
        }
        for kind, cell, _, doubled, proof in sorted(
            prove_scrolls(subject, SCROLLS), key=lambda scroll: unpack(scroll[1])
        )
    ]


def _figure(subject: Subject, goal: str) -> Row:
    kind = "vp" if isinstance(GOALS[goal], Each) else "value"
    return {kind: value_of(subject, goal)}


def _cells(cells: Iterable[int]) -> list[list[int]]:
    return sorted(list(unpack(cell)) for cell in set(cells))


def _cell(place: Place) -> int:
    return parse_place(place.partition("/")[0])


def _counted_items(subject: Subject, goal: str) -> list[tuple[Place, ...]]:
    return [item for part in proof_of(subject, goal).parts for item in part.things]


def _per_tile(places: Iterable[Place]) -> list[list[int]]:
    return sorted([*unpack(cell), number] for cell, number in Counter(map(_cell, places)).items())


def _areas_of(subject: Subject, goal: str) -> list[Area]:
    """Return the areas of the things in a proof, by their first regions."""
    return [_area_at(subject.land, item[0]) for item in _counted_items(subject, goal)]


def _area_at(land: TerritoryMap, place: Place) -> Area:
    cell, _, name = _cell(place), *place.partition("/")[1:]
    for number, region in enumerate(land.tiles[cell].regions):
        if region.id == name:
            return land.find_area(cell, number)
    raise LookupError(place)


def _by_symbols(subject: Subject, goal: str) -> Row:
    return {"tiles": _per_tile(item[0] for item in _counted_items(subject, goal))}


def _by_tiles_of_areas(subject: Subject, goal: str) -> Row:
    return {"areas": sorted(_cells(area.cells) for area in _areas_of(subject, goal))}


def _by_regions(subject: Subject, goal: str) -> Row:
    areas = _areas_of(subject, goal)
    return {"areas": sorted([area.terrain, _regions(subject.land, area)] for area in areas)}


def _regions(land: TerritoryMap, area: Area) -> list[list[Any]]:
    return sorted([*unpack(cell), land.tiles[cell].regions[number].id] for cell, number in area.regions)


def _by_brochs(subject: Subject, goal: str) -> Row:
    area_by_broch = {symbol.place: subject.find_area(symbol) for symbol in subject.list_symbols("broch")}
    areas = Counter(area_by_broch[item[0]] for item in _counted_items(subject, goal))
    number = Counter(area_by_broch.values())
    return {"areas": sorted([number[area], _cells(area.cells)] for area in areas)}


def _by_sets(subject: Subject, goal: str) -> Row:
    return {kind: len(subject.list_symbols(kind)) for kind in ("broch", "farm", "lighthouse")}


def _by_most(subject: Subject, goal: str) -> Row:
    kind = {"base_most_barrels": "barrel", "base_most_ships": "ship", "druid_most_lighthouses": "lighthouse"}.get(goal)
    return {"tiles": _per_tile(symbol.place for symbol in subject.list_symbols(kind))} if kind else {}


def _by_waters(subject: Subject, goal: str) -> Row:
    ships = {symbol.place: subject.find_area(symbol) for symbol in subject.list_symbols("ship")}
    return {"areas": sorted(_cells(ships[item[0]].cells) for item in _counted_items(subject, goal))}


def _by_lines(subject: Subject, goal: str) -> Row:
    runs = [(unpack(_cell(item[0])), unpack(_cell(item[-1]))) for item in _counted_items(subject, goal)]
    return {"lines": sorted([x, top, bottom] for (x, top), (_, bottom) in runs)}


def _by_largest(subject: Subject, goal: str) -> Row:
    size = len(_counted_items(subject, goal))
    waters = [a for a in subject.land.areas if a.terrain == "water" and not a.open and len(a.cells) == size]
    return {"size": size, "candidates": sorted(_cells(area.cells) for area in waters)}


_BY: dict[str, Callable[[Subject, str], Row]] = {
    "base_squares": lambda s, goal: {"top_left_tiles": _cells(_cell(thing[0]) for thing in _counted_items(s, goal))},
    "base_completed_areas": _by_regions,
    "base_sheep": _by_symbols,
    "base_completed_areas_3plus": _by_tiles_of_areas,
    "base_brochs_in_mountains": _by_brochs,
    "base_building_sets": _by_sets,
    "base_animals_near_farms": _by_symbols,
    "base_cattle_on_roads": _by_symbols,
    "base_water_ship_lighthouse": _by_waters,
    "base_vertical_lines": _by_lines,
    "base_castle_road_tiles": lambda s, goal: {"tiles": _cells(_cell(thing[0]) for thing in _counted_items(s, goal))},
    "base_largest_water": _by_largest,
    "base_completed_mountains": _by_tiles_of_areas,
}


def _by(subject: Subject, goal: str) -> Row:
    if goal in skye_journeyman_land.BY:
        return skye_journeyman_land.BY[goal](proof_of(subject, goal))
    if goal in skye_druid_land.BY:
        return skye_druid_land.BY[goal](subject, proof_of(subject, goal))
    return _BY.get(goal, _by_most)(subject, goal)


def _area(land: TerritoryMap, area: Area) -> Row:
    return {
        "terrain": area.terrain,
        "regions": _regions(land, area),
        "tiles": _cells(area.cells),
        "completed": not area.open,
        "open_edges": sorted([*unpack(cell), EDGES[edge]] for cell, edge in area.open),
    }


def _networks(land: TerritoryMap) -> list[list[list[Any]]]:
    """Return all sets of connected roads, each road as its cell and the edges that it has there."""
    roads, visited = land.link_roads(), set[tuple[int, int]]()
    networks: list[list[list[Any]]] = []
    for first in roads:
        if first in visited:
            continue
        network = {first: None}
        walk = [first]
        for road in walk:  # the list grows during the walk
            walk += [beyond for _, beyond in roads[road] if beyond not in network]
            network |= dict.fromkeys(walk)
        visited |= network.keys()
        networks.append(sorted([*unpack(cell), _exits(land, cell, number)] for cell, number in network))
    return sorted(networks)


def _exits(land: TerritoryMap, cell: int, road: int) -> str:
    """Return the edges of a road; where a link touches the tile, those of all its roads and its links."""
    edges = land.tiles[cell].roads
    linked = [edge for edge, step in enumerate(STEP) if (cell, cell + step) in land.links]
    own = sorted({*linked, *chain(*edges)}) if linked else edges[road]
    return "".join(EDGES[edge] for edge in own)


# --- placements, build_hands ------------------------------------------------------------------------------


def placement(box: Box, row_input: Row) -> Row:
    """Answer whether a tile may be placed, why not, and every legal placement."""
    lying = territory_of(box, row_input["tiles"])
    tile, at = box.tiles[row_input["tile"]], pack(row_input["x"], row_input["y"])
    legal = [[*unpack(cell), rot] for cell, rots in find_placements(lying, tile).items() for rot in rots]
    tile_terrains, neighbour_terrains = lay_tile(tile, row_input["rot"]).terrain, lying.wanted.get(at)
    edges = [
        EDGES[e]
        for e in range(4)
        if neighbour_terrains and EDGE_TERRAINS.find_terrain(neighbour_terrains, e) not in ("", tile_terrains[e])
    ]
    reason = "terrain_mismatch" if edges else None
    if neighbour_terrains is None:
        reason = "occupied" if at in lying.tiles else "not_adjacent"
    return {"legal": reason is None, "reason": reason, "edges": edges, "all_legal": sorted(legal)}


def build_hand(box: Box, row_input: Row) -> Row:
    """Answer which tiles of a hand can be placed, and which may be returned."""
    lying = territory_of(box, row_input["tiles"])
    hand = sorted(set(row_input["hand"]))
    placeable = [tile for tile in hand if fits_somewhere(lying, box.tiles[tile])]
    return {"placeable": placeable, "may_return": [] if placeable else hand}
