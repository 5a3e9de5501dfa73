"""Order of work in the database threads."""

import asyncio
import threading
from itertools import chain
from threading import Event

import pytest
from django.db import OperationalError

from companion.celery import app
from companion.errors import TableBusy
from companion.live.lifespan import run_live
from companion.live.threads import MOST, Group, run_in_database, run_in_database_in_line
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


@pytest.fixture
def groups() -> list[list[str]]:
    """Groups in which calls were made."""
    return []


@pytest.fixture
def may() -> Event:
    """Set: the first group may end."""
    return Event()


@pytest.fixture
def group(groups: list[list[str]], may: Event) -> Group[str, str]:
    def work(names: list[str]) -> list[str]:
        groups.append(names)
        may.wait()
        if "fatal" in names:
            raise RuntimeError
        if "bad" in names:
            raise OperationalError("database is locked")
        return [name.upper() for name in names]

    return Group(work)


async def call(group: Group[str, str], names: list[str], may: Event) -> list[asyncio.Task[str]]:
    """Make a call that waits, then one for each name, and let the first one end."""
    calls = []
    for name in ("first", *names):
        calls.append(asyncio.create_task(group.call(name)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    may.set()
    async with asyncio.timeout(PATIENCE_S):
        await asyncio.wait(calls)
    return calls


async def test_calls_that_wait_are_made_together_in_their_order(
    group: Group[str, str], groups: list[list[str]], may: Event
) -> None:
    names = [str(number) for number in range(MOST + 1)]
    calls = await call(group, names, may)
    assert [done.result() for done in calls] == ["FIRST", *names]
    assert groups == [["first"], names[:MOST], names[MOST:]]


async def test_groups_keep_one_thread_and_its_connection() -> None:
    group = Group(lambda names: [threading.get_ident()] * len(names))
    for _ in range(3):  # the pool of the others gives the work to the thread that has waited longest
        crowd = [asyncio.create_task(run_in_database(threading.get_ident)) for _ in range(3)]
        first, *others = [await group.call("") for _ in range(3)]
        await asyncio.gather(*crowd)
        assert others == [first, first]


async def test_a_call_that_is_not_awaited_any_more_leaves_the_others_alone(
    group: Group[str, str], groups: list[list[str]], may: Event
) -> None:
    gone = asyncio.create_task(group.call("gone"))
    await asyncio.sleep(0)
    gone.cancel()
    _, good, last = await call(group, ["good", "last"], may)
    assert (good.result(), last.result()) == ("GOOD", "LAST")
    assert list(chain.from_iterable(groups)) == ["gone", "first", "good", "last"]


@pytest.mark.parametrize(("name", "error"), [("fatal", RuntimeError), ("bad", TableBusy)])
async def test_a_group_that_fails_fails_for_each_and_the_next_one_is_made(
    group: Group[str, str], may: Event, name: str, error: type[Exception]
) -> None:
    _, *calls = await call(group, [name, "with it"], may)
    assert [type(done.exception()) for done in calls] == [error] * 2
    assert await group.call("next") == "NEXT"
