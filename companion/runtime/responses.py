"""Minimal ASGI responses for what Django never sees: probes, metrics, refusals, the certificate page."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Mapping[str, Any]]]
Send = Callable[[Mapping[str, Any]], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]


async def send_response(
    send: Send, status: int, content_type: str, body: bytes, headers: Mapping[str, str] | None = None
) -> None:
    """Send one whole HTTP response that must not be cached."""
    fields = {
        "Content-Type": content_type,
        "Content-Length": str(len(body)),
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
        **(headers or {}),
    }
    head = [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in fields.items()]
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": body})


def find_header(scope: Scope, name: bytes) -> str:
    """Return a request header by its lower-case name, empty if it is missing.

    Repeated headers are joined by commas, as Django does.
    """
    return ",".join(value.decode("latin-1") for key, value in scope["headers"] if key == name)
