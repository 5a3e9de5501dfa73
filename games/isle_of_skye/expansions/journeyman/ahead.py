"""The spaces that a seat's progress markers enter next, and what is missing for it: shown to those who may know its
gold."""

from collections.abc import Mapping
from typing import Final

from games.core.identity_cache import cache_by_identity
from games.core.score import Place
from games.core.seats import Seat
from games.core.text import Text
from games.isle_of_skye.expansions.journeyman.art_board import describe_requirement
from games.isle_of_skye.expansions.journeyman.data import TRACKS, ProgressBoard, Space, name_space
from games.isle_of_skye.expansions.journeyman.movement import fulfils
from games.isle_of_skye.expansions.journeyman.state import Follower
from games.isle_of_skye.expansions.journeyman.tracks import Because, Marker, find_next_space, list_directions
from games.isle_of_skye.territory import TerritoryMap
from games.isle_of_skye.text import build_text

Missing = dict[Place, tuple[Text, ...]]
"""The texts of what is missing, by the space that a marker enters next."""
Ahead = Mapping[Seat, Missing]
"""The missing things by seat, for the seats about which the viewer may know them."""
NOTHING_MISSING: Final[Missing] = {}


@cache_by_identity(512)
def find_ahead(follower: Follower, gold: int | None, board: ProgressBoard, land: TerritoryMap, loops: bool) -> Missing:
    """Return the next space of each track, with what the seat lacks to enter it: nothing if it may enter.

    - While the seat is asked for an advance that needs no tile: only the gold of the step.
    - While its markers lie and its plan stands: the tile among those with a marker.
    - Otherwise: the tile among all of its territory.
    """
    because: Because = follower.due[0].because if follower.due else "marker"
    tracks = TRACKS[:1] if because == "sale" else TRACKS
    cells = follower.list_lying() if follower.ready and follower.list_lying() else tuple(land.tiles)
    texts_by_place: Missing = {}
    for track in tracks:
        marker = follower.markers[track]
        for back in list_directions(board, track, marker):
            space = find_next_space(board, track, marker, because, loops, back)
            if space is None:
                continue
            texts = _describe_missing_gold(space, marker, gold)
            if because == "marker" and not any(fulfils(land, cell, space.requirement) for cell in cells):
                texts = (describe_requirement(space.requirement, "lacks"), *texts)
            texts_by_place[name_space(track, space.n)] = texts
    return texts_by_place


def _describe_missing_gold(space: Space, marker: Marker, gold: int | None) -> tuple[Text, ...]:
    """Return how much of the fee the seat does not have, where its gold is known."""
    fee = space.fee if space.n > marker.at else 0
    return (build_text("lacks_gold", n=fee - gold),) if gold is not None and fee > gold else ()
