"""Writes to the log: an entry with the state that it led to, in one round trip, if the table is as it was read."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import Any
from uuid import UUID

import msgspec
from django.db import IntegrityError, InterfaceError, OperationalError, transaction

from companion.errors import UnknownTable
from companion.runtime.raw_sql import (
    Statement,
    build_insertion,
    change,
    execute,
    execute_if_first,
    find,
    unless_exists,
)
from companion.runtime.room import note_room
from companion.tables.clock import Clock, Moment
from companion.tables.codec import Content, encode, encode_events, find_table_codec
from companion.tables.models import HeadState, LogEntry, Snapshot, Table
from companion.tables.outages import explain_outage
from companion.tables.store.heads import Head, remember
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


class NeedsLock(IntegrityError):
    """Nothing was written: the row has changed, the request id was used, or one write is not enough."""


class Timing(msgspec.Struct, frozen=True):
    """Times of an entry.

    - `at`: when it is written.
    - `moment`: the entry's moment, for the clock.
    - `newest`: the newest moment that is no change of seats.
    - `clock`: the clock after it, None if the table shows none.
    """

    at: datetime
    moment: Moment
    newest: Moment
    clock: Clock | None


@contextmanager
def lock_row(table_id: UUID) -> Iterator[Table]:
    """Run the block in a transaction that locks the table's row.

    :raises UnknownTable: there is no such table.
    :raises TableBusy: another transaction held the lock for too long, or the connection was lost.
    :raises NoRoom: the disk is full.
    """
    with refuse_in_outages(), transaction.atomic():
        table = find(Table, id=table_id, lock=True)
        if table is None:
            raise UnknownTable
        yield table


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
    table: Table,
    new_entry: NewEntry,
    state: Any,
    events: tuple[Event, ...],
    undoable: dict[Seat, int],
    timing: Timing,
    *,
    keep: bool = False,
    beside: Sequence[Statement] = (),
) -> tuple[Head, str]:
    """Append the entry at the table's next version, with its state, and save the table's row. Return the new head, and
    its state as JSON.

    In the caller's transaction. With a row from `take_row` it needs none and is committed at once.

    - `timing`: times of the entry.
    - `keep`: store a snapshot although none is due.
    - `beside`: statements to execute in the same round trip.

    :raises NeedsLock: the row is not up to date, or the device has used its request id before.
    :raises TableBusy, NoRoom: as `lock_row`.
    """
    codec = find_table_codec(table)
    as_known = {"version": table.version, "revision": table.revision, "failed_tries": 0}
    table.version += 1
    version = table.version
    state_row: dict[str, Any] = {
        "version": version,
        "ruleset_version": codec.ruleset.meta.ruleset_version,
        "fingerprint": codec.fingerprint,
        "state": encode(state),
    }
    head_row: dict[str, Any] = {"undoable": undoable, "moment": timing.newest, "clock": timing.clock}
    table_row = change(
        Table,
        table.pk,
        as_known,
        version=version,
        status=table.status,
        due_since=table.due_since,
        started_at=table.started_at,
        finished_at=table.finished_at,
    )
    request = {"table_id": table.pk, "device_id": new_entry.device, "client_action_id": new_entry.client_action_id}
    statements = [
        unless_exists(table_row, LogEntry, **request),
        build_insertion(
            LogEntry,
            **request,
            version=version,
            kind=new_entry.kind,
            seat=new_entry.seat,
            proposed_by_id=new_entry.proposed_by,
            action_type=str(type(new_entry.content).__struct_config__.tag),
            payload=encode(new_entry.content),
            request_digest=new_entry.digest,
            draw_number=new_entry.draw_number,
            events=encode_events(events),
            awaited=timing.moment.awaited,
            turn=timing.moment.turn,
            at=timing.at,
        ),
        build_insertion(HeadState, table_id=table.pk, **head_row, **state_row)
        if version == 1
        else change(HeadState, table.pk, **head_row, **state_row),
    ]
    if keep or is_snapshot_due(version):
        statements.append(build_insertion(Snapshot, table_id=table.pk, superseded=False, **state_row))
    with refuse_in_outages():
        if not execute_if_first(*statements, *beside):
            raise NeedsLock
    head = Head(version, state, undoable, events, timing.at, timing.newest, timing.clock)
    transaction.on_commit(lambda: _note_appended(table.pk, head))
    return head, state_row["state"]


def _note_appended(table_id: UUID, head: Head) -> None:
    remember(table_id, head)
    note_room()


def keep_log(table: Table, log: Sequence[LoggedEntry], state: Any) -> None:
    """Store the whole log of a table that has none, with the state that it leads to. In the caller's transaction."""
    codec = find_table_codec(table)
    for entry in log:
        execute(
            build_insertion(
                LogEntry,
                table_id=table.pk,
                version=entry.version,
                kind=entry.kind,
                seat=entry.seat,
                action_type=str(type(entry.content).__struct_config__.tag),
                payload=encode(entry.content),
                events=encode_events(entry.events),
                awaited=None if entry.moment is None else entry.moment.awaited,
                turn=None if entry.moment is None else entry.moment.turn,
                at=entry.at,
            )
        )
    execute(
        build_insertion(
            HeadState,
            table_id=table.pk,
            version=log[-1].version,
            ruleset_version=codec.ruleset.meta.ruleset_version,
            fingerprint=codec.fingerprint,
            state=encode(state),
            undoable={},
        )
    )
