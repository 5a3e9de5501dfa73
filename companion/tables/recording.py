"""Recording of an entry with the draws that follow by themselves, shared by all services that change the log."""

from collections.abc import Sequence
from typing import Any, Final, cast

from django.utils import timezone

from companion.errors import LogFull
from companion.runtime.raw_sql import NeedsLock
from companion.tables import replays, store
from companion.tables.audience import Audience
from companion.tables.clock import SEATING, Clock, Moment, measure_clock
from companion.tables.codec import find_table_codec
from companion.tables.edges import chance
from companion.tables.edges.broadcast import announce_on_commit, is_watched_elsewhere
from companion.tables.edges.dispatch import dispatch_on_commit, tell_webhook_on_commit
from companion.tables.models import LogEntry, Result, Table
from games.core.action import find_actor
from games.core.correction import CorrectedLog
from games.core.event import Event, SeatingChanged
from games.core.host import FinishNow
from games.core.laid import find_laid
from games.core.log import Entry, EntryKind, find_effective
from games.core.prompt import ChancePrompt, SystemPrompt
from games.core.ruleset import Progress, Ruleset
from games.core.seats import CHANCE, SPECTATOR, SYSTEM, Seat
from games.core.view import sum_by_goal

MOST_ENTRIES: Final = 8000
"""Entries of a log after which people add no more, eight times those of the longest evening. Every look back replays
them all."""


def record(
    table: Table,
    entry: store.NewEntry,
    state: Any,
    events: tuple[Event, ...],
    undoable: dict[Seat, int],
    *,
    keep: bool = False,
    before: Any = None,
    corrected: CorrectedLog | None = None,
    is_locked: bool = True,
) -> int:
    """Append `entry` with the state that it led to, and the draws that nobody decides about, in one write. Return the
    version of `entry`.

    Also updates the table's status and result and, on commit, announces the version and dispatches due system actions.
    In the caller's transaction, with the table locked. One action of a table that is being played, and is not stalled,
    may also be recorded on a row from `store.take_row`, which is not locked, without a transaction.

    - `before`: the state that an action was played on.
    - `corrected`: what an undo, redo or correction led to.
    - `keep`: store a snapshot although none is due.

    :raises LogFull: the log has MOST_ENTRIES, and a person adds something but the end or a change of seats.
    :raises NeedsLock: the row has changed, or one write is not enough. Nothing is written.
    """
    if table.version >= MOST_ENTRIES and entry.device and not isinstance(entry.content, FinishNow | SeatingChanged):
        raise LogFull
    ruleset, at, version = find_table_codec(table).ruleset, timezone.now(), table.version + 1
    draws, appended, laid_tiles = chance.Draws(table), list[store.Appended](), list(corrected.laid if corrected else ())
    log = list[Entry]()
    new_entry, progress = entry, Progress(state, events)
    while True:
        kind, seat, content, state = new_entry.kind, new_entry.seat, new_entry.content, progress.state
        log.append(Entry(version + len(log), cast(EntryKind, str(kind)), seat, content))
        laid_tiles += find_laid(ruleset, log[-1], before, state, progress.events)
        moment = store.build_moment(ruleset, kind, at, state)
        appended.append(store.Appended(new_entry, state, progress.events, moment))
        prompt = _find_next_deal(table, ruleset, state)
        if prompt is None:
            break
        action, number = draws.draw(prompt)
        new_entry = store.NewEntry(kind=LogEntry.Kind.ACTION, content=action, seat=prompt.seat, draw_number=number)
        before, progress = state, ruleset.apply(state, find_actor(action, prompt.seat), action)
    is_running = table.status == Table.Status.PLAYING and not table.failed_tries
    if not is_locked and (not is_running or ruleset.find_outcome(state)):
        raise NeedsLock  # more than one write
    if corrected:
        store.lift(table.pk, corrected.lifted)
    due_actions = list_due_actions(ruleset, state)
    table.due_since = at if due_actions else None
    _end_stall(table)
    _settle(table, ruleset, state)
    undoable = _find_undoable(table, ruleset, undoable, log)
    times = _measure_times(table, [played.moment for played in appended if played.moment])
    head = store.Head(log[-1].version, state, undoable, progress.events, at, *times)
    laid_rows = store.build_laid_tile_insertions(table.pk, laid_tiles)
    encoded_state = store.append(table, appended, head, keep=keep, beside=laid_rows)
    is_sent = is_watched_elsewhere(table.pk)
    packed_head = store.pack_head(find_table_codec(table), head, encoded_state) if is_sent else None
    announce_on_commit(table.pk, table.version, table.revision, packed_head)
    dispatch_on_commit(table.pk, due_actions)
    tell_webhook_on_commit(table.pk)
    return version


def _find_undoable(table: Table, ruleset: Ruleset, undoable: dict[Seat, int], log: Sequence[Entry]) -> dict[Seat, int]:
    """Return what each seat may undo after `log`, which is to be appended, if it was `undoable` before its dealt
    draws."""
    dealt_seats = {entry.seat for entry in log if replays.is_dealt(table, entry.content)}
    if not any(seat in dealt_seats and own_version < log[0].version for seat, own_version in undoable.items()):
        return undoable
    since = store.load_entries(table, after=min(undoable.values()) - 1)
    return replays.find_undoable_after(table, ruleset, find_effective((*since, *log)))


def _find_next_deal(table: Table, ruleset: Ruleset, state: Any) -> ChancePrompt | None:
    """Return the next draw that the app makes by itself, None if there is none."""
    if table.draw != Table.DrawMode.APP:
        return None
    draws = (prompt for prompt in ruleset.list_prompts(state, CHANCE) if isinstance(prompt, ChancePrompt))
    return next((prompt for prompt in draws if prompt.outcomes[0].action.dealt), None)


def record_beside(table: Table) -> None:
    """Save a change that is no entry and announce it. In the caller's transaction, with the table locked."""
    table.revision += 1
    table.save()
    announce_on_commit(table.pk, table.version, table.revision)


def list_due_actions(ruleset: Ruleset, state: Any) -> list[str]:
    """Return the names of the system actions that are due in a state."""
    return [prompt.action for prompt in ruleset.list_prompts(state, SYSTEM) if isinstance(prompt, SystemPrompt)]


def sum_by_category(ruleset: Ruleset, state: Any) -> list[dict[str, int]]:
    """Return the points of each seat by category, in turn order, as a spectator knows them.

    A goal counts under its own id.
    """
    view = Audience(ruleset, SPECTATOR).build_view(state)
    return [sum_by_goal(view.seats[str(seat)].by_category, view.goals) for seat in range(len(view.seats))]


def _end_stall(table: Table) -> None:
    """Reset the count of failed tries because the state has changed. The caller announces the revision."""
    if table.failed_tries:
        table.failed_tries, table.retry_at = 0, None
        table.revision += 1
        table.save(update_fields=["failed_tries", "retry_at", "revision"])


def _measure_times(table: Table, moments: Sequence[Moment]) -> tuple[Moment, Clock | None]:
    """Return (newest moment that is no change of seats, clock) after entries with these moments."""
    newest, clock = store.load_timing(table)
    if table.clock != Table.Clock.LIVE:
        clock = None
    elif clock is None or newest is None:
        clock = measure_clock((*store.load_moments(table), *moments))
    else:
        clock = measure_clock((newest, *moments), clock)
    newest_first = [*reversed(moments), *([newest] if newest else ())]
    return next((moment for moment in newest_first if moment.kind not in SEATING), moments[-1]), clock


def _settle(table: Table, ruleset: Ruleset, state: Any) -> None:
    outcome = ruleset.find_outcome(state)
    if outcome is None:
        if table.status == Table.Status.FINISHED:  # the last action was undone
            Result.objects.filter(table=table).delete()
            table.finished_at = None
        table.status = Table.Status.PLAYING
        return
    if table.status != Table.Status.FINISHED:
        table.status = Table.Status.FINISHED
        table.finished_at = timezone.now()
    Result.objects.update_or_create(  # a correction after the end changes the result
        table=table,
        defaults={
            "scores": list(outcome.scores),
            "ranks": list(outcome.ranks),
            "by_category": sum_by_category(ruleset, state),
            "times": None,
            "reason": outcome.reason,
            "ruleset_version": ruleset.meta.ruleset_version,
        },
    )
