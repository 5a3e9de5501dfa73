"""Drawing of grids with their tiles and pieces, for the picture of a finished table."""

import math
from typing import Any, Final, Literal, NamedTuple

from companion.archive.exports.drawings import Drawings, draw_peg, read_drawings, stamp, with_table_pieces
from companion.archive.exports.lettering import BOLD, draw_text, find_day_colour, measure_width
from companion.archive.finished import Ended, Standing
from games.core.art.palette import SEATS
from games.core.grid import find_edge, parse_coordinates, split_place

UNIT: Final = 100
MOST_BOARD: Final = 1040
"""Largest height of all rows of boards, with names and gaps, in pixels."""
LARGEST_CELL: Final = 150
BETWEEN: Final = 40
"""Pixels between boards."""
NAMED: Final = 56
"""Pixels above a board for its owner's name."""
APART: Final = 34
"""Units between pieces at the same spot."""
PICTURED: Final = 0.32
"""Scale of a piece's picture, which has a radius of 50, on a tile."""
MIDDLES: Final = {"N": (50, 0), "E": (100, 50), "S": (50, 100), "W": (0, 50)}
PIECE_SCALE: Final = {"S": 1.45, "M": 1.25, "L": 1.1}
Level = Literal["L", "M", "S"]


class _BoardExtent(NamedTuple):
    """A board with tiles, the cells that they cover, and its owner if each seat has a board."""

    board: dict[str, Any]
    seat: int | None
    left: int
    top: int
    columns: int
    rows: int


class _Spot(NamedTuple):
    """Position of a board's upper left corner and the width of the words above it, in pixels."""

    extent: _BoardExtent
    x: float
    y: float
    room: float


def draw_grids(ended: Ended, top: int, width: int, margin: int) -> tuple[str, int]:
    """Return the grids that have tiles, side by side in rows, as large as they fit; (markup, bottom edge in pixels)."""
    drawings = read_drawings(ended.meta.id)
    if drawings and ended.view.get("pieces"):
        drawings = with_table_pieces(drawings, ended.view["pieces"])
    extents = [_measure_extent(board) for board in ended.view["surfaces"].values() if board.get("tiles")]
    if drawings is None or not extents:
        return "", top
    cell, spots, below = _spread(extents, top, width, margin)
    level: Level = "L" if cell >= 96 else "M" if cell >= 56 else "S"
    parts = [
        f'<g transform="translate({at.x:g} {at.y:g})scale({cell / UNIT:g})'
        f'translate({-at.extent.left * UNIT} {-at.extent.top * UNIT})">{_draw_tiles(drawings, at.extent.board, level)}'
        f"{_draw_turrets(drawings, at.extent.board, level)}"
        f"{_draw_pieces(drawings, at.extent.board, ended.seats, level)}</g>"
        for at in spots
    ]
    parts += [
        draw_owner_label(ended.seats[at.extent.seat], at.x, at.y, at.room) for at in spots if at.extent.seat is not None
    ]
    ground = f'<rect y="{top}" width="{width}" height="{below - top}" fill="{find_day_colour("sunk")}"/>'
    return f"<defs>{drawings.glyphs}{drawings.sheets[level]}</defs>{ground}{''.join(parts)}", below


def _spread(extents: list[_BoardExtent], top: int, width: int, margin: int) -> tuple[float, list[_Spot], int]:
    """Lay boards out side by side in rows, all at one scale; (pixels per cell, positions, bottom edge in pixels)."""
    named = NAMED if extents[0].seat is not None else 0

    def lay_out_rows(per_row: int) -> tuple[float, float, list[list[_BoardExtent]]]:
        lines = [extents[start : start + per_row] for start in range(0, len(extents), per_row)]
        room = (width - 2 * margin - (per_row - 1) * BETWEEN) / per_row
        beside = len(lines) * named + (len(lines) - 1) * BETWEEN
        rows = sum(max(board_grid.rows for board_grid in line) for line in lines)
        widest = max(board_grid.columns for board_grid in extents)
        return min(LARGEST_CELL, room / widest, (MOST_BOARD - beside) / rows), room, lines

    cell, room, lines = max(map(lay_out_rows, range(1, len(extents) + 1)), key=lambda spread: spread[0])
    spots = []
    y: float = top + margin
    for line in lines:
        y += named
        left = (width - len(line) * (room + BETWEEN) + BETWEEN) / 2
        for grid in line:
            indent = (room - grid.columns * cell) / 2
            spots.append(_Spot(grid, left + indent, y, room - indent))
            left += room + BETWEEN
        y += max(board_grid.rows for board_grid in line) * cell + BETWEEN
    return cell, spots, math.ceil(y - BETWEEN + margin)


def _measure_extent(board: dict[str, Any]) -> _BoardExtent:
    xs, ys = zip(*(parse_coordinates(place) for place in board["tiles"]), strict=True)
    return _BoardExtent(board, board.get("seat"), min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


def draw_owner_label(standing: Standing, x: float, y: float, room: float) -> str:
    """Return the owner's shape and name above the board with this upper left corner, no wider than `room`."""
    size = min(32.0, (room - 44) / measure_width(standing.name))
    mark = f'<g transform="translate({x + 16:g} {y - 28:g})scale(1.5)">{stamp(standing.colour)}</g>'
    return mark + draw_text(x + 44, y - 18, size, standing.name, BOLD)


def _draw_tiles(drawings: Drawings, board: dict[str, Any], level: Level) -> str:
    cells = sorted((parse_coordinates(place), tile) for place, tile in board["tiles"].items()) if board["tiles"] else []
    return "".join(
        f'<use href="#{drawings.find_symbol(tile, level)}" x="{x * UNIT}" y="{y * UNIT}"'
        f' width="{UNIT}" height="{UNIT}"/>'
        for (x, y), tile in cells
    )


def _draw_turrets(drawings: Drawings, board: dict[str, Any], level: Level) -> str:
    if level == "S":
        return ""
    corners = {
        (y * UNIT + down, x * UNIT + right)
        for place, tile in board["tiles"].items()
        for x, y in [parse_coordinates(place)]
        for right, down in drawings.find_geometry(tile).get("wall_ends", ())
    }
    return "".join(f'<use href="#g-turret" x="{x:g}" y="{y:g}"/>' for y, x in sorted(corners))


def _draw_pieces(drawings: Drawings, board: dict[str, Any], seats: tuple[Standing, ...], level: Level) -> str:
    at: dict[tuple[float, float], list[tuple[str, dict[str, Any]]]] = {}
    for place, piece in board.get("pieces", {}).items():
        where, segment = split_place(place)
        x, y = parse_coordinates(where)
        anchor = drawings.find_geometry(board["tiles"][where])["anchors"].get(segment, (50, 50))
        right, down = MIDDLES.get(find_edge(place), anchor)
        at.setdefault((y * UNIT + down, x * UNIT + right), []).append((place, piece))
    return "".join(
        f'<g transform="translate({x + (n - (len(spot_pieces) - 1) / 2) * APART:g} {y:g})scale({PIECE_SCALE[level]})">'
        f"{_draw_piece(drawings, place, piece, seats[piece['seat']].colour)}</g>"
        for (y, x), spot_pieces in sorted(at.items())
        for n, (place, piece) in enumerate(spot_pieces)
    )


def _draw_piece(drawings: Drawings, place: str, piece: dict[str, Any], colour: str) -> str:
    """Return a piece as the game draws it, else a peg. A piece on an edge lies across it."""
    picture = drawings.pieces.get(piece["kind"])
    if picture is None:
        return draw_peg(colour, bool(piece.get("lying")))
    turned = "rotate(90)" if find_edge(place) in ("N", "S") else ""
    ink = SEATS[colour].fill.day
    return f'<g color="{ink}" transform="scale({PICTURED}){turned}">{picture}</g>'
