"""Recorded games with expansions: the ruleset agrees with every figure of every record."""

import copy
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from games.carcassonne.meta import EXPANSIONS
from tests.games.wording import ROOT
from tests.records.carcassonne_expansions import compute, rows

Row = dict[str, Any]


def by_id(row: Row) -> str:
    return f"{row['id']} {'+'.join(row['sets'])} {row['players']}"


def expected(row: Row) -> Row:
    """Return a record in the format of a result."""
    moves = row["moves"]
    return {
        "id": row["id"],
        **{key: [move[key] for move in moves] for key in ("scores", "supply", "legal_placements", "legal")},
        "goods": [move.get("goods") for move in moves],
        "double": [move.get("double", False) for move in moves],
        "final": row["final_scores"],
    }


def test_there_are_records_for_every_set_of_boxes_and_six_players() -> None:
    assert {box for row in rows() for box in row["sets"]} == {expansion.id for expansion in EXPANSIONS}
    assert {row["players"] for row in rows()} == {2, 3, 4, 5, 6}
    assert len({tuple(row["sets"]) for row in rows()}) >= 13


@pytest.mark.parametrize("row", rows(), ids=by_id)
def test_a_recorded_game_is_computed_as_recorded(row: Row) -> None:
    assert compute(row) == expected(row)


def test_the_command_prints_a_line_for_games_with_and_without_boxes(tmp_path: Path) -> None:
    base = (ROOT / "tests/golden/carcassonne/games.jsonl").read_text("utf-8").splitlines()[0]
    file = tmp_path / "two.jsonl"
    file.write_text(f"{json.dumps(rows()[0])}\n{base}\n", "utf-8")
    command = [sys.executable, "-m", "tests.records", "carcassonne", str(file)]
    process = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=180)
    first, second = (json.loads(line) for line in process.stdout.splitlines())
    assert first == expected(rows()[0])
    assert "legal_followers" in second


def find(row: Row, **facts: Any) -> Row:
    return next(move for move in row["moves"] if all(move.get(key) == value for key, value in facts.items()))


def set_figure(row: Row, figure: str, kind: str, at: str | None) -> int:
    """Let the first move whose tile has such a segment set that figure; return its number."""
    for move in row["moves"]:
        names = [target for targets in move["legal"].values() for target in targets]
        if (f"{kind}:{at}" if at else kind) in names:
            place = {"at": at} if at else {}
            move["follower"] = {"player": move["player"], "figure": figure, "kind": kind, **place}
            move.pop("abbot_back", None)
            return int(move["n"])
    raise LookupError(kind)


def tile_of_another_box(row: Row) -> int:
    row["moves"][3]["tile"] = "TA"
    return int(row["moves"][3]["n"])


def late_river_tile(row: Row) -> int:
    row["moves"][15]["tile"] = "RI"
    return int(row["moves"][15]["n"])


def early_base_tile(row: Row) -> int:
    row["moves"][2]["tile"] = "E"
    return int(row["moves"][2]["n"])


def figure_not_owned(row: Row) -> int:
    return set_figure(row, "abbot", "road", "E")


def another_abbot(row: Row) -> int:
    move = find(row, n=20)
    move.update(follower=None, abbot_back={"x": row["moves"][0]["x"], "y": row["moves"][0]["y"], "points": 1})
    return 20


def no_second_part(row: Row) -> int:
    row["moves"][1]["part"] = 2
    row["moves"][1]["player"] = row["moves"][0]["player"]
    return 2


SPOILT = [
    (("river",), tile_of_another_box, "carcassonne.unknown_tile"),
    (("river",), late_river_tile, "carcassonne.tile_used_up"),
    (("river",), early_base_tile, "carcassonne.not_next"),
    (("river",), figure_not_owned, "carcassonne.unknown_figure"),
    (("abbot",), another_abbot, "carcassonne.nothing_to_take_back"),
    (("abbot",), lambda row: set_figure(row, "abbot", "city", "N"), "carcassonne.abbot_kind"),
    (("traders_builders",), lambda row: set_figure(row, "builder", "field", "NL"), "carcassonne.builder_kind"),
    (("traders_builders",), lambda row: set_figure(row, "pig", "city", "N"), "carcassonne.pig_kind"),
    (("traders_builders",), lambda row: set_figure(row, "builder", "city", "N"), "carcassonne.builder_alone"),
    (("traders_builders",), lambda row: set_figure(row, "pig", "field", "NL"), "carcassonne.pig_alone"),
    (("traders_builders",), no_second_part, "carcassonne.builder_idle"),
]


@pytest.mark.parametrize(("boxes", "spoil", "code"), SPOILT, ids=[code for _, _, code in SPOILT])
def test_a_faulty_record_names_the_illegal_action(boxes: tuple[str, ...], spoil: Any, code: str) -> None:
    row = copy.deepcopy(next(row for row in rows() if tuple(row["sets"]) == boxes))
    at = spoil(row)
    error = compute(row)["error"]
    assert (error["code"], error["move"]) == (code, at)
