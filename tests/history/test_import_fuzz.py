"""Fuzzed files: each is refused in the usual form, or the imported table is what its log leads to."""

import copy
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.archive.imports import read_file, replay_file
from companion.errors import AppError
from games.carcassonne.rules import Carcassonne
from games.core.log import Entry, find_effective
from games.core.replay import replay
from tests.contract.cases import EVERYTHING
from tests.games.isle_of_skye.pieces import places
from tests.history.files import encode, short_file

pytestmark = pytest.mark.computes

EXAMPLES = 3000 if EVERYTHING else 150
RULES = Carcassonne()


def full() -> dict[str, Any]:
    """Return a file with every kind of entry."""
    file = short_file()
    adjusted = {"type": "adjust_score", "seat": 1, "points": 5, "reason": "agreed"}
    insert = {"type": "insert", "after": "9", "seat": 0, "action": adjusted}
    added: list[dict[str, Any]] = [
        {"kind": "action", "seat": 0, "content": adjusted},
        {"kind": "undo", "seat": 0, "content": {"type": "undo", "drops": [12]}},
        {"kind": "redo", "seat": 0, "content": {"type": "redo", "undo": 13}},
        {"kind": "correction", "content": {"type": "correction", "edits": [insert]}},
        {"kind": "seat", "seat": 1, "content": {"type": "seating_changed", "seat": 1, "what": "moved"}},
        {"kind": "undo", "content": {"type": "undo", "drops": [15]}},
    ]
    for value in added:
        last = file["log"][-1]
        file["log"].append({"version": last["version"] + 1, "at": last["at"], **value})
    file["result"]["scores"][1] += 5
    scores = file["result"]["scores"]
    file["result"]["ranks"] = [1 + sum(other > score for other in scores) for score in scores]
    return file


FULL = full()
WORDS = st.sampled_from(
    ["", "A", "E", "1", "9", "15.1", "+1", "0", "place_tile", "draw_tile", "undo", "redo", "correction", "start", "app",
     "red", "\0", "\u202e", "2026-11-20T19:40:00Z", "9999-12-31T23:59:59Z", "finish_now", "score_game", "start_table"]
)  # fmt: skip
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.integers(-3, 20) | WORDS | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=5,
)


PLACES = places(FULL)


@st.composite
def mangled_files(draw: st.DrawFn) -> dict[str, Any]:
    """Draw the full file with up to three values changed, removed, duplicated or moved."""
    file = copy.deepcopy(FULL)
    for _ in range(draw(st.integers(0, 3))):
        *way, last = draw(st.sampled_from(PLACES))
        place: Any = file
        try:
            for step in way:
                place = place[step]
            match draw(st.sampled_from(["put", "copy", "drop", "double"])):
                case "put":
                    place[last] = draw(VALUES)
                case "copy":
                    document: Any = FULL
                    for step in draw(st.sampled_from(PLACES)):
                        document = document[step]
                    place[last] = copy.deepcopy(document)
                case "drop":
                    del place[last]
                case "double":
                    place.insert(last, copy.deepcopy(place[last]))
        except (KeyError, IndexError, TypeError, AttributeError):
            continue  # its path is gone by now
    return file


def import_or_refuse(data: bytes) -> bool:
    """Import the file. Return False if it is refused, else check that the table is what its log leads to."""
    try:
        file = read_file(data)
        played = replay_file(file)
    except AppError:
        return False
    log = [Entry(entry.version, entry.kind, entry.seat, entry.content) for entry in played.log]  # type: ignore[arg-type]
    result = replay(RULES, find_effective(log))
    assert result.error is None
    assert result.state == played.state
    assert RULES.find_outcome(result.state) == played.outcome
    assert file.result.scores == played.outcome.scores
    return True


def test_the_full_file_is_valid() -> None:
    assert import_or_refuse(encode(FULL))


@given(file=mangled_files())
@settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
def test_a_mangled_file_is_refused_or_is_what_its_log_says(file: dict[str, Any]) -> None:
    import_or_refuse(encode(file))


@given(data=st.binary(max_size=200) | st.builds(lambda value: json.dumps(value).encode(), VALUES))
@settings(max_examples=EXAMPLES, deadline=None, database=None)
def test_any_bytes_are_refused(data: bytes) -> None:
    assert not import_or_refuse(data)
