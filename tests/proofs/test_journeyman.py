"""Every point of the Journeyman's scoring tiles is proved to a checker without the ruleset; movement and requirements
are recomputed; planted faults are detected."""

import json
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from games.core.grid import STEP, pack, unpack
from games.isle_of_skye.expansions.journeyman import movement, scoring
from games.isle_of_skye.expansions.journeyman.data import Requirement
from games.isle_of_skye.expansions.journeyman.scoring import GOALS
from games.isle_of_skye.rounds import build_lines, list_goal_lines
from tests.proofs.journeyman_checker import Seat, check_goal, find_cheapest, fulfils
from tests.proofs.skye_faults import FAULTS
from tests.proofs.skye_land import Land
from tests.proofs.skye_moments import FOLDER, Line, complete_lines, read_kept, read_raw_tiles
from tests.proofs.spoiling import all_but_the_last, assert_detected, count_refused_kinds
from tests.records.skye_journeyman_land import beyond_land
from tests.records.skye_land import box_of, land_of, subject_of

Given = dict[str, Any]
BOARDS = json.loads((FOLDER / "boards.json").read_text("utf-8"))
NOWHERE = {"journeyman": [0, 0], "tracks": {"warrior": 0, "merchant": 0, "herald": 0}, "board": "side_2-4"}


class Moment(NamedTuple):
    """Lines as JSON under one scoring tile, the seats' territories and further facts."""

    lines: list[Line]
    goal: str
    lands: list[Land]
    seats: list[Seat]

    def check(self) -> None:
        """Check the lines.

        :raises Fault: they do not prove their points.
        """
        check_goal(self.lines, self.goal, self.lands, self.seats)


def build_land(tiles: list[Given]) -> Land:
    return Land({f"{t['x']},{t['y']}": {"tile": t["tile"], "rotation": t["rot"]} for t in tiles}, read_raw_tiles())


@cache
def build_all_moments() -> tuple[Moment, ...]:
    """Return recorded territories by threes, under every scoring tile."""
    all_territories: list[Given] = [NOWHERE | row["input"] for row in read_kept("territories")]
    moments = []
    for table in (all_territories[at : at + 3] for at in range(0, len(all_territories) - 2, 3)):
        subjects = [subject_of(box_of(FOLDER), seat_row, beyond_land(FOLDER, seat_row)) for seat_row in table]
        lands = [build_land(seat_row["tiles"]) for seat_row in table]
        seats = [
            Seat(tuple(seat_row["journeyman"]), seat_row["tracks"], BOARDS[seat_row["board"]]) for seat_row in table
        ]
        for goal in GOALS:
            lines = complete_lines(build_lines(list_goal_lines(subjects, {"A": goal}, "A", GOALS), 1, 0))
            moments.append(Moment(lines, goal, lands, seats))
    return tuple(moments)


def test_every_line_is_proved() -> None:
    counts: Counter[str] = Counter()
    for moment in build_all_moments():
        moment.check()
        counts.update(line["reason"].removeprefix("isle_of_skye.") for line in moment.lines)
    assert set(counts) == set(GOALS)


APPLICABLE = [spoil for spoil in FAULTS if "left_over" not in spoil.__name__ and "closing" not in spoil.__name__]


@pytest.mark.parametrize("spoil", APPLICABLE, ids=lambda spoil: str(spoil.__name__))
def test_a_spoilt_line_is_refused(spoil: Callable[[Line], bool]) -> None:
    assert len(count_refused_kinds(build_all_moments(), spoil, "reason")) >= 3


PLANTED = {"_find_way": all_but_the_last, "_list_symbols": lambda original: lambda *args: original(*args)[::2]}


@pytest.mark.parametrize("fault", PLANTED)
def test_a_faulty_ruleset_is_detected(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scoring, fault, PLANTED[fault](getattr(scoring, fault)))
    assert_detected(build_all_moments.__wrapped__())


# --- movement and requirements (sections j6 and j7) -----------------------------------------------------------


def test_movement_costs_equal_those_of_the_checker() -> None:
    ways = 0
    for row in read_kept("journeyman_plans"):
        territory = row["input"]
        land, checker_territory = land_of(box_of(FOLDER), territory), build_land(territory["tiles"])
        roads = [((x, y), (to_x, to_y)) for x, y, to_x, to_y in territory["roads"]]
        start = tuple(territory["journeyman"])
        far = movement.measure_distances(land, pack(*start))
        points_by_cell = {unpack(at): points for at, points in far.items()}
        assert points_by_cell == find_cheapest(checker_territory, roads, start)
        for goal, points in far.items():
            if points:
                stops = (pack(*start), *movement.find_way(land, far, pack(*start), goal), goal)
                edges = [(place, STEP.index(neighbour - place)) for place, neighbour in pairwise(stops)]
                assert sum(movement.find_cost(land, place, edge) or 99 for place, edge in edges) == points
        ways += len(points_by_cell)
    assert ways > 300


def test_requirements_met_by_tiles_equal_those_of_the_checker() -> None:
    requirement_texts = {
        json.dumps(space["requirement"], sort_keys=True)
        for board in BOARDS.values()
        for track in board["tracks"].values()
        for space in track["spaces"]
    }
    counts: Counter[tuple[str, bool]] = Counter()
    for row in read_kept("journeyman_turns")[:20]:
        territory = row["input"]
        land, checker_territory = land_of(box_of(FOLDER), territory), build_land(territory["tiles"])
        for facts_asked in map(json.loads, sorted(requirement_texts)):
            requirement = Requirement(**{**facts_asked, "terrains": tuple(facts_asked.get("terrains", ()))})
            for at in land.tiles:
                holds = movement.fulfils(land, at, requirement)
                assert holds == fulfils(checker_territory, unpack(at), facts_asked)
                counts[facts_asked["kind"], holds] += 1
    assert {kind for kind, _ in counts} == {"feature", "castle", "distance_min", "completed_area", "scroll", "compass"}
    assert all(counts[kind, True] and counts[kind, False] for kind, _ in list(counts))
