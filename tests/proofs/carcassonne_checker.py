"""Checks Carcassonne's score lines against the lines, the public view and the tile data alone.

A line is its JSON. Fault is raised if it proves too little, too much or something else.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from tests.proofs.carcassonne_land import Cell, Land, Spot, read_cell, read_spot
from tests.proofs.faults import require

Line = dict[str, Any]
Options = dict[str, str]
Goods = Mapping[int, Mapping[str, int]]
"""Seat -> kind of goods -> tokens."""

FARM = {"per_farm_3": "farm", "once_per_player_3": "farm_once", "per_city_4": "farm_per_city"}
SECTION = {"farm": "8", "farm_once": "10", "farm_per_city": "10"}
FARM_VALUE = {"farm": 3, "farm_once": 3, "farm_per_city": 4}
AROUND_IT = ("cloister", "garden")
"""Kinds of features that count the tiles around them."""
GOODS = ("wine", "grain", "cloth")
GOODS_VALUE = 10


def find_completed(land: Land, placed_cell: Cell) -> list[frozenset[Spot]]:
    """Return everything that the tile in `placed_cell` completed."""
    near = [spot for spot in land.list_spots(placed_cell) if land.find_kind(spot) in ("road", "city")]
    cells = [placed_cell, *land.find_cells_around(placed_cell)]
    near += [spot for cell in cells for spot in land.list_spots(cell) if land.find_kind(spot) in AROUND_IT]
    features = {land.find_feature(spot) for spot in near}
    return [feature for feature in features if land.is_complete(feature)]


def check_turn(lines: list[Line], land: Land, options: Options, placed_cell: Cell, back: Spot | None = None) -> None:
    """Check the lines of one part of a turn: the abbot taken `back` from there, everything completed by the tile in
    `placed_cell`, and nothing else. `land` is the board after placing and before figures return."""
    if back is not None:
        require(bool(lines), "an abbot taken back scores at once")
        check_abbot_back(lines[0], land, back)
        lines = lines[1:]
    features = [feature for feature in find_completed(land, placed_cell) if back not in feature]
    _check_claims(lines, land, options, features)


def check_abbot_back(line: Line, land: Land, spot: Spot) -> None:
    """Check the line of an abbot taken back: what the feature would have at the end (sections e24 and e25)."""
    require(land.figures.get(spot) == "abbot", "no abbot was there")
    require(not land.is_complete(land.find_feature(spot)), "the feature is complete")
    require(_find_whole_feature(line, land) == land.find_feature(spot), "another feature")
    require(line["seat"] == land.pieces[spot], "another player's abbot")
    _check_head(line, "abbot_back", land.find_kind(spot), "e24")
    _check_tiles_around(line, land, land.find_feature(spot))


def check_final(lines: list[Line], land: Land, options: Options, goods: Goods | None = None) -> None:
    """Check the lines of the final scoring on the final board. `goods` are those of all seats."""
    occupied = {land.find_feature(spot) for spot in land.pieces if land.find_kind(spot) != "field"}
    require(not any(land.is_complete(feature) for feature in occupied), "a follower was not returned")
    farms = [line for line in lines if line["category"] == "farm"]
    traded = [line for line in lines if line["category"] == "goods"]
    _check_claims([line for line in lines if line not in farms + traded], land, options, occupied)
    _check_goods(traded, goods or {})
    require(options["farmers"] == "on" or not farms, "a farm scored at a table without farmers")
    for line in farms:
        _check_head(line, reason := FARM[options["farm_scoring"]], "farm", SECTION[reason])
        _check_parts(line)
    if options["farmers"] == "off":
        return
    fields = {land.find_feature(spot) for spot in land.pieces if land.find_kind(spot) == "field"}
    if options["farm_scoring"] == "per_city_4":
        _check_cities_paid(farms, land, fields)
    else:
        _check_farms_paid(farms, land, fields, options["farm_scoring"] == "once_per_player_3")


def _check_claims(lines: list[Line], land: Land, options: Options, features: Iterable[frozenset[Spot]]) -> None:
    """Check that every leader of every feature with followers has one line with its proof, where it is worth
    something."""
    paying = [feature for feature in features if find_worth(land, options, feature).value]
    unpaid = [(feature, seat) for feature in paying for seat in land.find_leaders(feature)]
    for line in lines:
        feature = _find_whole_feature(line, land)
        check_feature(line, land, options, feature)
        require((feature, line["seat"]) in unpaid, "paid twice, or not due")
        unpaid.remove((feature, line["seat"]))
    require(not unpaid, f"unpaid: {[seat for _, seat in unpaid]}")


class Worth(NamedTuple):
    """What each tile of a feature is worth, why, by which section, and as which part of a line it is counted."""

    value: int
    reason: str
    section: str
    part: str = "tiles"


def _has_inn(land: Land, options: Options, spot: Spot) -> bool:
    """True if an inn stands at the road segment, maybe by an option (section e38)."""
    facts = land.find_facts(spot)
    condition = facts.get("inn_if", {})
    return bool(facts.get("inn")) or (
        bool(condition) and all(options[key] == value for key, value in condition.items())
    )


def find_worth(land: Land, options: Options, feature: frozenset[Spot]) -> Worth:
    """Return what a road, city, cloister or garden is worth (sections 7, 10 and e31 to e35)."""
    kind, complete = land.find_kind(next(iter(feature))), land.is_complete(feature)
    require(kind in ("road", "city", *AROUND_IT), "a field is no road, city, cloister or garden")
    if kind == "road" and any(_has_inn(land, options, spot) for spot in feature):
        return Worth(2, "road_inn", "e31", "tiles_inn") if complete else Worth(0, "road_inn_open", "e32")
    if kind == "city" and any(land.find_facts(spot).get("cathedral") for spot in feature):
        return Worth(3, "city_cathedral", "e33", "tiles_cathedral") if complete else Worth(0, "city_open", "e34")
    if kind == "city" and complete:
        is_small = len({spot.cell for spot in feature}) == 2 and options["two_tile_city"] == "half"
        return Worth(1, "city_small", "10") if is_small else Worth(2, "city_complete", "7")
    return Worth(1, f"{kind}_complete" if complete else f"{kind}_open", "7")


def _check_goods(lines: list[Line], goods: Goods) -> None:
    """Check that everybody with most tokens of a kind has 10 points for it (section e43)."""
    due = []
    for kind in GOODS:
        counts = {seat: owned[kind] for seat, owned in goods.items()}
        most = max(counts.values(), default=0)
        due += [(kind, seat, most, counts) for seat, count in counts.items() if most and count == most]
    for line in lines:
        kind = line["reason"].removeprefix("carcassonne.goods_")
        fitting = [each for each in due if each[:2] == (kind, line["seat"])]
        require(len(fitting) == 1, "goods paid twice, or not due")
        due.remove(fitting[0])
        _, _, most, counts = fitting[0]
        _check_head(line, f"goods_{kind}", "goods", "e43")
        _check_parts(line)
        require(line["points"] == GOODS_VALUE, "goods bring 10 points")
        require([part["code"] for part in line["parts"]] == ["goods"], "goods, and nothing else")
        require(_find_part(line, "goods", GOODS_VALUE) == [[f"purse/1-{most}"]], "the tokens are not those of the seat")
        require(line["counts"] == {str(seat): count for seat, count in counts.items()}, "the numbers are not those")
        require(not any(line[key] for key in ("segments", "closed_by", "majority", "left_over")), "goods lie nowhere")
    require(not due, f"goods unpaid: {[(kind, seat) for kind, seat, _, _ in due]}")


def _check_head(line: Line, reason: str, category: str, section: str) -> None:
    require(line["reason"] == f"carcassonne.{reason}", f"reason {line['reason']}, should be {reason}")
    require(line["category"] == category, f"category {line['category']}, should be {category}")
    require(line["rule"] == section, f"section {line['rule']} is not about {reason}")
    require(line["board"] == "main", "another board")


def _check_parts(line: Line) -> None:
    """Check the arithmetic: number of things, count x value, sum."""
    for part in line["parts"]:
        require(part["count"] == len(part["things"]), "the count is not that of the things")
        require(part["points"] == part["count"] * part["value"], "the points are not count x value")
    require(line["points"] == sum(part["points"] for part in line["parts"]), "the points are not those of the parts")


def _find_part(line: Line, code: str, value: int) -> list[list[str]]:
    """Return the things that a part counts, and check its value."""
    cited_parts = [part for part in line["parts"] if part["code"] == code]
    require(len(cited_parts) <= 1, f"two parts about {code}")
    require(all(part["value"] == value for part in cited_parts), f"{code} count {value} each")
    return [item for part in cited_parts for item in part["things"]]


def _find_whole_feature(line: Line, land: Land) -> frozenset[Spot]:
    spots = [read_spot(place) for place in line["segments"]]
    require(bool(spots), "no segments")
    feature = land.find_feature(spots[0])
    require(set(spots) == feature, "the segments are not the whole feature")
    require(len(spots) == len(feature), "a segment is named twice")
    return feature


def _check_majority(line: Line, land: Land, feature: frozenset[Spot]) -> None:
    followers_in_line = {read_spot(place): seat for place, seat in line["majority"].items()}
    followers = land.find_followers(feature)
    require(followers_in_line == followers, "the followers are not those on the feature")
    weighs = land.find_kind(next(iter(feature))) not in AROUND_IT  # one follower stands there alone
    heavy = {spot.place: land.weigh(spot) for spot in followers if weighs and land.weigh(spot) > 1}
    require(line["weights"] == heavy, "the weights are not those of the followers")
    require(line["seat"] in land.find_leaders(feature), "paid to somebody without the majority")


def _find_left_over(line: Line, *reasons: str) -> dict[str, list[str]]:
    """Map reasons to the places left over."""
    by_reason: dict[str, list[str]] = {reason: [] for reason in reasons}
    for left_over in line["left_over"]:
        reason = left_over["reason"].removeprefix("carcassonne.")
        require(reason in by_reason, f"left over for no reason of its kind: {reason}")
        by_reason[reason].append(left_over["place"])
    return by_reason


def _check_same(names: Iterable[Any], expected: Iterable[Any], message: str) -> None:
    names, expected = list(names), set(expected)
    require(len(names) == len(set(names)), f"{message}: something is named twice")
    require(set(names) == expected, f"{message}: too much {set(names) - expected}, too little {expected - set(names)}")


def check_feature(line: Line, land: Land, options: Options, feature: frozenset[Spot]) -> None:
    """Check a line of a road, city, cloister or garden."""
    kind = land.find_kind(next(iter(feature)))
    complete, worth = land.is_complete(feature), find_worth(land, options, feature)
    require(worth.value > 0, "an unfinished inn or cathedral pays nothing")
    _check_head(line, worth.reason, kind, worth.section)
    if kind in AROUND_IT:
        _check_tiles_around(line, land, feature)
        return
    cells = {spot.cell for spot in feature}
    _check_parts(line)
    _check_majority(line, land, feature)
    require(not line["counts"], "nothing else is compared")
    require({part["code"] for part in line["parts"]} <= {worth.part, "pennants"}, "a part of another kind")
    tiles = _find_part(line, worth.part, worth.value)
    require(all(len(tile) == 1 for tile in tiles), "a tile is one place")
    _check_same((read_cell(tile[0]) for tile in tiles), cells, "tiles")
    pennants = _find_part(line, "pennants", worth.value)
    require(all(len(pennant) == 1 for pennant in pennants), "a pennant is one place")
    _check_same(
        (read_spot(pennant[0]) for pennant in pennants),
        (spot for spot in feature if land.find_facts(spot).get("pennant")),
        "pennants",
    )
    inner, still_open = land.find_rim(feature)
    _check_same((_find_between(place, land) for place in line["closed_by"]), inner if complete else (), "closing edges")
    left_over = _find_left_over(line, "same_tile", "open_edge")
    _check_same((_read_edge(place) for place in left_over["open_edge"]), still_open, "open edges")
    shared = [read_spot(place) for place in left_over["same_tile"]]
    require(len(shared) == len(set(shared)) and set(shared) <= feature, "same tile: not of the feature")
    _check_same((spot.cell for spot in feature - set(shared)), cells, "segments that share a tile")


def _check_tiles_around(line: Line, land: Land, feature: frozenset[Spot]) -> None:
    """Check a line of a cloister or garden but for its reason."""
    ((cell, _),) = feature
    _check_parts(line)
    _check_majority(line, land, feature)
    require([part["code"] for part in line["parts"]] == ["tiles"], "a cloister counts tiles, and nothing else")
    tiles = _find_part(line, "tiles", 1)
    require(all(len(tile) == 1 for tile in tiles), "a tile is one place")
    tile_cells = [read_cell(tile[0]) for tile in tiles]
    around = land.find_cells_around(cell)
    empty = {(cell[0] + dx, cell[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - {cell} - around
    _check_same(tile_cells, {cell} | around, "tiles")
    _check_same((read_cell(place) for place in line["closed_by"]), set() if empty else around, "closing cells")
    _check_same((read_cell(place) for place in _find_left_over(line, "empty_cell")["empty_cell"]), empty, "empty cells")


def _read_edge(place: str) -> tuple[Cell, str]:
    cell, bar, edge = place.partition("|")
    require(bar == "|" and edge in ("N", "E", "S", "W"), f"no edge: {place!r}")
    return read_cell(cell), edge


def _find_between(place: str, land: Land) -> frozenset[Cell]:
    cell, edge = _read_edge(place)
    return frozenset((cell, land.find_cell_past(cell, edge)))


def _find_cited_cities(line: Line, land: Land, has_pig: Callable[[frozenset[Spot]], bool]) -> list[frozenset[Spot]]:
    """Return the cities that a line of a farm counts: one point more for each where the seat has its pig (sections e56
    and e57)."""
    codes = [part["code"] for part in line["parts"]]
    require(set(codes) <= {"cities", "cities_pig"}, "a farm counts cities, and nothing else")
    value = FARM_VALUE[line["reason"].removeprefix("carcassonne.")]
    cities = []
    for code in codes:
        for cited in _find_part(line, code, value + (code == "cities_pig")):
            city = frozenset(read_spot(place) for place in cited)
            require(len(cited) == len(city) and city == land.find_feature(next(iter(city))), "not the whole city")
            require(land.find_kind(next(iter(city))) == "city", "not a city")
            require(land.is_complete(city), "the city is not complete")
            require(has_pig(city) == (code == "cities_pig"), "a pig that is not there, or one that is forgotten")
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
        farm, seat = _find_whole_feature(line, land), line["seat"]
        require(farm in farms, "nobody farms there")
        require((farm, seat) not in paid_cities, "a farm is paid twice to one player")
        _check_majority(line, land, farm)
        pigs = [each for each in (farms if once else {farm}) if land.has_figure("pig", seat, each)]
        fed_by_pigs = {city for each in pigs for city in land.find_cities_beside(each)}
        cited = _find_cited_cities(line, land, fed_by_pigs.__contains__)
        require(not line["closed_by"], "a farm is never complete")
        beside = land.find_cities_beside(farm)
        left_over = _find_left_over(line, "city_unfinished", "city_already_paid")
        unfinished = [land.find_feature(read_spot(place)) for place in left_over["city_unfinished"]]
        paid_before = [land.find_feature(read_spot(place)) for place in left_over["city_already_paid"]]
        _check_same(unfinished, (city for city in beside if not land.is_complete(city)), "unfinished cities")
        already_paid = {city for city in beside if once and (seat, city) in paid_to_seat}
        _check_same(paid_before, already_paid, "cities paid already")
        _check_same(cited, {city for city in beside if land.is_complete(city)} - already_paid, "cities beside the farm")
        paid_cities[farm, seat] = set(cited)
        paid_to_seat |= {(seat, city) for city in cited}
    for farm in farms:
        complete = {city for city in land.find_cities_beside(farm) if land.is_complete(city)}
        for seat in land.find_leaders(farm):
            expected = {city for city in complete if not (once and (seat, city) in paid_to_seat)}
            require(expected <= paid_cities.get((farm, seat), set()), f"a farm does not pay seat {seat}")


def _answer(answer: bool) -> Callable[[frozenset[Spot]], bool]:
    return lambda _: answer


def _check_cities_paid(lines: list[Line], land: Land, farms: set[frozenset[Spot]]) -> None:
    """Check that every complete city scores for whoever leads over all farms beside it."""
    cities = {city for farm in farms for city in land.find_cities_beside(farm) if land.is_complete(city)}
    unpaid = {}
    for city in cities:
        fields = frozenset(spot for farm in farms if city in land.find_cities_beside(farm) for spot in farm)
        unpaid.update({(city, seat): fields for seat in land.find_leaders(fields)})
    for line in lines:
        around = frozenset(read_spot(place) for place in line["segments"])
        has_pig = land.has_figure("pig", line["seat"], around)
        (city, *more) = _find_cited_cities(line, land, _answer(has_pig))
        require(not more, "one line is about one city")
        require((city, line["seat"]) in unpaid, "paid twice, or not due")
        fields = unpaid.pop((city, line["seat"]))
        _check_same((read_spot(place) for place in line["segments"]), fields, "farms around the city")
        _check_majority(line, land, fields)
        require(not line["closed_by"] and not line["left_over"], "a line about one city leaves nothing over")
    require(not unpaid, f"a city does not pay seats {[seat for _, seat in unpaid]}")
