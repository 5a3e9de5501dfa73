"""The tracks (sections j4, j7 and j9): which space comes next, what it costs and gives, what lasts.

Nothing in here needs a table; a seat's markers are a mapping of tracks.
"""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

import msgspec

from games.isle_of_skye.expansions.journeyman.data import (
    TRACKS,
    ProgressBoard,
    Space,
    Tier,
    Track,
)

Because = Literal["marker", "sale", "symbol", "bonus"]
"""Why a marker advances: a waypoint marker, a sale to another seat, a tile with a journeyman symbol, or a bonus
tile."""
END: Final = "end_of_track"
WARRIOR: Final = "only_warrior"
GOLD: Final = "cannot_pay"


class Marker(msgspec.Struct, frozen=True, array_like=True):
    """A progress marker: where it stands, and the furthest space that it was ever on (ruling Q33)."""

    at: int = 0
    furthest: int = 0


Markers = Mapping[Track, Marker]
NO_STEPS: Final[dict[Track, Marker]] = dict.fromkeys(TRACKS, Marker())


class Step(NamedTuple):
    """An advance: the marker afterwards, its gold and its points, and whether the space is new."""

    track: Track
    marker: Marker
    cost: int
    points: int
    is_new: bool

    def find_tier(self, board: ProgressBoard) -> Tier | None:
        """Return the tier of the bonus tile that is taken off the board, if any."""
        return board.find_space(self.track, self.marker.at).bonus_tier if self.is_new else None


def find_next_space(
    board: ProgressBoard, track: Track, marker: Marker, because: Because, loops: bool = False, back: bool = False
) -> Space | None:
    """Return the space that an advance enters, or None if there is none. Only waypoint markers go back and forth at the
    end of the track, unless everything `loops` (ruling Q15); from the last space the only way is back."""
    last = len(board.tracks[track].spaces)
    if marker.furthest < last:
        return None if back else board.find_space(track, marker.at + 1)
    if because != "marker" and not loops:
        return None
    if not back and marker.at < last:
        return board.find_space(track, marker.at + 1)
    space = marker.at - 1
    return board.find_space(track, space) if space in board.tracks[track].loop.spaces else None


def list_directions(board: ProgressBoard, track: Track, marker: Marker) -> tuple[bool, ...]:
    """Return the directions in which a marker can go on, each as the value of `back`: both of them inside an end of
    three or more spaces."""
    facts = board.tracks[track]
    is_inside = marker.furthest == len(facts.spaces) and facts.loop.spaces[0] < marker.at < facts.loop.spaces[-1]
    return (False, True) if is_inside else (False,)


def find_cost(board: ProgressBoard, marker: Marker, space: Space, castle: bool = False) -> int:
    """Return the gold of entering a space.

    It is the fee of a step forward (ruling Q32) plus, for a castle advancement, the price of the segment (ruling Q14);
    the latter is 0 where the space itself asks for the castle.
    """
    fee = space.fee if space.n > marker.at else 0
    priced = castle and space.requirement.kind != "castle"
    return fee + (board.castle_costs[str(space.segment)] if priced else 0)


def find_advance(
    board: ProgressBoard,
    markers: Markers,
    track: Track,
    because: Because,
    castle: bool = False,
    loops: bool = False,
    back: bool = False,
) -> Step | str:
    """Return the advance on a track with its cost, or why there is none: `END` or `WARRIOR`. Inside a long end it may
    go `back`."""
    if because == "sale" and track != "warrior":
        return WARRIOR
    marker = markers[track]
    space = find_next_space(board, track, marker, because, loops, back)
    if space is None:
        return END
    is_new = space.n > marker.furthest
    points = space.vp_on_step if is_new else board.tracks[track].loop.vp
    moved_marker = Marker(space.n, max(space.n, marker.furthest))
    return Step(track, moved_marker, find_cost(board, marker, space, castle), points, is_new)
