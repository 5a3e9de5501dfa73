"""Boards for tests, as JSON: the built-in one, and sections of a tiling by hexagons, or by squares and octagons."""

import copy
import json
from importlib import resources
from math import cos, pi, sin
from typing import Any

from hypothesis import strategies as st

Raw = dict[str, Any]
Cell = tuple[int, int]
BUILT_IN: Raw = json.loads(resources.files("games.dolmengoetter").joinpath("data/board.json").read_text("utf-8"))
STEPS = {"hexagons": ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))}
SIDE = 100.0


def built_in() -> Raw:
    """Return a copy of the built-in board."""
    return copy.deepcopy(BUILT_IN)


def hexagon(cell: Cell) -> list[tuple[float, float]]:
    """Return the corners of a hexagon, clockwise as drawn."""
    q, r = cell
    x, y = SIDE * 3**0.5 * (q + r / 2), SIDE * 1.5 * r
    return [(x + SIDE * sin(pi / 3 * n), y - SIDE * cos(pi / 3 * n)) for n in range(6)]


def square_or_octagon(cell: Cell) -> list[tuple[float, float]]:
    """Return the corners of a circle in the tiling whose octagons lie like the squares of one colour on a chessboard,
    with squares in between."""
    x, y = cell
    step = SIDE * (1 + 2**0.5) / 2 + SIDE / 2
    middle = (x * step, y * step)
    if (x + y) % 2:
        far = SIDE / 2
        return [(middle[0] + dx * far, middle[1] + dy * far) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    near, far = SIDE / 2, SIDE * (1 + 2**0.5) / 2
    around = (
        (-near, -far),
        (near, -far),
        (far, -near),
        (far, near),
        (near, far),
        (-near, far),
        (-far, near),
        (-far, -near),
    )
    return [(middle[0] + dx, middle[1] + dy) for dx, dy in around]


def board_of(shapes: list[list[tuple[float, float]]]) -> Raw:
    """Build a board from these circles. Equal corners are one place; the border is their outline; runes are distributed
    along it."""
    names: dict[tuple[int, int], str] = {}
    rings = []
    for shape in shapes:
        ring = [names.setdefault((round(x), round(y)), f"p{len(names) + 1:02}") for x, y in shape]
        rings.append(ring)
    sides: dict[frozenset[str], int] = {}
    for ring in rings:
        for n, place in enumerate(ring):
            side = frozenset((place, ring[(n + 1) % len(ring)]))
            sides[side] = sides.get(side, 0) + 1
    outline = ring_of([side for side, n in sides.items() if n == 1])
    left, top = min(x for x, _ in names), min(y for _, y in names)
    at = {name: (x - left, y - top) for (x, y), name in names.items()}
    corners = {outline[len(outline) * n // 4] for n in range(4)}
    border_places = [place for place in outline if place not in corners]
    half = len(border_places) // 2
    runes = dict.fromkeys(corners, "F") | {place: f"R{n % half}" for n, place in enumerate(border_places)}
    pairs: dict[str, list[str]] = {}
    for place, rune in runes.items():
        pairs.setdefault(rune, []).append(place)
    return {
        "name": "patch",
        "status": "a test",
        "width": max(x for x, _ in at.values()) + 1,
        "height": max(y for _, y in at.values()) + 1,
        "places": [
            {"id": name, "x": x, "y": y, "rune": runes.get(name), "corner": name in corners}
            for name, (x, y) in at.items()
        ],
        "edges": [sorted(side) for side in sides],
        "circles": [
            {
                "id": f"c{n:02}",
                "size": len(ring),
                "row": 1,
                "col": n,
                "x": sum(at[place][0] for place in ring) / len(ring),
                "y": sum(at[place][1] for place in ring) / len(ring),
                "places": ring,
            }
            for n, ring in enumerate(rings, 1)
        ],
        "rune_pairs": [{"rune": rune, "places": places} for rune, places in pairs.items()],
        "outline": outline,
    }


def ring_of(sides: list[frozenset[str]]) -> list[str]:
    """Return the places of a ring of sides in order.

    :raises ValueError: the sides are not a single ring.
    """
    near: dict[str, list[str]] = {}
    for side in sides:
        first_place, other = side
        near.setdefault(first_place, []).append(other)
        near.setdefault(other, []).append(first_place)
    first = min(near)
    ring, before, at = [first], first, near[first][0]
    while at != first:
        if len(near[at]) != 2:
            raise ValueError(at)
        ring.append(at)
        first_place, other = near[at]
        before, at = at, other if first_place == before else first_place
    if len(ring) != len(near):
        raise ValueError("several rings")
    return ring


@st.composite
def cells(draw: st.DrawFn, steps: tuple[Cell, ...], most: int) -> list[Cell]:
    reached: list[Cell] = [(0, 0)]
    for _ in range(draw(st.integers(2, most - 1))):
        edge = sorted({(x + dx, y + dy) for x, y in reached for dx, dy in steps} - set(reached))
        reached.append(draw(st.sampled_from(edge)))
    return reached


@st.composite
def boards(draw: st.DrawFn, most: int = 10) -> Raw:
    """Draw a valid board of up to `most` circles."""
    if draw(st.booleans()):
        shapes = [hexagon(cell) for cell in draw(cells(STEPS["hexagons"], most))]
    else:
        around = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)
        shapes = [square_or_octagon(cell) for cell in draw(cells(around, most))]
    try:
        return board_of(shapes)
    except ValueError:  # a hole, or parts that do not touch
        return board_of(shapes[:1])


def place(raw: Raw, name: str) -> dict[str, Any]:
    return next(place for place in raw["places"] if place["id"] == name)


def circle(raw: Raw, name: str) -> dict[str, Any]:
    return next(circle for circle in raw["circles"] if circle["id"] == name)


def line_that_is_no_side(raw: Raw) -> None:
    raw["edges"].append(["p22", "p29"])


def place_in_four_circles(raw: Raw) -> None:
    """Add a fourth circle at p29: c13 extends to it."""
    circle(raw, "c13")["places"] = ["p34", "p35", "p29", "p41"]


def rune_three_times(raw: Raw) -> None:
    place(raw, "p05")["rune"] = "G"
