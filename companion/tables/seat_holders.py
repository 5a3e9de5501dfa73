"""The devices that hold the seats of tables, known to this process."""

from typing import Final
from uuid import UUID

from companion.runtime.recent import Recent
from companion.tables.models import Table
from games.core.seats import Seat

_holders: Final = Recent[UUID, tuple[int, dict[Seat, UUID]]](256)
"""For each table (revision, device by seat)."""


def find_holder(table: Table, seat: Seat) -> UUID | None:
    """Return the device that holds the seat of a locked table, None if there is no such seat.

    Whoever changes seats raises the table's revision under its lock, so what was read at this revision still holds.
    """
    known = _holders.get(table.pk)
    if known is None or known[0] != table.revision:
        known = table.revision, dict(table.seats.values_list("position", "device"))
        _holders.put(table.pk, known)
    return known[1].get(seat)
