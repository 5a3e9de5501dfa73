"""Writes to the log: an entry with the state that it led to, in one round trip, if the table is as it was read."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import Any
from uuid import UUID

import msgspec
from django.db import InterfaceError, OperationalError, transaction

from companion.runtime.raw_sql import (
    Statement,
    build_insertion,
    change,
    execute,
    execute_if_first,
    unless_exists,
)
from companion.runtime.room import note_room
from companion.tables.clock import Moment
from companion.tables.codec import Codec, Content, encode, encode_events, find_table_codec
from companion.tables.models import HeadState, LogEntry, Snapshot, Table
from companion.tables.outages import explain_outage
from companion.tables.store.heads import Head, find_table, remember
from companion.tables.store.log import LoggedEntry
from companion.tables.store.snapshots import is_snapshot_due
from games.core.event import Event
from games.core.seats import Seat


class NewEntry(msgspec.Struct, frozen=True, kw_only=True):
    """An entry to append.

    - `seat`, `device`, `client_action_id`, `digest`: None for the system.
    - `draw_number`: the number of the app's draw, None for other entries.
    - `proposed_by`: the device whose proposal the host's `device` confirmed.
    """

    kind: str
    content: Content
    seat: Seat | None = None
    device: UUID | None = None
    client_action_id: str | None = None
    digest: bytes | None = None
    draw_number: int | None = None
    proposed_by: UUID | None = None


class Appended(msgspec.Struct, frozen=True):
    """An entry to append, the state that it led to with its events, and its moment, if the clock knows it."""

    entry: NewEntry
    state: Any
    events: tuple[Event, ...]
    moment: Moment | None


@contextmanager
def lock_row(table_id: UUID) -> Iterator[Table]:
    """Run the block in a transaction that locks the table's row.

    :raises UnknownTable: there is no such table.
    :raises TableBusy: another transaction held the lock for too long, or the connection was lost.
    :raises NoRoom: the disk is full.
    """
    with refuse_in_outages(), transaction.atomic():
        yield find_table(table_id, lock=True)


@contextmanager
def refuse_in_outages() -> Iterator[None]:
    """Raise the refusals of `lock_row` in place of the database's errors."""
    try:
        yield
    except (InterfaceError, OperationalError) as error:
        if refusal := explain_outage(error):
            raise refusal from error
        raise


def append(
    table: Table, appended: Sequence[Appended], head: Head, *, keep: bool = False, beside: Sequence[Statement] = ()
) -> str:
    """Append entries at the table's next versions, with the `head` that they led to, and save the table's row. Return
    the newest state as JSON. Only the first entry may be a phone's request.

    In the caller's transaction. With a row from `take_row` it needs none and is committed at once.

    - `keep`: store a snapshot after the first entry although none is due.
    - `beside`: statements to execute in the same round trip.

    :raises NeedsLock: the row is not up to date, or the device has used its request id before.
    :raises TableBusy, NoRoom: as `lock_row`.
    """
    codec, first_version = find_table_codec(table), table.version + 1
    as_known = {"version": table.version, "revision": table.revision, "failed_tries": 0}
    table.version = head.version
    table_row = change(
        Table,
        table.pk,
        as_known,
        version=table.version,
        status=table.status,
        due_since=table.due_since,
        started_at=table.started_at,
        finished_at=table.finished_at,
    )
    request = appended[0].entry
    state_row = _build_state_row(codec, head.version, head.state)
    head_row = {"undoable": head.undoable, "moment": head.moment, "clock": head.clock, **state_row}
    statements = [
        unless_exists(
            table_row,
            LogEntry,
            table_id=table.pk,
            device_id=request.device,
            client_action_id=request.client_action_id,
        ),
        build_insertion(HeadState, table_id=table.pk, **head_row)
        if first_version == 1
        else change(HeadState, table.pk, **head_row),
    ]
    for version, each in enumerate(appended, first_version):
        statements.append(_build_entry_insertion(table.pk, version, each, head.at))
        if is_snapshot_due(version) or (keep and version == first_version):
            snapshot = _build_state_row(codec, version, each.state)
            statements.append(build_insertion(Snapshot, table_id=table.pk, superseded=False, **snapshot))
    with refuse_in_outages():
        execute_if_first(*statements, *beside)
    transaction.on_commit(lambda: remember(table.pk, head))
    transaction.on_commit(note_room)
    return str(state_row["state"])


def _build_state_row(codec: Codec, version: int, state: Any) -> dict[str, Any]:
    return {
        "version": version,
        "ruleset_version": codec.ruleset.meta.ruleset_version,
        "fingerprint": codec.fingerprint,
        "state": encode(state),
    }


def _build_entry_insertion(table_id: UUID, version: int, appended: Appended, at: datetime) -> Statement:
    entry, moment = appended.entry, appended.moment
    return build_insertion(
        LogEntry,
        table_id=table_id,
        device_id=entry.device,
        client_action_id=entry.client_action_id,
        version=version,
        kind=entry.kind,
        seat=entry.seat,
        proposed_by_id=entry.proposed_by,
        action_type=str(type(entry.content).__struct_config__.tag),
        payload=encode(entry.content),
        request_digest=entry.digest,
        draw_number=entry.draw_number,
        events=encode_events(appended.events),
        awaited=moment and moment.awaited,
        turn=moment and moment.turn,
        at=at,
    )


def keep_log(table: Table, log: Sequence[LoggedEntry], state: Any) -> None:
    """Store the whole log of a table that has none, with the state that it leads to. In the caller's transaction."""
    for entry in log:
        new_entry = NewEntry(kind=entry.kind, content=entry.content, seat=entry.seat)
        appended = Appended(new_entry, None, entry.events, entry.moment)
        execute(_build_entry_insertion(table.pk, entry.version, appended, entry.at))
    state_row = _build_state_row(find_table_codec(table), log[-1].version, state)
    execute(build_insertion(HeadState, table_id=table.pk, undoable={}, **state_row))
