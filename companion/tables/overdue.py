"""Overdue work of the system seat: which tables to try next, and tables whose work fails.

A table whose work fails is *stalled*. Its phones are told, and the work is tried again after a pause that doubles with
each try. The tries are counted in the table's row, so all processes see them, and they survive a restart.
"""

from datetime import timedelta
from typing import Final
from uuid import UUID

import structlog
from django.db.models import Q
from django.utils import timezone

from companion.tables import recording, store
from companion.tables.codec import find_table_codec
from companion.tables.models import Table

OVERDUE: Final = timedelta(seconds=3)
"""Age at which the first process that sweeps does due work."""
AT_ONCE: Final = 100
"""Tables of one sweep that are not stalled."""
STALLED_AT_ONCE: Final = 1
"""Stalled tables of one sweep. Each may take long to fail while the others wait."""
LONGEST_PAUSE: Final = timedelta(minutes=5)

log = structlog.get_logger(__name__)


def list_overdue_tables() -> list[UUID]:
    """Return the tables whose work is overdue: first those that are not stalled, oldest work first.

    Work from the future became due before the clock was set back, and is overdue too.
    """
    now = timezone.now()
    from_the_future = Q(due_since__gt=now + OVERDUE)
    overdue = Table.objects.filter(Q(due_since__lt=now - OVERDUE) | from_the_future).values_list("pk", flat=True)
    untried = overdue.filter(retry_at=None).order_by("due_since")
    pause_is_over = Q(retry_at__lte=now) | Q(retry_at__gt=now + LONGEST_PAUSE)
    stalled = overdue.filter(pause_is_over).order_by("retry_at")
    return [*untried[:AT_ONCE], *stalled[:STALLED_AT_ONCE]]


def count_stalled() -> int:
    return Table.objects.filter(due_since__isnull=False, failed_tries__gt=0).count()


def postpone(table_id: UUID, error: Exception) -> None:
    """Count a failed try and schedule the next one. Log the first failure with its traceback.

    Does nothing if another process has just done so.

    :raises UnknownTable:
    :raises TableBusy:
    """
    with store.lock_row(table_id) as table:
        now = timezone.now()
        if table.due_since is None or (table.retry_at and now < table.retry_at <= now + LONGEST_PAUSE):
            return
        table.failed_tries += 1
        pause = min(timedelta(seconds=2 ** min(table.failed_tries, 16)), LONGEST_PAUSE)
        table.retry_at = now + pause
        log.error(
            "system_action_failed",
            table=str(table_id),
            tries=table.failed_tries,
            next_try_in=pause.seconds,
            error=type(error).__name__,
            exc_info=error if table.failed_tries == 1 else None,
        )
        if table.failed_tries == 1:
            recording.record_beside(table)
        else:
            table.save(update_fields=["failed_tries", "retry_at"])


def drop_if_settled(table_id: UUID) -> None:
    """Clear the mark of due work if none is due, as after a change of rules.

    :raises UnknownTable:
    :raises TableBusy:
    :raises RuntimeError: the log does not replay.
    """
    with store.lock_row(table_id) as table:
        if not recording.list_due_actions(find_table_codec(table).ruleset, store.load(table).state):
            table.due_since, table.failed_tries, table.retry_at = None, 0, None
            recording.record_beside(table)
