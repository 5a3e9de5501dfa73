"""The spaces that a seat's progress markers enter next, and what is missing for it: shown to those who may know its
gold."""

from collections.abc import Mapping

from games.core.score import Place
from games.core.seats import Seat
from games.core.text import Text
from games.isle_of_skye.expansions.journeyman.data import TRACKS, ProgressBoard, Requirement, Space, space_place
from games.isle_of_skye.expansions.journeyman.movement import fulfils
from games.isle_of_skye.expansions.journeyman.state import Because, follower
from games.isle_of_skye.expansions.journeyman.tracks import Marker, entered, ways
from games.isle_of_skye.state import Table
from games.isle_of_skye.territory import Land
from games.isle_of_skye.text import said

Missing = dict[Place, tuple[Text, ...]]
"""By space that a marker enters next: what is missing for that."""
Ahead = Mapping[Seat, Missing]
"""That of each seat of which the viewer may know it."""


def ahead_of(state: Table, board: ProgressBoard, land: Land, seat: Seat, loops: bool) -> Missing:
    """Return the next space of each track, with what the seat lacks to enter it; nothing: it may.

    - While the seat is asked for an advance that needs no tile: only the gold of the step.
    - While its markers lie and its plan stands: the tile among those with a marker.
    - Otherwise: the tile among all of its territory.
    """
    mine, gold = follower(state, seat), state.clans[seat].gold
    because: Because = mine.due[0].because if mine.due else "marker"
    tracks = TRACKS[:1] if because == "sale" else TRACKS
    cells = mine.lying() if mine.ready and mine.lying() else tuple(land.tiles)
    missing_at: Missing = {}
    for track in tracks:
        marker = mine.markers[track]
        for back in ways(board, track, marker):
            space = entered(board, track, marker, because, loops, back)
            if space is None:
                continue
            missing = _gold_missing(space, marker, gold)
            if because == "marker" and not any(fulfils(land, cell, space.requirement) for cell in cells):
                missing = (_tile(space.requirement), *missing)
            missing_at[space_place(track, space.n)] = missing
    return missing_at


def _gold_missing(space: Space, marker: Marker, gold: int | None) -> tuple[Text, ...]:
    """Return how much of the fee the seat does not have, where its gold is known."""
    fee = space.fee if space.n > marker.at else 0
    return (said("lacks_gold", n=fee - gold),) if gold is not None and fee > gold else ()


def _tile(requirement: Requirement) -> Text:
    """Return a requirement in as few words as there are."""
    match requirement.kind:
        case "distance_min":
            return said("lacks_distance", n=requirement.tiles)
        case "completed_area":
            return said(f"lacks_completed_{'_'.join(sorted(requirement.terrains))}")
        case "compass":
            return said(f"lacks_side_{requirement.side.lower()}")
    return said(f"symbol_{requirement.feature or requirement.kind}")
