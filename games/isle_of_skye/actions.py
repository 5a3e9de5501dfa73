"""Actions of an Isle of Skye table."""

from typing import Annotated, ClassVar, Final, Literal

import msgspec

from games.core.action import Action, Facts
from games.core.grid import LIMIT, Rotation
from games.core.seats import ActorKind

Coordinate = Annotated[int, msgspec.Meta(ge=-LIMIT, le=LIMIT)]
Round = Annotated[int, msgspec.Meta(ge=1, le=6)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=4)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Gold = Annotated[int, msgspec.Meta(ge=0, le=400)]
Price = Annotated[int, msgspec.Meta(ge=1, le=400)]
Tracking = Literal["full", "territories"]


class DrawGoal(Action, frozen=True):
    """Chance: this scoring tile was drawn for the next place, A to D (rules section 2)."""

    actor: ClassVar[ActorKind] = "chance"
    at_once: ClassVar[bool] = True
    dealt: ClassVar[bool] = True

    goal: Name


class LayCastle(Action, frozen=True):
    """Lay the own castle, rotated as it lies on the table (section 2, ruling Q8)."""

    simultaneous: ClassVar[bool] = True

    x: Literal[0]
    y: Literal[0]
    rotation: Rotation


class DrawTile(Action, frozen=True):
    """Chance: `seat` drew this tile from the bag (section 3, phase 2)."""

    actor: ClassVar[ActorKind] = "chance"
    simultaneous: ClassVar[bool] = True
    at_once: ClassVar[bool] = True
    dealt: ClassVar[bool] = True

    seat: SeatNumber
    tile: Name


class PlaceAxe(Action, frozen=True):
    """Put the axe of `seat` on this tile; an empty `tile` is for a seat that may price all (section 3, phase 2). An axe
    that moves to another tile changes places with the gold there."""

    simultaneous: ClassVar[bool] = True

    round: Round
    seat: SeatNumber
    tile: Annotated[str, msgspec.Meta(max_length=40)] = ""


class SetPrices(Action, frozen=True):
    """Put gold of `seat` on its tiles (section 3, phase 2). It may be changed until all have chosen."""

    simultaneous: ClassVar[bool] = True

    round: Round
    seat: SeatNumber
    prices: dict[Name, Price]


class LiftScreens(Action, frozen=True):
    """Reveal prices and axes after all have chosen (section 3, phase 2)."""

    reveals: ClassVar[bool] = True

    round: Round


class BuyTile(Action, frozen=True):
    """Buy this tile of another seat; an empty `tile` passes (section 3, phase 4)."""

    tile: Annotated[str, msgspec.Meta(max_length=40)] = ""


class ReceiveTile(Action, frozen=True):
    """Report that the seat has this tile to build, where offers are not tracked."""

    simultaneous: ClassVar[bool] = True

    round: Round
    tile: Name


class PlaceTile(Action, frozen=True):
    """Lay a tile of the hand at (x, y), rotated by `rotation` quarter turns clockwise (section 3, phase 5)."""

    simultaneous: ClassVar[bool] = True

    round: Round
    tile: Name
    x: Coordinate
    y: Coordinate
    rotation: Rotation


class ReturnTile(Action, frozen=True):
    """Put this tile back, since no tile of the hand fits anywhere (section 3, phase 5, ruling Q6)."""

    simultaneous: ClassVar[bool] = True

    round: Round
    tile: Name


class FinishBuilding(Action, frozen=True):
    """Report that the seat has no more tiles to build, where offers are not tracked."""

    simultaneous: ClassVar[bool] = True

    round: Round


class ReportGold(Action, frozen=True):
    """Report the gold in hand, where it was not tracked. It may be changed until all have reported."""

    older_names = ("tell_gold",)
    simultaneous: ClassVar[bool] = True

    round: Round
    amounts: dict[Literal["gold"], Gold]


class AddTile(Action, frozen=True):
    """Add a tile that the list lacks to the table's box: one copy of these `facts` is in the bag from now on, as
    `tile`."""

    simultaneous: ClassVar[bool] = True

    round: Round
    tile: Name
    facts: Facts


class SetTracking(Action, frozen=True):
    """Change how much is tracked: from this round on if nothing has happened in it, else from the next."""

    actor: ClassVar[ActorKind] = "host"

    level: Tracking


class ScoreRound(Action, frozen=True):
    """System: score the scoring tiles of the round (section 6)."""

    actor: ClassVar[ActorKind] = "system"


class ScoreGame(Action, frozen=True):
    """System: score scrolls and gold (section 7)."""

    actor: ClassVar[ActorKind] = "system"


BASE_ACTIONS: Final[tuple[type[Action], ...]] = (
    DrawGoal,
    LayCastle,
    DrawTile,
    PlaceAxe,
    SetPrices,
    LiftScreens,
    BuyTile,
    ReceiveTile,
    PlaceTile,
    ReturnTile,
    FinishBuilding,
    ReportGold,
    AddTile,
    SetTracking,
    ScoreRound,
    ScoreGame,
)
"""All actions of the base."""
