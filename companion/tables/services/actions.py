"""Services of a running table: actions, undo, system work."""

from collections.abc import Sequence
from contextlib import nullcontext
from typing import Any
from uuid import UUID

import structlog
from django.db import IntegrityError

from companion.errors import (
    AppError,
    NoRoom,
    NothingToUndo,
    NotHost,
    NotStarted,
    NotYourSeat,
    NotYoursToDo,
    StaleVersion,
    TableBusy,
    UndoBlocked,
    is_refusal,
)
from companion.people.models import Device
from companion.runtime.priority import go_first
from companion.runtime.raw_sql import NeedsLock, execute_together
from companion.tables import recording, replays, selectors, store
from companion.tables.audience import find_audience
from companion.tables.codec import Codec, find_table_codec
from companion.tables.edges import chance
from companion.tables.models import LogEntry, Table
from companion.tables.requests import NewAction, NewUndo
from companion.tables.seat_holders import find_holder
from companion.tables.services.lobby import check_member
from games.core.action import Action, Draw, find_actor
from games.core.correction import CorrectedLog
from games.core.errors import GameError, IllegalAction, TooLate
from games.core.event import Undone
from games.core.host import FinishNow
from games.core.log import Entry, Undo
from games.core.prompt import ChancePrompt
from games.core.seats import CHANCE, SYSTEM, Seat
from games.core.text import Text

log = structlog.get_logger(__name__)
Submission = tuple[Device, UUID, NewAction]
"""The arguments of `submit_action`."""


@go_first()
def submit_action(device: Device, table_id: UUID, request: NewAction) -> int:
    """Apply an action and return the version of its entry.

    A request that repeats an id returns the version of the first entry again.

    :raises UnknownTable, SeatMovedAway, RemovedFromTable, NotYourSeat, NotYoursToDo, NotHost: the device may not do
        this.
    :raises MalformedAction: the payload is no action of the game.
    :raises IllegalAction: a rule forbids it.
    :raises StaleVersion: the phone has not seen the newest version.
    :raises DuplicateId: the id was used for another request.
    :raises NotStarted: the table is in its lobby.
    """
    if played := _play_cached(device, table_id, request):
        version, table = played
    else:
        try:
            with store.lock_row(table_id) as table:
                version = _play(device, table, None, request)
        except (IntegrityError, GameError, NotYoursToDo):
            # a phone may repeat a request that was recorded, with a newer `version`: then it is no error
            recorded_version = store.find_request(table_id, device.pk, request.id, request.digest)
            if recorded_version is None:
                raise
            return recorded_version
    store.keep_row(table)
    return version


@go_first()
def submit_actions(submissions: Sequence[Submission]) -> Sequence[int | None]:
    """Apply those actions that need no lock and are not refused, in one transaction. Return the versions of their
    entries, and None for actions that are left to `submit_action`: all of them if a row has changed. No lock is waited
    for.

    :raises NoRoom, TableBusy: as `store.lock_row`.
    """
    try:
        with store.refuse_in_outages(), execute_together() if len(submissions) > 1 else nullcontext():
            played = [_play_cached(*submission) for submission in submissions]
    except (NoRoom, TableBusy):
        raise
    except Exception as error:  # of one of them
        if not isinstance(error, NeedsLock):
            log.warning("group_failed", exc_info=error)
        return [None] * len(submissions)
    for _, table in filter(None, played):
        store.keep_row(table)
    return [done and done[0] for done in played]


def _play_cached(device: Device, table_id: UUID, request: NewAction) -> tuple[int, Table] | None:
    """Play an action on the row in this process's cache; return (version, row). Return None if nothing was written: the
    row may be out of date, so the lock decides."""
    cached = store.take_row(table_id, request.version)
    if cached is None:
        return None
    try:
        return _play(device, *cached, request), cached[0]
    except NeedsLock:
        return None
    except (AppError, GameError) as error:
        if is_refusal(error):
            return None
        raise


def _play(device: Device, table: Table, head: store.Head | None, request: NewAction) -> int:
    """Play an action on the locked row, or with `head` on one from the cache."""
    _check_seat(device, request.seat, table)
    host = table.host_id == device.pk
    _check_started(table)
    is_locked = head is None
    codec, head = find_table_codec(table), head or store.load(table)
    submitted = codec.decode_submitted(request.action)
    _check_actor(submitted, request.seat, host, table)
    fresh = request.version == table.version
    open_draws = _open_draws(submitted, codec, head.state)
    if not fresh:
        recorded_version = store.find_request(table.pk, device.pk, request.id, request.digest)
        if recorded_version is not None:
            return recorded_version
        repeated_at = _find_identical_entry(request, submitted, table)
        if repeated_at is not None:
            return repeated_at
        at_once = submitted.simultaneous or _draws_at_once(submitted, open_draws)
        if not at_once and not store.has_only_commuting_since(table, codec, request.version):
            raise StaleVersion
    try:
        action, number = _with_chance(submitted, request.seat, host, open_draws, table)
    except NotYoursToDo:
        if fresh:
            raise
        raise StaleVersion from None  # it may have been the phone's to do at `version`
    progress = codec.ruleset.apply(head.state, find_actor(action, request.seat), action)
    entry = store.NewEntry(
        kind=LogEntry.Kind.ACTION,
        content=action,
        seat=request.seat,
        device=device.pk,
        client_action_id=request.id,
        digest=request.digest,
        draw_number=number,
    )
    undoable = _find_undoable(table, codec, head, Entry(table.version + 1, "action", request.seat, action))
    return recording.record(
        table, entry, progress.state, progress.events, undoable, before=head.state, is_locked=is_locked
    )


def act_as_system(table_id: UUID, name: str) -> int | None:
    """Apply the named system action if it is due, and return the version of its entry. Return None if it is not due."""
    with store.lock_row(table_id) as table:
        if table.status == Table.Status.LOBBY:
            return None
        codec, head = find_table_codec(table), store.load(table)
        if name not in recording.list_due_actions(codec.ruleset, head.state):
            return None
        action = codec.ruleset.system_actions[name]
        progress = codec.ruleset.apply(head.state, SYSTEM, action)
        entry = store.NewEntry(kind=LogEntry.Kind.ACTION, content=action)
        undoable = {} if action.reveals else head.undoable
        return recording.record(table, entry, progress.state, progress.events, undoable, before=head.state)


def end_table(table_id: UUID) -> int:
    """End a running game as its host may, for the owner of the server, and return the version of the entry.

    :raises UnknownTable: there is no such table.
    :raises NotStarted: it is in its lobby.
    :raises IllegalAction: it is over.
    :raises RuntimeError, DecodeError: the log does not replay.
    """
    with store.lock_row(table_id) as table:
        _check_started(table)
        codec, head, action = find_table_codec(table), store.load(table), FinishNow()
        progress = codec.ruleset.apply(head.state, find_actor(action, None), action)
        undoable = _find_undoable(table, codec, head, Entry(table.version + 1, "action", None, action))
        entry = store.NewEntry(kind=LogEntry.Kind.ACTION, content=action)
        return recording.record(table, entry, progress.state, progress.events, undoable, before=head.state)


def list_due_system_actions(table_id: UUID) -> list[str]:
    """Return the names of the system actions that are due at a table."""
    table = Table.objects.filter(pk=table_id).first()
    if table is None or table.version == 0:
        return []
    return recording.list_due_actions(find_table_codec(table).ruleset, store.load(table).state)


@go_first()
def undo_own(device: Device, table_id: UUID, request: NewUndo) -> int:
    """Undo the seat's own last action and return the version of the undo entry.

    The system work that the action caused is undone with it. Actions that commute (`commutes`) and no longer hold
    without it are undone too. Simultaneous actions of other seats do not block it.

    :raises StaleVersion: the phone has not seen all that would be undone, or the seat has acted since.
    :raises NothingToUndo: the seat has no action that can be undone without a correction.
    :raises UndoBlocked: a later action of somebody else does not hold without it.
    """
    with store.lock_row(table_id) as table:
        _check_seat(device, request.seat, table)
        recorded_version = store.find_request(table_id, device.pk, request.id, request.digest)
        if recorded_version is not None:
            return recorded_version
        _check_started(table)
        undoable = store.load(table).undoable
        target = undoable.get(request.seat)
        fresh = request.version == table.version
        if not fresh and (target is None or request.version > table.version):
            raise StaleVersion
        if target is None:
            raise NothingToUndo
        codec = find_table_codec(table)
        state, since = store.load_tail(table, min(undoable.values()))  # with what others have sealed and may undo
        if not fresh and not _is_simultaneous_with_later(request, target, since):
            raise StaleVersion
        result = _replay_without(table, codec, state, since, target, request.seat)
        keep = store.supersede_snapshots(table, target)
        undo = store.NewEntry(
            kind=LogEntry.Kind.UNDO,
            content=result.log_change,
            seat=request.seat,
            device=device.pk,
            client_action_id=request.id,
            digest=request.digest,
        )
        # An undo of a private action stays private.
        events = () if store.is_hidden(table, codec, [target]) else (Undone(request.seat),)
        undoable = store.find_undoable(table, codec, since, result.played)
        return recording.record(table, undo, result.state, events, undoable, keep=keep, corrected=result)


def _replay_without(
    table: Table, codec: Codec, state: Any, since: list[Entry], target: int, seat: Seat
) -> CorrectedLog:
    """Replay the entries `since` without the seat's action of version `target`.

    Commuting actions (`commutes`) and draws at once are dropped as well if they no longer hold.

    :raises UndoBlocked: another entry does not hold without it.
    """
    dropped: tuple[int, ...] = (target,)
    while True:
        undo_entry = Entry(table.version + 1, "undo", seat, Undo(dropped))
        result = replays.replay_corrected(table, codec, since, undo_entry, state, asker=seat)
        entry = result.failed
        if entry is None:
            return result
        beside = isinstance(entry.content, Action) and entry.content.commutes
        if entry.part or not (beside or replays.is_drawn_at_once(table, entry.content)):
            why = find_audience(codec, seat).explain(entry, result.error) or Text("table.played_on")
            raise UndoBlocked(version=entry.version, why=why, seat=entry.seat)
        dropped = (*dropped, entry.version)


def _check_seat(device: Device, seat: Seat | None, table: Table) -> None:
    """Check that the device may act for the seat of a locked table. None: that it is the host's.

    :raises NotYourSeat: another device holds it.
    :raises NotHost: the device is not the host's.
    :raises UnknownTable, SeatMovedAway, RemovedFromTable: the device does not belong to the table (any more).
    """
    if table.status == Table.Status.FINISHED:
        check_member(device, table)  # a device that has deleted the table still holds its seats
    if seat is None:
        if table.host_id != device.pk:
            raise _explain_absence(device, table, NotHost())
        return
    if find_holder(table, seat) != device.pk:
        raise _explain_absence(device, table, NotYourSeat())


def _explain_absence(device: Device, table: Table, refusal: AppError) -> AppError:
    """Return `refusal` if the device belongs to the table, else the error that says why it does not."""
    if Table.objects.filter(pk=table.pk, devices__device=device).exists():
        return refusal
    return selectors.explain_absence(device, table.pk)


def _check_started(table: Table) -> None:
    if table.version == 0:
        raise NotStarted


def _check_actor(action: Action, seat: Seat | None, host: bool, table: Table) -> None:
    """Check who may submit the action.

    Nobody submits work of the system. Chance is submitted only if the table draws itself. A host without a seat may
    submit only actions of the host.

    :raises NotYoursToDo, NotHost, NotYourSeat:
    """
    if action.actor == "system" or (action.actor == "chance" and table.draw != Table.DrawMode.TABLE):
        raise NotYoursToDo
    if isinstance(action, Draw) and table.draw != Table.DrawMode.APP:
        raise NotYoursToDo
    if action.actor == "host" and not host:
        raise NotHost
    if action.actor != "host" and seat is None:
        raise NotYourSeat


def _open_draws(action: Action, codec: Codec, state: Any) -> tuple[ChancePrompt, ...]:
    """Return the open chance prompts, one for each seat that draws. Return none for an action that is no draw."""
    if not isinstance(action, Draw) and action.actor != "chance":
        return ()
    return tuple(prompt for prompt in codec.ruleset.list_prompts(state, CHANCE) if isinstance(prompt, ChancePrompt))


def _draws_at_once(action: Action, open_draws: tuple[ChancePrompt, ...]) -> bool:
    """True if the action asks for one of several simultaneous draws, and that draw is still open."""
    return isinstance(action, Draw) and any(
        prompt.number == action.number and prompt.outcomes[0].action.simultaneous for prompt in open_draws
    )


def _find_identical_entry(request: NewAction, action: Action, table: Table) -> int | None:
    """Return the version of an identical entry that another phone submitted after `version`, or None.

    Only draws, reveals and commuting actions of a seat are compared. A simultaneous action may be any later entry,
    others only the next one.
    """
    if request.seat is None or not (action.actor == "chance" or action.reveals or action.commutes):
        return None
    seen_version = request.version
    return store.find_identical(
        table, seen_version + 1, table.version if action.simultaneous else seen_version + 1, action, request.seat
    )


def _with_chance(
    action: Action, seat: Seat | None, host: bool, open_draws: tuple[ChancePrompt, ...], table: Table
) -> tuple[Action, int | None]:
    """Return (the action to play, draw number). The app draws in place of a `Draw`; another action has no draw number.

    :raises NotYoursToDo: the draw belongs to another seat.
    :raises IllegalAction: there is nothing to draw.
    """
    if isinstance(action, Draw):
        draws = [prompt for prompt in open_draws if action.number in (0, prompt.number)]
        if not draws and open_draws:
            raise TooLate
        if not draws:
            is_over = table.status == Table.Status.FINISHED
            raise IllegalAction("table.over" if is_over else "table.nothing_to_draw")
        prompt = next((prompt for prompt in draws if prompt.seat == seat), draws[0])
        if prompt.seat != seat and not host:
            raise NotYoursToDo
        return chance.Draws(table).draw(prompt)
    draws_of_others = [prompt for prompt in open_draws if prompt.seat != seat and not host]
    # refused before the rules are asked: their answer would reveal what can be drawn
    is_of_another_seat = any(outcome.action == action for prompt in draws_of_others for outcome in prompt.outcomes)
    if is_of_another_seat or (draws_of_others and len(draws_of_others) == len(open_draws)):
        raise NotYoursToDo
    return action, None  # the rules refuse it if no draw is open


def _is_simultaneous_with_later(request: NewUndo, target: int, since: list[Entry]) -> bool:
    """True if all entries after `version` were made by other seats, and the action to undo is simultaneous."""
    later = [entry for entry in since if entry.version > request.version]
    action = next(entry.content for entry in since if entry.version == target)
    is_by_other_seats = all(entry.seat is not None and entry.seat != request.seat for entry in later)
    return is_by_other_seats and isinstance(action, Action) and action.simultaneous


def _find_undoable(table: Table, codec: Codec, head: store.Head, played: Entry) -> dict[Seat, int]:
    """Return for each seat the version of its own last action that it can undo after one more action.

    Another seat keeps its undo if the new action is simultaneous or a draw at once. A simultaneous action that does not
    commute takes the undo from whoever acted in turn, or in an earlier step, before it. A reveal ends every undo.
    """
    action, seat = played.content, played.seat
    assert isinstance(action, Action)
    if action.reveals:
        return {}
    own_undoable = {} if seat is None or replays.is_dealt(table, action) else {seat: played.version}
    if replays.is_drawn_at_once(table, action):
        return {**head.undoable, **own_undoable}
    if not action.simultaneous:
        return own_undoable
    undoable = {by: version for by, version in head.undoable.items() if by != seat}
    if seat is not None and not action.commutes and undoable:
        types = store.find_action_types(table, codec, undoable.values())
        undoable = {
            by: version
            for by, version in undoable.items()
            if types[version].simultaneous and not codec.ruleset.ends_undo(types[version], type(action))
        }
    return {**undoable, **own_undoable}
