"""Draws the tiles: every type in every rotation, upright, as data and as SVG."""

from typing import Final

from games.carcassonne.art_layout import Layout, inside, layout
from games.carcassonne.art_plan import ROAD_WIDTH, Plan, plan
from games.carcassonne.tiles import CITY, CLOISTER, FIELD, LAID
from games.core.art import svg
from games.core.art.geometry import CORNERS, Curve, Point
from games.core.art.glyphs import GLYPHS
from games.core.art.palette import ink
from games.core.art.tile import Level, Placed, TileArt

TILES: Final[tuple[str, ...]] = tuple(LAID)
"""All tile types."""

_SEAM: Final = {"L": 2.0, "M": 2.0, "S": 3.0}  # half of it falls outside the tile
_SCALES: Final[dict[str, dict[str, float]]] = {
    "L": {},
    "M": {"pennant": 1.15, "cloister": 1.15, "yard": 1.15},
    "S": {"hub": 1.3, "cloister": 1.3, "yard": 1.3, "gate": 1.2},
}
_LAYERS: Final = {"yard": 0, "hub": 1}  # yards under the roads, hubs over them, others on top
_CLOISTER: Final = (48.0, 52.0)


def draw(tile: str, rotation: int, level: Level = "L") -> TileArt:
    """Draw a tile type after `rotation` quarter turns clockwise.

    :raises KeyError: there is no such tile type or level.
    """
    lines = plan(tile, rotation)
    places = layout(tile, rotation % 4)
    cities = "".join(svg.path(loop, closed=True) for loop in _loops(lines, CITY))
    ground = "city" if not _loops(lines, FIELD) else "field"
    roads = {road.id: svg.path(road.curve) for road in lines.roads}
    borders = tuple(svg.path(wall.curve) for wall in lines.walls)
    marks = places.marks if level == "L" else ()
    glyphs = _glyphs(lines, places, level)
    lying, covering, upright = ([_use(g) for g in glyphs if _LAYERS.get(g.kind, 2) == layer] for layer in range(3))
    rounded = any(road.ends_in == CLOISTER for road in lines.roads)
    layers = (
        svg.fill("M0 0H100V100H0z", ink(ground)),
        svg.fill(cities, ink("city")) if cities and ground != "city" else "",
        *(svg.fill(mark.path, ink(mark.ink)) for mark in marks),
        *lying,
        *(_ribbon(road, level, rounded) for road in roads.values()),
        *covering,
        *(_wall(border, level) for border in borders),
        "".join(upright),
        svg.stroke("M0 0H100V100H0z", ink("key"), _SEAM[level], 'stroke-opacity=".3"'),
    )
    return TileArt(
        ground=ground,
        regions={
            segment: "".join(svg.path(loop, closed=True) for loop in loops) for segment, loops in lines.outlines.items()
        },
        borders=borders,
        marks=marks,
        roads=roads,
        glyphs=glyphs,
        anchors=places.anchors,
        wall_ends=tuple(sorted({CORNERS[c] for wall in lines.walls for c in (wall.start, wall.end)})),
        layers=tuple(filter(None, layers)),
    )


def _loops(lines: Plan, kind: str) -> list[Curve]:
    return [loop for s in lines.segments if s.kind == kind for loop in lines.outlines[s.id]]


def _ribbon(road: str, level: Level, rounded: bool) -> str:
    width = 17.0 if level == "S" else ROAD_WIDTH
    cap = 'stroke-linecap="round"' if rounded else ""
    return svg.stroke(road, ink("key"), width, cap) + svg.stroke(road, ink("road"), width - 4, cap)


def _wall(border: str, level: Level) -> str:
    if level == "S":
        return svg.stroke(border, ink("key"), 8) + svg.stroke(border, ink("wall"), 4)
    return (
        svg.stroke(border, ink("key"), 7.4)
        + svg.stroke(border, ink("wall"), 4.6)
        + svg.stroke(border, ink("key"), 4.6, 'stroke-dasharray="1.2 3.6"')
    )


def _use(glyph: Placed) -> str:
    return svg.use(f"g-{glyph.kind}", (glyph.x, glyph.y), glyph.scale)


def _glyphs(lines: Plan, places: Layout, level: Level) -> tuple[Placed, ...]:
    """Return the glyphs of a level in drawing order: hub, gate, then everything that stands, from back to front."""

    def placed(kind: str, place: Point) -> Placed:
        scale = _SCALES[level].get(kind, 1.0)
        return Placed(kind, *inside(kind, place, scale), scale)

    below = [placed("hub", lines.hub)] if lines.hub else []
    below += [placed("gate", lines.gate)] if lines.gate else []
    if level == "S":
        upright = [*places.landmarks]
    else:
        share = 1 if level == "L" else 2
        upright = [placed("pennant", place) for place in places.pennants]
        upright += [*places.houses[::share], *places.trees[::share]]
    if any(s.kind == CLOISTER for s in lines.segments):
        below.append(placed("yard", _CLOISTER))
        upright.append(placed("cloister", _CLOISTER))
    upright.sort(key=lambda g: (g.y + GLYPHS[g.kind].body[3] * g.scale, g.x))
    return (*below, *upright)
