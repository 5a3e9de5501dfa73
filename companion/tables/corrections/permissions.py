"""Checks of what a draft may touch: existing entries made by people and, in games with secrets, nobody else's."""

from collections.abc import Container, Sequence
from typing import Any, Final

import msgspec

from companion.errors import EmptyDraft, EntryGone, NotInDraft, SealedEntry, SealedNow
from companion.tables import store
from companion.tables.audience import find_audience
from companion.tables.codec import Codec
from companion.tables.models import Table
from games.core.action import Action, StartTable, tells_pieces
from games.core.log import (
    PLAYED,
    Correction,
    Drop,
    Edit,
    Entry,
    Insert,
    Redo,
    Ref,
    Replace,
    Undo,
    find_effective,
    find_undone,
)
from games.core.seats import Seat

MOST_EDITS: Final = 500
"""Limit of the edits that a seat drafts, in one correction and in all of a table. Every look back replays them."""


def check_correction(
    table: Table, draft: Correction[Action], entries: Sequence[Entry], seat: Seat | None, codec: Codec
) -> None:
    """Check that `seat` (None: the host) may draft this correction.

    :raises EmptyDraft: the seat would have more than MOST_EDITS edits.
    :raises EntryGone, NotInDraft, SealedEntry, SealedNow:
    """
    if len(draft.edits) + _count_drafted(entries, seat) > MOST_EDITS:
        raise EmptyDraft
    for edit in draft.edits:
        ref = edit.after if isinstance(edit, Insert) else edit.ref
        _check_reveals_nothing(table, ref, entries, seat, codec, beside=isinstance(edit, Insert))
    _check_edits(draft.edits, entries, find_effective(entries), seat, codec)
    if find_audience(codec, seat).has_secrets and any(
        isinstance(edit, Replace) and tells_pieces(edit.action) for edit in draft.edits
    ):
        _check_no_secret_choice(table, entries, seat, codec)


def check_inspection(table: Table, ref: Ref, entries: Sequence[Entry], seat: Seat | None, codec: Codec) -> None:
    """Check that `seat` may look at the entry `ref` as it was entered, if it exists.

    :raises NotInDraft: it is work of the system.
    :raises SealedEntry:
    """
    _check_reveals_nothing(table, ref, entries, seat, codec, beside=False)


def check_undo_or_redo(
    draft: Undo[Action] | Redo[Action], entries: Sequence[Entry], seat: Seat | None, codec: Codec
) -> None:
    """Check that `seat` may undo or redo what the draft names.

    :raises EmptyDraft: it does not name exactly one entry.
    :raises EntryGone, NotInDraft, SealedEntry:
    :raises SealedNow: the log would reveal all choices so far.
    """
    if draft.edits:
        raise NotInDraft
    entries_by_version = {entry.version: entry for entry in entries}
    versions = (draft.undo,) if isinstance(draft, Redo) else draft.drops
    if len(versions) != 1:
        raise EmptyDraft
    target = entries_by_version.get(versions[0])
    if target and not find_audience(codec, seat).owns(target):
        raise SealedEntry
    if target is None or target.version in find_undone(entries):
        raise EntryGone(ref=str(versions[0]))
    if isinstance(draft, Redo):
        if not isinstance(target.content, Undo):
            raise EntryGone(ref=target.ref)
    elif isinstance(target.content, StartTable):
        raise NotInDraft
    elif isinstance(target.content, Action):
        check_entry(target, seat, codec)
    elif not isinstance(target.content, Correction):
        raise EntryGone(ref=target.ref)
    start = find_effective((*entries, Entry(entries[-1].version + 1, "undo", seat, draft)))[0].content
    if isinstance(start, StartTable) and codec.loses_secrets(start.options):
        raise SealedNow


def check_entry(entry: Entry, seat: Seat | None, codec: Codec) -> None:
    """Check that a draft of `seat` may touch the entry.

    In games with secrets each seat corrects its own entries. Otherwise a draft would reveal what another seat could
    have done.

    :raises NotInDraft, SealedEntry:
    """
    action = entry.content
    if not isinstance(action, Action) or action.actor == "system":
        raise NotInDraft
    if entry.version == 0 and (isinstance(action, StartTable) or (entry.seat is None and action.actor != "host")):
        raise NotInDraft
    find_audience(codec, seat).check_edit(action.actor, entry.seat)


def _check_reveals_nothing(
    table: Table, ref: Ref, entries: Sequence[Entry], seat: Seat | None, codec: Codec, *, beside: bool
) -> None:
    """Check that a question about the entry reveals no secret to the seat.

    In games with secrets a seat may not ask what another seat entered, nor what its phone drew for another
    seat. `beside`: an edit inserts something after the entry.

    :raises NotInDraft, SealedEntry:
    """
    entry = next((entry for entry in entries if str(entry.version) == ref.partition(".")[0]), None)
    audience = find_audience(codec, seat)
    if entry is None or not audience.has_secrets:
        return
    actor = entry.content.actor if isinstance(entry.content, Action) else None
    is_own = entry.seat == seat
    if actor == "host" or (is_own and actor != "chance"):
        return
    if actor == "system" and not beside:
        raise NotInDraft
    if not (is_own or beside) or not store.is_heard(table, codec, entry.version, audience, wholly=is_own):
        raise SealedEntry


def _check_edits(
    edits: Sequence[Edit[Action]],
    entries: Sequence[Entry],
    effective_log: Sequence[Entry],
    seat: Seat | None,
    codec: Codec,
) -> None:
    """Check that a correction of `seat` may make these edits of the effective log. Raises as `simulate`."""
    entries_by_ref = {entry.ref: entry for entry in effective_log}
    added = 0
    for edit in edits:
        if isinstance(edit, Insert):
            if edit.after not in {f"+{n}" for n in range(1, added + 1)} and not _is_place(
                edit.after, entries, entries_by_ref
            ):
                raise EntryGone(ref=edit.after)
            added += 1
            if edit.seat is not None and edit.seat >= _count_seats(effective_log):
                raise NotInDraft
            check_entry(Entry(0, "action", edit.seat, edit.action), seat, codec)
            continue
        if edit.ref not in entries_by_ref:
            raise EntryGone(ref=edit.ref)
        check_entry(entries_by_ref[edit.ref], seat, codec)
        if isinstance(edit, Replace):
            _check_replacement(entries_by_ref[edit.ref].content, edit.action, codec)
        elif isinstance(entries_by_ref[edit.ref].content, StartTable):
            raise NotInDraft


def _count_drafted(entries: Sequence[Entry], seat: Seat | None) -> int:
    """Return how many edits the corrections of the seat have, without those of the system's work, and without drops:
    others' secret entries may be among them."""
    corrections = (entry.content for entry in entries if entry.seat == seat and isinstance(entry.content, Correction))
    edits = (edit for correction in corrections for edit in correction.edits)
    return sum(not isinstance(edit, Drop) and edit.action.actor != "system" for edit in edits)


def _is_place(ref: Ref, entries: Sequence[Entry], refs: Container[Ref]) -> bool:
    """True if something may be inserted after the entry.

    An undone entry counts too: not everybody may know of the undo.
    """
    return ref in refs or any(entry.ref == ref and entry.kind in PLAYED for entry in entries)


def _check_replacement(old: Any, new: Action, codec: Codec) -> None:
    if isinstance(old, StartTable) or isinstance(new, StartTable):
        if not (isinstance(old, StartTable) and isinstance(new, StartTable)):
            raise NotInDraft
        changed = msgspec.structs.replace(new, options=old.options, starter=old.starter)
        for name in ("pieces", "boards"):
            if getattr(new, name) is not msgspec.UNSET:  # a draft that leaves them out would drop them
                changed = msgspec.structs.replace(changed, **{name: getattr(old, name)})
        if changed != old:
            raise NotInDraft
        if codec.loses_secrets({**old.options, **new.options}):
            raise SealedNow  # the log would reveal all choices so far
    elif new.actor != old.actor:
        raise NotInDraft


def _check_no_secret_choice(table: Table, entries: Sequence[Entry], seat: Seat | None, codec: Codec) -> None:
    """Check that nobody else has made a secret choice since the last reveal or the last work of the system.

    Otherwise somebody could try one piece after the other and see from the refusals what was chosen.

    :raises SealedNow:
    """
    actions = ((entry.version, entry.content) for entry in reversed(entries) if isinstance(entry.content, Action))
    opened = (version for version, action in actions if action.reveals or action.actor == "system")
    events = store.load_events_since(table.pk, codec, next(opened, 0), table.version)
    if not all(map(find_audience(codec, seat).hears, events)):
        raise SealedNow


def _count_seats(effective_log: Sequence[Entry]) -> int:
    start = effective_log[0].content
    return len(start.colours) if isinstance(start, StartTable) else 0
