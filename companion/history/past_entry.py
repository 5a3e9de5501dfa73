"""A past entry as it was entered: the state before it, and the prompt that it answered."""

from collections.abc import Iterator, Sequence
from typing import Any
from uuid import UUID

import msgspec

from companion.errors import DraftDoesNotHold, EntryGone, NotStarted
from companion.people.models import Device
from companion.tables import replays, store
from companion.tables.audience import find_audience
from companion.tables.codec import Codec, find_table_codec
from companion.tables.corrections import permissions
from companion.tables.models import Table
from companion.tables.requests import EntryAsked
from companion.tables.services.corrections import check_may_correct
from games.core.action import StartTable
from games.core.host import FinishNow
from games.core.log import Correction, Entry, Insert, Ref, find_effective, resolve_ref
from games.core.prompt import ChoosePrompt, MovePrompt, Payload, SeatPrompt
from games.core.seats import SPECTATOR, Seat, Viewer
from games.core.view import View


class EntryDetail(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry at version `v` of the table, and the game just before it; for an insertion, just after it.

    - `v`: the version of the table.
    - `ref`: names the entry.
    - `view`: the game at that time, as the viewer may know it.
    - `seat`: the seat that made the entry, or would make the inserted one.
    - `action`: the action of the entry.
    - `prompt`: the id of the view's prompt that the entry answered.
    """

    v: int
    ref: Ref
    view: View
    seat: Seat | None = None
    action: Payload | None = None
    prompt: str | None = None


def find_entry_detail(device: Device, table_id: UUID, asked: EntryAsked) -> EntryDetail:
    """Return an entry as the asking seat may know it, after the edits of its draft. Nothing is changed.

    :raises EntryGone: there is no such entry. :raises DraftDoesNotHold: an earlier one would be against the rules.
    :raises SealedEntry, SealedNow, NotInDraft: the seat's draft may not change it. :raises NotYourSeat:
    :raises NotStarted:
    """
    table, ref, seat = store.find_table(table_id), asked.ref, asked.seat
    check_may_correct(device, seat, table)
    if table.version == 0:
        raise NotStarted
    codec, log = find_table_codec(table), store.load_entries(table)
    draft = codec.decode_draft({"type": "correction", "edits": [*asked.edits]})
    assert isinstance(draft, Correction)
    target_ref = resolve_ref(ref, table.version + 1)
    if asked.where == "after":  # an action that is never played marks the place
        parts = 1 + sum(isinstance(edit, Insert) for edit in draft.edits)
        target_ref = resolve_ref(f"+{parts}", table.version + 1)
        draft = Correction((*draft.edits, Insert(ref, FinishNow())))
    else:
        permissions.check_inspection(table, ref, log, seat, codec)
    permissions.check_correction(table, draft, log, seat, codec)
    draft_entry = Entry(table.version + 1, "correction", seat, draft)
    effective_log = find_effective((*log, draft_entry))
    at = next((index for index, entry in enumerate(effective_log) if entry.ref == target_ref), -1)
    if at < 0:
        raise EntryGone(ref=ref)
    entry = effective_log[at]
    asker: Viewer = SPECTATOR if seat is None else seat
    state = _rebuild_state_before(
        table, codec, log, draft_entry, effective_log, at + isinstance(entry.content, StartTable), asker
    )
    if asked.where == "after":
        viewer = _find_awaited(codec, state, asker)
        awaited_seat = viewer if isinstance(viewer, int) else None
        return EntryDetail(table.version, ref, find_audience(codec, viewer).build_view(state), awaited_seat)
    permissions.check_entry(entry, seat, codec)
    payload: Payload = msgspec.to_builtins(entry.content)
    view, prompt = _find_answered_prompt(codec, state, entry, payload, asker)
    return EntryDetail(table.version, ref, view, entry.seat, payload, prompt)


def _rebuild_state_before(
    table: Table,
    codec: Codec,
    log: Sequence[Entry],
    draft_entry: Entry,
    effective_log: Sequence[Entry],
    at: int,
    asker: Viewer,
) -> Any:
    """Return the state before entry `at` of the effective log that the draft yields."""
    start, state = store.find_stored_prefix(table, codec, log, effective_log[:at])
    until = effective_log[at].ref if at < len(effective_log) else None
    result = replays.replay_corrected(table, codec, log, draft_entry, state, start, until, asker=asker)
    if result.failed:
        raise DraftDoesNotHold(ref=result.failed.ref, seat=result.failed.seat)
    return result.state


def _find_answered_prompt(
    codec: Codec, state: Any, entry: Entry, entry_payload: Payload, asker: Viewer
) -> tuple[View, str | None]:
    """Return (view, id of the prompt that the entry answered), as the prompted seat saw it.

    That seat may differ from the one that made the entry. In games with secrets, the asker's view is used instead.
    """
    has_secrets = find_audience(codec, asker).has_secrets
    first_viewer = asker if entry.seat is None or has_secrets else entry.seat
    first_view = find_audience(codec, first_viewer).build_view(state)
    other_seats = () if has_secrets else (int(seat) for seat in first_view.seats if int(seat) != first_viewer)
    for viewer in (first_viewer, *other_seats):
        view = find_audience(codec, viewer).build_view(state)
        for name, prompt in view.prompts.items():
            if any((prompt.action | payload).items() <= entry_payload.items() for payload in _list_payloads(prompt)):
                return view, name
    return first_view, None


def _list_payloads(prompt: SeatPrompt) -> Iterator[Payload]:
    """Yield every action that an answer to the prompt may send; a choice may replace the prompt's action."""
    yield {}
    if isinstance(prompt, ChoosePrompt | MovePrompt) and prompt.decline:
        yield prompt.decline.payload
    if isinstance(prompt, ChoosePrompt):
        yield from (choice.payload for choice in prompt.choices)
    if isinstance(prompt, MovePrompt):
        yield from (choice.payload for choices in prompt.endings.values() for choice in choices)


def _find_awaited(codec: Codec, state: Any, asker: Viewer) -> Viewer:
    """Return the viewer whose prompts show what may be inserted: the seat that the table waits for.

    In games with secrets, return the asker.
    """
    audience = find_audience(codec, asker)
    if audience.has_secrets:
        return asker
    waits = audience.build_view(state).waits
    return next((int(seat) for seat in waits if seat.isdecimal()), asker)
