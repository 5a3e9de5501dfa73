"""The referee detects tables whose rules have one fault each, and the checker score lines with one fault each."""

from functools import cache

import pytest

from tests.proofs.carcassonne_box_faults import BOX_LINE_FAULTS, RULE_FAULTS
from tests.proofs.carcassonne_faults import Spoil, assert_refused, with_fault
from tests.proofs.carcassonne_games import Game, Step, referee_game, start
from tests.proofs.faults import Fault
from tests.proofs.moments import Moment, build_moments

MOST_GAMES = 12
PARTS = 60
"""Tiles of a game: enough for features to be completed, and for others to remain unfinished."""


def is_caught(game: Game) -> bool:
    """True if the referee says that the game is not played by the rules."""
    try:
        referee_game(game)
    except (Fault, AssertionError):
        return True
    return False


@pytest.mark.parametrize(("plant", "boxes"), RULE_FAULTS, ids=[plant.__name__ for plant, _ in RULE_FAULTS])
def test_a_fault_in_the_rules_is_detected(plant: object, boxes: tuple[str, ...]) -> None:
    """The same game is accepted without the fault."""
    games = [Game(boxes, 3, "table", {}, seed, PARTS, offers=0.1) for seed in range(MOST_GAMES)]
    with pytest.MonkeyPatch.context() as patch:
        plant(patch)  # type: ignore[operator]
        caught = next((game for game in games if is_caught(game)), None)
    assert caught, "no game shows the fault"
    referee_game(caught)


@cache
def moments_with_boxes() -> list[Moment]:
    """Return the moments with score lines of some games with all boxes."""
    boxes = ("abbot", "inns_cathedrals", "traders_builders")
    scored: list[Moment] = []
    for seed in range(2):
        steps: list[Step] = []
        game = Game(boxes, 2, "table", {}, seed, offers=0.0)
        referee_game(game, steps)
        scored += [moment for moment in build_moments(steps, start(game)[0]) if moment.lines]
    return scored


@pytest.mark.parametrize("spoil", BOX_LINE_FAULTS, ids=lambda spoil: spoil.__name__)
def test_a_spoilt_line_of_a_box_is_refused(spoil: Spoil) -> None:
    spoilt = [bad for moment in moments_with_boxes() for bad in with_fault(moment, spoil)]
    assert_refused(spoilt[:20])
