"""Curves in a tile: points, lines and cubic Béziers, and the rim shapes that terrain borders follow.

A segment is (from, to) for a line or (from, control, control, to) for a cubic; a curve is a chain of segments.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final

Point = tuple[float, float]
Line = tuple[Point, Point]
Cubic = tuple[Point, Point, Point, Point]
Segment = Line | Cubic
Curve = tuple[Segment, ...]

CENTRE: Final[Point] = (50.0, 50.0)
CORNERS: Final[tuple[Point, ...]] = ((0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0))
"""NW, NE, SE, SW: corner k is where edge k (N E S W) begins, going clockwise."""
MIDPOINTS: Final[tuple[Point, ...]] = ((50.0, 0.0), (100.0, 50.0), (50.0, 100.0), (0.0, 50.0))
"""The middle of each edge, N E S W."""

_STEPS: Final = 12  # lines that approximate a cubic when distances are measured; error below 0.1

_RIM_BOW: Final[dict[tuple[int, str], tuple[Point, Point]]] = {
    (2, "terrain"): ((88.0, 52.0), (48.0, 12.0)),
    (2, "city"): ((70.0, 58.0), (42.0, 30.0)),
}
RIM_DEPTH: Final = 27.0
_BEND: Final = 0.62  # how far towards the centre the controls of a bend lie


def rotate(point: Point, quarters: int) -> Point:
    """Return the point after quarter turns clockwise about the middle of the tile."""
    x, y = point
    for _ in range(quarters % 4):
        x, y = 100 - y, x
    return (x, y)


def rotate_curve(curve: Curve, quarters: int) -> Curve:
    """Return the curve after quarter turns clockwise about the middle of the tile."""
    return map_points(curve, lambda point: rotate(point, quarters))


def map_points(curve: Curve, move: Callable[[Point], Point]) -> Curve:
    return tuple(_build_segment([move(point) for point in segment]) for segment in curve)


def reverse(curve: Curve) -> Curve:
    """Return the same curve, walked from its end."""
    return tuple(_build_segment(segment[::-1]) for segment in reversed(curve))


def interpolate(start: Point, end: Point, share: float) -> Point:
    """Return the point at `share` (0 to 1) of the way from start to end."""
    return (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)


def find_point(segment: Segment, t: float) -> Point:
    """Return the point of the segment at parameter t, 0 to 1."""
    if len(segment) == 2:
        return interpolate(segment[0], segment[1], t)
    a, b, c, d = segment
    u = 1 - t
    k0, k1, k2, k3 = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
    return (
        k0 * a[0] + k1 * b[0] + k2 * c[0] + k3 * d[0],
        k0 * a[1] + k1 * b[1] + k2 * c[1] + k3 * d[1],
    )


def flatten(curve: Curve) -> tuple[Point, ...]:
    """Return points along the curve, close enough together to measure by."""
    points = [curve[0][0]]
    for segment in curve:
        steps = 1 if len(segment) == 2 else _STEPS
        points.extend(find_point(segment, i / steps) for i in range(1, steps + 1))
    return tuple(points)


def split(segment: Cubic, t: float) -> tuple[Cubic, Cubic]:
    """Return the two halves of a cubic at parameter t (de Casteljau)."""
    a, b, c, d = segment
    ab, bc, cd = interpolate(a, b, t), interpolate(b, c, t), interpolate(c, d, t)
    abc, bcd = interpolate(ab, bc, t), interpolate(bc, cd, t)
    middle = interpolate(abc, bcd, t)
    return (a, ab, abc, middle), (middle, bcd, cd, d)


def cut_out(curve: Curve, within: Callable[[Point], bool]) -> tuple[Curve, ...]:
    """Return the parts of a chain of cubics that lie within an area, each as a chain of its own."""
    segments_found: list[list[Segment]] = []
    going = False
    for segment in curve:
        for part, hit in _cut_at_border(_convert_to_cubic(segment), within):
            if hit and going:
                segments_found[-1].append(part)
            elif hit:
                segments_found.append([part])
            going = hit
    return tuple(map(tuple, segments_found))


def offset(segment: Cubic, distance: float) -> Cubic:
    """Return the cubic moved sideways to the right of its direction by `distance` (its control polygon moved, Tiller
    and Hanson): exact at both ends, off by less than 0.5 in between for the bends a road makes."""
    legs = [_shift_line(p, q, distance) for p, q in pairwise(segment) if math.dist(p, q) > 1e-9]
    first, last = legs[0], legs[-1]
    if len(legs) < 3:
        return (first[0], first[1], last[0], last[1])
    return (first[0], _find_crossing(first, legs[1]), _find_crossing(legs[1], last), last[1])


def build_arc(centre: Point, start: Point, end: Point) -> Curve:
    """Return the circle arc from start counter-clockwise to end, as cubics of at most a quarter turn.

    Both points are taken to lie on the circle through `start`; equal points give the whole circle.
    """
    radius = math.dist(centre, start)
    begin = math.atan2(start[1] - centre[1], start[0] - centre[0])
    sweep = (begin - math.atan2(end[1] - centre[1], end[0] - centre[0])) % math.tau or math.tau
    parts = math.ceil(sweep / (math.pi / 2) - 1e-9)
    step = -sweep / parts
    reach = 4 / 3 * math.tan(step / 4) * radius

    def find_on_circle(angle: float) -> tuple[Point, Point]:
        cos, sin = math.cos(angle), math.sin(angle)
        return (centre[0] + radius * cos, centre[1] + radius * sin), (-reach * sin, reach * cos)

    pieces: list[Segment] = []
    for i in range(parts):
        (p, v), (q, w) = find_on_circle(begin + i * step), find_on_circle(begin + (i + 1) * step)
        pieces.append((p, (p[0] + v[0], p[1] + v[1]), (q[0] - w[0], q[1] - w[1]), q))
    return tuple(pieces)


def build_rim(run: int, edge: int, depth: float = RIM_DEPTH, kind: str = "terrain") -> Curve:
    """Return the inner border of a shape that covers `run` neighbouring edges, the first of them `edge` (0 N to 3 W).

    It runs from the far corner back to the near one and leaves both along the diagonal, so that borders of neighbouring
    tiles meet in any rotation.

    - One edge: `depth` deep in its middle.
    - Two edges: a terrain leaves the middle free; a city (`kind`) stays near the diagonal and leaves room for a road.
    - Three edges: the terrain of the fourth edge remains as a tongue.

    :raises KeyError: there is no such run.
    """
    near, far = CORNERS[0], CORNERS[run % 4]
    if run == 1:
        reach = round(depth / 0.75 * 2) / 2
        curve: Curve = ((far, (100 - reach, reach), (reach, reach), near),)
    elif run == 3:
        tip: Point = (70.0, 50.0)
        curve = ((far, (26.0, 76.0), (70.0, 84.0), tip), (tip, (70.0, 16.0), (26.0, 24.0), near))
    else:
        curve = ((far, *_RIM_BOW[run, kind], near),)
    return rotate_curve(curve, edge)


def build_bend(start: Point, end: Point) -> Cubic:
    """Return the bend of a road between the middles of two neighbouring edges."""
    return (start, interpolate(start, CENTRE, _BEND), interpolate(end, CENTRE, _BEND), end)


def join(segments: Iterable[Segment]) -> Curve:
    """Join segments to one curve, with a line over every gap between them."""
    chain: list[Segment] = []
    for segment in segments:
        if chain and math.dist(chain[-1][-1], segment[0]) > 1e-6:
            chain.append((chain[-1][-1], segment[0]))
        chain.append(segment)
    return tuple(chain)


def encloses(outline: tuple[Point, ...], point: Point) -> bool:
    """True if a point lies inside a closed polyline (even-odd)."""
    x, y = point
    hit = False
    for (ax, ay), (bx, by) in pairwise((*outline, outline[0])):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            hit = not hit
    return hit


def find_nearest(line: tuple[Point, ...], point: Point) -> tuple[float, Point]:
    """Return the distance from the point to a polyline, and the nearest place on it."""
    best, place = math.inf, line[0]
    x, y = point
    for (ax, ay), (bx, by) in pairwise(line):
        dx, dy = bx - ax, by - ay
        length = dx * dx + dy * dy
        t = min(1.0, max(0.0, ((x - ax) * dx + (y - ay) * dy) / length)) if length else 0.0
        px, py = ax + t * dx, ay + t * dy
        away = math.hypot(x - px, y - py)
        if away < best:
            best, place = away, (px, py)
    return best, place


def _convert_to_cubic(segment: Segment) -> Cubic:
    if len(segment) == 4:
        return segment
    start, end = segment
    return (start, interpolate(start, end, 1 / 3), interpolate(start, end, 2 / 3), end)


def _cut_at_border(cubic: Cubic, within: Callable[[Point], bool]) -> Iterator[tuple[Cubic, bool]]:
    """Yield the pieces of a cubic that is cut where it crosses the border of an area, each with True if it lies
    within."""
    begin, remainder, hit = 0.0, cubic, within(find_point(cubic, 0.5 / _STEPS))
    for i in range(1, _STEPS):
        low, high = (i - 0.5) / _STEPS, (i + 0.5) / _STEPS
        if within(find_point(cubic, high)) == hit:
            continue
        for _ in range(12):
            t = (low + high) / 2
            low, high = (t, high) if within(find_point(cubic, t)) == hit else (low, t)
        part, remainder = split(remainder, (low - begin) / (1 - begin))
        yield part, hit
        begin, hit = low, not hit
    yield remainder, hit


def _build_segment(points: Sequence[Point]) -> Segment:
    return (points[0], points[1]) if len(points) == 2 else (points[0], points[1], points[2], points[3])


def _shift_line(p: Point, q: Point, distance: float) -> Line:
    length = math.dist(p, q)
    dx, dy = -(q[1] - p[1]) * distance / length, (q[0] - p[0]) * distance / length
    return (p[0] + dx, p[1] + dy), (q[0] + dx, q[1] + dy)


def _find_crossing(line: Line, other: Line) -> Point:
    """Return where two lines cross, or the middle of their facing ends if they are nearly parallel."""
    (a, b), (c, d) = line, other
    turning = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
    if abs(turning) < 1e-3 * math.dist(a, b) * math.dist(c, d):
        return interpolate(b, c, 0.5)
    t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / turning
    return interpolate(a, b, t)
