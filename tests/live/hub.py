"""A hub on a table without a database."""

import asyncio

import pytest

from companion.live import hub as hub_module
from companion.live.hub import Hub
from tests.live.stand_ins import TABLE, FakePhone, FakeTable


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> FakeTable:
    table = FakeTable()
    for name in ("run_in_database", "run_in_database_in_line"):
        monkeypatch.setattr(hub_module, name, table.in_database)
    for name in ("build_documents", "find_memberships", "find_newest_versions"):
        monkeypatch.setattr(hub_module.selectors, name, getattr(table, name))
    return table


async def wait_until_settled(hub: Hub) -> None:
    """Wait until the hub has nothing pending."""
    while hub._tasks:
        await asyncio.gather(*hub._tasks)


async def watched_by(*phones: FakePhone) -> Hub:
    """Return a hub that these phones watch, once each has its view."""
    hub = Hub()
    for phone in phones:
        hub.watch(TABLE, phone)
    await wait_until_settled(hub)
    return hub
