"""Services about the seats of a table: seats that change phones, the host's role, the lock, the clock and the codes.

In a running table a change of seats or host is an entry of kind `seat` or `host`. In the lobby it is a new revision.
"""

from datetime import timedelta
from typing import Final, Literal
from uuid import UUID

from django.db.models import Q
from django.utils import timezone

from companion.errors import (
    HostIsHere,
    NotYourSeat,
    UnknownCode,
    YourOwnSeat,
)
from companion.people.models import Device
from companion.runtime.raw_sql import build_insertion, execute
from companion.tables import codes, recording, store
from companion.tables.clock import ClockMode, measure_clock
from companion.tables.models import (
    Departure,
    LogEntry,
    RetiredCode,
    Seat,
    SeatPass,
    SeatRequest,
    Table,
    TableDevice,
)
from companion.tables.services.lobby import check_host, check_member, find_seat, lock_for, reorder
from games.core.event import SeatingChanged

PASS_HOLDS: Final = timedelta(minutes=15)
"""Lifetime of the code of a seat."""
HOST_GONE_AFTER: Final = 60.0
"""Seconds of silence after which any seated device may take the host's role."""


def create_seat_pass(device: Device, table_id: UUID, seat_id: UUID) -> SeatPass:
    """Create a code with which another phone takes over the seat, once. It replaces the seat's previous code.

    :raises NotYourSeat: the device is neither the seat's nor the host's.
    """
    with store.lock_row(table_id) as table:
        seat = find_seat(device, table, seat_id, own=True)
        SeatPass.objects.filter(seat=seat).delete()
        expires_at = timezone.now() + PASS_HOLDS
        execute(build_insertion(SeatPass, seat_id=seat.pk, code=codes.draw_table_code(), expires_at=expires_at))
        return SeatPass.objects.get(seat=seat)


def find_passed_seat(code: str) -> Seat:
    """Return the seat that this code moves. Nothing is changed.

    :raises UnknownCode: no such code, used before, or too old.
    """
    typed = codes.parse_table_code(code)
    passes = SeatPass.objects.select_related("seat").filter(code=typed, expires_at__gt=timezone.now())
    seat_pass_row = passes.first() if typed else None
    if seat_pass_row is None:
        raise UnknownCode
    return seat_pass_row.seat


def move_seat(device: Device, code: str) -> Seat:
    """Let the device play the seat of this code, in place of the seat's previous device.

    :raises UnknownCode: no such code, used before, or too old.
    """
    with store.lock_row(find_passed_seat(code).table_id) as table:
        seat = find_passed_seat(code)  # again: the code may have been used before the row was locked
        hand_over(table, seat, device)
    return seat


def hand_over(table: Table, seat: Seat, device: Device) -> None:
    """Make the device the seat's own phone. In the caller's transaction, with the table locked.

    The host's role moves along with the last seat of the previous phone.
    """
    former_device_id = seat.device_id
    SeatPass.objects.filter(seat=seat).delete()
    SeatRequest.objects.filter(Q(seat=seat) | Q(device=device), table=table).delete()
    seat.device, seat.phone, seat.former_device = device, True, None
    seat.save(update_fields=["device", "phone", "former_device"])
    TableDevice.objects.update_or_create(table=table, device=device, defaults={"watcher": False})
    if table.host_id == former_device_id and not table.seats.filter(device=former_device_id).exists():
        table.host = device
    _remove_if_seatless(table, former_device_id)
    _record(table, SeatingChanged(seat.position, "moved"), device)


def give_up_seat(device: Device, table_id: UUID, seat_id: UUID) -> None:
    """Give the seat up: the host's device holds it until somebody takes it.

    :raises NotYourSeat: the device is neither the seat's nor the host's.
    """
    with store.lock_row(table_id) as table:
        seat = find_seat(device, table, seat_id, own=True)
        if seat.phone:
            seat.former_device_id = seat.device_id
        seat.device, seat.phone = table.host, False
        seat.save(update_fields=["device", "phone", "former_device"])
        SeatPass.objects.filter(seat=seat).delete()
        _record(table, SeatingChanged(seat.position, "given_up"), device)


def remove_device(device: Device, table_id: UUID, seat_id: UUID) -> None:
    """Remove the seat's device from the table. In a running table the host's device holds its seats from now on.

    All codes that the device may know become invalid: to join, to watch, and those of seats that change phones.

    :raises NotHost:
    :raises YourOwnSeat: the host does not remove its own phone.
    """
    with store.lock_row(table_id) as table:
        seat = find_seat(device, table, seat_id)
        check_host(device, table)
        removed = seat.device_id
        if removed == table.host_id:
            raise YourOwnSeat
        SeatPass.objects.filter(seat__table=table).delete()
        if table.version == 0:
            seats = list(table.seats.all())
            starter = seats[table.starter]
            table.seats.filter(device=removed).delete()
            reorder(table, [seat for seat in seats if seat.device_id != removed], starter)
        else:
            table.seats.filter(device=removed).update(device=table.host, phone=False)
        table.seats.filter(former_device=removed).update(former_device=None)
        _remove_device(table, removed, Departure.Why.REMOVED)
        _renew_codes(table, "code", "watch_code")
        _record(table, SeatingChanged(seat.position, "removed"), device)


def pass_host_on(device: Device, table_id: UUID, seat_id: UUID) -> None:
    """Pass the host's role to the device of this seat.

    :raises NotHost: the device is not the host's.
    """
    with store.lock_row(table_id) as table:
        seat = find_seat(device, table, seat_id)
        check_host(device, table)
        table.host = seat.device
        _record(table, SeatingChanged(seat.position, "host"), device)


def take_over_host(device: Device, table_id: UUID, host_silent_for: float) -> int:
    """Take over the host's role because the host's phone has been silent for a minute. Return the table's version.

    `host_silent_for`: in seconds.

    :raises UnknownTable, SeatMovedAway, RemovedFromTable: the device does not belong to the table (any more).
    :raises NotYourSeat: the device has no seat.
    :raises HostIsHere: the host's phone was heard meanwhile.
    """
    with store.lock_row(table_id) as table:
        seat = table.seats.filter(device=device).first()
        if seat is None:
            raise NotYourSeat
        check_member(device, table)
        if table.host_id == device.pk:
            return table.version
        if host_silent_for < HOST_GONE_AFTER:
            raise HostIsHere(seconds=int(HOST_GONE_AFTER))
        table.host = device
        _record(table, SeatingChanged(seat.position, "host_taken"), device)
        return table.version


def lock_table(device: Device, table_id: UUID, *, locked: bool) -> None:
    """Lock the table against new devices, or unlock it. Members stay. Locking drops the requests for seats.

    :raises NotHost: the device is not the host's.
    """
    with lock_for(device, table_id, host=True) as table:
        table.locked = locked
        if table.locked:
            table.seat_requests.all().delete()
        recording.record_beside(table)


def set_table_clock(device: Device, table_id: UUID, clock: ClockMode) -> None:
    """Set whether and when the table shows the time per player.

    :raises NotHost: the device is not the host's.
    """
    with lock_for(device, table_id, host=True) as table:
        table.clock = clock
        if table.clock == Table.Clock.LIVE and table.version:
            store.set_clock(table, measure_clock(store.load_moments(table)))
        recording.record_beside(table)


def renew_code(device: Device, table_id: UUID, *, watch: bool) -> str:
    """Replace the table code, or the watch code, and return the new one. The old code becomes invalid; members stay.

    :raises NotHost: the device is not the host's.
    """
    with lock_for(device, table_id, host=True) as table:
        _renew_codes(table, "watch_code" if watch else "code")
        recording.record_beside(table)
    return table.watch_code if watch else table.code


def _renew_codes(table: Table, *fields: Literal["code", "watch_code"]) -> None:
    for field in fields:
        RetiredCode.objects.create(code=getattr(table, field), table=table)
        setattr(table, field, codes.draw_table_code())


def _record(table: Table, change: SeatingChanged, device: Device) -> None:
    """Record the change as an entry, or in the lobby as a new revision."""
    if table.version == 0:
        recording.record_beside(table)
        return
    head = store.load(table)
    kind = LogEntry.Kind.HOST if change.what in ("host", "host_taken") else LogEntry.Kind.SEAT
    entry = store.NewEntry(kind=kind, content=change, seat=change.seat, device=device.pk)
    table.revision += 1
    table.save(update_fields=["host", "code", "watch_code", "revision"])
    recording.record(table, entry, head.state, (change,), head.undoable)


def _remove_if_seatless(table: Table, device: UUID) -> None:
    """Remove a device that has lost its last seat from the table, unless it is the host's."""
    if table.host_id != device and not table.seats.filter(device=device).exists():
        _remove_device(table, device, Departure.Why.MOVED)


def _remove_device(table: Table, device: UUID, why: Departure.Why) -> None:
    """Remove the device from the table, and keep the reason for when it asks."""
    SeatRequest.objects.filter(table=table, device=device).delete()
    TableDevice.objects.filter(table=table, device=device).delete()
    Departure.objects.update_or_create(table=table, device_id=device, defaults={"why": why})
