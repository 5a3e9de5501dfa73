"""Start and duration of a finished table: the log's, unless the history changed them.

Edits count for one history only. The log keeps its times.
"""

from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from typing import Final
from uuid import UUID

import msgspec
from django.db import transaction
from django.db.models import OuterRef, Subquery
from django.db.models.functions import Coalesce
from django.utils import timezone

from companion.archive.audience import select_edits, select_table_devices
from companion.archive.errors import BeforeTheApp, NotYet, WrongDuration
from companion.archive.models import EditedTimes
from companion.people.profiles import History
from companion.tables.models import Table

EARLIEST: Final = datetime(2000, 1, 1, tzinfo=UTC)
LONGEST: Final = timedelta(days=7)
CLOCKS: Final = timedelta(minutes=5)
"""How far a phone's clock may be ahead of the server's."""


class Times(msgspec.Struct, frozen=True):
    """Start and end of a table; `edited`: when a history changed them."""

    began: datetime
    ended: datetime
    edited: datetime | None = None

    @property
    def minutes(self) -> int:
        """Duration in whole minutes; 0 for less than one."""
        return max(0, int((self.ended - self.began).total_seconds()) // 60)


def find_logged_times(table: Table) -> Times:
    began = table.started_at or table.created_at
    return Times(began, table.finished_at or began)


def load_edited_times(history: History, tables: Collection[Table]) -> dict[UUID, Times]:
    """Return the changed times of those of these tables that this history has edited."""
    rows = select_edits(history).filter(coming__table__in=tables).select_related("coming")
    return {row.coming.table_id: Times(row.began_at, row.ended_at, row.edited_at) for row in reversed(rows)}


def find_times(history: History, table: Table) -> Times:
    return load_edited_times(history, [table]).get(table.pk) or find_logged_times(table)


def select_began_at(history: History, path: str = "") -> Coalesce:
    """Return an expression for the start of a table in this history; `path` leads to the table: "table__"."""
    edits = select_edits(history).filter(coming__table=OuterRef(f"{path}pk"))
    return Coalesce(Subquery(edits.values("began_at")[:1]), f"{path}started_at", f"{path}created_at")


def edit_times(history: History, table: Table, began: datetime, minutes: int) -> None:
    """Change the times of a finished table in this history.

    :raises BeforeTheApp: it began before games could be entered. :raises NotYet: it would end in the future.
    :raises WrongDuration: the duration is negative, or longer than LONGEST.
    """
    if not 0 <= minutes <= LONGEST // timedelta(minutes=1):
        raise WrongDuration(days=LONGEST.days)
    if began < EARLIEST:
        raise BeforeTheApp(year=EARLIEST.year)
    if began > timezone.now() + CLOCKS or began + timedelta(minutes=minutes) > timezone.now() + CLOCKS:
        raise NotYet
    with transaction.atomic():
        reset_times(history, table)
        select_edits(history).bulk_create(
            EditedTimes(coming=coming, began_at=began, ended_at=began + timedelta(minutes=minutes))
            for coming in select_table_devices(history).filter(table=table)
        )


def reset_times(history: History, table: Table) -> None:
    """Restore the log's times in this history."""
    select_edits(history).filter(coming__table=table).delete()
