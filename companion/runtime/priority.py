"""Thread priority: which work goes first (decision 0102)."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Lock
from typing import Final

GIVE_WAY_S: Final = 0.01
"""The longest time that long work waits in one call of `give_way`."""


class _First:
    """Number of running blocks that go first."""

    lock = Lock()
    number = 0
    done = Event()


_First.done.set()


@contextmanager
def go_first() -> Iterator[None]:
    """Let the block, or the decorated function, go first. For short work that somebody waits for."""
    with _First.lock:
        _First.number += 1
        _First.done.clear()
    try:
        yield
    finally:
        with _First.lock:
            _First.number -= 1
            if not _First.number:
                _First.done.set()


def give_way() -> None:
    """Wait while somebody goes first, at most GIVE_WAY_S. Long work calls this often, outside of `go_first`.

    An action queries the database several times, and would wait for a turn after each answer.
    """
    _First.done.wait(GIVE_WAY_S)
