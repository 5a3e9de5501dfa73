"""SVG notation: short, and the same characters on every machine."""

from collections.abc import Iterable
from functools import lru_cache

from games.core.art.geometry import Curve, Point


@lru_cache(maxsize=4096)
def format_number(value: float, step: float = 0.5) -> str:
    """Return a coordinate rounded to `step` (half a tile unit unless told), without needless characters.

    >>> format_number(12.0), format_number(-0.4), format_number(0.2), format_number(7.26, 0.1)
    ('12', '-.5', '0', '7.3')
    """
    text = f"{round(value / step) * step:.2f}".rstrip("0").rstrip(".")
    if text in ("0", "-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def format_numbers(values: Iterable[float], step: float = 0.5) -> str:
    """Return coordinates in a row, separated only where they would run together.

    >>> format_numbers([1, -2, 3.5])
    '1-2 3.5'
    """
    texts = [format_number(value, step) for value in values]
    return "".join(t if i == 0 or t.startswith("-") else f" {t}" for i, t in enumerate(texts))


def format_path(curve: Curve, closed: bool = False) -> str:
    """Return path data of a chain of segments, rounded to half units.

    Lines that go on in the same direction, and cubics that are straight, become one line. All points are absolute: a
    border reads the same in an area and as a line, which packs better than fewer characters would.
    """
    chain = _simplify([[_snap(point) for point in segment] for segment in curve])
    if closed and len(chain[-1]) == 2 and chain[-1][-1] == chain[0][0]:
        chain = chain[:-1]  # Z draws the last line
    data = "M" + format_numbers(_snap(curve[0][0]))
    for pen, *points in chain:
        data += _format_command(pen, points)
    return data + "Z" * closed


def draw_fill(data: str, paint: str) -> str:
    return f'<path d="{data}" fill="{paint}"/>'


def draw_stroke(data: str, paint: str, width: float, more: str = "") -> str:
    """Return a stroked path, `width` units wide; `more` holds further attributes."""
    extra = f" {more}" if more else ""
    return f'<path d="{data}" fill="none" stroke="{paint}" stroke-width="{format_number(width, 0.1)}"{extra}/>'


def draw_use(name: str, place: Point, scale: float = 1) -> str:
    """Return a drawing of the glyph sheet, its origin set on `place`."""
    x, y = place
    if scale == 1:
        return f'<use href="#{name}" x="{format_number(x)}" y="{format_number(y)}"/>'
    return f'<use href="#{name}" transform="translate({format_numbers((x, y))})scale({format_number(scale, 0.01)})"/>'


def _snap(point: Point) -> Point:
    return (round(point[0] * 2) / 2, round(point[1] * 2) / 2)


def _simplify(segments: list[list[Point]]) -> list[list[Point]]:
    chain: list[list[Point]] = []
    for segment in segments:
        start, end = segment[0], segment[-1]
        if not all(_is_straight(start, point, end) for point in segment[1:-1]):
            chain.append(segment)
        elif start != end:
            if chain and len(chain[-1]) == 2 and _is_straight(chain[-1][0], start, end):
                start = chain.pop()[0]
            chain.append([start, end])
    return chain


def _is_straight(start: Point, point: Point, end: Point) -> bool:
    """True if a point lies on the line from start to end."""
    (ax, ay), (bx, by) = (point[0] - start[0], point[1] - start[1]), (end[0] - point[0], end[1] - point[1])
    return ax * by == ay * bx and ax * bx + ay * by >= 0


def _format_command(pen: Point, points: list[Point]) -> str:
    x, y = points[-1]
    if len(points) == 3:
        return "C" + format_numbers(value for point in points for value in point)
    if y == pen[1]:
        return "H" + format_number(x)
    return "V" + format_number(y) if x == pen[0] else "L" + format_numbers((x, y))
