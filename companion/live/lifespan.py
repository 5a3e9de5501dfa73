"""Background work of the sockets, for as long as the process serves."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import structlog
from django.conf import settings

from companion.celery import app
from companion.live.hub import hub
from companion.live.threads import run_in_database
from companion.tables import tasks
from companion.tables.edges import broadcast

SWEEP_EVERY: Final = 0.5
"""Seconds."""
END_WITHIN: Final = 2.0
"""Seconds. Leaving a layer that does not answer would never end."""

log = structlog.get_logger(__name__)


@asynccontextmanager
async def run_live() -> AsyncIterator[None]:
    """Run the hub and the sweep: follow news, heal lost nudges, do overdue system work."""
    app.finalize()  # by itself Celery builds a task at its first use, and two threads may be first
    broadcast.serve_from(asyncio.get_running_loop(), hub.take, alone=settings.EMBEDDED)
    listening = () if settings.EMBEDDED else (hub.listen(),)
    running = [asyncio.create_task(work) for work in (*listening, hub.keep_up(), _sweep())]
    try:
        yield
    finally:
        broadcast.serve_from(None)
        for task in running:
            task.cancel()
        await asyncio.wait(running, timeout=END_WITHIN)


async def _sweep() -> None:
    while True:
        await asyncio.sleep(SWEEP_EVERY)
        try:
            await run_in_database(tasks.sweep)
        except Exception:
            log.exception("sweep_failed")
