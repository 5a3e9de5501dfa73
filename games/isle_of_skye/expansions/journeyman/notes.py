"""What scorers need to know of a seat with the Journeyman, from a state or from a view."""

from typing import NamedTuple

from games.core.grid import EDGES, STEP, parse_place
from games.core.seats import Seat
from games.core.text import Text
from games.core.view import View
from games.isle_of_skye.capability import Links
from games.isle_of_skye.expansions.journeyman.data import space_at
from games.isle_of_skye.expansions.journeyman.state import follower_of
from games.isle_of_skye.expansions.journeyman.view import COUNTS, PASSED, PAWN, ROAD, tracks_seen
from games.isle_of_skye.rounds import board_of
from games.isle_of_skye.state import Table
from games.isle_of_skye.steps.scoring import SCORING


class Notes(NamedTuple):
    """Facts about a seat in addition to its territory.

    - `at`: the cell of the journeyman.
    - `bridges`: those that its markers have passed, each as its track and the space behind it.
    - `banners`: those that still give points in this round, as track, points, space.
    - `links`: its roads.
    """

    at: int | None = None
    bridges: tuple[tuple[str, int], ...] = ()
    banners: tuple[tuple[str, int, int], ...] = ()
    links: Links = ()

    @classmethod
    def from_state(cls, state: Table, seat: Seat) -> "Notes":
        follower = follower_of(state, seat)
        at = follower.at if state.clans[seat].territory.tiles else None
        banners = () if state.step in SCORING else follower.banners(state.flow.number + 1)
        return cls(at, follower.bridges(), banners, follower.roads)

    @classmethod
    def from_view(cls, view: View, seat: Seat) -> "Notes":
        pieces = view.grids[board_of(seat)].pieces
        at = next((parse_place(key.partition("/")[0]) for key, piece in pieces.items() if piece.kind == PAWN), None)
        notes = [(space_at(place), note) for place, texts in tracks_seen(view, seat).notes.items() for note in texts]
        bridges = tuple(space for space, note in notes if note.code == PASSED)
        banners = [(track, _points(note), n) for (track, n), note in notes if note.code == COUNTS["vp"]]
        counted_banners = () if view.phase in SCORING else tuple(banners)
        return cls(at, bridges, counted_banners, _links_seen(view, seat))


def _points(note: Text) -> int:
    n = note.params["n"]
    assert isinstance(n, int)
    return n


def _links_seen(view: View, seat: Seat) -> Links:
    return tuple(
        (parse_place(place), parse_place(place) + STEP[EDGES.index(edge)])
        for key, piece in view.grids[board_of(seat)].pieces.items()
        if piece.kind == ROAD
        for place, _, edge in (key.partition("|"),)
    )
