"""Recorded games entered with many slips equal the correct game once every slip is corrected."""

from collections.abc import Iterator
from typing import Any

import pytest

from companion.tables import store
from companion.tables.codec import encode
from games.core.action import find_actor
from tests.games.recorded import rows
from tests.history.slips import LATER, RULES, RecordWithSlips
from tests.records.carcassonne import moves, start_of
from tests.tables.conftest import SystemSeat
from tests.tables.played import PlayedTable

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]


def final_state(row: dict[str, Any]) -> Any:
    """Return the state that the correct log leads to."""
    state = RULES.setup(start_of(row)).state
    for _, seat, action in moves(row):
        state = RULES.apply(state, find_actor(action, seat), action).state
    return RULES.apply(state, "system", RULES.system_actions["score_game"]).state


def games() -> Iterator[Any]:
    """Yield every recorded game. All but the longest of each number of seats are deep."""
    longest = {row["players"]: row["id"] for row in sorted(rows(), key=lambda row: len(row["moves"]))}
    for row in rows():
        yield pytest.param(row, id=row["id"], marks=[] if row["id"] in longest.values() else pytest.mark.deep)


@pytest.mark.parametrize("row", list(games()))
def test_a_game_with_slips_ends_as_the_correct_one(row: dict[str, Any], system_seat: SystemSeat) -> None:
    played = RecordWithSlips(row)
    played.play()
    system_seat.work()
    table: PlayedTable = played.table
    state = store.load(table.row).state
    expected = final_state(row)
    assert state.scores == tuple(row["final_scores"]) == expected.scores
    assert encode(state) == encode(expected)
    assert len(played.corrected) > 10
    assert {kind for kind, _ in played.corrected} >= {"tile", "cell", "missing", "doubled"}
    assert max(entries for _, entries in played.corrected) >= LATER // 2, "some are noticed late"
    table.check()
