"""The state of a table, in the words of rules section 1."""

from typing import Final, Literal

import msgspec

from games.core.host import UNFINISHED
from games.core.score import Place, ScoreLine
from games.core.seats import Seat, with_change
from games.dolmengoetter.board import Board, Circle, load_board

Phase = Literal["druids", "play", "rights", "turning", "score", "over"]
Where = Literal["top", "bottom"]
DRUIDS: Final = 3
"""Druids of each player."""


class Druid(msgspec.Struct, frozen=True, omit_defaults=True):
    """A druid on the board."""

    seat: Seat
    lying: bool = False


class Dolmen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A dolmen in a stack. `value` 0: nobody has said it."""

    seat: Seat
    value: int = 0


class Right(msgspec.Struct, frozen=True):
    """A right to build one dolmen on a circle; `because` is the reason as a word of the texts."""

    circle: Circle
    seat: Seat
    where: Where
    because: Literal["majority", "tie", "completing"]


class State(msgspec.Struct, frozen=True):
    """State of a table.

    - `board`: its own board as JSON; empty: the built-in one.
    - `turn`: from 1; placing a druid is one.
    - `active`: the seat whose turn it is, `starter` the one that began.
    - `stacks`: by circle, top first. Circles without dolmens are left out.
    - `stones_left`: stones in supply, by seat. `dolmens_left`: dolmens in supply. `used`: dolmens built so far.
    - `supply`: of each seat and each value, how many dolmens nobody has seen yet. Where values are chosen when
      dolmens are built, those in supply; below 0 while more lie face down than the set-up has since it was corrected.
    - `rights`: those that the stone of this turn gave and nobody has answered. `chosen`: the circle that is answered
      now; empty: the active seat says which.
    - `turning`: circles whose dolmens are turned over now.
    - `ran_out`: the first seat that built its last dolmen in this turn.
    - `final_turns`: who is still due a last turn, the active seat first; None: these turns have not begun.
    - `passes`: passes in a row.
    - `end`: the code of why the game ends, empty before.
    - `version`: of the rules by which the table is played (rules section 9): 1 lets an early end count no dolmens.
    - `skipped`: the seats that do not say the values of their dolmens after an early end.
    """

    options: dict[str, str]
    starter: Seat
    active: Seat
    stones_left: tuple[int, ...]
    dolmens_left: tuple[int, ...]
    used: tuple[int, ...]
    supply: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    board: str = ""
    turn: int = 1
    phase: Phase = "druids"
    druids: dict[Place, Druid] = {}
    stones: dict[Place, Seat] = {}
    stacks: dict[Circle, tuple[Dolmen, ...]] = {}
    rights: tuple[Right, ...] = ()
    chosen: Circle = ""
    turning: tuple[Circle, ...] = ()
    ran_out: Seat | None = None
    final_turns: tuple[Seat, ...] | None = None
    passes: int = 0
    lines: tuple[ScoreLine, ...] = ()
    end: str = ""
    version: int = 1
    skipped: tuple[Seat, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.points)

    @property
    def layout(self) -> Board:
        return load_board(self.board)

    @property
    def is_chosen_when_built(self) -> bool:
        """True if seats say the value of a dolmen in secret when they build it."""
        return self.options["values"] == "when_built"

    @property
    def may_skip(self) -> bool:
        """True if seats may leave the values of their dolmens unsaid: the host ended the game."""
        return self.phase == "turning" and self.end == UNFINISHED

    def is_free(self, place: Place) -> bool:
        """True if the place is empty: no stone, no druid."""
        return place not in self.stones and place not in self.druids

    def find_right(self) -> Right | None:
        """Return the right that is answered now."""
        return next((right for right in self.rights if right.circle == self.chosen), None)


def with_dolmens(supply: tuple[tuple[int, ...], ...], seat: Seat, value: int, by: int) -> tuple[tuple[int, ...], ...]:
    """Return the supplies with `by` added to the dolmens of that value of the seat."""
    return (*supply[:seat], with_change(supply[seat], value - 1, by), *supply[seat + 1 :])
