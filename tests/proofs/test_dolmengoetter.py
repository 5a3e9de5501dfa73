"""Every point of Dolmengötter is proved to a checker without the ruleset; planted faults are detected."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from games.core.seats import Seat
from games.dolmengoetter import scoring, turns
from games.dolmengoetter.actions import Fly, ReportValue, ScoreGame, TurnOver, Walk
from games.dolmengoetter.state import State
from games.registry import find_game
from tests.contract.cases import Case
from tests.contract.tables import Step, play
from tests.proofs.dolmengoetter_checker import Land, check_circles, check_lost, check_start, check_unscored
from tests.proofs.faults import Fault
from tests.proofs.moments import complete_line
from tests.proofs.skye_faults import FAULTS
from tests.proofs.spoiling import SPOILT_EACH, all_but_the_last, assert_detected, count_refused_kinds

GAME = find_game("dolmengoetter")
CASES = [Case(GAME, (), 4, "none", {}), Case(GAME, (), 3, "none", {"values": "when_built", "completing_right": "on"})]


class Moment(NamedTuple):
    """Lines as complete JSON; the board just before they were scored (None: nothing was); the board after the turn
    (None: it continues); the place that a druid left for a point."""

    lines: list[dict[str, Any]]
    land: Land | None
    rest: Land | None = None
    is_end: bool = False
    seat: Seat = 0
    place: str | None = None

    def check(self) -> None:
        """Check the lines.

        :raises Fault: they do not prove their points.
        """
        if self.land:
            check_circles(self.lines, self.land, is_end=self.is_end)
        else:
            check_lost(self.lines, self.seat, self.place)
        if self.rest:
            check_unscored(self.rest)


def build_moments(case: Case) -> Iterator[Moment]:
    """Yield the moments of a table at which something may score."""
    for step in play(case).steps:
        before: State = step.before
        lines = [complete_line(line) for line in step.after.lines[len(before.lines) :]]
        action = step.action
        board_after = build_land(step.after) if step.after.phase == "play" else None
        if isinstance(action, ScoreGame):
            yield Moment(lines, read_land(step), is_end=True)
        elif isinstance(action, TurnOver | ReportValue):
            if not step.after.end and step.after.phase != "turning":
                yield Moment(lines, read_land(step), board_after)
        else:
            loses = isinstance(action, Walk | Fly) and not action.stone and before.stones_left[before.active]
            place = getattr(action, "source", None) if loses else None
            yield Moment(lines, None, board_after, seat=before.active, place=place)


def read_land(step: Step) -> Land:
    """Return the board when a step scored it, including the value that the step entered."""
    stones, stacks = build_land(step.before)
    values_by_circle = {name: [*stack] for name, stack in stacks.items()}
    if isinstance(step.action, ReportValue):
        at = step.action.level - 1
        values_by_circle[step.action.circle][at] = values_by_circle[step.action.circle][at][0], step.action.value
    return Land(stones, values_by_circle)


def build_land(state: State) -> Land:
    return Land(
        state.stones, {n: [(stacked.seat, stacked.value) for stacked in stack] for n, stack in state.stacks.items()}
    )


@cache
def build_all_moments() -> tuple[Moment, ...]:
    return tuple(moment for case in CASES for moment in build_moments(case))


def test_every_line_is_proved() -> None:
    counts: Counter[str] = Counter()
    for moment in build_all_moments():
        moment.check()
        counts.update(line["category"] for line in moment.lines)
        counts["silent"] += not moment.lines
    assert counts["circle"] > 5
    assert counts["final"] > 10
    assert counts["lost"] > 4
    assert counts["silent"]


@pytest.mark.parametrize("options", [{}, {"edition": "2015"}, {"start_points": "7"}], ids=str)
def test_the_points_at_the_start_are_proved(options: dict[str, str]) -> None:
    table = play(Case(GAME, (), 2, "none", options))
    points = int(options.get("start_points", "5" if options else "4"))
    check_start([complete_line(line) for line in table.first.lines], [points, points])
    with pytest.raises(Fault):
        check_start([complete_line(line) for line in table.first.lines], [points, points + 1])


def another_level(line: dict[str, Any]) -> bool:
    if line["category"] == "lost":
        return False
    line["parts"][0]["params"]["level"] += 1
    return True


def value_and_factor_swapped(line: dict[str, Any]) -> bool:
    params = line["parts"][0].get("params", {})
    if not params or params["value"] == params["factor"]:
        return False
    params["value"], params["factor"] = params["factor"], params["value"]
    return True


def a_slab_is_missing(line: dict[str, Any]) -> bool:
    stack = next(iter(line["stacks"].values()), [])
    return bool(stack) and bool(stack.pop())


def a_slab_of_another(line: dict[str, Any]) -> bool:
    stack = next(iter(line["stacks"].values()), [])
    return bool(stack) and not stack[0].update(seat=1 - min(1, stack[0]["seat"]))


def a_slab_with_another_value(line: dict[str, Any]) -> bool:
    stack = next(iter(line["stacks"].values()), [])
    return bool(stack) and not stack[-1].update(value=stack[-1]["value"] + 1)


def something_lay_there(line: dict[str, Any]) -> bool:
    if line["category"] != "lost":
        return False
    line["stacks"] = {}
    return True


ELSEWHERE = ("left_over", "closing", "a_thing_is_missing")
"""Faults of lines with left-over places, closing edges or several things in a part."""
APPLICABLE = [spoil for spoil in FAULTS if not any(word in spoil.__name__ for word in ELSEWHERE)]
APPLICABLE += [another_level, value_and_factor_swapped, a_slab_is_missing, a_slab_of_another]
APPLICABLE += [a_slab_with_another_value, something_lay_there]


@pytest.mark.parametrize("spoil", APPLICABLE, ids=lambda spoil: str(spoil.__name__))
def test_a_spoilt_line_is_refused(spoil: Callable[[dict[str, Any]], bool]) -> None:
    assert count_refused_kinds(build_all_moments(), spoil, "category").total() >= SPOILT_EACH


def one_more(original: Callable[..., int]) -> Callable[..., int]:
    return lambda *args: original(*args) + 1


def never(_: Callable[..., Any]) -> Callable[..., bool]:
    return lambda *_: False


WRONG = [
    (scoring, "find_factor", one_more, "a factor too high"),
    (scoring, "build_circle_lines", all_but_the_last, "a seat is not paid"),
    (turns, "is_full", never, "a full circle is not scored"),
]


@pytest.mark.parametrize(("module", "name", "fault", "words"), WRONG, ids=[case[-1] for case in WRONG])
def test_a_faulty_ruleset_is_detected(
    module: Any, name: str, fault: Callable[..., Any], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, name, fault(getattr(module, name)))
    assert_detected(build_moments(CASES[1]))
