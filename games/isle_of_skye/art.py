"""Draws the tiles of Isle of Skye from facts alone: printed tiles, tiles that people have entered, invented ones.

`draw_facts` is the one painter; `draw` calls it for printed tiles by their ids.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Final

from games.core.art import svg
from games.core.art.geometry import CENTRE, Curve, Point, cut_out, encloses, flatten, offset
from games.core.art.palette import find_ink
from games.core.art.tile import Level, PlacedGlyph, TileArt
from games.isle_of_skye.art_emblems import COST, NO_EMBLEMS, TABLET, Emblems, find_body
from games.isle_of_skye.art_layout import DrawnSymbol, Layout, build_layout
from games.isle_of_skye.art_marks import draw_marks
from games.isle_of_skye.art_plan import CENTRES, ROAD_WIDTH, Plan, Road, build_plan, extend_rim
from games.isle_of_skye.art_room import move_inside
from games.isle_of_skye.tiles import MOUNTAIN, PASTURE, PRINTED, WATER, TileFacts

TILES: Final[tuple[str, ...]] = tuple(PRINTED.tiles)
"""All printed tiles, including the castles."""

INK_OF: Final = {PASTURE: "field", MOUNTAIN: "mountain", WATER: "water"}
"""Terrain -> ink of its ground."""
_SEAM: Final[dict[Level, float]] = {"L": 2.0, "M": 2.0, "S": 3.0}  # half of it falls outside the tile
_KEY: Final[dict[Level, float]] = {"L": 2.0, "M": 2.0, "S": 3.0}
_WIDE_ROAD: Final = 17.0  # width of a road at the lowest level
_SHORE: Final = 4.2  # from the border to the middle of the light line along it
_PLATFORM: Final = 10.0


def draw(tile: str, rotation: int, level: Level = "L") -> TileArt:
    """Draw a printed tile after `rotation` quarter turns clockwise.

    :raises KeyError: there is no such tile or level.
    """
    return draw_facts(PRINTED.tiles[tile], rotation, level, tile)


def draw_facts(
    facts: TileFacts,
    rotation: int,
    level: Level = "L",
    seed: str = "",
    centre: str = "",
    emblems: Emblems = NO_EMBLEMS,
) -> TileArt:
    """Draw any tile from its facts after `rotation` quarter turns clockwise, upright. Equal arguments give equal bytes
    on every machine.

    - `seed`: the id of the printed tile that it is, or that it was changed from. A castle keeps the flag of its colour.
    - `centre`: the terrain in the middle, if the facts allow it; by default that of the printed tile.
    - `emblems`: the further glyphs of a tile of an expansion's set.

    In the returned TileArt, `regions` maps the id of every region (`r1`) to its area, roads included. `anchors` maps
    every region to its roomiest point and every symbol to its middle, by the name that places of proofs give it
    (`sheep1`, `ship2`, `scroll1`; emblems are `cost1` and `tablet1`); they are equal at all levels. `roads` maps
    `road1` and so on, sorted by their edges, to middle lines. `borders` are the lines between terrains. There are no
    `wall_ends`.

    :raises ValueError: regions would have to cross (see `art_plan.find_grounds`).
    :raises KeyError: there is no such level.
    """
    quarters = rotation % 4
    terrain = centre or CENTRES.get(seed, "")
    extra_glyphs = tuple(glyph for glyph, emblem in ((TABLET, emblems.tablet), (COST, emblems.cost)) if emblem)
    lines, places = build_plan(facts, quarters, terrain), build_layout(facts, quarters, terrain, extra_glyphs)
    symbols, coin = _place_symbols(places, level, seed, emblems), _place_coin(places, level, emblems)
    ground = draw_marks(
        lines,
        level,
        (*symbols, *coin),
        {symbol.region for symbol in places.symbols if symbol.glyph not in extra_glyphs},
    )
    areas = ["".join(svg.format_path(loop, closed=True) for loop in loops) for loops in lines.outlines]
    borders = tuple(svg.format_path(rim.curve) for rim in lines.rims)
    layers = (
        *(_draw_edged_areas(lines, level) if level == "S" else _draw_areas(lines, areas)),
        "".join(_draw_shores(lines, level)),
        *(svg.draw_fill(mark.path, find_ink(mark.ink)) for mark in ground.cuts),
        "".join(_draw_borders(borders, level)),
        *map(_draw_glyphs, ground.signs),
        *_draw_roads(lines, level),
        _draw_glyphs(symbols),
        _draw_glyphs(coin),
        svg.draw_stroke("M0 0H100V100H0z", find_ink("key"), _SEAM[level], 'stroke-opacity=".3"'),
    )
    anchors = {region.id: place for region, place in zip(lines.regions, places.regions, strict=True)}
    return TileArt(
        ground=INK_OF[lines.regions[lines.ground].terrain],
        regions={region.id: area for region, area in zip(lines.regions, areas, strict=True)},
        borders=borders,
        marks=ground.cuts,
        roads={f"road{number}": _draw_line(road) for number, road in enumerate(lines.roads, start=1)},
        glyphs=(*chain.from_iterable(ground.signs), *symbols, *coin),
        anchors=anchors | {symbol.name: symbol.at for symbol in places.symbols},
        wall_ends=(),
        layers=tuple(filter(None, layers)),
    )


def _draw_areas(lines: Plan, areas: list[str]) -> Iterator[str]:
    """Yield the ground, then the regions on the rim, those of one terrain together."""
    ground = lines.regions[lines.ground].terrain
    yield svg.draw_fill("M0 0H100V100H0z", find_ink(INK_OF[ground]))
    for terrain, paint in INK_OF.items():
        rims = [rim.region for rim in lines.rims if lines.regions[rim.region].terrain == terrain]
        if rims and terrain != ground:
            yield svg.draw_fill("".join(areas[region] for region in rims), find_ink(paint))


def _draw_edged_areas(lines: Plan, level: Level) -> Iterator[str]:
    """Yield the ground, then each region on the rim with its border. Borders run past the tile's edge, where no line
    must be seen."""
    yield svg.draw_fill("M0 0H100V100H0z", find_ink(INK_OF[lines.regions[lines.ground].terrain]))
    for rim in lines.rims:
        paint = find_ink(INK_OF[lines.regions[rim.region].terrain])
        data = svg.format_path(extend_rim(rim), closed=True)
        width = svg.format_number(_KEY[level])
        yield f'<path d="{data}" fill="{paint}" stroke="{find_ink("key")}" stroke-width="{width}"/>'


def _build_water_test(lines: Plan) -> Callable[[Point], bool]:
    waters = [
        flatten(loop)
        for region, loops in zip(lines.regions, lines.outlines, strict=True)
        for loop in loops
        if region.terrain == WATER
    ]
    return lambda point: sum(encloses(water, point) for water in waters) % 2 == 1


def _draw_shores(lines: Plan, level: Level) -> Iterator[str]:
    """Yield a light line in the water along its borders."""
    if level == "S":
        return
    wet = _build_water_test(lines)
    data = ""
    for rim in lines.rims:
        for region, side in ((rim.region, _SHORE), (lines.ground, -_SHORE)):
            if lines.regions[region].terrain == WATER:
                line = tuple(offset(curve, side) for curve in rim.curve if len(curve) == 4)
                data += "".join(map(svg.format_path, cut_out(line, wet)))
    if data:
        yield svg.draw_stroke(data, find_ink("water-light"), 1.8)


def _draw_borders(borders: tuple[str, ...], level: Level) -> Iterator[str]:
    if borders and level != "S":
        yield svg.draw_stroke("".join(borders), find_ink("key"), _KEY[level])


def _draw_line(road: Road) -> str:
    return "".join(map(svg.format_path, road.curves))


def _draw_roads(lines: Plan, level: Level) -> Iterator[str]:
    """Yield each road over those before it, with planks where it crosses water."""
    width = _WIDE_ROAD if level == "S" else ROAD_WIDTH
    for road in lines.roads:
        rounded = 'stroke-linecap="round"' if len(road.edges) == 1 else ""
        casing = svg.draw_stroke(_draw_line(road), find_ink("key"), width, rounded)
        yield casing + svg.draw_stroke(_draw_line(road), find_ink("road"), width - 4, rounded)
        yield "".join(_draw_bridges(lines, road, level, width))


def _draw_bridges(lines: Plan, road: Road, level: Level, width: float) -> Iterator[str]:
    wet = _build_water_test(lines)
    crossings: list[Curve] = [part for curve in road.curves for part in cut_out(curve, wet)]
    if not crossings:
        return
    data = "".join(map(svg.format_path, crossings))
    planks = '"2.4 4"' if level == "S" else '"1.3 4"'
    yield svg.draw_stroke(data, find_ink("key"), width + 4)
    yield svg.draw_stroke(data, find_ink("wood"), width)
    yield svg.draw_stroke(data, find_ink("key"), width, f"stroke-dasharray={planks}")
    if len(road.edges) > 2 and wet(CENTRE):
        radius = svg.format_number(_PLATFORM * width / ROAD_WIDTH)
        ground = f'fill="{find_ink("wood")}" stroke="{find_ink("key")}" stroke-width="2"'
        yield f'<circle cx="50" cy="50" r="{radius}" {ground}/>'


def _place_symbols(places: Layout, level: Level, seed: str, emblems: Emblems) -> tuple[PlacedGlyph, ...]:
    """Return the symbols from back to front."""
    scale = places.find_scale(level)
    flag = seed.removeprefix("castle_") if seed.startswith("castle_") else ""
    symbols = [symbol for symbol in places.symbols if symbol.glyph != COST]
    placed = [PlacedGlyph(_choose_glyph(s, flag, emblems), *move_inside(s.glyph, s.at, scale), scale) for s in symbols]
    return tuple(sorted(placed, key=lambda g: (g.y + find_body(g.kind)[3] * g.scale, g.x)))


def _place_coin(places: Layout, level: Level, emblems: Emblems) -> tuple[PlacedGlyph, ...]:
    """Return the coin, if there is one. It lies above all else and is never too small for its figure to be read."""
    scale = max(1.0, places.find_scale(level))
    return tuple(
        PlacedGlyph(emblems.cost, *move_inside(COST, s.at, scale), scale) for s in places.symbols if s.glyph == COST
    )


def _choose_glyph(symbol: DrawnSymbol, flag: str, emblems: Emblems) -> str:
    """Return the glyph of a symbol: a castle with the flag of its colour, a tablet or a set's scroll with its
    picture."""
    glyphs = {"castle": flag and f"castle-{flag}", "scroll": emblems.scroll, TABLET: emblems.tablet}
    return glyphs.get(symbol.glyph) or symbol.glyph


def _draw_glyphs(glyphs: Sequence[PlacedGlyph]) -> str:
    """Return glyphs of one size in the order in which they stand."""
    uses = "".join(svg.draw_use(f"g-{glyph.kind}", (glyph.x / glyph.scale, glyph.y / glyph.scale)) for glyph in glyphs)
    if not glyphs or glyphs[0].scale == 1:
        return uses
    return f'<g transform="scale({svg.format_number(glyphs[0].scale, 0.01)})">{uses}</g>'
