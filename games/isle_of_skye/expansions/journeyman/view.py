"""What everybody sees of the expansion: nothing in it is secret.

A seat's own board shows the journeyman at `x,y/journeyman`, its waypoint markers at `x,y/waypoint` and its roads at
their edges `x,y|E`.

Its progress board is a track, `tracks-<seat>`: place `n,t` is space n of track number t, where the progress marker
lies. A bridge that was passed is a mark at `n,t|W`. The points of a banner that gives some in every round are a mark at
`n,t/points`.

The bonus tiles that still lie are on the display `bonus-<seat>`, at `tier,t` with tiers from 1 to 3.
"""

from typing import Final

from msgspec.structs import replace

from games.core.grid import STEP, cell_place
from games.core.score import Place
from games.core.seats import Seat
from games.core.surface import DisplayView, PieceView, Slot, StackedPiece, TrackView
from games.core.text import Text
from games.core.view import SeatView, View
from games.isle_of_skye.expansions.journeyman.data import TIERS, TRACKS
from games.isle_of_skye.expansions.journeyman.state import Follower, Link, Source, own
from games.isle_of_skye.rounds import board_of
from games.isle_of_skye.state import Table
from games.isle_of_skye.territory import edge_place

PAWN: Final = "journeyman"
WAYPOINT: Final = "waypoint"
ROAD: Final = "road"
BRIDGE: Final = "bridge"
BANNER: Final = "points"


def tracks_of(seat: Seat) -> str:
    """Return the id of a seat's progress board."""
    return f"tracks-{seat}"


def bonus_of(seat: Seat) -> str:
    """Return the id of the display of a seat's bonus tiles."""
    return f"bonus-{seat}"


def tracks_seen(view: View, seat: Seat) -> TrackView:
    """Return a seat's progress board as the view shows it."""
    surface = view.surfaces[tracks_of(seat)]
    assert isinstance(surface, TrackView)
    return surface


def with_followers(state: Table, view: View) -> View:
    """Return the view with what each seat has."""
    seats, grids, surfaces = dict(view.seats), view.grids, dict(view.surfaces)
    for seat, mine in enumerate(own(state).seats):
        shown = grids[board_of(seat)]
        founded = bool(shown.tiles)
        seats[str(seat)] = _seat(mine, seats[str(seat)], founded)
        surfaces[board_of(seat)] = replace(shown, pieces={**shown.pieces, **_pieces(seat, mine, founded)})
        surfaces[tracks_of(seat)] = _tracks(seat, mine, state.flow.number, own(state).source)
        surfaces[bonus_of(seat)] = _bonus(seat, mine)
    return replace(view, seats=seats, surfaces=surfaces)


def _seat(mine: Follower, shown: SeatView, founded: bool) -> SeatView:
    """Return a seat's view with the pieces that lie on no board."""
    stock = {PAWN: int(not founded), WAYPOINT: mine.waypoints - len(mine.lying()), ROAD: len(mine.gained)}
    stock |= {f"bonus_{one.tile}": 1 for one in mine.bonus}
    return replace(shown, stock={**shown.stock, **stock})


def _pieces(seat: Seat, mine: Follower, founded: bool) -> dict[str, PieceView]:
    if not founded:
        return {}
    pieces = {f"{cell_place(mine.at)}/{PAWN}": PieceView(seat, PAWN, PAWN)}
    pieces |= {f"{cell_place(cell)}/{WAYPOINT}": PieceView(seat, WAYPOINT, WAYPOINT) for cell in mine.lying()}
    return pieces | {_edge(link): PieceView(seat, ROAD, ROAD) for link in mine.roads}


def _edge(link: Link) -> str:
    here, there = link
    return edge_place(here, STEP.index(there - here))


def _tracks(seat: Seat, mine: Follower, now: int, source: Source) -> TrackView:
    pieces: dict[Place, tuple[StackedPiece, ...]] = {
        f"{mine.markers[track].at},{number}": (StackedPiece(f"progress_{track}", seat),)
        for number, track in enumerate(TRACKS)
    }
    numbers = {str(track): number for number, track in enumerate(TRACKS)}
    marks = {f"{n},{numbers[track]}|W": BRIDGE for track, n in mine.bridges()}
    marks |= {f"{n},{numbers[track]}/{BANNER}": str(value) for track, value, n in mine.banners(now + 1)}
    code = "isle_of_skye.surface_tracks_invented" if source == "invented" else "isle_of_skye.surface_tracks"
    name = Text(code, {"seat": seat})
    return TrackView(name, "isle_of_skye.counted_markers", "tracks", pieces, marks, seat)


def _bonus(seat: Seat, mine: Follower) -> DisplayView:
    taken = {bonus.tile for bonus in mine.bonus}
    slots = {
        f"{row},{number}": Slot(f"bonus_{tile}")
        for row, tier in enumerate(TIERS, 1)
        for number, tile in enumerate(mine.layout.get(tier, ()))
        if tile not in taken
    }
    return DisplayView(
        Text("isle_of_skye.surface_bonus", {"seat": seat}), slots, "isle_of_skye.counted_tiles", seat, for_sale=False
    )
