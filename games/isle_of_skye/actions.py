"""Actions of an Isle of Skye table."""

from typing import Annotated, ClassVar, Final, Literal

import msgspec

from games.core.action import Action, DealtAction, Facts, SimultaneousAction, SystemAction, list_leaf_types
from games.core.grid import LIMIT, Rotation
from games.core.seats import ActorKind

Coordinate = Annotated[int, msgspec.Meta(ge=-LIMIT, le=LIMIT)]
Round = Annotated[int, msgspec.Meta(ge=1, le=6)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=4)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Gold = Annotated[int, msgspec.Meta(ge=0, le=400)]
Price = Annotated[int, msgspec.Meta(ge=1, le=400)]
Nth = Annotated[int, msgspec.Meta(ge=1, le=9)]
CELL_PATTERN: Final = r"(0|-?[1-9][0-9]{0,2}),(0|-?[1-9][0-9]{0,2})"
Tracking = Literal["full", "territories"]


class RoundAction(SimultaneousAction, frozen=True):
    """Base of actions that name the round that they are meant for."""

    round: Round


class DrawGoal(DealtAction, frozen=True):
    """Chance: this scoring tile was drawn for the next place, A to D (rules section 2)."""

    goal: Name


class LayCastle(SimultaneousAction, frozen=True):
    """Lay the own castle, rotated as it lies on the table (section 2, ruling Q8)."""

    x: Literal[0]
    y: Literal[0]
    rotation: Rotation


class DrawTile(DealtAction, frozen=True):
    """Chance: `seat` drew this tile from the bag (section 3, phase 2)."""

    simultaneous: ClassVar[bool] = True

    seat: SeatNumber
    tile: Name


class PlaceAxe(RoundAction, frozen=True):
    """Put the axe of `seat` on this tile; an empty `tile` is for a seat that may price all (section 3, phase 2). An axe
    that moves to another tile changes places with the gold there."""

    seat: SeatNumber
    tile: Annotated[str, msgspec.Meta(max_length=40)] = ""


class SetPrices(RoundAction, frozen=True):
    """Put gold of `seat` on its tiles (section 3, phase 2). It may be changed until all have chosen."""

    seat: SeatNumber
    prices: dict[Name, Price]


class LiftScreens(Action, frozen=True):
    """Reveal prices and axes after all have chosen (section 3, phase 2)."""

    reveals: ClassVar[bool] = True

    round: Round


class BuyTile(Action, frozen=True):
    """Buy this tile of another seat; an empty `tile` passes (section 3, phase 4)."""

    tile: Annotated[str, msgspec.Meta(max_length=40)] = ""


class ReceiveTile(RoundAction, frozen=True):
    """Report that the seat has this tile to build, where offers are not tracked."""

    tile: Name


class PlaceTile(RoundAction, frozen=True):
    """Lay a tile of the hand at (x, y), rotated by `rotation` quarter turns clockwise (section 3, phase 5)."""

    tile: Name
    x: Coordinate
    y: Coordinate
    rotation: Rotation


class ReturnTile(RoundAction, frozen=True):
    """Put this tile back, since no tile of the hand fits anywhere (section 3, phase 5, ruling Q6)."""

    tile: Name


class FinishBuilding(RoundAction, frozen=True):
    """Report that the seat has no more tiles to build, where offers are not tracked."""


class ReportGold(RoundAction, frozen=True):
    """Report the gold in hand, where it was not tracked. It may be changed until all have reported."""

    older_names = ("tell_gold",)

    amounts: dict[Literal["gold"], Gold]


class AddTile(RoundAction, frozen=True):
    """Add a tile that the list lacks to the table's box: one copy of these `facts` is in the bag from now on, as
    `tile`."""

    tile: Name
    facts: Facts


class SetTracking(Action, frozen=True):
    """Change how much is tracked: from this round on if nothing has happened in it, else from the next."""

    actor: ClassVar[ActorKind] = "host"

    level: Tracking


class ScoreRound(SystemAction, frozen=True):
    """System: score the scoring tiles of the round (section 6)."""


class ScoreGame(SystemAction, frozen=True):
    """System: score scrolls and gold (section 7)."""


BASE_ACTIONS: Final = list_leaf_types(Action, __name__)
"""All actions of the base."""
