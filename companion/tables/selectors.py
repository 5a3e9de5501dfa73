"""Queries for one viewer, built from what that viewer may know. Services return no state: phones get only this."""

from collections.abc import Collection, Iterable
from typing import Any, Final, Literal
from uuid import UUID

import msgspec
from django.db.models import F, Q
from django.utils import timezone
from msgspec.structs import replace

from companion.boxes.drawn_pieces import draw_ahead
from companion.errors import (
    AppError,
    NotYourSeat,
    OnlyWatching,
    RemovedFromTable,
    SeatMovedAway,
    UnknownTable,
)
from companion.people.models import Device
from companion.runtime.recent import Recent
from companion.tables import store
from companion.tables.audience import Audience, find_audience
from companion.tables.codec import find_codec, find_table_codec
from companion.tables.document import (
    ProposalInfo,
    SeatClock,
    SeatDocument,
    TableDocument,
    TableInfo,
)
from companion.tables.models import Departure, Seat, Table, TableDevice
from companion.tables.table_box import find_starting_boards, find_starting_pieces
from games.core.event import Event, Narration
from games.core.ruleset import Ruleset
from games.core.score import ScoreSheet, build_score_sheet
from games.core.seats import HOST, SPECTATOR, Viewer, find_seat
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
    """What viewers of one table may know at version `v`, revision `r`.

    - `narrations`: by viewer, since the requested version.
    - `newest_narrations`: by viewer, of the newest entry; for phones that get the whole view.
    - `waited`: seconds since the current wait began.
    """

    v: int
    r: int
    documents: dict[Viewer, TableDocument]
    narrations: dict[Viewer, tuple[Narration, ...]] = {}
    newest_narrations: dict[Viewer, tuple[Narration, ...]] = {}
    waited: int = 0

    def convert(self, viewer: Viewer) -> dict[str, Any]:
        """Return the viewer's document as plain JSON values."""
        plain: dict[str, Any] = msgspec.to_builtins(self.documents[viewer])
        return plain


_infos: Final = Recent[UUID, tuple[int, TableInfo]](CACHED_INFOS)


def find_membership(device: Device, table_id: UUID) -> Membership:
    """Return what the device holds at the table: nothing if it looks back at a finished table of its profile.

    :raises UnknownTable, SeatMovedAway, RemovedFromTable: it does not belong to the table.
    """
    host = TableDevice.objects.filter(table=table_id, device=device).values_list("table__host_id", flat=True).first()
    if host is None:
        if _find_looking_back(table_id, (device.pk,)):
            return Membership((), False)
        raise explain_absence(device, table_id)
    seats = Seat.objects.filter(table=table_id, device=device).values_list("position", flat=True)
    return Membership(tuple(seats), host == device.pk)


def explain_absence(device: Device, table_id: UUID) -> AppError:
    """Return the error that says why a device does not belong to the table.

    A device that never came gets the same error as for an unknown table.
    """
    why = Departure.objects.filter(table=table_id, device=device).values_list("why", flat=True).first()
    if why is None:
        return UnknownTable()
    return SeatMovedAway() if why == Departure.Why.MOVED else RemovedFromTable()


def find_memberships(table_id: UUID, devices: Iterable[UUID]) -> dict[UUID, Membership]:
    """Return what each of these devices holds at the table, as `find_membership` does.

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


def find_viewer(membership: Membership, seat: Viewer) -> Viewer:
    """Return the viewer that a device asks to be.

    :raises NotYourSeat: the seat is played from another device.
    """
    requested_seat = find_seat(seat)
    if requested_seat is None:
        return SPECTATOR
    if requested_seat not in membership.seats:
        raise NotYourSeat
    return seat


def build_documents(
    table_id: UUID, viewers: Iterable[Viewer], since: int | None = None, at: tuple[int, int] | None = None
) -> Documents:
    """Return the documents of `viewers`, and the narration of each since version `since`.

    `at` is the announced (version, revision). What this process has cached of it is not read again.

    :raises UnknownTable: there is no such table.
    """
    info, head, loaded_version = _load_at(table_id, at) if at else _read(table_id)
    return _build_documents(table_id, info, head, loaded_version, viewers, since)


def build_document(device: Device, table_id: UUID, viewer: Viewer) -> Documents:
    """Return the document of `viewer` for a device that may look as it.

    The membership is read last. A device that is removed meanwhile does not see the new code.

    :raises UnknownTable, SeatMovedAway, RemovedFromTable: it does not belong to the table.
    :raises NotYourSeat:
    """
    fresh = build_documents(table_id, (viewer,))
    find_viewer(find_membership(device, table_id), viewer)
    return fresh


def build_cached_documents(table_id: UUID, viewers: Iterable[Viewer], at: tuple[int, int]) -> Documents | None:
    """Return the documents at this (version, revision), with the narrations of its newest entry, without a query.

    None if this process has not cached all of it.
    """
    version, revision = at
    info, head = _find_cached_info(table_id, revision), store.find_cached_head(table_id, version)
    if info is None or head is None or (info.clock == "live" and head.clock is None):
        return None
    return _build_documents(table_id, _with_status(info, head), head, at, viewers, version - 1)


def take_head(table_id: UUID, version: int, revision: int, packed: bytes) -> None:
    """Cache the head that another process announced at this version, if this process has shown the table."""
    cached = _infos.get(table_id)
    if cached:
        info = cached[1]
        codec = find_codec(info.game, info.expansions, info.options)
        store.remember_packed(table_id, version, revision, codec, packed)


def _build_documents(
    table_id: UUID,
    info: TableInfo,
    head: store.Head | None,
    at: tuple[int, int],
    viewers: Iterable[Viewer],
    since: int | None,
) -> Documents:
    if head is None:
        return Documents(*at, {viewer: TableDocument(_limit_info(viewer, info)) for viewer in viewers})
    codec = find_codec(info.game, info.expansions, info.options)
    ruleset = codec.ruleset
    clock = _build_clock(table_id, info, head, ruleset)
    documents: dict[Viewer, TableDocument] = {}
    narrations: dict[Viewer, tuple[Narration, ...]] = {}
    newest_narrations: dict[Viewer, tuple[Narration, ...]] = {}
    events = _list_events(table_id, info, head, since)
    for viewer in viewers:
        audience = find_audience(codec, viewer)
        documents[viewer] = TableDocument(_limit_info(viewer, info), *_build_view(audience, head, info), clock)
        newest_narrations[viewer] = audience.narrate(head.events)
        narrations[viewer] = newest_narrations[viewer] if events is head.events else audience.narrate(events)
    waited = max(0, store.convert_to_milliseconds(timezone.now()) - head.since) // 1000
    return Documents(*at, documents, narrations, newest_narrations, waited)


def _build_clock(table_id: UUID, info: TableInfo, head: store.Head, ruleset: Ruleset) -> dict[str, SeatClock]:
    """Return the times by seat while the table shows them; none if they are not known."""
    if info.clock != "live" or info.status != "playing":
        return {}
    clock = head.clock or store.with_clock(table_id, head).clock
    if clock is None:
        return {}
    turn = clock.turns.get(ruleset.find_turn(head.state), {})
    seats = range(len(info.seats))
    return {str(n): SeatClock(clock.totals.get(n, 0) // 1000, turn.get(n, 0) // 1000) for n in seats}


def _build_view(audience: Audience, head: store.Head, info: TableInfo) -> tuple[View, int | None, int | None]:
    """Return the viewer's view, and the newest action that its phone may undo: version, and seat if another made it.

    A phone undoes for all its seats, unless one of them is looking at its secrets. In company an action is left out
    while its seat is asked in secret: others must not see that it has chosen already.
    """
    view, seat = audience.build_view(head.state), find_seat(audience.viewer)
    if seat is None:
        return view, None, None
    alone = audience.seat is not None and bool(view.secrets)
    secret = () if audience.seat is not None else view.secret_seats
    undos = [
        (version, by)
        for by, version in head.undoable.items()
        if by not in secret and (by == seat or (not alone and _find_phone(info, by) == _find_phone(info, seat)))
    ]
    version, by = max(undos, default=(None, None))
    return view, version, None if by == seat else by


def _find_phone(info: TableInfo, seat: int) -> int:
    """Return the first seat of the phone that plays this one."""
    beside = info.seats[str(seat)].beside
    return seat if beside is None else beside


def find_code(device: Device, table_id: UUID, *, watch: bool) -> str:
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


def find_seat_names(table_id: UUID) -> dict[int, str]:
    """Return the name of each seat by its position."""
    return dict(Seat.objects.filter(table=table_id).values_list("position", "name"))


def find_newest_versions(table_ids: Iterable[UUID]) -> dict[UUID, tuple[int, int]]:
    """Return (version, revision) of each table."""
    rows = Table.objects.filter(pk__in=list(table_ids)).values_list("pk", "version", "revision")
    return {pk: (version, revision) for pk, version, revision in rows}


def project_scores(table_id: UUID, viewer: Viewer) -> tuple[int, ScoreSheet]:
    """Return (version, score sheet if the game ended now), from what the viewer knows.

    :raises NotStarted: the table is in its lobby.
    """
    table = store.find_started_table(table_id)
    codec = find_table_codec(table)
    view = find_audience(codec, viewer).build_view(store.load(table).state)
    return table.version, build_score_sheet(len(view.seats), codec.ruleset.project_scores(view))


LoadedTable = tuple[TableInfo, store.Head | None, tuple[int, int]]
"""A table, its newest state if that can be read, and its (version, revision)."""


def _load_at(table_id: UUID, at: tuple[int, int]) -> LoadedTable:
    """Return the table at that (version, revision) with at most the head read.

    Read all if this process has not cached it.
    """
    version, revision = at
    info = _find_cached_info(table_id, revision)
    head = store.find_head_at(table_id, find_codec(info.game, info.expansions, info.options), version) if info else None
    if info is None or head is None:
        return _read(table_id)
    return _with_status(info, head), head, at


def _find_cached_info(table_id: UUID, revision: int) -> TableInfo | None:
    """Return the cached info of a table at this revision, or None. A lobby's info shows more and is not reused."""
    cached = _infos.get(table_id)
    return cached[1] if cached and cached[0] == revision and cached[1].status != "lobby" else None


def _with_status(info: TableInfo, head: store.Head) -> TableInfo:
    """Return the info with the status that follows from the state: a cached info may be older than the last action."""
    over = find_codec(info.game, info.expansions).ruleset.find_outcome(head.state) is not None
    status: Literal["playing", "finished"] = "finished" if over else "playing"
    return info if info.status == status else replace(info, status=status)


def _read(table_id: UUID) -> LoadedTable:
    table = store.find_table(table_id)
    return _build_info(table), _load_head(table), (table.version, table.revision)


def _load_head(table: Table) -> store.Head | None:
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


def _build_info(table: Table) -> TableInfo:
    """Return the table's info, cached per process until the revision or status changes."""
    cached = _infos.get(table.pk)
    if cached and cached[0] == table.revision and cached[1].status == table.status:
        return cached[1]
    rows = list(table.seats.all())
    first_seats: dict[UUID, int] = {}
    for row in sorted(rows, key=lambda row: (not row.phone, row.position)):
        first_seats.setdefault(row.device_id, row.position)
    seats = {
        str(row.position): SeatDocument(
            str(row.pk),
            row.name,
            row.colour,
            row.phone,
            row.phone and row.device_id == table.host_id,
            None if (first := first_seats[row.device_id]) == row.position else first,
        )
        for row in rows
    }
    pieces = {} if table.version else find_starting_pieces(table)
    draw_ahead(table.game, pieces)
    boards = {} if table.version else find_starting_boards(table, len(seats))
    proposals = table.proposals.all()
    info = TableInfo(
        id=str(table.pk),
        game=table.game,
        status=_find_status(table),
        draw=table.drawn_by,
        starter=table.starter,
        options=table.options,
        has_secrets=find_table_codec(table).has_secrets,
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
        old_rules=store.find_old_rules(table),
    )
    _infos.put(table.pk, (table.revision, info))
    return info


def _limit_info(viewer: Viewer, info: TableInfo) -> TableInfo:
    """Return the info that the viewer may have: a spectator does not get the table code."""
    return info if find_seat(viewer) is not None else replace(info, code="")


def _find_status(table: Table) -> Literal["lobby", "playing", "finished"]:
    return {"lobby": "lobby", "playing": "playing"}.get(table.status, "finished")  # type: ignore[return-value]


def _list_events(table_id: UUID, info: TableInfo, head: store.Head, since: int | None) -> tuple[Event, ...]:
    if since is None or since >= head.version or head.version - since > MOST_NARRATED:
        return ()
    if since == head.version - 1:
        return head.events
    return store.load_events_since(table_id, find_codec(info.game, info.expansions, info.options), since, head.version)
