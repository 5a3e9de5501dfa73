"""Actions of a table with the Journeyman, in addition to the base's."""

from typing import Annotated, ClassVar, Final, Literal

import msgspec

from games.core.action import Action, DealtAction, SimultaneousAction, SystemAction, list_leaf_types
from games.isle_of_skye.actions import CELL_PATTERN, Name, Nth, Round, RoundAction, SeatNumber
from games.isle_of_skye.expansions.journeyman.data import Tier, Track

CellOrNone = Annotated[str, msgspec.Meta(pattern=rf"^({CELL_PATTERN})?$(?!\n)")]
EdgeOrNone = Annotated[str, msgspec.Meta(pattern=rf"^({CELL_PATTERN}\|[ES])?$(?!\n)")]
Asked = Annotated[int, msgspec.Meta(ge=1, le=400)]
MOST_AMOUNT: Final = 9999
Reported = Annotated[int, msgspec.Meta(ge=0, le=MOST_AMOUNT)]
Figure = Literal["points", "paid", "round_points", "round_gold", "move"]
"""A number on a space of the real board: points and gold of the step; lasting points and gold of every round; movement
points."""
What = Literal[Figure, "bonus", "bridge"]
"""What a space of the real board shows: a number, a bonus tile, a bridge before it."""


class LayBonusTiles(DealtAction, frozen=True):
    """Chance: the bonus tiles of a tier were laid on the board of `seat`, on the Warrior, Merchant and Herald track
    (section j2)."""

    simultaneous: ClassVar[bool] = True

    seat: SeatNumber
    tier: Tier
    tiles: tuple[Name, Name, Name]


class BuySecond(Action, frozen=True):
    """Buy a second tile of another seat by a bonus tile; an empty `tile` passes (sections j3 and j8)."""

    tile: Annotated[str, msgspec.Meta(max_length=40)] = ""


class ReportTrade(RoundAction, frozen=True):
    """Report, where offers are not tracked, that the seat sold a tile or got one with a journeyman symbol; empty: that
    was all."""

    older_names = ("tell_trade",)

    nth: Nth
    what: Literal["sale", "symbol", ""]


class Advance(SimultaneousAction, frozen=True):
    """Answer the seat's question of that `number`: a step on this track; empty: none (sections j8 and j9). Inside a
    long end of the track it may go `back` (section j4)."""

    number: Asked
    track: Track | Literal[""]
    back: bool = False


class AdvanceByHand(SimultaneousAction, frozen=True):
    """Answer the question where nobody has said what the board shows: a step forward or `back` on this track; empty:
    none (ruling Q13)."""

    number: Asked
    track: Track | Literal[""]
    back: bool = False


class ReportSpace(SimultaneousAction, frozen=True):
    """Report one thing that is shown on the space reached with the answer to question `number`. An empty `what`:
    everything has been reported (ruling Q13)."""

    older_names = ("tell_space",)

    number: Asked
    what: What | Literal[""]
    amount: Reported = 0


class ReportFigures(SimultaneousAction, frozen=True):
    """Report numbers on the space reached with the answer to question `number`; 0: it shows none of that kind (ruling
    Q13)."""

    older_names = ("tell_figures",)

    number: Asked
    figures: dict[Figure, Reported]


class PlanMarker(RoundAction, frozen=True):
    """Lay the `nth` waypoint marker on a tile; empty: no more (section j5)."""

    nth: Nth
    place: CellOrNone


class UseExtraMovement(RoundAction, frozen=True):
    """Use up the bonus tile for this movement (section j8)."""


class PlaceRoad(RoundAction, frozen=True):
    """Lay the own `nth` road across the edge of two tiles, named by the tile west or north of it; empty: none now
    (section j8)."""

    nth: Nth
    place: EdgeOrNone


class PickUp(Action, frozen=True):
    """Go to the `nth` stop of the journey: the marker of this tile, a step on a track (empty: none), by `castle`
    advancement or not, `back` or not. Without a place that was all (sections j6 and j7)."""

    round: Round
    nth: Nth
    place: CellOrNone
    track: Track | Literal[""] = ""
    castle: bool = False
    back: bool = False


class ValidateMovement(SystemAction, frozen=True):
    """System: judge a plan that stands (section j5)."""


class ScoreTracks(SystemAction, frozen=True):
    """System: score what the tracks give in this round (section j4)."""


JOURNEYMAN_ACTIONS: Final = list_leaf_types(Action, __name__)
