"""Options and actions of a table of Dolmengötter."""

from typing import Any

from tests.chaos.games import DOLMENS

CHOSEN = len(DOLMENS.moves) - 4
"""Moves until the active seat has decided which right comes first."""


def build(seat: int, values: str, value: int = 2) -> dict[str, Any]:
    payload = {"value": value} if values == "when_built" else {}
    return {"type": "build_dolmen", "circle": f"c1{3 + seat}", **payload}
