"""Recorded games: the ruleset agrees with every figure of every record, and locates planted faults."""

import copy
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from games.carcassonne.actions import DrawTile
from games.core.prompt import ChancePrompt
from games.core.seats import CHANCE
from tests.games.recorded import RECORDS, RULES, rows, steps
from tests.games.wording import ROOT
from tests.golden import by_id
from tests.records.carcassonne import compute

ROWS = rows()
TILES = json.loads((ROOT / "games/carcassonne/data/tiles.json").read_text("utf-8"))
Row = dict[str, Any]


def expected(row: Row) -> Row:
    """Return a record in the format of a result. Its last move may lack the supply."""
    moves = row["moves"]
    return {
        "id": row["id"],
        "scores": [move["scores"] for move in moves],
        "supply": [move["supply"] for move in moves if "supply" in move],
        "legal_placements": [move["legal_placements"] for move in moves],
        "legal_followers": [sorted(move["legal_followers"]) for move in moves],
        "final": row["final_scores"],
        "error": None,
    }


def test_there_are_records_for_every_number_of_players() -> None:
    assert len(ROWS) == 23
    assert {row["players"] for row in ROWS} == {2, 3, 4, 5}
    assert sum(bool(row["discarded"]) for row in ROWS) >= 2


@pytest.mark.parametrize("row", ROWS, ids=by_id)
def test_a_recorded_game_is_computed_as_recorded(row: Row) -> None:
    result, expected_row = compute(row), expected(row)
    assert all("supply" in move for move in row["moves"][:-1])
    result["supply"] = result["supply"][: len(expected_row["supply"])]
    assert result == expected_row


def test_what_is_left_out_or_null_is_nothing() -> None:
    row = copy.deepcopy(ROWS[0])
    for move in row["moves"]:
        if move["follower"] is None:
            del move["follower"]
        elif "at" not in move["follower"]:
            move["follower"]["at"] = None
    assert compute({**row, "discarded": row["discarded"] or None}) == compute(ROWS[0])


def test_the_command_prints_a_line_per_record(tmp_path: Path) -> None:
    file = tmp_path / "two.jsonl"
    file.write_text("\n".join(json.dumps(row) for row in ROWS[:2]) + "\n\n", "utf-8")
    command = [sys.executable, "-m", "tests.records", "carcassonne", str(file)]
    process = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=180)
    assert [json.loads(line) for line in process.stdout.splitlines()] == [compute(row) for row in ROWS[:2]]
    assert process.stderr == ""


def test_the_command_prints_its_usage() -> None:
    command = [sys.executable, "-m", "tests.records", "chess", str(RECORDS)]
    process = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=180)
    assert process.returncode == 2
    assert "usage" in process.stderr


def taken_cell(row: Row) -> int:
    row["moves"][4].update({key: row["moves"][2][key] for key in ("x", "y")})
    return 5


def far_cell(row: Row) -> int:
    row["moves"][7].update({"x": 40, "y": 40})
    return 8


def off_the_plane(row: Row) -> int:
    """Move a tile 256 columns away, where cells packed into one number would collide; return the number of that
    move."""
    row["moves"][7].update({"x": row["moves"][7]["x"] + 256, "y": row["moves"][7]["y"] - 1})
    return 8


def impossible_rotation(row: Row) -> int:
    row["moves"][7]["rotation"] = -1
    return 8


def another_follower(row: Row) -> int:
    move = next(move for move in row["moves"] if move["follower"])
    move["follower"]["player"] = (move["player"] + 1) % row["players"]
    return int(move["n"])


def unknown_tile(row: Row) -> int:
    row["moves"][0]["tile"] = "Z"
    return 1


def another_seat(row: Row) -> int:
    row["moves"][3]["player"] = (row["moves"][3]["player"] + 1) % row["players"]
    row["moves"][3]["follower"] = None
    return 4


def no_such_segment(row: Row) -> int:
    move = next(move for move in row["moves"] if move["tile"] in "UVWX")
    move["follower"] = {"player": move["player"], "kind": "city", "at": "N"}
    return int(move["n"])


def occupied_feature(row: Row) -> int:
    """Put a follower where the record lists none as free; return the number of that move."""
    for move in row["moves"]:
        if "city:N" not in move["legal_followers"] and move["tile"] == "E" and move["rotation"] == 0:
            move["follower"] = {"player": move["player"], "kind": "city", "at": "N"}
            return int(move["n"])
    raise LookupError("no such move in the record")


def missing_discard(row: Row) -> int:
    row["moves"].insert(5, dict(row["moves"][5], tile="Z"))
    return int(row["moves"][5]["n"])


SPOILT = [
    (taken_cell, "carcassonne.cell_taken", {"place", "rule"}),
    (far_cell, "carcassonne.no_neighbour", {"place", "rule"}),
    (off_the_plane, "action.malformed", {"detail"}),
    (impossible_rotation, "action.malformed", {"detail"}),
    (another_follower, "action.malformed", {"detail"}),
    (unknown_tile, "carcassonne.unknown_tile", {"tile", "rule"}),
    (another_seat, "carcassonne.not_your_turn", {"seat", "rule"}),
    (no_such_segment, "action.malformed", {"detail"}),
    (missing_discard, "carcassonne.unknown_tile", {"tile", "rule"}),
]


@pytest.mark.parametrize(("spoil", "code", "params"), SPOILT, ids=[spoil.__name__ for spoil, _, _ in SPOILT])
def test_a_faulty_record_names_the_illegal_action(spoil: Any, code: str, params: set[str]) -> None:
    row = copy.deepcopy(ROWS[0])
    at = spoil(row)
    result = compute(row)
    assert result["error"]["code"] == code
    assert set(result["error"]["params"]) == params
    assert result["error"]["move"] == at
    assert result["final"] is None
    assert result["scores"] == [move["scores"] for move in ROWS[0]["moves"][: at - 1]]


def test_a_follower_on_an_occupied_feature_is_named() -> None:
    for record in ROWS:
        row = copy.deepcopy(record)
        try:
            at = occupied_feature(row)
        except LookupError:
            continue
        error = compute(row)["error"]
        assert (error["code"], error["move"]) in {
            ("carcassonne.feature_occupied", at),
            ("carcassonne.no_follower_left", at),
        }
        if error["code"] == "carcassonne.feature_occupied":
            return
    raise AssertionError("no record has an occupied city to try")


def test_a_used_up_tile_is_named() -> None:
    row = copy.deepcopy(ROWS[0])
    draw = next(move for move in row["moves"] if move["tile"] == "C")
    later = row["moves"][draw["n"]]
    later["tile"] = "C"
    error = compute(row)["error"]
    params = {"tile": "carcassonne.tile_c", "count": 1, "rule": "2"}
    assert error == {"code": "carcassonne.tile_used_up", "params": params, "move": later["n"]}


def test_chance_weights_tiles_by_the_copies_left() -> None:
    """Counted independently: the data file's copies, minus the start tile and everything drawn so far."""
    for row in ROWS:
        remaining = Counter({tile["type"]: tile["count"] for tile in TILES["tiles"]})
        remaining[TILES["start_tile"]] -= 1
        for step in steps(row):
            for prompt in RULES.list_prompts(step.before, CHANCE):
                assert isinstance(prompt, ChancePrompt)
                weights = {msg.action.tile: msg.weight for msg in prompt.outcomes if isinstance(msg.action, DrawTile)}
                assert weights == {tile: copies for tile, copies in remaining.items() if copies}
            if isinstance(step.action, DrawTile):
                remaining[step.action.tile] -= 1
        assert set(remaining.values()) == {0}, "all 71 tiles were drawn"
