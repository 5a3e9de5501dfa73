"""What is printed on a plan or a track as a picture of its own, with marks where something is wrong with it."""

import re
from collections.abc import Collection, Mapping
from typing import Final

from games.core.art import svg
from games.core.art.glyph import flat, line
from games.core.art.palette import ink
from games.core.score import Place
from games.core.surface import Layout, PlanLayout, Space, Spot

_NAME: Final = re.compile(r"[A-Za-z0-9,._-]{1,40}")


def layout_picture(layout: Layout, wrong: Collection[Place] = (), over: str = "") -> str:
    """Return a layout as an SVG document, see `layout_markup`. `wrong`: the places that are marked; `over` is drawn
    under the marks and over everything else."""
    marks = "".join(
        _mark(place.x, place.y, radius_of(layout, name)) for name, place in places_of(layout).items() if name in wrong
    )
    wide, high = layout.size
    body = f"{layout_markup(layout)}{over}{marks}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}">{body}</svg>'


def layout_markup(layout: Layout, occupied: Collection[Place] = ()) -> str:
    """Return what is printed: the drawing, lines, spots or spaces with their signs, and the figures of places that are
    not `occupied`."""
    places = places_of(layout)
    key = ink("key")
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
            f'<circle{_place(name)} cx="{place.x:g}" cy="{place.y:g}" r="{radius_of(layout, name):g}"'
            f' fill="{ink("white")}"{look}/>'
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


def _place(name: Place) -> str:
    """Return an attribute with the name of a place; empty if somebody made up a name with other letters."""
    return f' data-place="{name}"' if _NAME.fullmatch(name) else ""


def places_of(layout: Layout) -> Mapping[Place, Spot | Space]:
    """Return the spots of a plan or the spaces of a track."""
    return layout.spots if isinstance(layout, PlanLayout) else layout.spaces


def radius_of(layout: Layout, name: Place) -> float:
    """Return how large a spot or a space is drawn."""
    place = places_of(layout)[name]
    return (place.radius if isinstance(place, Spot) else 0) or layout.spot


def _mark(x: float, y: float, radius: float) -> str:
    """Return a warning sign on a spot, with a ring around it."""
    sign = flat("M0-14L14 11H-14z", "red") + line("M0-5V2M0 6.5V7", 3.4, "white")
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius + 3:g}" fill="none" stroke="{ink("red")}" stroke-width="7"/>'
        f'<g class="wrong" transform="translate({svg.numbers((x, y))})">{sign}</g>'
    )
