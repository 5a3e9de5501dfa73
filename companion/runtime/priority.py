"""How long a thread keeps its turn while others wait for theirs, and who goes first."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Lock
from typing import Final

from companion.runtime.responses import Application, Receive, Scope, Send

USUAL_S: Final = sys.getswitchinterval()
SHORT_S: Final = 0.0002
GIVE_WAY_S: Final = 0.01
"""So long at most at a time does whoever has time wait for those who go first."""


class ShortTurns:
    """Passes requests on, and has threads take short turns until all of them are answered.

    What is asked over HTTP may take long to work out: how a table came about, what a correction changes. An action of
    another table changes threads several times and would wait for each as long as the usual turn is. While nothing is
    asked over HTTP, turns are as long as usual, which takes less of the machine.
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
    """How many are at work that go first."""

    lock = Lock()
    number = 0
    done = Event()


_First.done.set()


@contextmanager
def first() -> Iterator[None]:
    """What is done in this block, or by a function so decorated, goes first: it is short, and somebody waits for it."""
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
    """To be called time and again by what takes long, outside of `first`: waits while somebody goes first. An action
    asks the database several times; after each answer it would wait for a turn again."""
    _First.done.wait(GIVE_WAY_S)
