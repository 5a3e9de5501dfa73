"""The invariants of faults and races detect planted violations."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.chaos.convergence import check_convergence
from tests.chaos.games import MARKET, bid
from tests.chaos.party import Party, Submission, party
from tests.chaos.production_set import ProductionSet


def forget_an_entry(table: Party) -> str:
    return "DELETE FROM tables_logentry WHERE table_id = %s AND version = 2"


def forget_the_last_entry(table: Party) -> str:
    return "DELETE FROM tables_logentry WHERE table_id = %s AND version = 3"


def keep_another_state(table: Party) -> str:
    return """UPDATE tables_headstate SET state = replace(state, '"fish":3', '"fish":2') WHERE table_id = %s"""


def keep_an_older_version(table: Party) -> str:
    return "UPDATE tables_headstate SET version = version - 1 WHERE table_id = %s"


def log_what_nobody_did(table: Party) -> str:
    return "UPDATE tables_logentry SET client_action_id = 'nobody' WHERE table_id = %s AND version = 2"


def acknowledge_what_is_not_there(table: Party) -> str:
    table.submissions.append(Submission(table.sitting[0], "lost", bid(6), acknowledged_version=2))
    return ""


def refuse_what_is_there(table: Party) -> str:
    submission = table.submissions[0]
    submission.acknowledged_version, submission.refused = None, "table.stale_version"
    return ""


def show_something_else(table: Party) -> str:
    assert table.sockets[1].document
    table.sockets[1].document["view"]["turn"] += 1
    return ""


@pytest.mark.parametrize(
    "harm",
    [
        forget_an_entry,
        forget_the_last_entry,
        keep_another_state,
        keep_an_older_version,
        log_what_nobody_did,
        acknowledge_what_is_not_there,
        refuse_what_is_there,
        show_something_else,
    ],
    ids=lambda harm: str(harm.__name__),
)
async def test_a_planted_fault_is_found(production: ProductionSet, harm: Callable[[Party], str]) -> None:
    async with party(production, MARKET) as table:
        await table.play(until=3)
        await check_convergence(table)
        await _do(production, harm(table), table.table)
        with pytest.raises(AssertionError):
            await check_convergence(table)


async def _do(production: ProductionSet, statement: str, table: Any) -> None:
    if statement:
        changed = await production.rows(f"{statement} RETURNING 1", table)
        assert changed, "nothing was harmed"
