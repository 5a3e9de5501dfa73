"""Golden tables of Isle of Skye (tests/golden/isle_of_skye): territories of plain tiles, and tables as logs."""

import ast
import json
from collections.abc import Iterable
from functools import cache, reduce
from operator import or_
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

from games.core.action import Draw, StartTable, find_actor
from games.core.errors import IllegalAction
from games.core.ruleset import Ruleset
from games.core.score import ScoreLine
from games.isle_of_skye.meta import META
from games.isle_of_skye.rounds import build_lines, list_base_final_lines, list_goal_lines
from games.isle_of_skye.scoring import GOALS, SCROLLS
from games.isle_of_skye.subject import Subject
from tests.games.isle_of_skye.shapes import RULES, subject, tile
from tests.golden import GOLDEN, plain

Row = dict[str, Any]
FOLDER = GOLDEN / "isle_of_skye"
ACTIONS: Any = reduce(or_, (*RULES.action_types, Draw))


@cache
def golden(name: str) -> tuple[Row, ...]:
    return tuple(json.loads((FOLDER / f"{name}.json").read_text("utf-8")))


# --- lands --------------------------------------------------------------------------------------------------


def shape_of(row: Row) -> Row:
    """Return a plain tile of a territory. `regions` lists those that do not follow from the edges, as id -> [letter,
    edges]."""
    raw = tile(row["edges"], *row.get("symbols", ()), roads=tuple(row.get("roads", ())), inside=row.get("inside", ""))
    if "regions" in row:
        names = {"P": "pasture", "M": "mountain", "W": "water"}
        raw["regions"] = [
            {"id": name, "terrain": names[kind], "edges": list(edges)} for name, (kind, edges) in row["regions"].items()
        ]
    return raw


def cell_of(row: Row) -> tuple[int, int]:
    x, y = row["at"].split(",")
    return int(x), int(y)


def subjects_of(row: Row) -> list[Subject]:
    """Return the scoring contexts of the seats of a territory."""
    return [
        subject(
            {cell_of(tile): shape_of(tile) for tile in seat["tiles"]}, seat.get("gold", 0), **row.get("options", {})
        )
        for seat in row["seats"]
    ]


def score_lines(row: Row) -> tuple[ScoreLine, ...]:
    """Return the score lines of a scoring tile, or of the final scoring."""
    subjects = subjects_of(row)
    if "goal" in row:
        return build_lines(list_goal_lines(subjects, {"A": row["goal"]}, "A", GOALS), 1, 0)
    return build_lines(list_base_final_lines(subjects, SCROLLS), 6, 0)


def line_row(line: ScoreLine) -> Row:
    """Return a line in the format of the golden files."""
    return {
        "seat": line.seat,
        "reason": line.reason.removeprefix("isle_of_skye."),
        "points": line.points,
        "parts": {part.code: [part.count, part.value] for part in line.parts},
        "left_over": {left_out.place: left_out.reason.removeprefix("isle_of_skye.") for left_out in line.left_over},
    }


# --- tables -------------------------------------------------------------------------------------------------


def start_of(row: Row) -> StartTable:
    return StartTable(
        "isle_of_skye",
        row.get("version", META.ruleset_version),
        row.get("options", {}),
        tuple(row.get("colours", META.colours[: row["seats"]])),
        row.get("starter", 0),
        tuple(row.get("expansions", ())),
        row.get("draw", "table"),
        row.get("pieces", msgspec.UNSET),
    )


def find_accepted(entries: Iterable[Row]) -> set[str]:
    """Return the wire names of the actions that were accepted."""
    return {entry["action"]["type"] for entry in entries if "refused" not in entry}


def find_events(entries: Iterable[Row]) -> set[str]:
    """Return the wire names of the events."""
    return {event["type"] for entry in entries for event in entry.get("events", ())}


def find_untested_refusals(package: ModuleType, entries: Iterable[Row], tests: str) -> set[str]:
    """Return the codes that a package raises and neither a table nor a test file of this pattern names."""
    raised = find_first_arguments("IllegalAction", Path(str(package.__file__)).parent.rglob("*.py"))
    tested = "".join(path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob(tests)))
    refused = {entry["refused"]["code"] for entry in entries if "refused" in entry}
    return {code for code in raised - refused - {"action.unknown", "table.no_such_seat"} if f'"{code}"' not in tested}


def find_first_arguments(name: str, sources: Iterable[Path]) -> set[str]:
    """Return the words that calls of a function are given first in these files."""
    return {
        str(node.args[0].value)
        for path in sources
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name and node.args
        if isinstance(node.args[0], ast.Constant)
    }


def play_golden(rules: Ruleset, start: StartTable, row: Row) -> None:
    """Play the log of a golden table and compare each entry: events, gold, refusals that change nothing; then lines and
    result."""
    decoded: Any = reduce(or_, (*rules.action_types, Draw))
    state = rules.setup(start).state
    for entry in row["log"]:
        action = msgspec.convert(entry["action"], decoded)
        actor, before = find_actor(action, entry["seat"]), msgspec.json.encode(state)
        if refused := entry.get("refused"):
            with pytest.raises(IllegalAction) as error:
                rules.apply(state, actor, action)
            assert plain({"code": error.value.code, "params": error.value.params}) == refused
            assert msgspec.json.encode(state) == before
            continue
        progress = rules.apply(state, actor, action)
        assert plain(progress.events) == entry["events"]
        assert [clan.gold for clan in progress.state.clans] == entry["gold"]
        state = progress.state
    assert [[line.seat, line.reason, line.points] for line in state.lines] == row["lines"]
    outcome = rules.find_outcome(state)
    assert (plain(outcome) if outcome else None) == row.get("result")
