"""The tables that a device lists on its start screen, and hiding one of them there."""

from datetime import datetime, timedelta
from typing import Final, Literal, cast
from uuid import UUID

import msgspec
from django.db.models import F, Q
from django.db.models.functions import Coalesce
from django.utils import timezone

from companion.errors import StillPlayed, UnknownTable
from companion.people.models import Device
from companion.tables import store
from companion.tables.models import Table, TableDevice

MOST_LISTED: Final = 50
ABANDONED_AFTER: Final = timedelta(hours=12)
"""Time since its newest entry after which a table that is not over counts as abandoned."""


class TableSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in the list of a device's tables.

    - `table`: the id of the table.
    - `game`, `expansions`: the ids of the game and of the expansions that it is played with.
    - `status`: whether it waits for its start, is played or over.
    - `names`: who sits there, in turn order.
    - `created`: UTC, ISO 8601.
    - `hidden`: it is not over, and the device hid it.
    - `may_hide`: nobody plays at it: it has not begun, or is over or abandoned.
    """

    table: str
    game: str
    status: Literal["lobby", "playing", "finished"]
    names: tuple[str, ...]
    created: str
    expansions: tuple[str, ...] = ()
    hidden: bool = False
    may_hide: bool = False


def list_tables(device: Device) -> list[TableSummary]:
    """Return the device's tables, newest first, followed by the hidden ones that are not over.

    A hidden table that is over is in the library instead. A hidden table with a newer entry is listed again.
    """
    comings = TableDevice.objects.filter(device=device).select_related("table").annotate(active_at=_select_active_at())
    over = Q(table__status=Table.Status.FINISHED)
    listed = comings.filter(Q(hidden_at=None) | ~over & Q(active_at__gt=F("hidden_at")))
    hidden = comings.filter(~over, active_at__lte=F("hidden_at"))
    return [
        _summarize(coming.table, coming.active_at, hidden=rows is hidden)
        for rows in (listed, hidden)
        for coming in rows.order_by("-table__created_at").prefetch_related("table__seats")[:MOST_LISTED]
    ]


def hide_table(device: Device, table_id: UUID, *, hidden: bool) -> None:
    """Hide the table on the device's start screen, or list it again.

    :raises UnknownTable: the device never joined it.
    :raises StillPlayed: the table has begun, and is neither over nor abandoned.
    """
    comings = TableDevice.objects.filter(device=device, table=table_id)
    coming = comings.select_related("table").annotate(active_at=_select_active_at()).first()
    if coming is None:
        raise UnknownTable
    if hidden and not _may_hide(coming.table, coming.active_at):
        raise StillPlayed(hours=ABANDONED_AFTER // timedelta(hours=1))
    comings.update(hidden_at=timezone.now() if hidden else None)


def _select_active_at() -> Coalesce:
    """Return an expression for the time of a table's newest entry, or of its creation in the lobby."""
    return Coalesce(store.select_newest_entry_at("table"), "table__created_at")


def _may_hide(table: Table, active_at: datetime) -> bool:
    return table.status != Table.Status.PLAYING or active_at < timezone.now() - ABANDONED_AFTER


def _summarize(table: Table, active_at: datetime, *, hidden: bool) -> TableSummary:
    return TableSummary(
        table=str(table.pk),
        game=table.game,
        status=cast(Literal["lobby", "playing", "finished"], table.status),
        names=tuple(seat.name for seat in table.seats.all()),
        created=table.created_at.isoformat(),
        expansions=tuple(table.expansions),
        hidden=hidden,
        may_hide=not hidden and _may_hide(table, active_at),
    )
