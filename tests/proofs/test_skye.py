"""Every point of Isle of Skye is proved to a checker without the ruleset; planted faults are detected."""

import ast
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from games.isle_of_skye import rounds, scoring
from games.isle_of_skye.scoring import GOALS, SCROLLS
from tests.contract.cases import EVERYTHING
from tests.proofs.faults import Fault
from tests.proofs.skye_faults import FAULTS
from tests.proofs.skye_moments import Line, Moment, build_games, build_random_territories, build_territories
from tests.proofs.spoiling import all_but_the_last, all_completed, assert_detected, count_refused_kinds, one_more

SPOILT_EACH = 12
GROWN = 60 if EVERYTHING else 30
"""How many random territories are scored."""
OTHERWISE = {"lines": "one_per_column", "castle_tile": "does_not_count", "barrels_counted": "per_symbol"}
"""Non-default values of the options that change readings."""


@cache
def build_all_moments() -> tuple[Moment, ...]:
    """Return recorded territories under every scoring tile, and the final scoring."""
    return tuple(build_territories())


def test_every_line_of_recorded_territories_is_proved() -> None:
    counts: Counter[str] = Counter()
    for moment in build_all_moments():
        moment.check()
        counts.update(line["reason"].removeprefix("isle_of_skye.") for line in moment.lines)
    assert set(counts) == {*GOALS, *(f"scroll_{kind}" for kind in SCROLLS), "gold_left"}


@pytest.mark.parametrize("options", [{}, OTHERWISE], ids=["usual", "otherwise"])
def test_every_line_of_random_territories_is_proved(options: dict[str, str]) -> None:
    counts: Counter[str] = Counter()
    for moment in build_random_territories(GROWN, **options):
        moment.check()
        counts.update(line["reason"].removeprefix("isle_of_skye.") for line in moment.lines)
    assert set(counts) == {*GOALS, *(f"scroll_{kind}" for kind in SCROLLS), "gold_left"}


def test_a_line_under_another_reading_is_refused_under_the_default() -> None:
    """In both directions, for every option that changes what counts."""
    for option, value in OTHERWISE.items():
        refused = Counter[bool]()
        for moment in chain.from_iterable(
            zip(build_random_territories(45), build_random_territories(45, **{option: value}), strict=True)
        ):
            other_moment = moment._replace(readings=() if moment.readings else (value,))
            try:
                other_moment.check()
            except Fault:
                refused[bool(moment.readings)] += 1
            if len(refused) == 2:
                break
        assert set(refused) == {True, False}


def test_every_line_of_the_recorded_games_is_proved() -> None:
    proved = 0
    for moment in build_games():
        moment.check()
        proved += len(moment.lines)
    assert proved > 400


def test_every_reason_to_leave_something_over_occurs() -> None:
    moments = (*build_all_moments(), *build_territories(**OTHERWISE), *build_random_territories(30))
    reasons = {
        left_out["reason"].removeprefix("isle_of_skye.")
        for m in moments
        for line in m.lines
        for left_out in line["left_over"]
    }
    source_reasons = {
        node.args[0].value
        for node in ast.walk(ast.parse(Path(str(scoring.__file__)).read_text("utf-8")))
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") == "list_uncounted"
        and isinstance(node.args[0], ast.Constant)
    }
    assert reasons >= source_reasons - RARE


RARE = {"broch_fourth"}
"""It occurs in no recorded territory; a golden table has it."""


# --- lines with one fault ---------------------------------------------------------------------------------


@pytest.mark.parametrize("spoil", FAULTS, ids=lambda spoil: str(spoil.__name__))
def test_a_spoilt_line_is_refused(spoil: Callable[[Line], bool]) -> None:
    assert count_refused_kinds(build_all_moments(), spoil, "reason", SPOILT_EACH // 4).total() >= SPOILT_EACH


# --- scorers with one fault -------------------------------------------------------------------------------


def nothing_counted(_: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *_args, **_kwargs: ()


def swapped(original: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *args, **kwargs: tuple(reversed(original(*args, **kwargs)))


SCORER_FAULTS = [
    (scoring, "find_joining_edges", all_but_the_last, "a closing edge is left out"),
    (scoring, "list_open_areas", nothing_counted, "open areas are overlooked"),
    (scoring, "split_areas", all_completed, "open areas are paid"),
    (scoring, "find_lines", all_but_the_last, "a line is missed"),
    (scoring, "find_road_edges", nothing_counted, "roads are not shown"),
    (scoring, "build_part", one_more, "a point too much for each"),
    (scoring, "AROUND", None, "farms have no neighbours"),
    (scoring, "BROCHS_COUNTED", None, "two brochs are as good as three"),
    (scoring, "LARGE_AREA", None, "areas on two tiles are large"),
    (scoring, "SHORTEST_LINE", None, "two tiles are a line"),
    (scoring, "GOLD_PER_POINT", None, "six gold for a point"),
    (rounds, "rank_counts", swapped, "the last ones are first"),
]
CONSTANTS = {"AROUND": (), "BROCHS_COUNTED": 2, "LARGE_AREA": 2, "SHORTEST_LINE": 2, "GOLD_PER_POINT": 6}


@pytest.mark.parametrize(
    ("module", "function", "fault", "words"), SCORER_FAULTS, ids=[case[-1] for case in SCORER_FAULTS]
)
def test_a_faulty_scorer_is_detected(
    monkeypatch: pytest.MonkeyPatch, module: Any, function: str, fault: Callable[..., Any] | None, words: str
) -> None:
    monkeypatch.setattr(module, function, fault(getattr(module, function)) if fault else CONSTANTS[function])
    assert_detected(build_territories())
