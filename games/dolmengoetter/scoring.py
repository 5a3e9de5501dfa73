"""Points and their proofs (rules sections 2, 5, 7 and 8)."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from games.core.event import Event
from games.core.score import Part, Place, ScoredPiece, ScoreLine
from games.core.seats import Seat
from games.dolmengoetter.board import Circle, find_factor
from games.dolmengoetter.events import CirclePoints, CircleScored
from games.dolmengoetter.names import name_circle
from games.dolmengoetter.state import State

START_BOARD = "start"
"""Points at the start are on no surface."""


def build_start_lines(points: Iterable[int]) -> tuple[ScoreLine, ...]:
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


def lose_point(state: State, seat: Seat, place: Place) -> State:
    """Return the state after a seat has lost a point, since it left no stone on the place."""
    part = Part("lost", 1, -1, -1, ((place,),))
    line = ScoreLine(
        len(state.lines),
        seat,
        "lost",
        "dolmengoetter.lost",
        -1,
        state.turn,
        "5",
        (part,),
        (place,),
        board="plan",
        stacks={place: ()},
    )
    return with_lines(state, (line,))


def score_circles(state: State, circles: Iterable[Circle], reason: str) -> tuple[State, tuple[Event, ...]]:
    """Score circles and remove their dolmens from the game. Return the new state and the events.

    Dolmens whose value nobody says after an early end bring nothing; a circle with no others stays as it is.
    `reason`: `dolmengoetter.circle_full` or `dolmengoetter.circle_final`.
    """
    events: list[Event] = []
    for circle in circles:
        ring, stack = state.layout.rings[circle], [(dolmen.seat, dolmen.value) for dolmen in state.stacks[circle]]
        if not any(value for _, value in stack):
            continue
        owners = sorted({seat for seat, _ in stack})
        scored = build_circle_lines(circle, ring, stack, reason, state.turn, len(state.lines), skips_unknown=True)
        pieces = tuple(
            ScoredPiece("dolmen", seat, value, find_factor(len(ring), level))
            for level, (seat, value) in enumerate(stack, 1)
        )
        lines = tuple(replace(line, stacks={} if at else {circle: pieces}) for at, line in enumerate(scored))
        points = {line.seat: line.points for line in lines}
        circle_points = tuple(CirclePoints(seat, points.get(seat, 0)) for seat in owners)
        events.append(CircleScored(circle, name_circle(state.layout, circle), circle_points))
        other_stacks = {name: stack for name, stack in state.stacks.items() if name != circle}
        state = with_lines(replace(state, stacks=other_stacks), lines)
    return state, tuple(events)


def build_circle_lines(
    circle: Circle,
    ring: tuple[Place, ...],
    stack: Iterable[tuple[Seat, int]],
    reason: str,
    turn: int,
    n: int,
    *,
    skips_unknown: bool = False,
) -> Iterator[ScoreLine]:
    """Yield a line, numbered from `n`, for each seat that gets points for a circle: the value of each of its dolmens x
    the factor of its level.

    `stack`: seat and value, top first. A value of 0 is unknown, and so are its seat's points; with `skips_unknown` it
    brings nothing.
    """
    parts: dict[Seat, list[Part]] = {}
    for level, (seat, value) in enumerate(stack, 1):
        if skips_unknown and not value:
            continue
        factor = find_factor(len(ring), level)
        params = {"level": level, "value": value, "factor": factor}
        part = Part(f"level_{level}", 1, value * factor, value * factor, ((circle,),), params)
        parts.setdefault(seat, []).append(part)
    category, rule = ("circle", "7") if reason == "dolmengoetter.circle_full" else ("final", "8")
    for seat, seat_parts in sorted(parts.items()):
        is_unknown = any(part.params["factor"] and not part.params["value"] for part in seat_parts)
        line = ScoreLine(
            n,
            seat,
            category,
            reason,
            0 if is_unknown else sum(part.points for part in seat_parts),
            turn,
            rule,
            () if is_unknown else tuple(seat_parts),
            (circle, *ring),
            board="plan",
            unknown=is_unknown,
        )
        if is_unknown or line.points:
            yield line
            n += 1
