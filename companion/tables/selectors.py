"""Every read: always for one viewer, always redacted. Services hand out no state; phones get only what is here."""

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
from companion.tables.boards import boards_played
from companion.tables.boxes import pieces_played
from companion.tables.codec import codec_for, codec_of
from companion.tables.document import ProposalInfo, SeatClock, SeatDocument, TableDocument, TableInfo
from companion.tables.drawn_pieces import draw_ahead
from companion.tables.models import Departure, Seat, Table, TableDevice
from games.core.event import Event, Narration
from games.core.ruleset import Ruleset
from games.core.score import ScoreSheet, score_sheet
from games.core.seats import HOST, SPECTATOR, Viewer, seat_of
from games.core.view import View

TOLD_AT_MOST: Final = 20
MOST_MATCHED: Final = 10
"""So many corrections with which the real table was put right are told; phones remember no more of them."""
CACHED_INFOS: Final = 256


class Standing(msgspec.Struct, frozen=True):
    """A device at a table: the seats it holds, and whether it is the host's."""

    seats: tuple[int, ...]
    host: bool

    @property
    def names(self) -> tuple[str, ...]:
        """Under what its presence is kept."""
        return (*(str(seat) for seat in self.seats), *((HOST,) if self.host else ()))


class Documents(msgspec.Struct, frozen=True):
    """What viewers of one table may know at version `v`, revision `r`, as plain JSON values; what was told since
    the version asked for; and for those who did not follow, what the newest entry told and how many seconds ago."""

    v: int
    r: int
    documents: dict[Viewer, dict[str, Any]]
    told: dict[Viewer, tuple[Narration, ...]] = {}
    last: dict[Viewer, tuple[Narration, ...]] = {}
    waited: int = 0


_infos: Final = Recent[UUID, tuple[int, TableInfo]](CACHED_INFOS)


def standing_of(device: Device, table_id: UUID) -> Standing:
    """What the device holds at the table: nothing, where it looks back at a finished table of its profile.

    :raises UnknownTable, SeatMovedAway, RemovedFromTable: it does not belong to the table.
    """
    host = TableDevice.objects.filter(table=table_id, device=device).values_list("table__host_id", flat=True).first()
    if host is None:
        if _looking_back(table_id, (device.pk,)):
            return Standing((), False)
        raise absence_of(device, table_id)
    seats = Seat.objects.filter(table=table_id, device=device).values_list("position", flat=True)
    return Standing(tuple(seats), host == device.pk)


def absence_of(device: Device, table_id: UUID) -> AppError:
    """Why a device does not belong to the table: it was told to leave, or it never came, which is not told from there
    being no such table."""
    why = Departure.objects.filter(table=table_id, device=device).values_list("why", flat=True).first()
    if why is None:
        return UnknownTable()
    return SeatMovedAway() if why == Departure.Why.MOVED else RemovedFromTable()


def standings_of(table_id: UUID, devices: Iterable[UUID]) -> dict[UUID, Standing]:
    """What each of these devices holds at the table; none for those that do not belong to it (any more). As
    `standing_of`."""
    seats_held: dict[UUID, list[int]] = {device: [] for device in devices}
    for device, position in Seat.objects.filter(table=table_id, device__in=seats_held).values_list(
        "device", "position"
    ):
        seats_held[device].append(position)
    here = TableDevice.objects.filter(table=table_id, device__in=seats_held).values_list("device", "table__host")
    standings = {device: Standing(tuple(seats_held[device]), device == host) for device, host in here}
    others = seats_held.keys() - standings.keys()
    return standings | dict.fromkeys(_looking_back(table_id, others) if others else (), Standing((), False))


def _looking_back(table_id: UUID, devices: Collection[UUID]) -> set[UUID]:
    """Those of the devices whose profile has another one that belongs to the table, if that is finished, or had it
    when it came there."""
    theirs = TableDevice.objects.filter(table=table_id, table__status=Table.Status.FINISHED)
    profiles = theirs.exclude(device__profile=None).values("device__profile")
    begun = theirs.filter(device__partings__until__gt=F("joined_at")).values("device__partings__profile")
    looking = Q(profile__in=profiles) | Q(profile__in=begun)
    return set(Device.objects.filter(looking, pk__in=devices).values_list("pk", flat=True))


def viewer_of(standing: Standing, seat: Viewer) -> Viewer:
    """The viewer that a device asks to be.

    :raises NotYourSeat: the seat is played from another device.
    """
    own = seat_of(seat)
    if own is None:
        return SPECTATOR
    if own not in standing.seats:
        raise NotYourSeat
    return seat


def documents_for(
    table_id: UUID, viewers: Iterable[Viewer], since: int | None = None, at: tuple[int, int] | None = None
) -> Documents:
    """The documents of `viewers`, and what each may hear of what happened beyond version `since`. `at`: the
    (version, revision) that was announced; what this process has at hand of it is not read again.

    :raises UnknownTable: there is no such table.
    """
    info, head, known_state = _known_at(table_id, at) if at else _read(table_id)
    return _documents(table_id, info, head, known_state, viewers, since)


def document_for(device: Device, table_id: UUID, viewer: Viewer) -> Documents:
    """The document of `viewer` for a device that may look as it. What the device holds is read last: one that is
    removed meanwhile is not shown the code that came after it.

    :raises UnknownTable, SeatMovedAway, RemovedFromTable: it does not belong to the table. :raises NotYourSeat:
    """
    fresh = documents_for(table_id, (viewer,))
    viewer_of(standing_of(device, table_id), viewer)
    return fresh


def documents_at_hand(
    table_id: UUID, viewers: Iterable[Viewer], since: int | None, at: tuple[int, int]
) -> Documents | None:
    """As `documents_for`, where this process has at hand all that it takes; else None. The database is not asked."""
    version, revision = at
    info, head = _kept_info(table_id, revision), store.cached(table_id, version)
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
        without_view = {viewer: msgspec.to_builtins(TableDocument(_known_to(viewer, info))) for viewer in viewers}
        return Documents(*at, without_view)
    codec = codec_for(info.game, info.expansions, info.options)
    ruleset = codec.ruleset
    clock = _clock(table_id, info, head, ruleset)
    documents: dict[Viewer, dict[str, Any]] = {}
    narrations: dict[Viewer, tuple[Narration, ...]] = {}
    last: dict[Viewer, tuple[Narration, ...]] = {}
    events = _events(table_id, info, head, since)
    for viewer in viewers:
        audience = audience_of(codec, viewer)
        shown = TableDocument(_known_to(viewer, info), *_shown_to(audience, head), clock)
        documents[viewer] = msgspec.to_builtins(shown)
        narrations[viewer] = audience.heard(events)
        last[viewer] = audience.heard(head.events)
    waited = max(0, store.milliseconds(timezone.now()) - head.since) // 1000
    return Documents(*at, documents, narrations, last, waited)


def _clock(table_id: UUID, info: TableInfo, head: store.Head, ruleset: Ruleset) -> dict[str, SeatClock]:
    """The times by seat, while they are shown; none where they are not known."""
    if info.clock != "live" or info.status != "playing":
        return {}
    clock = head.clock or store.with_clock(table_id, head).clock
    if clock is None:
        return {}
    turn = clock.turns.get(ruleset.turn(head.state), {})
    seats = range(len(info.seats))
    return {str(n): SeatClock(clock.totals.get(n, 0) // 1000, turn.get(n, 0) // 1000) for n in seats}


def _shown_to(audience: Audience, head: store.Head) -> tuple[View, int | None]:
    """The viewer's view, and its last action while that can be undone. In company not while the seat is asked in
    secret: others must not see that it has entered something already."""
    view, seat = audience.view(head.state), seat_of(audience.viewer)
    if seat is None or (audience.seat is None and seat in view.secret_seats):
        return view, None
    return view, head.undoable.get(seat)


def code_of(device: Device, table_id: UUID, *, watch: bool) -> str:
    """The code with which others come to the table, to `watch` or to play.

    :raises UnknownTable: there is no such table, or the device never came to it.
    :raises OnlyWatching: the device came to watch, and the game has begun or the host has locked the table.
    """
    here = TableDevice.objects.select_related("table").filter(table=table_id, device=device).first()
    if here is None:
        raise UnknownTable
    if watch:
        return here.table.watch_code
    if here.watcher and (here.table.status != Table.Status.LOBBY or here.table.locked):
        raise OnlyWatching
    return here.table.code


def seat_names(table_id: UUID) -> dict[int, str]:
    """The name at each place."""
    return dict(Seat.objects.filter(table=table_id).values_list("position", "name"))


def newest(table_ids: Iterable[UUID]) -> dict[UUID, tuple[int, int]]:
    """(version, revision) of each table."""
    rows = Table.objects.filter(pk__in=list(table_ids)).values_list("pk", "version", "revision")
    return {pk: (version, revision) for pk, version, revision in rows}


def projection_for(table_id: UUID, viewer: Viewer) -> tuple[int, ScoreSheet]:
    """(version, what would score if it ended now), from what the viewer knows.

    :raises NotStarted: the table is in its lobby.
    """
    table = store.find_table(table_id)
    if table.version == 0:
        raise NotStarted
    codec = codec_of(table)
    view = audience_of(codec, viewer).view(store.load(table).state)
    return table.version, score_sheet(len(view.seats), codec.ruleset.projection(view))


Known = tuple[TableInfo, store.Head | None, tuple[int, int]]
"""A table, its newest state where it has one that can be read, and its (version, revision)."""


def _known_at(table_id: UUID, at: tuple[int, int]) -> Known:
    """The table at that (version, revision) with no more than the head read, where this process can; else as read."""
    version, revision = at
    info = _kept_info(table_id, revision)
    head = store.head_at(table_id, codec_for(info.game, info.expansions, info.options), version) if info else None
    if info is None or head is None:
        return _read(table_id)
    return _with_status(info, head), head, at


def _kept_info(table_id: UUID, revision: int) -> TableInfo | None:
    """What is kept of a table at this revision that has begun: in its lobby it shows more."""
    kept = _infos.get(table_id)
    return kept[1] if kept and kept[0] == revision and kept[1].status != "lobby" else None


def _with_status(info: TableInfo, head: store.Head) -> TableInfo:
    """The table once it has begun: what is kept of it may be from before its last action."""
    over = codec_for(info.game, info.expansions).ruleset.outcome(head.state) is not None
    status: Literal["playing", "finished"] = "finished" if over else "playing"
    return info if info.status == status else replace(info, status=status)


def _read(table_id: UUID) -> Known:
    table = store.find_table(table_id)
    return _info(table), _head(table), (table.version, table.revision)


def _head(table: Table) -> store.Head | None:
    """The newest state; none in the lobby, nor of a stalled table whose log cannot be played: its phones are told as
    much."""
    if not table.version:
        return None
    try:
        return store.load(table)
    except (RuntimeError, msgspec.DecodeError):
        if table.failed_tries:
            return None
        raise


def _info(table: Table) -> TableInfo:
    """The table itself, kept per process until its revision or status changes."""
    kept = _infos.get(table.pk)
    if kept and kept[0] == table.revision and kept[1].status == table.status:
        return kept[1]
    seats = {
        str(seat.position): SeatDocument(
            str(seat.pk), seat.name, seat.colour, seat.phone, seat.phone and seat.device_id == table.host_id
        )
        for seat in table.seats.all()
    }
    pieces = {} if table.version else pieces_played(table)
    draw_ahead(table.game, pieces)
    boards = {} if table.version else boards_played(table, len(seats))
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


def _known_to(viewer: Viewer, info: TableInfo) -> TableInfo:
    """What the viewer may know of it: a spectator not the code that lets people in to play."""
    return info if seat_of(viewer) is not None else replace(info, code="")


def _status(table: Table) -> Literal["lobby", "playing", "finished"]:
    return {"lobby": "lobby", "playing": "playing"}.get(table.status, "finished")  # type: ignore[return-value]


def _events(table_id: UUID, info: TableInfo, head: store.Head, since: int | None) -> tuple[Event, ...]:
    if since is None or since >= head.version or head.version - since > TOLD_AT_MOST:
        return ()
    if since == head.version - 1:
        return head.events
    return store.events_since(table_id, codec_for(info.game, info.expansions, info.options), since, head.version)
