"""What Traders & Builders keeps of a table."""

from typing import Final

import msgspec

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
