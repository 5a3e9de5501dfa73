"""Recorded Isle of Skye games and situations: the ruleset agrees with every figure of every row."""

import copy
import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from games.core.errors import GameError
from games.isle_of_skye.tiles import PRINTED, read_facts
from tests.games.wording import ROOT
from tests.golden import GOLDEN
from tests.records.skye import compute
from tests.records.skye_journeys import turn_row
from tests.records.skye_rounds import GAMES

FOLDER = GOLDEN / "isle_of_skye"
Row = dict[str, Any]
KEPT = {
    "games": 12,
    "territories_base": 40,
    "territories": 60,
    "settings": 20,
    "most_tables": 12,
    "placements": 45,
    "build_hands": 10,
    "incomes": 10,
    "examples": 23,
    "dolmen": 14,
    "prices": 20,
    "phase4": 25,
    "finals": 14,
    "track_steps": 18,
    "journeyman_plans": 31,
    "journeyman_turns": 40,
}
FIGURES = ("income", "gold_after_income", "gold_after_buying", "scored", "vp_after")


@cache
def rows(kind: str) -> tuple[Row, ...]:
    return tuple(json.loads(line) for line in (FOLDER / f"{kind}.jsonl").read_text("utf-8").splitlines())


def expected(row: Row) -> Row:
    """Return a row in the format of an answer."""
    if "rounds" not in row:
        expected_answer: Row = row["expected"]
        return expected_answer
    rounds = [{figure: round_row[figure] for figure in FIGURES} for round_row in row["rounds"]]
    return {"rounds": rounds, "final": row["final"], "winners": row["winners"]}


@pytest.mark.parametrize("kind", KEPT)
def test_every_row_is_computed_as_recorded(kind: str) -> None:
    assert len(rows(kind)) == KEPT[kind]
    for row in rows(kind):
        assert compute(FOLDER, row) == {"id": row["id"], "answer": expected(row)}


OPTIONAL = {
    "territories": ("roads", "journeyman", "tracks", "board", "gold"),
    "settings": ("roads", "journeyman"),
    "prices": ("tablets", "tablets_built", "round", "bag", "bank_pays"),
    "phase4": ("costs", "display", "pile", "druids"),
}


@pytest.mark.parametrize("kind", OPTIONAL)
def test_what_is_null_counts_as_left_out(kind: str) -> None:
    for row in rows(kind):
        absent = dict.fromkeys(key for key in OPTIONAL[kind] if key not in row["input"])
        assert compute(FOLDER, {**row, "kept": None, "input": {**absent, **row["input"]}}) == compute(FOLDER, row)


@pytest.mark.parametrize("players", sorted(GAMES))
def test_every_journey_of_the_recorded_rounds_is_computed_as_recorded(players: int) -> None:
    journeys = GAMES[players]["journeys"]
    assert [turn_row(FOLDER, journey["input"]) for journey in journeys] == [journey["expected"] for journey in journeys]


def test_there_are_games_for_every_number_of_players_and_a_returned_tile() -> None:
    assert {len(row["players"]) for row in rows("games")} == {2, 3, 4, 5}
    built_tiles = [
        tile
        for row in rows("games")
        for round_row in row["rounds"]
        for tiles in round_row["built"].values()
        for tile in tiles
    ]
    assert any(tile["returned"] for tile in built_tiles)


def test_the_printed_tiles_are_those_of_the_records() -> None:
    recorded = json.loads((FOLDER / "tiles.json").read_text("utf-8"))
    equal_tiles = [
        name for name, raw in recorded.items() if name in PRINTED.tiles and read_facts(raw) == PRINTED.tiles[name]
    ]
    assert len(equal_tiles) == len([name for name in recorded if name in PRINTED.tiles]) > 70


def test_the_command_prints_a_line_per_row() -> None:
    command = [sys.executable, "-m", "tests.records", "skye", str(FOLDER / "examples.jsonl")]
    process = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=180)
    assert [json.loads(line) for line in process.stdout.splitlines()] == [
        compute(FOLDER, row) for row in rows("examples")
    ]


def test_a_record_may_omit_seats_that_bought_or_built_nothing() -> None:
    omitted = 0
    for row in rows("games"):
        short = copy.deepcopy(row)
        for round_row in short["rounds"]:
            purchases = [buy for buy in round_row["buys"] if buy["tile"]]
            omitted += len(round_row["buys"]) - len(purchases)
            round_row["buys"] = purchases
            round_row["built"] = {player: tiles for player, tiles in round_row["built"].items() if tiles}
        assert compute(FOLDER, short) == {"id": row["id"], "answer": expected(row)}
    assert omitted


def test_rows_after_an_illegal_game_are_computed_too(tmp_path: Path) -> None:
    for name in ("tiles.json", "boards.json"):
        (tmp_path / name).write_bytes((FOLDER / name).read_bytes())
    wrong, strange = copy.deepcopy(rows("games")[0]), copy.deepcopy(rows("territories")[0])
    dearer(wrong)
    strange["input"]["tiles"][0]["tile"] = "no_such_tile"
    unknown_kind = {**rows("examples")[0], "kind": "no_such_kind"}
    all_rows = (wrong, strange, unknown_kind, *rows("examples"))
    (tmp_path / "games.jsonl").write_text("\n".join(map(json.dumps, all_rows)), "utf-8")
    command = [sys.executable, "-m", "tests.records", "skye", str(tmp_path / "games.jsonl")]
    process = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=180)
    first, second, third, *further_answers = (json.loads(line) for line in process.stdout.splitlines())
    assert second == {"id": strange["id"], "answer": None, "unknown": "'no_such_tile'"}
    assert third == {"id": unknown_kind["id"], "answer": None, "unknown": "no_such_kind"}
    assert first == {"id": wrong["id"], "answer": None, "refused": "isle_of_skye.price_above_gold"}
    assert further_answers == [compute(FOLDER, row) for row in rows("examples")]


def dearer(row: Row) -> None:
    """Set a price above the gold in hand."""
    prices = row["rounds"][0]["pricing"]["p0"]["prices"]
    prices[next(iter(prices))] = 60


def two_axes(row: Row) -> None:
    pricing = row["rounds"][0]["pricing"]["p0"]
    pricing["prices"][pricing["axe"]] = 1


def drawn_twice(row: Row) -> None:
    draws = row["rounds"][0]["drawn"]
    draws["p1"][0] = draws["p0"][0]


def own_tile(row: Row) -> None:
    round_row = row["rounds"][0]
    round_row["buys"][0] = {"player": "p0", "tile": next(iter(round_row["pricing"]["p0"]["prices"]))}


def far_away(row: Row) -> None:
    next(iter(row["rounds"][0]["built"].values()))[0]["x"] = 40


def turned(row: Row) -> None:
    """Turn a tile of the first round to a rotation that does not fit."""
    placement = row["rounds"][0]["built"]["p0"][0]
    placement["rot"] = (placement["rot"] + 2) % 4


SPOILT = {
    dearer: "isle_of_skye.price_above_gold",
    two_axes: "isle_of_skye.price_on_axe",
    drawn_twice: "isle_of_skye.tile_gone",
    own_tile: "isle_of_skye.own_tile",
    far_away: "isle_of_skye.no_neighbour",
    turned: "isle_of_skye.edge_mismatch",
}


@pytest.mark.parametrize("spoil", SPOILT, ids=lambda spoil: spoil.__name__)
def test_a_faulty_game_is_refused_at_its_fault(spoil: Any) -> None:
    row = copy.deepcopy(rows("games")[0])
    spoil(row)
    with pytest.raises(GameError) as error:
        compute(FOLDER, row)
    assert error.value.code == SPOILT[spoil]
