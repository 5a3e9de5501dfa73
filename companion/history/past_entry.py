"""A past entry as it was entered: the state before it, and the prompt that it answered."""

from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec

from companion.errors import EntryGone, NotInDraft, NotStarted
from companion.tables import replays, store
from companion.tables.audience import audience_of
from companion.tables.codec import Codec, codec_of
from companion.tables.commands import MakeCorrection
from companion.tables.corrections import permissions
from companion.tables.models import Table
from companion.tables.services.corrections import check_may_correct
from games.core.action import StartTable
from games.core.host import FinishNow
from games.core.log import Correction, Entry, Insert, Ref, effective
from games.core.prompt import ChoosePrompt, MovePrompt, Payload, SeatPrompt
from games.core.seats import SPECTATOR, Seat, Viewer
from games.core.view import View

Where = Literal["at", "after"]


class EntryDetail(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry at version `v` of the table, and the game just before it; for an insertion, just after it.

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


def entry_detail(command: MakeCorrection, ref: Ref, where: Where) -> EntryDetail:
    """Return the entry `ref` as its seat may know it, after the edits of the command's draft. Nothing is changed.

    :raises EntryGone: there is no such entry. :raises DraftDoesNotHold: an earlier one would be against the rules.
    :raises SealedEntry, SealedNow, NotInDraft: the seat's draft may not change it. :raises NotYourSeat:
    :raises NotStarted:
    """
    table = store.find_table(command.table)
    check_may_correct(command, table)
    if table.version == 0:
        raise NotStarted
    codec, log = codec_of(table), store.entries(table)
    draft = codec.drafted(command.draft)
    if not isinstance(draft, Correction):
        raise NotInDraft
    target_ref = permissions.recorded_ref(ref, table.version + 1)
    if where == "after":  # an action that is never played marks the place
        parts = 1 + sum(isinstance(edit, Insert) for edit in draft.edits)
        target_ref = permissions.recorded_ref(f"+{parts}", table.version + 1)
        draft = Correction((*draft.edits, Insert(ref, FinishNow())))
    else:
        permissions.check_inspection(table, ref, log, command.seat, codec)
    permissions.check_correction(table, draft, log, command.seat, codec)
    draft_entry = Entry(table.version + 1, "correction", command.seat, draft)
    effective_log = effective((*log, draft_entry))
    at = next((index for index, entry in enumerate(effective_log) if entry.ref == target_ref), -1)
    if at < 0:
        raise EntryGone(ref=ref)
    entry = effective_log[at]
    asker: Viewer = SPECTATOR if command.seat is None else command.seat
    state = _state_before(
        table, codec, log, draft_entry, effective_log, at + isinstance(entry.content, StartTable), asker
    )
    if where == "after":
        viewer = _awaited(codec, state, asker)
        seat = viewer if isinstance(viewer, int) else None
        return EntryDetail(table.version, ref, audience_of(codec, viewer).view(state), seat)
    permissions.check_entry(entry, command.seat, codec)
    payload: Payload = msgspec.to_builtins(entry.content)
    view, prompt = _find_answered_prompt(codec, state, entry, payload, asker)
    return EntryDetail(table.version, ref, view, entry.seat, payload, prompt)


def _state_before(
    table: Table,
    codec: Codec,
    log: Sequence[Entry],
    draft_entry: Entry,
    effective_log: Sequence[Entry],
    at: int,
    asker: Viewer,
) -> Any:
    """Return the state before entry `at` of the effective log that the draft yields."""
    start, state = store.reached(table, codec, log, effective_log[:at])
    until = effective_log[at].ref if at < len(effective_log) else None
    result = replays.replay_corrected(table, codec, log, draft_entry, state, start, until, asker=asker)
    if result.failed:
        raise permissions.does_not_hold(result.failed.ref, result.failed.seat)
    return result.state


def _find_answered_prompt(
    codec: Codec, state: Any, entry: Entry, entry_payload: Payload, asker: Viewer
) -> tuple[View, str | None]:
    """Return (view, id of the prompt that the entry answered), as the prompted seat saw it.

    That seat may differ from the one that made the entry. In games with secrets, the asker's view is used instead.
    """
    has_secrets = audience_of(codec, asker).has_secrets
    first_viewer = asker if entry.seat is None or has_secrets else entry.seat
    first_view = audience_of(codec, first_viewer).view(state)
    other_seats = () if has_secrets else (int(seat) for seat in first_view.seats if int(seat) != first_viewer)
    for viewer in (first_viewer, *other_seats):
        view = audience_of(codec, viewer).view(state)
        for name, prompt in view.prompts.items():
            if any((prompt.action | payload).items() <= entry_payload.items() for payload in _payloads(prompt)):
                return view, name
    return first_view, None


def _payloads(prompt: SeatPrompt) -> Iterator[Payload]:
    """Yield every action that an answer to the prompt may send; a choice may replace the prompt's action."""
    yield {}
    if isinstance(prompt, ChoosePrompt | MovePrompt) and prompt.decline:
        yield prompt.decline.payload
    if isinstance(prompt, ChoosePrompt):
        yield from (choice.payload for choice in prompt.choices)
    if isinstance(prompt, MovePrompt):
        yield from (choice.payload for choices in prompt.endings.values() for choice in choices)


def _awaited(codec: Codec, state: Any, asker: Viewer) -> Viewer:
    """Return the viewer whose prompts show what may be inserted: the seat that the table waits for.

    In games with secrets, return the asker.
    """
    audience = audience_of(codec, asker)
    if audience.has_secrets:
        return asker
    waits = audience.view(state).waits
    return next((int(seat) for seat in waits if seat.isdecimal()), asker)
