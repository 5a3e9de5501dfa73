"""Working out what a drafted correction, undo or redo leads to. Reads only; nothing is locked meanwhile."""

from collections.abc import Sequence
from typing import Any, Final, Literal, cast

import msgspec

from companion.errors import EmptyDraft, EntryGone, NotInDraft, SealedEntry
from companion.tables import store
from companion.tables.codec import Codec, codec_of
from companion.tables.models import Table
from games.core.action import Action, StartTable
from games.core.correction import Mended
from games.core.difference import difference
from games.core.errors import GameError
from games.core.event import Event, audible
from games.core.log import (
    Amendment,
    Correction,
    Edit,
    Entry,
    Insert,
    Redo,
    Ref,
    Replace,
    Undo,
    effective,
    taken_back,
)
from games.core.replay import replay
from games.core.seats import SPECTATOR, Seat, Viewer

MOST_EDITS: Final = 1000
Kind = Literal["correction", "undo", "redo"]


class Refused(msgspec.Struct, frozen=True):
    """The first entry that does not hold: its ref, its seat, and the refusal, None where that is not for the asker."""

    ref: Ref
    seat: Seat | None
    error: GameError | None


class WorkedOut(msgspec.Struct, frozen=True):
    """What a draft leads to at `version` of its table. `state` is the one before it, `result` with it. `refused`: it
    does not hold. `own`: it touches nothing but what the asker's seat has in secret, and nobody else sees a difference.
    `superseded`: versions of kept states that it makes worthless. `again`: it puts back what the same seat took back
    just now. `secrets`: the game has some."""

    version: int
    kind: Kind
    codec: Codec
    state: Any
    result: Mended
    refused: Refused | None
    own: bool
    superseded: tuple[int, ...]
    again: bool
    secrets: bool


def work_out(table: Table, seat: Seat | None, payload: dict[str, Any]) -> WorkedOut:
    """What the draft of `seat` (None: the host) leads to.

    :raises MalformedAction: it is no draft. :raises EmptyDraft: it changes nothing, or far too much.
    :raises EntryGone: it speaks of an entry that does not count. :raises SealedEntry: it speaks of what others have
        done in secret, or in a game with secrets for others. :raises NotInDraft: the system's work, or the start beyond
        options and who begins.
    """
    codec, head = codec_of(table), store.load(table)
    draft = codec.drafted(payload)
    entries = store.entries(table)
    played = effective(entries)
    _check(draft, entries, played, seat, codec)
    kind = cast(Kind, type(draft).__struct_config__.tag)
    result = store.amended(table, codec, entries, Entry(table.version + 1, kind, seat, draft))
    if result.failed is None and _says(result.played) == _says(played):
        raise EmptyDraft
    if isinstance(result.amendment, Correction):
        result = msgspec.structs.replace(
            result, amendment=msgspec.structs.replace(result.amendment, crossed=result.crossed)
        )
    refused = None
    if result.failed:
        theirs = result.failed.seat != seat and _has_secrets(codec)
        refused = Refused(result.failed.ref, result.failed.seat, None if theirs else result.error)
    return WorkedOut(
        version=table.version,
        kind=kind,
        codec=codec,
        state=head.state,
        result=result,
        refused=refused,
        own=refused is None and _is_own(played, result, head.state, table.seats.count(), seat, codec),
        superseded=_superseded(table, entries, result.first),
        again=_puts_back_own(draft, entries, seat),
        secrets=_has_secrets(codec),
    )


def _says(played: Sequence[Entry]) -> list[tuple[Ref, Any]]:
    return [(entry.ref, entry.content) for entry in played]


def _check(
    draft: Amendment[Action], entries: list[Entry], played: Sequence[Entry], seat: Seat | None, codec: Codec
) -> None:
    if isinstance(draft, Correction):
        if not 1 <= len(draft.edits) <= MOST_EDITS:
            raise EmptyDraft
        _check_edits(draft.edits, played, seat, codec)
        return
    if draft.edits:
        raise NotInDraft
    by_version = {entry.version: entry for entry in entries}
    out = taken_back(entries)
    versions = (draft.undo,) if isinstance(draft, Redo) else draft.drops
    if len(versions) != 1:
        raise EmptyDraft
    target = by_version.get(versions[0])
    if target is None or target.version in out:
        raise EntryGone(ref=str(versions[0]))
    if target.seat != seat and _has_secrets(codec):
        raise SealedEntry
    if isinstance(draft, Redo):
        if not isinstance(target.content, Undo):
            raise EntryGone(ref=target.ref)
    elif isinstance(target.content, StartTable):
        raise NotInDraft
    elif isinstance(target.content, Action):
        _check_entry(target, seat, codec)
    elif not isinstance(target.content, Correction):
        raise EntryGone(ref=target.ref)


def _check_edits(edits: Sequence[Edit[Action]], played: Sequence[Entry], seat: Seat | None, codec: Codec) -> None:
    known = {entry.ref: entry for entry in played}
    added = 0
    for edit in edits:
        if isinstance(edit, Insert):
            if edit.after not in known and edit.after not in {f"+{n}" for n in range(1, added + 1)}:
                raise EntryGone(ref=edit.after)
            added += 1
            if edit.seat is not None and edit.seat >= _seats(played):
                raise NotInDraft
            _check_entry(Entry(0, "action", edit.seat, edit.action), seat, codec)
            continue
        if edit.ref not in known:
            raise EntryGone(ref=edit.ref)
        _check_entry(known[edit.ref], seat, codec)
        if isinstance(edit, Replace):
            _check_replaced(known[edit.ref].content, edit.action)
        elif isinstance(known[edit.ref].content, StartTable):
            raise NotInDraft


def _check_entry(entry: Entry, seat: Seat | None, codec: Codec) -> None:
    """Whether a draft of `seat` may speak of the entry. Where there are secrets, a table tells nobody whether what
    another seat did would have been possible otherwise: each seat mends its own."""
    action = entry.content
    if not isinstance(action, Action) or action.actor == "system":
        raise NotInDraft
    if entry.version == 0 and (isinstance(action, StartTable) or (entry.seat is None and action.actor != "host")):
        raise NotInDraft
    if action.actor != "host" and entry.seat != seat and _has_secrets(codec):
        raise SealedEntry


def _check_replaced(old: Any, new: Action) -> None:
    if isinstance(old, StartTable) or isinstance(new, StartTable):
        if not (isinstance(old, StartTable) and isinstance(new, StartTable)):
            raise NotInDraft
        if msgspec.structs.replace(new, options=old.options, starter=old.starter) != old:
            raise NotInDraft
    elif new.actor != old.actor:
        raise NotInDraft


def _seats(played: Sequence[Entry]) -> int:
    start = played[0].content
    return len(start.colours) if isinstance(start, StartTable) else 0


def _has_secrets(codec: Codec) -> bool:
    return any(kind.audience == "owner" for kind in codec.ruleset.event_types)


def _is_own(played: Sequence[Entry], result: Mended, before: Any, seats: int, seat: Seat | None, codec: Codec) -> bool:
    """Whether nobody but the seat can tell: the others hear the same story and see the same table."""
    if seat is None or not _has_secrets(codec):
        return False
    old, new = _story(played, codec), _story(result.played, codec)
    view = codec.ruleset.view
    others: list[Viewer] = [*(one for one in range(seats) if one != seat), SPECTATOR]
    return all(
        [event for event in old if audible(event, one)] == [event for event in new if audible(event, one)]
        and difference(view(before, one), view(result.state, one)).is_empty()
        for one in others
    )


def _story(played: Sequence[Entry], codec: Codec) -> list[Event]:
    """All that happened."""
    state, events = None, list[Event]()
    for entry in played:
        progress = replay(codec.ruleset, [entry], state)
        state = progress.state
        events += progress.events
    return events


def _superseded(table: Table, entries: list[Entry], first: int) -> tuple[int, ...]:
    """Kept states that hold more than the first `first` entries of the effective log."""
    return tuple(
        version
        for version in store.kept_versions(table)
        if len(effective(entry for entry in entries if entry.version <= version)) > first
    )


def _puts_back_own(draft: Amendment[Action], entries: list[Entry], seat: Seat | None) -> bool:
    last = entries[-1]
    return isinstance(draft, Redo) and draft.undo == last.version and seat is not None and last.seat == seat
