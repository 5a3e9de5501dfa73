"""Phase 1: income (rules section 3), and how many rounds a game has."""

from functools import cache
from typing import Any, Final

import msgspec

from games.isle_of_skye.scoring import FACTS

CASTLE_GOLD: Final[int] = FACTS["income"]["castle"]
BARREL_GOLD: Final[int] = FACTS["income"]["barrel"]


class Income(msgspec.Struct, frozen=True):
    """The gold of a seat by its sources; `ahead` seats have more points."""

    castle: int
    barrels: int
    ahead: int
    catch_up: int
    more: int = 0

    @property
    def total(self) -> int:
        return self.castle + self.barrels + self.catch_up + self.more


def _list_rounds(seats: int) -> list[Any]:
    table: list[Any] = FACTS["rounds"]["5" if seats == 5 else "2_to_4"]
    return table


def count_rounds(seats: int) -> int:
    """Return how many rounds are played."""
    return len(_list_rounds(seats))


def find_letters(seats: int, round_number: int) -> str:
    """Return the places of the scoring tiles that count in a round."""
    return "".join(_list_rounds(seats)[round_number - 1]["scores"])


@cache
def find_rounds(seats: int, letter: str) -> tuple[int, ...]:
    """Return the rounds in which the scoring tile at a place counts."""
    return tuple(number for number in range(1, count_rounds(seats) + 1) if letter in find_letters(seats, number))


def find_catch_up_gold(seats: int, round_number: int) -> int:
    """Return the gold for every seat that is ahead."""
    gold: int = _list_rounds(seats)[round_number - 1]["catch_up"]
    return gold


def compute_income(barrels: int, ahead: int, per_seat: int, more: int = 0) -> Income:
    """Return the income of a seat with so many connected barrels and `ahead` seats before it; `more` is gold from
    elsewhere."""
    return Income(CASTLE_GOLD, BARREL_GOLD * barrels, ahead, per_seat * ahead, more)
