"""Services that correct the past: a correction is proposed, confirmed by the host and recorded.

The correction is simulated before the table is locked, and once more if the version moved meanwhile.
"""

from typing import Final
from uuid import UUID

import msgspec

from companion.errors import (
    EntryGone,
    NotHost,
    NotStarted,
    NotYourSeat,
    TableBusy,
    UnknownProposal,
)
from companion.runtime.raw_sql import change, execute
from companion.tables import recording, replays, store
from companion.tables.commands import MakeCorrection, MatchCorrection, Proposed, digest_of
from companion.tables.corrections import previews, simulation
from companion.tables.corrections.permissions import does_not_hold
from companion.tables.corrections.simulation import SimulatedDraft
from companion.tables.models import MatchedCorrection, Proposal, Seat, Table
from companion.tables.services.lobby import check_member
from games.core.action import StartTable
from games.core.event import Corrected, Event, PutBack, TakenBack
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


def correction_make(command: MakeCorrection) -> CorrectionMade:
    """Record the correction, or propose it to the host.

    It is recorded without the host's consent in three cases: the host asks; nobody else can see a difference; it
    restores what the same seat undid just now. A new proposal replaces the seat's previous one.

    :raises NotYourSeat: the device does not play the seat.
    :raises DraftDoesNotHold: an entry would be against the rules.
    :raises NotStarted:
    :raises DuplicateId: and what `simulation.simulate` raises.
    """
    check_may_correct(command, store.find_table(command.table))
    # "amend" is part of stored digests. With another word a repeated request would look like a new one.
    return _record_or_propose(command, digest_of("amend", command.seat, command.draft))


def correction_preview(command: MakeCorrection) -> previews.Preview:
    """Return what the draft would change for its seat, or for the spectator if a host without a seat asks.

    :raises NotYourSeat: and what `simulation.simulate` raises.
    """
    host = check_may_correct(command, store.find_table(command.table))
    viewer: Viewer = SPECTATOR if command.seat is None else command.seat
    return previews.preview_of(command.table, command.seat, command.draft, viewer, host)


def correction_confirm(command: Proposed) -> int:
    """Record a proposal because the host agrees, and return the version of its entry.

    :raises NotHost:
    :raises UnknownProposal: it was withdrawn or settled.
    :raises DraftDoesNotHold: it conflicts with later entries.
    """
    table = store.find_table(command.table)
    check_member(command, table)
    if table.host_id != command.device.pk:
        raise NotHost
    identity, digest = f"proposal-{command.proposal}", b"proposal"
    recorded_version = store.find_request(table.pk, command.device.pk, identity, digest)
    if recorded_version is not None:
        return recorded_version
    proposal = _find_proposal(command)
    correction = MakeCorrection(
        device=command.device,
        table=command.table,
        seat=proposal.seat,
        draft=msgspec.json.decode(proposal.draft),
        client_action_id=identity,
    )
    return _record_or_propose(correction, digest, proposal).version or 0


def correction_withdraw(command: Proposed) -> None:
    """Withdraw a proposal (its author) or refuse it (the host).

    :raises UnknownProposal: it does not exist, or was settled.
    :raises NotYourSeat: it is somebody else's.
    """
    with store.locked(command.table) as table:
        check_member(command, table)
        proposal = _find_proposal(command)
        if command.device.pk not in (proposal.device_id, table.host_id):
            raise NotYourSeat
        _settle_proposal(
            proposal,
            Proposal.Outcome.WITHDRAWN if command.device.pk == proposal.device_id else Proposal.Outcome.REFUSED,
        )
        recording.record_beside(table)


def correction_match(command: MatchCorrection) -> None:
    """Mark the real table as put right, so that no phone asks for it any more. A repeated call changes nothing.

    :raises NotYourSeat: the device neither plays a seat nor is the host's.
    :raises EntryGone: no correction or redo of that version is known to everybody.
    """
    with store.locked(command.table) as table:
        check_member(command, table)
        if command.device.pk != table.host_id and not table.seats.filter(device=command.device).exists():
            raise NotYourSeat
        if command.version not in previews.corrected_since(table.pk, command.version - 1, SPECTATOR).versions:
            raise EntryGone(ref=str(command.version))
        if MatchedCorrection.objects.get_or_create(table=table, version=command.version)[1]:
            recording.record_beside(table)


def _simulate(table: Table, command: MakeCorrection, asker: Viewer) -> SimulatedDraft:
    if table.version == 0:
        raise NotStarted
    outcome = simulation.simulate(table, command.seat, command.draft, asker)
    if outcome.refused:
        raise does_not_hold(outcome.refused.ref, outcome.refused.seat)
    return outcome


def _record_or_propose(command: MakeCorrection, digest: bytes, proposal: Proposal | None = None) -> CorrectionMade:
    """Record the draft, or propose it to the host.

    Permission is checked under the table's lock. A proposal is simulated with what the spectator may know.

    :raises TableBusy: the version moved during each of TRIES attempts.
    """
    asker: Viewer = SPECTATOR if proposal or command.seat is None else command.seat
    for _try in range(TRIES):
        table = store.find_table(command.table)
        recorded_version = store.find_request(table.pk, command.device.pk, command.client_action_id, digest)
        if recorded_version is not None:
            return CorrectionMade(version=recorded_version)
        outcome = _simulate(table, command, asker)
        with store.locked(command.table) as table:
            recorded_version = store.find_request(table.pk, command.device.pk, command.client_action_id, digest)
            if recorded_version is not None:
                return CorrectionMade(version=recorded_version)
            if table.version != outcome.version:
                continue
            if proposal:
                if not table.proposals.filter(pk=proposal.pk, outcome="").exists():
                    raise UnknownProposal
                if table.host_id != command.device.pk:
                    raise NotHost
            elif not (check_may_correct(command, table) or outcome.is_private or outcome.redoes_own_undo):
                return CorrectionMade(proposal=_propose(table, command, outcome))
            return CorrectionMade(version=_record(table, command, outcome, digest, proposal))
    raise TableBusy


def _propose(table: Table, command: MakeCorrection, outcome: SimulatedDraft) -> UUID:
    table.proposals.filter(seat=command.seat, outcome="").delete()
    draft = msgspec.json.encode(command.draft).decode()
    proposal = Proposal.objects.create(
        table=table, seat=command.seat, device=command.device, kind=outcome.kind, draft=draft
    )
    recording.record_beside(table)
    return proposal.pk


def _record(
    table: Table, command: MakeCorrection, outcome: SimulatedDraft, digest: bytes, proposal: Proposal | None
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
        seat=command.seat,
        device=command.device.pk,
        client_action_id=command.client_action_id,
        digest=digest,
        proposed_by=proposal.device_id if proposal else None,
    )
    undoable = replays.undoable_after(table, result.played)
    return recording.record(
        table, entry, result.state, _events(command, outcome), undoable, keep=True, corrected=result
    )


def _events(command: MakeCorrection, outcome: SimulatedDraft) -> tuple[Event, ...]:
    if outcome.is_private:
        return ()  # a correction that nobody else can see stays private
    if isinstance(outcome.result.log_change, Correction) or command.seat is None:
        return (Corrected(command.seat),)
    if isinstance(outcome.result.log_change, Undo):
        return (TakenBack(command.seat),)
    return (PutBack(command.seat),)


def check_may_correct(command: MakeCorrection, table: Table) -> bool:
    """Check that the device may correct for the seat, and return True if it is the host's.

    :raises NotHost: the command names no seat, and the device is not the host's.
    :raises NotYourSeat: another device plays the seat.
    """
    check_member(command, table)
    host = bool(table.host_id == command.device.pk)
    if command.seat is None:
        if not host:
            raise NotHost
    elif not Seat.objects.filter(table=table, position=command.seat, device=command.device).exists():
        raise NotYourSeat
    return host


def _find_proposal(command: Proposed) -> Proposal:
    proposal = Proposal.objects.filter(table=command.table, pk=command.proposal, outcome="").first()
    if proposal is None:
        raise UnknownProposal
    return proposal


def _settle_proposal(proposal: Proposal, outcome: Proposal.Outcome) -> None:
    """Settle the proposal with this outcome and keep only the newest settled ones.

    Its author's phone shows the outcome.
    """
    proposal.outcome = outcome
    proposal.save(update_fields=["outcome"])
    newest = proposal.table.proposals.exclude(outcome="").order_by("-at").values_list("pk", flat=True)[:MOST_ENDED]
    proposal.table.proposals.exclude(outcome="").exclude(pk__in=list(newest)).delete()
