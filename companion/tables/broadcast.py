"""The nudge: "table T is now at version V", and who was heard. No game content ever goes over the channel layer.

The phones of the announcing process do not depend on the layer: their hub is told directly. A layer that is down, or
that does not answer, delays nobody and fails nothing; the hubs of other processes then see what is new when they ask.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final
from uuid import UUID

import structlog
from asgiref.sync import async_to_sync
from channels.layers import get_channel_layer
from django.conf import settings
from django.db import transaction

GROUP: Final = "tables"
SEND_LIMIT: Final = 2.0
"""Seconds: a message that the layer has not taken by then is given up."""
Listener = Callable[[Mapping[str, Any]], None]
"""Takes a message, in the loop of this process's sockets."""

log = structlog.get_logger(__name__)


class _Process:
    loop: asyncio.AbstractEventLoop | None = None
    listener: Listener | None = None
    layer_answers = True


def serve_from(loop: asyncio.AbstractEventLoop | None, listener: Listener | None = None) -> None:
    """The loop of this process's sockets: nudges from other threads go through it, so that it wakes. `listener`
    hears what this process announces, before and whatever the layer does."""
    _Process.loop, _Process.listener = loop, listener


def announce_on_commit(table_id: UUID, version: int, revision: int) -> None:
    """Once the transaction has committed, tell every process that the table is at this version."""
    transaction.on_commit(
        lambda: _send({"type": "nudge", "table": str(table_id), "v": version, "r": revision}), robust=True
    )


def announce_heard(table_id: UUID, who: Iterable[str]) -> None:
    """Tell every process that these were heard just now, though no socket of theirs is anywhere."""
    _send({"type": "presence", "tables": {str(table_id): dict.fromkeys(who, 0.0)}})


async def share_presence(ages: Mapping[UUID, Mapping[str, float]]) -> None:
    """Tell the other processes how long ago, in seconds, each was heard whose phone is here, by table."""
    if not settings.EMBEDDED:
        await _publish({"type": "presence", "tables": {str(table_id): dict(heard) for table_id, heard in ages.items()}})


def _send(message: Mapping[str, Any]) -> None:
    loop = _Process.loop
    if loop is not None and loop.is_running():
        asyncio.run_coroutine_threadsafe(_announce(message), loop)
    else:
        async_to_sync(_publish)(message)


async def _announce(message: Mapping[str, Any]) -> None:
    if _Process.listener:
        _Process.listener(message)
    await _publish(message)


async def _publish(message: Mapping[str, Any]) -> None:
    try:
        async with asyncio.timeout(SEND_LIMIT):
            await get_channel_layer().group_send(GROUP, dict(message))
        answers = True
    except Exception as error:  # whatever it is that is down
        answers = False
        if _Process.layer_answers:
            log.warning("layer_down", error=type(error).__name__)
    if answers and not _Process.layer_answers:
        log.warning("layer_back")
    _Process.layer_answers = answers
