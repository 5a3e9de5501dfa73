"""What is done at a table with Druids besides the base's actions."""

from typing import Annotated, ClassVar, Final, Literal

import msgspec

from games.core.action import Action, Facts
from games.core.seats import ActorKind
from games.isle_of_skye.actions import Name, Round

Cell = Annotated[str, msgspec.Meta(pattern=r"^(0|-?[1-9][0-9]{0,2}),(0|-?[1-9][0-9]{0,2})$")]
Stone = Annotated[int, msgspec.Meta(ge=1, le=699)]
Nth = Annotated[int, msgspec.Meta(ge=1, le=9)]


class DrawDruidTile(Action, frozen=True):
    """Chance: where the app draws, this tile comes from the stacks onto the first empty space of the dolmen board from
    the left (sections d2 and d3)."""

    actor: ClassVar[ActorKind] = "chance"

    tile: Name


class TellDruidTile(Action, frozen=True):
    """Where the table draws: the tile of that `number` on the dolmen board is this one (sections d2 and d3)."""

    simultaneous: ClassVar[bool] = True
    commutes: ClassVar[bool] = True

    number: Stone
    tile: Name


class AddFoundTile(Action, frozen=True):
    """From the stacks or the bag came a tile that the table's list lacks: there is one of these `facts`, as `tile`."""

    simultaneous: ClassVar[bool] = True
    commutes: ClassVar[bool] = True

    tile: Name
    facts: Facts


class BuyOwnTile(Action, frozen=True):
    """Take a tile of the own offer for the gold that lies on it, by a tablet (section d5); empty: no more."""

    tile: Annotated[str, msgspec.Meta(max_length=40)] = ""


class BuyAgain(Action, frozen=True):
    """A turn of the second buy turn: the tile on this space of the dolmen board, one from the bag, or nothing (section
    d3)."""

    what: Literal["space_1", "space_2", "space_3", "space_4", "space_5", "bag", "nothing"]


class LookIntoBag(Action, frozen=True):
    """Chance: the buyer drew this tile from the bag and looks at it; what was seen is not unseen by taking back."""

    actor: ClassVar[ActorKind] = "chance"
    reveals: ClassVar[bool] = True

    tile: Name


class KeepBagTile(Action, frozen=True):
    """Keep this tile from the bag; the others that were drawn go back."""

    tile: Name


class ReceiveDruidTile(Action, frozen=True):
    """Where offers are not tracked: the seat has this Druid tile to build."""

    simultaneous: ClassVar[bool] = True

    round: Round
    tile: Name


class RefillDolmenBoard(Action, frozen=True):
    """System: the round is over, the rightmost tile leaves the game and the others move on (section d4)."""

    actor: ClassVar[ActorKind] = "system"


class ScrollAgain(Action, frozen=True):
    """By its `nth` tablet the seat scores the scroll at this cell once more (section d5)."""

    simultaneous: ClassVar[bool] = True

    nth: Nth
    place: Cell


OWN: Final[tuple[type[Action], ...]] = (
    DrawDruidTile,
    TellDruidTile,
    AddFoundTile,
    BuyOwnTile,
    BuyAgain,
    LookIntoBag,
    KeepBagTile,
    ReceiveDruidTile,
    RefillDolmenBoard,
    ScrollAgain,
)
