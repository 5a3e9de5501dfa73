"""Socket of one phone: reads its messages, builds commands and answers each with `ack` or `reject`."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from math import ceil
from time import monotonic
from typing import Any, Final, TypeVar
from uuid import UUID

import msgspec
import structlog
from channels.consumer import get_handler_name
from channels.exceptions import StopConsumer
from channels.generic.websocket import AsyncWebsocketConsumer

from companion.errors import (
    AppError,
    GameError,
    RateLimited,
    RemovedFromTable,
    SeatMovedAway,
    ServerFault,
    StaleVersion,
    TableBusy,
    TooManySockets,
    UnknownDevice,
    UnknownTable,
)
from companion.live.device_sockets import device_sockets
from companion.live.frames import decode, number_of
from companion.live.hello_limits import HELLO_WITHIN, SILENT, address_of, strangers
from companion.live.hub import NOTHING, encode, hub
from companion.live.protocol import (
    Ack,
    Bye,
    Hello,
    PhoneMessage,
    Ping,
    Pong,
    Reject,
    Submit,
    TakeBack,
    TakeHostRole,
    Welcome,
)
from companion.live.threads import in_database, in_database_in_line
from companion.people.devices import device_of
from companion.people.models import Device
from companion.runtime.responses import header
from companion.tables import selectors
from companion.tables.commands import SubmitAction, TakeHost, UndoOwn
from companion.tables.services import actions, seating
from companion.texts.localization import Language, language_of, sentence
from games.core.seats import HOST, SPECTATOR, Viewer, seat_of, viewer_named

NOT_A_MEMBER: Final = 4001
"""Close code: the device does not belong to the table."""
DISPLACED: Final = 4009
"""Close code: the device has opened too many sockets since. It may reconnect, which closes another one."""
NOT_WELCOME: Final = (UnknownDevice, UnknownTable, SeatMovedAway, RemovedFromTable)
"""Refusals of a first hello that end the socket."""
BURST: Final = 60
"""Messages that a socket may send within BURST_SECONDS; a person sends a tenth of that."""
FLOOD: Final = 600
"""Messages within BURST_SECONDS after which the socket is closed: no person is so fast."""
FLOODED: Final = 1008
"""Close code: policy violation (RFC 6455, 7.4.1). Unlike after NOT_A_MEMBER, the phone keeps what it knows."""
BURST_SECONDS: Final = 10.0
MOST_WAITING: Final = 32
"""Frames queued for a phone. One that falls further behind gets a fresh view instead."""
REMEMBERED: Final = 8
"""Refusals that a socket remembers, to answer copies of the same message."""

C = TypeVar("C", SubmitAction, UndoOwn)

log = structlog.get_logger(__name__)


class TableConsumer(AsyncWebsocketConsumer):
    """One phone at one table, looking as one viewer."""

    channel_layer_alias = None  # the hub listens for all sockets of the process

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.viewer: Viewer = SPECTATOR
        self.seats: tuple[int, ...] = ()
        self._is_host = False
        self.heard_at = monotonic()
        self.sent = NOTHING
        self.table_id: UUID | None = None
        self.device: Device | None = None
        self.language: Language = "en"
        self._outgoing: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._ends_with: int | None = None
        self._sender: asyncio.Task[None] | None = None
        self._farewell: asyncio.Task[None] | None = None
        self._silence: asyncio.Task[None] | None = None
        self._is_stranger = False
        self._not_welcome: AppError = UnknownDevice()
        self._count_since = self.heard_at
        self._frame_count = 0
        self._refused: deque[tuple[Submit | TakeBack, AppError | GameError]] = deque(maxlen=REMEMBERED)

    async def __call__(self, *connection: Any) -> None:
        """Serve the socket, and clean up however it ends."""
        try:
            await super().__call__(*connection)
        finally:
            self._leave()
            self._forget_stranger()
            for task in (self._sender, self._farewell, self._silence):
                if task:
                    task.cancel()

    async def dispatch(self, message: dict[str, Any]) -> None:
        """Handle an event of the socket.

        The base class would take a thread before each message to look after database connections. Here `in_database`
        does that.
        """
        await getattr(self, get_handler_name(message))(message)

    async def connect(self) -> None:
        if not strangers.let_in(address_of(self.scope)):
            await self.close()
            return
        self.language = language_of(header(self.scope, b"accept-language"))
        self._is_stranger = True
        self._start_hello_timeout()
        await self.accept()
        self._sender = asyncio.create_task(self._send_outgoing())

    async def close(self, code: int | None = None, reason: str | None = None) -> None:
        """Close the socket now. Nothing is read or sent any more."""
        self._ends_with = code
        if self._sender and self._sender is not asyncio.current_task():
            self._sender.cancel()
        await super().close(code, reason)

    def _start_hello_timeout(self) -> None:
        self._silence = asyncio.create_task(self._close_silent())

    async def _close_silent(self) -> None:
        await asyncio.sleep(HELLO_WITHIN)
        await self.close(SILENT)

    def _forget_stranger(self) -> None:
        """Stop counting the socket as a stranger: it said hello, or is gone."""
        if self._is_stranger:
            self._is_stranger = False
            strangers.forget(address_of(self.scope))

    def _leave(self) -> None:
        """Leave the hub and stop counting the socket."""
        if self.table_id:
            hub.leave(self.table_id, self)
        if self.device:
            device_sockets.remove(self.device.pk, self)

    @property
    def device_id(self) -> UUID:
        """The device at the other end, once it has said hello."""
        return self._require_device().pk

    @property
    def names(self) -> tuple[str, ...]:
        """Names under which this phone's presence is kept."""
        seats = tuple(str(seat) for seat in self.seats)
        return (*seats, HOST) if self._is_host else seats

    def tell(self, frame: str, v: int, r: int) -> None:
        """Queue a frame; the phone then has version `v`, revision `r`."""
        self.sent = max(self.sent, (v, r))
        self._queue(frame)

    def accept_membership(self, membership: selectors.Membership) -> None:
        """Record what the device holds now, and tell the phone if that changed."""
        if (membership.seats, membership.host) == (self.seats, self._is_host):
            return
        self.seats, self._is_host = membership.seats, membership.host
        if seat_of(self.viewer) not in (None, *membership.seats):
            self.viewer, self.sent = SPECTATOR, NOTHING
        self._answer(Welcome(membership.seats, membership.host))

    def dismiss(self) -> None:
        """Say that the device no longer belongs to the table, and close."""
        self._farewell = asyncio.create_task(self._say_goodbye())

    def displace(self) -> None:
        """Say that the device has opened too many sockets since, and close."""
        self._close_with(TooManySockets(), DISPLACED)

    async def _say_goodbye(self) -> None:
        reason: AppError = UnknownTable()
        with suppress(Exception):  # the reason is optional: the socket closes even without a database
            reason = await in_database(selectors.absence_of, self._require_device(), self._require_table())
        self._close_with(reason, NOT_A_MEMBER)

    def _close_with(self, reason: AppError, code: int) -> None:
        """Say why the socket ends, and close it. Messages of the phone that are still on their way are not read."""
        if self._ends_with is not None:
            return
        if self._silence:
            self._silence.cancel()
        self._leave()
        self._queue(encode(Bye(reason.code, sentence(reason.code, {}, self.language))))  # type: ignore[arg-type]
        self._ends_with = code

    def _queue(self, frame: str) -> None:
        """Queue a frame. If the queue is full, drop all frames and start over with a fresh view.

        Dropped answers do no harm: a phone repeats requests that were not acknowledged.
        """
        try:
            self._outgoing.put_nowait(frame)
        except asyncio.QueueFull:
            while not self._outgoing.empty():
                self._outgoing.get_nowait()
            self.sent = NOTHING

    async def _send_outgoing(self) -> None:
        with suppress(OSError):  # the phone is gone, and `disconnect` follows
            while self._ends_with is None or not self._outgoing.empty():
                await self.send(text_data=await self._outgoing.get())
            await self.close(self._ends_with)

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        if self._ends_with is not None:
            return
        self.heard_at = monotonic()
        if self._count() > FLOOD:
            log.warning("socket_flooded", table=str(self.table_id))
            await self.close(FLOODED)
            raise StopConsumer
        try:
            self._check_rate()
            await self._handle(decode(text_data))
        except (AppError, GameError) as error:
            await self._reject(error, number_of(text_data))
        except Exception:
            log.exception("message_failed", table=str(self.table_id))
            await self._reject(ServerFault(), number_of(text_data))

    def _count(self) -> int:
        """Count a frame, readable or not, and return how many came in these BURST_SECONDS."""
        if self.heard_at - self._count_since >= BURST_SECONDS:
            self._count_since, self._frame_count = self.heard_at, 0
        self._frame_count += 1
        return self._frame_count

    def _check_rate(self) -> None:
        if self._frame_count > BURST:
            raise RateLimited(seconds=ceil(self._count_since + BURST_SECONDS - self.heard_at))

    async def _handle(self, message: PhoneMessage) -> None:
        match message:
            case Hello() if self.device is None:
                await self._answer_first_hello(message)
            case Hello():
                await self._hello(message)
            case Submit():
                await self._execute(message, actions.action_submit, self._submission(message))
            case TakeBack():
                command = UndoOwn(
                    device=self._require_device(),
                    table=self._require_table(),
                    seat=message.seat,
                    expected_version=message.version,
                    client_action_id=message.id,
                )
                await self._execute(message, actions.undo_own, command)
            case TakeHostRole():
                table_id = self._require_table()
                silent_for = hub.host_silent_for(table_id)
                taking = TakeHost(device=self._require_device(), table=table_id, host_silent_for=silent_for)
                self._answer(Ack(message.n, await in_database(seating.host_take, taking)))
            case Ping():
                self._answer(Pong(*(max(0, number) for number in self.sent)))

    async def _execute(self, message: Submit | TakeBack, service: Callable[[C], int], command: C) -> None:
        """Carry out a phone's request, and refuse a copy of a refused one again.

        A phone repeats a request until it is answered. By the time the copy arrives, the rules might allow it.
        """
        refused = next((error for copied, error in self._refused if copied == message), None)
        if refused:
            raise refused.with_traceback(None)  # or the traceback would grow with each copy
        try:
            version = await in_database(service, command)
        except TableBusy:
            raise
        except (AppError, GameError) as error:
            self._refused.append((message, error))
            raise
        self._answer(Ack(message.n, version))

    def _submission(self, message: Submit) -> SubmitAction:
        return SubmitAction(
            device=self._require_device(),
            table=self._require_table(),
            seat=message.seat,
            payload=message.action,
            expected_version=message.version,
            client_action_id=message.id,
        )

    async def _answer_first_hello(self, message: Hello) -> None:
        """Answer the first hello as `_hello` does.

        Messages right behind a hello that is refused for now are refused for the same reason.
        """
        if self._silence:
            self._silence.cancel()
        self._not_welcome = ServerFault()
        try:
            await self._hello(message)
            self._forget_stranger()
        except AppError as error:
            self._not_welcome = error
            raise
        finally:
            if self.device is None:
                self._start_hello_timeout()

    async def _hello(self, message: Hello) -> None:
        if message.language is not msgspec.UNSET:
            self.language = message.language
        table_id = _uuid(message.table)
        async with device_sockets.hello(message.token):
            device, membership = await in_database_in_line(_identify, message.token, table_id)
        if self._ends_with is not None:
            return
        viewer = selectors.viewer_of(membership, viewer_named(message.seat))
        self._leave()
        self.device, self.table_id = device, table_id
        if displaced := device_sockets.add(device.pk, self):
            displaced.displace()
        self.viewer, self.sent = viewer, NOTHING
        self.seats, self._is_host = membership.seats, membership.host
        self._answer(Welcome(membership.seats, membership.host))
        hub.watch(table_id, self)

    def _answer(self, message: Welcome | Ack | Pong | Reject) -> None:
        self._queue(encode(message))

    async def _reject(self, error: AppError | GameError, number: int | None) -> None:
        if self.device is None and isinstance(error, NOT_WELCOME):
            self._close_with(error, NOT_A_MEMBER)
            return
        names: dict[int, str] = {}
        if self.table_id and "seat" in error.params:
            names = await in_database(selectors.seat_names, self.table_id)
        words = sentence(error.code, error.params, self.language, names)
        v, r = (max(0, number) for number in self.sent)
        document = None
        if isinstance(error, StaleVersion) and self.table_id:
            with suppress(AppError):  # the device was removed meanwhile, and gets a `bye`
                fresh = await in_database(selectors.document_for, self._require_device(), self.table_id, self.viewer)
                v, r, document = fresh.v, fresh.r, fresh.documents[self.viewer]
                if self.sent != NOTHING:
                    self.sent = max(self.sent, (v, r))  # the next update starts from this document
        params = msgspec.to_builtins(error.params)
        self._answer(Reject(error.code, words, v, number, params, r, document))  # type: ignore[arg-type]

    def _require_device(self) -> Device:
        if self.device is None:
            raise self._not_welcome
        return self.device

    def _require_table(self) -> UUID:
        if self.table_id is None:
            raise self._not_welcome
        return self.table_id


def _identify(token: str, table_id: UUID) -> tuple[Device, selectors.Membership]:
    """Return the device that says hello and what it holds.

    One query thread for both: after a cut all phones come at once.
    """
    device = device_of(token)
    return device, selectors.membership_of(device, table_id)


def _uuid(text: str) -> UUID:
    try:
        return UUID(text)
    except ValueError:
        raise UnknownTable from None
