"""Files of boxes that are as large as they may be."""

import copy
from typing import Any, Final

import msgspec

from companion.boxes.boards import complete_board
from companion.boxes.file import build_file, encode_file
from companion.boxes.keeping import MOST_PIECES, MOST_SETTLED, Box
from companion.boxes.pieces import complete_pieces
from games.isle_of_skye.expansions.journeyman.board_form import MOST_SPACES
from tests.games.isle_of_skye.journeyman_boards import FIVE, WHOLE

SKYE: Final = "isle_of_skye"
SYMBOLS: Final = ("sheep", "cattle", "farm", "broch", "lighthouse", "barrel")
TILE: Final[dict[str, Any]] = {
    "edges": {"N": "mountain", "E": "pasture", "S": "mountain", "W": "pasture"},
    "center": "water",
    "roads": [{"edges": ["N", "E"]}, {"edges": ["S", "W"]}],
    "features": [{"kind": kind, "region": region} for kind, region in zip(SYMBOLS, "NESWNS", strict=True)],
}
"""A tile with as many regions, roads and symbols as one may have."""


def largest_box_file(**more: Any) -> bytes:
    """Return the exported file of a box of Isle of Skye with as much of everything as it may have."""
    tiles = complete_pieces(SKYE, {f"x{n}": TILE for n in range(1, MOST_PIECES + 1)})
    seen = tuple(f"x{n}" for n in range(1, MOST_SETTLED + 1))
    boards = {board["side"]: complete_board(SKYE, board["side"], longest(board)) for board in (WHOLE, FIVE)}
    return encode_file(build_file(SKYE, Box(tiles, seen, boards)))


def longest(board: dict[str, Any]) -> dict[str, Any]:
    """Return a progress board with as many spaces on each track as it may have."""
    result = copy.deepcopy(board)
    for track in result["tracks"].values():
        spaces = track["spaces"]
        spaces += [{**spaces[-1], "n": n} for n in range(len(spaces) + 1, MOST_SPACES + 1)]
        track["loop"]["spaces"] = [MOST_SPACES - 1, MOST_SPACES]
    return result


def largest_board(size: int) -> dict[str, Any]:
    """Return facts of a board that take `size` bytes and grow most when they are indented."""
    empty = len(msgspec.json.encode({"edges": []}))
    return {"edges": [["a", "b"]] * ((size - empty) // len(b'["a","b"],'))}
