"""Coming to watch a table, by a code or with its file."""

import secrets

from companion.people.models import Device
from companion.tables import recording
from companion.tables.models import Seat, Table, TableDevice


def watch(table: Table, device: Device, *, importer: bool = False) -> None:
    """Let the device look at the table unless it belongs there already. In the caller's transaction, with its lock.

    A player may have deleted the finished table and come back. Who watches plays no seat and is no host.
    """
    coming = {"watcher": True, "importer": importer}
    _, is_new = TableDevice.objects.get_or_create(table=table, device=device, defaults=coming)
    if is_new and table.status == Table.Status.FINISHED and hand_over_all(table, device):
        recording.record_beside(table)


def create_nobody() -> Device:
    """Create a device that no phone is: what it holds cannot be played, corrected or given away."""
    return Device.objects.create(token_hash=secrets.token_bytes(32))


def hand_over_all(table: Table, device: Device) -> bool:
    """Give the seats and the host's role that the device holds to somebody who plays here, or to nobody.

    Return whether it held any.

    In the caller's transaction, with the table's lock. The caller records it (`recording.record_beside`).
    """
    Seat.objects.filter(table=table, former_device=device).update(former_device=None)
    seats = Seat.objects.filter(table=table, device=device)
    if table.host_id != device.pk and not seats.exists():
        return False
    players = TableDevice.objects.filter(table=table, watcher=False).order_by("pk").select_related("device")
    player = players.filter(device=table.host_id).first() or players.first()
    heir = player.device if player else create_nobody()
    seats.update(device=heir, phone=False)
    if table.host_id == device.pk:
        table.host = heir
    return True
