"""Thread priority: how long a thread keeps its turn while others wait, and which work goes first."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Lock
from typing import Final

from companion.runtime.responses import Application, Receive, Scope, Send

USUAL_S: Final = sys.getswitchinterval()
SHORT_S: Final = 0.0002
GIVE_WAY_S: Final = 0.01
"""The longest time that long work waits in one call of `give_way`."""


class ShortTurns:
    """ASGI middleware that gives threads short turns while HTTP requests are open.

    Some requests take long to compute: a replay, a preview of a correction. An action of another table changes threads
    several times and would each time wait for a whole turn. While no request is open, turns have their usual length,
    which costs less.
    """

    def __init__(self, application: Application) -> None:
        self.application = application
        self._unanswered = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._unanswered += 1
        sys.setswitchinterval(SHORT_S)
        try:
            await self.application(scope, receive, send)
        finally:
            self._unanswered -= 1
            if not self._unanswered:
                sys.setswitchinterval(USUAL_S)


class _First:
    """Number of running blocks that go first."""

    lock = Lock()
    number = 0
    done = Event()


_First.done.set()


@contextmanager
def first() -> Iterator[None]:
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
    """Wait while somebody goes first, at most GIVE_WAY_S. Long work calls this often, outside of `first`.

    An action queries the database several times, and would wait for a turn after each answer.
    """
    _First.done.wait(GIVE_WAY_S)
