"""A scoring tile that gives nothing has a zero line for each seat, with what was there."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from games.core.score import ScoreLine
from games.isle_of_skye import income
from games.isle_of_skye.expansions.druids.scoring import GOALS as DRUID_GOALS
from games.isle_of_skye.income import compute_income
from games.isle_of_skye.income_proof import build_income_line, prove_income
from games.isle_of_skye.rounds import build_lines, build_zero_lines, list_goal_lines
from games.isle_of_skye.scoring import GOALS, count_income_barrels
from games.isle_of_skye.subject import Subject
from tests.games.isle_of_skye.shapes import subject, tile
from tests.golden import GOLDEN
from tests.proofs.skye_areas import find_completed, find_unfinished
from tests.proofs.skye_goals import find_runs
from tests.proofs.skye_land import Land
from tests.proofs.skye_moments import read_kept, read_raw_tiles
from tests.records.skye_land import box_of, subject_of

ALL = {**GOALS, **DRUID_GOALS}
FOLDER = GOLDEN / "isle_of_skye"


class Scored(NamedTuple):
    """A recorded territory, for the ruleset and for the checker."""

    subject: Subject
    land: Land


def territories() -> list[Scored]:
    lands = []
    for row in read_kept("territories"):
        land_row = row["input"]
        tiles = {f"{t['x']},{t['y']}": {"tile": t["tile"], "rotation": t["rot"]} for t in land_row["tiles"]}
        if not land_row.get("roads"):
            lands.append(Scored(subject_of(box_of(FOLDER), land_row), Land(tiles, read_raw_tiles())))
    return lands


def zero_lines(goal: str) -> Iterator[tuple[ScoreLine, Scored]]:
    all_territories = territories()
    for table in (all_territories[at : at + 3] for at in range(0, len(all_territories) - 2, 3)):
        pending = list(list_goal_lines([seat_row.subject for seat_row in table], {"A": goal}, "A", ALL))
        lines, zeros = build_lines(pending, 1, 0), build_zero_lines(pending, 1, 0)
        assert sorted(line.seat for line in (*lines, *zeros)) == [0, 1, 2]
        assert [line.n for line in zeros] == [-n for n in range(1, len(zeros) + 1)]
        yield from ((line, table[line.seat]) for line in zeros)


def count(land: Land, *kinds: str) -> int:
    return sum(len(list(land.list_symbols(kind))) for kind in kinds)


def areas(land: Land, terrain: str = "") -> dict[str, int]:
    return {"open": len(find_unfinished(land, terrain)), "completed": len(find_completed(land, terrain))}


THERE: dict[str, Callable[[Land], dict[str, int]]] = {
    "base_squares": lambda land: {"n": len(land.list_cells())},
    "base_completed_areas": areas,
    "base_sheep": lambda _: {},
    "base_completed_areas_3plus": areas,
    "base_brochs_in_mountains": lambda _: {},
    "base_building_sets": lambda land: {kind: count(land, kind) for kind in ("broch", "farm", "lighthouse")},
    "base_animals_near_farms": lambda land: {"n": count(land, "sheep", "cattle"), "farm": count(land, "farm")},
    "base_cattle_on_roads": lambda land: {"n": count(land, "cattle")},
    "base_water_ship_lighthouse": lambda land: {kind: count(land, kind) for kind in ("ship", "lighthouse")},
    "base_vertical_lines": lambda land: {"n": max(len(run) for run in find_runs(land))},
    "base_castle_road_tiles": lambda _: {},
    "base_largest_water": lambda land: areas(land, "water"),
    "base_completed_mountains": lambda land: areas(land, "mountain"),
    "druid_open_water": lambda land: {
        "n": sum(len(land.find_open_edges(area)) for area in find_unfinished(land, "water")),
    },
    "druid_largest_herd": lambda land: {"n": count(land, "cattle")},
    "druid_largest_mountain": lambda land: areas(land, "mountain"),
    "druid_lake_house": lambda land: {"n": count(land, "farm"), "lakes": len(find_completed(land, "water"))},
    "druid_longest_diagonal": lambda _: {},
}
"""What a zero line must name, computed without the ruleset."""


@pytest.mark.parametrize("goal", ALL)
def test_every_scoring_tile_has_a_zero_line_with_what_was_there(goal: str) -> None:
    words = {code for language in ("en", "de") for code in codes_of(language)}
    for line, (_, land) in zero_lines(goal):
        assert line.why
        assert line.why.code.removeprefix("isle_of_skye.").replace("_", "-") in words
        assert (line.points, line.parts) == (0, ())
        if line.counts:
            ahead = sorted((n for n in line.counts.values() if n > line.counts[str(line.seat)]), reverse=True)
            assert line.why.params.get("n", 0) == line.counts[str(line.seat)]
            assert ahead or not line.why.params
        else:
            assert line.why.params == THERE[goal](land)


def codes_of(language: str) -> set[str]:
    folder = Path(income.__file__).parent
    files = (folder / f"texts/{language}.ftl", folder / f"expansions/druids/texts/{language}.ftl")
    return {
        code for file in files for code in re.findall(r"^isle-of-skye-([a-z0-9-]+) =", file.read_text("utf-8"), re.M)
    }


def test_a_majority_names_the_others_counts() -> None:
    def with_ships(number: int) -> Subject:
        return subject({(n, 0): tile("WWWW", "ship") for n in range(number)} | {(0, 1): tile("WWWW")})

    def why(*ships: int) -> list[tuple[int, str, dict[str, int]]]:
        pending = list(list_goal_lines([with_ships(n) for n in ships], {"A": "base_most_ships"}, "A", GOALS))
        zero = build_zero_lines(pending, 1, 0)
        return [(line.seat, line.why.code[18:], dict(line.why.params)) for line in zero if line.why]  # type: ignore[arg-type]

    assert why(6, 3, 2) == [(2, "most", {"first": 6, "second": 3, "n": 2})]
    assert why(3, 3, 2) == [(2, "most_tied", {"first": 3, "tied": 2, "n": 2})]
    assert why(3, 0) == [(1, "most_none", {})]


def test_an_income_has_a_proof() -> None:
    codes: Counter[str] = Counter()
    for row, land in territories():
        earned = compute_income(count_income_barrels(row), 2, 3, 4)
        line = build_income_line(0, 4, prove_income(row, earned, (1, 3)))
        assert line.points == earned.total == sum(part.points for part in line.parts)
        assert all(part.count == len(part.things) and part.points == part.count * part.value for part in line.parts)
        assert land.find_reached(set(line.segments)) <= land.find_reached()
        barrel_places = {places[0] for part in line.parts if part.code == "income_barrels" for places in part.things}
        reached = {symbol.place for symbol in land.list_symbols("barrel") if symbol.spot.cell in land.find_reached()}
        assert barrel_places == reached
        assert {left_out.place for left_out in line.left_over} == {
            symbol.place for symbol in land.list_symbols("barrel")
        } - reached
        codes.update(part.code for part in line.parts)
    assert {"income_castle", "income_barrels", "income_behind", "income_more"} == set(codes)
