"""Phase 5 (rules section 3): tiles are built into the territory. Where offers are not tracked, seats report their
tiles."""

from typing import Any, Final

from msgspec.structs import replace

from games.core.action import Facts
from games.core.errors import IllegalAction, TooLate
from games.core.grid import EDGES, cell_place
from games.core.grid import cell as pack
from games.core.ruleset import Progress
from games.core.seats import Seat
from games.isle_of_skye.actions import AddTile, FinishBuilding, LayCastle, PlaceTile, ReceiveTile, ReturnTile
from games.isle_of_skye.boxes import MOST_PIECES, is_invented, of_the_box, own_box, pieces_of
from games.isle_of_skye.capability import Extended
from games.isle_of_skye.events import (
    BuildingFinished,
    CastleLaid,
    TileAdded,
    TilePlaced,
    TileReceived,
    TileReturned,
    terrain_name,
    tile_name,
)
from games.isle_of_skye.offers import TILES_DRAWN, check_in_bag
from games.isle_of_skye.state import Clan, State, with_clan, with_tile
from games.isle_of_skye.territory import Placed, Territory, fits_somewhere, lay
from games.isle_of_skye.tiles import Box, fitting, laid, terrain_at

Table = State[Any]
SCORING: Final = frozenset({"score", "reckon"})


def lay_castle(state: Table, box: Box, seat: Seat, action: LayCastle) -> Progress:
    """Lay the first tile of a territory.

    :raises IllegalAction: `isle_of_skye.castle_lies`.
    """
    clan = state.clans[seat]
    if clan.territory.tiles:
        raise IllegalAction("isle_of_skye.castle_lies", rule="2")
    if state.step != "castle":
        raise TooLate
    castle = Placed(box.castles[clan.colour], action.rotation, 0)
    founded = replace(clan, territory=lay(Territory(), box, pack(0, 0), castle))
    return Progress(with_clan(state, seat, founded), (CastleLaid(seat, action.rotation),))


def most_taken(state: Table, rules: Extended, seat: Seat) -> int:
    """Return how many tiles the seat can get in a round."""
    most = TILES_DRAWN
    for one in rules.chosen:
        most = one.most_taken(state, seat, most)
    return most


def returns_to_bag(state: Table, rules: Extended, tile: str) -> bool:
    """True if a tile that is not built goes back into the bag; else it leaves the game."""
    return all(one.returns_to_bag(state, tile) for one in rules.chosen)


def stuck(clan: Clan, box: Box) -> bool:
    """True if the seat has tiles and none of them fits anywhere."""
    return bool(clan.hand) and not any(fits_somewhere(clan.territory, box.tiles[tile]) for tile in clan.hand)


def _building(state: Table, seat: Seat, round_number: int) -> Clan:
    if (round_number, state.step) != (state.round, "build"):
        raise TooLate
    return state.clans[seat]


def _in_hand(clan: Clan, tile: str) -> None:
    if tile not in clan.hand:
        raise IllegalAction("isle_of_skye.not_in_hand", {"tile": tile_name(tile)}, rule="3")


def _without(hand: tuple[str, ...], tile: str) -> tuple[str, ...]:
    at = hand.index(tile)
    return hand[:at] + hand[at + 1 :]


def place_tile(state: Table, box: Box, seat: Seat, action: PlaceTile) -> Progress:
    """Build a tile of the hand into the territory.

    :raises IllegalAction: `isle_of_skye.not_in_hand`, and what `check_fits` refuses.
    """
    clan = _building(state, seat, action.round)
    _in_hand(clan, action.tile)
    cell = pack(action.x, action.y)
    check_fits(clan.territory, box, cell, action.tile, action.rotation)
    placed = Placed(action.tile, action.rotation, len(clan.territory.tiles), state.round)
    built = replace(clan, territory=lay(clan.territory, box, cell, placed), hand=_without(clan.hand, action.tile))
    event = TilePlaced(seat, action.tile, cell_place(cell), action.rotation)
    return Progress(with_clan(state, seat, built), (event,))


def check_fits(territory: Territory, box: Box, cell: int, tile: str, rotation: int) -> None:
    """Refuse a tile that may not lie there in this rotation.

    :raises IllegalAction: `isle_of_skye.cell_taken`, `isle_of_skye.no_neighbour` or `isle_of_skye.edge_mismatch`.
    """
    wanted = territory.wanted.get(cell)
    if wanted is None:
        code = "isle_of_skye.cell_taken" if cell in territory.tiles else "isle_of_skye.no_neighbour"
        raise IllegalAction(code, {"place": cell_place(cell)}, rule="3")
    if rotation not in fitting(box.tiles[tile])[wanted]:
        mine = laid(box.tiles[tile], rotation).terrain
        edge = next(e for e in range(4) if terrain_at(wanted, e) not in ("", mine[e]))
        raise IllegalAction(
            "isle_of_skye.edge_mismatch",
            {
                "place": cell_place(cell),
                "edge": EDGES[edge],
                "mine": terrain_name(mine[edge]),
                "theirs": terrain_name(terrain_at(wanted, edge)),
            },
            rule="3",
        )


def return_tile(state: Table, rules: Extended, seat: Seat, action: ReturnTile) -> Progress:
    """Put back a tile that fits nowhere; its gold is lost.

    :raises IllegalAction: `isle_of_skye.not_in_hand`, or `isle_of_skye.still_fits` while a tile of the hand fits.
    """
    clan = _building(state, seat, action.round)
    _in_hand(clan, action.tile)
    fits = (tile for tile in clan.hand if fits_somewhere(clan.territory, rules.box.tiles[tile]))
    if other := next(fits, None):
        raise IllegalAction("isle_of_skye.still_fits", {"tile": tile_name(other)}, rule="3")
    bag = with_tile(state.bag, action.tile, 1) if returns_to_bag(state, rules, action.tile) else state.bag
    without = with_clan(state, seat, replace(clan, hand=_without(clan.hand, action.tile)))
    return Progress(replace(without, bag=bag), (TileReturned(seat, action.tile),))


def add_tile(state: Table, rules: Extended, seat: Seat, action: AddTile) -> Progress:
    """Add a tile that the list lacks to the box.

    :raises IllegalAction: `table.too_late`, and what `added` refuses.
    """
    if action.round != state.round or state.step in SCORING:
        raise TooLate
    return added(state, rules, seat, action.tile, action.facts)


def added(state: Table, rules: Extended, seat: Seat, tile: str, facts: Facts) -> Progress:
    """Add a tile that the list lacks to the box, and to the bag unless it belongs to an expansion's own set.

    Refused where the app draws all tiles: nobody can have drawn an unlisted one.

    :raises IllegalAction: `isle_of_skye.app_draws`, `isle_of_skye.piece_known`, `table.invented_piece`,
        `isle_of_skye.piece_many`, `isle_of_skye.piece_id`, and what `piece_of` refuses.
    """
    if state.is_full and state.draw == "app":
        raise IllegalAction("isle_of_skye.app_draws", rule="2")
    if tile in rules.box.tiles:
        raise IllegalAction("isle_of_skye.piece_known", {"tile": tile_name(tile)}, rule="1")
    if is_invented(tile):
        raise IllegalAction("table.invented_piece", {"tile": tile_name(tile)}, rule="1")
    found = pieces_of({tile: {**facts, "count": 1}}, rules.box, rules.scrolls, rules.sets)
    pieces = state.pieces | found
    if len(of_the_box(pieces)) > MOST_PIECES:
        raise IllegalAction("isle_of_skye.piece_many", {"n": MOST_PIECES}, rule="1")
    is_drawn = tile in own_box(rules.box, found.items()).counts
    bag = with_tile(state.bag, tile, 1) if is_drawn else state.bag
    return Progress(replace(state, pieces=pieces, bag=bag), (TileAdded(seat, tile),))


# --- where offers are not tracked -----------------------------------------------------------------------


def receive_tile(state: Table, rules: Extended, seat: Seat, action: ReceiveTile) -> Progress:
    """Give the seat this tile to build.

    :raises IllegalAction: `isle_of_skye.not_now`, `isle_of_skye.enough_tiles`, `isle_of_skye.unknown_tile` or
        `isle_of_skye.tile_gone`.
    """
    clan = _building(state, seat, action.round)
    if state.is_full or clan.finished:
        raise IllegalAction("isle_of_skye.not_now", rule="3")
    if clan.taken >= (most := most_taken(state, rules, seat)):
        raise IllegalAction("isle_of_skye.enough_tiles", {"n": most}, rule="3")
    check_in_bag(state, action.tile)
    taken = with_clan(state, seat, replace(clan, hand=(*clan.hand, action.tile), taken=clan.taken + 1))
    return Progress(replace(taken, bag=with_tile(state.bag, action.tile, -1)), (TileReceived(seat, action.tile),))


def finish_building(state: Table, seat: Seat, action: FinishBuilding) -> Progress:
    """Note that the seat has built all its tiles.

    :raises IllegalAction: `isle_of_skye.not_now`, or `isle_of_skye.build_first` with tiles in hand.
    """
    clan = _building(state, seat, action.round)
    if state.is_full or clan.finished:
        raise IllegalAction("isle_of_skye.not_now", rule="3")
    if clan.hand:
        raise IllegalAction("isle_of_skye.build_first", {"n": len(clan.hand)}, rule="3")
    return Progress(with_clan(state, seat, replace(clan, finished=True)), (BuildingFinished(seat),))
