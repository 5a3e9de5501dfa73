"""The life of a phone's socket, from its opening to its end, and how much may come and go through it."""

import asyncio
from contextlib import suppress
from math import ceil
from time import monotonic
from typing import Any, Final

import structlog
from channels.consumer import get_handler_name
from channels.exceptions import StopConsumer
from channels.generic.websocket import AsyncWebsocketConsumer

from companion.errors import AppError, GameError, RateLimited, ServerFault
from companion.live.frames import decode, read_number
from companion.live.hello_limits import HELLO_WITHIN, SILENT, find_address, strangers
from companion.live.hub import NOTHING
from companion.live.protocol import Hello, PhoneMessage
from companion.live.session import Session
from companion.runtime.responses import find_header
from companion.texts.localization import choose_language

BURST: Final = 60
"""Messages that a socket may send within BURST_SECONDS; a person sends a tenth of that."""
FLOOD: Final = 600
"""Messages within BURST_SECONDS after which the socket is closed: no person is so fast."""
FLOODED: Final = 1008
"""Close code: policy violation (RFC 6455, 7.4.1). Unlike after NOT_A_MEMBER, the phone keeps what it knows."""
BURST_SECONDS: Final = 10.0
MOST_WAITING: Final = 32
"""Frames queued for a phone. One that falls further behind gets a fresh view instead."""

log = structlog.get_logger(__name__)


class TableConsumer(AsyncWebsocketConsumer):
    """The socket of one phone. What its messages mean is for its session to say."""

    channel_layer_alias = None  # the hub listens for all sockets of the process
    session_type: type[Session] = Session

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.session = self.session_type(self)
        self._outgoing: list[str] = []
        self._ends_with: int | None = None
        self._sender: asyncio.Task[None] | None = None
        self._silence: asyncio.Task[None] | None = None
        self._is_stranger = False
        self._count_since = self.session.heard_at
        self._frame_count = 0

    async def __call__(self, *connection: Any) -> None:
        """Serve the socket, and clean up however it ends."""
        try:
            await super().__call__(*connection)
        finally:
            self.session.leave()
            self._forget_stranger()
            for task in (self._sender, self._silence, self.session.farewell):
                if task:
                    task.cancel()

    async def dispatch(self, message: dict[str, Any]) -> None:
        """Handle an event of the socket.

        The base class would take a thread before each message to look after database connections. Here
        `run_in_database` does that.
        """
        await getattr(self, get_handler_name(message))(message)

    async def connect(self) -> None:
        if not strangers.let_in(find_address(self.scope)):
            await self.close()
            return
        self.session.addressed = self.scope.get("url_route", {}).get("kwargs", {}).get("table_id")
        self.session.language = choose_language(find_header(self.scope, b"accept-language"))
        self._is_stranger = True
        self._start_hello_timeout()
        await self.accept()

    async def close(self, code: int | None = None, reason: str | None = None) -> None:
        """Close the socket now. Nothing is read or sent any more."""
        self._ends_with = code
        if self._sender and self._sender is not asyncio.current_task():
            self._sender.cancel()
        await super().close(code, reason)

    def _start_hello_timeout(self) -> None:
        self._silence = asyncio.create_task(self._close_silent())

    def _stop_hello_timeout(self) -> None:
        if self._silence:
            self._silence.cancel()
            self._silence = None

    async def _close_silent(self) -> None:
        await asyncio.sleep(HELLO_WITHIN)
        await self.close(SILENT)

    def _forget_stranger(self) -> None:
        """Stop counting the socket as a stranger: it said hello, or is gone."""
        if self._is_stranger:
            self._is_stranger = False
            strangers.forget(find_address(self.scope))

    @property
    def is_ending(self) -> bool:
        return self._ends_with is not None

    def queue(self, frame: str) -> None:
        """Queue a frame. If the queue is full, drop all frames and start over with a fresh view.

        Dropped answers do no harm: a phone repeats requests that were not acknowledged.
        """
        if len(self._outgoing) == MOST_WAITING:
            self._outgoing.clear()
            self.session.sent = NOTHING
            return
        self._outgoing.append(frame)
        if self._sender is None:  # an idle phone has none
            self._sender = asyncio.create_task(self._send_outgoing())

    def end(self, frame: str, code: int) -> None:
        self._stop_hello_timeout()
        self.queue(frame)
        self._ends_with = code

    async def _send_outgoing(self) -> None:
        with suppress(OSError):  # the phone is gone, and `disconnect` follows
            while self._outgoing:
                await self.send(text_data=self._outgoing.pop(0))
            if not self.is_ending:
                self._sender = None
                return
            await self.close(self._ends_with)

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        if self.is_ending:
            return
        self.session.heard_at = monotonic()
        if self._count() > FLOOD:
            log.warning("socket_flooded", table=str(self.session.table_id))
            await self.close(FLOODED)
            raise StopConsumer
        try:
            self._check_rate()
            await self._handle(decode(text_data))
        except (AppError, GameError) as error:
            await self.session.reject(error, read_number(text_data))
        except Exception:
            log.exception("message_failed", table=str(self.session.table_id))
            await self.session.reject(ServerFault(), read_number(text_data))

    def _count(self) -> int:
        """Count a frame, readable or not, and return how many came in these BURST_SECONDS."""
        heard_at = self.session.heard_at
        if heard_at - self._count_since >= BURST_SECONDS:
            self._count_since, self._frame_count = heard_at, 0
        self._frame_count += 1
        return self._frame_count

    def _check_rate(self) -> None:
        if self._frame_count > BURST:
            raise RateLimited(seconds=ceil(self._count_since + BURST_SECONDS - self.session.heard_at))

    async def _handle(self, message: PhoneMessage) -> None:
        if self.session.device is not None or not isinstance(message, Hello):
            await self.session.handle(message)
            return
        self._stop_hello_timeout()
        try:
            await self.session.answer_first_hello(message)
            self._forget_stranger()
        finally:
            if self.session.device is None:
                self._start_hello_timeout()
