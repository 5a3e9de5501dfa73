"""The spaces that a seat's progress markers enter next, and what is missing for it: shown to those who may know its
gold."""

from collections.abc import Mapping

from games.core.score import Place
from games.core.seats import Seat
from games.core.text import Text
from games.isle_of_skye.expansions.journeyman.data import TRACKS, ProgressBoard, Requirement, Space, space_place
from games.isle_of_skye.expansions.journeyman.movement import fulfils
from games.isle_of_skye.expansions.journeyman.state import Because, follower_of
from games.isle_of_skye.expansions.journeyman.tracks import Marker, next_space, ways
from games.isle_of_skye.state import Table
from games.isle_of_skye.territory import Land
from games.isle_of_skye.text import game_text

Missing = dict[Place, tuple[Text, ...]]
"""The texts of what is missing, by the space that a marker enters next."""
Ahead = Mapping[Seat, Missing]
"""The missing things by seat, for the seats about which the viewer may know them."""


def ahead_of(state: Table, board: ProgressBoard, land: Land, seat: Seat, loops: bool) -> Missing:
    """Return the next space of each track, with what the seat lacks to enter it; nothing: it may.

    - While the seat is asked for an advance that needs no tile: only the gold of the step.
    - While its markers lie and its plan stands: the tile among those with a marker.
    - Otherwise: the tile among all of its territory.
    """
    follower, gold = follower_of(state, seat), state.clans[seat].gold
    because: Because = follower.due[0].because if follower.due else "marker"
    tracks = TRACKS[:1] if because == "sale" else TRACKS
    cells = follower.lying() if follower.ready and follower.lying() else tuple(land.tiles)
    texts_by_place: Missing = {}
    for track in tracks:
        marker = follower.markers[track]
        for back in ways(board, track, marker):
            space = next_space(board, track, marker, because, loops, back)
            if space is None:
                continue
            texts = _gold_missing(space, marker, gold)
            if because == "marker" and not any(fulfils(land, cell, space.requirement) for cell in cells):
                texts = (_tile(space.requirement), *texts)
            texts_by_place[space_place(track, space.n)] = texts
    return texts_by_place


def _gold_missing(space: Space, marker: Marker, gold: int | None) -> tuple[Text, ...]:
    """Return how much of the fee the seat does not have, where its gold is known."""
    fee = space.fee if space.n > marker.at else 0
    return (game_text("lacks_gold", n=fee - gold),) if gold is not None and fee > gold else ()


def _tile(requirement: Requirement) -> Text:
    """Return a requirement in as few words as there are."""
    match requirement.kind:
        case "distance_min":
            return game_text("lacks_distance", n=requirement.tiles)
        case "completed_area":
            return game_text(f"lacks_completed_{'_'.join(sorted(requirement.terrains))}")
        case "compass":
            return game_text(f"lacks_side_{requirement.side.lower()}")
    return game_text(f"symbol_{requirement.feature or requirement.kind}")
