"""Requests that run at the same moment."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

from django.db import connections

from companion import errors


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
