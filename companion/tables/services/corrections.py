"""Services that correct the past: a correction is proposed, confirmed by the host and recorded.

The correction is simulated before the table is locked, and once more if the version moved meanwhile.
"""

from typing import Final
from uuid import UUID

import msgspec

from companion.errors import (
    DraftDoesNotHold,
    EntryGone,
    NotStarted,
    NotYourSeat,
    TableBusy,
    UnknownProposal,
)
from companion.people.models import Device
from companion.runtime.raw_sql import change, execute
from companion.tables import recording, replays, store
from companion.tables.codec import find_table_codec
from companion.tables.corrections import previews, simulation
from companion.tables.corrections.simulation import SimulatedDraft
from companion.tables.models import MatchedCorrection, Proposal, Seat, Table
from companion.tables.requests import Draft, NewCorrection, compute_digest
from companion.tables.services.lobby import check_host, check_member, lock_for
from games.core.action import StartTable
from games.core.event import Corrected, Event, Redone, Undone
from games.core.log import Correction, Undo
from games.core.seats import SPECTATOR, Viewer

TRIES: Final = 5
"""Attempts to record a correction while the version keeps moving."""
MOST_ENDED: Final = 5
"""Settled proposals that a table keeps."""


class CorrectionMade(msgspec.Struct, frozen=True):
    """Result of a draft: the `version` of its entry, or the id of the `proposal` that waits for the host."""

    version: int | None = None
    proposal: UUID | None = None


def make_correction(device: Device, table_id: UUID, request: NewCorrection) -> CorrectionMade:
    """Record the correction, or propose it to the host.

    It is recorded without the host's consent in three cases: the host asks; nobody else can see a difference; it
    restores what the same seat undid just now. A new proposal replaces the seat's previous one.

    :raises NotYourSeat: the device does not play the seat.
    :raises DraftDoesNotHold: an entry would be against the rules.
    :raises NotStarted:
    :raises DuplicateId: and what `simulation.simulate` raises.
    """
    check_may_correct(device, request.seat, store.find_table(table_id))
    # "amend" is part of stored digests. With another word a repeated request would look like a new one.
    return _record_or_propose(device, table_id, request, compute_digest("amend", request.seat, request.draft))


def preview_correction(device: Device, table_id: UUID, request: Draft) -> previews.Preview:
    """Return what the draft would change for its seat, or for the spectator if a host without a seat asks.

    :raises NotYourSeat: and what `simulation.simulate` raises.
    """
    host = check_may_correct(device, request.seat, store.find_table(table_id))
    viewer: Viewer = SPECTATOR if request.seat is None else request.seat
    return previews.preview_draft(table_id, request.seat, request.draft, viewer, host)


def confirm_correction(device: Device, table_id: UUID, proposal_id: UUID) -> int:
    """Record a proposal because the host agrees, and return the version of its entry.

    :raises NotHost:
    :raises UnknownProposal: it was withdrawn or settled.
    :raises DraftDoesNotHold: it conflicts with later entries.
    """
    table = store.find_table(table_id)
    check_member(device, table)
    check_host(device, table)
    identity, digest = f"proposal-{proposal_id}", b"proposal"
    recorded_version = store.find_request(table_id, device.pk, identity, digest)
    if recorded_version is not None:
        return recorded_version
    proposal = previews.find_proposal(table.pk, proposal_id)
    request = NewCorrection(id=identity, draft=msgspec.json.decode(proposal.draft), seat=proposal.seat)
    return _record_or_propose(device, table_id, request, digest, proposal).version or 0


def withdraw_correction(device: Device, table_id: UUID, proposal_id: UUID) -> None:
    """Withdraw a proposal (its author) or refuse it (the host).

    :raises UnknownProposal: it does not exist, or was settled.
    :raises NotYourSeat: it is somebody else's.
    """
    with lock_for(device, table_id) as table:
        proposal = previews.find_proposal(table.pk, proposal_id)
        if device.pk not in (proposal.device_id, table.host_id):
            raise NotYourSeat
        own = device.pk == proposal.device_id
        _settle_proposal(proposal, Proposal.Outcome.WITHDRAWN if own else Proposal.Outcome.REFUSED)
        recording.record_beside(table)


def match_correction(device: Device, table_id: UUID, version: int) -> None:
    """Mark the real table as put right, so that no phone asks for it any more. A repeated call changes nothing.

    :raises NotYourSeat: the device neither plays a seat nor is the host's.
    :raises EntryGone: no correction or redo of that version is known to everybody.
    """
    with lock_for(device, table_id) as table:
        if device.pk != table.host_id and not table.seats.filter(device=device).exists():
            raise NotYourSeat
        if version not in previews.list_corrected_since(table.pk, version - 1, SPECTATOR).versions:
            raise EntryGone(ref=str(version))
        if MatchedCorrection.objects.get_or_create(table=table, version=version)[1]:
            recording.record_beside(table)


def _simulate(table: Table, request: Draft, asker: Viewer) -> SimulatedDraft:
    if table.version == 0:
        raise NotStarted
    outcome = simulation.simulate(table, request.seat, request.draft, asker)
    if outcome.refused:
        raise DraftDoesNotHold(ref=outcome.refused.ref, seat=outcome.refused.seat)
    return outcome


def _record_or_propose(
    device: Device, table_id: UUID, request: NewCorrection, digest: bytes, proposal: Proposal | None = None
) -> CorrectionMade:
    """Record the draft, or propose it to the host.

    Permission is checked under the table's lock. A proposal is simulated with what the spectator may know.

    :raises TableBusy: the version moved during each of TRIES attempts.
    """
    asker: Viewer = SPECTATOR if proposal or request.seat is None else request.seat
    for _try in range(TRIES):
        table = store.find_table(table_id)
        recorded_version = store.find_request(table_id, device.pk, request.id, digest)
        if recorded_version is not None:
            return CorrectionMade(version=recorded_version)
        outcome = _simulate(table, request, asker)
        with store.lock_row(table_id) as table:
            recorded_version = store.find_request(table_id, device.pk, request.id, digest)
            if recorded_version is not None:
                return CorrectionMade(version=recorded_version)
            if table.version != outcome.version:
                continue
            if proposal:
                if not table.proposals.filter(pk=proposal.pk, outcome="").exists():
                    raise UnknownProposal
                check_host(device, table)
            elif not (check_may_correct(device, request.seat, table) or outcome.is_private or outcome.redoes_own_undo):
                return CorrectionMade(proposal=_propose(device, table, request, outcome))
            return CorrectionMade(version=_record(device, table, request, outcome, digest, proposal))
    raise TableBusy


def _propose(device: Device, table: Table, request: NewCorrection, outcome: SimulatedDraft) -> UUID:
    table.proposals.filter(seat=request.seat, outcome="").delete()
    draft = msgspec.json.encode(request.draft).decode()
    proposal = Proposal.objects.create(table=table, seat=request.seat, device=device, kind=outcome.kind, draft=draft)
    recording.record_beside(table)
    return proposal.pk


def _record(
    device: Device,
    table: Table,
    request: NewCorrection,
    outcome: SimulatedDraft,
    digest: bytes,
    proposal: Proposal | None,
) -> int:
    result = outcome.result
    store.supersede(table, outcome.superseded)
    if proposal:
        _settle_proposal(proposal, Proposal.Outcome.CONFIRMED)
        table.revision += 1
    start = result.played[0].content
    if isinstance(start, StartTable) and (start.options, start.starter) != (table.options, table.starter):
        table.options, table.starter = start.options, start.starter
        table.revision += 1
    execute(change(Table, table.pk, revision=table.revision, options=table.options, starter=table.starter))
    entry = store.NewEntry(
        kind=outcome.kind,
        content=result.log_change,
        seat=request.seat,
        device=device.pk,
        client_action_id=request.id,
        digest=digest,
        proposed_by=proposal.device_id if proposal else None,
    )
    undoable = replays.find_undoable_after(table, find_table_codec(table).ruleset, result.played)
    return recording.record(
        table, entry, result.state, _build_events(request.seat, outcome), undoable, keep=True, corrected=result
    )


def _build_events(seat: int | None, outcome: SimulatedDraft) -> tuple[Event, ...]:
    if outcome.is_private:
        return ()  # a correction that nobody else can see stays private
    if isinstance(outcome.result.log_change, Correction) or seat is None:
        return (Corrected(seat),)
    if isinstance(outcome.result.log_change, Undo):
        return (Undone(seat),)
    return (Redone(seat),)


def check_may_correct(device: Device, seat: int | None, table: Table) -> bool:
    """Check that the device may correct for the seat, and return True if it is the host's.

    :raises NotHost: it is for no seat, and the device is not the host's.
    :raises NotYourSeat: another device plays the seat.
    """
    check_member(device, table)
    if seat is None:
        check_host(device, table)
    elif not Seat.objects.filter(table=table, position=seat, device=device).exists():
        raise NotYourSeat
    return bool(table.host_id == device.pk)


def _settle_proposal(proposal: Proposal, outcome: Proposal.Outcome) -> None:
    """Settle the proposal with this outcome and keep only the newest settled ones.

    Its author's phone shows the outcome.
    """
    proposal.outcome = outcome
    proposal.save(update_fields=["outcome"])
    newest = proposal.table.proposals.exclude(outcome="").order_by("-at").values_list("pk", flat=True)[:MOST_ENDED]
    proposal.table.proposals.exclude(outcome="").exclude(pk__in=list(newest)).delete()
