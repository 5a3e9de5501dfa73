"""A close look at a tile or a place: what a laid tile belongs to, and what still fits (rules sections 4 to 8)."""

from collections import Counter

from games.carcassonne.aids import board_of
from games.carcassonne.board import (
    Board,
    Feature,
    bordered_cities,
    is_complete_city,
    occupied_around,
    placements,
    segment_of,
    segment_place,
)
from games.carcassonne.tiles import CLOISTER, FIELD, FITTING, LAID, ROAD
from games.core.errors import IllegalAction
from games.core.grid import cell_place, parse_place
from games.core.inspection import Belonging, Inspection
from games.core.text import Text
from games.core.view import View


def inspect_tile(view: View, tile: str) -> Inspection:
    """Return where a tile that is not laid fits, if the table shows legal places.

    :raises IllegalAction: `carcassonne.unknown_tile`.
    """
    if tile not in FITTING:
        raise IllegalAction("carcassonne.unknown_tile", {"tile": tile[:40]}, rule="2")
    if view.options["legal_cells"] == "off" or view.outcome:
        return Inspection()
    return Inspection(fits=tuple(cell_place(cell) for cell in placements(board_of(view), tile)))


def inspect_cell(view: View, place: str) -> Inspection:
    """Return what the tile there belongs to; for an empty cell which of the remaining tiles fit, if the table shows
    them."""
    board, cell = board_of(view), parse_place(place)
    if cell in board.tiles:
        return Inspection(belongs=_belongs(view, board, cell))
    required = board.wanted.get(cell)
    if required is None or view.options["tiles_left"] == "off" or view.outcome:
        return Inspection()
    return Inspection(kinds={tile: count for tile, count in view.bag.items() if count and FITTING[tile][required]})


def _belongs(view: View, board: Board, cell: int) -> tuple[Belonging, ...]:
    placed = board.tiles[cell]
    segments = LAID[placed.tile][placed.rotation].segments
    names = dict.fromkeys(board.feature_of[cell << 4 | index] for index in range(len(segments)))
    features = (board.features[name] for name in names)
    farmers = view.options["farmers"] == "on"
    return tuple(_belonging(board, feature) for feature in features if farmers or feature.kind != FIELD)


def _belonging(board: Board, feature: Feature) -> Belonging:
    followers = Counter(str(board.followers[segment]) for segment in feature.followers)
    places = tuple(segment_place(board, segment) for segment in feature.segments)
    return Belonging(_describe(board, feature), places, dict(sorted(followers.items())))


def _describe(board: Board, feature: Feature) -> Text:
    if feature.kind == CLOISTER:
        around = len(occupied_around(board, feature.segments[0] >> 4))
        return Text("carcassonne.belongs_cloister", {"around": around})
    tiles = len({segment >> 4 for segment in feature.segments})
    if feature.kind == FIELD:
        cities = sum(is_complete_city(board.features[name]) for name in bordered_cities(board, feature))
        return Text("carcassonne.belongs_field", {"tiles": tiles, "cities": cities})
    if feature.kind == ROAD:
        return Text("carcassonne.belongs_road", {"tiles": tiles, "open": feature.open})
    pennants = sum(segment_of(board, segment).pennant for segment in feature.segments)
    return Text("carcassonne.belongs_city", {"tiles": tiles, "open": feature.open, "pennants": pennants})
