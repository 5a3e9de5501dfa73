"""The bytes of a table without Druids do not change with the expansion."""

import json
from hashlib import sha256
from typing import Any

import pytest
from msgspec.structs import replace

from companion.tables.codec import encode
from games.registry import find_game
from tests.contract.cases import Case
from tests.contract.tables import play

DIGESTS = {
    ("table", "full"): "0996c05831b92dba",
    ("table", "territories"): "6b552ba17a9b6be0",
    ("app", "full"): "0340fc2379929a48",
    ("app", "territories"): "ce7dc4d6b344d9f7",
}
"""Digests of all states of a game and of each viewer's view, by who draws and what is tracked, without Druids. They
change only with the rules or views of the base: last when `tell_gold` became `report_gold`."""
SINCE = ("zero_lines", "final_lines", "incomes", "secret_seats", "goal_worths", "early_end", "version")
SINCE_IN_PROMPTS = ("secret", "at_once", "strands", "opens")
"""Newer fields of the base's states and views, left out of the digests."""


def without_newer_fields(document: str) -> bytes:
    """Return a stored state or view without newer fields."""
    fields = json.loads(document)
    for name in SINCE:
        fields.pop(name, None)
    for prompt in fields.get("prompts", {}).values():
        for name in SINCE_IN_PROMPTS:
            prompt.pop(name, None)
    for surface in fields.get("surfaces", {}).values():
        for tile in surface.get("tiles", {}).values():
            tile.pop("turn", None)
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":")).encode()


def digest(draw: Any, tracking: str, version: int) -> str:
    played = play(Case(find_game("isle_of_skye"), (), 2, draw, {"tracking": tracking}), version)
    sha = sha256(encode(replace(played.start, ruleset_version=1)).encode())
    for state in played.states:
        sha.update(without_newer_fields(encode(state)))
        for viewer in (0, 1, "spectator"):
            sha.update(without_newer_fields(encode(played.ruleset.build_view(state, viewer))))  # type: ignore[arg-type]
    return sha.hexdigest()[:16]


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize(("draw", "tracking"), DIGESTS)
def test_a_table_of_the_base_game_is_unchanged(draw: str, tracking: str, version: int) -> None:
    assert digest(draw, tracking, version) == DIGESTS[draw, tracking]
