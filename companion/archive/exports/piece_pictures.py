"""Pictures of single pieces in the day palette: SVG documents that need nothing else."""

from functools import cache, lru_cache
from typing import Final
from xml.etree import ElementTree as ET

from companion.archive.errors import NoSuchPicture
from companion.archive.exports.drawings import Drawings, read_drawings
from companion.errors import UnknownGame
from games.core.art.palette import INKS, SEATS

SVG: Final = "{http://www.w3.org/2000/svg}"
FLAT: Final = "0 0 100 100"
"""The box of a tile."""
ROUND: Final = "-50 -50 100 100"
"""The box of a piece that is drawn around its middle."""
ET.register_namespace("", SVG[1:-1])


def draw_piece_picture(game: str, piece: str, turns: int, colour: str) -> str:
    """Return a tile in that rotation (quarter turns), a goal, or a piece in the colour of a seat.

    :raises UnknownGame: :raises NoSuchPicture:
    """
    return _draw_cached(game, piece, turns, colour if colour in SEATS else "")


@lru_cache(maxsize=1024)
def _draw_cached(game: str, piece: str, turns: int, colour: str) -> str:
    drawings = _find_drawings(game)
    symbols = _find_symbols(game)
    for name in (f"{game}-{piece}-{turns}-L", f"{game}-goal-{piece}"):
        if name in symbols:
            return _draw(symbols, name, symbols[name].attrib.get("viewBox", FLAT))
    if piece not in drawings.pieces:
        raise NoSuchPicture(piece=piece)
    ink = SEATS[colour].fill if colour else INKS["key"]
    return _draw(symbols, f"piece-{piece}", ROUND, color=ink.day)


def _find_drawings(game: str) -> Drawings:
    drawings = read_drawings(game)
    if drawings is None:
        raise UnknownGame(game=game)
    return drawings


@cache
def _find_symbols(game: str) -> dict[str, ET.Element]:
    """Return everything in the drawings of a game that has an id."""
    drawings = _find_drawings(game)
    content = f"{drawings.glyphs}{drawings.sheets.get('L', '')}{drawings.goals}"
    content += "".join(f'<g id="piece-{kind}">{picture}</g>' for kind, picture in drawings.pieces.items())
    sheet = ET.fromstring(f'<svg xmlns="{SVG[1:-1]}">{content}</svg>')  # noqa: S314  our own drawings
    return {element.attrib["id"]: element for element in sheet.iter() if "id" in element.attrib}


def _draw(symbols: dict[str, ET.Element], name: str, box: str, **attributes: str) -> str:
    """Return a document that shows a symbol, with all that it refers to."""
    document = ET.Element(f"{SVG}svg", {"viewBox": box, **attributes})
    defined = ET.SubElement(document, f"{SVG}defs")
    waiting, taken = [name], set[str]()
    while waiting:
        reference = waiting.pop()
        if reference in taken:
            continue
        taken.add(reference)
        defined.append(symbols[reference])
        waiting += [used[1:] for part in symbols[reference].iter() if (used := part.attrib.get("href", ""))]
    ET.SubElement(document, f"{SVG}use", href=f"#{name}")
    return ET.tostring(document, encoding="unicode")
