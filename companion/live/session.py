"""The phone at a socket: who says hello, what the device holds there, and the answers to what it asks."""

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Final, Protocol
from uuid import UUID

import msgspec

from companion.errors import (
    AppError,
    GameError,
    RemovedFromTable,
    SeatMovedAway,
    ServerFault,
    StaleVersion,
    TooManySockets,
    UnknownDevice,
    UnknownTable,
    find_status,
    is_refusal,
)
from companion.live.device_sockets import device_sockets
from companion.live.hub import NOTHING, encode, hub
from companion.live.presence import REVIEW, STEP
from companion.live.protocol import (
    Ack,
    Bye,
    Hello,
    PhoneMessage,
    Ping,
    Pong,
    Reject,
    Submit,
    TakeHostRole,
    UndoOwn,
    Welcome,
)
from companion.live.threads import Group, run_in_database, run_in_database_in_line
from companion.people.devices import find_device
from companion.people.models import Device
from companion.tables import selectors
from companion.tables.services import actions, seating
from companion.texts.languages import Language
from companion.texts.localization import find_language, format_sentence
from games.core.seats import HOST, SPECTATOR, Viewer, find_seat, parse_viewer

NOT_A_MEMBER: Final = 4001
"""Close code: the device does not belong to the table."""
DISPLACED: Final = 4009
"""Close code: the device has opened too many sockets since. It may reconnect, which closes another one."""
NOT_WELCOME: Final = (UnknownDevice, UnknownTable, SeatMovedAway, RemovedFromTable)
"""Refusals of a first hello that end the socket."""
REMEMBERED: Final = 8
"""Refusals that a session remembers, to answer copies of the same message."""
submissions: Final = Group(actions.submit_actions)
"""Actions of all sockets: those that wait are committed together."""


class Connection(Protocol):
    """What a session needs of its socket."""

    @property
    def is_ending(self) -> bool:
        """True once the last frame is queued."""

    def queue(self, frame: str) -> None:
        """Queue a frame without waiting for it."""

    def end(self, frame: str, code: int) -> None:
        """Queue the last frame, and close once it is sent. What still comes is not read."""


class Session:
    """The session of a connected phone: its device, the table, and the viewer whose view it gets."""

    def __init__(self, connection: Connection) -> None:
        self.addressed: UUID | None = None
        """The table that the socket's address names."""
        self.viewer: Viewer = SPECTATOR
        self.seats: tuple[int, ...] = ()
        self.heard_at = monotonic()
        self.sent = NOTHING
        self.table_id: UUID | None = None
        self.device: Device | None = None
        self.farewell: asyncio.Task[None] | None = None
        self._connection = connection
        self.language: Language = "en"
        self._is_host = False
        self._step = self._review = 0
        self._not_welcome: AppError = UnknownDevice()
        self._refused: tuple[tuple[PhoneMessage, AppError | GameError], ...] = ()

    @property
    def device_id(self) -> UUID:
        """The device at the other end, once it has said hello."""
        return self._find_member()[0].pk

    @property
    def names(self) -> tuple[str, ...]:
        """Names under which this phone's presence is kept."""
        shown_step = (f"{STEP}{self._step}",) if self._step and self.viewer == SPECTATOR else ()
        reviews = (f"{REVIEW}{seat} {self._review}" for seat in self.seats if self._review)
        seats = tuple(str(seat) for seat in self.seats)
        return (*seats, *((HOST,) if self._is_host else ()), *shown_step, *reviews)

    def tell(self, frame: str, v: int, r: int) -> None:
        """Queue a frame; the phone then has version `v`, revision `r`."""
        self.sent = max(self.sent, (v, r))
        self._connection.queue(frame)

    def accept_membership(self, membership: selectors.Membership) -> None:
        """Record what the device holds now, and tell the phone if that changed."""
        if (membership.seats, membership.host) == (self.seats, self._is_host):
            return
        self.seats, self._is_host = membership.seats, membership.host
        if find_seat(self.viewer) not in (None, *membership.seats):
            self.viewer, self.sent = SPECTATOR, NOTHING
        self._send(Welcome(membership.seats, membership.host))

    def dismiss(self) -> None:
        """Say that the device no longer belongs to the table, and close."""
        self.farewell = asyncio.create_task(self._say_goodbye())

    def displace(self) -> None:
        """Say that the device has opened too many sockets since, and close."""
        self._end(TooManySockets(), DISPLACED)

    def leave(self) -> None:
        """Leave the hub and stop counting the socket."""
        if self.table_id:
            hub.leave(self.table_id, self)
        if self.device:
            device_sockets.remove(self.device.pk, self)

    async def answer_first_hello(self, message: Hello) -> None:
        """Answer the first hello as any other.

        Messages right behind a hello that is refused for now are refused for the same reason.
        """
        self._not_welcome = ServerFault()
        try:
            await self._answer_hello(message)
        except AppError as error:
            self._not_welcome = error
            raise

    async def handle(self, message: PhoneMessage) -> None:
        """Do what a message asks for, and answer it.

        :raises AppError, GameError: it is refused.
        """
        match message:
            case Hello():
                await self._answer_hello(message)
            case Submit() | UndoOwn():
                await self._execute(message)
            case TakeHostRole():
                device, table_id = self._find_member()
                silent_for = hub.measure_host_silence(table_id)
                self._send(Ack(message.n, await run_in_database(seating.take_over_host, device, table_id, silent_for)))
            case Ping():
                self._step, self._review = message.step, message.review
                self._send(Pong(*(max(0, number) for number in self.sent)))

    async def reject(self, error: AppError | GameError, number: int | None) -> None:
        """Refuse the message with that number. A first hello may end the socket."""
        if self.device is None and isinstance(error, NOT_WELCOME):
            self._end(error, NOT_A_MEMBER)
            return
        names: dict[int, str] = {}
        if self.table_id and "seat" in error.params:
            names = await run_in_database(selectors.find_seat_names, self.table_id)
        words = format_sentence(error.code, error.params, self.language, names)
        v, r = (max(0, number) for number in self.sent)
        document = None
        if isinstance(error, StaleVersion) and self.table_id:
            with suppress(AppError):  # the device was removed meanwhile, and gets a `bye`
                fresh = await run_in_database(selectors.build_document, *self._find_member(), self.viewer)
                v, r, document = fresh.v, fresh.r, fresh.documents[self.viewer]
                if self.sent != NOTHING:
                    self.sent = max(self.sent, (v, r))  # the next update starts from this document
        params = msgspec.to_builtins(error.params)
        self._send(Reject(error.code, words, v, find_status(error), number, params, r, document))

    async def _answer_hello(self, message: Hello) -> None:
        self.language = find_language(message.language) or self.language
        table_id = _parse_uuid(message.table)
        if self.addressed not in (None, table_id):
            raise UnknownTable
        async with device_sockets.find_lock(message.token):
            device, membership = await run_in_database_in_line(_identify, message.token, table_id)
        if self._connection.is_ending:
            return
        viewer = selectors.find_viewer(membership, parse_viewer(message.seat))
        self.leave()
        self.device, self.table_id = device, table_id
        if displaced := device_sockets.add(device.pk, self):
            displaced.displace()
        self.viewer, self.sent = viewer, NOTHING
        self.seats, self._is_host = membership.seats, membership.host
        self._greet(membership)
        hub.watch(table_id, self)

    def _greet(self, membership: selectors.Membership) -> None:
        self._send(Welcome(membership.seats, membership.host))

    async def _execute(self, message: Submit | UndoOwn) -> None:
        """Carry out a phone's request, and refuse a copy of a refused one again.

        A phone repeats a request until it is answered. By the time the copy arrives, the rules might allow it.
        """
        member = self._find_member()
        refused = next((error for copied, error in self._refused if copied == message), None)
        if refused:
            raise refused.with_traceback(None)  # or the traceback would grow with each copy
        try:
            if isinstance(message, UndoOwn):
                version = await run_in_database(actions.undo_own, *member, message)
            else:
                done = await submissions.call((*member, message))
                version = await run_in_database(actions.submit_action, *member, message) if done is None else done
        except (AppError, GameError) as error:
            if is_refusal(error):
                self._refused = (*self._refused, (message, error))[-REMEMBERED:]
            raise
        self._send(Ack(message.n, version))

    async def _say_goodbye(self) -> None:
        reason: AppError = UnknownTable()
        with suppress(Exception):  # the reason is optional: the socket closes even without a database
            reason = await run_in_database(selectors.explain_absence, *self._find_member())
        self._end(reason, NOT_A_MEMBER)

    def _end(self, reason: AppError, code: int) -> None:
        """Say why the socket ends, and close it. Messages of the phone that are still on their way are not read."""
        if not self._connection.is_ending:
            self.leave()
            bye = Bye(reason.code, format_sentence(reason.code, {}, self.language))  # type: ignore[arg-type]
            self._connection.end(encode(bye), code)

    def _send(self, message: Welcome | Ack | Pong | Reject) -> None:
        self._connection.queue(encode(message))

    def _find_member(self) -> tuple[Device, UUID]:
        """Return the device and its table.

        :raises AppError: why it has not been welcomed yet.
        """
        if self.device is None or self.table_id is None:
            raise self._not_welcome
        return self.device, self.table_id


def _identify(token: str, table_id: UUID) -> tuple[Device, selectors.Membership]:
    """Return the device that says hello and what it holds.

    One query thread for both: after a cut all phones come at once.
    """
    device = find_device(token)
    return device, selectors.find_membership(device, table_id)


def _parse_uuid(text: str) -> UUID:
    try:
        return UUID(text)
    except ValueError:
        raise UnknownTable from None
