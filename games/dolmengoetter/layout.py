"""What is printed on the board: spots, lines and a drawing of our own, made from its facts."""

from collections import defaultdict
from functools import lru_cache
from typing import Final

from games.core.surface import Area, Line, PlanLayout, Spot
from games.dolmengoetter.art import polygon, ring, rune
from games.dolmengoetter.board import TOP_FACTOR, Board, CircleFacts, PlaceFacts, board_of
from games.dolmengoetter.names import circle_name, place_name

PLAN: Final = "plan"
"""The surface."""
BUILT_IN_LAYOUT: Final = "board"
OWN_LAYOUT: Final = "own_board"
RADIUS: Final = 24
"""Of a place on the border, and of a stone, in units of the drawing."""
INNER_RADIUS: Final = 19
"""Of a place inside the board."""
_TINT: Final = {4: "turf-light", 6: "turf", 8: "turf-dark"}
_RING: Final = {4: 0.66}
"""Size of a circle -> how far from its middle the ring is, as a share of the way to its places; else 0.74."""


@lru_cache(maxsize=16)
def layout(encoded: str) -> PlanLayout:
    """Return what is printed on the board of a table; see `board_of`."""
    board = board_of(encoded)
    facts = board.facts
    order = {name: n for n, name in enumerate(dict.fromkeys(place.rune for place in facts.places if place.rune))}
    at = {place.id: (place.x, place.y) for place in facts.places}
    spots = {place.id: _place_spot(board, place, order) for place in facts.places}
    spots |= {circle.id: _circle_spot(board, circle, at) for circle in facts.circles}
    lines = tuple(Line(ends) for ends in board.lines)
    areas = {f"{circle}/ring": Area(circle_name(board, circle), places) for circle, places in board.rings.items()}
    partners: dict[str, list[str]] = defaultdict(list)
    for place in facts.places:
        if place.rune:
            partners[place.rune].append(place.id)
    pairs = tuple(tuple(places) for places in partners.values() if len(places) > 1)
    return PlanLayout((facts.width, facts.height), RADIUS, spots, lines, areas, _drawing(board, at), pairs)


def _place_spot(board: Board, place: PlaceFacts, order: dict[str, int]) -> Spot:
    name = place_name(board, place.id)
    if place.rune is None:
        return Spot(place.x, place.y, name, INNER_RADIUS)
    return Spot(place.x, place.y, name, sign=rune(place.rune, order[place.rune]))


def _circle_spot(board: Board, circle: CircleFacts, at: dict[str, tuple[float, float]]) -> Spot:
    inside = _RING.get(circle.size, 0.74) * 0.92
    reach = min(
        (((x - circle.x) ** 2 + (y - circle.y) ** 2) ** 0.5 for x, y in (at[p] for p in circle.places)), default=0
    )
    radius = max(INNER_RADIUS, round(inside * reach * 0.92))
    figure = str(TOP_FACTOR.get(len(circle.places), ""))
    return Spot(circle.x, circle.y, circle_name(board, circle.id), radius, field=True, figure=figure)


def _drawing(board: Board, at: dict[str, tuple[float, float]]) -> str:
    parts = []
    for circle in board.facts.circles:
        size = len(circle.places)
        corners = [at[place] for place in circle.places]
        middle = (circle.x, circle.y)
        parts.append(polygon(corners, f'fill="var(--t-{_TINT.get(size, "turf")})"'))
        parts.append(ring([_towards(middle, point, _RING.get(size, 0.74)) for point in corners]))
    return "".join(parts)


def _towards(start: tuple[float, float], end: tuple[float, float], share: float) -> tuple[float, float]:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
