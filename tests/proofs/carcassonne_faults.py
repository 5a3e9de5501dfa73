"""Faults to plant in a score line. Each takes a moment and one of its lines, changes the line in place, and returns
whether that was possible."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from tests.proofs.carcassonne_land import Land, read_spot
from tests.proofs.faults import Fault
from tests.proofs.moments import Moment

Line = dict[str, Any]
Spoil = Callable[[Moment, Line], object]


def settle(line: Line) -> bool:
    """Make the sums of a changed line consistent again, so that only the fault itself can be detected."""
    for part in line["parts"]:
        part["count"] = len(part["things"])
        part["points"] = part["count"] * part["value"]
    line["points"] = sum(part["points"] for part in line["parts"])
    return True


def find_part(line: Line, code: str) -> Line | None:
    return next((part for part in line["parts"] if part["code"] == code), None)


def build_land(moment: Moment) -> Land:
    return moment.land


def tile_dropped(_: Moment, line: Line) -> object:
    part = find_part(line, "tiles")
    return part and part["things"].pop() and settle(line)


def tile_counted_twice(_: Moment, line: Line) -> object:
    part = find_part(line, "tiles")
    return part and [part["things"].append(part["things"][0])] and settle(line)


def tile_of_elsewhere(moment: Moment, line: Line) -> object:
    part = find_part(line, "tiles")
    if not part:
        return False
    counted_places = [item[0] for item in part["things"]]
    part["things"][-1] = [next(place for place in moment.tiles if place not in counted_places)]
    return settle(line)


def tile_that_does_not_lie(_: Moment, line: Line) -> object:
    part = find_part(line, "tiles")
    if part:
        part["things"][0] = ["99,99"]
    return part and settle(line)


def wrong_value(_: Moment, line: Line) -> object:
    line["parts"][0]["value"] += 1
    return settle(line)


def pennant_missing(_: Moment, line: Line) -> object:
    part = find_part(line, "pennants")
    return part and part["things"].pop() and settle(line)


def pennants_not_counted_at_all(_: Moment, line: Line) -> object:
    part = find_part(line, "pennants")
    return part and [line["parts"].remove(part)] and settle(line)


def pennant_invented(moment: Moment, line: Line) -> object:
    land = build_land(moment)
    bare = [place for place in line["segments"] if not land.find_facts(read_spot(place)).get("pennant")]
    if line["category"] != "city" or not bare:
        return False
    part = find_part(line, "pennants")
    if part is None:
        part = {"code": "pennants", "value": line["parts"][0]["value"], "things": []}
        line["parts"].append(part)
    part["things"].append([bare[0]])
    return settle(line)


def loser_paid(moment: Moment, line: Line) -> object:
    seats = set(line["majority"].values())
    losers = seats - build_land(moment).find_leaders(frozenset(read_spot(place) for place in line["segments"]))
    line["seat"] = min(losers, default=line["seat"])
    return losers


def stranger_paid(_: Moment, line: Line) -> object:
    line["seat"] = 1 + max(line["majority"].values())
    return True


def tie_paid_to_one(moment: Moment, line: Line) -> object:
    tied = [other for other in moment.lines if other["segments"] == line["segments"] and other["n"] != line["n"]]
    return line["reason"] != "carcassonne.farm_per_city" and tied and drop_line(moment, line)


def drop_line(_: Moment, line: Line) -> object:
    line["drop"] = True
    return True


def paid_twice(_: Moment, line: Line) -> object:
    line["again"] = True
    return True


def segment_missing(_: Moment, line: Line) -> object:
    return len(line["segments"]) > 1 and line["segments"].pop()


def segment_of_elsewhere(moment: Moment, line: Line) -> object:
    land = build_land(moment)
    kind = land.find_kind(read_spot(line["segments"][0]))
    spots = [spot.place for cell in land.tiles for spot in land.list_spots(cell) if land.find_kind(spot) == kind]
    other = [place for place in spots if place not in line["segments"]]
    return other and [line["segments"].append(other[0])]


def follower_missing(_: Moment, line: Line) -> object:
    return len(line["majority"]) > 1 and line["majority"].popitem()


def follower_invented(_: Moment, line: Line) -> object:
    free = [place for place in line["segments"] if place not in line["majority"]]
    return free and [line["majority"].update({free[0]: line["seat"]})]


def closing_edge_missing(_: Moment, line: Line) -> object:
    return line["closed_by"] and line["closed_by"].pop()


def closing_edge_invented(_: Moment, line: Line) -> object:
    return line["category"] != "farm" and [line["closed_by"].append("0,0|N")]


def closing_edge_named_twice(_: Moment, line: Line) -> object:
    return line["closed_by"] and [line["closed_by"].append(line["closed_by"][0])]


def cloister_neighbour_missing(_: Moment, line: Line) -> object:
    part = find_part(line, "tiles")
    return line["category"] == "cloister" and part and part["things"].pop(1) and settle(line)


def cloister_not_counting_itself(_: Moment, line: Line) -> object:
    part = find_part(line, "tiles")
    return line["category"] == "cloister" and part and part["things"].pop(0) and settle(line)


def left_over_omitted(_: Moment, line: Line) -> object:
    return line["left_over"] and line["left_over"].pop()


def left_over_for_a_wrong_reason(_: Moment, line: Line) -> object:
    if line["left_over"]:
        wrong = {"carcassonne.open_edge": "carcassonne.same_tile"}
        left_over = line["left_over"][0]
        left_over["reason"] = wrong.get(left_over["reason"], "carcassonne.open_edge")
    return line["left_over"]


def open_called_complete(_: Moment, line: Line) -> object:
    if not line["reason"].endswith("_open"):
        return False
    line["reason"] = line["reason"].replace("_open", "_complete")
    for part in line["parts"]:
        part["value"] = 2 if line["category"] == "city" else 1
    return settle(line)


def open_city_fed_to_a_farm(moment: Moment, line: Line) -> object:
    part = find_part(line, "cities")
    unfinished = [left_over for left_over in line["left_over"] if left_over["reason"] == "carcassonne.city_unfinished"]
    if not part or not unfinished:
        return False
    line["left_over"].remove(unfinished[0])
    city = build_land(moment).find_feature(read_spot(unfinished[0]["place"]))
    part["things"].append([spot.place for spot in city])
    return settle(line)


def city_counted_twice(_: Moment, line: Line) -> object:
    part = find_part(line, "cities")
    return part and [part["things"].append(part["things"][0])] and settle(line)


def city_not_fed(_: Moment, line: Line) -> object:
    part = find_part(line, "cities")
    return part and len(part["things"]) > 1 and part["things"].pop() and settle(line)


def city_cited_in_part(_: Moment, line: Line) -> object:
    part = find_part(line, "cities")
    return part and len(part["things"][0]) > 1 and part["things"][0].pop()


def city_of_elsewhere(moment: Moment, line: Line) -> object:
    part = find_part(line, "cities")
    if not part:
        return False
    land = build_land(moment)
    counted_places = {place for item in part["things"] for place in item}
    farm = frozenset(read_spot(place) for place in line["segments"])
    beside = {spot.place for city in land.find_cities_beside(farm) for spot in city}
    spots = [spot for cell in land.tiles for spot in land.list_spots(cell) if land.find_kind(spot) == "city"]
    cities = [land.find_feature(spot) for spot in spots if spot.place not in counted_places | beside]
    other_cities = [city for city in cities if land.is_complete(city)]
    return other_cities and [part["things"].append([spot.place for spot in other_cities[0]])] and settle(line)


def city_paid_again(_: Moment, line: Line) -> object:
    part = find_part(line, "cities")
    paid_before = [
        left_over for left_over in line["left_over"] if left_over["reason"] == "carcassonne.city_already_paid"
    ]
    if not part or not paid_before:
        return False
    line["left_over"].remove(paid_before[0])
    part["things"].append([paid_before[0]["place"]])
    return settle(line)


def points_off(_: Moment, line: Line) -> object:
    line["points"] += 1
    return True


def count_off(_: Moment, line: Line) -> object:
    part = line["parts"][0]
    part["count"] += 1
    part["points"] += part["value"]
    line["points"] += part["value"]
    return True


def wrong_section(_: Moment, line: Line) -> object:
    line["rule"] = "4"
    return True


def farm_called_a_city(_: Moment, line: Line) -> object:
    line["category"] = "city"
    return find_part(line, "cities")


LINE_FAULTS: list[Spoil] = [
    tile_dropped,
    tile_counted_twice,
    tile_of_elsewhere,
    tile_that_does_not_lie,
    wrong_value,
    pennant_missing,
    pennants_not_counted_at_all,
    pennant_invented,
    loser_paid,
    stranger_paid,
    tie_paid_to_one,
    drop_line,
    paid_twice,
    segment_missing,
    segment_of_elsewhere,
    follower_missing,
    follower_invented,
    closing_edge_missing,
    closing_edge_invented,
    closing_edge_named_twice,
    cloister_neighbour_missing,
    cloister_not_counting_itself,
    left_over_omitted,
    left_over_for_a_wrong_reason,
    open_called_complete,
    open_city_fed_to_a_farm,
    city_counted_twice,
    city_not_fed,
    city_cited_in_part,
    city_of_elsewhere,
    points_off,
    count_off,
    wrong_section,
    farm_called_a_city,
]

FARM_FAULTS: list[Spoil] = [
    wrong_value,
    loser_paid,
    stranger_paid,
    drop_line,
    paid_twice,
    segment_missing,
    segment_of_elsewhere,
    follower_missing,
    follower_invented,
    city_counted_twice,
    city_cited_in_part,
    city_of_elsewhere,
    points_off,
    count_off,
    wrong_section,
    farm_called_a_city,
]
"""Faults that a line of a farm can have under every way of scoring farms."""


def with_fault(moment: Moment, spoil: Spoil, category: str = "") -> list[Moment]:
    """Return the moment once for each of its lines (of a category) that can have the fault, with the fault."""
    spoilt_moments = []
    for at, line in enumerate(moment.lines):
        if category and line["category"] != category:
            continue
        lines = [*moment.lines]
        lines[at] = copy.deepcopy(line)
        if spoil(moment, lines[at]):
            if lines[at].pop("drop", False):
                del lines[at]
            elif lines[at].pop("again", False):
                lines.append(lines[at])
            spoilt_moments.append(moment._replace(lines=lines))
    return spoilt_moments


def assert_refused(spoilt_moments: list[Moment]) -> None:
    assert spoilt_moments
    for moment in spoilt_moments:
        with pytest.raises(Fault):
            moment.check()
