"""Points and their proofs (rules sections 2, 5, 7 and 8)."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from games.core.event import Event
from games.core.score import Part, Place, ScoreLine
from games.core.seats import Seat
from games.dolmengoetter.board import Circle
from games.dolmengoetter.events import CirclePoints, CircleScored
from games.dolmengoetter.names import circle_name
from games.dolmengoetter.state import State

START_BOARD = "start"
"""Points at the start are on no surface."""


def start_lines(points: Iterable[int]) -> tuple[ScoreLine, ...]:
    """Return a line for each seat that has points at the start."""
    lines: list[ScoreLine] = []
    for seat, n in enumerate(points):
        if n:
            part = Part("start", 1, n, n, (("start",),))
            line = ScoreLine(len(lines), seat, "start", "dolmengoetter.start", n, 1, "2", (part,), board=START_BOARD)
            lines.append(line)
    return tuple(lines)


def with_lines(state: State, lines: Iterable[ScoreLine]) -> State:
    """Return the state with these lines, and the points that they bring."""
    added = tuple(lines)
    points = list(state.points)
    for line in added:
        points[line.seat] += line.points
    return replace(state, lines=(*state.lines, *added), points=tuple(points))


def lost_point(state: State, seat: Seat, place: Place) -> State:
    """Return the state in which a seat has lost a point for a stone that it did not leave on the place."""
    part = Part("lost", 1, -1, -1, ((place,),))
    line = ScoreLine(
        len(state.lines), seat, "lost", "dolmengoetter.lost", -1, state.turn, "5", (part,), (place,), board="plan"
    )
    return with_lines(state, (line,))


def score_circles(state: State, circles: Iterable[Circle], reason: str) -> tuple[State, tuple[Event, ...]]:
    """Return the state in which these circles are scored and their dolmens have left the game, and what is told.

    `reason`: `dolmengoetter.circle_full` or `dolmengoetter.circle_final`.
    """
    events: list[Event] = []
    for circle in circles:
        lines = tuple(_lines(state, circle, reason))
        owners = sorted({dolmen.seat for dolmen in state.stacks[circle]})
        points = {line.seat: line.points for line in lines}
        paid = tuple(CirclePoints(seat, points.get(seat, 0)) for seat in owners)
        events.append(CircleScored(circle, circle_name(state.layout, circle), paid))
        rest = {name: stack for name, stack in state.stacks.items() if name != circle}
        state = with_lines(replace(state, stacks=rest), lines)
    return state, tuple(events)


def _lines(state: State, circle: Circle, reason: str) -> Iterator[ScoreLine]:
    """Yield a line for each seat that gets points for a circle: the value of each of its dolmens x the factor of its
    level."""
    board, n = state.layout, len(state.lines)
    parts: dict[Seat, list[Part]] = {}
    for level, dolmen in enumerate(state.stacks[circle], 1):
        factor = board.factor(circle, level)
        points = dolmen.value * factor
        shown = {"level": level, "value": dolmen.value, "factor": factor}
        part = Part(f"level_{level}", 1, points, points, ((circle,),), shown)
        parts.setdefault(dolmen.seat, []).append(part)
    category, rule = ("circle", "7") if reason == "dolmengoetter.circle_full" else ("final", "8")
    for seat in sorted(parts):
        points = sum(part.points for part in parts[seat])
        if points:
            places = (circle, *board.rings[circle])
            yield ScoreLine(
                n, seat, category, reason, points, state.turn, rule, tuple(parts[seat]), places, board="plan"
            )
            n += 1
