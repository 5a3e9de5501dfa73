"""Queries of the log: all of it, a part of it, or facts about single entries."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any, cast
from uuid import UUID

import msgspec
from django.db.models import OuterRef, Q, QuerySet, Subquery

from companion.errors import DuplicateId
from companion.runtime.raw_sql import find
from companion.tables.audience import Audience, find_audience, is_private
from companion.tables.clock import Moment
from companion.tables.codec import Codec, Content, encode, find_table_codec
from companion.tables.models import LogEntry, Table
from games.core.action import Action, Facts, StartTable
from games.core.event import Event
from games.core.log import Entry, EntryKind, find_effective, find_undone
from games.core.seats import Seat


class LoggedEntry(msgspec.Struct, frozen=True):
    """An entry to store, without the device that made it.

    - `content`: as the rules read it.
    - `events`: what it caused.
    - `at`: when it was written.
    - `moment`: the entry's moment, for the clock, if it is to be stored.
    """

    version: int
    kind: str
    seat: Seat | None
    content: Content
    at: datetime
    events: tuple[Event, ...] = ()
    moment: Moment | None = None


class Record(msgspec.Struct, frozen=True):
    """An entry with what is stored beside it.

    - `events`: what it caused when it was written.
    - `at`: when it was written.
    - `proposed`: the host confirmed it for somebody else.
    - `drawn`: the app drew it.
    """

    entry: Entry
    events: tuple[Event, ...]
    at: datetime
    proposed: bool
    drawn: bool


def load_entries(table: Table, after: int = 0, until: int | None = None) -> list[Entry]:
    """Return the entries after version `after`, up to version `until` or that of the table's row, as the rules read
    them."""
    return _load_entries(table, Q(version__gt=after, version__lte=table.version if until is None else until))


def load_start(table: Table) -> StartTable:
    """Return the start of a table with corrections applied. Of the log only the entries that can change it are decoded,
    which are few."""
    kinds = (LogEntry.Kind.UNDO, LogEntry.Kind.REDO, LogEntry.Kind.CORRECTION)
    log = _load_entries(table, Q(version=1) | Q(kind__in=kinds))
    start = next(entry.content for entry in find_effective(log) if entry.version == 1)
    assert isinstance(start, StartTable)
    return start


def find_old_rules(table: Table) -> int:
    """Return the version of the rules that the table began with; 0 if it is the newest, or in the lobby."""
    newest = find_table_codec(table).ruleset.meta.ruleset_version
    if table.version == 0 or newest == 1:
        return 0
    payload = LogEntry.objects.values_list("payload", flat=True).get(table=table, version=1)
    began: int = msgspec.json.decode(payload)["ruleset_version"]
    return began if began < newest else 0


def find_first_facts(table: Table) -> dict[str, Facts]:
    """Return what was printed on own pieces as they were entered first, by id, whatever was corrected later. Undone
    entries do not count."""
    codec = find_table_codec(table)
    names = codec.list_names(*(kind for kind in codec.ruleset.action_types if "facts" in kind.__struct_fields__))
    undone_versions = find_undone(_load_undos(table, 0))
    facts: dict[str, Facts] = {}
    for entry in _load_entries(table, Q(version=1) | Q(kind=LogEntry.Kind.ACTION, action_type__in=names)):
        if isinstance(entry.content, StartTable):
            facts |= entry.content.pieces or {}
        elif entry.version not in undone_versions:
            action: Any = entry.content
            facts.setdefault(action.tile, action.facts)
    return facts


def _load_entries(table: Table, condition: Q) -> list[Entry]:
    """Return these entries up to the version of the table's row, as the rules read them."""
    codec = find_table_codec(table)
    rows = LogEntry.objects.filter(condition, table=table, version__lte=table.version).order_by("version")
    return [
        Entry(version, cast(EntryKind, kind), seat, codec.decode_content(payload))
        for version, kind, seat, payload in rows.values_list("version", "kind", "seat", "payload")
    ]


def load_records(table: Table) -> list[Record]:
    """Return the whole log with what is stored beside it, up to the version of the table's row."""
    codec = find_table_codec(table)
    rows = LogEntry.objects.filter(table=table, version__lte=table.version).order_by("version")
    names = ("version", "kind", "seat", "payload", "events", "at", "proposed_by", "draw_number")
    return [
        Record(
            Entry(version, cast(EntryKind, kind), seat, codec.decode_content(payload)),
            codec.decode_events(events),
            at,
            proposer is not None,
            draw is not None,
        )
        for version, kind, seat, payload, events, at, proposer, draw in rows.values_list(*names)
    ]


def select_newest_entry_at(table: str) -> Subquery:
    """Return an expression for the time of a table's newest entry, null in the lobby.

    `table` is the path from the queried rows to the table.
    """
    newest = LogEntry.objects.filter(table=OuterRef(f"{table}_id"), version=OuterRef(f"{table}__version"))
    return Subquery(newest.values("at")[:1])


def load_events_since(table_id: UUID, codec: Codec, after: int, until: int) -> tuple[Event, ...]:
    """Return the events of the entries after version `after`, up to version `until`, in order."""
    if until == after + 1:
        entry = find(LogEntry, table_id=table_id, version=until)
        return codec.decode_events(entry.events) if entry else ()
    rows = LogEntry.objects.filter(table=table_id, version__gt=after, version__lte=until).order_by("version")
    event_rows = rows.values_list("events", flat=True)
    return tuple(event for row in event_rows for event in codec.decode_events(row))


def find_request(table_id: UUID, device: UUID, client_action_id: str, digest: bytes) -> int | None:
    """Return the version of the entry that this request made earlier, or None.

    :raises DuplicateId: the client id was used for another request.
    """
    entry = find(LogEntry, table_id=table_id, device_id=device, client_action_id=client_action_id)
    if entry is None:
        return None
    if entry.request_digest is None or bytes(entry.request_digest) != digest:
        raise DuplicateId
    return entry.version


def find_identical(table: Table, first: int, last: int, content: Action, seat: Seat) -> int | None:
    """Return the version, from `first` to `last`, of an action with the same content that still counts, or None.

    An action whose events the seat may not hear is skipped, so that guessing does not confirm what others drew in
    secret.
    """
    rows = LogEntry.objects.filter(
        table=table, version__range=(first, last), kind=LogEntry.Kind.ACTION, payload=encode(content)
    )
    codec = find_table_codec(table)
    audience = find_audience(codec, seat)
    versions = (
        version
        for version, events in rows.order_by("version").values_list("version", "events")
        if all(map(audience.hears, codec.decode_events(events)))
        if version not in find_undone(_load_undos(table, version))
    )
    return next(versions, None)


def has_only_commuting_since(table: Table, codec: Codec, version: int) -> bool:
    """True if every entry after `version` is an action that commutes with any next action."""
    kinds = codec.list_names(*(kind for kind in codec.ruleset.action_types if kind.commutes))
    later = LogEntry.objects.filter(table=table, version__gt=version)
    other_entries = later.exclude(kind=LogEntry.Kind.ACTION, action_type__in=kinds)
    return bool(kinds) and version <= table.version and not other_entries.exists()


def find_action_types(table: Table, codec: Codec, versions: Iterable[int]) -> dict[int, type[Action]]:
    """Return the type of the action of each of these entries, by version."""
    rows = LogEntry.objects.filter(table=table, version__in=tuple(versions)).values_list("version", "action_type")
    types = {name: kind for kind in codec.ruleset.action_types for name in codec.list_names(kind)}
    return {version: types[name] for version, name in rows}


def is_hidden(table: Table, codec: Codec, versions: list[int]) -> bool:
    """True if only the seats that made these entries heard of them."""
    event_rows = LogEntry.objects.filter(table=table, version__in=versions).values_list("events", flat=True)
    return is_private(event for row in event_rows for event in codec.decode_events(row))


def is_heard(table: Table, codec: Codec, version: int, audience: Audience, *, wholly: bool) -> bool:
    """True if the audience hears some events of the entry; with `wholly`, if it hears all of them."""
    event_rows = LogEntry.objects.filter(table=table, version=version).values_list("events", flat=True)
    hearings = [audience.hears(event) for row in event_rows for event in codec.decode_events(row)]
    return all(hearings) if wholly else any(hearings)


def find_next_draw(
    table: Table, kind: type[Action], number: int | None = None, after: int = 0
) -> tuple[int, Action | None]:
    """Return (number of the app's next draw, what it drew at that number before an undo or None).

    A given `number` is used as it is: several draws are open at the same time. Otherwise the next number follows
    `after` and the last draw of this `kind` that was not undone. A draw that a correction dropped keeps its number,
    whatever the game counts.
    """
    codec = find_table_codec(table)
    draws = _select_draws(table, kind).filter(**{"draw_number": number} if number else {"draw_number__gt": after})
    following, undone_payload = number or after + 1, None
    while latest := draws.order_by("-draw_number", "-version").first():
        at: int = latest.draw_number or 0
        if latest.version not in find_undone(_load_undos(table, latest.version)):
            following = following if undone_payload else at + 1
            break
        following, undone_payload = at, latest.payload
        draws = draws.filter(draw_number__lt=at)
    content = codec.decode_content(undone_payload) if undone_payload else None
    return number or following, content if isinstance(content, Action) else None


def find_highest_draw(table: Table, kind: type[Action]) -> int:
    """Return the highest number of the app's draws of this `kind`, undone ones included; 0 if there is none."""
    return _select_draws(table, kind).order_by("-draw_number").values_list("draw_number", flat=True).first() or 0


def _select_draws(table: Table, kind: type[Action]) -> QuerySet[LogEntry]:
    names = find_table_codec(table).list_names(kind)
    return LogEntry.objects.filter(table=table, draw_number__isnull=False, action_type__in=names)


def _load_undos(table: Table, after: int) -> list[Entry]:
    """Return the undos and redos after version `after`."""
    return _load_entries(table, Q(version__gt=after, kind__in=(LogEntry.Kind.UNDO, LogEntry.Kind.REDO)))
