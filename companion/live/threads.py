"""Database work from the event loop."""

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
"""SQLite has one writer. Elsewhere a few, for some may have to wait until a table is free."""


_threads = ThreadPoolExecutor(THREADS, "database")
_line = ThreadPoolExecutor(1, "line")


async def in_database(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run `work` in a thread that may use the database.

    :raises TableBusy: the database cannot just now; whether `work` was done is known when it is asked for again.
    """
    return await _answer(_threads, partial(_asked, partial(work, *args, **kwargs)))


async def in_database_in_line(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """As `in_database`, for what comes in crowds: it lines up, and others go ahead of all but the first in line."""
    return await _answer(_line, lambda: _threads.submit(_asked, partial(work, *args, **kwargs)).result())


async def _answer(threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
    try:
        return await asyncio.get_running_loop().run_in_executor(threads, work)
    except (DatabaseError, InterfaceError) as error:
        if is_passing(error):
            raise TableBusy from error
        raise


def _asked(work: Callable[[], T]) -> T:
    try:
        return work()
    finally:
        close_old_connections()
