"""A close look at a tile or a place: what a laid tile belongs to, and what still fits (rules sections 4 to 8)."""

from collections import Counter
from typing import Final

from games.carcassonne.aids import rebuild_board
from games.carcassonne.board import (
    Board,
    Feature,
    find_bordered_cities,
    find_occupied_around,
    find_segment,
    is_complete_city,
    name_segment,
)
from games.carcassonne.capability import ExtendedRules
from games.carcassonne.scoring import find_worth
from games.carcassonne.tiles import ALONE, FIELD, RIVER, ROAD
from games.core.errors import IllegalAction
from games.core.grid import name_cell, parse_place
from games.core.inspection import Belonging, Inspection
from games.core.text import Text
from games.core.view import View

_PLAIN: Final = {"road", "road_complete", "city", "city_complete", "city_small"}
"""What roads and cities of the base are worth."""


def inspect_tile(rules: ExtendedRules, view: View, tile: str) -> Inspection:
    """Return where a tile that is not laid fits, if the table shows legal places.

    :raises IllegalAction: `carcassonne.unknown_tile`.
    """
    if tile not in rules.box.fitting:
        raise IllegalAction("carcassonne.unknown_tile", {"tile": tile[:40]}, rule="2")
    if view.options["legal_cells"] == "off" or view.outcome:
        return Inspection()
    return Inspection(
        fits=tuple(name_cell(cell) for cell in rules.find_placements(rebuild_board(rules, view), tile, view.options))
    )


def inspect_cell(rules: ExtendedRules, view: View, place: str) -> Inspection:
    """Return what the tile on a cell belongs to; for an empty cell which of the remaining tiles fit, if the table shows
    them."""
    board, cell = rebuild_board(rules, view), parse_place(place)
    if cell in board.tiles:
        return Inspection(belongs=_list_belongings(rules, view, board, cell))
    if cell not in board.wanted or view.options["tiles_left"] == "off" or view.outcome:
        return Inspection()
    bag, options = view.bag.items(), view.options
    return Inspection(kinds={tile: n for tile, n in bag if n and rules.find_rotations(board, tile, cell, options)})


def _list_belongings(rules: ExtendedRules, view: View, board: Board, cell: int) -> tuple[Belonging, ...]:
    placed = board.tiles[cell]
    segments = rules.box.laid[placed.tile][placed.rotation].segments
    names = dict.fromkeys(board.feature_of[cell << 4 | index] for index in range(len(segments)))
    features = (board.features[name] for name in names)
    farmers = view.options["farmers"] == "on"
    shown = (f for f in features if f.kind != RIVER and (farmers or f.kind != FIELD))
    return tuple(_describe_belonging(rules, view, board, feature) for feature in shown)


def _describe_belonging(rules: ExtendedRules, view: View, board: Board, feature: Feature) -> Belonging:
    followers = Counter(str(board.followers[segment]) for segment in feature.followers)
    places = tuple(name_segment(rules.box, board, segment) for segment in feature.segments)
    return Belonging(_describe(rules, view, board, feature), places, dict(sorted(followers.items())))


def _describe(rules: ExtendedRules, view: View, board: Board, feature: Feature) -> Text:
    if feature.kind in ALONE:
        around = len(find_occupied_around(board, feature.segments[0] >> 4))
        return Text(f"carcassonne.belongs_{feature.kind}", {"around": around})
    tiles = len({segment >> 4 for segment in feature.segments})
    if feature.kind == FIELD:
        cities = sum(is_complete_city(board.features[name]) for name in find_bordered_cities(rules.box, board, feature))
        return Text("carcassonne.belongs_field", {"tiles": tiles, "cities": cities})
    worth = find_worth(rules, board, feature, tiles, not feature.open, view.options)
    if (about := worth.reason.removeprefix("carcassonne.").removesuffix("_open")) not in _PLAIN:
        return Text(f"carcassonne.belongs_{about}", {"tiles": tiles, "open": feature.open})
    if feature.kind == ROAD:
        return Text("carcassonne.belongs_road", {"tiles": tiles, "open": feature.open})
    pennants = sum(find_segment(rules.box, board, segment).pennant for segment in feature.segments)
    return Text("carcassonne.belongs_city", {"tiles": tiles, "open": feature.open, "pennants": pennants})
