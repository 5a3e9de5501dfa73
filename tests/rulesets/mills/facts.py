"""Facts of Mills without its rules: meta data, actions, events, the state."""

from typing import Annotated, ClassVar, Literal

import msgspec

from games.core.action import Action, SystemAction
from games.core.event import Audience, Event, Narration
from games.core.meta import GameMeta, Option
from games.core.score import Place, ScoreLine
from games.core.seats import Seat
from games.core.text import Text
from tests.rulesets.mills.layout import LAST

STONES = (1, 2, 3)
"""Values of a seat's stones if they are hidden. Open ones are worth 1 each."""
HIGHEST = 3
"""Highest stack."""
META = GameMeta(
    "mills",
    2,
    3,
    ("red", "blue", "yellow"),
    (Option("values", ("open", "hidden"), first=True), Option("turns", ("8",), number=(2, 30))),
    ("rows", "tops", "track"),
    1,
    secrets=True,
    draws=(),
)
SpotName = Literal["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]


class LayStone(Action, frozen=True):
    """Place a stone on an empty spot."""

    spot: SpotName


class ChooseValue(Action, frozen=True):
    """Choose in secret which stone was placed, if values are hidden."""

    value: Annotated[int, msgspec.Meta(ge=1, le=3)]


class MoveStone(Action, frozen=True):
    """Move the top stone of a stack. `then`: whether it stays upright or is laid on its side."""

    source: SpotName
    target: SpotName
    then: Literal["stay", "press"] = "stay"


class Pass(Action, frozen=True):
    """Move nothing."""


class OpenRows(SystemAction, frozen=True):
    """System: hidden stones of complete rows are turned over and score."""

    reveals: ClassVar[bool] = True


class ScoreGame(SystemAction, frozen=True):
    """System: score the end with all values open."""

    reveals: ClassVar[bool] = True


class Public(Event, frozen=True):
    """Base of public events about a seat, narrated by the name of their class."""

    audience: ClassVar[Audience] = "everyone"
    seat: Seat

    def narrate(self) -> Narration:
        spots = tuple(getattr(self, name) for name in ("source", "target", "spot") if hasattr(self, name))
        text = Text(f"mills.event_{type(self).__struct_config__.tag}", msgspec.structs.asdict(self))  # type: ignore[attr-defined]
        return Narration(text, self.seat, spots)


class StoneLaid(Public, frozen=True):
    """A stone of `seat` was placed on a spot."""

    spot: Place


class StoneMoved(Public, frozen=True):
    """A stone was moved; `lying`: and laid on its side."""

    source: Place
    target: Place
    lying: int


class Passed(Public, frozen=True):
    """`seat` moved nothing."""


class RowScored(Public, frozen=True):
    """`seat` scored a row."""

    row: Place
    points: int

    def narrate(self) -> Narration:
        row = Text(f"mills.area_{self.row.replace('-', '_')}")
        text = Text("mills.event_row_scored", {"seat": self.seat, "row": row, "points": self.points})
        return Narration(text, self.seat, (self.row,))


class GameScored(Event, frozen=True):
    """The end is scored."""

    audience: ClassVar[Audience] = "everyone"

    def narrate(self) -> Narration:
        return Narration(Text("mills.event_game_scored"))


class ValueChosen(Public, frozen=True):
    """Which stone `seat` placed on a spot. A row opens some values; the entry that chose them stays private to the
    end."""

    audience: ClassVar[Audience] = "owner"
    opened_by = (GameScored,)
    spot: Place
    value: int


class Stone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stone on the plan. `value` 0: not chosen yet. `opened`: everybody has seen its value."""

    seat: Seat
    value: int
    opened: bool = True
    lying: bool = False


class State(msgspec.Struct, frozen=True):
    """A table of Mills.

    - `turn`: from 1. The first ones place a stone each; then `turns` of each seat move one.
    - `stacks`: by spot, top first.
    - `markers`: the space of each seat.
    - `choosing`: the spot with the stone whose value the active seat chooses now; empty: none.
    - `opening`: the complete rows that the system opens now.
    - `end`: why the game is over; empty: it is not.
    - `last`: the last space of the track.
    """

    options: dict[str, str]
    active: Seat
    markers: tuple[int, ...]
    turn: int = 1
    stacks: dict[Place, tuple[Stone, ...]] = {}
    choosing: Place = ""
    opening: tuple[Place, ...] = ()
    scored: dict[Place, Seat] = {}
    lines: tuple[ScoreLine, ...] = ()
    end: str = ""
    last: int = LAST

    @property
    def seats(self) -> int:
        """Return the number of players."""
        return len(self.markers)

    @property
    def is_hidden(self) -> bool:
        """True if values are chosen in secret."""
        return self.options["values"] == "hidden"

    @property
    def is_laying(self) -> bool:
        """True while seats lay their stones."""
        return self.turn <= len(STONES) * self.seats

    def stones(self, seat: Seat) -> list[Stone]:
        return [stone for stack in self.stacks.values() for stone in stack if stone.seat == seat]
