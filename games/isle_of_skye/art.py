"""Draws the tiles of the isles from facts alone: printed tiles, tiles that a player has changed, any tile to come.

`draw_facts` is the one painter; `draw` is the same for the printed tiles by their ids.
"""

from typing import Final

from games.core.art import pieces, svg
from games.core.art.geometry import Point
from games.core.art.glyphs import GLYPHS
from games.core.art.palette import ink
from games.core.art.tile import Level, Placed, TileArt
from games.isle_of_skye.art_layout import Layout, inside, layout
from games.isle_of_skye.art_plan import ROAD_WIDTH, Plan, plan
from games.isle_of_skye.tiles import MOUNTAIN, PASTURE, PRINTED, WATER, TileFacts

TILES: Final[tuple[str, ...]] = tuple(PRINTED.tiles)
"""All printed tiles, the castles among them."""

INK_OF: Final = {PASTURE: "field", MOUNTAIN: "mountain", WATER: "water"}
_SEAM: Final = {"L": 2.0, "M": 2.0, "S": 3.0}  # half of it falls outside the tile
_SCALE: Final[dict[Level, float]] = {"L": 1.0, "M": 1.15, "S": 1.42}
_KEY: Final[dict[Level, float]] = {"L": 2.0, "M": 2.0, "S": 3.0}
_FLAG: Final = "M.9-20.4L12-17 .9-13.4z"


def draw(tile: str, rotation: int, level: Level = "L") -> TileArt:
    """Draw a printed tile after `rotation` quarter turns clockwise.

    :raises KeyError: no such tile or level.
    """
    return draw_facts(PRINTED.tiles[tile], rotation, level, tile)


def draw_facts(facts: TileFacts, rotation: int, level: Level = "L", seed: str = "") -> TileArt:
    """Draw any tile from its facts after `rotation` quarter turns clockwise, upright. The same arguments give the same
    bytes on every machine; of equal facts `seed` varies nothing but the cuts.

    `seed` is the id of the printed tile that it is, or that it was changed from: the same terrain stays in the middle
    where the facts allow it, and a castle keeps the flag of its colour.

    Of the TileArt that comes back: `regions` maps the id of every region (`r1`) to its area, roads included; `anchors`
    maps every region to its roomiest point and every symbol to its middle, by the name that places of proofs give it
    (`sheep1`, `ship2`, `scroll1`), equal at all levels; `roads` maps `road1` and so on, in the order of the facts, to
    middle lines; `borders` are the lines between terrains; there are no `wall_ends`.

    :raises ValueError: regions would have to cross (see `art_plan.grounds`).
    :raises KeyError: no such level.
    """
    lines = plan(facts, rotation % 4, seed)
    places = layout(facts, rotation % 4, seed)
    width = 17.0 if level == "S" else ROAD_WIDTH
    areas = ["".join(svg.path(loop, closed=True) for loop in loops) for loops in lines.outlines]
    borders = tuple(svg.path(rim.curve) for rim in lines.rims)
    roads = {
        f"road{number}": "".join(svg.path(curve) for curve in road.curves)
        for number, road in enumerate(lines.roads, start=1)
    }
    glyphs = _glyphs(places, level)
    ground = INK_OF[lines.regions[lines.ground].terrain]
    markup = [svg.fill("M0 0H100V100H0z", ink(ground)), *_areas(lines, areas, ground)]
    if borders:
        markup.append(svg.stroke("".join(borders), ink("key"), _KEY[level]))
    for road in roads.values():
        markup.append(svg.stroke(road, ink("key"), width, 'stroke-linecap="butt" stroke-linejoin="round"'))
        markup.append(svg.stroke(road, ink("road"), width - 4, 'stroke-linejoin="round"'))
    for glyph in glyphs:
        markup.append(svg.use(f"g-{glyph.kind}", (glyph.x, glyph.y), glyph.scale))
        if glyph.kind == "castle":
            markup.append(_flag((glyph.x, glyph.y), glyph.scale, seed))
    markup.append(svg.stroke("M0 0H100V100H0z", ink("key"), _SEAM[level], 'stroke-opacity=".3"'))
    anchors = {region.id: place for region, place in zip(lines.regions, places.regions, strict=True)}
    anchors |= {symbol.name: symbol.at for symbol in places.symbols}
    return TileArt(
        ground=ground,
        regions={region.id: area for region, area in zip(lines.regions, areas, strict=True)},
        borders=borders,
        marks=(),
        roads=roads,
        glyphs=glyphs,
        anchors=anchors,
        wall_ends=(),
        markup="".join(markup),
    )


def _areas(lines: Plan, areas: list[str], ground: str) -> list[str]:
    """The regions on the rim, those of one terrain together."""
    paths: dict[str, str] = {}
    for number, (region, area) in enumerate(zip(lines.regions, areas, strict=True)):
        if number != lines.ground and INK_OF[region.terrain] != ground:
            paths[INK_OF[region.terrain]] = paths.get(INK_OF[region.terrain], "") + area
    return [svg.fill(path, ink(paint)) for paint, path in paths.items()]


def _glyphs(places: Layout, level: Level) -> tuple[Placed, ...]:
    scale = _SCALE[level]
    standing = [Placed(s.glyph, *inside(s.glyph, s.at, scale), scale) for s in places.symbols]
    return tuple(sorted(standing, key=lambda g: (g.y + GLYPHS[g.kind].body[3] * g.scale, g.x)))


def _flag(place: Point, scale: float, seed: str) -> str:
    colour = {"white": "bone"}.get(seed.removeprefix("castle_"), seed.removeprefix("castle_"))
    paint = f"var(--s-{colour})" if colour in pieces.SHAPES else ink("gold")
    where = f"translate({svg.numbers(place)})scale({svg.number(scale, 0.01)})"
    return f'<path d="{_FLAG}" fill="{paint}" stroke="{ink("key")}" stroke-width="1.5" transform="{where}"/>'
