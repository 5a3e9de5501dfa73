"""Services of a running table: actions, undo, system work. With `lobby`, the only code that changes a table."""

from typing import Any
from uuid import UUID

from django.db import IntegrityError

from companion.errors import (
    AppError,
    NothingToUndo,
    NotHost,
    NotStarted,
    NotYourSeat,
    NotYoursToDo,
    StaleVersion,
    UndoBlocked,
)
from companion.runtime.priority import first
from companion.tables import recording, replays, selectors, store
from companion.tables.audience import audience_of
from companion.tables.codec import Codec, codec_of
from companion.tables.commands import SubmitAction, UndoOwn, digest_of
from companion.tables.edges import chance
from companion.tables.models import LogEntry, Table
from companion.tables.models import Seat as SeatRow
from games.core.action import Action, Draw, actor_of
from games.core.correction import CorrectedLog
from games.core.errors import GameError, IllegalAction, TooLate
from games.core.event import TakenBack
from games.core.log import Entry, Undo, effective
from games.core.prompt import ChancePrompt
from games.core.seats import CHANCE, SYSTEM, Seat
from games.core.text import Text


@first()
def action_submit(command: SubmitAction) -> int:
    """Do an action; the version of its entry. Done before under this client id: the same version again.

    :raises UnknownTable, SeatMovedAway, RemovedFromTable, NotYourSeat, NotYoursToDo, NotHost: the device may not do
        this.
    :raises MalformedAction: the payload is no action of the game. :raises IllegalAction: a rule says no.
    :raises StaleVersion: the phone has not seen the newest version. :raises DuplicateId: :raises NotStarted:
    """
    digest = digest_of("action", command.seat, command.payload)
    try:
        return _play(command, digest)
    except (IntegrityError, GameError):
        # unless the id was used before, by a phone that has since seen newer versions
        done = store.repeated(command.table, command.device.pk, command.client_action_id, digest)
        if done is None:
            raise
        return done


def _play(command: SubmitAction, digest: bytes) -> int:
    with store.locked(command.table) as table:
        _check_seat(command, table)
        host = table.host_id == command.device.pk
        _check_started(table)
        codec, head = codec_of(table), store.load(table)
        submitted = codec.submitted(command.payload)
        _check_actor(submitted, command.seat, host, table)
        fresh = command.expected_version == table.version
        if submitted.simultaneous or not fresh:
            done = store.repeated(table.pk, command.device.pk, command.client_action_id, digest)
            if done is not None:
                return done
        open_draws = _open_draws(submitted, codec, head.state)
        if not fresh:
            repeated_at = _told_before(command, submitted, table)
            if repeated_at is not None:
                return repeated_at
            at_once = submitted.simultaneous or _draws_at_once(submitted, open_draws)
            if not at_once and not store.is_as_seen(table, codec, command.expected_version):
                raise StaleVersion
        try:
            action, number = _with_chance(submitted, command.seat, host, open_draws, table)
        except NotYoursToDo:
            if fresh:
                raise
            raise StaleVersion from None  # it may have been, when the phone looked
        progress = codec.ruleset.apply(head.state, actor_of(action, command.seat), action)
        entry = store.NewEntry(
            kind=LogEntry.Kind.ACTION,
            content=action,
            seat=command.seat,
            device=command.device.pk,
            client_action_id=command.client_action_id,
            digest=digest,
            draw_number=number,
        )
        undoable = _undoable(table, head, action, command.seat)
        return recording.record(table, entry, progress.state, progress.events, undoable, before=head.state)


def system_act(table_id: UUID, name: str) -> int | None:
    """Do the system action of that name if it is due; the version of its entry, None when nothing was due."""
    with store.locked(table_id) as table:
        if table.status == Table.Status.LOBBY:
            return None
        codec, head = codec_of(table), store.load(table)
        if name not in recording.due_names(codec.ruleset, head.state):
            return None
        action = codec.ruleset.system_actions[name]
        progress = codec.ruleset.apply(head.state, SYSTEM, action)
        entry = store.NewEntry(kind=LogEntry.Kind.ACTION, content=action)
        undoable = {} if action.reveals else head.undoable
        return recording.record(table, entry, progress.state, progress.events, undoable, before=head.state)


def due_system_actions(table_id: UUID) -> list[str]:
    """Names of the system actions that are due at a table."""
    table = Table.objects.filter(pk=table_id).first()
    if table is None or table.version == 0:
        return []
    return recording.due_names(codec_of(table).ruleset, store.load(table).state)


@first()
def undo_own(command: UndoOwn) -> int:
    """Undo the seat's own last action and return the version of the undo entry.

    The system work that the action caused is undone with it, and so is every report of the real table (`commutes`)
    that no longer holds without it. Simultaneous actions of other seats do not block it.

    :raises StaleVersion: the phone has not seen what would go with it, or what the seat has done since.
    :raises NothingToUndo: the seat has none that can be taken back at once.
    :raises UndoBlocked: what others did since does not hold without it.
    """
    digest = digest_of("undo", command.seat, {})
    with store.locked(command.table) as table:
        _check_seat(command, table)
        done = store.repeated(table.pk, command.device.pk, command.client_action_id, digest)
        if done is not None:
            return done
        _check_started(table)
        target = store.load(table).undoable.get(command.seat)
        fresh = command.expected_version == table.version
        if not fresh and (target is None or command.expected_version > table.version):
            raise StaleVersion
        if target is None:
            raise NothingToUndo
        codec = codec_of(table)
        state, since = store.undo_tail(table, target, without=target)
        if not fresh and not _is_beside_it(command, target, since):
            raise StaleVersion
        result = _without(table, codec, state, since, target, command.seat)
        keep = store.supersede_snapshots(table, target)
        undo = store.NewEntry(
            kind=LogEntry.Kind.UNDO,
            content=result.log_change,
            seat=command.seat,
            device=command.device.pk,
            client_action_id=command.client_action_id,
            digest=digest,
        )
        # Of what nobody else has heard of, nobody hears that it was taken back.
        events = () if store.is_hidden(table, codec, [target]) else (TakenBack(command.seat),)
        undoable = replays.undoable_after(table, result.played)
        return recording.record(table, undo, result.state, events, undoable, keep=keep, corrected=result)


def _without(table: Table, codec: Codec, state: Any, since: list[Entry], target: int, seat: Seat) -> CorrectedLog:
    """The log's end `since` without the seat's action of version `target`, and without what was told of the table
    (`commutes`) and is not so any more, or drawn at once after it.

    :raises UndoBlocked: another entry does not hold without it.
    """
    dropped: tuple[int, ...] = (target,)
    while True:
        wish = Entry(table.version + 1, "undo", seat, Undo(dropped))
        result = replays.replay_corrected(table, codec, since, wish, state, asker=seat)
        entry = result.failed
        if entry is None:
            return result
        beside = isinstance(entry.content, Action) and entry.content.commutes
        if entry.part or not (beside or replays.is_drawn_at_once(table, entry.content)):
            why = audience_of(codec, seat).reason(entry, result.error) or Text("table.played_on")
            raise UndoBlocked(version=entry.version, why=why, seat=entry.seat)
        dropped = (*dropped, entry.version)


def _check_seat(command: SubmitAction | UndoOwn, table: Table) -> None:
    """Check that the device holds the command's seat now that the table is locked: it may have moved meanwhile.

    :raises NotYourSeat: it does not. :raises NotHost: there is no seat, and the device is not the host's.
    :raises UnknownTable, SeatMovedAway, RemovedFromTable: nor does it belong there (any more).
    """
    if command.seat is None:
        if table.host_id != command.device.pk:
            raise _absence(command, NotHost())
        return
    seats = SeatRow.objects.filter(table=table, position=command.seat)
    if seats.values_list("device_id", flat=True).first() != command.device.pk:
        raise _absence(command, NotYourSeat())


def _absence(command: SubmitAction | UndoOwn, here: AppError) -> AppError:
    """Why the device may not speak: `here`, where it belongs to the table."""
    if Table.objects.filter(pk=command.table, devices__device=command.device).exists():
        return here
    return selectors.absence_of(command.device, command.table)


def _check_started(table: Table) -> None:
    if table.version == 0:
        raise NotStarted


def _check_actor(action: Action, seat: Seat | None, host: bool, table: Table) -> None:
    """Who may submit: chance only what the table draws itself, the system's work nobody, a host without a seat what is
    the host's."""
    if action.actor == "system" or (action.actor == "chance" and table.draw != Table.DrawMode.TABLE):
        raise NotYoursToDo
    if isinstance(action, Draw) and table.draw != Table.DrawMode.APP:
        raise NotYoursToDo
    if action.actor == "host" and not host:
        raise NotHost
    if action.actor != "host" and seat is None:
        raise NotYourSeat


def _open_draws(action: Action, codec: Codec, state: Any) -> tuple[ChancePrompt, ...]:
    """What chance may be asked for now, each for a seat; nothing where the action has nothing to do with chance."""
    if not isinstance(action, Draw) and action.actor != "chance":
        return ()
    return tuple(prompt for prompt in codec.ruleset.prompts(state, CHANCE) if isinstance(prompt, ChancePrompt))


def _draws_at_once(action: Action, open_draws: tuple[ChancePrompt, ...]) -> bool:
    """Whether this asks for a draw that is still open, one of several that go on at the same time."""
    return isinstance(action, Draw) and any(
        prompt.number == action.number and prompt.outcomes[0].action.simultaneous for prompt in open_draws
    )


def _told_before(command: SubmitAction, action: Action, table: Table) -> int | None:
    """The version of this very fact where another phone, having seen as much, told or opened it first."""
    if command.seat is None or not (action.actor == "chance" or action.reveals or action.commutes):
        return None
    seen_until = command.expected_version
    return store.same_fact(
        table, seen_until + 1, table.version if action.simultaneous else seen_until + 1, action, command.seat
    )


def _with_chance(
    action: Action, seat: Seat | None, host: bool, open_draws: tuple[ChancePrompt, ...], table: Table
) -> tuple[Action, int | None]:
    """(the action to play, draw number): what the app draws for `Draw`, else the action itself."""
    if isinstance(action, Draw):
        draws = [prompt for prompt in open_draws if action.number in (0, prompt.number)]
        if not draws:
            raise _nothing_to_draw(table, open_draws)
        prompt = next((prompt for prompt in draws if prompt.seat == seat), draws[0])
        if prompt.seat != seat and not host:
            raise NotYoursToDo
        return chance.draw(table, prompt)
    others = [prompt for prompt in open_draws if prompt.seat != seat and not host]
    meant = any(outcome.action == action for prompt in others for outcome in prompt.outcomes)
    if meant or (others and len(others) == len(open_draws)):  # whether it could be drawn is not told to others
        raise NotYoursToDo
    return action, None  # what is not drawn now, the rules refuse


def _nothing_to_draw(table: Table, open_draws: tuple[ChancePrompt, ...]) -> IllegalAction:
    if open_draws:
        return TooLate()
    return IllegalAction("table.over" if table.status == Table.Status.FINISHED else "table.nothing_to_draw")


def _is_beside_it(command: UndoOwn, target: int, since: list[Entry]) -> bool:
    """Whether all that came after what the phone has seen was done by others, at the same time as the action that is
    to be taken back."""
    later = [entry for entry in since if entry.version > command.expected_version]
    action = next(entry.content for entry in since if entry.version == target)
    others = all(entry.seat is not None and entry.seat != command.seat for entry in later)
    return others and isinstance(action, Action) and action.simultaneous


def _undoable(table: Table, head: store.Head, action: Action, seat: Seat | None) -> dict[Seat, int]:
    """Own last actions that can be taken back at once, after one more action; those of others too beside what was done
    at the same time as theirs."""
    if action.reveals:
        return {}
    if replays.is_hand(table, action):
        if seat not in head.undoable:
            return head.undoable
        _, since = store.undo_tail(table, table.version)
        drawn = Entry(table.version + 1, "action", seat, action)
        return replays.undoable_after(table, (*effective(since), drawn))
    own = {} if seat is None else {seat: table.version + 1}
    beside = action.simultaneous or replays.is_drawn_at_once(table, action)
    return {**head.undoable, **own} if beside else own
