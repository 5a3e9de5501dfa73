"""Upkeep of an embedded server, which has no beat: backups and purges, each in a process of the lowest priority."""

import asyncio
import sys
from collections.abc import Iterator
from typing import Final

import structlog
from django.conf import settings

FIRST_LOOK_S: Final = 600.0
LOOK_EVERY_S: Final = 3600.0
PURGE_EVERY: Final = 6
"""Looks."""

log = structlog.get_logger(__name__)


async def keep_up() -> None:
    """Look every hour whether a backup is due, and purge every few hours. Stop what runs when cancelled."""
    pause, looks = FIRST_LOOK_S, 0
    while True:
        await asyncio.sleep(pause)
        for command in _list_commands(looks):
            await _run(command)
        pause, looks = LOOK_EVERY_S, looks + 1


def _list_commands(looks: int) -> Iterator[tuple[str, ...]]:
    """Yield what is to be run after so many looks."""
    if settings.BACKUPS:
        yield "backup", "--if-due", str(settings.BACKUPS)
    if looks % PURGE_EVERY == 0:
        yield "purge", "--yes", "--beside"


async def _run(command: tuple[str, ...]) -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "companion", *command, cwd=settings.BASE_DIR)
    try:
        if code := await process.wait():
            log.error(f"{command[0]}_failed", code=code)
    except asyncio.CancelledError:
        process.terminate()
        raise
