"""Entries as the clock sees them, from their rows; moments of logs without stored times come from a replay."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any, cast
from uuid import UUID

from companion.runtime.priority import give_way
from companion.tables.clock import Moment
from companion.tables.codec import find_table_codec
from companion.tables.models import LogEntry, Table
from companion.tables.store.log import load_records
from games.core.course import Course
from games.core.errors import GameError
from games.core.log import PLAYED, Entry, EntryKind, find_effective
from games.core.ruleset import Ruleset


def build_moment(ruleset: Ruleset, kind: str, at: datetime, state: Any) -> Moment:
    """Return the moment of an entry that led to `state`."""
    awaited = tuple(int(seat) for seat in ruleset.list_waits(state) if seat.isdecimal())
    return Moment(cast(EntryKind, kind), convert_to_milliseconds(at), awaited, ruleset.find_turn(state))


def convert_to_milliseconds(at: datetime) -> int:
    """Convert a time to milliseconds since 1970."""
    return int(at.timestamp() * 1000)


def load_moments_of_tables(tables: Iterable[UUID]) -> dict[UUID, tuple[Moment, ...]]:
    """Return the stored moments by table. A table that lacks one is left out."""
    first_entries = LogEntry.objects.filter(table__in=list(tables), version=1, awaited__isnull=False)
    rows = LogEntry.objects.filter(table__in=first_entries.values("table")).order_by("table", "version")
    moments_by_table: dict[UUID, list[Moment]] = {}
    incomplete_tables = set()
    for table, kind, at, awaited, turn in rows.values_list("table", "kind", "at", "awaited", "turn"):
        if awaited is None or turn is None:
            incomplete_tables.add(table)
        else:
            moment = Moment(cast(EntryKind, kind), convert_to_milliseconds(at), tuple(awaited), turn)
            moments_by_table.setdefault(table, []).append(moment)
    return {table: tuple(moments) for table, moments in moments_by_table.items() if table not in incomplete_tables}


def load_moments(table: Table) -> tuple[Moment, ...]:
    """Return the moments of the table's log; none if the log does not replay any more."""
    stored = load_moments_of_tables([table.pk]).get(table.pk)
    return stored[: table.version] if stored else _replay_moments(table)


def _replay_moments(table: Table) -> tuple[Moment, ...]:
    ruleset = find_table_codec(table).ruleset
    course, log, replayed_moments = Course(ruleset), list[Entry](), list[Moment]()
    for record in load_records(table):
        give_way()
        entry = record.entry
        log.append(entry)
        try:
            if entry.kind in PLAYED:
                course.play(entry)
            else:
                course.follow(find_effective(log))
        except GameError:
            return ()
        replayed_moments.append(build_moment(ruleset, entry.kind, record.at, course.state))
    return tuple(replayed_moments)
