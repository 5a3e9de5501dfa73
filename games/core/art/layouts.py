"""What is printed on a plan or a track as a picture of its own, with marks where something is wrong with it."""

import re
from collections.abc import Collection, Mapping
from typing import Final

from games.core.art import svg
from games.core.art.glyph import draw_flat, draw_line
from games.core.art.palette import find_ink
from games.core.score import Place
from games.core.surface import Layout, PlanLayout, Space, Spot

_NAME: Final = re.compile(r"[A-Za-z0-9,._-]{1,40}")


def draw_layout(layout: Layout, wrong: Collection[Place] = (), over: str = "") -> str:
    """Return a layout as an SVG document, see `draw_layout_markup`.

    - `wrong`: the places that are marked.
    - `over`: markup that is drawn under the marks and over everything else.
    """
    marks = "".join(
        _draw_mark(place.x, place.y, find_radius(layout, name))
        for name, place in list_places(layout).items()
        if name in wrong
    )
    wide, high = layout.size
    body = f"{draw_layout_markup(layout)}{over}{marks}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}">{body}</svg>'


def draw_layout_markup(layout: Layout, occupied: Collection[Place] = ()) -> str:
    """Return what is printed: the drawing, lines, spots or spaces with their signs, and the figures of places that are
    not `occupied`."""
    places = list_places(layout)
    key = find_ink("key")
    lines = "".join(
        f'<path d="M{start.x:g} {start.y:g}L{end.x:g} {end.y:g}" stroke="{key}" stroke-width="4"/>'
        for start, end in (
            tuple(places[end] for end in plan_line.ends)
            for plan_line in (layout.lines if isinstance(layout, PlanLayout) else ())
        )
    )
    parts = [layout.drawing, lines]
    for name, place in places.items():
        is_drawn = isinstance(place, Space) or not place.field
        look = f' stroke="{key}" stroke-width="3"' if is_drawn else ' fill-opacity="0"'
        parts.append(
            f'<circle{_build_place_attribute(name)} cx="{place.x:g}" cy="{place.y:g}" r="{find_radius(layout, name):g}"'
            f' fill="{find_ink("white")}"{look}/>'
        )
        if isinstance(place, Spot):
            if place.sign:
                parts.append(f'<g color="{key}" transform="translate({place.x:g} {place.y:g})">{place.sign}</g>')
            if place.figure and name not in occupied:
                parts.append(
                    f'<text x="{place.x:g}" y="{place.y + 17:g}" fill="{key}" fill-opacity=".75" text-anchor="middle"'
                    f' font-family="Grenze" font-weight="700" font-size="52">{place.figure}</text>'
                )
    return "".join(parts)


def _build_place_attribute(name: Place) -> str:
    """Return the attribute that names a place; empty if the name (somebody entered it) has other letters than names of
    places."""
    return f' data-place="{name}"' if _NAME.fullmatch(name) else ""


def list_places(layout: Layout) -> Mapping[Place, Spot | Space]:
    """Return the spots of a plan or the spaces of a track."""
    return layout.spots if isinstance(layout, PlanLayout) else layout.spaces


def find_radius(layout: Layout, name: Place) -> float:
    """Return how large a spot or a space is drawn."""
    place = list_places(layout)[name]
    return (place.radius if isinstance(place, Spot) else 0) or layout.spot


def _draw_mark(x: float, y: float, radius: float) -> str:
    """Return a warning sign on a spot, with a ring around it."""
    sign = draw_flat("M0-14L14 11H-14z", "red") + draw_line("M0-5V2M0 6.5V7", 3.4, "white")
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius + 3:g}" fill="none" stroke="{find_ink("red")}" stroke-width="7"/>'
        f'<g class="wrong" transform="translate({svg.format_numbers((x, y))})">{sign}</g>'
    )
