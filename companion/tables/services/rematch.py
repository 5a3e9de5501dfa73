"""Services that open a new table with the game and people of a finished one, for all its phones or for one."""

from typing import Any
from uuid import UUID

from companion.errors import NotFinished
from companion.people.models import Device
from companion.people.profiles import find_history
from companion.tables import recording, selectors, store
from companion.tables.codec import find_table_codec
from companion.tables.models import Seat, Table, TableDevice
from companion.tables.services.lobby import check_member, check_player, insert_table, lock_for
from companion.tables.table_box import MOST_LOBBIES
from games.core.meta import GameMeta


def open_rematch(device: Device, table_id: UUID) -> Table:
    """Open a table in its lobby with the same people and game. The next seat in turn order begins.

    A repeated call returns the same table.

    :raises OnlyWatching: the device came to watch.
    :raises NotFinished: the old table is still played.
    :raises UnknownTable, SeatMovedAway, RemovedFromTable: the device does not belong to the old or the new table (any
        more).
    """
    with lock_for(device, table_id) as table:
        check_player(device, table)
        if table.status != Table.Status.FINISHED:
            raise NotFinished
        if table.next is not None:
            check_member(device, table.next)
            return table.next
        seats = [
            Seat(
                device_id=seat.device_id, phone=seat.phone, former_device_id=seat.former_device_id, **_copy_person(seat)
            )
            for seat in table.seats.all()
        ]
        table.next = _copy_table(table, table.host, seats)
        TableDevice.objects.bulk_create(
            TableDevice(table=table.next, device_id=device, watcher=watcher)
            for device, watcher in table.devices.exclude(device=table.host).values_list("device", "watcher")
        )
        recording.record_beside(table)
    return table.next


def open_rematch_alone(device: Device, table_id: UUID) -> Table:
    """Open a table in its lobby with the game, options, names and colours of a finished one.

    The asking device becomes the host. It is the phone of its own seat and holds the other seats until their people
    take them. The next seat in turn order begins. A repeated call returns the same table as long as nobody else has
    come, and it is among the newest MOST_LOBBIES of the device.

    :raises UnknownTable: neither the device nor another one of its history belongs to the old table.
    :raises NotFinished: the old table is still played.
    :raises UnknownGame: the game is no longer installed.
    """
    selectors.find_membership(device, table_id)
    with store.lock_row(table_id) as table:
        if table.status != Table.Status.FINISHED:
            raise NotFinished
        seats = list(table.seats.all())
        lobbies = Table.objects.filter(host=device, status=Table.Status.LOBBY, game=table.game).order_by("-created_at")
        for lobby_table in lobbies.prefetch_related("seats")[:MOST_LOBBIES]:
            holders = [(seat.name, seat.colour, seat.device_id) for seat in lobby_table.seats.all()]
            if holders == [(seat.name, seat.colour, device.pk) for seat in seats]:
                return lobby_table
        history = find_history(device)
        own_position = next((seat.position for seat in seats if seat.phone and seat.device_id in history), None)
        return _copy_table(
            table,
            device,
            [
                Seat(
                    device=device,
                    phone=seat.position == own_position,
                    former_device_id=seat.device_id if seat.phone else seat.former_device_id,
                    **_copy_person(seat),
                )
                for seat in seats
            ],
        )


def _copy_table(table: Table, host: Device, seats: list[Seat]) -> Table:
    """Create the new table with these seats and the options that the game still has.

    The next seat in turn order begins.
    """
    options = _keep_valid_options(find_table_codec(table).ruleset.meta, table.options)
    new = insert_table(host, table.game, table.expansions, options, table.draw, table.clock)
    for seat in seats:
        seat.table = new
    Seat.objects.bulk_create(seats)
    new.starter = (table.starter + 1) % len(seats)
    new.save(update_fields=["starter"])
    return new


def _copy_person(seat: Seat) -> dict[str, Any]:
    return {"position": seat.position, "name": seat.name, "colour": seat.colour}


def _keep_valid_options(meta: GameMeta, options: dict[str, str]) -> dict[str, str]:
    """Return the options that the game still has, with defaults for the others."""
    valid_options: dict[str, str] = {}
    for key, value in options.items():
        try:
            valid_options = meta.resolve_options({**valid_options, key: value})
        except ValueError:
            continue
    return meta.resolve_options(valid_options)
