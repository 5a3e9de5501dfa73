"""What final scoring needs to know of a seat with Druids, from a state or from a view."""

from typing import Final, NamedTuple

from games.core.grid import parse_place
from games.core.identity_cache import cache_by_identity
from games.core.seats import Seat
from games.core.surface import GridView
from games.core.view import View
from games.isle_of_skye.capability import Links
from games.isle_of_skye.expansions.druids.data import SCROLL_AGAIN
from games.isle_of_skye.expansions.druids.state import find_dolmen
from games.isle_of_skye.expansions.druids.tablets import TABLET, list_tablet_kinds
from games.isle_of_skye.rounds import name_board
from games.isle_of_skye.state import Table

MARKS: Final = {n: "scroll_again" if n == 1 else f"scroll_again_{n}" for n in range(1, 10)}
"""How often a scroll counts once more -> the mark at its cell."""
_TIMES: Final = {mark: n for n, mark in MARKS.items()}


class ScoringFacts(NamedTuple):
    """How many tablets "scroll again" a seat has, and the cells of the scrolls that it has chosen for them. `links` is
    always empty."""

    tablets: int
    chosen: tuple[int, ...] = ()
    links: Links = ()

    @classmethod
    def from_state(cls, state: Table, seat: Seat) -> "ScoringFacts":
        return cls(list_tablet_kinds(state, seat).count(SCROLL_AGAIN), find_dolmen(state).chosen.get(seat, ()))

    @classmethod
    def from_view(cls, view: View, seat: Seat) -> "ScoringFacts":
        board = view.surfaces[name_board(seat)]
        assert isinstance(board, GridView)
        return _read(board, view.seats[str(seat)].stock.get(TABLET + SCROLL_AGAIN, 0))


@cache_by_identity(512)
def _read(board: GridView, tablets: int) -> ScoringFacts:
    marks = board.marks.items()
    return ScoringFacts(tablets, tuple(parse_place(place) for place, mark in marks for _ in range(_TIMES.get(mark, 0))))
