"""The state of a Carcassonne table."""

from typing import Literal

import msgspec

from games.carcassonne.board import Board
from games.core.action import DrawnBy
from games.core.score import ScoreLine
from games.core.seats import Seat

Phase = Literal["draw", "place", "score", "over"]


class State(msgspec.Struct, frozen=True):
    """State of a table.

    - `turn`: counts from 1.
    - `active`: the seat whose turn it is.
    - `drawn`: the drawn tile, in phase `place`.
    - `bag`: copies that are not drawn yet. `draws`: how many were drawn.
    - `set_aside`: tiles that fitted nowhere.
    - `supply`, `scores`: followers in hand and points, by seat.
    - `end`: the code of why the game ended, empty before.
    """

    options: dict[str, str]
    draw: DrawnBy
    turn: int
    active: Seat
    phase: Phase
    drawn: str | None
    bag: dict[str, int]
    draws: int
    set_aside: tuple[str, ...]
    board: Board
    supply: tuple[int, ...]
    scores: tuple[int, ...]
    lines: tuple[ScoreLine, ...]
    end: str

    @property
    def seats(self) -> int:
        """Return the number of seats."""
        return len(self.supply)
