"""The state of a Carcassonne table."""

from typing import Any, Generic, TypeVar

import msgspec

from games.carcassonne.board import Board
from games.core.action import DrawnBy
from games.core.score import ScoreLine
from games.core.seats import Seat, with_change
from games.core.step import Flow

S = TypeVar("S")


class State(msgspec.Struct, Generic[S], frozen=True):
    """State of a table.

    - `turn`: counts from 1.
    - `active`: the seat whose turn it is.
    - `drawn`: the drawn tile, in step `place`.
    - `bag`: copies that are not drawn yet. `draws`: how many were drawn.
    - `set_aside`: tiles that fitted nowhere.
    - `supply`, `scores`: followers in hand and points, by seat. `figures`: further figures in hand, by kind and seat.
    - `end`: the code of why the game ended, empty before.
    - `slices`: what expansions keep, by their ids.
    - `phase`: the step that is played, once an action is complete. Stored states and views have it by this name.
    """

    options: dict[str, str]
    draw: DrawnBy
    turn: int
    active: Seat
    flow: Flow
    drawn: str | None
    bag: dict[str, int]
    draws: int
    set_aside: tuple[str, ...]
    board: Board
    supply: tuple[int, ...]
    scores: tuple[int, ...]
    lines: tuple[ScoreLine, ...]
    end: str
    slices: S
    phase: str = ""
    figures: dict[str, tuple[int, ...]] = {}

    def count_in_hand(self, figure: str) -> tuple[int, ...]:
        """Return how many of a figure each seat has in hand."""
        return self.supply if figure == "follower" else self.figures[figure]

    @property
    def seats(self) -> int:
        return len(self.supply)


Table = State[Any]


def pass_turn(state: State[S]) -> State[S]:
    """Return the state in which it is the next seat's turn (rules section 3, step 5)."""
    return msgspec.structs.replace(state, turn=state.turn + 1, active=(state.active + 1) % state.seats)


def with_supply(state: State[S], figure: str, seat: Seat, by: int) -> State[S]:
    """Return the state with more or fewer of a figure in the hand of a seat."""
    changed = with_change(state.count_in_hand(figure), seat, by)
    if figure == "follower":
        return msgspec.structs.replace(state, supply=changed)
    return msgspec.structs.replace(state, figures={**state.figures, figure: changed})
