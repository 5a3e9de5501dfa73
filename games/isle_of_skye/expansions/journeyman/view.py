"""What everybody sees of the expansion: nothing in it is secret.

A seat's own board shows the journeyman at `x,y/journeyman`, its waypoint markers at `x,y/waypoint` and its roads at
their edges `x,y|E`. Its progress board is a board of its own, `tracks-<seat>`: the cell `n,t` is space n of the track
of number t, with the progress marker, and the bridges passed, as pieces, and the bonus tiles that lie there as marks.
"""

from typing import Final

from msgspec.structs import replace

from games.core.grid import EDGES, STEP, cell_place, parse_place
from games.core.seats import Seat
from games.core.view import BoardView, PieceView, SeatView, View
from games.isle_of_skye.expansions.journeyman.data import TIERS, TRACKS, ProgressBoard
from games.isle_of_skye.expansions.journeyman.scoring import Notes
from games.isle_of_skye.expansions.journeyman.state import Follower, Link, Table, own
from games.isle_of_skye.rounds import board_of
from games.isle_of_skye.territory import edge_place

PAWN: Final = "journeyman"
WAYPOINT: Final = "waypoint"
ROAD: Final = "road"
MARKER: Final = "progress"
BRIDGE: Final = "bridge"


def tracks_of(seat: Seat) -> str:
    """The name of a seat's progress board."""
    return f"tracks-{seat}"


def with_followers(state: Table, board: ProgressBoard, view: View) -> View:
    """The view with what each seat has."""
    seats, boards = dict(view.seats), dict(view.boards)
    for seat, mine in enumerate(own(state).seats):
        seats[str(seat)] = _seat(mine, seats[str(seat)])
        shown = boards[board_of(seat)]
        boards[board_of(seat)] = replace(shown, pieces={**shown.pieces, **_pieces(seat, mine, bool(shown.tiles))})
        boards[tracks_of(seat)] = _tracks(seat, mine, board)
    return replace(view, seats=seats, boards=boards)


def _seat(mine: Follower, shown: SeatView) -> SeatView:
    stock = {"waypoints": mine.waypoints, "roads": len(mine.gained)}
    stock |= {f"bonus_{one.tile}": 1 for one in mine.bonus}
    return replace(shown, stock={**shown.stock, **{kind: number for kind, number in stock.items() if number}})


def _pieces(seat: Seat, mine: Follower, founded: bool) -> dict[str, PieceView]:
    if not founded:
        return {}
    pieces = {f"{cell_place(mine.at)}/{PAWN}": PieceView(seat, PAWN, PAWN)}
    picked = {stop.at for stop in mine.route}
    for cell in mine.planned:
        pieces[f"{cell_place(cell)}/{WAYPOINT}"] = PieceView(seat, WAYPOINT, WAYPOINT, cell in picked)
    return pieces | {_edge(link): PieceView(seat, ROAD, ROAD) for link in mine.roads}


def _edge(link: Link) -> str:
    here, there = link
    return edge_place(here, STEP.index(there - here))


def _tracks(seat: Seat, mine: Follower, board: ProgressBoard) -> BoardView:
    pieces: dict[str, PieceView] = {}
    marks: dict[str, str] = {}
    taken = {one.tile for one in mine.bonus}
    for number, track in enumerate(TRACKS):
        pieces[f"{mine.markers[track].at},{number}/{MARKER}"] = PieceView(seat, MARKER, track)
        places = {one.bonus_tier: one.n for one in board.tracks[track].spaces if one.bonus_tier}
        for tier in TIERS:
            if tier in mine.layout and tier in places and (tile := mine.layout[tier][number]) not in taken:
                marks[f"{places[tier]},{number}"] = f"bonus_{tile}"
    numbers = {str(track): number for number, track in enumerate(TRACKS)}
    for passed, n in mine.bridges():
        pieces[f"{n},{numbers[passed]}/{BRIDGE}"] = PieceView(seat, BRIDGE, passed)
    return BoardView({}, pieces, marks)


# --- and back ---------------------------------------------------------------------------------------------


def notes_seen(view: View, seat: Seat) -> Notes:
    """What scorers need to know of a seat."""
    pieces = view.boards[board_of(seat)].pieces
    at = next((parse_place(key.partition("/")[0]) for key, one in pieces.items() if one.kind == PAWN), None)
    tracks = view.boards[tracks_of(seat)].pieces
    found = [(one.role, int(key.partition(",")[0])) for key, one in tracks.items() if one.kind == BRIDGE]
    return Notes(at, tuple(found))


def links_seen(view: View, seat: Seat) -> tuple[Link, ...]:
    """The roads of a seat."""
    return tuple(
        (parse_place(place), parse_place(place) + STEP[EDGES.index(edge)])
        for key, one in view.boards[board_of(seat)].pieces.items()
        if one.kind == ROAD
        for place, _, edge in (key.partition("|"),)
    )
