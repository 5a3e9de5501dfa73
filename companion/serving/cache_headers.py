"""Cache headers of the API."""

from collections.abc import Mapping
from typing import Any

from companion.runtime.responses import Application, Receive, Scope, Send

NO_STORE = (b"cache-control", b"no-store")


class UncachedApi:
    """Middleware that forbids caching of every response below `/api` that has no `Cache-Control` of its own."""

    def __init__(self, application: Application) -> None:
        self.application = application

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_uncached(message: Mapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                headers = list(message["headers"])
                if not any(name.lower() == NO_STORE[0] for name, _ in headers):
                    message = {**message, "headers": [*headers, NO_STORE]}
            await send(message)

        is_api = scope["path"] == "/api" or scope["path"].startswith("/api/")
        await self.application(scope, receive, send_uncached if is_api else send)
