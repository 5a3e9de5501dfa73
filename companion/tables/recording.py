"""Recording of one entry, shared by all services that change the log."""

from typing import Any

from django.conf import settings
from django.utils import timezone

from companion.tables import replays, store
from companion.tables.audience import Audience
from companion.tables.clock import SEATING, advance_clock, measure_clock, wait_between
from companion.tables.codec import find_table_codec
from companion.tables.edges import chance
from companion.tables.edges.broadcast import announce_on_commit
from companion.tables.edges.dispatch import dispatch_on_commit, tell_webhook_on_commit
from companion.tables.models import LogEntry, Result, Table
from games.core.action import Action, find_actor
from games.core.correction import CorrectedLog
from games.core.event import Event
from games.core.laid import Laid, find_laid
from games.core.log import PLAYED, Entry, find_effective
from games.core.prompt import ChancePrompt, SystemPrompt
from games.core.ruleset import Ruleset
from games.core.seats import CHANCE, SPECTATOR, SYSTEM, Seat
from games.core.view import sum_by_goal


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
    """Append `entry` with the state that it led to, then the draws that nobody decides about, and return the version of
    `entry`.

    Also updates the table's status and result and, on commit, announces the version and dispatches due system actions.
    In the caller's transaction, with the table locked. One action of a table that is being played, and is not stalled,
    may also be recorded on a row from `store.take_row`, which is not locked, without a transaction.

    - `before`: the state that an action was played on.
    - `corrected`: what an undo, redo or correction led to.
    - `keep`: store a snapshot although none is due.

    :raises store.NeedsLock: the row has changed, or one write is not enough. Nothing is written.
    """
    ruleset = find_table_codec(table).ruleset
    prompt = _find_next_deal(table, ruleset, state)
    is_running = table.status == Table.Status.PLAYING and not table.failed_tries
    if not is_locked and (prompt or not is_running or ruleset.find_outcome(state)):
        raise store.NeedsLock  # more than one write
    head, encoded_state = _append(
        table, ruleset, entry, state, events, undoable, keep=keep, before=before, corrected=corrected
    )
    version = head.version
    while prompt:
        action, number = chance.draw(table, prompt)
        progress = ruleset.apply(head.state, find_actor(action, prompt.seat), action)
        dealt = store.NewEntry(kind=LogEntry.Kind.ACTION, content=action, seat=prompt.seat, draw_number=number)
        undoable = head.undoable
        if undoable.get(prompt.seat, version) < version:  # it has acted before `entry`
            if isinstance(entry.content, Action) and entry.content.actor == "system":
                undoable = {seat: own for seat, own in undoable.items() if seat != prompt.seat}
            else:
                undoable = find_undoable_after_deal(table, ruleset, undoable, action, prompt.seat)
        head, encoded_state = _append(
            table, ruleset, dealt, progress.state, progress.events, undoable, before=head.state
        )
        prompt = _find_next_deal(table, ruleset, head.state)
    packed_head = None if settings.EMBEDDED else store.pack_head(find_table_codec(table), head, encoded_state)
    announce_on_commit(table.pk, table.version, table.revision, packed_head)
    dispatch_on_commit(table.pk, list_due_actions(ruleset, head.state) if table.due_since else [])
    tell_webhook_on_commit(table.pk)
    return version


def find_undoable_after_deal(
    table: Table, ruleset: Ruleset, undoable: dict[Seat, int], action: Action, seat: Seat | None
) -> dict[Seat, int]:
    """Return what each seat may undo after `action`, a draw that was dealt to `seat`, if it was `undoable` before."""
    if seat not in undoable:
        return undoable
    _, since = store.undo_tail(table, table.version)
    draw_entry = Entry(table.version + 1, "action", seat, action)
    return replays.find_undoable_after(table, ruleset, (*find_effective(since), draw_entry))


def _find_next_deal(table: Table, ruleset: Ruleset, state: Any) -> ChancePrompt | None:
    """Return the next draw that the app makes by itself, None if there is none."""
    if table.draw != Table.DrawMode.APP:
        return None
    draws = (prompt for prompt in ruleset.list_prompts(state, CHANCE) if isinstance(prompt, ChancePrompt))
    return next((prompt for prompt in draws if prompt.outcomes[0].action.dealt), None)


def _append(
    table: Table,
    ruleset: Ruleset,
    entry: store.NewEntry,
    state: Any,
    events: tuple[Event, ...],
    undoable: dict[Seat, int],
    *,
    before: Any,
    keep: bool = False,
    corrected: CorrectedLog | None = None,
) -> tuple[store.Head, str]:
    table.due_since = timezone.now() if list_due_actions(ruleset, state) else None
    _end_stall(table)
    _settle(table, ruleset, state)
    if corrected:
        store.lift(table.pk, corrected.lifted)
        laid_tiles = corrected.laid
    else:
        laid_tiles = _find_laid_tiles(ruleset, entry, table.version + 1, before, state, events)
    timing = _measure_timing(table, ruleset, entry.kind, state)
    return store.append(
        table,
        entry,
        state,
        events,
        undoable,
        timing,
        keep=keep,
        beside=store.build_laid_tile_insertions(table.pk, laid_tiles),
    )


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
    return find_laid(ruleset, entry, state_before, state_after, events)


def _measure_timing(table: Table, ruleset: Ruleset, kind: str, state: Any) -> store.Timing:
    """Return the times of the next entry, of this kind, and the clock after it."""
    at = timezone.now()
    moment = store.build_moment(ruleset, kind, at, state)
    newest_moment, clock = store.load_timing(table)
    if table.clock != Table.Clock.LIVE:
        clock = None
    elif clock is None or newest_moment is None:
        clock = measure_clock((*store.load_moments(table), moment))
    elif kind not in SEATING:
        clock = advance_clock(clock, wait_between(newest_moment, moment), moment.turn)
    return store.Timing(at, moment, newest_moment if newest_moment and kind in SEATING else moment, clock)


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
