"""What everybody sees of the stone tablets of a seat (section d5)."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from games.core.assets import StockKind
from games.core.identity_cache import cache_by_identity
from games.core.seats import Seat
from games.core.view import SeatView
from games.isle_of_skye.expansions.druids.data import SCROLL_AGAIN, TABLET_FACTS
from games.isle_of_skye.expansions.druids.state import Tablet, find_dolmen
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


def list_tablet_kinds(state: Table, seat: Seat) -> list[str]:
    """Return the kinds of a seat's tablets; LATE are those "scroll again" of the last round that have no effect."""
    return _list_tablet_kinds(find_dolmen(state).tablets.get(seat, ()), state.options, state.seats)


def _list_tablet_kinds(seat_tablets: tuple[Tablet, ...], options: Mapping[str, str], seats: int) -> list[str]:
    last = count_rounds(seats) if options["late_scroll"] == "does_not_work" else None
    return [LATE if (tablet.kind, tablet.round) == (SCROLL_AGAIN, last) else tablet.kind for tablet in seat_tablets]


def show_tablets(state: Table, seat: Seat, seat_view: SeatView) -> SeatView:
    seat_tablets = find_dolmen(state).tablets.get(seat, ())
    return _show_tablets(seat_view, seat_tablets, state.options, state.seats) if seat_tablets else seat_view


@cache_by_identity(512)
def _show_tablets(
    seat_view: SeatView, seat_tablets: tuple[Tablet, ...], options: Mapping[str, str], seats: int
) -> SeatView:
    kinds = _list_tablet_kinds(seat_tablets, options, seats)
    stock = {TABLET + kind: kinds.count(kind) for kind in kinds}
    return replace(
        seat_view,
        stock={**seat_view.stock, **stock},
        stock_since=_find_working_since(seat_tablets, count_rounds(seats)),
    )


def _find_working_since(seat_tablets: tuple[Tablet, ...], rounds: int) -> dict[str, dict[str, int]]:
    """Return the rounds from which a seat's tablets work: kind -> round -> how many.

    A tablet of the last round names a round that is never played. A "scroll again" among them works at the end, or has
    the kind LATE if it does not.
    """
    by_kind: dict[str, dict[str, int]] = {}
    for tablet in seat_tablets:
        if (tablet.kind, tablet.round) != (SCROLL_AGAIN, rounds):
            counts, first = by_kind.setdefault(TABLET + tablet.kind, {}), str(tablet.round + 1)
            counts[first] = counts.get(first, 0) + 1
    return by_kind
