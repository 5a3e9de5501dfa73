"""A recorded game with slips, and drafts that correct them."""

import itertools
from typing import Any

import msgspec

from companion.tables.commands import MakeCorrection, Proposed
from companion.tables.services import corrections
from tests.records.carcassonne import moves
from tests.tables.played import RECORD, PlayedTable

Draft = dict[str, Any]
_ids = itertools.count(1)


def begun(until: int, **chosen: Any) -> PlayedTable:
    """Play RECORD up to version `until`."""
    table = PlayedTable(**chosen)
    table.start()
    table.enter(until)
    return table


def right(version: int) -> Draft:
    """Return the record's action at a version."""
    plain: Draft = msgspec.to_builtins(list(moves(RECORD))[version - 2][2])
    return plain


def correction_command(table: PlayedTable, seat: int | None, draft: Draft) -> MakeCorrection:
    """Return the command that the seat's phone would send."""
    device = table.devices[seat or 0]
    return MakeCorrection(
        device=device, table=table.id, seat=seat, draft=draft, client_action_id=f"corrected-{next(_ids)}"
    )


def make(table: PlayedTable, seat: int | None, draft: Draft) -> corrections.CorrectionMade:
    """Submit a correction, directly or as a proposal."""
    return corrections.correction_make(correction_command(table, seat, draft))


def correct(table: PlayedTable, seat: int | None, *edits: Draft) -> corrections.CorrectionMade:
    """Submit edits as a correction, directly or as a proposal."""
    return make(table, seat, {"type": "correction", "edits": list(edits)})


def confirm(table: PlayedTable, made: corrections.CorrectionMade) -> int:
    """Confirm a proposal as the host; return the version."""
    assert made.proposal
    return corrections.correction_confirm(Proposed(device=table.host, table=table.id, proposal=made.proposal))


def replace(ref: int | str, action: Draft) -> Draft:
    return {"type": "replace", "ref": str(ref), "action": action}


def drop(ref: int | str) -> Draft:
    return {"type": "drop", "ref": str(ref)}


def undo(version: int) -> Draft:
    return {"type": "undo", "drops": [version]}


def redo(version: int) -> Draft:
    return {"type": "redo", "undo": version}
