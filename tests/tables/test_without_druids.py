"""A table without Druids: its bytes do not change with what belongs to Druids."""

import json
from hashlib import sha256
from typing import Any

import pytest

from companion.tables.codec import encode
from games.registry import game
from tests.contract.tables import Case, play

DIGESTS = {
    ("table", "full"): "0996c05831b92dba",
    ("table", "territories"): "3078f09e39a3f254",
    ("app", "full"): "0340fc2379929a48",
    ("app", "territories"): "aee10d099be0c04a",
}
"""By who draws and what is tracked: of all states of a played table and of what each viewer is shown of them, without
Druids. They change with the rules or the views of the base alone: last when names of surfaces stopped to repeat their
seat."""
SINCE = ("zero_lines", "final_lines", "incomes", "secret_seats", "goal_worths")
SINCE_IN_PROMPTS = ("secret", "at_once", "strands")
"""What states and views of the base have got since: left out of the digests."""


def before(kept: str) -> bytes:
    """A kept state or view without what there was not before."""
    fields = json.loads(kept)
    for name in SINCE:
        fields.pop(name, None)
    for prompt in fields.get("prompts", {}).values():
        for name in SINCE_IN_PROMPTS:
            prompt.pop(name, None)
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":")).encode()


def digest(draw: Any, tracking: str) -> str:
    played = play(Case(game("isle_of_skye"), (), 2, draw, {"tracking": tracking}))
    found = sha256(encode(played.start).encode())
    for state in played.states:
        found.update(before(encode(state)))
        for viewer in (0, 1, "spectator"):
            found.update(before(encode(played.ruleset.view(state, viewer))))  # type: ignore[arg-type]
    return found.hexdigest()[:16]


@pytest.mark.parametrize(("draw", "tracking"), DIGESTS)
def test_a_table_of_the_base_goes_and_looks_as_it_did(draw: str, tracking: str) -> None:
    assert digest(draw, tracking) == DIGESTS[draw, tracking]
