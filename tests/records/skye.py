"""Isle of Skye records: answers of the ruleset in the format of the row's `expected`. The fields of a row determine its
kind."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from tests.records import skye_druids, skye_examples, skye_incomes, skye_journeys, skye_land
from tests.records.skye_games import played
from tests.records.skye_land import Row, box_of


def computer(file: Path) -> Callable[[Row], Row]:
    """Return a function that answers the rows of a file; tiles are those of the `tiles.json` beside it."""
    return partial(compute, file.parent)


def compute(folder: Path, row: Row) -> Row:
    """Return {"id", "answer"}."""
    return {"id": row["id"], "answer": _answer(folder, row)}


def _answer(folder: Path, row: Row) -> Row:
    if "rounds" in row:
        return played(box_of(folder), row)
    if "kind" in row:
        return skye_examples.answer(folder, row)
    given: Row = row["input"]
    players: list[Row] = given["players"] if isinstance(given.get("players"), list) else []
    if expansion := _with_druids(given, players) or _with_journeyman(given):
        return expansion(folder, given)
    if "territories" in given:
        return skye_land.most_table(given)
    if players:
        return skye_incomes.incomes(players)
    if "hand" in given:
        return skye_land.build_hand(box_of(folder), given)
    if "tile" in given:
        return skye_land.placement(box_of(folder), given)
    if "catalogue" in row:
        return skye_land.territory_base(box_of(folder), given)
    if "(settings)" in row.get("spec", ""):
        return skye_land.settings(folder, given)
    return skye_land.territory(folder, given)


def _with_druids(given: Row, players: list[Row]) -> Callable[[Path, Row], Row] | None:
    """Return the function that answers a row about Druids, if it is one."""
    if "pile" in given and "events" in given:
        return skye_druids.dolmen
    if "turns" in given and "order" in given:
        return skye_druids.phase4
    if {"price", "bag", "tablets_built"} & set(given):
        return skye_druids.prices
    return skye_druids.finals if any("tiles" in one for one in players) else None


def _with_journeyman(given: Row) -> Callable[[Path, Row], Row] | None:
    """Return the function that answers a row about the Journeyman, if it is one."""
    if "steps" in given:
        return skye_journeys.track_steps
    if "markers" in given:
        return skye_journeys.plan_row
    return skye_journeys.turn_row if "pickups" in given else None
