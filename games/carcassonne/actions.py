"""Actions of a Carcassonne table."""

from typing import Annotated, ClassVar

import msgspec

from games.core.action import Action, SystemAction
from games.core.grid import LIMIT, Rotation
from games.core.seats import ActorKind

Coordinate = Annotated[int, msgspec.Meta(ge=-LIMIT, le=LIMIT)]


class DrawTile(Action, frozen=True):
    """Chance: this tile was drawn from the bag (rules section 3, step 1)."""

    actor: ClassVar[ActorKind] = "chance"
    at_once: ClassVar[bool] = True

    tile: Annotated[str, msgspec.Meta(min_length=1, max_length=2)]


class PlaceTile(Action, frozen=True):
    """Lay the drawn tile at (x, y), rotated by `rotation` quarter turns clockwise, with a figure on the segment of
    that id or with none (rules section 3, steps 2 and 3).

    - `figure`: which one, if it is no plain follower.
    - `back`: the cell from which an own figure is taken back instead.
    """

    x: Coordinate
    y: Coordinate
    rotation: Rotation
    follower: Annotated[str, msgspec.Meta(max_length=4)] | None = None
    figure: Annotated[str, msgspec.Meta(min_length=1, max_length=20)] | msgspec.UnsetType = msgspec.UNSET
    back: Annotated[str, msgspec.Meta(min_length=3, max_length=9)] | msgspec.UnsetType = msgspec.UNSET


class ScoreGame(SystemAction, frozen=True):
    """System: final scoring (rules section 8)."""
