"""Checks Carcassonne's score lines against the lines, the public view and the tile data alone.

A line is its JSON. Fault is raised if it proves too little, too much or something else.
"""

from collections.abc import Iterable
from typing import Any

from tests.proofs.carcassonne_land import Cell, Land, Spot, cell_of, leaders, require, spot_of

Line = dict[str, Any]
Options = dict[str, str]

COMPLETE = {"road": "road_complete", "city": "city_complete", "cloister": "cloister_complete"}
OPEN = {"road": "road_open", "city": "city_open", "cloister": "cloister_open"}
FARM = {"per_farm_3": "farm", "once_per_player_3": "farm_once", "per_city_4": "farm_per_city"}
SECTION = {"city_small": "10", "farm": "8", "farm_once": "10", "farm_per_city": "10"}
VALUE = {"city_complete": 2, "farm": 3, "farm_once": 3, "farm_per_city": 4}


def check_turn(lines: list[Line], land: Land, options: Options, placed_cell: Cell) -> None:
    """Check the lines of one turn: everything completed by the tile in `placed_cell`, and nothing else. `land` is the
    board after placing and before followers return."""
    near = [spot for spot in land.spots(placed_cell) if land.kind(spot) in ("road", "city")]
    cells = [placed_cell, *land.around(placed_cell)]
    near += [spot for cell in cells for spot in land.spots(cell) if land.kind(spot) == "cloister"]
    features = {land.feature(spot) for spot in near}
    _check_claims(lines, land, options, [feature for feature in features if land.is_complete(feature)])


def check_final(lines: list[Line], land: Land, options: Options) -> None:
    """Check the lines of the final scoring on the final board."""
    occupied = {land.feature(spot) for spot in land.pieces if land.kind(spot) != "field"}
    require(not any(land.is_complete(feature) for feature in occupied), "a follower was not returned")
    farms = [line for line in lines if line["category"] == "farm"]
    _check_claims([line for line in lines if line not in farms], land, options, occupied)
    require(options["farmers"] == "on" or not farms, "a farm scored at a table without farmers")
    for line in farms:
        _check_head(line, FARM[options["farm_scoring"]], "farm")
        _check_parts(line)
    if options["farmers"] == "off":
        return
    fields = {land.feature(spot) for spot in land.pieces if land.kind(spot) == "field"}
    if options["farm_scoring"] == "per_city_4":
        _check_cities_paid(farms, land, fields)
    else:
        _check_farms_paid(farms, land, fields, options["farm_scoring"] == "once_per_player_3")


def _check_claims(lines: list[Line], land: Land, options: Options, features: Iterable[frozenset[Spot]]) -> None:
    """Check that every leader of every feature with followers has one line with its proof."""
    unpaid = [(feature, seat) for feature in features for seat in leaders(land.followers_on(feature))]
    for line in lines:
        feature = _whole_feature(line, land)
        check_feature(line, land, options, feature)
        require((feature, line["seat"]) in unpaid, "paid twice, or not due")
        unpaid.remove((feature, line["seat"]))
    require(not unpaid, f"unpaid: {[seat for _, seat in unpaid]}")


def _check_head(line: Line, reason: str, category: str) -> None:
    require(line["reason"] == f"carcassonne.{reason}", f"reason {line['reason']}, should be {reason}")
    require(line["category"] == category, f"category {line['category']}, should be {category}")
    require(line["rule"] == SECTION.get(reason, "7"), f"section {line['rule']} is not about {reason}")
    require(line["board"] == "main", "another board")


def _check_parts(line: Line) -> None:
    """Check the arithmetic: number of things, count x value, sum."""
    for part in line["parts"]:
        require(part["count"] == len(part["things"]), "the count is not that of the things")
        require(part["points"] == part["count"] * part["value"], "the points are not count x value")
    require(line["points"] == sum(part["points"] for part in line["parts"]), "the points are not those of the parts")


def _part(line: Line, code: str, value: int) -> list[list[str]]:
    """Return the things that a part counts, and check its value."""
    cited_parts = [part for part in line["parts"] if part["code"] == code]
    require(len(cited_parts) <= 1, f"two parts about {code}")
    require(all(part["value"] == value for part in cited_parts), f"{code} count {value} each")
    return [item for part in cited_parts for item in part["things"]]


def _whole_feature(line: Line, land: Land) -> frozenset[Spot]:
    spots = [spot_of(place) for place in line["segments"]]
    require(bool(spots), "no segments")
    feature = land.feature(spots[0])
    require(set(spots) == feature, "the segments are not the whole feature")
    require(len(spots) == len(feature), "a segment is named twice")
    return feature


def _check_majority(line: Line, followers: dict[Spot, int]) -> None:
    followers_in_line = {spot_of(place): seat for place, seat in line["majority"].items()}
    require(followers_in_line == followers, "the followers are not those on the feature")
    require(line["seat"] in leaders(followers), "paid to somebody without the majority")


def _left_over(line: Line, *reasons: str) -> dict[str, list[str]]:
    """Map reasons to the places left over."""
    by_reason: dict[str, list[str]] = {reason: [] for reason in reasons}
    for left_over in line["left_over"]:
        reason = left_over["reason"].removeprefix("carcassonne.")
        require(reason in by_reason, f"left over for no reason of its kind: {reason}")
        by_reason[reason].append(left_over["place"])
    return by_reason


def _exactly(names: Iterable[Any], expected: Iterable[Any], message: str) -> None:
    names, expected = list(names), set(expected)
    require(len(names) == len(set(names)), f"{message}: something is named twice")
    require(set(names) == expected, f"{message}: too much {set(names) - expected}, too little {expected - set(names)}")


def check_feature(line: Line, land: Land, options: Options, feature: frozenset[Spot]) -> None:
    """Check a line of a road, city or cloister."""
    kind = land.kind(next(iter(feature)))
    require(kind in OPEN, "a field is no road, city or cloister")
    complete = land.is_complete(feature)
    reason = (COMPLETE if complete else OPEN)[kind]
    cells = {spot.cell for spot in feature}
    if reason == "city_complete" and len(cells) == 2 and options["two_tile_city"] == "half":
        reason = "city_small"
    _check_head(line, reason, kind)
    _check_parts(line)
    _check_majority(line, land.followers_on(feature))
    require({part["code"] for part in line["parts"]} <= {"tiles", "pennants"}, "a part of another kind")
    value = VALUE.get(reason, 1)
    tiles = _part(line, "tiles", value)
    require(all(len(tile) == 1 for tile in tiles), "a tile is one place")
    if kind == "cloister":
        (cell,) = cells
        require(len(line["parts"]) == 1, "a cloister counts tiles, and nothing else")
        _check_cloister(line, land, cell, [cell_of(tile[0]) for tile in tiles])
        return
    _exactly((cell_of(tile[0]) for tile in tiles), cells, "tiles")
    pennants = _part(line, "pennants", value)
    require(all(len(pennant) == 1 for pennant in pennants), "a pennant is one place")
    _exactly(
        (spot_of(pennant[0]) for pennant in pennants),
        (spot for spot in feature if land.facts(spot).get("pennant")),
        "pennants",
    )
    inner, still_open = land.rim(feature)
    _exactly((_between(place, land) for place in line["closed_by"]), inner if complete else (), "closing edges")
    left_over = _left_over(line, "same_tile", "open_edge")
    _exactly((_edge(place) for place in left_over["open_edge"]), still_open, "open edges")
    shared = [spot_of(place) for place in left_over["same_tile"]]
    require(len(shared) == len(set(shared)) and set(shared) <= feature, "same tile: not of the feature")
    _exactly((spot.cell for spot in feature - set(shared)), cells, "segments that share a tile")


def _check_cloister(line: Line, land: Land, cell: Cell, tile_cells: list[Cell]) -> None:
    around = land.around(cell)
    empty = {(cell[0] + dx, cell[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - {cell} - around
    _exactly(tile_cells, {cell} | around, "tiles")
    _exactly((cell_of(place) for place in line["closed_by"]), set() if empty else around, "closing cells")
    _exactly((cell_of(place) for place in _left_over(line, "empty_cell")["empty_cell"]), empty, "empty cells")


def _edge(place: str) -> tuple[Cell, str]:
    cell, bar, edge = place.partition("|")
    require(bar == "|" and edge in ("N", "E", "S", "W"), f"no edge: {place!r}")
    return cell_of(cell), edge


def _between(place: str, land: Land) -> frozenset[Cell]:
    cell, edge = _edge(place)
    return frozenset((cell, land.past(cell, edge)))


def _cited_cities(line: Line, land: Land) -> list[frozenset[Spot]]:
    require([part["code"] for part in line["parts"]] == ["cities"], "a farm counts cities, and nothing else")
    value = VALUE[line["reason"].removeprefix("carcassonne.")]
    cities = []
    for cited in _part(line, "cities", value):
        city = frozenset(spot_of(place) for place in cited)
        require(len(cited) == len(city) and city == land.feature(next(iter(city))), "not the whole city")
        require(land.kind(next(iter(city))) == "city", "not a city")
        require(land.is_complete(city), "the city is not complete")
        cities.append(city)
    require(len(cities) == len(set(cities)), "a city is counted twice")
    require(bool(cities), "a line without a city")
    return cities


def _check_farms_paid(lines: list[Line], land: Land, farms: set[frozenset[Spot]], once: bool) -> None:
    """Check that every leader of every farm scores for the complete cities beside it; with `once` for each city at most
    once."""
    paid_cities: dict[tuple[frozenset[Spot], int], set[frozenset[Spot]]] = {}
    paid_to_seat: set[tuple[int, frozenset[Spot]]] = set()
    for line in lines:
        farm, seat = _whole_feature(line, land), line["seat"]
        require(farm in farms, "nobody farms there")
        require((farm, seat) not in paid_cities, "a farm is paid twice to one player")
        _check_majority(line, land.followers_on(farm))
        cited = _cited_cities(line, land)
        require(not line["closed_by"], "a farm is never complete")
        beside = land.cities_beside(farm)
        left_over = _left_over(line, "city_unfinished", "city_already_paid")
        unfinished = [land.feature(spot_of(place)) for place in left_over["city_unfinished"]]
        paid_before = [land.feature(spot_of(place)) for place in left_over["city_already_paid"]]
        _exactly(unfinished, (city for city in beside if not land.is_complete(city)), "unfinished cities")
        already_paid = {city for city in beside if once and (seat, city) in paid_to_seat}
        _exactly(paid_before, already_paid, "cities paid already")
        _exactly(cited, {city for city in beside if land.is_complete(city)} - already_paid, "cities beside the farm")
        paid_cities[farm, seat] = set(cited)
        paid_to_seat |= {(seat, city) for city in cited}
    for farm in farms:
        complete = {city for city in land.cities_beside(farm) if land.is_complete(city)}
        for seat in leaders(land.followers_on(farm)):
            expected = {city for city in complete if not (once and (seat, city) in paid_to_seat)}
            require(expected <= paid_cities.get((farm, seat), set()), f"a farm does not pay seat {seat}")


def _check_cities_paid(lines: list[Line], land: Land, farms: set[frozenset[Spot]]) -> None:
    """Check that every complete city scores for whoever leads over all farms beside it."""
    cities = {city for farm in farms for city in land.cities_beside(farm) if land.is_complete(city)}
    unpaid = {}
    for city in cities:
        fields = frozenset(spot for farm in farms if city in land.cities_beside(farm) for spot in farm)
        unpaid.update({(city, seat): fields for seat in leaders(land.followers_on(fields))})
    for line in lines:
        (city, *more) = _cited_cities(line, land)
        require(not more, "one line is about one city")
        require((city, line["seat"]) in unpaid, "paid twice, or not due")
        fields = unpaid.pop((city, line["seat"]))
        _exactly((spot_of(place) for place in line["segments"]), fields, "farms around the city")
        _check_majority(line, land.followers_on(fields))
        require(not line["closed_by"] and not line["left_over"], "a line about one city leaves nothing over")
    require(not unpaid, f"a city does not pay seats {[seat for _, seat in unpaid]}")
