"""News for all processes: the newest versions and heads of tables, and the presence of phones.

A head travels between processes alone, and only if another one has phones of the table, so that it shows the head
without asking the database (decisions 0166 and 0176).
The hub of the announcing process is called directly and does not depend on the channel layer. Other processes get one
message at a time; news that arrive meanwhile are collected for the next one. Versions of tables that no other process
watches wait a little for more of them. A layer that is down delays nobody and fails nothing: other hubs find newer
versions when they ask for them.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from contextvars import Context
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, Final
from uuid import UUID

import structlog
from asgiref.sync import async_to_sync
from channels.layers import get_channel_layer
from django.conf import settings
from django.db import transaction

from companion.runtime.recent import Recent

GROUP: Final = "tables"
SEND_LIMIT: Final = 2.0
"""Seconds after which a message that the layer has not taken counts as failed."""
WATCHED_FOR_S: Final = 3.0
"""Seconds for which a table counts as watched at another process. Each process says every second what it watches."""
MOST_WATCHED: Final = 10_000
UNWATCHED_DELAY_S: Final = 0.1
"""Seconds for which versions that no other process watches are collected: one of them may just have got a phone."""
Listener = Callable[[Mapping[str, Any]], None]
"""Takes a message, called in the event loop of this process's sockets."""

log = structlog.get_logger(__name__)


@dataclass
class News:
    """News for other processes, by table."""

    versions: dict[str, tuple[int, int]] = field(default_factory=dict)
    """The newest (version, revision)."""
    heads: dict[str, bytes] = field(default_factory=dict)
    """The newest state, as `store.pack_head` returns it. Left out: other processes read it from the database."""
    heard_at: dict[str, dict[str, float]] = field(default_factory=dict)
    """When each was last heard, by name, in monotonic seconds of this process."""
    sender: str = ""
    """Name of the sending process. It recognizes its own news by it."""

    def __bool__(self) -> bool:
        return bool(self.versions or self.heard_at or self.sender)

    def add(self, other_news: "News") -> None:
        """Merge more news into these and keep the newest of each."""
        self.sender = other_news.sender or self.sender
        for table, version in other_news.versions.items():
            self.versions[table] = max(version, self.versions.get(table, version))
        self.heads.update(other_news.heads)  # a head of an older version than announced is not used
        for table, times in other_news.heard_at.items():
            at_by_name = self.heard_at.setdefault(table, {})
            for name, at in times.items():
                at_by_name[name] = max(at, at_by_name.get(name, at))

    def build_message(self) -> dict[str, Any]:
        """Return the message for the layer: `versions`, `heads`, and in `tables` the seconds since each was heard."""
        now = monotonic()
        ages = {table: {name: now - at for name, at in times.items()} for table, times in self.heard_at.items()}
        return {
            "type": "news",
            "versions": dict(self.versions),
            "heads": dict(self.heads),
            "tables": ages,
            "from": self.sender,
        }


class _Process:
    loop: asyncio.AbstractEventLoop | None = None
    watched_elsewhere = Recent[str, float](MOST_WATCHED)
    listener: Listener | None = None
    alone = False
    is_layer_up = True
    pending = News()
    timer: asyncio.TimerHandle | None = None
    publishing: asyncio.Task[None] | None = None


def serve_from(
    loop: asyncio.AbstractEventLoop | None, listener: Listener | None = None, *, alone: bool = False
) -> None:
    """Set the event loop of this process's sockets, or None. News from other threads go through it.

    `listener` gets what this process announces, before the layer and whatever the layer does. `alone`: there are no
    other processes, and nothing is sent on the layer.
    """
    _Process.loop, _Process.listener, _Process.alone, _Process.pending = loop, listener, alone, News()
    _Process.timer = None  # of the loop before


def announce_on_commit(table_id: UUID, version: int, revision: int, packed_head: bytes | None = None) -> None:
    """Tell every process the table's version, and its head if given, once the transaction has committed."""
    table = str(table_id)
    news = News(versions={table: (version, revision)}, heads={table: packed_head} if packed_head else {})
    transaction.on_commit(lambda: _send(news), robust=True)


def note_watched_elsewhere(tables: Iterable[str]) -> None:
    """Note that another process has phones of these tables."""
    for table in tables:
        _Process.watched_elsewhere.put(table, monotonic())


def is_watched_elsewhere(table_id: UUID | str) -> bool:
    """True if another process has phones of the table. A process without sockets does not hear of it: always true."""
    if settings.EMBEDDED or _Process.listener is None:
        return not settings.EMBEDDED
    heard_at = _Process.watched_elsewhere.get(str(table_id))
    return heard_at is not None and monotonic() - heard_at < WATCHED_FOR_S


def announce_http_presence(table_id: UUID, names: Iterable[str]) -> None:
    """Tell every process that these were heard just now over HTTP, without a socket."""
    _send(News(heard_at={str(table_id): dict.fromkeys(names, monotonic())}))


def share_presence(heard_at: dict[str, dict[str, float]], sender: str) -> None:
    """Tell all processes, this one too, when each phone of this process was heard, by table and name.

    Call it in an event loop. `sender` names this process, so that it recognizes its own news.
    """
    if not settings.EMBEDDED:
        _gather(News(heard_at=heard_at, sender=sender))


def _send(news: News) -> None:
    loop = _Process.loop
    if loop is not None and loop.is_running():
        loop.call_soon_threadsafe(_announce, news)
    else:
        async_to_sync(_publish)(news)


def _announce(news: News) -> None:
    if _Process.listener:
        _Process.listener(news.build_message())
    if not _Process.alone:
        _gather(news)


def _gather(news: News) -> None:
    _Process.pending.add(news)
    if news.heard_at or news.sender or any(map(is_watched_elsewhere, news.versions)):
        _start_publishing()
    elif _Process.timer is None:
        _Process.timer = asyncio.get_running_loop().call_later(UNWATCHED_DELAY_S, _start_publishing)


def _start_publishing() -> None:
    if _Process.timer:
        _Process.timer.cancel()
        _Process.timer = None
    if _Process.publishing is None or _Process.publishing.done():
        _Process.publishing = asyncio.get_running_loop().create_task(_publish_pending(), context=Context())


async def _publish_pending() -> None:
    """Publish until nothing is pending. News that the layer did not take are tried again with the next ones."""
    while _Process.pending:
        news, _Process.pending = _Process.pending, News()
        if not await _publish(news):
            has_newer = bool(_Process.pending)
            news.heads.clear()  # they would pile up; other processes read them from the database
            _Process.pending.add(news)
            if not has_newer:
                return


async def _publish(news: News) -> bool:
    """Send one message and return True if the layer took it."""
    try:
        async with asyncio.timeout(SEND_LIMIT):
            await get_channel_layer().group_send(GROUP, news.build_message())
        is_published = True
    except Exception as error:  # whatever the driver raises
        is_published = False
        if _Process.is_layer_up:
            log.warning("layer_down", error=type(error).__name__)
    if is_published and not _Process.is_layer_up:
        log.warning("layer_back")
    _Process.is_layer_up = is_published
    return is_published
