"""Draws the tiles: every type in every rotation, upright, as data and as SVG."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from games.carcassonne.art_glyphs import GLYPHS
from games.carcassonne.art_layout import Layout, build_layout, move_inside
from games.carcassonne.art_plan import ROAD_WIDTH, Plan, Road
from games.carcassonne.art_traced import POND_RADIUS, RIVER_WIDTH, find_plan
from games.carcassonne.box import Box
from games.carcassonne.tiles import CITY, CLOISTER, FIELD
from games.core.art import svg
from games.core.art.geometry import CENTRE, CORNERS, Curve, Point, build_arc
from games.core.art.glyph import Glyph, draw_line
from games.core.art.palette import find_ink
from games.core.art.tile import Level, PlacedGlyph, TileArt

NO_GLYPHS: Final[Mapping[str, Glyph]] = MappingProxyType({})
_SEAM: Final = {"L": 2.0, "M": 2.0, "S": 3.0}  # half of it falls outside the tile
_SCALES: Final[dict[str, dict[str, float]]] = {
    "L": {},
    "M": {"pennant": 1.15, "cloister": 1.15, "yard": 1.15},
    "S": {"hub": 1.3, "cloister": 1.3, "yard": 1.3, "gate": 1.2},
}
_LAYERS: Final = {"yard": 0, "hub": 1}  # yards under the roads, hubs over them, others on top
_CLOISTER: Final = (48.0, 52.0)


def _build_bridge(sides: str, body: tuple[float, float, float, float]) -> Glyph:
    return Glyph(draw_line(sides, 3.8) + draw_line(sides, 1.6, "stone"), body)


_BRIDGES: Final[dict[str, Glyph]] = {
    "bridge": _build_bridge("M-9.4-8.6Q0-11.6 9.4-8.6M-9.4 8.6Q0 11.6 9.4 8.6", (-11.0, -12.0, 11.0, 12.0)),
    "bridge-up": _build_bridge("M-8.6-9.4Q-11.6 0-8.6 9.4M8.6-9.4Q11.6 0 8.6 9.4", (-12.0, -11.0, 12.0, 11.0)),
}
"""Bridges over rivers and over other roads: along the road from west to east, and from north to south."""


def draw(box: Box, tile: str, rotation: int, level: Level = "L", further: Mapping[str, Glyph] = NO_GLYPHS) -> TileArt:
    """Draw a tile type after `rotation` quarter turns clockwise. `further`: the glyphs of expansions; they are written
    into the picture, since the glyph sheet lacks them.

    :raises KeyError: there is no such tile type or level.
    """
    lines = find_plan(box, tile, rotation)
    places = build_layout(box, tile, rotation % 4)
    cities = "".join(svg.format_path(loop, closed=True) for loop in _find_loops(lines, CITY))
    ground = "city" if not _find_loops(lines, FIELD) else "field"
    roads = {road.id: svg.format_path(road.curve) for road in lines.roads}
    borders = tuple(svg.format_path(wall.curve) for wall in lines.walls)
    marks = places.marks if level == "L" else ()
    glyphs = _place_glyphs(lines, places, level)
    lying, covering, upright = ([_use(g) for g in glyphs if _LAYERS.get(g.kind, 2) == layer] for layer in range(3))
    rounded = any(road.ends_in == CLOISTER for road in lines.roads)
    layers = (
        svg.draw_fill("M0 0H100V100H0z", find_ink(ground)),
        svg.draw_fill(cities, find_ink("city")) if cities and ground != "city" else "",
        *(svg.draw_fill(mark.path, find_ink(mark.ink)) for mark in marks),
        *(_draw_river(river, level) for river in lines.rivers),
        *lying,
        *(_draw_ribbon(road, level, rounded) for road in roads.values()),
        *_draw_extras(lines.extras, further, below=True),
        *covering,
        *(_draw_wall(border, level) for border in borders),
        "".join(upright),
        *_draw_extras(lines.extras, further, below=False),
        svg.draw_stroke("M0 0H100V100H0z", find_ink("key"), _SEAM[level], 'stroke-opacity=".3"'),
    )
    return TileArt(
        ground=ground,
        regions={
            segment: "".join(svg.format_path(loop, closed=True) for loop in loops)
            for segment, loops in lines.outlines.items()
        },
        borders=borders,
        marks=marks,
        roads=roads,
        glyphs=glyphs,
        anchors=places.anchors,
        wall_ends=tuple(sorted({CORNERS[c] for wall in lines.walls for c in (wall.start, wall.end)})),
        layers=tuple(filter(None, layers)),
    )


def _draw_river(river: Road, level: Level) -> str:
    """Draw a river, and the pond in which it begins or ends."""
    path, width = svg.format_path(river.curve), RIVER_WIDTH
    pond = build_arc(CENTRE, (CENTRE[0], CENTRE[1] + POND_RADIUS), (CENTRE[0], CENTRE[1] + POND_RADIUS))
    outline = svg.format_path(pond, closed=True) if river.ends_in else ""
    wide = svg.draw_stroke(path, find_ink("key"), width) + (
        svg.draw_stroke(outline, find_ink("key"), 4) if outline else ""
    )
    water = svg.draw_stroke(path, find_ink("water"), width - 4) + (
        svg.draw_fill(outline, find_ink("water")) if outline else ""
    )
    waves = svg.draw_stroke(path, find_ink("water-light"), 1.4, 'stroke-dasharray="7 6"') if level == "L" else ""
    return wide + water + waves


def _draw_extras(extras: Iterable[PlacedGlyph], further: Mapping[str, Glyph], *, below: bool) -> list[str]:
    """Draw what expansions put on a tile; bridges and houses at roads belong below what stands."""
    drawn = []
    for extra in extras:
        if extra.kind.startswith("bridge") != below:
            continue
        glyph = _BRIDGES.get(extra.kind) or further.get(extra.kind)
        place = f"translate({extra.x:g} {extra.y:g})" + (f"scale({extra.scale:g})" if extra.scale != 1 else "")
        drawn.append(f'<g transform="{place}">{glyph.markup}</g>' if glyph else _use(extra))
    return drawn


def _find_loops(lines: Plan, kind: str) -> list[Curve]:
    return [loop for s in lines.segments if s.kind == kind for loop in lines.outlines[s.id]]


def _draw_ribbon(road: str, level: Level, rounded: bool) -> str:
    width = 17.0 if level == "S" else ROAD_WIDTH
    cap = 'stroke-linecap="round"' if rounded else ""
    return svg.draw_stroke(road, find_ink("key"), width, cap) + svg.draw_stroke(road, find_ink("road"), width - 4, cap)


def _draw_wall(border: str, level: Level) -> str:
    if level == "S":
        return svg.draw_stroke(border, find_ink("key"), 8) + svg.draw_stroke(border, find_ink("wall"), 4)
    return (
        svg.draw_stroke(border, find_ink("key"), 7.4)
        + svg.draw_stroke(border, find_ink("wall"), 4.6)
        + svg.draw_stroke(border, find_ink("key"), 4.6, 'stroke-dasharray="1.2 3.6"')
    )


def _use(glyph: PlacedGlyph) -> str:
    return svg.draw_use(f"g-{glyph.kind}", (glyph.x, glyph.y), glyph.scale)


def _place_glyphs(lines: Plan, places: Layout, level: Level) -> tuple[PlacedGlyph, ...]:
    """Return the glyphs of a level in drawing order: hub, gate, then everything that stands, from back to front."""

    def place_glyph(kind: str, place: Point) -> PlacedGlyph:
        scale = _SCALES[level].get(kind, 1.0)
        return PlacedGlyph(kind, *move_inside(kind, place, scale), scale)

    below = [place_glyph("hub", lines.hub)] if lines.hub else []
    below += [place_glyph("gate", gate) for gate in ([lines.gate] if lines.gate else lines.gates)]
    cloister = (_CLOISTER[0] + lines.alone[0] - CENTRE[0], _CLOISTER[1] + lines.alone[1] - CENTRE[1])
    if level == "S":
        upright = [*places.landmarks]
    else:
        share = 1 if level == "L" else 2
        upright = [place_glyph("pennant", place) for place in places.pennants]
        upright += [*places.houses[::share], *places.trees[::share]]
    if any(s.kind == CLOISTER for s in lines.segments):
        below.append(place_glyph("yard", cloister))
        upright.append(place_glyph("cloister", cloister))
    upright.sort(key=lambda g: (g.y + GLYPHS[g.kind].body[3] * g.scale, g.x))
    return (*below, *upright)
