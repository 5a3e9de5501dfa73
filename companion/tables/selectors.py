"""Reads for one viewer, redacted. Services return no state: phones get only what these functions return."""

from collections.abc import Collection, Iterable
from typing import Any, Final, Literal
from uuid import UUID

import msgspec
from django.db.models import F, Q
from django.utils import timezone
from msgspec.structs import replace

from companion.errors import (
    AppError,
    NotStarted,
    NotYourSeat,
    OnlyWatching,
    RemovedFromTable,
    SeatMovedAway,
    UnknownTable,
)
from companion.people.models import Device
from companion.runtime.recent import Recent
from companion.tables import store
from companion.tables.audience import Audience, audience_of
from companion.tables.boards import starting_boards
from companion.tables.boxes import starting_pieces
from companion.tables.codec import codec_for, codec_of
from companion.tables.document import ProposalInfo, SeatClock, SeatDocument, TableDocument, TableInfo
from companion.tables.drawn_pieces import draw_ahead
from companion.tables.models import Departure, Seat, Table, TableDevice
from games.core.event import Event, Narration
from games.core.ruleset import Ruleset
from games.core.score import ScoreSheet, score_sheet
from games.core.seats import HOST, SPECTATOR, Viewer, seat_of
from games.core.view import View

MOST_NARRATED: Final = 20
MOST_MATCHED: Final = 10
"""Matched corrections in a document. Phones remember no more of them."""
CACHED_INFOS: Final = 256


class Membership(msgspec.Struct, frozen=True):
    """What a device holds at a table: the seats, and whether it is the host's."""

    seats: tuple[int, ...]
    host: bool

    @property
    def names(self) -> tuple[str, ...]:
        """Names under which its presence is kept."""
        return (*(str(seat) for seat in self.seats), *((HOST,) if self.host else ()))


class Documents(msgspec.Struct, frozen=True):
    """What viewers of one table may know at version `v`, revision `r`, as plain JSON values.

    - `narrations`: by viewer, since the requested version.
    - `newest_narrations`: by viewer, of the newest entry; for phones that get the whole view.
    - `waited`: seconds since the current wait began.
    """

    v: int
    r: int
    documents: dict[Viewer, dict[str, Any]]
    narrations: dict[Viewer, tuple[Narration, ...]] = {}
    newest_narrations: dict[Viewer, tuple[Narration, ...]] = {}
    waited: int = 0


_infos: Final = Recent[UUID, tuple[int, TableInfo]](CACHED_INFOS)


def membership_of(device: Device, table_id: UUID) -> Membership:
    """Return what the device holds at the table: nothing if it looks back at a finished table of its profile.

    :raises UnknownTable, SeatMovedAway, RemovedFromTable: it does not belong to the table.
    """
    host = TableDevice.objects.filter(table=table_id, device=device).values_list("table__host_id", flat=True).first()
    if host is None:
        if _find_looking_back(table_id, (device.pk,)):
            return Membership((), False)
        raise absence_of(device, table_id)
    seats = Seat.objects.filter(table=table_id, device=device).values_list("position", flat=True)
    return Membership(tuple(seats), host == device.pk)


def absence_of(device: Device, table_id: UUID) -> AppError:
    """Return the error that says why a device does not belong to the table.

    A device that never came gets the same error as for an unknown table.
    """
    why = Departure.objects.filter(table=table_id, device=device).values_list("why", flat=True).first()
    if why is None:
        return UnknownTable()
    return SeatMovedAway() if why == Departure.Why.MOVED else RemovedFromTable()


def memberships_of(table_id: UUID, devices: Iterable[UUID]) -> dict[UUID, Membership]:
    """Return what each of these devices holds at the table, as `membership_of` does.

    Devices that do not belong to the table are left out.
    """
    seats_by_device: dict[UUID, list[int]] = {device: [] for device in devices}
    for device, position in Seat.objects.filter(table=table_id, device__in=seats_by_device).values_list(
        "device", "position"
    ):
        seats_by_device[device].append(position)
    hosts = TableDevice.objects.filter(table=table_id, device__in=seats_by_device).values_list("device", "table__host")
    memberships = {device: Membership(tuple(seats_by_device[device]), device == host) for device, host in hosts}
    devices_without_membership = seats_by_device.keys() - memberships.keys()
    return memberships | dict.fromkeys(
        _find_looking_back(table_id, devices_without_membership) if devices_without_membership else (),
        Membership((), False),
    )


def _find_looking_back(table_id: UUID, devices: Collection[UUID]) -> set[UUID]:
    """Return the devices that may look back at the table through their profile.

    Another device of the profile belongs to the table, and the table is finished. Or a device belonged to the profile
    when it came to the table, and has left the profile since.
    """
    finished_rows = TableDevice.objects.filter(table=table_id, table__status=Table.Status.FINISHED)
    profiles = finished_rows.exclude(device__profile=None).values("device__profile")
    left_profiles = finished_rows.filter(device__partings__until__gt=F("joined_at")).values("device__partings__profile")
    may_look_back = Q(profile__in=profiles) | Q(profile__in=left_profiles)
    return set(Device.objects.filter(may_look_back, pk__in=devices).values_list("pk", flat=True))


def viewer_of(membership: Membership, seat: Viewer) -> Viewer:
    """Return the viewer that a device asks to be.

    :raises NotYourSeat: the seat is played from another device.
    """
    requested_seat = seat_of(seat)
    if requested_seat is None:
        return SPECTATOR
    if requested_seat not in membership.seats:
        raise NotYourSeat
    return seat


def documents_for(
    table_id: UUID, viewers: Iterable[Viewer], since: int | None = None, at: tuple[int, int] | None = None
) -> Documents:
    """Return the documents of `viewers`, and the narration of each since version `since`.

    `at` is the announced (version, revision). What this process has cached of it is not read again.

    :raises UnknownTable: there is no such table.
    """
    info, head, loaded_version = _load_at(table_id, at) if at else _read(table_id)
    return _documents(table_id, info, head, loaded_version, viewers, since)


def document_for(device: Device, table_id: UUID, viewer: Viewer) -> Documents:
    """Return the document of `viewer` for a device that may look as it.

    The membership is read last. A device that is removed meanwhile does not see the new code.

    :raises UnknownTable, SeatMovedAway, RemovedFromTable: it does not belong to the table.
    :raises NotYourSeat:
    """
    fresh = documents_for(table_id, (viewer,))
    viewer_of(membership_of(device, table_id), viewer)
    return fresh


def cached_documents(
    table_id: UUID, viewers: Iterable[Viewer], since: int | None, at: tuple[int, int]
) -> Documents | None:
    """Return what `documents_for` does if this process has all of it cached, else None. Does not query the database."""
    version, revision = at
    info, head = _cached_info(table_id, revision), store.cached(table_id, version)
    if info is None or head is None or since != version - 1 or (info.clock == "live" and head.clock is None):
        return None
    return _documents(table_id, _with_status(info, head), head, at, viewers, since)


def _documents(
    table_id: UUID,
    info: TableInfo,
    head: store.Head | None,
    at: tuple[int, int],
    viewers: Iterable[Viewer],
    since: int | None,
) -> Documents:
    if head is None:
        without_view = {viewer: msgspec.to_builtins(TableDocument(_info_for(viewer, info))) for viewer in viewers}
        return Documents(*at, without_view)
    codec = codec_for(info.game, info.expansions, info.options)
    ruleset = codec.ruleset
    clock = _clock(table_id, info, head, ruleset)
    documents: dict[Viewer, dict[str, Any]] = {}
    narrations: dict[Viewer, tuple[Narration, ...]] = {}
    newest_narrations: dict[Viewer, tuple[Narration, ...]] = {}
    events = _events(table_id, info, head, since)
    for viewer in viewers:
        audience = audience_of(codec, viewer)
        document = TableDocument(_info_for(viewer, info), *_view_for(audience, head), clock)
        documents[viewer] = msgspec.to_builtins(document)
        narrations[viewer] = audience.narrate(events)
        newest_narrations[viewer] = audience.narrate(head.events)
    waited = max(0, store.milliseconds(timezone.now()) - head.since) // 1000
    return Documents(*at, documents, narrations, newest_narrations, waited)


def _clock(table_id: UUID, info: TableInfo, head: store.Head, ruleset: Ruleset) -> dict[str, SeatClock]:
    """Return the times by seat while the table shows them; none if they are not known."""
    if info.clock != "live" or info.status != "playing":
        return {}
    clock = head.clock or store.with_clock(table_id, head).clock
    if clock is None:
        return {}
    turn = clock.turns.get(ruleset.turn(head.state), {})
    seats = range(len(info.seats))
    return {str(n): SeatClock(clock.totals.get(n, 0) // 1000, turn.get(n, 0) // 1000) for n in seats}


def _view_for(audience: Audience, head: store.Head) -> tuple[View, int | None]:
    """Return the viewer's view, and the version of its last action while the viewer may undo it.

    In company it is left out while the seat is asked in secret: others must not see that it has chosen already.
    """
    view, seat = audience.view(head.state), seat_of(audience.viewer)
    if seat is None or (audience.seat is None and seat in view.secret_seats):
        return view, None
    return view, head.undoable.get(seat)


def code_of(device: Device, table_id: UUID, *, watch: bool) -> str:
    """Return the code with which others come to the table, to `watch` or to play.

    :raises UnknownTable: there is no such table, or the device never came to it.
    :raises OnlyWatching: the device came to watch, and the game has begun or the host has locked the table.
    """
    table_device = TableDevice.objects.select_related("table").filter(table=table_id, device=device).first()
    if table_device is None:
        raise UnknownTable
    if watch:
        return table_device.table.watch_code
    if table_device.watcher and (table_device.table.status != Table.Status.LOBBY or table_device.table.locked):
        raise OnlyWatching
    return table_device.table.code


def seat_names(table_id: UUID) -> dict[int, str]:
    """Return the name of each seat by its position."""
    return dict(Seat.objects.filter(table=table_id).values_list("position", "name"))


def newest(table_ids: Iterable[UUID]) -> dict[UUID, tuple[int, int]]:
    """Return (version, revision) of each table."""
    rows = Table.objects.filter(pk__in=list(table_ids)).values_list("pk", "version", "revision")
    return {pk: (version, revision) for pk, version, revision in rows}


def projection_for(table_id: UUID, viewer: Viewer) -> tuple[int, ScoreSheet]:
    """Return (version, score sheet if the game ended now), from what the viewer knows.

    :raises NotStarted: the table is in its lobby.
    """
    table = store.find_table(table_id)
    if table.version == 0:
        raise NotStarted
    codec = codec_of(table)
    view = audience_of(codec, viewer).view(store.load(table).state)
    return table.version, score_sheet(len(view.seats), codec.ruleset.projection(view))


LoadedTable = tuple[TableInfo, store.Head | None, tuple[int, int]]
"""A table, its newest state if that can be read, and its (version, revision)."""


def _load_at(table_id: UUID, at: tuple[int, int]) -> LoadedTable:
    """Return the table at that (version, revision) with at most the head read.

    Read all if this process has not cached it.
    """
    version, revision = at
    info = _cached_info(table_id, revision)
    head = store.head_at(table_id, codec_for(info.game, info.expansions, info.options), version) if info else None
    if info is None or head is None:
        return _read(table_id)
    return _with_status(info, head), head, at


def _cached_info(table_id: UUID, revision: int) -> TableInfo | None:
    """Return the cached info of a table at this revision, or None. A lobby's info shows more and is not reused."""
    cached = _infos.get(table_id)
    return cached[1] if cached and cached[0] == revision and cached[1].status != "lobby" else None


def _with_status(info: TableInfo, head: store.Head) -> TableInfo:
    """Return the info with the status that follows from the state: a cached info may be older than the last action."""
    over = codec_for(info.game, info.expansions).ruleset.outcome(head.state) is not None
    status: Literal["playing", "finished"] = "finished" if over else "playing"
    return info if info.status == status else replace(info, status=status)


def _read(table_id: UUID) -> LoadedTable:
    table = store.find_table(table_id)
    return _info(table), _head(table), (table.version, table.revision)


def _head(table: Table) -> store.Head | None:
    """Return the newest state.

    None in the lobby, and for a stalled table whose log does not replay; its phones are told so.
    """
    if not table.version:
        return None
    try:
        return store.load(table)
    except (RuntimeError, msgspec.DecodeError):
        if table.failed_tries:
            return None
        raise


def _info(table: Table) -> TableInfo:
    """Return the table's info, cached per process until the revision or status changes."""
    cached = _infos.get(table.pk)
    if cached and cached[0] == table.revision and cached[1].status == table.status:
        return cached[1]
    seats = {
        str(seat.position): SeatDocument(
            str(seat.pk), seat.name, seat.colour, seat.phone, seat.phone and seat.device_id == table.host_id
        )
        for seat in table.seats.all()
    }
    pieces = {} if table.version else starting_pieces(table)
    draw_ahead(table.game, pieces)
    boards = {} if table.version else starting_boards(table, len(seats))
    proposals = table.proposals.all()
    info = TableInfo(
        id=str(table.pk),
        game=table.game,
        status=_status(table),
        draw=table.drawn_by,
        starter=table.starter,
        options=table.options,
        has_secrets=codec_of(table).has_secrets,
        seats=seats,
        expansions=tuple(table.expansions),
        locked=table.locked,
        next=str(table.next_id or ""),
        proposals={
            str(proposal.pk): ProposalInfo(proposal.kind, proposal.seat)  # type: ignore[arg-type]
            for proposal in proposals
            if not proposal.outcome
        },
        settled={
            str(proposal.pk): proposal.outcome  # type: ignore[misc]
            for proposal in proposals
            if proposal.outcome
        },
        matched=tuple(
            sorted(table.matched_corrections.order_by("-version").values_list("version", flat=True)[:MOST_MATCHED])
        ),
        code=table.code,
        pieces=tuple(pieces),
        boards=tuple(boards),
        invented=sum(bool(facts.get("invented")) for facts in pieces.values()),
        stalled=table.failed_tries > 0,
        requests={str(pk): place for pk, place in table.seat_requests.values_list("pk", "seat__position")},
        clock=table.clock,  # type: ignore[arg-type]
    )
    _infos.put(table.pk, (table.revision, info))
    return info


def _info_for(viewer: Viewer, info: TableInfo) -> TableInfo:
    """Return the info that the viewer may have: a spectator does not get the table code."""
    return info if seat_of(viewer) is not None else replace(info, code="")


def _status(table: Table) -> Literal["lobby", "playing", "finished"]:
    return {"lobby": "lobby", "playing": "playing"}.get(table.status, "finished")  # type: ignore[return-value]


def _events(table_id: UUID, info: TableInfo, head: store.Head, since: int | None) -> tuple[Event, ...]:
    if since is None or since >= head.version or head.version - since > MOST_NARRATED:
        return ()
    if since == head.version - 1:
        return head.events
    return store.events_since(table_id, codec_for(info.game, info.expansions, info.options), since, head.version)
