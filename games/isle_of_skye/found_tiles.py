"""Unlisted tiles, added to a table's box while the game runs (ruling Q4)."""

from msgspec.structs import replace

from games.core.action import Facts
from games.core.errors import IllegalAction, TooLate
from games.core.ruleset import Progress
from games.core.seats import Seat
from games.isle_of_skye.actions import AddTile
from games.isle_of_skye.boxes import MOST_PIECES, build_pieces, extend_box, is_invented, select_box_pieces
from games.isle_of_skye.capability import ExtendedRules
from games.isle_of_skye.events import TileAdded, name_tile
from games.isle_of_skye.state import Table, with_tile
from games.isle_of_skye.steps.scoring import SCORING


def add_tile(state: Table, rules: ExtendedRules, seat: Seat, action: AddTile) -> Progress:
    """Add an unlisted tile to the table's box.

    :raises IllegalAction: `table.too_late`, and what `add_to_box` refuses.
    """
    if action.round != state.round or state.step in SCORING:
        raise TooLate
    return add_to_box(state, rules, seat, action.tile, action.facts)


def add_to_box(state: Table, rules: ExtendedRules, seat: Seat, tile: str, facts: Facts) -> Progress:
    """Add an unlisted tile to the table's box, and to the bag unless it belongs to an expansion's own set.

    Refused where the app draws all tiles: nobody can have drawn an unlisted one.

    :raises IllegalAction: `isle_of_skye.app_draws`, `isle_of_skye.piece_known`, `table.invented_piece`,
        `isle_of_skye.piece_many`, `isle_of_skye.piece_id`, and what `build_piece` refuses.
    """
    if state.is_full and state.draw == "app":
        raise IllegalAction("isle_of_skye.app_draws", rule="2")
    if tile in rules.box.tiles:
        raise IllegalAction("isle_of_skye.piece_known", {"tile": name_tile(tile)}, rule="1")
    if is_invented(tile):
        raise IllegalAction("table.invented_piece", {"tile": name_tile(tile)}, rule="1")
    added_pieces = build_pieces({tile: {**facts, "count": 1}}, rules.box, rules.scrolls, rules.sets)
    pieces = state.pieces | added_pieces
    if len(select_box_pieces(pieces)) > MOST_PIECES:
        raise IllegalAction("isle_of_skye.piece_many", {"n": MOST_PIECES}, rule="1")
    is_drawn = tile in extend_box(rules.box, added_pieces.items()).counts
    bag = with_tile(state.bag, tile, 1) if is_drawn else state.bag
    return Progress(replace(state, pieces=pieces, bag=bag), (TileAdded(seat, tile),))
