"""Every point of Mills is proved to a checker without the ruleset; planted faults are detected."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest

from games.core.seats import SPECTATOR
from tests.contract.cases import Case
from tests.contract.tables import Step, play
from tests.proofs.mills_checker import check_end, check_rows, read_land
from tests.proofs.moments import complete_line
from tests.proofs.skye_faults import FAULTS
from tests.proofs.spoiling import SPOILT_EACH, all_but_the_last, assert_detected, count_refused_kinds
from tests.rulesets.mills import MILLS, rules
from tests.rulesets.mills.facts import ChooseValue, LayStone, MoveStone, OpenRows, ScoreGame

CASES = [
    Case(MILLS, (), seats, "none", {"values": values, "turns": "30"})
    for seats in (2, 3)
    for values in ("open", "hidden")
]


class Moment(NamedTuple):
    """Lines as complete JSON, the surfaces with all values open, and the spot that a stone came to, empty for the
    end."""

    lines: list[dict[str, Any]]
    surfaces: dict[str, Any]
    spot: str

    def check(self) -> None:
        """Check the lines.

        :raises Fault: they do not prove their points.
        """
        land = read_land(self.surfaces)
        if self.spot:
            check_rows(self.lines, self.spot, land)
        else:
            check_end(self.lines, land)


def build_moments(case: Case) -> Iterator[Moment]:
    """Yield the moments of a table at which something may score."""
    spot = ""
    for step in play(case).steps:
        if isinstance(step.action, LayStone | MoveStone):
            spot = getattr(step.action, "target", "") or getattr(step.action, "spot", "")
        is_judged = isinstance(step.action, LayStone | MoveStone | ChooseValue | OpenRows) and not (
            step.after.choosing or step.after.opening
        )
        if is_judged or isinstance(step.action, ScoreGame):
            lines = [complete_line(line) for line in step.after.lines[len(step.before.lines) :]]
            yield Moment(lines, turn_surfaces_over(step), "" if isinstance(step.action, ScoreGame) else spot)


def turn_surfaces_over(step: Step) -> dict[str, Any]:
    """Return the surfaces after a step with every stone turned over."""
    stacks = {
        spot: tuple(msgspec.structs.replace(stone, opened=True) for stone in stack)
        for spot, stack in step.after.stacks.items()
    }
    view = MILLS.load(()).build_view(msgspec.structs.replace(step.after, stacks=stacks), SPECTATOR)
    surfaces: dict[str, Any] = json.loads(msgspec.json.encode(view.surfaces))
    return surfaces


@cache
def build_all_moments() -> tuple[Moment, ...]:
    """Return the moments of four tables."""
    return tuple(moment for case in CASES for moment in build_moments(case))


def test_every_line_is_proved() -> None:
    counts: Counter[str] = Counter()
    for moment in build_all_moments():
        moment.check()
        counts.update(line["category"] for line in moment.lines)
        counts["silent"] += not moment.lines
    assert counts["rows"] > 10
    assert counts["tops"] > 5
    assert counts["track"]
    assert counts["silent"]


APPLICABLE = [spoil for spoil in FAULTS if "left_over" not in spoil.__name__ and "closing" not in spoil.__name__]


@pytest.mark.parametrize("spoil", APPLICABLE, ids=lambda spoil: str(spoil.__name__))
def test_a_spoilt_line_is_refused(spoil: Callable[[dict[str, Any]], bool]) -> None:
    assert count_refused_kinds(build_all_moments(), spoil, "category").total() >= SPOILT_EACH


@pytest.mark.parametrize("name", ["complete_rows", "parts_of"])
def test_a_faulty_ruleset_is_detected(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, name, all_but_the_last(getattr(rules, name)))
    assert_detected(build_all_moments.__wrapped__())
