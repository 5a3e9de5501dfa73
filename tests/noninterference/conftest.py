"""Fixture: the application in this process, with the test rulesets."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from django.db import connections

from companion.archive.times import Times
from companion.live.hub import hub
from companion.live.threads import run_in_database
from companion.tables import store
from companion.tables.codec import forget_codecs
from companion.tables.edges import broadcast
from games import registry
from tests.rulesets import TEST_GAMES


@pytest_asyncio.fixture
async def serving(transactional_db: None, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """The background parts of the server, without their timers. Its games take no minute, however slow the machine: two
    that are compared have the same length in pictures and sheets.
    """
    monkeypatch.setattr(Times, "minutes", 0)
    monkeypatch.setattr(registry, "GAMES", (*registry.GAMES, *TEST_GAMES))
    forget_codecs()
    store.forget_all()
    broadcast.serve_from(asyncio.get_running_loop())
    record_logs_and_work = asyncio.create_task(hub.listen())
    try:
        yield
    finally:
        broadcast.serve_from(None)
        record_logs_and_work.cancel()
        await asyncio.gather(record_logs_and_work, return_exceptions=True)
        await run_in_database(connections.close_all)
        forget_codecs()
