"""A watch on a browser context for errors that a user never sees."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, WebError, WebSocket

OFFLINE = r"net::ERR_INTERNET_DISCONNECTED"
LOCAL_SCHEMES = ("blob", "data")


class Watch:
    """Console errors (violations of the content security policy among them), uncaught exceptions and requests to
    another origin. A test declares the errors that it expects."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.origin = urlsplit(url).netloc
        self.faults: list[str] = []
        self._expected: list[str] = []
        context.on("console", self._console)
        context.on("weberror", self._uncaught)
        context.on("request", lambda request: self._requested(request.url))
        context.on("page", self._page)

    def _page(self, page: Page) -> None:
        page.on("websocket", self._socket)
        page.on("crash", lambda _: self.faults.append("the page crashed"))

    def _socket(self, socket: WebSocket) -> None:
        self._requested(socket.url)

    def _requested(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.netloc != self.origin and parts.scheme not in LOCAL_SCHEMES:
            self.faults.append(f"a request to another origin: {url}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(re.search(pattern, message.text) for pattern in self._expected):
            self.faults.append(f"on the console: {message.text} ({message.location.get('url')})")

    def _uncaught(self, error: WebError) -> None:
        self.faults.append(f"not caught: {error.error}")

    @contextmanager
    def expecting(self, pattern: str) -> Iterator[None]:
        """Allow this console message inside the block."""
        self._expected.append(pattern)
        try:
            yield
        finally:
            self._expected.remove(pattern)
