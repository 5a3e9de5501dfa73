"""Services for what leaves the server: tables that nobody began, tables that its owner closes, devices, names."""

from collections.abc import Callable
from datetime import datetime
from uuid import UUID

from django.db.models import Q, QuerySet

from companion.errors import AlreadyStarted
from companion.people.models import Device
from companion.people.names import are_same
from companion.tables import recording, store
from companion.tables.edges.broadcast import announce_on_commit
from companion.tables.models import KEEPS, Seat, SeatPass, Table, TableDevice
from companion.tables.services.watching import hand_over_all


def delete_lobby(table_id: UUID, unused_since: datetime | None = None) -> None:
    """Delete a table that has not begun. With `unused_since`, only if nobody came to it since then.

    :raises UnknownTable: there is no such table.
    :raises AlreadyStarted: it began, or somebody came meanwhile.
    """
    with store.lock_row(table_id) as table:
        is_used = unused_since is not None and not select_unused_lobbies(unused_since).filter(pk=table_id).exists()
        if table.status != Table.Status.LOBBY or is_used:
            raise AlreadyStarted
        _delete(table)


def select_unused_lobbies(since: datetime) -> QuerySet[Table]:
    """Return the tables in their lobby that were made before `since` and that no device has come to after it."""
    used = TableDevice.objects.filter(joined_at__gte=since).values("table")
    return Table.objects.filter(status=Table.Status.LOBBY, created_at__lt=since).exclude(pk__in=used)


def select_tables_of(device: Device) -> QuerySet[Table]:
    """Return the tables that a device came to, hosts or sits at."""
    return Table.objects.filter(Q(devices__device=device) | Q(host=device) | Q(seats__device=device)).distinct()


def take_device_away(device: Device, table_id: UUID, heir: Device | None, forget: Callable[[UUID], None]) -> None:
    """Remove a device from a table, with its seats and the host's role.

    `heir`, another device of its history, gets its place. Without one, somebody who plays there holds the seats, and
    the table is deleted if nobody else has come to it. If nobody keeps the table any more, call `forget` with its id in
    the same transaction.

    :raises UnknownTable: there is no such table.
    """
    with store.lock_row(table_id) as table:
        rows = TableDevice.objects.filter(table=table)
        if heir is not None:
            _pass_on(table, device, heir)
        rows.filter(device=device).delete()
        if not rows.filter(KEEPS).exists():
            forget(table_id)
        if not rows.exists():
            _delete(table)
            return
        SeatPass.objects.filter(seat__table=table, seat__device=device).delete()
        hand_over_all(table, device)
        recording.record_beside(table)


def rename_person(table_id: UUID, name: str, new_name: str) -> None:
    """Give the seat of a person another name.

    :raises UnknownTable: there is no such table.
    """
    with store.lock_row(table_id) as table:
        seats = [seat for seat in table.seats.all() if are_same(seat.name, name)]
        for seat in seats:
            seat.name = new_name
        if seats:
            Seat.objects.bulk_update(seats, ["name"])
            recording.record_beside(table)


def _pass_on(table: Table, device: Device, heir: Device) -> None:
    """Give the device's place at a table to another device of its history."""
    row = TableDevice.objects.filter(table=table, device=device).first()
    own_row = TableDevice.objects.filter(table=table, device=heir).first()
    if row and own_row:
        own_row.watcher, own_row.importer = own_row.watcher and row.watcher, own_row.importer or row.importer
        own_row.save(update_fields=["watcher", "importer"])
    elif row:
        TableDevice.objects.filter(pk=row.pk).update(device=heir)
    table.seats.filter(device=device).update(device=heir)
    if table.host_id == device.pk:
        table.host = heir


def _delete(table: Table) -> None:
    """Delete the table with all that belongs to it, and tell its phones. In the caller's transaction, with its lock."""
    announce_on_commit(table.pk, table.version, table.revision + 1)
    table.delete()
