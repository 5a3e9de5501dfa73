"""The state of an Isle of Skye table."""

from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from games.core.action import DrawnBy
from games.core.score import ScoreLine, build_score_sheet
from games.core.seats import Seat
from games.core.step import Flow
from games.isle_of_skye.actions import Tracking
from games.isle_of_skye.boxes import Piece
from games.isle_of_skye.territory import Territory

S = TypeVar("S")
GOAL_PLACES = "ABCD"
TILES_DRAWN: Final = 3
"""How many tiles a seat draws in a round."""


class Clan(msgspec.Struct, frozen=True):
    """The state of a seat.

    - `gold`: all it has, including coins on tiles of the current choice; None: not tracked.
    - `told`: how much gold it reports, until all have.
    - `income`: what it gets or got this round.
    - `drawn`, `axe`, `prices`: the choice behind the screen.
    - `offer`: what lies open: tile -> gold on it.
    - `hand`: tiles to build.
    - `taken`: how many tiles it took, where offers are not tracked. `finished`: it has built them.
    - `course`: its gold at the end of each round.
    - `has_secret_gold`: others cannot work out its gold, because it was reported in secret.
    - `short`: how much less gold it had than it should have paid, after a correction whose author could not know.
    """

    colour: str
    territory: Territory
    gold: int | None
    told: int | None = None
    income: int = 0
    drawn: tuple[str, ...] = ()
    axe: str = ""
    prices: dict[str, int] = {}
    offer: dict[str, int] = {}
    hand: tuple[str, ...] = ()
    taken: int = 0
    finished: bool = False
    course: tuple[int | None, ...] = ()
    has_secret_gold: bool = False
    short: int = 0

    @property
    def has_priced(self) -> bool:
        """True if the choice behind the screen is complete."""
        return bool(self.prices)


class State(msgspec.Struct, Generic[S], frozen=True):
    """The state of a table.

    - `first`: the seat that begins the round.
    - `goals`: the scoring tiles on the places A to D.
    - `bag`: copies that are not drawn.
    - `lifted`: prices lie open.
    - `turns`: counts turns of the buy phase.
    - `done`: the system's work of the step is done.
    - `next_tracking`: how much is tracked from the next round on.
    - `end`: the code of why the game ended, empty before.
    - `pieces`: the tiles of this table's box that differ from the list.
    - `incomes`: the lines of this round's income, in gold.
    - `version`: of the rules by which the table is played.
    """

    options: dict[str, str]
    draw: DrawnBy
    tracking: Tracking
    next_tracking: Tracking
    round: int
    flow: Flow
    first: Seat
    bag: dict[str, int]
    clans: tuple[Clan, ...]
    slices: S
    goals: tuple[str, ...] = ()
    lifted: bool = False
    turns: int = 0
    done: bool = False
    lines: tuple[ScoreLine, ...] = ()
    zero_lines: tuple[ScoreLine, ...] = ()
    incomes: tuple[ScoreLine, ...] = ()
    end: str = ""
    pieces: dict[str, Piece] = {}
    version: int = 1

    @property
    def seats(self) -> int:
        return len(self.clans)

    @property
    def step(self) -> str:
        return self.flow.step

    @property
    def buyer(self) -> Seat:
        """Return whose turn it is in the buy phase."""
        return (self.first + self.turns) % self.seats

    @property
    def scores(self) -> tuple[int, ...]:
        """Return the points of every seat so far."""
        return build_score_sheet(self.seats, self.lines).totals

    @property
    def has_first_rules(self) -> bool:
        """True if the table began with version 1 of the rules (section 9)."""
        return self.version == 1

    @property
    def is_full(self) -> bool:
        """True if draws, prices and purchases are tracked."""
        return self.tracking == "full"


Table = State[Any]


def with_clan(state: State[S], seat: Seat, clan: Clan) -> State[S]:
    return replace(state, clans=(*state.clans[:seat], clan, *state.clans[seat + 1 :]))


def with_tile(bag: dict[str, int], tile: str, by: int) -> dict[str, int]:
    """Return the bag with one copy more or less of a tile."""
    return {**bag, tile: bag.get(tile, 0) + by}
