"""Corrections in tests: edits, drafts and proposals, and tables with a mistake in their log."""

import itertools
from collections.abc import Callable
from typing import Any
from uuid import UUID

import msgspec
import pytest

from companion.people.models import Device
from companion.tables.corrections import previews
from companion.tables.requests import NewCorrection
from companion.tables.services import corrections
from tests.records.carcassonne import moves
from tests.tables.played import RECORD, PlayedTable
from tests.tables.trading import MarketTable

_ids = itertools.count(1)
Draft = dict[str, Any]
Drafted = tuple[Device, UUID, NewCorrection]
"""Arguments of `make_correction`."""


def play_until(until: int = 1, **chosen: Any) -> PlayedTable:
    """Start a table and play RECORD up to version `until`."""
    table = PlayedTable(**chosen)
    table.start()
    table.enter(until)
    return table


def correction_command(table: PlayedTable, seat: int | None, draft: Draft, /, **changes: Any) -> Drafted:
    """Return what the seat's phone would submit. Without a seat it is the host's phone."""
    device = changes.pop("device", table.devices[seat or 0])
    values = {"seat": seat, "draft": draft, "id": f"correct-{next(_ids)}", **changes}
    return device, table.id, NewCorrection(**values)


def submit_draft(table: PlayedTable, seat: int | None, draft: Draft, /, **changes: Any) -> corrections.CorrectionMade:
    """Submit a draft, directly or as a proposal."""
    return corrections.make_correction(*correction_command(table, seat, draft, **changes))


def correct(table: PlayedTable, seat: int | None, *edits: Draft, **changes: Any) -> corrections.CorrectionMade:
    """Submit edits as a correction, directly or as a proposal."""
    return submit_draft(table, seat, {"type": "correction", "edits": list(edits)}, **changes)


def confirm(table: PlayedTable, correction: corrections.CorrectionMade, seat: int | None = None) -> int:
    """Confirm a proposal by the phone of a seat, without one by the host's; return the version."""
    assert correction.proposal
    device = table.host if seat is None else table.devices[seat]
    return corrections.confirm_correction(device, table.id, correction.proposal)


def replace(ref: int | str, action: Draft) -> Draft:
    return {"type": "replace", "ref": str(ref), "action": action}


def drop(ref: int | str) -> Draft:
    return {"type": "drop", "ref": str(ref)}


def undo(version: int) -> Draft:
    return {"type": "undo", "drops": [version]}


def redo(version: int) -> Draft:
    return {"type": "redo", "undo": version}


def payload(action: Any) -> Draft:
    """Return an action as JSON types."""
    plain: Draft = msgspec.to_builtins(action)
    return plain


def recorded_action(version: int) -> Draft:
    return payload(list(moves(RECORD))[version - 2][2])


def table_with_wrong_tile() -> PlayedTable:
    """Start a table whose first tile, and its place, were entered wrongly."""
    table = play_until(1)
    table.draw(0, "U" if recorded_action(2)["tile"] != "U" else "V")
    cells = next(iter(table.document(0)["view"]["prompts"].values()))["cells"]
    place, rotations = next(iter(cells.items()))
    x, y = (int(part) for part in place.split(","))
    assert table.place(0, x, y, int(next(iter(rotations)))) == 3
    return table


def table_with_bids() -> MarketTable:
    """Start a table on which everybody has sealed bids. Entry 3 is the first bid of seat 1."""
    table = MarketTable()
    table.bid(0, 1)
    table.bid(1, 2)
    table.bid(1, 3)
    return table


def bid(fish: int, number: int = 1) -> Draft:
    """Return a sealed bid of round `number`, as a payload."""
    return {"type": "seal_bids", "round": number, "amounts": {"fish": fish, "salt": 0}}


def interrupt_correction(monkeypatch: pytest.MonkeyPatch, happens: Callable[[], Any]) -> None:
    """Run `happens` once, after a correction was worked out and before its table is locked."""
    simulated, pending = corrections._simulate, [happens]

    def slow(*arguments: Any) -> Any:
        result = simulated(*arguments)
        if pending:
            pending.pop()()
        return result

    monkeypatch.setattr(corrections, "_simulate", slow)


def follower_edit(table: PlayedTable) -> Draft:
    """Return the edit that removes a follower of the last turns, with another result of the game."""
    versions = (version for version in range(143, 3, -2) if recorded_action(version).get("follower"))
    edits = (replace(version, {**recorded_action(version), "follower": None}) for version in versions)
    return next(edit for edit in edits if _is_accepted(table, edit))


def _is_accepted(table: PlayedTable, edit: Draft) -> bool:
    draft = {"type": "correction", "edits": [edit]}
    return previews.preview_draft(table.id, 0, draft, 0, host=True).refused is None
