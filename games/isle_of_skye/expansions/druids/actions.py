"""Actions of a table with Druids, in addition to the base's."""

from typing import Annotated, ClassVar, Final, Literal

import msgspec

from games.core.action import Action, DealtAction, Facts, SimultaneousAction, SystemAction, list_leaf_types
from games.core.seats import ActorKind
from games.isle_of_skye.actions import CELL_PATTERN, Name, Nth, RoundAction

Cell = Annotated[str, msgspec.Meta(pattern=rf"^{CELL_PATTERN}$")]
Stone = Annotated[int, msgspec.Meta(ge=1, le=699)]


class DrawDruidTile(DealtAction, frozen=True):
    """Chance: where the app draws, this tile goes from the stacks onto the leftmost empty space of the dolmen board
    (sections d2 and d3)."""

    tile: Name


class ReportDruidTile(SimultaneousAction, frozen=True):
    """Report, where the table draws, that the tile with that `number` on the dolmen board is this one (sections d2 and
    d3)."""

    older_names = ("tell_druid_tile",)
    commutes: ClassVar[bool] = True

    number: Stone
    tile: Name


class AddFoundTile(SimultaneousAction, frozen=True):
    """Add a tile from the stacks or the bag that the list lacks to the table's box: one copy of these `facts`, as
    `tile`."""

    commutes: ClassVar[bool] = True

    tile: Name
    facts: Facts


class BuyOwnTile(Action, frozen=True):
    """Buy a tile of the own offer for the gold on it, by a tablet (section d5). An empty `tile` ends this."""

    tile: Annotated[str, msgspec.Meta(max_length=40)] = ""


class BuyAgain(Action, frozen=True):
    """Play a turn of the second buy turn: buy the tile on this space of the dolmen board or one from the bag, or pass
    (section d3)."""

    what: Literal["space_1", "space_2", "space_3", "space_4", "space_5", "bag", "nothing"]


class LookIntoBag(Action, frozen=True):
    """Chance: the buyer drew this tile from the bag and has seen it, so an undo does not reach past it."""

    actor: ClassVar[ActorKind] = "chance"
    reveals: ClassVar[bool] = True

    tile: Name


class KeepBagTile(Action, frozen=True):
    """Keep this tile from the bag; the others that were drawn go back."""

    tile: Name


class ReceiveDruidTile(RoundAction, frozen=True):
    """Report that the seat has this Druid tile to build, where offers are not tracked."""

    tile: Name


class RefillDolmenBoard(SystemAction, frozen=True):
    """System: at the end of the round the rightmost tile leaves the game and the others move on (section d4)."""


class ScrollAgain(SimultaneousAction, frozen=True):
    """Score the scroll at this cell once more by the seat's `nth` tablet (section d5)."""

    nth: Nth
    place: Cell


DRUID_ACTIONS: Final = list_leaf_types(Action, __name__)
