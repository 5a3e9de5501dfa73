"""What a correction changes or has changed for one viewer. Built from that viewer's views alone."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Literal
from uuid import UUID

import msgspec

from companion.errors import EntryGone, UnknownProposal
from companion.tables import store
from companion.tables.audience import Audience, find_audience
from companion.tables.codec import find_table_codec
from companion.tables.corrections import simulation
from companion.tables.models import Proposal
from games.core.action import Action
from games.core.difference import Difference, compare_views
from games.core.event import Event, Narration
from games.core.log import Correction, Drop, Entry, Redo, Ref, Undo, find_effective, find_undone
from games.core.seats import SPECTATOR, Seat, Viewer
from games.core.surface import Surface
from games.core.text import Text


class RefusedEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first entry that would be against the rules. `why` is left out if the viewer may not know the reason.

    - `ref`: names the entry.
    - `seat`: who did it.
    - `why`: why it is illegal; left out: the viewer may not know.
    """

    ref: Ref
    seat: Seat | None = None
    why: Text | None = None


class EditedEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry that the draft changes, drops or inserts, in sentences.

    - `ref`: names the entry.
    - `seat`: who did it; left out: nobody's.
    - `narrations`: what it does without the draft; of an inserted one, what it does with it.
    - `now`: what it does with the draft; left out: it is inserted or dropped.
    - `status`: whether it is changed or dropped; left out: it is inserted.
    """

    ref: Ref
    seat: Seat | None = None
    narrations: tuple[Narration, ...] = ()
    now: tuple[Narration, ...] | None = None
    status: Literal["counts", "corrected", "dropped"] = "counts"


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a draft leads to, at version `v` of the table, for one viewer.

    - `v`: the version of the table.
    - `kind`: what the draft is.
    - `refused`: the first entry that would be illegal; left out: there is none.
    - `difference`: what changes; empty if something is `refused`.
    - `surfaces`: the surfaces that the correction changes, by id, after the correction.
    - `asks_host`: it waits for the host when it is made.
    - `crossed`: something after it was revealed.
    - `own`: it is the viewer's draft, and nobody else sees a difference.
    - `dropped`: how many entries it strikes out.
    - `edited`: the entries that it changes, drops or inserts, as far as the viewer may know of them.
    """

    v: int
    kind: simulation.Kind
    difference: Difference
    surfaces: dict[str, Surface] = {}
    refused: RefusedEntry | None = None
    asks_host: bool = False
    crossed: bool = False
    own: bool = False
    dropped: int = 0
    edited: tuple[EditedEntry, ...] = ()


def preview_draft(table_id: UUID, seat: Seat | None, draft: dict[str, Any], viewer: Viewer, host: bool) -> Preview:
    """Return what the draft of `seat` (None: the host) would change for `viewer`. `host` is True if the host asks.

    :raises NotStarted: and what `simulation.simulate` raises.
    """
    table = store.find_started_table(table_id)
    outcome = simulation.simulate(table, seat, draft, viewer if viewer == seat else SPECTATOR)
    if outcome.refused:
        may_know = viewer == seat or not outcome.has_secrets or outcome.refused.is_public
        refused = RefusedEntry(outcome.refused.ref, outcome.refused.seat, outcome.refused.why if may_know else None)
        return Preview(outcome.version, outcome.kind, Difference(), refused=refused)
    audience = find_audience(outcome.codec, viewer)
    view_after = audience.build_view(outcome.result.state)
    changes = compare_views(audience.build_view(outcome.state), view_after)
    changed_surfaces = {step.board for step in changes.steps if step.place or step.to}
    return Preview(
        outcome.version,
        outcome.kind,
        changes,
        surfaces={name: surface for name, surface in view_after.surfaces.items() if name in changed_surfaces},
        asks_host=not (host or outcome.is_private or outcome.redoes_own_undo),
        crossed=outcome.result.crossed,
        own=outcome.is_private and viewer == seat,
        dropped=_count_dropped(outcome.codec.decode_draft(draft)),
        edited=tuple(_list_edited(outcome, audience)),
    )


def _list_edited(outcome: simulation.SimulatedDraft, audience: Audience) -> Iterator[EditedEntry]:
    """Yield the entries of people that the draft changes, as far as the audience knows of them."""
    logs = outcome.log[outcome.stored :], outcome.result.played[outcome.stored :]
    old_entries, new_entries = (
        {entry.ref: entry for entry in log if isinstance(entry.content, Action) and entry.content.actor != "system"}
        for log in logs
    )
    pairs = {ref: (old_entries.get(ref), new_entries.get(ref)) for ref in old_entries | new_entries}
    edited = {ref: (old, new) for ref, (old, new) in pairs.items() if not (old and new and old.content == new.content)}
    old_events, new_events = (_find_events(log, edited, outcome) for log in logs)
    for ref, (old, new) in edited.items():
        events_before, events_after = old_events.get(ref, ()), new_events.get(ref, ())
        if not all(
            audience.knows(entry, events) for entry, events in ((old, events_before), (new, events_after)) if entry
        ):
            continue
        before, after = audience.narrate(events_before), audience.narrate(events_after)
        if old and new:
            # Somebody else's entry that sounds alike differs in a secret.
            if before != after or audience.owns(old):
                yield EditedEntry(ref, old.seat, before, after, "corrected")
        elif old:
            yield EditedEntry(ref, old.seat, before, status="dropped")
        elif new:
            yield EditedEntry(ref, new.seat, after)


def _find_events(
    log: Sequence[Entry], edited: Collection[Ref], outcome: simulation.SimulatedDraft
) -> dict[Ref, tuple[Event, ...]]:
    """Return what the edited entries cause. What comes after the last of them is not played."""
    end = max((place for place, entry in enumerate(log, 1) if entry.ref in edited), default=0)
    played = simulation.list_played(log[:end], outcome.codec, outcome.stored_state)
    return {entry.ref: events for entry, events in played if entry.ref in edited}


def _count_dropped(draft: Any) -> int:
    return sum(isinstance(edit, Drop) for edit in draft.edits) if isinstance(draft, Correction) else 0


def find_proposal(table_id: UUID, proposal_id: UUID) -> Proposal:
    """Return an open proposal.

    :raises UnknownProposal: it was withdrawn or settled.
    """
    proposal = Proposal.objects.filter(table=table_id, pk=proposal_id, outcome="").first()
    if proposal is None:
        raise UnknownProposal
    return proposal


def preview_proposal(table_id: UUID, proposal_id: UUID, viewer: Viewer) -> Preview:
    """Return what a proposal would change now.

    :raises UnknownProposal: it was withdrawn or settled.
    """
    proposal = find_proposal(table_id, proposal_id)
    return preview_draft(table_id, proposal.seat, msgspec.json.decode(proposal.draft), viewer, host=False)


class CorrectedSince(msgspec.Struct, frozen=True):
    """The `versions` up to `v` that changed something earlier, oldest first.

    - `v`: the newest version.
    - `versions`: the versions that corrected something earlier, oldest first.
    """

    v: int
    versions: tuple[int, ...]


def list_corrected_since(table_id: UUID, version: int, viewer: Viewer) -> CorrectedSince:
    """Return the entries after `version` that corrected the past, for the put-right list of a phone that was away.

    Only entries that the viewer may know of. Entries that were undone are left out. So is a redo right after the undo
    by the same seat, and a redo of something that the phone never saw undone.
    """
    table = store.find_table(table_id)
    if version >= table.version:
        return CorrectedSince(table.version, ())
    codec = find_table_codec(table)
    log = {entry.version: entry for entry in store.load_entries(table, max(0, version - 1))}
    undone_versions = find_undone(log.values())

    def is_to_do(entry: Entry) -> bool:
        match entry.content:
            case Correction():
                return entry.version not in undone_versions
            case Redo(undone):
                is_undo_known = undone <= version
                at_once = undone == entry.version - 1 and log[undone].seat == entry.seat
                return entry.version not in undone_versions and is_undo_known and not at_once
        return False

    audience = find_audience(codec, viewer)
    versions = (
        corrected_version
        for corrected_version, entry in log.items()
        if corrected_version > version and is_to_do(entry)
        if entry.seat == viewer or store.is_heard(table, codec, corrected_version, audience, wholly=False)
    )
    return CorrectedSince(table.version, tuple(versions))


def find_correction_difference(table_id: UUID, version: int, viewer: Viewer) -> Difference:
    """Return the difference that the correction, undo or redo of that version made, for the put-right list.

    :raises EntryGone: it does not exist, or the viewer may not know of it.
    """
    table = store.find_table(table_id)
    codec = find_table_codec(table)
    log = store.load_entries(table)
    log_change = log[version - 1] if 0 < version <= len(log) else None
    if log_change is None or not isinstance(log_change.content, Undo | Redo | Correction):
        raise EntryGone(ref=str(version))
    events = store.load_events_since(table.pk, codec, version - 1, version)
    audience = find_audience(codec, viewer)
    if log_change.seat != viewer and not any(map(audience.hears, events)):
        raise EntryGone(ref=str(version))
    state_before, state_after = (
        store.rebuild_state_after(table, codec, log, find_effective(log[:until])) for until in (version - 1, version)
    )
    return compare_views(audience.build_view(state_before), audience.build_view(state_after))
