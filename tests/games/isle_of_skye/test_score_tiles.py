"""The 50/100 tiles of the expansions: taken, turned and returned with the points, whatever their source. The base game
has none."""

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Any

import msgspec
import pytest

from games.core.action import Draw, StartTable, derive_wire_name, find_actor
from games.core.difference import TableStep, compare_views
from games.core.host import AdjustScore
from games.core.ruleset import Ruleset
from games.core.seats import HOST, SPECTATOR
from games.isle_of_skye.score_tiles import ScoreTileTurned
from tests.games.isle_of_skye.druids import RULES as DRUIDS
from tests.games.isle_of_skye.golden import Row, golden, play_golden, start_of
from tests.games.isle_of_skye.shapes import RULES as BASE
from tests.rulesets.skye_journeyman import recorded

TABLES = golden("score_tiles")
AHEAD = (1, 20, 38, 41, 44, 46, 48, 80, 93, 96)
"""Points by agreement before the first step, so that other steps reach 50 and 100."""


def tiles_of(rules: Ruleset, state: Any) -> list[int]:
    """Return what everybody sees on the tiles of all seats."""
    seats = rules.build_view(state, SPECTATOR).seats
    return [seats[str(seat)].score_tile for seat in range(len(seats))]


def side_at(score: int) -> int:
    if score >= 100:
        return 100
    return 50 if score >= 50 else 0


@pytest.mark.parametrize("row", TABLES, ids=lambda row: str(row["id"]))
def test_tiles_follow_points_by_agreement(row: Row) -> None:
    rules = recorded(tuple(row["expansions"]))
    play_golden(rules, start_of(row), row)
    state = rules.setup(start_of(row)).state
    for entry in row["log"]:
        state = rules.apply(state, HOST, msgspec.convert(entry["action"], AdjustScore)).state
        assert tiles_of(rules, state) == entry["score_tiles"]


def logs() -> Iterator[tuple[str, Ruleset, StartTable, Row]]:
    """Yield whole games with an expansion."""
    for row in golden("druids"):
        if row["id"] == "a-game":
            yield row["id"], DRUIDS, start_of({"expansions": ["druids"], **row}), row
    for row in golden("journeyman"):
        yield row["id"], recorded(tuple(row["expansions"])), start_of(row), row


LOGS = {name: (rules, start, row) for name, rules, start, row in logs()}


Step = tuple[str, Any, Any, tuple[Any, ...]]
"""An action with the states before and after it and its events."""


def replayed(
    rules: Ruleset, start: StartTable, row: Row, ahead: int
) -> Iterator[tuple[str, Any, Any, tuple[Any, ...]]]:
    """Yield every step of a game in which all seats got `ahead` points before the first one."""
    decoded: Any = reduce(or_, (*rules.action_types, Draw))
    state: Any = rules.setup(start).state
    adjustments = [AdjustScore(seat, ahead, "ahead") for seat in range(row["seats"])]
    actions = [(0, action) for action in adjustments]
    log_actions = [(entry["seat"], entry["action"]) for entry in row["log"] if "refused" not in entry]
    for seat, action in (*actions, *((seat, msgspec.convert(raw, decoded)) for seat, raw in log_actions)):
        before, progress = state, rules.apply(state, find_actor(action, seat), action)
        state = progress.state
        yield derive_wire_name(type(action).__name__), before, state, progress.events


def test_every_action_with_points_may_turn_tiles() -> None:
    """Income depends on who is ahead, not by how much: equal points for all leave every step of a game unchanged."""
    turning: set[tuple[str, int, int]] = set()
    for rules, start, row in LOGS.values():
        for ahead in AHEAD:
            for name, before, after, events in replayed(rules, start, row, ahead):
                old, new = map(side_at, before.scores), map(side_at, after.scores)
                expected = [
                    ScoreTileTurned(seat, side, new_side)
                    for seat, (side, new_side) in enumerate(zip(old, new, strict=True))
                    if side != new_side
                ]
                assert [event for event in events if isinstance(event, ScoreTileTurned)] == expected
                turning |= {(name, event.before, event.side) for event in expected}
                if expected:
                    assert tiles_of(rules, after) == [side_at(score) for score in after.scores]
    names = {name for name, _, _ in turning}
    assert names >= {"adjust_score", "score_round", "score_tracks", "score_game"}
    assert names & {"validate_movement", "pick_up", "advance", "advance_by_hand"}, "points between two scorings"
    assert {(side, new_side) for _, side, new_side in turning} == {(0, 50), (50, 100), (0, 100)}


def test_every_turn_of_a_tile_has_a_message() -> None:
    turns = [(0, 50), (0, 100), (50, 100), (100, 50), (50, 0), (100, 0)]
    codes = [ScoreTileTurned(1, before, side).narrate().text.code for before, side in turns]
    assert codes == [
        f"isle_of_skye.event_score_tile_{word}"
        for word in ("taken", "taken_100", "turned", "turned_back", "put_back", "put_back")
    ]


def test_the_put_right_list_contains_turned_tiles() -> None:
    """With and without points by agreement: the difference between two public views."""
    rules, start, _ = LOGS["a-game"]
    views = []
    for points in (0, 60, 120):
        state = rules.setup(start).state
        if points:
            state = rules.apply(state, HOST, AdjustScore(1, points, "agreed")).state
        views.append(rules.build_view(state, SPECTATOR))
    without_points, fifty, hundred = views
    steps = [
        compare_views(before, after).steps
        for before, after in (
            (without_points, fifty),
            (fifty, hundred),
            (hundred, fifty),
            (fifty, without_points),
            (without_points, without_points),
        )
    ]
    steps_shown = [(TableStep("score_tile", seat=1, n=n),) for n in (50, 100, 50, 0)]
    assert steps == [*steps_shown, ()]


def test_the_base_game_has_no_such_tiles() -> None:
    row = next(row for row in golden("tables") if row.get("result"))
    assert ScoreTileTurned not in BASE.event_types
    for _, _, after, events in replayed(BASE, start_of(row), row, 120):
        assert not [event for event in events if isinstance(event, ScoreTileTurned)]
        assert b"score_tile" not in msgspec.json.encode(BASE.build_view(after, SPECTATOR))
