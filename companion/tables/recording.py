"""Recording of one entry, shared by all services that change the log."""

from typing import Any

from django.utils import timezone

from companion.tables import store
from companion.tables.audience import Audience
from companion.tables.clock import SEATING, advanced, clock_of, wait_between
from companion.tables.codec import codec_of
from companion.tables.edges.broadcast import announce_on_commit
from companion.tables.edges.dispatch import dispatch_on_commit
from companion.tables.models import Result, Table
from games.core.correction import CorrectedLog
from games.core.event import Event
from games.core.laid import Laid, laid_by
from games.core.log import PLAYED, Entry
from games.core.prompt import SystemPrompt
from games.core.ruleset import Ruleset
from games.core.seats import SPECTATOR, SYSTEM, Seat
from games.core.view import by_goal


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
) -> int:
    """Append `entry` with the state that it led to, and return the table's version.

    Also updates the table's status and result and, on commit, announces the version and dispatches due system actions.
    In the caller's transaction, with the table locked.

    - `before`: the state that an action was played on.
    - `corrected`: what an undo, redo or correction led to.
    - `keep`: store a snapshot although none is due.
    """
    ruleset = codec_of(table).ruleset
    due_actions = due_action_names(ruleset, state)
    table.due_since = timezone.now() if due_actions else None
    _end_stall(table)
    _settle(table, ruleset, state)
    if corrected:
        store.lift(table.pk, corrected.lifted)
        laid_tiles = corrected.laid
    else:
        laid_tiles = _find_laid_tiles(ruleset, entry, table.version + 1, before, state, events)
    timing = _timing(table, ruleset, entry.kind, state)
    store.append(
        table,
        entry,
        state,
        events,
        undoable,
        timing,
        keep=keep,
        beside=store.laid_tile_insertions(table.pk, laid_tiles),
    )
    announce_on_commit(table.pk, table.version, table.revision)
    dispatch_on_commit(table.pk, due_actions)
    return table.version


def record_beside(table: Table) -> None:
    """Save a change that is no entry and announce it. In the caller's transaction, with the table locked."""
    table.revision += 1
    table.save()
    announce_on_commit(table.pk, table.version, table.revision)


def due_action_names(ruleset: Ruleset, state: Any) -> list[str]:
    """Return the names of the system actions that are due in a state."""
    return [prompt.action for prompt in ruleset.prompts(state, SYSTEM) if isinstance(prompt, SystemPrompt)]


def by_category(ruleset: Ruleset, state: Any) -> list[dict[str, int]]:
    """Return the points of each seat by category, in turn order, as a spectator knows them.

    A goal counts under its own id.
    """
    view = Audience(ruleset, SPECTATOR).view(state)
    return [by_goal(view.seats[str(seat)].by_category, view.goals) for seat in range(len(view.seats))]


def _end_stall(table: Table) -> None:
    """Reset the count of failed tries because the state has changed. The caller announces the revision."""
    if table.failed_tries:
        table.failed_tries, table.retry_at = 0, None
        table.revision += 1
        table.save(update_fields=["failed_tries", "retry_at", "revision"])


def _find_laid_tiles(
    ruleset: Ruleset,
    new_entry: store.NewEntry,
    version: int,
    state_before: Any,
    state_after: Any,
    events: tuple[Event, ...],
) -> tuple[Laid, ...]:
    if new_entry.kind not in PLAYED:
        return ()
    entry = Entry(version, "action", new_entry.seat, new_entry.content)
    return laid_by(ruleset, entry, state_before, state_after, events)


def _timing(table: Table, ruleset: Ruleset, kind: str, state: Any) -> store.Timing:
    """Return the times of the next entry, of this kind, and the clock after it."""
    at = timezone.now()
    moment = store.moment_of(ruleset, kind, at, state)
    newest_moment, clock = store.timing_of(table)
    if table.clock != Table.Clock.LIVE:
        clock = None
    elif clock is None or newest_moment is None:
        clock = clock_of((*store.moments(table), moment))
    elif kind not in SEATING:
        clock = advanced(clock, wait_between(newest_moment, moment), moment.turn)
    return store.Timing(at, moment, newest_moment if newest_moment and kind in SEATING else moment, clock)


def _settle(table: Table, ruleset: Ruleset, state: Any) -> None:
    outcome = ruleset.outcome(state)
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
            "by_category": by_category(ruleset, state),
            "times": None,
            "reason": outcome.reason,
            "ruleset_version": ruleset.meta.ruleset_version,
        },
    )
