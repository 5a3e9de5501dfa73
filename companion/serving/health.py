"""Health: whether the process answers, and whether what it needs answers too.

Probes are answered before Django: they ask by address, under no name that we would know, and are no line of the log.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, Final
from uuid import uuid4

import structlog
from channels.layers import get_channel_layer
from django.conf import settings
from django.core.cache import cache
from django.db import connection

from companion.live.threads import in_database
from companion.runtime.liveness import ALIVE_KEY
from companion.runtime.responses import Application, Receive, Scope, Send, answer, header
from companion.tables.overdue import count_stalled

PATIENCE_S: Final = 3
ALIVE_FOR_S: Final = 10
"""How long a sign of life counts."""

log = structlog.get_logger(__name__)


class Probes:
    """Answers `/health/live`, `/health/ready` and, where it is given one, the `/metrics` page; passes on all else.

    The page is for those who reach the process itself, never through a proxy.
    """

    def __init__(self, application: Application, page: Callable[[], tuple[str, bytes]] | None = None) -> None:
        self.application = application
        self.page = page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        reads = scope["method"] in ("GET", "HEAD")
        if reads and scope["path"] == "/health/live":
            await _tell(send, 200, {"status": "ok"})
        elif reads and scope["path"] == "/health/ready":
            await _tell(send, *await readiness())
        elif reads and scope["path"] == "/metrics" and self.page and not header(scope, b"x-forwarded-for"):
            await answer(send, 200, *await in_database(self.page))
        else:
            await self.application(scope, receive, send)


async def readiness() -> tuple[int, dict[str, Any]]:
    """(status, answer): 503 and what is `down` when phones cannot be served. `late` names the worker or beat when
    they gave no sign of life; phones are served without them, for the web processes do overdue work. `stalled` counts
    tables whose work fails, if any: the others are served."""
    checks: dict[str, Callable[[], Awaitable[None]]] = {"database": _ask_database}
    if not settings.EMBEDDED:
        checks |= {"redis": _ask_redis, "layer": layer_probe.ask}
    answers = await asyncio.gather(*(_holds(name, check) for name, check in checks.items()))
    down = [name for name, holds in zip(checks, answers, strict=True) if not holds]
    if down:
        return 503, {"status": "down", "down": down}
    late = [] if settings.EMBEDDED else await in_database(late_workers)
    report: dict[str, Any] = {"status": "late", "down": [], "late": late} if late else {"status": "ok", "down": []}
    if stalled := await in_database(count_stalled):
        report["stalled"] = stalled
    return 200, report


def give_sign_of_life(name: str) -> None:
    """Note for all processes that `name` is at work; holds for ALIVE_FOR_S."""
    cache.set(ALIVE_KEY.format(name=name), 1, ALIVE_FOR_S)


def late_workers() -> list[str]:
    """Which of worker and beat gave no sign of life: without a worker nobody can tell about beat."""
    return next(([name] for name in ("worker", "beat") if cache.get(ALIVE_KEY.format(name=name)) is None), [])


class LayerProbe:
    """Sends a message through the channel layer and waits for it, over one channel of the process."""

    def __init__(self) -> None:
        self._channel: str | None = None
        self._one_at_a_time = asyncio.Lock()

    async def ask(self) -> None:
        """Return once the layer has carried a message; raises what its driver raises where it cannot."""
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
                self._channel = None  # given up on in mid-wait, the layer has forgotten it
                raise


layer_probe = LayerProbe()


async def _holds(name: str, check: Callable[[], Awaitable[None]]) -> bool:
    try:
        async with asyncio.timeout(PATIENCE_S):
            await check()
    except Exception as error:  # whatever it is that a driver raises, the service cannot be used
        log.warning("not_ready", missing=name, error=type(error).__name__)
        return False
    return True


async def _ask_database() -> None:
    def ask() -> None:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")

    await in_database(ask)


async def _ask_redis() -> None:
    from redis.asyncio import Redis  # an embedded server starts without it

    async with Redis.from_url(settings.REDIS_URL, socket_connect_timeout=1, socket_timeout=1) as client:
        await client.ping()


async def _tell(send: Send, status: int, content: dict[str, Any]) -> None:
    await answer(send, status, "application/json", json.dumps(content).encode())
