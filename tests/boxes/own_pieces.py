"""Pieces kept in a box of Isle of Skye."""

from typing import Any

from tests.games.isle_of_skye.pieces import MEADOW

GAME = "isle_of_skye"


_NEXT = {"N": "E", "E": "S", "S": "W", "W": "N"}


TURNED: dict[str, Any] = {
    "edges": {_NEXT[edge]: terrain for edge, terrain in MEADOW["edges"].items()},
    "center": MEADOW["center"],
    "roads": [{"edges": [_NEXT[edge] for edge in road["edges"]]} for road in MEADOW.get("roads", ())],
    "features": [{**feature, "region": _NEXT[feature["region"]]} for feature in MEADOW["features"]],
}
"""MEADOW, rotated by a quarter turn."""


HILL: dict[str, Any] = {"edges": dict.fromkeys("NESW", "mountain"), "center": "mountain"}


LAKE: dict[str, Any] = {"edges": dict.fromkeys("NESW", "water"), "center": "mountain"}
