"""The timeline: what happened at a table, in words, as one viewer may know it.

A corrected entry has its original and its current message. Nothing here depends on what the viewer may not know: a
secret correction of others is a bare version, and its effects are ignored.
"""

from collections.abc import Iterable
from typing import Any, Literal
from uuid import UUID

import msgspec

from companion.errors import AppError
from companion.runtime.priority import give_way
from companion.tables import store
from companion.tables.audience import find_audience
from companion.tables.codec import Codec, find_table_codec
from companion.tables.corrections.permissions import check_entry
from games.core.action import Action, StartTable
from games.core.course import Course
from games.core.event import Event, Narration
from games.core.log import PLAYED, Correction, Entry, EntryKind, Redo, Ref, Undo, find_effective, find_undone
from games.core.seats import SPECTATOR, ActorKind, Seat, Viewer

Status = Literal["counts", "undone", "corrected", "dropped"]


class Added(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry that an undo, redo or correction inserted, with the fields of `TimelineEntry`.

    - `ref`: names the entry in corrections, as everywhere in the timeline.
    - `seat`: who did or reported it; left out: the server.
    - `narrations`: what it did, in sentences to show.
    - `now`: what it does now, in sentences, if a correction changed that.
    - `status`: whether it counts; left out: it does.
    - `by`: the version of the entry that changed or dropped it.
    - `place`: where it stands among the entries of the same correction.
    - `can_correct`: true if the viewer may correct it.
    """

    ref: Ref
    seat: Seat | None = None
    narrations: tuple[Narration, ...] = ()
    now: tuple[Narration, ...] | None = None
    status: Status = "counts"
    by: int | None = None
    place: int | None = None
    can_correct: bool = False


class TimelineEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of the log. Of an entry hidden from the viewer, only the version is sent.

    - `v`: its version.
    - `kind`: what it is: an action, an undo, a redo, a correction, or hidden.
    - `ref`: the entry's name in drafts.
    - `actor`: who did it; left out if nobody did.
    - `seat`: the seat that entered it; none: the host without a seat, or the system.
    - `at`: UTC, ISO 8601.
    - `turn`: the turn in which it was entered; if it led back to an earlier turn, as an undo does, that turn.
    - `narrations`: the message at that time.
    - `now`: the message since the past was corrected, if it differs.
    - `points`: the change of scores at that time.
    - `status`: whether it counts.
    - `by`: the version that undid, corrected or dropped it.
    - `added`: the entries that it inserted.
    - `place`: its step among the entries that count now, from 1; left out in games with secrets.
    - `proposed_by`: the seat that proposed this undo, redo or correction.
    - `confirmed`: true if the host confirmed it.
    - `crossed`: true if it reached behind something revealed.
    - `can_correct`, `can_undo`, `can_redo`: true if the viewer may draft a correction, undo or redo of it.
    - `turned`: true if its tile lies in another rotation since it was corrected.
    """

    v: int
    ref: Ref = ""
    kind: EntryKind | None = None
    actor: ActorKind | None = None
    seat: Seat | None = None
    at: str = ""
    turn: int | None = None
    narrations: tuple[Narration, ...] = ()
    now: tuple[Narration, ...] | None = None
    points: dict[str, int] = {}
    status: Status = "counts"
    by: int | None = None
    place: int | None = None
    added: tuple[Added, ...] = ()
    proposed_by: Seat | None = None
    confirmed: bool = False
    crossed: bool = False
    can_correct: bool = False
    can_undo: bool = False
    can_redo: bool = False
    turned: bool = False


class Timeline(msgspec.Struct, frozen=True):
    """What happened until version `v`, in the order of the log.

    - `v`: the newest version.
    - `entries`: the entries, in the order of the log.
    """

    v: int
    entries: tuple[TimelineEntry, ...]


def build_timeline(table_id: UUID, viewer: Viewer, *, host: bool) -> Timeline:
    """Return the table's timeline for the viewer; `host`: the host's phone asks.

    :raises UnknownTable: :raises NotStarted: the table is in its lobby.
    """
    table = store.find_started_table(table_id)
    builder = _TimelineBuilder(find_table_codec(table), viewer, may_draft=host or isinstance(viewer, int))
    records = store.load_records(table)
    for record in records:
        give_way()
        builder.take(record)
    return Timeline(table.version, builder.build_entries(records))


class _Line(msgspec.Struct):
    """Working data of an entry of the log, or of one that a log change inserted.

    - `events`: its first message.
    - `current_events`: its message since it was corrected.
    - `last_events`: its message before it was removed.
    """

    events: tuple[Event, ...]
    seat: Seat | None
    content: Any = None
    status: Status = "counts"
    changed_by: int | None = None
    current_events: tuple[Event, ...] | None = None
    last_events: tuple[Event, ...] = ()


PlayedEntries = dict[Ref, tuple[Entry, tuple[Event, ...]]]


class _TimelineBuilder:
    """Builder of a timeline for one viewer: keeps the messages and the status of each entry while it walks the log."""

    def __init__(self, codec: Codec, viewer: Viewer, *, may_draft: bool) -> None:
        self._codec, self._may_draft = codec, may_draft
        self._audience = find_audience(codec, viewer)
        self._everybody = find_audience(codec, SPECTATOR)
        self._course = Course(codec.ruleset)
        self._log: list[Entry] = []
        self._lines: dict[Ref, _Line] = {}
        self._added: dict[int, list[Ref]] = {}
        self._places: dict[Ref, int] = {}
        self._hidden: set[int] = set()
        self._turns: dict[int, int] = {}
        self._points: dict[int, dict[str, int]] = {}
        self._turn = 0
        self._scores: dict[str, int] = {}

    def take(self, record: store.Record) -> None:
        """Add the next entry."""
        entry = record.entry
        self._log.append(entry)
        self._lines[str(entry.version)] = _Line(record.events, entry.seat, entry.content)
        if not self._audience.knows(entry, record.events):
            self._hidden.add(entry.version)
        turn = self._turn
        if entry.kind in PLAYED:
            self._course.play(entry)
            self._look(entry.version)
        elif isinstance(entry.content, Undo | Redo | Correction):
            self._take_log_change(entry.version, "dropped" if isinstance(entry.content, Correction) else "undone")
            self._look(entry.version)
        self._turns[entry.version] = min(turn or self._turn, self._turn)

    def build_entries(self, records: Iterable[store.Record]) -> tuple[TimelineEntry, ...]:
        """Return the timeline of these entries, after `take` of each."""
        entries_by_ref = {entry.ref: entry for entry in self._course.played}
        if not self._audience.has_secrets:
            self._places = {ref: place for place, ref in enumerate(entries_by_ref, 1)}
        undone_versions = find_undone(self._log)
        return tuple(
            TimelineEntry(record.entry.version)
            if record.entry.version in self._hidden
            else self._build_entry(record, entries_by_ref, undone_versions)
            for record in records
        )

    # --- effects of each entry ------------------------------------------------------------------------

    def _look(self, version: int) -> None:
        """Record the public view after an entry: the turn, and how scores changed."""
        view = self._everybody.build_view(self._course.state)
        scores = {seat: seat_view.score for seat, seat_view in view.seats.items()}
        changes = {seat: score - self._scores.get(seat, 0) for seat, score in scores.items()}
        self._points[version] = {seat: change for seat, change in changes.items() if change}
        self._turn, self._scores = view.turn, scores

    def _take_log_change(self, version: int, removed_status: Status) -> None:
        """Apply an undo, redo or correction to earlier lines. Changes that the viewer may not know leave no trace."""
        old_entries, undone_before = self._list_played_entries(), find_undone(self._log[:-1])
        self._course.follow(find_effective(self._log))
        if version in self._hidden:
            return
        new_entries = self._list_played_entries()
        for ref, (_, events) in old_entries.items():
            if ref not in new_entries:
                line = self._find_line(ref, events, None)
                line.status, line.changed_by, line.last_events = removed_status, version, events
        for ref, (entry, events) in new_entries.items():
            line = self._find_line(ref, events, entry)
            old_entry, past_events = old_entries.get(ref, (None, line.last_events or line.events))
            if entry != old_entry:
                corrected = entry.corrected_by and entry.corrected_by not in self._hidden
                line.status, line.changed_by = ("corrected", entry.corrected_by) if corrected else ("counts", None)
            if events != past_events:
                line.current_events = events
        self._mark_log_changes(version, undone_before, find_undone(self._log))

    def _mark_log_changes(self, version: int, undone_before: frozenset[int], undone_after: frozenset[int]) -> None:
        for entry in self._log:
            if entry.kind not in PLAYED and (entry.version in undone_before) != (entry.version in undone_after):
                line = self._lines[str(entry.version)]
                is_undone = entry.version in undone_after
                line.status, line.changed_by = ("undone", version) if is_undone else ("counts", None)

    def _list_played_entries(self) -> PlayedEntries:
        course = self._course
        return {entry.ref: (entry, events) for entry, events in zip(course.played, course.events, strict=True)}

    def _find_line(self, ref: Ref, events: tuple[Event, ...], entry: Entry | None) -> _Line:
        line = self._lines.get(ref)
        if line is None:
            line = self._lines[ref] = _Line(events, entry.seat if entry else None)
            if entry:
                self._added.setdefault(entry.version, []).append(ref)
        return line

    # --- the resulting timeline -----------------------------------------------------------------------

    def _build_entry(
        self, record: store.Record, entries_by_ref: dict[Ref, Entry], undone_versions: frozenset[int]
    ) -> TimelineEntry:
        entry = record.entry
        content, version, line = entry.content, entry.version, self._lines[str(entry.version)]
        log_change = content if isinstance(content, Undo | Redo | Correction) else None
        counts = version not in undone_versions
        is_own = self._audience.owns(entry)
        corrects = self._may_correct(entries_by_ref.get(str(version)), record)
        may_undo = corrects and is_own and not isinstance(content, StartTable)
        return TimelineEntry(
            v=version,
            ref="" if entry.kind not in PLAYED else entry.ref,
            kind=entry.kind,
            actor=content.actor if isinstance(content, Action) else None,
            seat=entry.seat,
            at=record.at.isoformat(),
            turn=self._turns[version],
            narrations=self._audience.narrate(line.events),
            now=self._find_current_narrations(line),
            points=self._points.get(version, {}),
            status=line.status,
            by=line.changed_by,
            place=self._places.get(str(version)),
            added=tuple(self._list_visible_insertions(version, entries_by_ref)),
            proposed_by=entry.seat if record.proposed else None,
            confirmed=record.proposed,
            crossed=log_change.crossed if log_change else False,
            can_correct=corrects and not record.drawn,
            can_undo=may_undo or (self._may_draft and is_own and counts and isinstance(log_change, Correction)),
            can_redo=self._may_draft and is_own and counts and isinstance(log_change, Undo),
            turned=line.status == "corrected" and _is_turned(line, entries_by_ref.get(str(version))),
        )

    def _list_visible_insertions(self, version: int, entries_by_ref: dict[Ref, Entry]) -> Iterable[Added]:
        for ref in self._added.get(version, ()):
            line = self._lines[ref]
            narrations = self._audience.narrate(line.events)
            if narrations or line.seat == self._audience.seat or not self._audience.has_secrets:
                corrects = self._may_correct(entries_by_ref.get(ref), None)
                place = self._places.get(ref)
                yield Added(
                    ref,
                    line.seat,
                    narrations,
                    self._find_current_narrations(line),
                    line.status,
                    line.changed_by,
                    place,
                    corrects,
                )

    def _find_current_narrations(self, line: _Line) -> tuple[Narration, ...] | None:
        if line.current_events is None or line.status in ("undone", "dropped"):
            return None
        current_narrations = self._audience.narrate(line.current_events)
        return None if current_narrations == self._audience.narrate(line.events) else current_narrations

    def _may_correct(self, entry: Entry | None, record: store.Record | None) -> bool:
        """True if the viewer may draft a correction of this entry."""
        if entry is None or not self._may_draft:
            return False
        try:
            check_entry(entry, self._audience.seat, self._codec)
        except AppError:
            return False
        chance = isinstance(entry.content, Action) and entry.content.actor == "chance"
        return record is None or not chance or all(map(self._audience.hears, record.events))


def _is_turned(line: _Line, current_entry: Entry | None) -> bool:
    """True if the entry laid a public tile and its correction lays the same tile in another rotation."""
    if current_entry is None or not any(event.locate_laid_tile() for event in line.events):
        return False
    return getattr(line.content, "rotation", None) != getattr(current_entry.content, "rotation", None)
