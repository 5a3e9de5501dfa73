"""Help on the phones, each a table option. All are functions of a viewer's view, never of the state."""

from collections import Counter

from msgspec.structs import replace

from games.carcassonne.board import EMPTY, Board, Placed, joins, lay
from games.carcassonne.scoring import score_final
from games.carcassonne.tiles import COUNTS, FITTING, LAID
from games.core.edges import wanted_beside
from games.core.grid import cell_place, parse_place
from games.core.score import ScoreLine
from games.core.surface import TileView
from games.core.view import View


def with_aids(bare: View) -> View:
    """Return the view with the aids that its table wants: tiles left, and cells that no remaining tile fits."""
    if bare.phase == "over":
        return bare
    bag = remaining(bare)
    surfaces = bare.surfaces
    if bare.options["dead_cells"] == "on" and bare.phase != "score":
        main = bare.grids["main"]
        marks = dict.fromkeys(dead_cells(main.tiles, _to_come(bare, bag)), "dead")
        surfaces = {"main": replace(main, marks=marks)}
    return replace(bare, surfaces=surfaces, bag=bag if bare.options["tiles_left"] == "on" else {})


def remaining(view: View) -> dict[str, int]:
    """Return the copies of each tile type that are neither laid, nor in hand, nor set aside."""
    used = Counter(tile.tile for tile in view.grids["main"].tiles.values())
    used.update(view.set_aside)
    if view.drawn:
        used[view.drawn] += 1
    return {tile: count - used[tile] for tile, count in COUNTS.items()}


def _to_come(view: View, bag: dict[str, int]) -> list[str]:
    """Return the tile types that can still be laid: those left in the bag and the one in hand."""
    return [tile for tile, count in bag.items() if count or tile == view.drawn]


def dead_cells(tiles: dict[str, TileView], to_come: list[str]) -> list[str]:
    """Return the empty cells beside the board where none of the tile types fits."""
    packed_tiles = {parse_place(place): LAID[tile.tile][tile.rotation].edge_bits for place, tile in tiles.items()}
    fitting = [FITTING[tile] for tile in to_come]
    return [
        cell_place(cell)
        for cell, bits in wanted_beside(packed_tiles).items()
        if not any(rotations[bits] for rotations in fitting)
    ]


def projection(view: View) -> tuple[ScoreLine, ...]:
    """Return the score lines that final scoring would add if the game ended now, farms with their owners included."""
    if view.options["projection"] == "off" or view.phase == "over":
        return ()
    return tuple(score_final(board_of(view), view.options, view.turn, len(view.lines)))


def board_of(view: View) -> Board:
    """Return the board as the view shows it."""
    main = view.grids["main"]
    board = EMPTY
    segment_by_cell: dict[str, str] = {}
    for segment_name in main.pieces:
        at, _, segment_id = segment_name.partition("/")
        segment_by_cell[at] = segment_id
    for place, tile in sorted(main.tiles.items(), key=lambda item: item[1].n):
        cell, laid_tile = parse_place(place), LAID[tile.tile][tile.rotation]
        occupied_id = segment_by_cell.get(place)
        index = next((i for i, segment in enumerate(laid_tile.segments) if segment.id == occupied_id), None)
        board, _ = lay(
            board, cell, Placed(tile.tile, tile.rotation, tile.n, tile.seat), joins(board, cell, laid_tile), index
        )
        if index is not None:
            seat = main.pieces[f"{place}/{occupied_id}"].seat
            board = replace(board, followers={**board.followers, cell << 4 | index: seat})
    return board
