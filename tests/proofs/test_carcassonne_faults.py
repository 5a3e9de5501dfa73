"""The checker detects proofs with one fault each, and scorers with one fault each."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from games.carcassonne import scoring
from tests.games.recorded import rows, steps
from tests.proofs.carcassonne_faults import (
    FARM_FAULTS,
    LINE_FAULTS,
    Spoil,
    assert_refused,
    city_paid_again,
    with_fault,
)
from tests.proofs.moments import Moment, build_moments
from tests.proofs.spoiling import all_but_the_last, assert_detected, one_more

SPOILT_EACH = 6


@cache
def list_moments(farm_scoring: str) -> list[Moment]:
    """Return moments of recorded games with score lines: all with the default, else the final scoring of farms."""
    scored_moments = []
    for row in rows():
        recorded_steps = list(steps(row, {"farm_scoring": farm_scoring}))
        checked_steps = recorded_steps if farm_scoring == "per_farm_3" else recorded_steps[-1:]
        scored_moments += [
            m for m in build_moments((step.before, step.action, step.after) for step in checked_steps) if m.lines
        ]
    return scored_moments


@pytest.mark.parametrize("spoil", LINE_FAULTS, ids=lambda spoil: spoil.__name__)
def test_a_spoilt_line_is_refused(spoil: Spoil) -> None:
    spoilt_moments: list[Moment] = []
    for moment in list_moments("per_farm_3"):
        spoilt_moments += with_fault(moment, spoil)
        if len(spoilt_moments) >= SPOILT_EACH:
            break
    assert_refused(spoilt_moments)


@pytest.mark.parametrize("spoil", FARM_FAULTS, ids=lambda spoil: spoil.__name__)
@pytest.mark.parametrize("farm_scoring", ["per_farm_3", "once_per_player_3", "per_city_4"])
def test_a_spoilt_line_of_a_farm_is_refused(spoil: Spoil, farm_scoring: str) -> None:
    spoilt_moments: list[Moment] = []
    for moment in list_moments(farm_scoring):
        spoilt_moments += with_fault(moment, spoil, "farm")
        if len(spoilt_moments) >= SPOILT_EACH:
            break
    assert_refused(spoilt_moments)


def test_a_city_scored_twice_is_refused() -> None:
    assert_refused([bad for moment in list_moments("once_per_player_3") for bad in with_fault(moment, city_paid_again)])


def _twice(original: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *args: original(*args) * 2


def _fewest(original: Callable[..., Any]) -> Callable[..., Any]:
    def losers(counts: Any) -> list[int]:
        return sorted(set(counts) - set(original(counts))) or original(counts)

    return losers


def _one_of(original: Callable[..., Any]) -> Callable[..., Any]:
    return lambda counts: original(counts)[:1]


def _always(_: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *_args: True


def _no_closing(original: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *args: ([], original(*args)[1])


def _no_follower(original: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *args: dict(list(original(*args).items())[1:])


def _nothing_shared(original: Callable[..., Any]) -> Callable[..., Any]:
    def tiles(feature: Any, places: list[str]) -> Any:
        return tuple((place.partition("/")[0],) for place in places), []

    return tiles


SCORER_FAULTS = [
    ("find_leaders", _fewest, "losers are paid"),
    ("find_leaders", _one_of, "ties are paid to one"),
    ("is_complete_city", _always, "open cities feed farms"),
    ("find_bordered_cities", _twice, "a city feeds a farm twice"),
    ("find_bordered_cities", all_but_the_last, "a city is missed"),
    ("_find_edges", _no_closing, "closing edges are left out"),
    ("_find_majority", _no_follower, "a follower is overlooked"),
    ("_find_tiles", _nothing_shared, "a tile with two segments counts twice"),
    ("find_occupied_around", all_but_the_last, "a neighbour of a cloister is missed"),
    ("_build_part", one_more, "one point too much for each"),
    ("_score_cloister", all_but_the_last, "cloisters are forgotten"),
    ("_score_per_farm", all_but_the_last, "a farm is forgotten"),
    ("_score_per_farm", _twice, "a farm is paid twice"),
]


@pytest.mark.parametrize(
    ("function", "fault", "description"), SCORER_FAULTS, ids=[fault_name for _, _, fault_name in SCORER_FAULTS]
)
def test_a_faulty_scorer_is_detected(
    monkeypatch: pytest.MonkeyPatch, function: str, fault: Callable[..., Any], description: str
) -> None:
    monkeypatch.setattr(scoring, function, fault(getattr(scoring, function)))
    tables = (steps(row) for row in rows())
    scored_moments = (m for table in tables for m in build_moments((s.before, s.action, s.after) for s in table))
    assert_detected(scored_moments)
