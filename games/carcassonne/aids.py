"""Help on the phones, each a table option. All are functions of a viewer's view and of the board, which all see."""

from collections import Counter

from msgspec.structs import replace

from games.carcassonne.board import EMPTY, Board, Placed, find_joins, lay, with_figure
from games.carcassonne.capability import ExtendedRules, Options, find_allowed
from games.carcassonne.scoring import explain_zeros, score_final
from games.carcassonne.steps.score import Score
from games.core.grid import name_cell, parse_place
from games.core.score import ScoreLine
from games.core.step import OVER
from games.core.view import View


def with_aids(rules: ExtendedRules, bare: View, board: Board) -> View:
    """Return the view of this board with the aids that its table wants: tiles left, and cells that no remaining tile
    fits."""
    if bare.phase == OVER:
        return bare
    bag = count_remaining(rules, bare)
    surfaces = bare.surfaces
    if bare.options["dead_cells"] == "on" and bare.phase != Score.name:
        main = bare.grids["main"]
        to_come = [tile for tile, count in bag.items() if count or tile == bare.drawn]
        marks = dict.fromkeys(find_dead_cells(rules, board, to_come, bare.options), "dead")
        surfaces = {"main": replace(main, marks=marks)}
    return replace(bare, surfaces=surfaces, bag=bag if bare.options["tiles_left"] == "on" else {})


def count_remaining(rules: ExtendedRules, view: View) -> dict[str, int]:
    """Return the copies of each tile type that are neither laid, nor in hand, nor set aside."""
    used = Counter(tile.tile for tile in view.grids["main"].tiles.values())
    used.update(view.set_aside)
    if view.drawn:
        used[view.drawn] += 1
    return {tile: count - used[tile] for tile, count in rules.count_tiles(view.options).items()}


def find_dead_cells(rules: ExtendedRules, board: Board, to_come: list[str], options: Options) -> list[str]:
    """Return the empty cells beside the board where none of the tile types may lie."""
    box, fitted = rules.box, 0
    ruled = []
    for tile in to_come:
        if place_rules := rules.list_place_rules(board, tile, options):
            ruled.append((box.fitting[tile], place_rules))
        else:
            fitted |= box.fitted[tile]
    return [
        name_cell(cell)
        for cell, terrains in board.wanted.items()
        if not fitted >> terrains & 1
        and not any(find_allowed(place_rules, cell, rotations[terrains]) for rotations, place_rules in ruled)
    ]


def project_scores(rules: ExtendedRules, view: View) -> tuple[ScoreLine, ...]:
    """Return the score lines that final scoring would add if the game ended now, farms with their owners included.
    Zero lines come last."""
    if view.options["projection"] == "off" or view.phase == OVER:
        return ()
    stocks = tuple(view.seats[str(seat)].stock for seat in range(len(view.seats)))
    board = rebuild_board(rules, view)
    lines = score_final(rules, board, view.options, view.turn, len(view.lines), stocks)
    return (*lines, *explain_zeros(rules, board, view.options, view.turn))


def rebuild_board(rules: ExtendedRules, view: View) -> Board:
    """Rebuild the board from what a view shows of it."""
    main, box = view.grids["main"], rules.box
    board = EMPTY
    segment_by_cell: dict[str, str] = {}
    for segment_name in main.pieces:
        at, _, segment_id = segment_name.partition("/")
        segment_by_cell[at] = segment_id
    for place, tile in sorted(main.tiles.items(), key=lambda item: item[1].n):
        cell, laid_tile = parse_place(place), box.laid[tile.tile][tile.rotation]
        occupied_id = segment_by_cell.get(place)
        index = next((i for i, segment in enumerate(laid_tile.segments) if segment.id == occupied_id), None)
        board, _ = lay(
            box,
            board,
            cell,
            Placed(tile.tile, tile.rotation, tile.n, tile.seat),
            find_joins(box, board, cell, laid_tile),
            index,
        )
        if index is not None:
            piece = main.pieces[f"{place}/{occupied_id}"]
            board = with_figure(board, cell << 4 | index, piece.seat, piece.kind)
    return board
