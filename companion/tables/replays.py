"""Replays of recorded entries, and the actions that can be undone after them."""

from collections.abc import Sequence
from typing import Any

from companion.errors import SealedNow
from companion.tables.codec import Codec
from companion.tables.models import Table
from games.core.action import Action
from games.core.correction import CorrectedLog, correct_log
from games.core.log import Entry, Ref, effective
from games.core.replay import Replay, replay
from games.core.seats import Seat, Viewer
from games.core.secrecy import secrecy_of


def replayed(table: Table, codec: Codec, entries: list[Entry], state: Any) -> Replay:
    """Play entries that held before on `state`.

    :raises RuntimeError: one no longer holds; the rules changed without a new ruleset version.
    """
    result = replay(codec.ruleset, entries, state)
    if result.failed:
        raise _does_not_replay(table, result)
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
    earlier = secrecy_of(codec.ruleset, effective(log)[:start], None, asker, None, codec.has_secrets) if start else None
    result = correct_log(codec.ruleset, log, new_entry, start, state, until, asker, earlier, codec.has_secrets)
    if result.failed and len(result.played) < result.first:
        raise _does_not_replay(table, result)
    if result.opens:
        raise SealedNow
    return result


def _does_not_replay(table: Table, result: Replay | CorrectedLog) -> RuntimeError:
    version = result.failed.version if result.failed else 0
    fault = RuntimeError(f"table {table.pk} does not replay at entry {version}")
    fault.__cause__ = result.error
    return fault


def undoable_after(table: Table, entries: Sequence[Entry]) -> dict[Seat, int]:
    """Return for each seat the version of the own last action that it may undo, given the entries since a snapshot.

    The search goes back to the last action that is not simultaneous, and never beyond a reveal. A draw at once is
    undone with the action before it. A hand is no action of its own: it is undone with its seat's action before it,
    unless the system has acted in between.
    """
    undoable: dict[Seat, int] = {}
    dealt: set[Seat | None] = set()
    past: set[Seat | None] = set()
    for entry in reversed(entries):
        is_undoable = entry.kind == "action" and isinstance(entry.content, Action) and not entry.content.reveals
        if is_hand(table, entry.content):
            dealt.add(entry.seat)
        elif is_undoable and entry.seat is not None and not entry.part and entry.seat not in past:
            undoable.setdefault(entry.seat, entry.version)
        if isinstance(entry.content, Action) and entry.content.actor == "system":
            past |= dealt
        if is_barrier(table, entry):
            break
    return undoable


def is_hand(table: Table, content: Any) -> bool:
    """True if the app made this draw at once, for one of several seats that draw at the same time."""
    return is_drawn_at_once(table, content) and content.simultaneous


def is_drawn_at_once(table: Table, content: Any) -> bool:
    """True if the app made this draw without a tap."""
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
