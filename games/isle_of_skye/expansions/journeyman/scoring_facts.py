"""What scorers need to know of a seat with the Journeyman, from a state or from a view."""

from typing import NamedTuple

from games.core.grid import EDGES, STEP, parse_place
from games.core.identity_cache import cache_by_identity
from games.core.seats import Seat
from games.core.surface import GridView, TrackView
from games.core.text import Text
from games.core.view import View
from games.isle_of_skye.capability import Links
from games.isle_of_skye.expansions.journeyman.data import parse_space
from games.isle_of_skye.expansions.journeyman.state import find_follower
from games.isle_of_skye.expansions.journeyman.view import COUNTS, PASSED, PAWN, ROAD, find_tracks
from games.isle_of_skye.rounds import name_board
from games.isle_of_skye.state import Table
from games.isle_of_skye.steps.scoring import SCORING


class ScoringFacts(NamedTuple):
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
    def from_state(cls, state: Table, seat: Seat) -> "ScoringFacts":
        follower = find_follower(state, seat)
        at = follower.at if state.clans[seat].territory.tiles else None
        banners = () if state.step in SCORING else follower.list_banners(state.flow.number + 1)
        return cls(at, follower.list_bridges(), banners, follower.roads)

    @classmethod
    def from_view(cls, view: View, seat: Seat) -> "ScoringFacts":
        board = view.surfaces[name_board(seat)]
        assert isinstance(board, GridView)
        return _read(board, find_tracks(view, seat), view.phase in SCORING)


@cache_by_identity(512)
def _read(board: GridView, tracks: TrackView, has_scored: bool) -> ScoringFacts:
    at = next((parse_place(key.partition("/")[0]) for key, piece in board.pieces.items() if piece.kind == PAWN), None)
    notes = [(parse_space(place), note) for place, texts in tracks.notes.items() for note in texts]
    bridges = tuple(space for space, note in notes if note.code == PASSED)
    banners = [(track, _parse_points(note), n) for (track, n), note in notes if note.code == COUNTS["vp"]]
    return ScoringFacts(at, bridges, () if has_scored else tuple(banners), _find_links(board))


def _parse_points(note: Text) -> int:
    n = note.params["n"]
    assert isinstance(n, int)
    return n


def _find_links(board: GridView) -> Links:
    return tuple(
        (parse_place(place), parse_place(place) + STEP[EDGES.index(edge)])
        for key, piece in board.pieces.items()
        if piece.kind == ROAD
        for place, _, edge in (key.partition("|"),)
    )
