"""Every point of Druids is proved to a checker without the ruleset; planted faults are detected."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import pytest

from games.isle_of_skye.expansions.druids import scoring
from games.isle_of_skye.expansions.druids.capability import Druids
from games.isle_of_skye.expansions.druids.roads import find_longest_road
from games.isle_of_skye.expansions.druids.scoring import GOALS, SCROLLS
from games.isle_of_skye.expansions.druids.scoring_facts import ScoringFacts
from games.isle_of_skye.rounds import build_lines, list_base_final_lines, list_goal_lines
from games.isle_of_skye.scoring import SCROLLS as BASE_SCROLLS
from games.isle_of_skye.subject import Subject
from tests.proofs.druids_checker import check_goal, check_lighthouses, check_scroll, measure_longest
from tests.proofs.skye_faults import FAULTS
from tests.proofs.skye_land import Land
from tests.proofs.skye_moments import FOLDER, Line, complete_lines, read_kept, read_raw_tiles
from tests.proofs.spoiling import (
    SPOILT_EACH,
    all_but_the_last,
    all_completed,
    assert_detected,
    count_refused_kinds,
    one_more,
)
from tests.records.skye_land import box_of, subject_of

ALL_SCROLLS = BASE_SCROLLS | SCROLLS


class Moment(NamedTuple):
    """Lines as JSON, the seats' territories and gold. `goal` is the scoring tile that counted, empty for the final
    scoring."""

    lines: list[Line]
    lands: list[Land]
    golds: list[int]
    goal: str = ""

    def check(self) -> None:
        """Check the lines of Druids.

        :raises Fault: they do not prove their points.
        """
        if self.goal == "druid_most_lighthouses":
            check_lighthouses(self.lines, self.lands)
        elif self.goal:
            check_goal(self.lines, self.goal, self.lands)
        else:
            for line in self.lines:
                is_repeated = line["reason"] == "isle_of_skye.scroll_again"
                if is_repeated or "scroll_druid" in line["reason"]:
                    check_scroll(line, self.lands[line["seat"]], self.golds[line["seat"]], is_repeated)


def list_territories() -> list[list[dict[str, Any]]]:
    """Return recorded territories by threes, without placed roads."""
    all_territories = [row["input"] for row in read_kept("territories")]
    all_territories += [player for row in read_kept("finals") for player in row["input"]["players"]]
    bare = [{"tiles": territory["tiles"], "gold": territory["gold"]} for territory in all_territories]
    return [bare[at : at + 3] for at in range(0, len(bare) - 2, 3)]


def build_land(tiles: list[dict[str, Any]]) -> Land:
    return Land({f"{t['x']},{t['y']}": {"tile": t["tile"], "rotation": t["rot"]} for t in tiles}, read_raw_tiles())


@cache
def build_all_moments() -> tuple[Moment, ...]:
    """Return moments under every scoring tile, and the final scoring with a tablet for the first scroll of each
    seat."""
    moments = []
    for table in list_territories():
        subjects = [subject_of(box_of(FOLDER), seat_row) for seat_row in table]
        golds = [seat_row["gold"] for seat_row in table]
        lands = [build_land(seat_row["tiles"]) for seat_row in table]
        for goal in GOALS:
            lines = complete_lines(build_lines(list_goal_lines(subjects, {"A": goal}, "A", GOALS), 1, 0))
            moments.append(Moment(lines, lands, golds, goal))
        with_tablets = [
            Subject(subject.land, subject.options, subject.gold, {Druids.id: ScoringFacts(1, find_first(subject))})
            for subject in subjects
        ]
        pending = [*list_base_final_lines(subjects, ALL_SCROLLS), *Druids().list_final_lines(with_tablets, ALL_SCROLLS)]
        lines = [line for line in complete_lines(build_lines(iter(pending), 6, 0)) if is_counted_here(line, lands)]
        moments.append(Moment(lines, lands, golds))
    return tuple(moments)


def find_first(subject: Subject) -> tuple[int, ...]:
    """Return the cell of the first Druid scroll."""
    return tuple(at for at, symbol in subject.list_scrolls() if symbol.scroll in SCROLLS)[:1]


def is_counted_here(line: Line, lands: list[Land]) -> bool:
    """True if the line is of a Druid scroll."""
    place = line["segments"][0] if line["segments"] else ""
    return any(symbol.place == place and kind in SCROLLS for kind, symbol in lands[line["seat"]].list_scrolls())


def test_every_line_is_proved() -> None:
    counts: Counter[str] = Counter()
    for moment in build_all_moments():
        moment.check()
        counts.update(line["reason"].removeprefix("isle_of_skye.") for line in moment.lines)
    missing = {*GOALS, *(f"scroll_{kind}" for kind in SCROLLS), "scroll_again"} - set(counts)
    assert missing == set()


@pytest.mark.parametrize("spoil", FAULTS, ids=lambda spoil: str(spoil.__name__))
def test_a_spoilt_line_is_refused(spoil: Callable[[Line], bool]) -> None:
    goals = (moment for moment in build_all_moments() if moment.goal)
    assert count_refused_kinds(goals, spoil, "reason").total() >= SPOILT_EACH


SPOILT = [
    ("find_joining_edges", all_but_the_last, "a closing edge is left out"),
    ("list_open_areas", all_but_the_last, "an open area is overlooked"),
    ("build_part", one_more, "a point too much for each"),
    ("split_areas", all_completed, "open areas are paid"),
    ("_is_as_large", lambda _: lambda *_: True, "smaller herds are equal"),
]


@pytest.mark.parametrize(("function", "fault", "words"), SPOILT, ids=[case[-1] for case in SPOILT])
def test_a_faulty_scorer_is_detected(
    monkeypatch: pytest.MonkeyPatch, function: str, fault: Callable[..., Any], words: str
) -> None:
    monkeypatch.setattr(scoring, function, fault(getattr(scoring, function)))
    assert_detected(build_all_moments.__wrapped__())


def test_the_longest_road_equals_an_exhaustive_search() -> None:
    compared = 0
    for territory in (
        row["input"] for row in (*read_kept("territories"), *read_kept("territories_base"), *read_kept("settings"))
    ):
        if territory.get("roads") or any(tile["tile"].startswith("xj") for tile in territory["tiles"]):
            continue
        way = find_longest_road(subject_of(box_of(FOLDER), territory).land)
        assert len(way.cells) == measure_longest(build_land(territory["tiles"]))
        assert len(set(way.links)) == len(way.links) == max(0, len(way.roads) - 1)
        compared += 1
    assert compared > 60
