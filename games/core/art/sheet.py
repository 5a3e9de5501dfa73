"""Sprite sheets: the pictures of a game's tiles as SVG documents that a phone loads once and refers to."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from games.core.art import pieces
from games.core.art.glyphs import GLYPHS
from games.core.art.tile import Draw, Level

ROTATIONS: Final = (0, 1, 2, 3)
_LONG_PATH: Final = re.compile(r'<path d="[^"]{200,}"[^>]*/>')


def symbol_id(game_id: str, tile: str, rotation: int, level: Level) -> str:
    """The id of a tile's picture.

    >>> symbol_id("carcassonne", "A", 0, "S")
    'carcassonne-A-0-S'
    """
    return f"{game_id}-{tile}-{rotation}-{level}"


def sprite_sheet(game_id: str, tiles: Sequence[str], draw: Draw, level: Level) -> str:
    """One SVG document with a symbol (box 0 0 100 100) for every tile in every rotation at one level.

    Rotations that look the same share their drawing: the later symbol refers to the earlier one; long paths that come
    back in other symbols are set once. Tiles refer to glyphs by id, so the glyph sheet has to be in the same document.
    """
    symbols: list[str] = []
    for tile in tiles:
        drawn: dict[str, str] = {}
        for rotation in ROTATIONS:
            name = symbol_id(game_id, tile, rotation, level)
            markup = draw(tile, rotation, level).markup
            twin = drawn.setdefault(markup, name)
            content = markup if twin == name else f'<use href="#{twin}"/>'
            symbols.append(f'<symbol id="{name}" viewBox="0 0 100 100">{content}</symbol>')
    return _document(_shared(symbols, symbol_id(game_id, tiles[0], 0, level)))


def _shared(symbols: Sequence[str], name: str) -> list[str]:
    """The symbols, with every long path that several of them hold defined once, as `<name>-<number>`, before them."""
    often = Counter(path for symbol in symbols for path in dict.fromkeys(_LONG_PATH.findall(symbol)))
    names = {path: f"{name}-{n}" for n, path in enumerate(path for path, times in often.items() if times > 1)}
    shared = [_LONG_PATH.sub(lambda f: f'<use href="#{names[f[0]]}"/>' if f[0] in names else f[0], s) for s in symbols]
    defined = [path.replace("<path", f'<path id="{known}"', 1) for path, known in names.items()]
    return [f"<defs>{''.join(defined)}</defs>", *shared] if defined else shared


def glyph_sheet() -> str:
    """One SVG document with everything that stands on tiles and boards, each a group around its origin.

    Ids: `g-<kind>` for the glyphs, `seat-<shape>` for stamps, `peg-<shape>` and `peg-<shape>-lying` for followers.
    Set them with `<use href="#…" x="…" y="…"/>`; in a margin, with the boxes of `pieces` as `viewBox`.
    """
    groups = [_group(f"g-{kind}", glyph.markup) for kind, glyph in GLYPHS.items()]
    for shape in pieces.SHAPES:
        groups.append(_group(f"seat-{shape}", pieces.stamp(shape)))
        groups.append(_group(f"peg-{shape}", pieces.peg(shape)))
        groups.append(_group(f"peg-{shape}-lying", pieces.peg(shape, lying=True)))
    return _document(["<defs>", *groups, "</defs>"])


def geometry(tiles: Sequence[str], draw: Draw) -> dict[str, list[dict[str, Any]]]:
    """Where things are, for followers and proofs: per tile a list of its four rotations, each with `anchors`
    (segment → [x, y]), `regions` (segment → path data) and `wall_ends` ([[x, y], …]). Ready for JSON."""
    return {
        tile: [
            {
                "anchors": {segment: list(point) for segment, point in art.anchors.items()},
                "regions": art.regions,
                "wall_ends": [list(point) for point in art.wall_ends],
            }
            for art in (draw(tile, rotation, "S") for rotation in ROTATIONS)
        ]
        for tile in tiles
    }


def _group(name: str, markup: str) -> str:
    return f'<g id="{name}">{markup}</g>'


def _document(parts: Iterable[str]) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(parts)}</svg>\n'
