"""Entries as the clock sees them, from their rows; moments of logs without stored times come from a replay."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any, cast
from uuid import UUID

from companion.runtime.priority import give_way
from companion.tables.clock import Moment
from companion.tables.codec import codec_of
from companion.tables.models import LogEntry, Table
from companion.tables.store.log import logged
from games.core.course import Course
from games.core.errors import GameError
from games.core.log import PLAYED, Entry, EntryKind, effective
from games.core.ruleset import Ruleset


def moment_of(ruleset: Ruleset, kind: str, at: datetime, state: Any) -> Moment:
    """Return the moment of an entry that led to `state`."""
    awaited = tuple(int(seat) for seat in ruleset.waits(state) if seat.isdecimal())
    return Moment(cast(EntryKind, kind), milliseconds(at), awaited, ruleset.turn(state))


def milliseconds(at: datetime) -> int:
    """Convert a time to milliseconds since 1970."""
    return int(at.timestamp() * 1000)


def written_moments(tables: Iterable[UUID]) -> dict[UUID, tuple[Moment, ...]]:
    """Return the stored moments by table. A table that lacks one is left out."""
    begun = LogEntry.objects.filter(table__in=list(tables), version=1, awaited__isnull=False)
    rows = LogEntry.objects.filter(table__in=begun.values("table")).order_by("table", "version")
    by_table: dict[UUID, list[Moment]] = {}
    lacking = set()
    for table, kind, at, awaited, turn in rows.values_list("table", "kind", "at", "awaited", "turn"):
        if awaited is None or turn is None:
            lacking.add(table)
        else:
            moment = Moment(cast(EntryKind, kind), milliseconds(at), tuple(awaited), turn)
            by_table.setdefault(table, []).append(moment)
    return {table: tuple(moments) for table, moments in by_table.items() if table not in lacking}


def moments(table: Table) -> tuple[Moment, ...]:
    """Return the moments of the table's log; none if the log does not replay any more."""
    written = written_moments([table.pk]).get(table.pk)
    return written[: table.version] if written else _played_again(table)


def _played_again(table: Table) -> tuple[Moment, ...]:
    ruleset = codec_of(table).ruleset
    course, log, played_moments = Course(ruleset), list[Entry](), list[Moment]()
    for entry_kept in logged(table):
        give_way()
        entry = Entry(entry_kept.version, cast(EntryKind, entry_kept.kind), entry_kept.seat, entry_kept.content)
        log.append(entry)
        try:
            if entry.kind in PLAYED:
                course.play(entry)
            else:
                course.follow(effective(log))
        except GameError:
            return ()
        played_moments.append(moment_of(ruleset, entry.kind, entry_kept.at, course.state))
    return tuple(played_moments)
