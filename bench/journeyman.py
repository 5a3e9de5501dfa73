"""Figures for Isle of Skye with the Journeyman: plans, the view of a seat that plans, scoring tiles, a whole game,
bytes of an update and of the drawings of boards."""

import gzip
from typing import Any

import msgspec

from bench.druids import measure_replay
from bench.figures import measure_seconds, print_title, show
from companion.tables.merge_patch import merge_diff
from games.core.surface import TrackLayout
from games.isle_of_skye.expansions.journeyman.actions import PlanMarker
from games.isle_of_skye.expansions.journeyman.movement import judge_plan
from games.isle_of_skye.expansions.journeyman.scoring import GOALS
from games.isle_of_skye.expansions.journeyman.state import Reached
from games.isle_of_skye.expansions.journeyman.view import build_layouts
from games.isle_of_skye.subject import Each
from games.registry import find_game
from tests.contract.cases import Case
from tests.contract.tables import play
from tests.games.isle_of_skye.journeyman import MEADOWS, go, has, meadow, seat_state

SEATS = 5
MS, US = 1e3, 1e6
"""Of a second."""
NAMES = ("way", "field", "curves", "barrel")


def run() -> None:
    """Measure a plan on thirty tiles, a game of five, and drawings."""
    print_title("Rules: Isle of Skye with the Journeyman, one core")
    _measure_plan()
    playthrough = play(Case(find_game("isle_of_skye"), ("journeyman",), SEATS, "app", {}))
    measure_replay(playthrough)
    for name, layout in build_layouts().items():
        assert isinstance(layout, TrackLayout)
        encoded = msgspec.json.encode(layout)
        show(f"{name} for a phone", len(encoded) / 1000, "kB")
        show(f"{name} for a phone, gzip", len(gzip.compress(encoded, 6)) / 1000, "kB")


def _measure_plan() -> None:
    """Measure a castle with 29 tiles around it, eight movement points, two placed markers and a third to place."""
    cells = [(x, y) for y in range(-2, 3) for x in range(-3, 3) if (x, y) != (0, 0)]
    tiles = [(NAMES[n % len(NAMES)], x, y) for n, (x, y) in enumerate(cells)]
    state = has(meadow(*tiles), 0, waypoints=3, reached=(Reached("merchant", 2, 1, move=8),))
    state = go(state, (0, PlanMarker(2, 1, "1,0")), (0, PlanMarker(2, 2, "0,1")), rules=MEADOWS)
    third = PlanMarker(2, 3, "1,1")
    after = go(state, (0, third), rules=MEADOWS)
    subject = MEADOWS.extended.build_subject(after, 0)
    markers = seat_state(after).planned
    show(
        f"plan judged, best order, {len(tiles) + 1} tiles, 3 markers",
        measure_seconds(lambda: judge_plan(subject.land, seat_state(after).at, markers, 8, 3), 51) * US,
        "us",
        "aim < 1000",
    )
    show(
        "view of a seat that plans", measure_seconds(lambda: MEADOWS.build_view(state, 0), 51) * US, "us", "aim < 3000"
    )

    def update() -> Any:
        return merge_diff(*(msgspec.to_builtins(MEADOWS.build_view(snapshot, 0)) for snapshot in (state, after)))

    show("update after a marker", len(msgspec.json.encode(update())), "bytes")

    def score() -> None:
        context = MEADOWS.extended.build_subject(after, 0)
        for goal in GOALS.values():
            assert isinstance(goal, Each)
            goal.score(context)

    show(f"the {len(GOALS)} scoring tiles with proofs, {len(tiles) + 1} tiles", measure_seconds(score) * MS, "ms")
