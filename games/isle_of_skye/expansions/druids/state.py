"""The expansion's slice of the state, and what follows from it."""

from typing import Any, TypeVar

import msgspec

from games.core.capability import with_slice
from games.core.seats import Seat
from games.isle_of_skye.expansions.druids.data import BAG_DRAWN, BAG_PRICE, EXTRA_COSTS, TABLET_FACTS
from games.isle_of_skye.meta import DRUIDS
from games.isle_of_skye.state import Table

T = TypeVar("T")
GAP = ""
"""Value of `Dolmen.display` for a space without a tile, or with one that nobody has reported."""
SPACES = len(EXTRA_COSTS)


class Tablet(msgspec.Struct, frozen=True, array_like=True):
    """A stone tablet, taken in that round."""

    kind: str
    round: int


class Dolmen(msgspec.Struct, frozen=True):
    """The expansion's slice.

    - `display`: the tiles on the spaces of the dolmen board from left to right, as far as they are known.
    - `drawn`: how many the app has drawn.
    - `stones`: where the table draws, the numbers of the tiles on the spaces, reported or not; 0: no tile.
    - `gone`: tiles that left the game.
    - `tablets`: each seat's.

    Of the round:

    - `owners`: who bought how many tiles of its own offer. `late`: who still may after a purchase from another seat.
    - `turns`: counts turns of the second buy turn.
    - `bought`: the bag is paid. `looked`: the tiles drawn from it, the buyer's secret.
    - `taken`: who got a Druid tile, where offers are not tracked.
    - `cleared`: the round at whose end the rightmost tile left.

    At the end:

    - `chosen`: the cells of the scrolls that count once more.
    """

    display: tuple[str, ...] = (GAP,) * SPACES
    drawn: int = 0
    stones: tuple[int, ...] = (0,) * SPACES
    gone: tuple[str, ...] = ()
    tablets: dict[Seat, tuple[Tablet, ...]] = {}
    owners: dict[Seat, int] = {}
    late: Seat | None = None
    turns: int = 0
    bought: bool = False
    looked: tuple[str, ...] = ()
    taken: tuple[Seat, ...] = ()
    cleared: int = 0
    chosen: dict[Seat, tuple[int, ...]] = {}

    def list_active(self, seat: Seat, round_number: int) -> tuple[str, ...]:
        """Return the tablets of a seat that work: those taken in earlier rounds (section d5)."""
        return tuple(tablet.kind for tablet in self.tablets.get(seat, ()) if tablet.round < round_number)


def find_discount(tablets: tuple[str, ...]) -> int:
    """Return how much less a tile of another seat costs (section d5)."""
    return _sum_field("discount", tablets)


def find_bag_price(tablets: tuple[str, ...]) -> int:
    """Return the gold for a tile from the bag (sections d3 and d5)."""
    return max(0, BAG_PRICE - _sum_field("cheaper", tablets))


def count_bag_draws(tablets: tuple[str, ...]) -> int:
    """Return how many tiles are drawn from the bag to keep one."""
    return BAG_DRAWN + _sum_field("more", tablets)


def _sum_field(field: str, tablets: tuple[str, ...]) -> int:
    values: list[int] = [TABLET_FACTS[kind].get(field, 0) for kind in tablets]
    return sum(values)


def find_dolmen(state: Table) -> Dolmen:
    """Return the expansion's slice of the state."""
    dolmen: Dolmen = state.slices.druids
    return dolmen


def with_dolmen(state: Table, **changes: Any) -> Table:
    """Return the state with these fields of the slice changed."""
    return with_slice(state, DRUIDS.id, **changes)


def list_working_tablets(state: Table, seat: Seat) -> tuple[str, ...]:
    """Return a seat's tablets that work in this round."""
    return find_dolmen(state).list_active(seat, state.round)


def push_row(row: tuple[T, ...], space: int, first: T) -> tuple[T, ...]:
    """Return a row of spaces after one has become free: the spaces to its left move one to the right, and `first` fills
    the gap.

    >>> push_row(("a", "b", "c", "d", "e"), 2, "new")
    ('new', 'a', 'b', 'd', 'e')
    """
    return (first, *row[:space], *row[space + 1 :])


def fill_space(display: tuple[str, ...], space: int, tile: str) -> tuple[str, ...]:
    """Return the dolmen board with a tile on a space."""
    return (*display[:space], tile, *display[space + 1 :])
