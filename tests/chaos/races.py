"""Requests submitted at the same moment, and the orders in which they may have been taken."""

import asyncio
from collections import Counter
from collections.abc import Coroutine
from typing import Any

import pytest

from tests.chaos.party import Submission
from tests.chaos.production_set import ProductionSet

Work = Coroutine[Any, Any, Any]


orders = pytest.mark.parametrize("first", [0, 1], ids=["in-turn", "the-other-first"])


async def submit_at_once(production: ProductionSet, table: str, *works: tuple[str, Work]) -> list[Any]:
    """Run these requests at the members they name. All wait for the table's lock, which is then released to them in
    this order. Return their results."""
    tasks = []
    async with production.locked_row(table):
        for number, (_, work) in enumerate(works, 1):
            tasks.append(asyncio.create_task(work))
            await production.wait_for_locks(*(name for name, _ in works[:number]))
    return await asyncio.gather(*tasks)


def outcomes(*submissions: Submission) -> Counter[int | str | None]:
    """Count the acknowledged versions and the codes of refusals."""
    return Counter(submission.acknowledged_version or submission.refused for submission in submissions)
