"""What is printed on the board: spots, lines and a drawing of our own, made from its facts."""

from functools import lru_cache
from typing import Final

from games.core.surface import Area, Line, PlanLayout, Spot
from games.dolmengoetter.art import digit, polygon, rune
from games.dolmengoetter.board import TOP_FACTOR, Board, board_of
from games.dolmengoetter.names import circle_name, place_name

PLAN: Final = "plan"
"""The surface."""
BUILT_IN_LAYOUT: Final = "board"
OWN_LAYOUT: Final = "own_board"
RADIUS: Final = 24
"""Of a spot, in units of the drawing."""
_TINT: Final = {4: ".3", 6: ".6", 8: ".9"}


@lru_cache(maxsize=16)
def layout(encoded: str) -> PlanLayout:
    """Return what is printed on the board of a table; see `board_of`."""
    board = board_of(encoded)
    facts = board.facts
    spots = {place.id: Spot(place.x, place.y, place_name(board, place.id)) for place in facts.places}
    spots |= {circle.id: Spot(circle.x, circle.y, circle_name(board, circle.id)) for circle in facts.circles}
    lines = tuple(Line(ends) for ends in board.lines)
    areas = {f"{circle}/ring": Area(circle_name(board, circle), ring) for circle, ring in board.rings.items()}
    return PlanLayout((facts.width, facts.height), RADIUS, spots, lines, areas, _drawing(board))


def _drawing(board: Board) -> str:
    facts = board.facts
    at = {place.id: (place.x, place.y) for place in facts.places}
    parts, figures = [], []
    for circle in facts.circles:
        ring = [at[place] for place in circle.places]
        middle = (circle.x, circle.y)
        parts.append(polygon(ring, f'fill="var(--t-field)" fill-opacity="{_TINT.get(len(ring), ".5")}"'))
        inner = [_towards(middle, point, 0.66 if len(ring) == 4 else 0.74) for point in ring]
        dashed = 'fill="none" stroke="var(--t-key)" stroke-width="2" stroke-dasharray="7 6" stroke-opacity=".5"'
        parts.append(polygon(inner, dashed))
        if len(ring) in TOP_FACTOR:
            figures.append(_factor(len(ring), circle.x, circle.y))
    order = {name: n for n, name in enumerate(dict.fromkeys(place.rune for place in facts.places if place.rune))}
    centre = (facts.width / 2, facts.height / 2)
    runes = (
        rune(place.rune, order[place.rune], _beside(at[place.id], centre))
        for place in facts.places
        if place.rune is not None
    )
    return "".join((*parts, *figures, *runes))


def _towards(start: tuple[float, float], end: tuple[float, float], share: float) -> tuple[float, float]:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _factor(size: int, x: float, y: float) -> str:
    """Return the factor of a circle, below the stack in its middle; smaller in a square, which has less room."""
    number = TOP_FACTOR[size]
    return digit(number, (x, y + RADIUS * 1.45), 0.4) if size == 4 else digit(number, (x, y + RADIUS * 1.95), 1)


def _beside(point: tuple[float, float], centre: tuple[float, float]) -> tuple[float, float]:
    """Return where a rune is cut: outside its place, away from the middle of the board."""
    x, y = point[0] - centre[0], point[1] - centre[1]
    length = max(1.0, (x * x + y * y) ** 0.5)
    return point[0] + x / length * RADIUS * 1.75, point[1] + y / length * RADIUS * 1.75
