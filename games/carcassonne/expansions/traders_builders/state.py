"""What Traders & Builders keeps of a table."""

from typing import Any, Final

import msgspec

from games.carcassonne.meta import TRADERS_BUILDERS
from games.carcassonne.state import Table
from games.core.capability import with_slice

GOODS: Final = ("wine", "grain", "cloth")


class Trade(msgspec.Struct, frozen=True):
    """Goods and second parts.

    - `goods`: tokens of each seat, by kind.
    - `part`: of the turn, 1 or 2. `earned`: the builder has worked in this part.
    - `asks`: the seat is asked whether it draws again.
    """

    goods: tuple[dict[str, int], ...]
    part: int = 1
    earned: bool = False
    asks: bool = False


def find_trade(state: Table) -> Trade:
    """Return the expansion's slice of the state."""
    trade: Trade = state.slices.traders_builders
    return trade


def with_trade(state: Table, **changes: Any) -> Table:
    """Return the state with these fields of the slice changed."""
    return with_slice(state, TRADERS_BUILDERS.id, **changes)
