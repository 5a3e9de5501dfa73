"""Replays of recorded entries, and the actions that can be undone after them."""

from collections.abc import Sequence
from typing import Any

from companion.errors import SealedNow
from companion.tables.codec import Codec
from companion.tables.models import Table
from games.core.action import Action
from games.core.correction import CorrectedLog, correct_log
from games.core.log import Entry, Ref, find_effective
from games.core.replay import Replay, replay
from games.core.ruleset import Ruleset
from games.core.seats import Seat, Viewer
from games.core.secrecy import find_secrecy


def replay_from(table: Table, codec: Codec, entries: list[Entry], state: Any) -> Replay:
    """Play entries that held before on `state`.

    :raises RuntimeError: one no longer holds; the rules changed without a new ruleset version.
    """
    result = replay(codec.ruleset, entries, state)
    if result.failed:
        raise _build_replay_error(table, result)
    return result


def replay_corrected(
    table: Table,
    codec: Codec,
    log: Sequence[Entry],
    new_entry: Entry,
    state: Any = None,
    start: int = 0,
    until: Ref | None = None,
    *,
    asker: Viewer,
) -> CorrectedLog:
    """Replay the log with `new_entry`, an undo, redo or correction of its next version.

    `asker` limits what a refusal tells.

    :raises SealedNow: the asker would learn what others have chosen in secret.
    :raises RuntimeError: an entry before the first change no longer holds.
    """
    earlier = (
        find_secrecy(codec.ruleset, find_effective(log)[:start], None, asker, None, codec.has_secrets)
        if start
        else None
    )
    result = correct_log(codec.ruleset, log, new_entry, start, state, until, asker, earlier, codec.has_secrets)
    if result.failed and len(result.played) < result.first:
        raise _build_replay_error(table, result)
    if result.opens:
        raise SealedNow
    return result


def _build_replay_error(table: Table, result: Replay | CorrectedLog) -> RuntimeError:
    version = result.failed.version if result.failed else 0
    fault = RuntimeError(f"table {table.pk} does not replay at entry {version}")
    fault.__cause__ = result.error
    return fault


def find_undoable_after(table: Table, ruleset: Ruleset, entries: Sequence[Entry]) -> dict[Seat, int]:
    """Return for each seat the version of the own last action that it may undo, given the entries since a snapshot.

    The search goes back to the last action that is not simultaneous, and never beyond a reveal. That action can be
    undone unless another seat has acted since. A draw at once is undone with the action before it. What was dealt is
    no action of its seat: it is undone with the seat's action before it, unless the system has acted in between. A
    simultaneous action stays until another seat has acted in a later step.
    """
    undoable: dict[Seat, int] = {}
    dealt: set[Seat | None] = set()
    past: set[Seat | None] = set()
    acted: set[tuple[Seat, type[Action]]] = set()
    seen: set[Seat] = set()
    for entry in reversed(entries):
        action, seat = entry.content, entry.seat
        if is_dealt(table, action):
            dealt.add(seat)
        elif isinstance(action, Action) and seat is not None and seat not in past and not entry.part:
            if seat not in seen:
                seen.add(seat)
                later = [kind for by, kind in acted if by != seat]
                stays = action.simultaneous and not any(ruleset.ends_undo(type(action), kind) for kind in later)
                if not action.reveals and (stays or not later):
                    undoable[seat] = entry.version
            if not action.commutes and not is_drawn_at_once(table, action):
                acted.add((seat, type(action)))
        if isinstance(action, Action) and action.actor == "system":
            past |= dealt
        if is_barrier(table, entry):
            break
    return undoable


def is_dealt(table: Table, content: Any) -> bool:
    """True if the app made this draw by itself: nobody asked for it."""
    return is_drawn_at_once(table, content) and content.dealt


def is_drawn_at_once(table: Table, content: Any) -> bool:
    """True if this draw was made without a tap."""
    return table.draw == Table.DrawMode.APP and isinstance(content, Action) and content.at_once


def is_barrier(table: Table, entry: Entry) -> bool:
    """True if no seat may undo what was done before this entry. A draw at once is undone with the action before it."""
    action = entry.content
    if entry.kind != "action" or not isinstance(action, Action) or action.reveals:
        return True
    if action.actor == "system":
        return False
    is_inserted = entry.seat is not None and entry.part > 0  # by a correction, so it is nobody's last action
    is_undone_with_previous = is_drawn_at_once(table, action) and not entry.part
    return is_inserted or not (action.simultaneous or is_undone_with_previous)
