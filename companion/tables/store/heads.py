"""The row of a table and its newest state, from this process's cache, the head row or a replay."""

from contextlib import suppress
from datetime import datetime
from typing import Any, Final
from uuid import UUID

import msgspec
from msgspec.structs import replace

from companion.errors import NotStarted, UnknownTable
from companion.runtime.raw_sql import find, find_pair
from companion.runtime.recent import Recent
from companion.tables.clock import Clock, Moment
from companion.tables.codec import Codec, find_table_codec
from companion.tables.models import HeadState, LogEntry, Table
from companion.tables.replays import replay_from
from companion.tables.store.moments import convert_to_milliseconds
from companion.tables.store.snapshots import find_undoable, load_tail
from games.core.event import Event
from games.core.identity_cache import share_parts
from games.core.log import find_effective
from games.core.seats import Seat

CACHED_TABLES: Final = 256


class Head(msgspec.Struct, frozen=True):
    """The newest state of a table.

    - `undoable`: seat -> version of its own last action, while the seat may undo it without a correction.
    - `events`, `at`: what the newest entry caused, and when it was written.
    - `moment`, `clock`: as in the head row.
    """

    version: int
    state: Any
    undoable: dict[Seat, int]
    events: tuple[Event, ...]
    at: datetime
    moment: Moment | None = None
    clock: Clock | None = None

    @property
    def since(self) -> int:
        """Milliseconds since 1970 at which the current wait began. Changes of seats do not end a wait."""
        return self.moment.at if self.moment else convert_to_milliseconds(self.at)


class PackedHead(msgspec.Struct, frozen=True):
    """A head as one process sends it to others, with the shape of its state as in the head row.

    - `head`: without state and events, which only its rules can read.
    """

    ruleset_version: int
    fingerprint: str
    head: Head
    state: msgspec.Raw
    events: msgspec.Raw


_packed_heads = msgspec.json.Decoder(PackedHead)
_cache: Final = Recent[UUID, Head](CACHED_TABLES)
_rows: Final = Recent[UUID, Table](CACHED_TABLES)


def find_table(table_id: UUID, *, lock: bool = False) -> Table:
    """Return the table's row. `lock`: no other transaction changes it until this one ends.

    :raises UnknownTable: there is no such table.
    """
    table = find(Table, id=table_id, lock=lock)
    if table is None:
        raise UnknownTable
    return table


def find_started_table(table_id: UUID) -> Table:
    """Return the row of a table that is played, or was.

    :raises UnknownTable: :raises NotStarted: the table is in its lobby.
    """
    table = find_table(table_id)
    if table.version == 0:
        raise NotStarted
    return table


def take_row(table_id: UUID, version: int) -> tuple[Table, Head] | None:
    """Take row and head at this version from this process's cache. No other request has the row until `keep_row`.

    They may be out of date. `append` writes the row only if the database has its version and revision.
    """
    row, head = _rows.pop(table_id), find_cached_head(table_id, version)
    return (row, head) if row and head and row.version == version else None


def keep_row(row: Table) -> None:
    """Put a committed row into this process's cache. The caller must not use it afterwards."""
    _rows.put(row.pk, row)


def load(table: Table) -> Head:
    """Return the newest state, from this process's cache, the head row or a replay."""
    codec = find_table_codec(table)
    head = find_head_at(table.pk, codec, table.version)
    if head is None:
        head = _rebuild(table, codec)
        remember(table.pk, head)
    return head


def find_head_at(table_id: UUID, codec: Codec, version: int) -> Head | None:
    """Return the state at this version from this process's cache or the head row. None if they hold another version."""
    cached_head = find_cached_head(table_id, version)
    if cached_head:
        return cached_head
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
    head_row, entry = rows
    undoable = {int(seat): version for seat, version in head_row.undoable.items()}
    timing = decode_timing(head_row.moment, head_row.clock)
    head = Head(
        version, codec.decode_state(head_row.state), undoable, codec.decode_events(entry.events), entry.at, *timing
    )
    remember(table_id, head)
    return head


def find_cached_head(table_id: UUID, version: int) -> Head | None:
    """Return the state at this version if it is in this process's cache, else None."""
    head = _cache.get(table_id)
    return head if head and head.version == version else None


def remember(table_id: UUID, head: Head) -> None:
    """Put the state into this process's cache unless a newer one is there. A full cache drops its oldest table."""
    _cache.put(table_id, head, replaces=lambda cached_head: cached_head.version <= head.version)


def pack_head(codec: Codec, head: Head, state: str) -> bytes:
    """Return the head as JSON, for the caches of other processes. It contains what no phone may see.

    `state`: its state as JSON.
    """
    rules, events = (codec.ruleset.meta.ruleset_version, codec.fingerprint), msgspec.json.encode(head.events)
    bare = replace(head, state=None, events=())
    return msgspec.json.encode(PackedHead(*rules, bare, msgspec.Raw(state), msgspec.Raw(events)))


def remember_packed(table_id: UUID, version: int, revision: int, codec: Codec, packed: bytes) -> None:
    """Put a head of another process into this one's cache, unless that has this version or a newer one, and bring the
    cached row to its version.

    A head that these rules do not read is ignored.
    """
    cached_head = _cache.get(table_id)
    if cached_head and cached_head.version >= version:
        return
    with suppress(msgspec.DecodeError):  # of another release
        sent = _packed_heads.decode(packed)
        head = sent.head
        if (sent.ruleset_version, sent.fingerprint) == (codec.ruleset.meta.ruleset_version, codec.fingerprint):
            state, events = codec.decode_state(sent.state), codec.decode_events(bytes(sent.events).decode())
            if cached_head:
                state = share_parts(cached_head.state, state)
            remember(table_id, replace(head, state=state, events=events))
            row = _rows.pop(table_id)
            # until the game ends, an entry changes only the row's version
            if row and (row.revision, head.version) == (revision, version) and not codec.ruleset.find_outcome(state):
                row.version = max(row.version, version)
                keep_row(row)


def forget_all() -> None:
    """Empty this process's cache, as after a restart."""
    _cache.clear()
    _rows.clear()


def _rebuild(table: Table, codec: Codec) -> Head:
    state, since = load_tail(table, table.version)
    effective_log = list(find_effective(since))
    result = replay_from(table, codec, effective_log, state)
    newest = LogEntry.objects.get(table=table, version=table.version)
    events = codec.decode_events(newest.events)
    undoable = find_undoable(table, codec, since, effective_log)
    return Head(table.version, result.state, undoable, events, newest.at, *load_timing(table))


def load_timing(table: Table) -> tuple[Moment | None, Clock | None]:
    """Return (newest moment that is no change of seats, clock) without reading a state. None if it was not recorded."""
    head = find_cached_head(table.pk, table.version)
    if head:
        return head.moment, head.clock
    row = HeadState.objects.filter(table=table, version=table.version).values_list("moment", "clock").first()
    return decode_timing(*row) if row else (None, None)


def set_clock(table: Table, clock: Clock) -> None:
    """Store the clock in the head row. The caller holds the lock on the table."""
    HeadState.objects.filter(table=table).update(clock=msgspec.to_builtins(clock, str_keys=True))


def with_clock(table_id: UUID, head: Head) -> Head:
    """Return the state with the moment and clock that the head row has now."""
    row = HeadState.objects.filter(table=table_id, version=head.version).values_list("moment", "clock").first()
    if row:
        moment, clock = decode_timing(*row)
        head = replace(head, moment=moment, clock=clock)
        remember(table_id, head)
    return head


def decode_timing(moment: Any, clock: Any) -> tuple[Moment | None, Clock | None]:
    """Decode (moment, clock) from the columns of the head row. None if it was not recorded."""
    return (
        None if moment is None else msgspec.convert(moment, Moment),
        None if clock is None else msgspec.convert(clock, Clock, strict=False),
    )
