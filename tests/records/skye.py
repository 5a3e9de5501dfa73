"""Isle of Skye records (the neutral format's FORMAT.md): what the ruleset computes for a row, in the shape of the row's
`expected`. A row is told by its shape."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from games.isle_of_skye.expansions.journeyman.data import BONUS
from games.isle_of_skye.income import catch_up_of, income_of
from tests.records import skye_druids, skye_journeyman_land, skye_land
from tests.records.skye_games import played
from tests.records.skye_land import Row, box_of

ROUNDS = {"2-4": 6, "5": 5}


def computer(file: Path) -> Callable[[Row], Row]:
    """What answers the rows of a file; tiles are those of the `tiles.json` beside it."""
    return partial(compute, file.parent)


def compute(folder: Path, row: Row) -> Row:
    """{"id", "answer"}; the answer to a row of an expansion is None."""
    try:
        return {"id": row["id"], "answer": _answer(folder, row)}
    except KeyError:  # a tile, scroll or figure that the base does not have
        return {"id": row["id"], "answer": None}


def _answer(folder: Path, row: Row) -> Row | None:
    if "rounds" in row:
        return played(box_of(folder), row)
    if "kind" in row:
        return _example(folder, row)
    given: Row = row["input"]
    if expansion := _with_druids(given) or _with_journeyman(given):
        return expansion(folder, given)
    if "territories" in given:
        return skye_land.most_table(given)
    if "players" in given and "barrels" in given["players"][0]:
        return incomes(given["players"])
    if "hand" in given:
        return skye_land.build_hand(box_of(folder), given)
    if "tile" in given:
        return skye_land.placement(box_of(folder), given)
    if set(given) - {"tiles", "gold", "roads", "journeyman", "tracks", "board"} or "tiles" not in given:
        return None
    if "catalogue" in row:
        return skye_land.territory_base(box_of(folder), given)
    if "(settings)" in row["spec"]:
        return skye_land.settings(folder, given)
    return skye_land.territory(folder, given)


def _with_druids(given: Row) -> Callable[[Path, Row], Row | None] | None:
    """What answers a row of the files that speak of the Druids."""
    if "pile" in given and "events" in given:
        return skye_druids.dolmen
    if "turns" in given and "order" in given:
        return skye_druids.phase4
    if {"tablets", "tablets_built"} & set(given):
        return skye_druids.prices
    return skye_druids.finals if "again" in given.get("players", [{}])[0] else None


def _with_journeyman(given: Row) -> Callable[[Path, Row], Row | None] | None:
    """What answers a row of the files that speak of the Journeyman."""
    if "steps" in given:
        return skye_journeyman_land.track_steps
    if "markers" in given:
        return lambda folder, row: skye_journeyman_land.planned(skye_land.land_of(box_of(folder), row), row)
    if "pickups" in given:
        return lambda folder, row: skye_journeyman_land.turn(folder, skye_land.land_of(box_of(folder), row), row)
    return None


def incomes(players: list[Row]) -> Row:
    """The income of every round."""
    number = len(players)
    return {
        str(round_number): [_income(players, player, catch_up_of(number, round_number)) for player in players]
        for round_number in range(1, ROUNDS["5" if number == 5 else "2-4"] + 1)
    }


def _income(players: list[Row], player: Row, per_player: int) -> Row:
    ahead = sum(other["vp"] > player["vp"] for other in players)
    merchant = player.get("merchant", 0)
    no_axe = BONUS["no_axe"].income if player.get("no_axe") else 0
    income = income_of(player["barrels"], ahead, per_player, merchant + no_axe)
    return {
        "castle": income.castle,
        "barrels": income.barrels,
        "players_ahead": ahead,
        "catch_up": income.catch_up,
        "merchant": merchant,
        "no_axe": no_axe,
        "total": income.total,
    }


def _example(folder: Path, row: Row) -> Row | None:
    given: Any = row["input"]
    if row["kind"] == "purchase":
        return skye_druids.prices(folder, given)
    match row["kind"]:
        case "incomes":
            table = incomes(given["players"])
            return {"totals": [one["total"] for one in table[str(given["round"])]]}
        case "most":
            return {"vp": skye_land.ranks_of(given["values"])}
        case "final":
            return skye_land.final(box_of(folder), given)
        case "plan":
            return _figures(_journeyman(folder, given), "feasible", "min_cost")
        case "turn":
            told = _journeyman(folder, given)
            return _figures(told, "ok", *(() if told["ok"] else ("reason",)), "gold", "tracks", "vp")
    return None


def _journeyman(folder: Path, given: Row) -> Row:
    answers = _with_journeyman(given)
    assert answers
    return answers(folder, given) or {}


def _figures(answer: Row, *names: str) -> Row:
    return {name: answer[name] for name in names}
