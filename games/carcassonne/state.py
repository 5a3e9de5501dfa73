"""The state of a Carcassonne table."""

from typing import Literal

import msgspec

from games.carcassonne.board import Board
from games.core.prompt import DrawMode
from games.core.score import ScoreLine
from games.core.seats import Seat

Phase = Literal["draw", "place", "score", "over"]


class State(msgspec.Struct, frozen=True):
    """`turn` counts from 1; `active` is the seat at turn; `drawn` the tile in hand (phase `place`). `bag` holds
    the copies not yet drawn, `draws` how often was drawn, `set_aside` the tiles that fitted nowhere. `supply`
    are followers in hand and `scores` points, by seat; `end` is the
    code of why the game ended, empty before."""

    options: dict[str, str]
    draw: DrawMode
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
        """How many play."""
        return len(self.supply)
