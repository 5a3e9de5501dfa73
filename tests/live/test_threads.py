"""Order of work in the database threads."""

import asyncio
from threading import Event

import pytest

from companion.celery import app
from companion.live.lifespan import run_live
from companion.live.threads import run_in_database, run_in_database_in_line
from tests.live.phones import PATIENCE_S


async def test_waiting_background_work_lets_others_go_first_except_for_the_first_item() -> None:
    finished: list[str] = []
    may = Event()

    def in_line() -> None:
        may.wait()
        finished.append("in line")

    crowd = [asyncio.create_task(run_in_database_in_line(in_line)) for _ in range(4)]
    await asyncio.sleep(0)
    other = asyncio.create_task(run_in_database(finished.append, "other"))
    await asyncio.sleep(0)
    may.set()
    async with asyncio.timeout(PATIENCE_S):
        await asyncio.gather(other, *crowd)
    assert finished.index("other") <= 1
    assert len(finished) == len(crowd) + 1


async def test_tasks_are_built_before_threads_use_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Celery registers a task before it is complete, so a second thread may get one that cannot be called."""
    monkeypatch.setattr(app, "finalized", False)
    async with run_live():
        assert app.finalized
