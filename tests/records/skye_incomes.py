"""Recorded Isle of Skye incomes."""

from typing import Any

from games.isle_of_skye.expansions.journeyman.data import BONUS_TILES
from games.isle_of_skye.income import compute_income, find_catch_up_gold

Row = dict[str, Any]
ROUNDS = {"2-4": 6, "5": 5}


def incomes(players: list[Row]) -> Row:
    """Answer the income of every round."""
    number = len(players)
    return {
        str(round_number): [_income(players, player, find_catch_up_gold(number, round_number)) for player in players]
        for round_number in range(1, ROUNDS["5" if number == 5 else "2-4"] + 1)
    }


def _income(players: list[Row], player: Row, per_player: int) -> Row:
    ahead = sum(other.get("vp", 0) > player.get("vp", 0) for other in players)
    merchant = player.get("merchant", 0)
    no_axe = BONUS_TILES["no_axe"].income if player.get("no_axe") else 0
    income = compute_income(player.get("barrels", 0), ahead, per_player, merchant + no_axe)
    return {
        "castle": income.castle,
        "barrels": income.barrels,
        "players_ahead": ahead,
        "catch_up": income.catch_up,
        "merchant": merchant,
        "no_axe": no_axe,
        "total": income.total,
    }
