"""Threads of HTTP requests."""

from concurrent.futures import ThreadPoolExecutor
from typing import Final

from asgiref.sync import ThreadSensitiveContext

from companion.runtime.responses import Application, Receive, Scope, Send

MOST_IDLE: Final = 8
"""Number of idle threads that are kept for later requests: as many as PostgreSQL's pool has connections for them."""


class ReusedThreads:
    """ASGI middleware that runs the synchronous code of a request in one thread, and that of later requests in the same
    threads.

    Without it Django starts a thread for each request and a second one to end the first, and each request to SQLite
    opens the database anew: together a third of a small response.
    """

    def __init__(self, application: Application) -> None:
        self.application = application
        self._idle: list[ThreadPoolExecutor] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        thread = self._idle.pop() if self._idle else ThreadPoolExecutor(1, "request")
        try:
            async with ThreadSensitiveContext(executor=thread):
                await self.application(scope, receive, send)
        finally:
            # The thread itself does it, when its work is done: that of an aborted request may go on.
            thread.submit(self._put_to_rest, thread)

    def _put_to_rest(self, thread: ThreadPoolExecutor) -> None:
        if len(self._idle) < MOST_IDLE:
            self._idle.append(thread)
        else:
            thread.shutdown(wait=False)
