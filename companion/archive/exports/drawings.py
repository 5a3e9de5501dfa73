"""A game's drawings in the day palette, for pictures that the server renders. The phones load the same sheets."""

import json
import re
from functools import cache
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from companion.boxes.drawn_pieces import GENERATED, draw_pieces
from games import registry
from games.core.action import Facts
from games.core.art import pieces
from games.core.art.palette import INKS, SEATS
from games.core.art.sheet import TileGeometry

INK: Final = re.compile(r"var\(--t-([a-z-]+)\)")
SEAT_EDGE: Final = "var(--seat-line,var(--t-key))"
SEAT_INK: Final = re.compile(r"var\(--s-([a-z]+)(-mark)?\)")


class Drawings(msgspec.Struct, frozen=True):
    """The drawings of a game and its expansions.

    - `sheets`: level -> symbols of the tiles.
    - `glyphs`: the symbols of pieces on tiles.
    - `geometry`, `pieces`: as in games.core.assets.
    - `categories`: kind of points -> path in a box of 24.
    - `goals`: symbols `<game>-goal-<id>` of goals that may score at a table.
    - `sheet_names`: tile -> its name on the sheets, if that is not its id.
    """

    game: str
    sheets: dict[str, str]
    glyphs: str
    geometry: dict[str, list[TileGeometry]]
    categories: dict[str, str]
    goals: str = ""
    sheet_names: dict[str, str] = {}
    pieces: dict[str, str] = {}

    def find_symbol(self, tile: dict[str, Any], level: str) -> str:
        """Return the symbol id of a tile on a board."""
        return f"{self.game}-{self.sheet_names.get(tile['tile'], tile['tile'])}-{tile['rotation']}-{level}"

    def find_geometry(self, tile: dict[str, Any]) -> TileGeometry:
        return self.geometry[tile["tile"]][tile["rotation"]]


@cache
def read_drawings(game: str) -> Drawings | None:
    """Return the drawings of a game with all its expansions, or None if it has none."""
    facts = read_facts(game)
    if facts is None:
        return None
    goals = GENERATED / "art" / f"{game}-goals.svg"
    glyphs = registry.find_game(game).glyphs()
    sheets = {level: _read_sheets(game, level) for level in "LMS"}
    return Drawings(
        game,
        {level: sheet for level, sheet in sheets.items() if sheet},
        paint("".join(f'<g id="g-{kind}">{glyph.markup}</g>' for kind, glyph in glyphs.items()))
        + _read_sheets(game, "glyphs"),
        facts["geometry"],
        facts["categories"],
        _read_symbols(paint(goals.read_text("utf-8"))) if goals.is_file() else "",
        pieces={kind: paint(picture) for kind, picture in facts["pieces"].items()},
    )


def read_facts(game: str) -> dict[str, Any] | None:
    """Return what phones load of a game, with all its expansions, except pictures of tiles; None: it has nothing."""
    files = [GENERATED / "games" / f"{name}.json" for name in registry.find_game(game).meta.list_parts()]
    parts = [json.loads(file.read_text("utf-8")) for file in files if file.is_file()]
    if not parts:
        return None
    facts = parts[0]
    for part in parts[1:]:
        for name, content in part.items():
            if isinstance(content, dict) and name != "meta":
                facts[name] = facts.get(name, {}) | content
    return facts


def _read_sheets(game: str, kind: str) -> str:
    """Return the symbols of all sheets of that kind: a level of detail, or `glyphs`."""
    files = [GENERATED / "art" / f"{name}-{kind}.svg" for name in registry.find_game(game).meta.list_parts()]
    return "".join(_read_symbols(paint(file.read_text("utf-8"))) for file in files if file.is_file())


def with_table_pieces(drawings: Drawings, pieces: dict[str, Facts]) -> Drawings:
    """Return the drawings with the table's own pieces, which differ from the list."""
    table_pieces = draw_pieces(drawings.game, pieces).pieces
    return replace(
        drawings,
        sheets={
            level: sheet + "".join(_read_symbols(paint(piece.sheets[level])) for piece in table_pieces.values())
            for level, sheet in drawings.sheets.items()
        },
        geometry=drawings.geometry | {name: piece.geometry for name, piece in table_pieces.items()},
        sheet_names={name: piece.name for name, piece in table_pieces.items()},
    )


def _read_symbols(sheet: str) -> str:
    return sheet[sheet.index(">") + 1 : sheet.rindex("</svg>")]


def paint(markup: str) -> str:
    """Return the markup with its inks and player colours on tiles set to the day palette. By day the edge of a seat's
    piece is the outline of all others."""
    outlined = markup.replace(SEAT_EDGE, "var(--t-key)")
    seated = SEAT_INK.sub(lambda match: (SEATS[match[1]].mark if match[2] else SEATS[match[1]].fill).day, outlined)
    return INK.sub(lambda match: INKS[match[1]].day, seated)


def stamp(colour: str) -> str:
    """Return the mark of a seat, centred on (0, 0)."""
    return _paint_seat(pieces.draw_stamp(SEATS[colour].shape), colour)


def draw_peg(colour: str, lying: bool) -> str:
    """Return a follower of a seat, centred on (0, 0)."""
    return _paint_seat(pieces.draw_peg(SEATS[colour].shape, lying), colour)


def _paint_seat(markup: str, colour: str) -> str:
    seat = SEATS[colour]
    coloured = (
        markup.replace(SEAT_EDGE, seat.line.day)
        .replace("var(--seat-dash,none)", "none")
        .replace("var(--seat-mark)", seat.mark.day)
        .replace("var(--seat)", seat.fill.day)
    )
    return paint(coloured)
