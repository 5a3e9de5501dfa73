"""Health probes: whether the process answers, and whether the services that it needs answer.

Probes are answered before Django. They ask by IP address, so the host check would refuse them, and they are not logged.
"""

import asyncio
import errno
import json
import os
from collections.abc import Awaitable, Callable
from typing import Any, Final
from uuid import uuid4

import structlog
from channels.layers import get_channel_layer
from django.conf import settings
from django.core.cache import cache
from django.db import connection

from companion.deployment.liveness import ALIVE_KEY
from companion.live.threads import run_in_database
from companion.runtime import room
from companion.runtime.responses import Application, Receive, Scope, Send, find_header, send_response
from companion.tables.overdue import count_stalled

PATIENCE_S: Final = 3
ALIVE_FOR_S: Final = 10
"""Seconds for which a sign of life holds."""

log = structlog.get_logger(__name__)


class Probes:
    """ASGI middleware that answers `/health/live`, `/health/ready` and, if it is given one, the `/metrics` page.
    It passes on all other requests.

    The metrics page is served only to clients that reach the process directly, never through a proxy.
    """

    def __init__(self, application: Application, page: Callable[[], tuple[str, bytes]] | None = None) -> None:
        self.application = application
        self.page = page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        reads = scope["method"] in ("GET", "HEAD")
        if reads and scope["path"] == "/health/live":
            await _send_json(send, 200, {"status": "ok", "version": settings.VERSION})
        elif reads and scope["path"] == "/health/ready":
            await _send_json(send, *await check_readiness())
        elif reads and scope["path"] == "/metrics" and self.page and not find_header(scope, b"x-forwarded-for"):
            await send_response(send, 200, *await run_in_database(self.page))
        else:
            await self.application(scope, receive, send)


async def check_readiness() -> tuple[int, dict[str, Any]]:
    """Return (HTTP status, body).

    - `status`: `ok`, `late` or `down`.
    - `down`: services without which phones cannot be served (503), and `room` while this process finds none to write.
    - `late`: worker or beat, if it gave no sign of life. Phones are served without: web processes do overdue work.
    - `stalled`: number of tables whose work fails, if any. Other tables are served.
    """
    checks: dict[str, Callable[[], Awaitable[None]]] = {"database": _ask_database, "room": _find_room}
    if not settings.EMBEDDED:
        checks |= {"redis": _ask_redis, "layer": layer_probe.ask}
    results = await asyncio.gather(*(_passes(name, check) for name, check in checks.items()))
    down = [name for name, passed in zip(checks, results, strict=True) if not passed]
    if down:
        return 503, {"status": "down", "down": down}
    late = [] if settings.EMBEDDED else await run_in_database(list_late_workers)
    report: dict[str, Any] = {"status": "late", "down": [], "late": late} if late else {"status": "ok", "down": []}
    if stalled := await run_in_database(count_stalled):
        report["stalled"] = stalled
    return 200, report


def give_sign_of_life(name: str) -> None:
    """Tell all processes that `name` is at work. The sign holds for ALIVE_FOR_S."""
    cache.set(ALIVE_KEY.format(name=name), 1, ALIVE_FOR_S)


def list_late_workers() -> list[str]:
    """Return the name of the worker or beat if it gave no sign of life. Without a worker beat's signs are not seen."""
    return next(([name] for name in ("worker", "beat") if cache.get(ALIVE_KEY.format(name=name)) is None), [])


class LayerProbe:
    """A round trip through the channel layer, on one channel per process."""

    def __init__(self) -> None:
        self._channel: str | None = None
        self._one_at_a_time = asyncio.Lock()

    async def ask(self) -> None:
        """Send a message and return once it comes back. Raises what the layer's driver raises."""
        layer = get_channel_layer()
        async with self._one_at_a_time:
            if self._channel is None:
                self._channel = await layer.new_channel("probe")
            token = uuid4().hex
            await layer.send(self._channel, {"type": "probe", "token": token})
            try:
                while (await layer.receive(self._channel))["token"] != token:
                    continue
            except asyncio.CancelledError:
                self._channel = None  # the layer drops a channel whose receive was cancelled
                raise


layer_probe = LayerProbe()


async def _passes(name: str, check: Callable[[], Awaitable[None]]) -> bool:
    try:
        async with asyncio.timeout(PATIENCE_S):
            await check()
    except Exception as error:  # whatever a driver raises, the service cannot be used
        log.warning("not_ready", missing=name, exc_info=error)
        return False
    return True


async def _ask_database() -> None:
    def ask() -> None:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")

    await run_in_database(ask)


async def _find_room() -> None:
    if room.lacks_room():
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


async def _ask_redis() -> None:
    from redis.asyncio import Redis  # an embedded server starts without it

    async with Redis.from_url(settings.REDIS_URL, socket_connect_timeout=1, socket_timeout=1) as client:
        await client.ping()


async def _send_json(send: Send, status: int, content: dict[str, Any]) -> None:
    await send_response(send, status, "application/json", json.dumps(content).encode())
