"""Isle of Skye records: answers of the ruleset in the format of the row's `expected`. The fields of a row determine its
kind."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from tests.records import skye_druids, skye_examples, skye_incomes, skye_journeys, skye_land
from tests.records.nulls import without_nulls
from tests.records.skye_games import play_game
from tests.records.skye_land import Row, box_of


def computer(file: Path) -> Callable[[Row], Row]:
    """Return a function that answers the rows of a file; tiles are those of the `tiles.json` beside it."""
    return partial(compute, file.parent)


def compute(folder: Path, row: Row) -> Row:
    """Return {"id", "answer"}."""
    expected = {key: row[key] for key in ("expected",) if key in row}
    return {"id": row["id"], "answer": _answer(folder, without_nulls(row) | expected)}


def _answer(folder: Path, row: Row) -> Row:
    if "rounds" in row:
        return play_game(box_of(folder), row)
    if "kind" in row:
        return skye_examples.answer(folder, row)
    row_input: Row = row["input"]
    players: list[Row] = row_input["players"] if isinstance(row_input.get("players"), list) else []
    if expansion := _with_druids(row_input, players) or _with_journeyman(row_input):
        return expansion(folder, row_input)
    if "territories" in row_input:
        return skye_land.most_table(row_input)
    if players:
        return skye_incomes.incomes(players)
    if "hand" in row_input:
        return skye_land.build_hand(box_of(folder), row_input)
    if "tile" in row_input:
        return skye_land.placement(box_of(folder), row_input)
    if "catalogue" in row:
        return skye_land.territory_base(box_of(folder), row_input)
    if "(settings)" in row.get("spec", ""):
        return skye_land.settings(folder, row_input)
    return skye_land.territory(folder, row_input)


def _with_druids(row_input: Row, players: list[Row]) -> Callable[[Path, Row], Row] | None:
    """Return the function that answers a row about Druids, if it is one."""
    if "pile" in row_input and "events" in row_input:
        return skye_druids.dolmen
    if "turns" in row_input and "order" in row_input:
        return skye_druids.phase4
    if {"price", "bag", "tablets_built"} & set(row_input):
        return skye_druids.prices
    return skye_druids.finals if any("tiles" in player for player in players) else None


def _with_journeyman(row_input: Row) -> Callable[[Path, Row], Row] | None:
    """Return the function that answers a row about the Journeyman, if it is one."""
    if "steps" in row_input:
        return skye_journeys.track_steps
    if "markers" in row_input:
        return skye_journeys.plan_row
    return skye_journeys.turn_row if "pickups" in row_input else None
