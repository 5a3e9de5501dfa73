"""What everybody sees of the expansion: nothing in it is secret.

A seat's own board shows the journeyman at `x,y/journeyman`, its waypoint markers at `x,y/waypoint` and its roads at
their edges `x,y|E`.

Its progress board is a track, `tracks-<seat>`: place `n,t` is space n of track number t, where the progress marker
stands; 0 is the start of a track. Notes say which banners count and which bridges were passed. Bonus tiles lie on their
spaces where these are known, otherwise on the display `bonus-<seat>`, at `tier,t` with tiers from 1 to 3. What is
missing for the next spaces is shown to those who may know the gold of the seat.
"""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from games.core.assets import StockKind
from games.core.grid import STEP, name_cell
from games.core.identity_cache import cache_by_identity
from games.core.score import Place
from games.core.seats import Seat
from games.core.step import OVER
from games.core.surface import DisplayView, GridView, Layout, PieceView, Slot, StackedPiece, TrackLayout, TrackView
from games.core.text import Text
from games.core.view import SeatView, View
from games.isle_of_skye.expansions.journeyman.ahead import NOTHING_MISSING, Ahead, Missing
from games.isle_of_skye.expansions.journeyman.art import BONUS_GLYPH
from games.isle_of_skye.expansions.journeyman.art_board import build_blank_layout, build_layout
from games.isle_of_skye.expansions.journeyman.art_tv import build_blank_tv_layout, build_tv_layout
from games.isle_of_skye.expansions.journeyman.data import (
    BOARDS,
    BONUS_TILES,
    TIERS,
    TRACKS,
    Benefit,
    ProgressBoard,
    choose_side,
    name_space,
)
from games.isle_of_skye.expansions.journeyman.phases import describe_start
from games.isle_of_skye.expansions.journeyman.state import Follower, Link, Source, find_journeys
from games.isle_of_skye.rounds import name_board
from games.isle_of_skye.state import Table
from games.isle_of_skye.territory import name_edge

PAWN: Final = "journeyman"
WAYPOINT: Final = "waypoint"
ROAD: Final = "road"
TRACKS_ON: Final = "tracks"
"""The kind of the surface of a seat's progress board."""
COUNTS: Final[dict[Benefit, str]] = {
    "vp": "isle_of_skye.counts_round_points",
    "gold": "isle_of_skye.counts_round_gold",
    "move": "isle_of_skye.counts_move",
}
"""Notes on the banners that count."""
PASSED: Final = "isle_of_skye.passed_bridge"
"""The note on a bridge that was passed."""
STOCK: Final[dict[str, StockKind]] = {
    f"bonus_{tile}": StockKind("effect", f"g-{BONUS_GLYPH}-{tile}") for tile in BONUS_TILES
}
"""What phones know of bonus tiles among a seat's stock."""
OWN_BOARD: Final = "progress_board"
"""The layout of a board that the table has copied out."""
BLANK: Final = "progress_board_blank"
RESTS_IN: Final = frozenset({"build", "roads", OVER})
"""Steps in which nobody advances, unless a question is open."""
_TV: Final = "_tv"
"""Ends the id of a layout for a TV."""


def name_invented_layout(side: str) -> str:
    """Return the name of the layout of an invented side."""
    return f"progress_board_{side.replace('-', '_')}"


def build_layouts() -> dict[str, Layout]:
    """Return what is printed on the boards that phones know without the table."""
    layouts: dict[str, Layout] = {}
    for side, board in BOARDS.items():
        layouts |= _with_tv_layout(name_invented_layout(side), build_layout(board), build_tv_layout(board))
    return layouts | _with_tv_layout(BLANK, build_blank_layout(), build_blank_tv_layout())


def _with_tv_layout(name: str, phone: TrackLayout, tv: TrackLayout) -> dict[str, Layout]:
    """Return the layout for phones, which names the one for a TV, and that one."""
    return {name: replace(phone, tv_layout=name + _TV), name + _TV: tv}


def name_tracks(seat: Seat) -> str:
    """Return the id of a seat's progress board."""
    return f"{TRACKS_ON}-{seat}"


def name_bonus_display(seat: Seat) -> str:
    """Return the id of the display of a seat's bonus tiles."""
    return f"bonus-{seat}"


def find_tracks(view: View, seat: Seat) -> TrackView:
    """Return a seat's progress board as the view shows it."""
    surface = view.surfaces[name_tracks(seat)]
    assert isinstance(surface, TrackView)
    return surface


def with_followers(state: Table, board: ProgressBoard, view: View, ahead: Ahead) -> View:
    """Return the view with what each seat has; `board` is what they play on, where it is known."""
    seats, grids, surfaces = dict(view.seats), view.grids, dict(view.surfaces)
    source = find_journeys(state).source
    board_known = None if source == "by_hand" else board
    rests = state.step in RESTS_IN and not any(follower.due for follower in find_journeys(state).seats)
    for seat, follower in enumerate(find_journeys(state).seats):
        grid = grids[name_board(seat)]
        seats[str(seat)] = _build_seat(state.flow.number, follower, seats[str(seat)])
        surfaces[name_board(seat)] = _rules_cache(grid, seat, follower)
        missing = ahead.get(seat, NOTHING_MISSING)
        surfaces[name_tracks(seat)] = _build_tracks(
            source, state.seats, state.flow.number, board_known, seat, follower, missing, rests
        )
        if board_known is None:
            surfaces[name_bonus_display(seat)] = _build_bonus_display(seat, follower)
    own_layouts = (
        _with_tv_layout(OWN_BOARD, build_layout(board), build_tv_layout(board))
        if source in ("transcribed", "printed")
        else {}
    )
    return replace(view, seats=seats, surfaces=surfaces, layouts={**view.layouts, **own_layouts})


@cache_by_identity(512)
def _build_seat(phase: int, follower: Follower, seat_view: SeatView) -> SeatView:
    """Return a seat's view with the pieces that lie on no board, and the bonus tiles that lie before it."""
    stock = {WAYPOINT: follower.waypoints - len(follower.list_lying())}
    stock |= {ROAD: len(follower.gained)} if follower.gained else {}
    kept_bonus = [bonus for bonus in follower.bonus if bonus.is_kept]
    stock |= {f"bonus_{bonus.tile}": 1 for bonus in kept_bonus}
    working_from = {f"bonus_{bonus.tile}": works for bonus in kept_bonus if (works := describe_start(bonus, phase))}
    return replace(seat_view, stock={**seat_view.stock, **stock}, stock_from={**seat_view.stock_from, **working_from})


@cache_by_identity(512)
def _rules_cache(grid: GridView, seat: Seat, follower: Follower) -> GridView:
    """Return a seat's board with its journeyman, markers and roads, once it is founded."""
    return replace(grid, pieces={**grid.pieces, **_build_pieces(seat, follower)}) if grid.tiles else grid


def _build_pieces(seat: Seat, follower: Follower) -> dict[str, PieceView]:
    pieces = {f"{name_cell(follower.at)}/{PAWN}": PieceView(seat, PAWN, PAWN)}
    pieces |= {f"{name_cell(cell)}/{WAYPOINT}": PieceView(seat, WAYPOINT, WAYPOINT) for cell in follower.list_lying()}
    return pieces | {_name_edge(link): PieceView(seat, ROAD, ROAD) for link in follower.roads}


def _name_edge(link: Link) -> str:
    cell, neighbour = link
    return name_edge(cell, STEP.index(neighbour - cell))


@cache_by_identity(512)
def _build_tracks(
    source: Source,
    seats: int,
    phase: int,
    board: ProgressBoard | None,
    seat: Seat,
    follower: Follower,
    ahead: Missing,
    rests: bool,
) -> TrackView:
    pieces: dict[Place, tuple[StackedPiece, ...]] = {
        name_space(track, follower.markers[track].at): (StackedPiece(f"progress_{track}", seat),) for track in TRACKS
    }
    pieces |= (
        {place: (StackedPiece(f"bonus_{tile}", seat),) for place, tile in _find_lying(board, follower).items()}
        if board
        else {}
    )
    invented = name_invented_layout(choose_side(seats))
    layout = {"by_hand": BLANK, "invented": invented}.get(source, OWN_BOARD)
    code = "isle_of_skye.surface_tracks_invented" if source == "invented" else "isle_of_skye.surface_tracks"
    notes = _build_notes(follower, phase)
    return TrackView(
        Text(code), "isle_of_skye.counted_pieces", layout, pieces, seat=seat, notes=notes, ahead=ahead, rests=rests
    )


def _find_lying(board: ProgressBoard, follower: Follower) -> Mapping[Place, str]:
    """Return the bonus tiles that still lie on their spaces."""
    taken_tiles = {bonus.tile for bonus in follower.bonus}
    return {
        name_space(track, space.n): tile
        for number, track in enumerate(TRACKS)
        for space in board.tracks[track].spaces
        if (tier := space.bonus_tier)
        and tier in follower.layout
        and (tile := follower.layout[tier][number]) not in taken_tiles
    }


def _build_notes(follower: Follower, phase: int) -> dict[Place, tuple[Text, ...]]:
    """Return what there is to say of spaces: the banners that count, those of this phase included, and the bridges."""
    notes: dict[Place, tuple[Text, ...]] = {}
    for benefit, code in COUNTS.items():
        for track, value, n in follower.list_banners(phase + 1, benefit):
            place = name_space(track, n)
            notes[place] = (*notes.get(place, ()), Text(code, {"n": value}))
    for track, n in follower.list_bridges():
        place = name_space(track, n)
        notes[place] = (*notes.get(place, ()), Text(PASSED))
    return notes


@cache_by_identity(512)
def _build_bonus_display(seat: Seat, follower: Follower) -> DisplayView:
    taken_tiles = {bonus.tile for bonus in follower.bonus}
    slots = {
        f"{row},{number}": Slot(f"bonus_{tile}")
        for row, tier in enumerate(TIERS, 1)
        for number, tile in enumerate(follower.layout.get(tier, ()))
        if tile not in taken_tiles
    }
    return DisplayView(Text("isle_of_skye.surface_bonus"), slots, "isle_of_skye.counted_pieces", seat, for_sale=False)
