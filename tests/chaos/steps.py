"""What several tests of faults do: the next move of a script, and waiting until its work is scored."""

import pytest

from tests.chaos.convergence import check_convergence
from tests.chaos.games import (
    CARCASSONNE,
    MARKET,
)
from tests.chaos.party import Party, Submission

games = pytest.mark.parametrize("script", [pytest.param(CARCASSONNE, marks=pytest.mark.deep), MARKET], ids=str)
"""The faults do not depend on the game. Every run uses the one with more phones, which also has secrets."""


async def wait_until_scored(table: Party) -> None:
    """Wait until the work that the script made due is done once, and all invariants hold."""
    last = len(table.script.moves) + 1
    await table.all_at(last + len(table.script.work))
    log = await check_convergence(table)
    assert [row.type for row in log[last:]] == table.script.work


async def move(table: Party, *, by: str = "socket") -> Submission:
    """Submit the script's next move and wait for the answer."""
    seat, action = table.script.moves[table.version - 1]
    submission = await table.submit(seat, action, by=by)
    assert submission.acknowledged_version == table.version, submission.answer
    return submission
