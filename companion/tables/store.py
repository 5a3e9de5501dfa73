"""Keeps the log and what is derived from it: the only code that touches LogEntry, HeadState and Snapshot.

The cost of an action or of looking at a table does not depend on the length of its log: the newest state is one
row (and in this process's cache), and nothing here reads more than the entries since the last snapshot.
"""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from threading import Lock
from typing import Any, Final, cast
from uuid import UUID

import msgspec
from django.db import InterfaceError, OperationalError, transaction
from django.utils import timezone

from companion.database import is_passing
from companion.errors import DuplicateId, TableBusy, UnknownTable
from companion.tables.codec import Codec, Content, codec_of, encode, encode_events
from companion.tables.models import HeadState, LogEntry, Snapshot, Table
from companion.tables.replays import is_barrier, replayed, undoable_after
from companion.tables.statements import change, execute, find, find_pair, insertion
from games.core.action import Action
from games.core.event import Event, audible
from games.core.log import PLAYED, Entry, EntryKind, effective, taken_back
from games.core.seats import SPECTATOR, Seat, Viewer

SNAPSHOT_EVERY: Final = 50
CACHED_TABLES: Final = 256
UNDO_LOOKBACK: Final = 8
"""Entries: a state is rebuilt from at least so far back, for what can be taken back next."""


class Head(msgspec.Struct, frozen=True):
    """The newest state of a table and the events of its newest entry. `undoable`: seat -> version of its own last
    action while that can be taken back at once."""

    version: int
    state: Any
    undoable: dict[Seat, int]
    events: tuple[Event, ...]


class LoggedEntry(msgspec.Struct, frozen=True):
    """An entry as it is kept: `content` as the rules read it, `events` what it caused, `at` when it was entered. Whose
    phone entered it is left out."""

    version: int
    kind: str
    seat: Seat | None
    content: Content
    at: datetime
    events: tuple[Event, ...] = ()


class NewEntry(msgspec.Struct, frozen=True, kw_only=True):
    """What is about to be appended. `seat`, `device`, `client_action_id` and `digest` are empty for the system;
    `proposed_by` is the device whose proposal `device`, the host's, confirmed."""

    kind: str
    content: Content
    seat: Seat | None = None
    device: UUID | None = None
    client_action_id: str | None = None
    digest: bytes | None = None
    draw_number: int | None = None
    proposed_by: UUID | None = None


class Record(msgspec.Struct, frozen=True):
    """An entry with what is kept beside it: the events that it caused when it was written, when that was, whether it
    was `proposed` and the host confirmed it, whether the app drew it (`drawn`)."""

    entry: Entry
    events: tuple[Event, ...]
    at: datetime
    proposed: bool
    drawn: bool


_cache: OrderedDict[UUID, Head] = OrderedDict()
_cache_lock = Lock()


@contextmanager
def locked(table_id: UUID) -> Iterator[Table]:
    """A transaction in which nobody else changes the table.

    :raises UnknownTable: there is none. :raises TableBusy: somebody held it for too long, or the database was lost.
    """
    try:
        with transaction.atomic():
            table = find(Table, id=table_id, lock=True)
            if table is None:
                raise UnknownTable
            yield table
    except (InterfaceError, OperationalError) as error:
        if is_passing(error):
            raise TableBusy from error
        raise


def found(table_id: UUID) -> Table:
    """The table as it is just now.

    :raises UnknownTable: there is none.
    """
    table = find(Table, id=table_id)
    if table is None:
        raise UnknownTable
    return table


def cached(table_id: UUID, version: int) -> Head | None:
    """The state at just this version, where this process has it at hand."""
    with _cache_lock:
        head = _cache.get(table_id)
    return head if head and head.version == version else None


def head_at(table_id: UUID, codec: Codec, version: int) -> Head | None:
    """The state at just this version, from this process's cache, else from the head row; None where that is of
    another."""
    at_hand = cached(table_id, version)
    if at_hand:
        return at_hand
    rows = find_pair(
        HeadState,
        LogEntry,
        on=("table_id", "version"),
        table_id=table_id,
        version=version,
        ruleset_version=codec.ruleset.meta.ruleset_version,
        fingerprint=codec.fingerprint,
    )
    if rows is None:
        return None
    kept, entry = rows
    undoable = {int(seat): version for seat, version in kept.undoable.items()}
    head = Head(version, codec.state(kept.state), undoable, codec.events(entry.events))
    _remember(table_id, head)
    return head


def load(table: Table) -> Head:
    """The newest state, from this process's cache, else from the head row, else by replay."""
    codec = codec_of(table)
    head = head_at(table.pk, codec, table.version)
    if head is None:
        head = _rebuild(table, codec)
        _remember(table.pk, head)
    return head


def append(
    table: Table,
    new: NewEntry,
    state: Any,
    events: tuple[Event, ...],
    undoable: dict[Seat, int],
    *,
    keep: bool = False,
) -> Head:
    """Add the entry at the table's next version with the state that it led to, and save how far the table is, in the
    caller's transaction. `keep`: with a snapshot, though none is due."""
    codec = codec_of(table)
    table.version += 1
    version = table.version
    kept: dict[str, Any] = {
        "version": version,
        "ruleset_version": codec.ruleset.meta.ruleset_version,
        "fingerprint": codec.fingerprint,
        "state": encode(state),
    }
    statements = [
        insertion(
            LogEntry,
            table_id=table.pk,
            version=version,
            kind=new.kind,
            seat=new.seat,
            device_id=new.device,
            proposed_by_id=new.proposed_by,
            action_type=str(type(new.content).__struct_config__.tag),
            payload=encode(new.content),
            client_action_id=new.client_action_id,
            request_digest=new.digest,
            draw_number=new.draw_number,
            events=encode_events(events),
            at=timezone.now(),
        ),
        insertion(HeadState, table_id=table.pk, undoable=_keys(undoable), **kept)
        if version == 1
        else change(HeadState, table.pk, undoable=_keys(undoable), **kept),
        change(
            Table,
            table.pk,
            version=version,
            status=table.status,
            due_since=table.due_since,
            started_at=table.started_at,
            finished_at=table.finished_at,
        ),
    ]
    if keep or version % SNAPSHOT_EVERY == 0:
        statements.append(insertion(Snapshot, table_id=table.pk, superseded=False, **kept))
    execute(*statements)
    head = Head(version, state, undoable, events)
    transaction.on_commit(lambda: _remember(table.pk, head))
    return head


def repeated(table_id: UUID, device: UUID, client_action_id: str, digest: bytes) -> int | None:
    """The version under which this request was done before, or None.

    :raises DuplicateId: the id was used for another request.
    """
    found = (
        LogEntry.objects.filter(table=table_id, device=device, client_action_id=client_action_id)
        .values_list("version", "request_digest")
        .first()
    )
    if found is None:
        return None
    if found[1] is None or bytes(found[1]) != digest:
        raise DuplicateId
    return int(found[0])


def same_fact(table: Table, first: int, last: int, content: Action, seat: Seat) -> int | None:
    """The version, from `first` to `last`, of an entry that says just this, if the seat may know that it does: what
    was drawn for another seat in secret is not confirmed to whoever guesses it."""
    rows = LogEntry.objects.filter(
        table=table, version__range=(first, last), kind=LogEntry.Kind.ACTION, payload=encode(content)
    )
    codec = codec_of(table)
    known = (
        version
        for version, events in rows.order_by("version").values_list("version", "events")
        if all(audible(event, seat) for event in codec.events(events))
    )
    return next(known, None)


def is_hidden(table: Table, codec: Codec, versions: list[int]) -> bool:
    """Whether these entries were told to their own seats alone."""
    kept = LogEntry.objects.filter(table=table, version__in=versions).values_list("events", flat=True)
    events = [event for row in kept for event in codec.events(row)]
    return bool(events) and all(event.audience == "owner" for event in events)


def is_heard(table: Table, codec: Codec, version: int, seat: Seat | None, *, wholly: bool) -> bool:
    """Whether the seat (None: the host) was told what the entry caused, some of it or `wholly`."""
    viewer: Viewer = SPECTATOR if seat is None else seat
    kept = LogEntry.objects.filter(table=table, version=version).values_list("events", flat=True)
    told = [audible(event, viewer) for row in kept for event in codec.events(row)]
    return all(told) if wholly else any(told)


def next_draw(table: Table, kind: type[Action], number: int | None) -> tuple[int, Action | None]:
    """(the number of the app's next draw, what came out at it before that was taken back). The number is the given one
    where several draws go on at the same time; else one more than that of the last draw of this `kind` that nobody took
    back. What a correction left out was drawn all the same: its number is not used again, whatever the game counts."""
    drawn = LogEntry.objects.filter(table=table, draw_number__isnull=False, action_type=str(kind.__struct_config__.tag))
    if number is not None:
        drawn = drawn.filter(draw_number=number)
    following, before = number or 1, None
    while latest := drawn.order_by("-draw_number", "-version").first():
        at: int = latest.draw_number or 0
        if latest.version not in taken_back(_undos(table, latest.version)):
            following = following if before else at + 1
            break
        following, before = at, latest.payload
        drawn = drawn.filter(draw_number__lt=at)
    content = codec_of(table).content(before) if before else None
    return number or following, content if isinstance(content, Action) else None


def _undos(table: Table, after: int) -> list[Entry]:
    """Undos and redos beyond version `after`."""
    codec = codec_of(table)
    kinds = (LogEntry.Kind.UNDO, LogEntry.Kind.REDO)
    rows = LogEntry.objects.filter(table=table, version__gt=after, version__lte=table.version, kind__in=kinds)
    return [
        Entry(version, cast(EntryKind, entry_kind), seat, codec.content(payload))
        for version, entry_kind, seat, payload in rows.values_list("version", "kind", "seat", "payload")
    ]


def tail(table: Table, version: int) -> tuple[Any, list[Entry]]:
    """(state, entries): the newest kept state from before `version` that still holds, None for an empty table,
    and all entries after it."""
    codec = codec_of(table)
    usable = Snapshot.objects.filter(
        table=table,
        version__lt=version,
        superseded=False,
        ruleset_version=codec.ruleset.meta.ruleset_version,
        fingerprint=codec.fingerprint,
    )
    snapshot = usable.order_by("-version").first()
    if snapshot is None:
        return None, entries(table)
    return codec.state(snapshot.state), entries(table, after=snapshot.version)


def undo_tail(table: Table, version: int, without: int = 0) -> tuple[Any, list[Entry]]:
    """As `tail`, from so far back that what can be taken back at version `version`, or without the entry `without`, is
    among the entries played."""
    back = UNDO_LOOKBACK
    while True:
        state, since = tail(table, max(1, version - back))
        if state is None or any(is_barrier(one) for one in since if one.kind in PLAYED and one.version != without):
            return state, since
        back *= 4


def supersede_snapshots(table: Table, version: int) -> bool:
    """Entry `version` was taken back: states kept since are not what the effective log leads to. Whether there
    were any; then the state that follows is to be kept instead."""
    return Snapshot.objects.filter(table=table, version__gte=version, superseded=False).update(superseded=True) > 0


def kept_versions(table: Table) -> list[int]:
    """The versions of the states that are kept and still hold."""
    return list(Snapshot.objects.filter(table=table, superseded=False).values_list("version", flat=True))


def supersede(table: Table, versions: Sequence[int]) -> None:
    """What these kept states hold was mended since."""
    if versions:
        Snapshot.objects.filter(table=table, version__in=versions).update(superseded=True)


def entries(table: Table, after: int = 0) -> list[Entry]:
    """Entries beyond version `after`, as the rules read them; none that came since the table's row was read."""
    codec = codec_of(table)
    rows = LogEntry.objects.filter(table=table, version__gt=after, version__lte=table.version).order_by("version")
    return [
        Entry(version, cast(EntryKind, kind), seat, codec.content(payload))
        for version, kind, seat, payload in rows.values_list("version", "kind", "seat", "payload")
    ]


def logged(table: Table) -> list[LoggedEntry]:
    """The whole log, with times and without the events; no entry that came since the table's row was read."""
    codec = codec_of(table)
    rows = LogEntry.objects.filter(table=table, version__lte=table.version).order_by("version")
    return [
        LoggedEntry(version, kind, seat, codec.content(payload), at)
        for version, kind, seat, payload, at in rows.values_list("version", "kind", "seat", "payload", "at")
    ]


def keep_log(table: Table, log: Sequence[LoggedEntry], state: Any) -> None:
    """A whole log of a table that has none yet, with the state that it leads to, in the caller's transaction."""
    codec = codec_of(table)
    for entry in log:
        execute(
            insertion(
                LogEntry,
                table_id=table.pk,
                version=entry.version,
                kind=entry.kind,
                seat=entry.seat,
                action_type=str(type(entry.content).__struct_config__.tag),
                payload=encode(entry.content),
                events=encode_events(entry.events),
                at=entry.at,
            )
        )
    execute(
        insertion(
            HeadState,
            table_id=table.pk,
            version=log[-1].version,
            ruleset_version=codec.ruleset.meta.ruleset_version,
            fingerprint=codec.fingerprint,
            state=encode(state),
            undoable={},
        )
    )


def records(table: Table) -> list[Record]:
    """The whole log with what is kept beside it; nothing that came since the table's row was read."""
    codec = codec_of(table)
    rows = LogEntry.objects.filter(table=table, version__lte=table.version).order_by("version")
    names = ("version", "kind", "seat", "payload", "events", "at", "proposed_by", "draw_number")
    return [
        Record(
            Entry(version, cast(EntryKind, kind), seat, codec.content(payload)),
            codec.events(events),
            at,
            proposer is not None,
            draw is not None,
        )
        for version, kind, seat, payload, events, at, proposer, draw in rows.values_list(*names)
    ]


def reached(table: Table, codec: Codec, log: Sequence[Entry], wanted: Sequence[Entry]) -> tuple[int, Any]:
    """(how many entries of the effective log `wanted`, the state that they led to), from the kept state that goes
    furthest; (0, None) where none fits. `log` is the whole of the table's."""
    if tuple(wanted) == effective(log):
        return len(wanted), load(table).state
    newest = max((entry.version for entry in wanted), default=0)
    kept = Snapshot.objects.filter(
        table=table,
        version__lte=newest,
        ruleset_version=codec.ruleset.meta.ruleset_version,
        fingerprint=codec.fingerprint,
    )
    for version in kept.order_by("-version").values_list("version", flat=True):
        played = effective(entry for entry in log if entry.version <= version)
        if played == tuple(wanted[: len(played)]):
            return len(played), codec.state(kept.values_list("state", flat=True).get(version=version))
    return 0, None


def state_after(table: Table, codec: Codec, log: Sequence[Entry], wanted: Sequence[Entry]) -> Any:
    """What the effective log `wanted` leads to, played from the kept state that goes furthest; as `reached`.

    :raises RuntimeError: as `replayed`.
    """
    start, state = reached(table, codec, log, wanted)
    return replayed(table, codec, list(wanted[start:]), state).state


def events_since(table_id: UUID, codec: Codec, after: int, until: int) -> tuple[Event, ...]:
    """What happened beyond version `after`, up to version `until`, in order."""
    if until == after + 1:
        entry = find(LogEntry, table_id=table_id, version=until)
        return codec.events(entry.events) if entry else ()
    rows = LogEntry.objects.filter(table=table_id, version__gt=after, version__lte=until).order_by("version")
    kept = rows.values_list("events", flat=True)
    return tuple(event for row in kept for event in codec.events(row))


def unlike_replay(table: Table) -> list[str]:
    """What is kept of a table and is not what its log leads to: `holes`, `replay` (an entry does not hold), `head`,
    `snapshot <version>`. Nothing when all is well. Reads the whole log and plays it."""
    codec = codec_of(table)
    log = entries(table)
    if [entry.version for entry in log] != list(range(1, table.version + 1)):
        return ["holes"]

    def is_reached(kept: HeadState | Snapshot) -> bool:
        played = effective(entry for entry in log if entry.version <= kept.version)
        return encode(replayed(table, codec, list(played), None).state) == encode(codec.state(kept.state))

    try:
        head = HeadState.objects.filter(table=table, version=table.version).first()
        unlike = [] if head and is_reached(head) else ["head"]
        snapshots = Snapshot.objects.filter(table=table, superseded=False, fingerprint=codec.fingerprint)
        return unlike + [f"snapshot {one.version}" for one in snapshots.order_by("version") if not is_reached(one)]
    except RuntimeError:
        return ["replay"]


def _rebuild(table: Table, codec: Codec) -> Head:
    state, since = undo_tail(table, table.version)
    played = list(effective(since))
    result = replayed(table, codec, played, state)
    told = events_since(table.pk, codec, table.version - 1, table.version)
    return Head(table.version, result.state, undoable_after(played), told)


def _keys(undoable: dict[Seat, int]) -> dict[str, int]:
    return {str(seat): version for seat, version in undoable.items()}


def _remember(table_id: UUID, head: Head) -> None:
    with _cache_lock:
        known = _cache.get(table_id)
        if known and known.version > head.version:
            return
        _cache[table_id] = head
        _cache.move_to_end(table_id)
        while len(_cache) > CACHED_TABLES:
            _cache.popitem(last=False)


def forget_all() -> None:
    """Empty this process's cache, as after a restart."""
    with _cache_lock:
        _cache.clear()
