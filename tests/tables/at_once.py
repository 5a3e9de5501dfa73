"""Requests that run at the same moment, or in another process."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from copy import copy
from threading import Barrier
from typing import Any

from django.db import connections

from companion import errors
from companion.tables import store
from companion.tables.store import heads
from tests.tables.played import PlayedTable


def run_at_once(*works: Callable[[], Any]) -> list[Any]:
    """Run all at the same moment; return the result or exception of each."""
    barrier = Barrier(len(works))

    def run(work: Callable[[], Any]) -> Any:
        try:
            barrier.wait(60)
            return work()
        except errors.AppError as refusal:
            return refusal
        finally:
            connections.close_all()

    with ThreadPoolExecutor(len(works)) as pool:
        return list(pool.map(run, works))


def kinds(results: list[Any]) -> list[str]:
    return sorted(type(result).__name__ for result in results)


@contextmanager
def elsewhere(table: PlayedTable) -> Iterator[None]:
    """Run the block as if in another process: afterwards the cache of this one is as it was before the block."""
    cached = store.take_row(table.id, table.version)
    assert cached
    row, head = cached
    before = copy(row)
    heads.keep_row(row)
    yield
    store.forget_all()
    heads.remember(table.id, head)
    heads.keep_row(before)
