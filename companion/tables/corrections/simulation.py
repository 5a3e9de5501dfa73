"""Simulation of a drafted correction, undo or redo. Reads only; nothing is locked meanwhile."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal, cast

import msgspec

from companion.errors import EmptyDraft
from companion.tables import replays, store
from companion.tables.audience import find_audience
from companion.tables.codec import Codec, find_table_codec
from companion.tables.corrections.permissions import check_correction, check_undo_or_redo
from companion.tables.models import Table
from games.core.action import Action, StartTable
from games.core.correction import CorrectedLog, find_first_change
from games.core.difference import compare_views
from games.core.errors import TooLate
from games.core.event import Event
from games.core.log import (
    Correction,
    Entry,
    LogChange,
    Redo,
    Ref,
    find_effective,
)
from games.core.replay import replay
from games.core.seats import SPECTATOR, Seat, Viewer
from games.core.text import Text

Kind = Literal["correction", "undo", "redo"]


class Refused(msgspec.Struct, frozen=True):
    """The first entry that does not hold.

    - `why`: the reason, None if the asker may not know it.
    - `is_public`: everybody at the table may know the reason.
    """

    ref: Ref
    seat: Seat | None
    why: Text | None
    is_public: bool


class SimulatedDraft(msgspec.Struct, frozen=True):
    """What a draft leads to at `version` of its table.

    - `state`: the newest state without the draft; `result` is the log with it.
    - `log`: the effective log without the draft. `stored_state` is the state after its first `stored` entries: none of
      them changes.
    - `refused`: an entry that does not hold with it.
    - `is_private`: it touches only secrets of the asker's seat, and nobody else sees a difference.
    - `superseded`: versions of snapshots that no longer hold with it.
    - `redoes_own_undo`: it redoes what the same seat undid just now.
    - `has_secrets`: the game has secrets.
    """

    version: int
    kind: Kind
    codec: Codec
    state: Any
    result: CorrectedLog
    log: tuple[Entry, ...]
    stored: int
    stored_state: Any
    refused: Refused | None
    is_private: bool
    superseded: tuple[int, ...]
    redoes_own_undo: bool
    has_secrets: bool


def simulate(table: Table, seat: Seat | None, payload: dict[str, Any], asker: Viewer) -> SimulatedDraft:
    """Simulate what the draft of `seat` (None: the host) leads to, judged by what `asker` may know.

    :raises MalformedAction: it is no draft.
    :raises EmptyDraft: it changes nothing, or has too many edits.
    :raises EntryGone: it names an entry that does not count.
    :raises SealedEntry: it touches a secret of another seat, or in a game with secrets another seat's entry.
    :raises NotInDraft: it touches work of the system, or the start beyond options, starter, pieces and boards.
    :raises SealedNow: it changes pieces while others have chosen in secret, or it would reveal what they have chosen.
    """
    codec, head = find_table_codec(table), store.load(table)
    draft = codec.decode_draft(payload)
    entries = store.load_entries(table)
    effective_log = find_effective(entries)
    if isinstance(draft, Correction):
        check_correction(table, draft, entries, seat, codec)
    else:
        check_undo_or_redo(draft, entries, seat, codec)
    kind = cast(Kind, type(draft).__struct_config__.tag)
    draft_entry = Entry(table.version + 1, kind, seat, draft)
    start, state = store.find_stored_prefix(
        table, codec, entries, effective_log[: find_first_change(entries, draft_entry)]
    )
    result = replays.replay_corrected(table, codec, entries, draft_entry, state, start, asker=asker)
    if result.failed is None and _list_contents(result.played) == _list_contents(effective_log):
        raise EmptyDraft
    refused = None
    if result.failed:
        why = find_audience(codec, seat).explain(result.failed, result.error)
        if isinstance(result.error, TooLate) and (wait := codec.ruleset.list_waits(result.state).get(str(seat))):
            # The entry is of a later step than the one that still asks this seat.
            why = Text("correction.still_asked", {"wait": wait})
        is_public = result.error is not None and result.error.is_public
        refused = Refused(result.failed.ref, result.failed.seat, why, is_public)
    return SimulatedDraft(
        version=table.version,
        kind=kind,
        codec=codec,
        state=head.state,
        result=result,
        log=effective_log,
        stored=start,
        stored_state=state,
        refused=refused,
        is_private=refused is None and _is_private(effective_log, result, head.state, table.seats.count(), seat, codec),
        superseded=_list_superseded_versions(table, entries, result),
        redoes_own_undo=_redoes_own_undo(draft, entries, seat),
        has_secrets=find_audience(codec, seat).has_secrets,
    )


def _list_contents(effective_log: Sequence[Entry]) -> list[tuple[Ref, Any]]:
    return [(entry.ref, entry.content) for entry in effective_log]


def _is_private(
    effective_log: Sequence[Entry], result: CorrectedLog, state_before: Any, seats: int, seat: Seat | None, codec: Codec
) -> bool:
    """True if nobody but the seat can tell the difference: all others hear the same events and see the same views.

    False if the correction touches the start, or an outcome differs from what the app drew.
    """
    has_secrets = find_audience(codec, seat).has_secrets
    if (
        seat is None
        or not has_secrets
        or effective_log[0] != result.played[0]
        or _changes_app_draw(effective_log, result.played)
    ):
        return False
    events_before, events_after = (
        [event for _, events in list_played(log, codec) for event in events] for log in (effective_log, result.played)
    )
    viewers: list[Viewer] = [*(other_seat for other_seat in range(seats) if other_seat != seat), SPECTATOR]
    audiences = [find_audience(codec, viewer) for viewer in viewers]
    return all(
        [*filter(audience.hears, events_before)] == [*filter(audience.hears, events_after)]
        and compare_views(audience.build_view(state_before), audience.build_view(result.state)).is_empty()
        for audience in audiences
    )


def _changes_app_draw(before: Sequence[Entry], after: Sequence[Entry]) -> bool:
    """True if the app draws at this table and the correction states another outcome."""
    start, contents = before[0].content, {entry.ref: entry.content for entry in before}
    if not isinstance(start, StartTable) or start.draw != "app":
        return False
    chance_entries = (entry for entry in after if isinstance(entry.content, Action) and entry.content.actor == "chance")
    return any(contents.get(entry.ref) != entry.content for entry in chance_entries)


def list_played(entries: Iterable[Entry], codec: Codec, state: Any = None) -> Iterator[tuple[Entry, tuple[Event, ...]]]:
    """Play effective entries on `state` (None: an empty table). Yield each with what it causes."""
    for entry in entries:
        progress = replay(codec.ruleset, [entry], state)
        state = progress.state
        yield entry, progress.events


def _list_superseded_versions(table: Table, entries: list[Entry], result: CorrectedLog) -> tuple[int, ...]:
    """Return the versions of the snapshots from which the corrected log cannot be replayed.

    Such a snapshot contains an entry that differs, or was stored while an entry was undone that counts again.
    """
    oldest = min((entry.version for entry in result.played[result.first :]), default=table.version + 1)
    return tuple(
        version
        for version in store.list_valid_snapshots(table)
        if version >= oldest
        or len(find_effective(entry for entry in entries if entry.version <= version)) > result.first
    )


def _redoes_own_undo(draft: LogChange[Action], entries: list[Entry], seat: Seat | None) -> bool:
    newest_entry = entries[-1]
    return (
        isinstance(draft, Redo)
        and draft.undo == newest_entry.version
        and seat is not None
        and newest_entry.seat == seat
    )
