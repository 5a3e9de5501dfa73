"""Sprite sheets: the pictures of a game's tiles as SVG documents that a phone loads once and refers to."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypedDict

from games.core.art import pieces
from games.core.art.glyph import Glyph
from games.core.art.tile import Level, TilePainter

ROTATIONS: Final = (0, 1, 2, 3)
_REFERENCE: Final = 25  # length of a reference to a layer, in characters
_WORTH: Final = 200  # a layer is shared if that saves so many characters


def name_symbol(game_id: str, tile: str, rotation: int, level: Level) -> str:
    """Return the id of a tile's picture.

    >>> name_symbol("carcassonne", "A", 0, "S")
    'carcassonne-A-0-S'
    """
    return f"{game_id}-{tile}-{rotation}-{level}"


def build_sprite_sheet(game_id: str, tiles: Sequence[str], draw: TilePainter, level: Level, prefix: str = "") -> str:
    """Return an SVG document with a symbol (box 0 0 100 100) for every tile in every rotation at one level.

    Rotations that look the same share their drawing: the later symbol refers to the earlier one. Layers that several
    pictures share are written once, and pictures that begin alike stand together, so that the sheet compresses well.
    Tiles refer to glyphs by id, so the glyph sheet has to be in the same document. `prefix` begins the ids of shared
    layers, by default one made from the game's id; two sheets of a game need different ones.
    """
    name_by_layers: dict[tuple[str, ...], str] = {}
    twins: list[str] = []
    for tile in tiles:
        for rotation in ROTATIONS:
            name = name_symbol(game_id, tile, rotation, level)
            layers = draw(tile, rotation, level).layers
            first = name_by_layers.setdefault(layers, name)
            if first != name:
                twins.append(_wrap_symbol(name, f'<use href="#{first}"/>'))
    layer_counts = Counter(layer for layers in name_by_layers for layer in set(layers)) if len(tiles) > 1 else Counter()
    shared: dict[str, str] = {}
    symbols: list[str] = []
    for layers, name in sorted(name_by_layers.items()):
        for layer in layers:
            if (layer_counts[layer] - 1) * (len(layer) - _REFERENCE) > _WORTH:
                shared.setdefault(layer, f"{prefix or _build_prefix(game_id)}{level}{len(shared)}")
        symbols.append(
            _wrap_symbol(
                name, "".join(f'<use href="#{shared[layer]}"/>' if layer in shared else layer for layer in layers)
            )
        )
    defined = "".join(_wrap_layer(layer, name) for layer, name in shared.items())
    return _build_document([f"<defs>{defined}</defs>" if defined else "", *symbols, *twins])


def _build_prefix(game_id: str) -> str:
    """Return the prefix of the ids of a game's shared layers. It is short, since it occurs a thousand times."""
    return "".join(word[0] for word in game_id.split("_"))


def _wrap_layer(layer: str, name: str) -> str:
    """Return a layer under an id: one element with it, several in a group."""
    if layer.count("<") == 1:
        return layer.replace(" ", f' id="{name}" ', 1)
    return _wrap_group(name, layer)


def _wrap_symbol(name: str, content: str) -> str:
    return f'<symbol id="{name}" viewBox="0 0 100 100">{content}</symbol>'


def build_glyph_sheet(glyphs: Mapping[str, Glyph]) -> str:
    """Return an SVG document with everything that stands on tiles and boards, each a group around its origin.

    `glyphs` are those of all games, by kind. Ids: `g-<kind>` for glyphs, `seat-<shape>` for stamps, `peg-<shape>`
    and `peg-<shape>-lying` for followers. Draw them with `<use href="#…" x="…" y="…"/>`; in a margin, with the boxes of
    `pieces` as `viewBox`.
    """
    groups = _wrap_glyphs(glyphs)
    for shape in pieces.SHAPES:
        groups.append(_wrap_group(f"seat-{shape}", pieces.draw_stamp(shape)))
        groups.append(_wrap_group(f"peg-{shape}", pieces.draw_peg(shape)))
        groups.append(_wrap_group(f"peg-{shape}-lying", pieces.draw_peg(shape, lying=True)))
    return _build_document(["<defs>", *groups, "</defs>"])


def build_glyphs(glyphs: Mapping[str, Glyph]) -> str:
    """Return an SVG document with these glyphs alone."""
    return _build_document(["<defs>", *_wrap_glyphs(glyphs), "</defs>"])


def _wrap_glyphs(glyphs: Mapping[str, Glyph]) -> list[str]:
    return [_wrap_group(f"g-{kind}", glyph.markup) for kind, glyph in glyphs.items()]


class TileGeometry(TypedDict):
    """Where things are on a tile in one rotation, in units of 100 a tile.

    - `anchors`: segment -> [x, y].
    - `regions`: segment -> path data.
    - `wall_ends`: [[x, y], ...].
    """

    anchors: dict[str, list[float]]
    regions: dict[str, str]
    wall_ends: list[list[float]]


def build_geometry(tiles: Sequence[str], draw: TilePainter) -> dict[str, list[TileGeometry]]:
    """Return where things are, for pieces and proofs: for each tile a list of its four rotations. Ready for JSON."""
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


def _wrap_group(name: str, markup: str) -> str:
    return f'<g id="{name}">{markup}</g>'


def _build_document(parts: Iterable[str]) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(parts)}</svg>\n'
