"""What is printed on the board: spots, lines and a drawing of our own, made from its facts."""

from functools import lru_cache
from typing import Final

from games.core.art.geometry import interpolate
from games.core.surface import Area, Line, PlanLayout, Spot
from games.dolmengoetter.art import CELL_TINTS, draw_polygon, draw_ring, draw_rune
from games.dolmengoetter.board import TOP_FACTOR, Board, CircleFacts, PlaceFacts, group_by_rune, load_board
from games.dolmengoetter.names import name_circle, name_place

PLAN: Final = "plan"
"""Id of the surface of the board."""
BUILT_IN_LAYOUT: Final = "board"
OWN_LAYOUT: Final = "own_board"
RADIUS: Final = 24
"""Radius of a place on the border, and of a stone, in units of the drawing."""
INNER_RADIUS: Final = 19
"""Radius of a place inside the board."""
_RING: Final = {4: 0.66}
"""Size of a circle -> how far from its middle the ring is, as a share of the way to its places; else 0.74."""


@lru_cache(maxsize=16)
def load_layout(encoded: str) -> PlanLayout:
    """Return what is printed on the board of a table; see `load_board`."""
    board = load_board(encoded)
    facts = board.facts
    by_rune = group_by_rune(facts)
    order = {name: n for n, name in enumerate(by_rune)}
    at = {place.id: (place.x, place.y) for place in facts.places}
    spots = {place.id: _build_place_spot(board, place, order) for place in facts.places}
    spots |= {circle.id: _build_circle_spot(board, circle, at) for circle in facts.circles}
    lines = tuple(Line(ends) for ends in board.lines)
    areas = {f"{circle}/ring": Area(name_circle(board, circle), places) for circle, places in board.rings.items()}
    pairs = tuple(tuple(places) for places in by_rune.values() if len(places) > 1)
    return PlanLayout((facts.width, facts.height), RADIUS, spots, lines, areas, _draw_board(board, at), pairs)


def _build_place_spot(board: Board, place: PlaceFacts, order: dict[str, int]) -> Spot:
    name = name_place(board, place.id)
    if place.rune is None:
        return Spot(place.x, place.y, name, INNER_RADIUS)
    return Spot(place.x, place.y, name, sign=draw_rune(place.rune, order[place.rune]))


def _build_circle_spot(board: Board, circle: CircleFacts, at: dict[str, tuple[float, float]]) -> Spot:
    inside = _RING.get(circle.size, 0.74) * 0.92
    reach = min(
        (((x - circle.x) ** 2 + (y - circle.y) ** 2) ** 0.5 for x, y in (at[p] for p in circle.places)), default=0
    )
    radius = max(INNER_RADIUS, round(inside * reach * 0.92))
    figure = str(TOP_FACTOR.get(len(circle.places), ""))
    return Spot(circle.x, circle.y, name_circle(board, circle.id), radius, field=True, figure=figure)


def _draw_board(board: Board, at: dict[str, tuple[float, float]]) -> str:
    parts = []
    for circle in board.facts.circles:
        size = len(circle.places)
        corners = [at[place] for place in circle.places]
        middle = (circle.x, circle.y)
        parts.append(draw_polygon(corners, f'fill="var(--t-{CELL_TINTS.get(size, "turf")})"'))
        parts.append(draw_ring([interpolate(middle, point, _RING.get(size, 0.74)) for point in corners]))
    return "".join(parts)
