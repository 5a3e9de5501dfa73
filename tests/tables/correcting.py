"""Shared parts of the tests of corrections: tables with a slip, drafts, proposals."""

import itertools
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from companion.tables.commands import MakeCorrection, Proposed
from companion.tables.corrections import previews
from companion.tables.services import corrections
from tests.records.carcassonne import moves
from tests.tables.played import RECORD, PlayedTable
from tests.tables.trading import MarketTable

_ids = itertools.count(1)
Draft = dict[str, Any]


def begun(until: int, **chosen: Any) -> PlayedTable:
    table = PlayedTable(**chosen)
    table.start()
    table.enter(until)
    return table


def correction_command(table: PlayedTable, seat: int, draft: Draft, /, **changes: Any) -> MakeCorrection:
    values = {"device": table.devices[seat], "table": table.id, "seat": seat, "draft": draft}
    return MakeCorrection(**{**values, "client_action_id": f"correct-{next(_ids)}", **changes})


def correct(table: PlayedTable, seat: int, *edits: Draft, **changes: Any) -> corrections.CorrectionMade:
    draft = {"type": "correction", "edits": list(edits)}
    return corrections.correction_make(correction_command(table, seat, draft, **changes))


def confirm(table: PlayedTable, made: corrections.CorrectionMade, seat: int = 0) -> int:
    assert made.proposal
    return corrections.correction_confirm(Proposed(device=table.devices[seat], table=table.id, proposal=made.proposal))


def replace(version: int, action: Draft) -> Draft:
    return {"type": "replace", "ref": str(version), "action": action}


def payload(action: Any) -> Draft:
    plain: Draft = msgspec.to_builtins(action)
    return plain


def right(version: int) -> Draft:
    """Return the record's action at a version."""
    return payload(list(moves(RECORD))[version - 2][2])


def wrong_tile() -> PlayedTable:
    """Start a table whose first tile, and its place, were entered wrongly."""
    table = begun(1)
    table.draw(0, "U" if right(2)["tile"] != "U" else "V")
    cells = next(iter(table.document(0)["view"]["prompts"].values()))["cells"]
    place, rotations = next(iter(cells.items()))
    x, y = (int(part) for part in place.split(","))
    assert table.place(0, x, y, int(next(iter(rotations)))) == 3
    return table


def bidding() -> MarketTable:
    """Start a table on which everybody has sealed bids. Entry 3 is the first bid of seat 1."""
    table = MarketTable()
    table.bid(0, 1)
    table.bid(1, 2)
    table.bid(1, 3)
    return table


def bid(fish: int, number: int = 1) -> Draft:
    return {"type": "seal_bids", "round": number, "amounts": {"fish": fish, "salt": 0}}


def meanwhile(monkeypatch: pytest.MonkeyPatch, happens: Callable[[], Any]) -> None:
    """Run `happens` once, after a correction was worked out and before its table is locked."""
    simulated, left = corrections._simulate, [happens]

    def slow(*arguments: Any) -> Any:
        result = simulated(*arguments)
        if left:
            left.pop()()
        return result

    monkeypatch.setattr(corrections, "_simulate", slow)


def without_follower(table: PlayedTable) -> Draft:
    """Return the edit that removes a follower of the last turns, with another result of the game."""
    versions = (version for version in range(143, 3, -2) if right(version).get("follower"))
    edits = (replace(version, {**right(version), "follower": None}) for version in versions)
    return next(edit for edit in edits if _holds(table, edit))


def _holds(table: PlayedTable, edit: Draft) -> bool:
    draft = {"type": "correction", "edits": [edit]}
    return previews.preview_of(table.id, 0, draft, 0, host=True).refused is None
