"""The hub: which phones of this process watch which table, and what each viewer was last sent.

The process has one channel on the layer. A nudge names a table and its version. The hub computes and encodes each
update once per viewer, not per socket. One task per table sends views and updates, so phones get them in order, and a
phone that arrives meanwhile misses none.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Mapping
from contextlib import suppress
from contextvars import Context
from typing import Any, Final, Protocol
from uuid import UUID

import msgspec
import structlog
from channels.layers import get_channel_layer
from django.conf import settings

from companion.errors import UnknownTable
from companion.live.presence import Attendance, Sharing
from companion.live.protocol import FullView, Presence, ToPhone, Update
from companion.live.threads import run_in_database, run_in_database_in_line
from companion.tables import selectors
from companion.tables.document import TableDocument
from companion.tables.edges.broadcast import GROUP, note_watched_elsewhere, share_presence
from companion.tables.merge_patch import Compared, merge_diff
from games.core.seats import HOST, Viewer

HEAL_EVERY: Final = 1.0
"""Seconds. Without the layer, all phones see overdue system work within 5 s: it is due for 3 s, then a process
sweeps, then the others heal."""
REJOIN_EVERY: Final = 3600.0
"""Seconds. The layer forgets the members of a group after a day."""
NOTHING: Final = (-1, -1)
"""(version, revision) of a phone before its first view."""

log = structlog.get_logger(__name__)
encoder = msgspec.json.Encoder()


class Phone(Protocol):
    """What the hub needs of a socket.

    - `viewer`: the viewer that it watches as.
    - `heard_at`: when it was last heard, in monotonic seconds.
    - `sent`: the (version, revision) that it was last sent, NOTHING before its first view.
    """

    viewer: Viewer
    heard_at: float
    sent: tuple[int, int]

    @property
    def device_id(self) -> UUID:
        """The device at the other end."""

    @property
    def names(self) -> tuple[str, ...]:
        """Names under which its presence is kept: the seats that its device holds, HOST for the host's, and the step of
        the final scoring that it shows as a TV."""

    def tell(self, frame: str, v: int, r: int) -> None:
        """Queue a frame without waiting for it. The phone then has version `v`, revision `r`."""

    def accept_membership(self, membership: selectors.Membership) -> None:
        """Record what the device holds now.

        A phone that has lost its seat becomes a spectator. Its `sent` is NOTHING again, so that it gets a whole view.
        """

    def dismiss(self) -> None:
        """Say that the device no longer belongs to the table, and close."""


class Watched:
    """A table that phones of this process watch, with the last document of each viewer."""

    def __init__(self, shared_since: Callable[[], float]) -> None:
        self.phones: set[Phone] = set()
        self.documents: dict[Viewer, TableDocument] = {}
        self.sent = NOTHING
        self.newest = NOTHING
        self.updating = False
        self.attendance = Attendance(shared_since)

    def is_behind(self) -> bool:
        """True if the table is newer than what was sent, or a phone has nothing yet."""
        return bool(self.phones) and (self.sent < self.newest or any(phone.sent == NOTHING for phone in self.phones))


class Hub:
    """Watched tables of one process."""

    def __init__(self) -> None:
        self._tables: dict[UUID, Watched] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._sharing = Sharing()

    def watch(self, table_id: UUID, phone: Phone) -> None:
        """Register a phone whose `sent` is NOTHING. It gets its view, then every update."""
        watched = self._tables.setdefault(table_id, Watched(self._find_sharing_start))
        watched.phones.add(phone)
        self._wake(table_id, watched)

    def leave(self, table_id: UUID, phone: Phone) -> None:
        """Forget a phone, and the table with its last phone."""
        watched = self._tables.get(table_id)
        if watched:
            watched.phones.discard(phone)
            if not watched.phones:
                del self._tables[table_id]

    def take(self, message: Mapping[str, Any]) -> None:
        """Process news of this process or another one.

        A process of another release may send another shape. `heal()` finds what is missing in it.
        """
        sender, heads, ages_by_table = message.get("from", ""), message.get("heads", {}), message.get("tables", {})
        self._sharing.take(sender)
        if sender not in ("", self._sharing.sender):
            note_watched_elsewhere(ages_by_table)
        for table, (v, r) in message.get("versions", {}).items():
            table_id = UUID(table)
            if table in heads and table_id in self._tables:
                selectors.take_head(table_id, v, r, heads[table])
            self.hear_nudge(table_id, v, r)
        for table, ages in ages_by_table.items():
            if watched := self._tables.get(UUID(table)):
                watched.attendance.merge(ages)

    def hear_nudge(self, table_id: UUID, v: int, r: int) -> None:
        """Note the table's version and send what is new, unless it was sent."""
        watched = self._tables.get(table_id)
        if watched:
            watched.newest = max(watched.newest, (v, r))
            self._wake(table_id, watched)

    def _wake(self, table_id: UUID, watched: Watched) -> None:
        if watched.is_behind() and not watched.updating and not _show_cached(table_id, watched):
            watched.updating = True
            self._start(self._update(table_id, watched))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        # In a context of its own: a nudge may come from inside another database call, and this task makes its own.
        task = asyncio.get_running_loop().create_task(work, context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _update(self, table_id: UUID, watched: Watched) -> None:
        try:
            while watched.is_behind():
                if not _show_cached(table_id, watched):
                    await self._show_queried(table_id, watched)
        except UnknownTable:
            _dismiss_all(watched)
        except Exception:
            log.exception("update_failed", table=str(table_id))  # the next nudge or heal tries again
        finally:
            watched.updating = False

    async def _show_queried(self, table_id: UUID, watched: Watched) -> None:
        viewers = {phone.viewer for phone in watched.phones}
        sent_revision = None if any(phone.sent == NOTHING for phone in watched.phones) else watched.sent[1]
        devices = {phone.device_id for phone in watched.phones}
        since = watched.sent[0] if watched.sent[0] > 0 else None
        announced = watched.newest
        at = announced if announced > watched.sent else None
        # A view for arriving phones waits for the hellos in line, so that one query serves all of them.
        ask = run_in_database if at else run_in_database_in_line
        fresh, memberships = await ask(_look, table_id, viewers, since, at, sent_revision, devices)
        for phone in list(watched.phones):
            if phone.device_id in memberships:
                phone.accept_membership(memberships[phone.device_id])
            elif fresh.r != sent_revision and phone.device_id in devices:
                watched.phones.discard(phone)
                phone.dismiss()
        self._announce_presence(watched, _fan_out(watched, fresh))
        if (fresh.v, fresh.r) < announced == watched.newest:
            watched.newest = watched.sent  # not visible to this connection yet; `heal()` retries

    async def heal(self) -> None:
        """Query newer versions of all watched tables. This makes up for lost nudges. Dismiss phones of deleted ones."""
        watched_tables = list(self._tables)
        newest = await run_in_database(selectors.find_newest_versions, watched_tables) if watched_tables else {}
        for table_id in watched_tables:
            if table_id in newest:
                self.hear_nudge(table_id, *newest[table_id])
            elif table_id in self._tables:
                _dismiss_all(self._tables[table_id])

    def announce_presence(self) -> None:
        """Tell each table which of its phones went silent or came back, and other processes what is watched here, and
        who was heard."""
        for watched in self._tables.values():
            self._announce_presence(watched)
        if self._tables:
            heard_at = {str(table_id): watched.attendance.list_heard() for table_id, watched in self._tables.items()}
            share_presence(heard_at, self._sharing.sender)

    def _find_sharing_start(self) -> float:
        return 0.0 if settings.EMBEDDED else self._sharing.find_start()

    def measure_host_silence(self, table_id: UUID) -> float:
        """Return the seconds since any process heard the phone of the table's host.

        It is 0 for a table that nobody watches, and while processes do not hear from each other.
        """
        watched = self._tables.get(table_id)
        return watched.attendance.measure_host_silence() if watched else 0.0

    def _announce_presence(self, watched: Watched, arrived: Iterable[Phone] = ()) -> None:
        attendance = watched.attendance
        for phone in watched.phones:
            attendance.hear(phone.names, phone.heard_at)
        receivers = list(watched.phones if attendance.has_changed() else arrived)
        if receivers:
            silences = attendance.list_silences()
            host = silences.pop(HOST, 0)
            frame = encode(
                Presence(host=host, seats=silences, step=attendance.find_step(), reviews=attendance.list_reviews())
            )
            for phone in receivers:
                phone.tell(frame, *phone.sent)

    async def listen(self) -> None:
        """Join the layer with this process's channel and follow its nudges, until cancelled."""
        while True:
            try:
                async with asyncio.timeout(REJOIN_EVERY):
                    await self._follow_nudges()
            except TimeoutError:
                continue
            except Exception as error:  # whatever the driver raises
                log.warning("layer_failed", exc_info=error)
                await asyncio.sleep(1)

    async def _follow_nudges(self) -> None:
        layer = get_channel_layer()
        channel = await layer.new_channel("hub")
        await layer.group_add(GROUP, channel)
        try:
            while True:
                self.take(await layer.receive(channel))
        finally:
            await layer.group_discard(GROUP, channel)

    async def keep_up(self) -> None:
        """Heal and announce presence regularly, until cancelled."""
        while True:
            await asyncio.sleep(HEAL_EVERY)
            try:
                self.announce_presence()
                await self.heal()
            except Exception:
                log.exception("heal_failed")


def _show_cached(table_id: UUID, watched: Watched) -> bool:
    """Send the announced version if that needs no query, as after an action of one of the processes. Return True if so.

    Who went silent is announced every second, so an update need not tell.
    """
    (sent_version, sent_revision), announced = watched.sent, watched.newest
    if announced != (sent_version + 1, sent_revision) or any(phone.sent == NOTHING for phone in watched.phones):
        return False
    with suppress(Exception):  # `_look` meets it again and logs it
        fresh = selectors.build_cached_documents(table_id, {phone.viewer for phone in watched.phones}, announced)
        if fresh:
            _fan_out(watched, fresh)
            return True
    return False


def _look(
    table_id: UUID,
    viewers: set[Viewer],
    since: int | None,
    at: tuple[int, int] | None,
    sent_revision: int | None,
    devices: set[UUID],
) -> tuple[selectors.Documents, dict[UUID, selectors.Membership]]:
    """Return the documents of viewers and, unless the table is still at `sent_revision`, what the devices hold.

    Seats are read last. A device that has lost its seat meanwhile is not shown the seat's document.
    """
    fresh = selectors.build_documents(table_id, viewers, since, at)
    return fresh, selectors.find_memberships(table_id, devices) if fresh.r != sent_revision else {}


def _fan_out(watched: Watched, fresh: selectors.Documents) -> list[Phone]:
    """Send what is new to every phone, and return the phones that got their first view."""
    sent_before, sent_now = watched.sent, (fresh.v, fresh.r)
    patches: dict[Viewer, str] = {}
    compared: Compared = {}
    full_views: dict[Viewer, str] = {}
    arrived = []
    for phone in watched.phones:
        viewer, phone_sent = phone.viewer, phone.sent
        document = fresh.documents.get(viewer)
        if document is None or phone_sent >= sent_now:
            continue  # it changed seats meanwhile; the next round has its view
        if phone_sent == sent_before != NOTHING and viewer in watched.documents:
            if viewer not in patches:
                patch = merge_diff(watched.documents[viewer], document, compared)
                patches[viewer] = encode(Update(fresh.v, fresh.r, patch, fresh.narrations.get(viewer, ())))
            phone.tell(patches[viewer], *sent_now)
            continue
        if viewer not in full_views:
            narrations = fresh.newest_narrations.get(viewer, ())
            view = FullView(fresh.v, fresh.r, viewer, document, narrations, fresh.waited)
            full_views[viewer] = encode(view)
        phone.tell(full_views[viewer], *sent_now)
        if phone_sent == NOTHING:
            arrived.append(phone)
    watched.documents = fresh.documents
    watched.sent = sent_now
    watched.newest = max(watched.newest, sent_now)
    return arrived


def _dismiss_all(watched: Watched) -> None:
    """Tell every phone of a deleted table that it belongs there no more."""
    for phone in list(watched.phones):
        watched.phones.discard(phone)
        phone.dismiss()


def encode(message: ToPhone) -> str:
    """Encode a message as one frame."""
    return encoder.encode(message).decode()


hub = Hub()
