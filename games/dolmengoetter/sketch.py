"""Boards that people enter as rows of circles: the whole board from the sizes alone, with runes to start with."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from math import atan2, cos, pi, sin, tau
from typing import Annotated, Final, Literal

import msgspec

from games.core.action import Facts
from games.core.art.geometry import Point, interpolate
from games.dolmengoetter.arrangement import Arrangement, Rows, find_arrangements
from games.dolmengoetter.art import RUNES
from games.dolmengoetter.board import BUILT_IN, CORNER, BoardFacts, CircleFacts, PlaceFacts
from games.dolmengoetter.board_faults import PRINTED_CIRCLES

SIDE: Final = 100
MARGIN: Final = 60
ROUNDS: Final = 200
"""How often places move towards regular circles until they lie still."""
MOST_ROWS: Final = 8
MOST_IN_ROW: Final = 8
MOST_SKETCH_CIRCLES: Final = PRINTED_CIRCLES + 4
OWN: Final = "own"
Meeting = tuple[str, int, int]
"""Where circles meet: the side of the board or "inside", the row, and a number along it. `OWN`: in no other circle."""
Rings = Mapping[tuple[int, int], tuple[Meeting, ...]]
"""The places of each circle clockwise, by its row and its number in it."""


class Sketch(msgspec.Struct, frozen=True):
    """A board while it is entered: the size of each circle, row by row. `variant`: where rows fit together in more than
    one way, which of them, from 0."""

    rows: Annotated[
        tuple[Annotated[tuple[Literal[4, 6, 8], ...], msgspec.Meta(min_length=2, max_length=MOST_IN_ROW)], ...],
        msgspec.Meta(min_length=2, max_length=MOST_ROWS),
    ]
    variant: Annotated[int, msgspec.Meta(ge=0)] = 0
    schema: str = ""


def read_sketch(facts: Facts) -> Sketch | None:
    """Read facts as a sketch. None if they are a whole board, or neither.

    :raises msgspec.ValidationError: the rows have another shape, or too many circles.
    """
    if "rows" not in facts:
        return None
    sketch = msgspec.convert(facts, Sketch)
    if sum(map(len, sketch.rows)) > MOST_SKETCH_CIRCLES:
        raise msgspec.ValidationError("Too many circles - at `$.rows`")
    return sketch


def build_sketched_board(sketch: Sketch) -> BoardFacts | None:
    """Return the board of a sketch, None if its rows do not fit together."""
    if sketch.rows == _find_rows(BUILT_IN.facts):
        return msgspec.structs.replace(BUILT_IN.facts, name="", status="")
    variants = find_arrangements(sketch.rows)
    return _draw_board(sketch.rows, variants[sketch.variant % len(variants)]) if variants else None


def _find_rows(facts: BoardFacts) -> Rows:
    last = max(circle.row for circle in facts.circles)
    in_order = sorted(facts.circles, key=lambda circle: circle.col)
    return tuple(tuple(circle.size for circle in in_order if circle.row == row) for row in range(1, last + 1))


@lru_cache(maxsize=32)
def _draw_board(rows: Rows, arrangement: Arrangement) -> BoardFacts:
    rings = _build_rings(rows, arrangement)
    start = _find_first_positions(rows, rings)
    points = _settle(rings.values(), start)
    left, top = min(x for x, _ in points.values()), min(y for _, y in points.values())
    points = {at: (round(x - left + MARGIN), round(y - top + MARGIN)) for at, (x, y) in points.items()}
    order = sorted(start, key=lambda at: (round(start[at][1], 6), round(start[at][0], 6)))
    ids = {at: f"p{n:02}" for n, at in enumerate(order, 1)}
    runes = _choose_runes(rows, rings)
    places = tuple(PlaceFacts(ids[at], *points[at], runes.get(at), runes.get(at) == CORNER) for at in order)
    circles = tuple(
        CircleFacts(
            f"c{n:02}",
            len(ring),
            round(sum(points[at][0] for at in ring) / len(ring)),
            round(sum(points[at][1] for at in ring) / len(ring)),
            tuple(ids[at] for at in ring),
            row + 1,
            col + 1,
        )
        for n, ((row, col), ring) in enumerate(rings.items(), 1)
    )
    width, height = (max(point[axis] for point in points.values()) + MARGIN for axis in (0, 1))
    return BoardFacts(width, height, places, circles)


def _build_rings(rows: Rows, arrangement: Arrangement) -> Rings:
    lower: dict[tuple[int, int], list[Meeting]] = {}
    upper: dict[tuple[int, int], list[Meeting]] = {}
    for row, steps in enumerate(arrangement):
        number = below = 0
        for above, step in enumerate(steps):
            if above:
                for circle in ((row, above - 1), (row, above)):
                    lower.setdefault(circle, []).append(("inside", row, number))
                upper.setdefault((row + 1, below), []).append(("inside", row, number))
                number += 1
            for _ in range(step - 1):
                lower.setdefault((row, above), []).append(("inside", row, number))
                for circle in ((row + 1, below), (row + 1, below + 1)):
                    upper.setdefault(circle, []).append(("inside", row, number))
                number, below = number + 1, below + 1
    rings = {}
    for row, circles in enumerate(rows):
        for n, size in enumerate(circles):
            rings[row, n] = _build_ring(rows, row, n, size, lower.get((row, n), []), upper.get((row, n), []))
    return rings


def _build_ring(
    rows: Rows, row: int, n: int, size: int, lower: list[Meeting], upper: list[Meeting]
) -> tuple[Meeting, ...]:
    """Return the places of one circle clockwise: its own ones on the border first, then those where it meets others.
    `lower`, `upper`: those with the rows beside it."""
    last_row, last = len(rows) - 1, len(rows[row]) - 1
    own: Meeting = (OWN, row, n)
    ring = list(upper)
    if row == 0:
        ring += [("top", 0, n - 1)] * (n > 0) + [own] + [("top", 0, n)] * (n < last)
    if n == last:
        ring += [("right", row - 1, 0)] * (row > 0) + [own] + [("right", row, 0)] * (row < last_row)
    ring += reversed(lower)
    if row == last_row:
        ring += [("bottom", row, n)] * (n < last) + [own] + [("bottom", row, n - 1)] * (n > 0)
    if n == 0:
        ring += [("left", row, 0)] * (row < last_row) + [own] + [("left", row - 1, 0)] * (row > 0)
    if own not in ring:
        return tuple(ring)
    first = ring.index(own)
    meetings = [at for at in ring[first:] + ring[:first] if at != own]
    return (*((OWN, row, 100 * n + extra) for extra in range(size - len(meetings))), *meetings)


def _find_first_positions(rows: Rows, rings: Rings) -> dict[Meeting, Point]:
    """Return where places lie before they are moved: in rows, as far apart as there is room for."""
    inside = Counter(row for _, row, _ in {at for ring in rings.values() for at in ring if at[0] == "inside"})
    width, height = max(map(len, rows)), len(rows)
    points: dict[Meeting, Point] = {}
    for at in dict.fromkeys(at for ring in rings.values() for at in ring):
        side, row, n = at
        if side == "inside":
            points[at] = (width * (n + 1) / (inside[row] + 1), row + 1)
        elif side in ("left", "right"):
            points[at] = (0 if side == "left" else width, row + 1)
        elif side in ("top", "bottom"):
            points[at] = (width * (n + 1) / len(rows[row]), 0 if side == "top" else height)
    corners = {(row, n): (n and width, row and height) for row, n in _find_corners(rows)}
    for circle, ring in rings.items():
        own = [at for at in ring if at[0] == OWN]
        if own:
            before, after = points[ring[-1]], points[ring[len(own)]]
            bend = corners.get(circle) or ((before[0] + after[0]) / 2, (before[1] + after[1]) / 2)
            for n, at in enumerate(own, 1):
                points[at] = _find_along(before, bend, after, n / (len(own) + 1))
    return points


def _find_along(before: Point, bend: Point, after: Point, share: float) -> Point:
    return interpolate(before, bend, 2 * share) if share <= 0.5 else interpolate(bend, after, 2 * share - 1)


def _settle(rings: Collection[tuple[Meeting, ...]], start: Mapping[Meeting, Point]) -> dict[Meeting, Point]:
    """Return the places where circles are as regular as they can be together."""
    points = {at: (x * 2 * SIDE, y * 2 * SIDE) for at, (x, y) in start.items()}
    for _ in range(ROUNDS):
        pulls: dict[Meeting, list[Point]] = {at: [] for at in points}
        for ring in rings:
            for at, target in zip(ring, _find_regular([points[at] for at in ring]), strict=True):
                pulls[at].append(target)
        points = {
            at: (sum(x for x, _ in targets) / len(targets), sum(y for _, y in targets) / len(targets))
            for at, targets in pulls.items()
        }
    return points


def _find_regular(corners: Sequence[Point]) -> list[Point]:
    """Return the regular polygon with sides of `SIDE` that lies nearest to corners in clockwise order."""
    n = len(corners)
    middle_x, middle_y = sum(x for x, _ in corners) / n, sum(y for _, y in corners) / n
    unit = [(cos(tau * k / n), sin(tau * k / n)) for k in range(n)]
    across = sum((x - middle_x) * u + (y - middle_y) * v for (x, y), (u, v) in zip(corners, unit, strict=True))
    turned = sum((y - middle_y) * u - (x - middle_x) * v for (x, y), (u, v) in zip(corners, unit, strict=True))
    angle, radius = atan2(turned, across), SIDE / (2 * sin(pi / n))
    return [
        (middle_x + radius * cos(angle + tau * k / n), middle_y + radius * sin(angle + tau * k / n)) for k in range(n)
    ]


def _find_corners(rows: Rows) -> tuple[tuple[int, int], ...]:
    """Return the circles in the corners, clockwise from the upper left."""
    last = len(rows) - 1
    return (0, 0), (0, len(rows[0]) - 1), (last, len(rows[last]) - 1), (last, 0)


def _choose_runes(rows: Rows, rings: Rings) -> dict[Meeting, str]:
    """Return runes to start with: the corners, and pairs of opposite places as far as there are opposite ones."""
    last = len(rows) - 1
    around = [(0, n) for n in range(len(rows[0]))]
    around += [(row, len(rows[row]) - 1) for row in range(1, last)]
    around += [(last, n) for n in reversed(range(len(rows[last])))]
    around += [(row, 0) for row in reversed(range(1, last))]
    outline: list[Meeting] = []
    at_corners: list[int] = []
    for circle, after in zip(around, (*around[1:], around[0]), strict=True):
        own = [at for at in rings[circle] if at[0] == OWN]
        if circle in _find_corners(rows):
            at_corners.append(len(outline) + len(own) // 2)
        outline += [*own, *(at for at in rings[circle] if at[0] not in ("inside", OWN) and at in rings[after])]
    runes = {outline[at]: CORNER for at in at_corners}
    first, second, third, fourth = at_corners
    top, right, bottom = (outline[a + 1 : b] for a, b in ((first, second), (second, third), (third, fourth)))
    left = outline[fourth + 1 :] + outline[:first]
    names = (name for name in RUNES if name != CORNER)
    for side, opposite in ((top, bottom), (left, right)):
        for at, other, name in zip(side, reversed(opposite), names, strict=False):
            runes |= {at: name, other: name}
    return runes
