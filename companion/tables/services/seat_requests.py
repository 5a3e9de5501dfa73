"""Services that let somebody take a seat without a phone: right away, or once the host agrees."""

from typing import Final
from uuid import UUID

from companion.errors import AlreadySeated, NotYourSeat, SeatTaken, TableLocked, UnknownRequest
from companion.people.models import Device
from companion.tables import recording, store
from companion.tables.models import Seat, SeatRequest, Table
from companion.tables.services import seating
from companion.tables.services.lobby import check_player, find_seat, lock_for

MOST_WAITING: Final = 8
"""Open requests of one table. A newer one replaces the oldest."""


def take_seat(device: Device, table_id: UUID, seat_id: UUID) -> UUID | None:
    """Play a seat that has no phone, or ask the host for it. Return the id of the request that waits, else None.

    No request is needed in the lobby, for the seat's former phone and for the host's. A device has at most one request.

    :raises SeatTaken: the seat has a phone.
    :raises AlreadySeated: the device is the phone of another seat.
    :raises OnlyWatching, TableLocked: the host has locked the table.
    """
    with store.lock_row(table_id) as table:
        seat = find_seat(device, table, seat_id)
        own_seats = table.seats.filter(device=device, phone=True).values_list("pk", flat=True)
        if seat.pk in own_seats:
            return None
        if seat.phone:
            raise SeatTaken
        if own_seats:
            raise AlreadySeated
        if device.pk not in (seat.former_device_id, table.host_id):
            if table.status != Table.Status.LOBBY:
                if table.locked:
                    raise TableLocked
                return _request_seat(table, seat, device)
            if table.locked:
                check_player(device, table)
        seating.hand_over(table, seat, device)
    return None


def return_seat(device: Device, table_id: UUID) -> bool:
    """Give the device its former seat back. Return True if it was given back.

    Nothing happens if the device plays another seat, or if its former seat has another phone.
    """
    former = Seat.objects.filter(table=table_id, phone=False, former_device=device)
    if not former.exists():
        return False
    with store.lock_row(table_id) as table:
        seat = former.first()
        if seat is None or table.seats.filter(device=device, phone=True).exists():
            return False
        seating.hand_over(table, seat, device)
    return True


def grant_request(device: Device, table_id: UUID, request_id: UUID) -> None:
    """Let the device that asked play the seat.

    :raises NotHost:
    :raises UnknownRequest: it was answered or withdrawn, or the seat has a phone now.
    """
    with lock_for(device, table_id, host=True) as table:
        request = _find_request(table, request_id)
        seating.hand_over(table, request.seat, request.device)


def end_request(device: Device, table_id: UUID, request_id: UUID) -> None:
    """Refuse the request (the host) or withdraw it (the device that asked).

    :raises NotYourSeat: it is somebody else's.
    :raises UnknownRequest: it was answered or withdrawn.
    """
    with lock_for(device, table_id) as table:
        request = _find_request(table, request_id)
        if device.pk not in (request.device_id, table.host_id):
            raise NotYourSeat
        request.delete()
        recording.record_beside(table)


def _request_seat(table: Table, seat: Seat, device: Device) -> UUID:
    request = table.seat_requests.filter(device=device).first()
    if request is None or request.seat_id != seat.pk:
        if request:
            request.delete()
        request = SeatRequest.objects.create(table=table, seat=seat, device=device)
        newest = table.seat_requests.order_by("-at").values_list("pk", flat=True)[:MOST_WAITING]
        table.seat_requests.exclude(pk__in=list(newest)).delete()
        recording.record_beside(table)
    return request.pk


def _find_request(table: Table, request_id: UUID) -> SeatRequest:
    request = table.seat_requests.select_related("seat", "device").filter(pk=request_id).first()
    if request is None:
        raise UnknownRequest
    return request
