"""The board editor in the browser: a printed board entered by taps."""

import copy
import json
from typing import Any

from tests.e2e.phone import IS_DEEP
from tests.serving import ROOT

GAME = "isle_of_skye"


(FORM,) = json.loads((ROOT / "frontend" / "src" / "generated" / "forms" / f"{GAME}.json").read_text("utf-8")).values()


def items_of(facts: dict[str, Any], row: dict[str, Any]) -> list[dict[str, Any]]:
    for key in row["at"]:
        facts = facts[key]
    return facts  # type: ignore[return-value]


LAST_MOVED = None if IS_DEEP else 7
"""How far the board to be copied out differs from the draft, in spaces of each track."""


def printed_board(facts: dict[str, Any]) -> dict[str, Any]:
    """Return the board to be copied out: the draft with the requirements of each track moved up by one, from the fifth
    space up to `LAST_MOVED`."""
    board = copy.deepcopy(facts)
    for row in FORM["rows"]:
        spaces = items_of(board, row)
        moved = spaces[4:LAST_MOVED]
        asks = [space["requirement"] for space in moved]
        for space, asked_for in zip(moved, asks[1:] + asks[:1], strict=True):
            space["requirement"] = asked_for
        spaces[7]["vp_on_step"] = 5
    return board


def choice_of(field: dict[str, Any], item: dict[str, Any]) -> int:
    """Return the number of the choice for what is printed on an item."""
    return next(
        n
        for n, choice in enumerate(field["choices"])
        if all(item.get(key) == value for key, value in choice["facts"].items())
    )
