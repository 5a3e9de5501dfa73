"""What is printed on a plan or a track as a picture of its own, with marks where something is wrong with it."""

import re
from collections.abc import Collection
from typing import Final

from games.core.art import svg
from games.core.art.glyph import flat, line
from games.core.art.palette import ink
from games.core.score import Place
from games.core.surface import Layout, PlanLayout

_NAME: Final = re.compile(r"[A-Za-z0-9,._-]{1,40}")


def layout_picture(layout: Layout, wrong: Collection[Place] = (), over: str = "") -> str:
    """Return a layout as an SVG document: its drawing, its lines, its spots or spaces. `wrong`: those that are marked;
    `over` is drawn under the marks and over everything else."""
    places = layout.spots if isinstance(layout, PlanLayout) else layout.spaces
    key = ink("key")
    lines = "".join(
        f'<path d="M{start.x:g} {start.y:g}L{end.x:g} {end.y:g}" stroke="{key}" stroke-width="4"/>'
        for start, end in (
            tuple(places[end] for end in one.ends) for one in (layout.lines if isinstance(layout, PlanLayout) else ())
        )
    )
    rings = "".join(
        f'<circle{_place(name)} cx="{one.x:g}" cy="{one.y:g}" r="{layout.spot:g}"'
        f' fill="{ink("white")}" stroke="{key}" stroke-width="3"/>'
        for name, one in places.items()
    )
    marks = "".join(_mark(one.x, one.y, layout.spot) for name, one in places.items() if name in wrong)
    wide, high = layout.size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}">'
        f"{layout.drawing}{lines}{rings}{over}{marks}</svg>"
    )


def _place(name: Place) -> str:
    """Return an attribute with the name of a place, nothing for a name that somebody made up with other letters."""
    return f' data-place="{name}"' if _NAME.fullmatch(name) else ""


def _mark(x: float, y: float, radius: float) -> str:
    """Return a warning sign on a spot, with a ring around it."""
    sign = flat("M0-14L14 11H-14z", "red") + line("M0-5V2M0 6.5V7", 3.4, "white")
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius + 3:g}" fill="none" stroke="{ink("red")}" stroke-width="7"/>'
        f'<g class="wrong" transform="translate({svg.numbers((x, y))})">{sign}</g>'
    )
