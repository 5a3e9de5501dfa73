"""Threads for database work of the event loop."""

import asyncio
import select
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import Context
from functools import partial
from threading import local
from time import monotonic
from typing import Final, Generic, ParamSpec, TypeVar

from django.conf import settings
from django.db import DatabaseError, InterfaceError, close_old_connections, connection

from companion.tables.outages import explain_outage

P = ParamSpec("P")
S = TypeVar("S")
T = TypeVar("T")
THREADS: Final = 1 if settings.SQLITE else 5
"""SQLite has one writer. PostgreSQL gets several, because some may wait for a table's lock, and one more for groups."""

KEPT_S: Final = 1.0
"""Seconds for which a thread's connection to PostgreSQL counts as alive without a query."""

MOST: Final = 16
"""Calls that are made together. Until all are done, none of them is answered, and nobody else writes to SQLite."""

_thread = local()
_threads = ThreadPoolExecutor(THREADS, "database")
_group_threads = _threads if settings.SQLITE else ThreadPoolExecutor(1, "group")
"""Groups wait for no lock. In one thread they keep one connection, whose statements PostgreSQL has prepared."""
_line = ThreadPoolExecutor(1, "line")


async def run_in_database(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run `work` in a thread that may use the database.

    :raises TableBusy: the database is not available just now. A repeat of the request tells whether `work` was done.
    :raises NoRoom: the disk is full.
    """
    return await _run(_threads, partial(_call, partial(work, *args, **kwargs)))


async def run_in_database_in_line(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run `work` as `run_in_database` does, one at a time.

    For work that comes in crowds: other work overtakes all but the first.
    """
    return await _run(_line, lambda: _threads.submit(_call, partial(work, *args, **kwargs)).result())


class Group(Generic[S, T]):
    """Calls in a thread that may use the database. Those that wait while the thread is at others are made together.

    `work`: takes the arguments of each call, and returns its result.
    """

    def __init__(self, work: Callable[[list[S]], Sequence[T]]) -> None:
        self._work = work
        self._waiting: list[tuple[S, asyncio.Future[T]]] = []
        self._working: asyncio.Task[None] | None = None

    async def call(self, arguments: S) -> T:
        """Have `work` called with the arguments, and return the result.

        :raises TableBusy, NoRoom: as `run_in_database`.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((arguments, future))
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work_off(), context=Context())
        return await _explain(future)

    async def _work_off(self) -> None:
        while group := self._waiting[:MOST]:
            del self._waiting[:MOST]
            results: Sequence[T | Exception]
            try:
                arguments = [each for each, _ in group]
                results = await _run(_group_threads, partial(_call, partial(self._work, arguments)))
            except Exception as error:
                results = [error] * len(group)
            for (_, future), result in zip(group, results, strict=True):
                if future.done():
                    continue  # its phone is gone
                if isinstance(result, Exception):
                    future.set_exception(result)
                else:
                    future.set_result(result)


async def _run(threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
    return await _explain(asyncio.get_running_loop().run_in_executor(threads, work))


async def _explain(result: Awaitable[T]) -> T:
    try:
        return await result
    except (DatabaseError, InterfaceError) as error:
        if refusal := explain_outage(error):
            raise refusal from error
        raise


def _call(work: Callable[[], T]) -> T:
    """Run `work` and keep the thread's connection: one that is taken from the pool is checked with a query."""
    if monotonic() - getattr(_thread, "done_at", 0.0) > KEPT_S or _has_hung_up():
        close_old_connections()
    try:
        return work()
    finally:
        _thread.done_at = monotonic()
        if connection.errors_occurred:
            close_old_connections()


def _has_hung_up() -> bool:
    """True if PostgreSQL has ended this thread's connection, as when it restarts: nothing else is to be read there."""
    kept = connection.connection
    if settings.SQLITE or kept is None:
        return False
    if kept.closed:
        return True
    waiting = select.poll()
    waiting.register(kept.fileno(), select.POLLIN)
    return bool(waiting.poll(0))
