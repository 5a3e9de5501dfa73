"""Threads for database work of the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

from django.conf import settings
from django.db import DatabaseError, InterfaceError, close_old_connections

from companion.errors import TableBusy
from companion.runtime.database import is_passing

P = ParamSpec("P")
T = TypeVar("T")
THREADS: Final = 1 if settings.SQLITE else 6
"""SQLite has one writer. PostgreSQL gets several, because some may wait for a table's lock."""

_threads = ThreadPoolExecutor(THREADS, "database")
_line = ThreadPoolExecutor(1, "line")


async def in_database(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run `work` in a thread that may use the database.

    :raises TableBusy: the database is not available just now. A repeat of the request tells whether `work` was done.
    """
    return await _answer(_threads, partial(_call, partial(work, *args, **kwargs)))


async def in_database_in_line(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run `work` as `in_database` does, one at a time.

    For work that comes in crowds: other work overtakes all but the first.
    """
    return await _answer(_line, lambda: _threads.submit(_call, partial(work, *args, **kwargs)).result())


async def _answer(threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
    try:
        return await asyncio.get_running_loop().run_in_executor(threads, work)
    except (DatabaseError, InterfaceError) as error:
        if is_passing(error):
            raise TableBusy from error
        raise


def _call(work: Callable[[], T]) -> T:
    try:
        return work()
    finally:
        close_old_connections()
