"""Database work from the event loop."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from channels.db import database_sync_to_async
from django.conf import settings
from django.db import DatabaseError, InterfaceError

from companion.database import is_passing
from companion.errors import TableBusy

P = ParamSpec("P")
T = TypeVar("T")


async def in_database(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run `work` in a thread that may use the database: SQLite has one writer, hence one thread for all.

    :raises TableBusy: the database cannot just now; whether `work` was done is known when it is asked for again.
    """
    try:
        result: T = await database_sync_to_async(work, thread_sensitive=settings.SQLITE)(*args, **kwargs)
    except (DatabaseError, InterfaceError) as error:
        if is_passing(error):
            raise TableBusy from error
        raise
    return result
