"""Services that correct the past: a correction is proposed, the host confirms it, and the table is what it should be.

What takes long is worked out before the table is locked; somebody who acted meanwhile makes it be worked out again.
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
from companion.tables import recording, replays, store
from companion.tables.commands import MakeCorrection, MatchCorrection, Proposed, digest_of
from companion.tables.corrections import previews, simulation
from companion.tables.corrections.permissions import does_not_hold
from companion.tables.corrections.simulation import WorkedOut
from companion.tables.models import MatchedCorrection, Proposal, Seat, Table
from companion.tables.raw_sql import change, execute
from companion.tables.services.lobby import check_member
from games.core.action import StartTable
from games.core.event import Corrected, Event, PutBack, TakenBack
from games.core.log import Correction, Undo
from games.core.seats import SPECTATOR, Viewer

TRIES: Final = 5
"""How often a correction is worked out anew because somebody acted meanwhile."""


MOST_ENDED: Final = 5
"""So many proposals that wait no more are kept."""


class CorrectionMade(msgspec.Struct, frozen=True):
    """What became of a draft: done, under the `version` of its entry, or waiting for the host as `proposal`."""

    version: int | None = None
    proposal: UUID | None = None


def correction_make(command: MakeCorrection) -> CorrectionMade:
    """Correct the past as drafted: at once where the host asks, where nobody else is concerned, or where it restores
    what the same seat took back just now; else it waits for the host, in place of what the seat proposed before.

    :raises NotYourSeat: the device does not play the seat. :raises DraftDoesNotHold: an entry would be against the
        rules. :raises NotStarted: :raises DuplicateId: and what `drafts.work_out` raises.
    """
    check_standing(command, store.found(command.table))
    # "amend" is part of digests that were stored: with another word a repeated request would look like a new one
    return _settled(command, digest_of("amend", command.seat, command.draft))


def correction_preview(command: MakeCorrection) -> previews.Preview:
    """What the draft would change for its seat (for the spectator where a host has none).

    :raises NotYourSeat: and what `drafts.work_out` raises.
    """
    host = check_standing(command, store.found(command.table))
    viewer: Viewer = SPECTATOR if command.seat is None else command.seat
    return previews.preview_of(command.table, command.seat, command.draft, viewer, host)


def correction_confirm(command: Proposed) -> int:
    """The host agrees: the proposal is done; the version of its entry.

    :raises NotHost: :raises UnknownProposal: it was withdrawn or settled.
    :raises DraftDoesNotHold: what happened since does not hold with it.
    """
    table = store.found(command.table)
    check_member(command, table)
    if table.host_id != command.device.pk:
        raise NotHost
    identity, digest = f"proposal-{command.proposal}", b"proposal"
    done = store.repeated(table.pk, command.device.pk, identity, digest)
    if done is not None:
        return done
    proposal = _proposal(command)
    correction = MakeCorrection(
        device=command.device,
        table=command.table,
        seat=proposal.seat,
        draft=msgspec.json.decode(proposal.draft),
        client_action_id=identity,
    )
    return _settled(correction, digest, proposal).version or 0


def correction_withdraw(command: Proposed) -> None:
    """The proposal is thrown away: by whoever made it, or by the host.

    :raises UnknownProposal: there is none. :raises NotYourSeat: it is somebody else's.
    """
    with store.locked(command.table) as table:
        check_member(command, table)
        proposal = _proposal(command)
        if command.device.pk not in (proposal.device_id, table.host_id):
            raise NotYourSeat
        _end(
            proposal,
            Proposal.Outcome.WITHDRAWN if command.device.pk == proposal.device_id else Proposal.Outcome.REFUSED,
        )
        recording.record_beside(table)


def correction_match(command: MatchCorrection) -> None:
    """Somebody has put the real table right: nobody at it is asked to any more. Said twice it is done once.

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


def _worked_out(table: Table, command: MakeCorrection, asker: Viewer) -> WorkedOut:
    if table.version == 0:
        raise NotStarted
    outcome = simulation.work_out(table, command.seat, command.draft, asker)
    if outcome.refused:
        raise does_not_hold(outcome.refused.ref, outcome.refused.seat)
    return outcome


def _settled(command: MakeCorrection, digest: bytes, proposal: Proposal | None = None) -> CorrectionMade:
    """The draft done, or waiting for the host. Who may do it is asked with the table locked, when nobody can act in
    between any more. A proposal is judged by what everybody may know, whoever made it: the host confirms it."""
    asker: Viewer = SPECTATOR if proposal or command.seat is None else command.seat
    for _try in range(TRIES):
        table = store.found(command.table)
        done = store.repeated(table.pk, command.device.pk, command.client_action_id, digest)
        if done is not None:
            return CorrectionMade(version=done)
        outcome = _worked_out(table, command, asker)
        with store.locked(command.table) as table:
            done = store.repeated(table.pk, command.device.pk, command.client_action_id, digest)
            if done is not None:
                return CorrectionMade(version=done)
            if table.version != outcome.version:
                continue
            if proposal:
                if not table.proposals.filter(pk=proposal.pk, outcome="").exists():
                    raise UnknownProposal
                if table.host_id != command.device.pk:
                    raise NotHost
            elif not (check_standing(command, table) or outcome.own or outcome.again):
                return CorrectionMade(proposal=_propose(table, command, outcome))
            return CorrectionMade(version=_record(table, command, outcome, digest, proposal))
    raise TableBusy


def _propose(table: Table, command: MakeCorrection, outcome: WorkedOut) -> UUID:
    table.proposals.filter(seat=command.seat, outcome="").delete()
    draft = msgspec.json.encode(command.draft).decode()
    proposal = Proposal.objects.create(
        table=table, seat=command.seat, device=command.device, kind=outcome.kind, draft=draft
    )
    recording.record_beside(table)
    return proposal.pk


def _record(table: Table, command: MakeCorrection, outcome: WorkedOut, digest: bytes, proposal: Proposal | None) -> int:
    result = outcome.result
    store.supersede(table, outcome.superseded)
    if proposal:
        _end(proposal, Proposal.Outcome.CONFIRMED)
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
    return recording.record(table, entry, result.state, _told(command, outcome), undoable, keep=True, corrected=result)


def _told(command: MakeCorrection, outcome: WorkedOut) -> tuple[Event, ...]:
    if outcome.own:
        return ()  # of what nobody else has heard of, nobody hears that it is otherwise
    if isinstance(outcome.result.log_change, Correction) or command.seat is None:
        return (Corrected(command.seat),)
    if isinstance(outcome.result.log_change, Undo):
        return (TakenBack(command.seat),)
    return (PutBack(command.seat),)


def check_standing(command: MakeCorrection, table: Table) -> bool:
    """Whether the device, which may speak for the seat, is the host's."""
    check_member(command, table)
    host = bool(table.host_id == command.device.pk)
    if command.seat is None:
        if not host:
            raise NotHost
    elif not Seat.objects.filter(table=table, position=command.seat, device=command.device).exists():
        raise NotYourSeat
    return host


def _proposal(command: Proposed) -> Proposal:
    proposal = Proposal.objects.filter(table=command.table, pk=command.proposal, outcome="").first()
    if proposal is None:
        raise UnknownProposal
    return proposal


def _end(proposal: Proposal, outcome: Proposal.Outcome) -> None:
    """It waits no more; whoever made it is told what became of it."""
    proposal.outcome = outcome
    proposal.save(update_fields=["outcome"])
    newest = proposal.table.proposals.exclude(outcome="").order_by("-at").values_list("pk", flat=True)[:MOST_ENDED]
    proposal.table.proposals.exclude(outcome="").exclude(pk__in=list(newest)).delete()
