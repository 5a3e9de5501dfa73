"""The page on which a board that no list describes is printed, for a table without the box."""

import re
from typing import Final

from companion.archive.exports.drawings import paint
from companion.boxes.boards import find_board_kind
from companion.boxes.errors import UnknownBoard

LONG_MM: Final = 420
SHORT_MM: Final = 297
"""The sides of A3."""
MARGIN_MM: Final = 10
"""What a printer leaves white."""
_SIZE: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


def build_board_page(game: str, board: str) -> str:
    """Return an A3 page with the game's own board, as large as it fits, in the day palette.

    :raises UnknownGame: the game has no boards that tables may describe.
    :raises UnknownBoard: it has no such board, or no example of it.
    """
    kind = find_board_kind(game, board)
    facts = kind.find_starting_facts(board, {})
    picture = paint(kind.draw_picture(board, facts)) if facts else ""
    size = _SIZE.search(picture)
    if size is None:
        raise UnknownBoard
    is_wide = float(size[1]) >= float(size[2])
    wide, high = (LONG_MM, SHORT_MM) if is_wide else (SHORT_MM, LONG_MM)
    inner = f'width="{wide - 2 * MARGIN_MM}mm" height="{high - 2 * MARGIN_MM}mm"'
    return (
        '<!doctype html><html><head><meta charset="utf-8"><title>Tableside</title><style>'
        f"@page{{size:{wide}mm {high}mm;margin:{MARGIN_MM}mm}}html,body{{margin:0;background:#fff}}"
        "svg{display:block;max-width:100%}@media print{svg{max-width:none}}"
        f"</style></head><body>{picture.replace('<svg ', f'<svg {inner} ', 1)}</body></html>"
    )
