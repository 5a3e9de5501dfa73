"""What everybody sees of the stone tablets of a seat (section d5)."""

from typing import Final

from games.core.assets import StockKind
from games.core.seats import Seat
from games.isle_of_skye.expansions.druids.data import SCROLL_AGAIN, TABLET_FACTS
from games.isle_of_skye.expansions.druids.state import find_dolmen
from games.isle_of_skye.income import count_rounds
from games.isle_of_skye.state import Table

TABLET: Final = "tablet_"
"""Prefix of the kinds of tablets among a seat's stock."""
LATE: Final = f"{SCROLL_AGAIN}_late"
"""A tablet "scroll again" that came too late to work (ruling Q20)."""
STOCK: Final = {TABLET + kind: StockKind("effect", f"g-tablet-{kind}") for kind in TABLET_FACTS} | {
    TABLET + LATE: StockKind("effect")
}
"""What phones know of tablets among a seat's stock."""


def list_kinds(state: Table, seat: Seat) -> list[str]:
    """Return the kinds of a seat's tablets; LATE are those "scroll again" of the last round that have no effect."""
    last = count_rounds(state.seats) if state.options["late_scroll"] == "does_not_work" else None
    seat_tablets = find_dolmen(state).tablets.get(seat, ())
    return [LATE if (tablet.kind, tablet.round) == (SCROLL_AGAIN, last) else tablet.kind for tablet in seat_tablets]


def count_stock(state: Table, seat: Seat) -> dict[str, int]:
    """Return how many tablets of each kind a seat has."""
    kinds = list_kinds(state, seat)
    return {TABLET + kind: kinds.count(kind) for kind in kinds}


def find_working_since(state: Table, seat: Seat) -> dict[str, dict[str, int]]:
    """Return the rounds from which a seat's tablets work: kind -> round -> how many.

    A tablet of the last round names a round that is never played. A "scroll again" among them works at the end, or has
    the kind LATE if it does not.
    """
    by_kind: dict[str, dict[str, int]] = {}
    for tablet in find_dolmen(state).tablets.get(seat, ()):
        if (tablet.kind, tablet.round) != (SCROLL_AGAIN, count_rounds(state.seats)):
            rounds, first = by_kind.setdefault(TABLET + tablet.kind, {}), str(tablet.round + 1)
            rounds[first] = rounds.get(first, 0) + 1
    return by_kind
