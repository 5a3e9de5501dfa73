"""Recorded games and situations of Dolmengötter: the ruleset agrees with every figure of every row."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.golden import by_id
from tests.records.__main__ import main
from tests.records.dolmengoetter import Row, compute, computer, rows


def agrees(expected: Any, computed: Any) -> bool:
    """True if the computed answer contains the expected one; missing players are ignored."""
    if isinstance(expected, dict) and isinstance(computed, dict):
        return all(key in computed and agrees(value, computed[key]) for key, value in expected.items())
    return bool(expected == computed)


@pytest.mark.parametrize("row", rows("games"), ids=by_id)
def test_a_recorded_game_is_computed_as_recorded(row: Row) -> None:
    bare_row = {key: value for key, value in row.items() if key not in ("after", "final")}
    assert compute(bare_row) == {key: row[key] for key in ("id", "after", "final", "probes")}


WHOLE = ("stones", "stacks")
"""Fields that a situation lists completely."""


@pytest.mark.parametrize("row", rows("cases"), ids=by_id)
def test_a_situation_is_answered_as_worked_out_by_hand(row: Row) -> None:
    expected, answer = dict(row["expected"]), compute(row)["answer"]
    if "query" in row:
        assert answer == expected["answer"]
        return
    expected.pop("reason", None)
    if "druids" in expected:
        expected["druids"] = sorted(expected["druids"])
    assert agrees(expected, answer), answer
    assert {key: answer[key] for key in WHOLE if key in expected} == {k: expected[k] for k in WHOLE if k in expected}
    if "scored" in expected:
        assert [points for _, points in answer["scored"]] == [points for _, points in expected["scored"]]


SQUARE = {
    "width": 100,
    "height": 100,
    "places": [
        {"id": name, "x": x, "y": y, "rune": "F", "corner": True}
        for name, x, y in (("nw", 0, 0), ("ne", 90, 0), ("se", 90, 90), ("sw", 0, 90))
    ],
    "circles": [{"id": "only", "size": 4, "x": 45, "y": 45, "places": ["nw", "ne", "se", "sw"]}],
}


def druid(player: str, at: str, *, lying: bool = False) -> Row:
    return {"player": player, "at": at, "lying": lying}


def test_a_board_is_read_beside_the_file_and_a_situation_starts_anywhere(tmp_path: Path) -> None:
    """All four places hold lying druids: everybody passes, and the third pass in a row is the last."""
    (tmp_path / "square.json").write_text(json.dumps(SQUARE), "utf-8")
    druids = [druid("A", "nw", lying=True), druid("A", "ne", lying=True), druid("B", "se", lying=True)]
    setup = {
        "players": ["A", "B", "C"],
        "active": "B",
        "druids": druids,
        "stones": {"sw": "C"},
        "stacks": {"only": [["C", 4], ["B", 3]]},
    }
    passes = [{"player": player, "type": "pass"} for player in "BCA"]
    row = {"id": "stuck", "board": "square.json", "setup": setup, "actions": passes}
    answer = computer(tmp_path / "rows.jsonl")(row)["answer"]
    assert (answer["over"], answer["ended_by"], answer["winners"]) == (True, "stuck", ["C"])
    assert answer["scored"] == [["only", {"B": 6, "C": 12}]]
    assert answer["points"] == {"A": 4, "B": 10, "C": 16}
    early = {**row, "actions": passes[:2]}
    assert computer(tmp_path / "rows.jsonl")(early)["answer"]["active"] == "A"
    with pytest.raises(LookupError):
        computer(tmp_path / "rows.jsonl")({**row, "board": "none.json"})


def test_a_list_of_answers_may_be_null() -> None:
    setup = {"players": ["A", "B"], "druids": [druid("A", "p36")]}
    walk = {"player": "A", "type": "walk", "from": "p36", "to": "p29", "stone": True, "dolmens": None}
    answer = compute({"id": "null", "setup": setup, "action": walk})["answer"]
    assert (answer["legal"], answer["stones"]) == (True, {"p36": "A"})


OVER = {"players": ["A", "B"], "active": None, "druids": [druid("A", "p36")], "stones": {"p29": "B"}}


@pytest.mark.parametrize("phase", [{}, {"phase": "over"}, {"phase": None}])
def test_a_situation_in_which_nobody_is_active_is_over(phase: Row) -> None:
    setup = {**OVER, **phase}
    walk = {"player": "A", "type": "walk", "from": "p36", "to": "p30", "stone": True}
    assert compute({"id": "over", "setup": setup, "action": walk})["answer"] == {"legal": False, "reason": "over"}
    answer = compute({"id": "over", "setup": setup, "actions": []})["answer"]
    assert (answer["over"], answer["active"], answer["phase"], answer["ended_by"]) == (True, None, "over", None)
    targets = {"type": "walk_targets", "from": "p36"}
    assert compute({"id": "over", "setup": setup, "query": targets})["answer"] == ["p30", "p43"]


@pytest.mark.parametrize("row", [*rows("cases"), *rows("games")[:1]], ids=by_id)
def test_what_is_null_counts_as_left_out(row: Row) -> None:
    members = (
        "phase",
        "points",
        "stones_left",
        "supply",
        "used",
        "druids",
        "stones",
        "stacks",
        "final_turns",
        "passes",
    )
    absent = dict.fromkeys(key for key in members if key not in row["setup"])
    moves = {key: None for key in ("query", "action", "actions", "probes") if key not in row}
    assert compute({**moves, **row, "setup": {**absent, **row["setup"]}}) == compute(row)


def test_the_command_prints_a_line_per_row(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    spoilt = rows("games")[0]
    spoilt["actions"][2]["to"] = spoilt["actions"][0]["to"]
    file = tmp_path / "rows.jsonl"
    input_rows = (rows("cases")[0], {"id": "torn", "setup": None}, {"id": "torn too", "setup": {"players": 7}}, spoilt)
    file.write_text("".join(json.dumps(row) + "\n" for row in input_rows), "utf-8")
    assert main(["dolmengoetter", str(file)]) == 0
    answer, torn, *_, refused = map(json.loads, capsys.readouterr().out.splitlines())
    assert (torn["id"], torn["answer"], "unknown" in torn) == ("torn", None, True)
    assert answer == {"id": "W02", "answer": ["p30", "p43"]}
    assert refused == {"id": spoilt["id"], "answer": None, "refused": "dolmengoetter.druid_there"}
