"""Which rights to build a stone gives (rules section 6)."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

from games.core.score import Place
from games.core.seats import Seat
from games.dolmengoetter.board import Board, Circle
from games.dolmengoetter.state import Right, State, leading

LEAST_STONES = 3
LEAST_COLOURS = 2


class Standing(NamedTuple):
    """How a circle stands: stones by seat; if it counts, the seats that lead."""

    stones: Mapping[Seat, int]
    leaders: tuple[Seat, ...]

    @property
    def majority(self) -> Seat | None:
        """The seat that has more stones than every other one."""
        return self.leaders[0] if len(self.leaders) == 1 else None


def standing(ring: Iterable[Place], stones: Mapping[Place, Seat]) -> Standing:
    """Return how a circle stands, by its places. It counts with at least 3 stones of at least 2 colours; druids do not
    matter."""
    count = Counter(stones[place] for place in ring if place in stones)
    counts = count.total() >= LEAST_STONES and len(count) >= LEAST_COLOURS
    return Standing(count, tuple(leading(count)) if counts else ())


def is_full(board: Board, stones: Mapping[Place, Seat], circle: Circle) -> bool:
    """True if a stone is on every place of a circle."""
    return all(place in stones for place in board.rings[circle])


class Effect(NamedTuple):
    """What a stone changes in a circle: the `right` that it gives, if any, and why, as a word of the texts."""

    circle: Circle
    right: Right | None
    why: Literal["majority", "tie", "completing", "open", "goes_on", "behind", "no_dolmen"]


def effects_of(state: State, seat: Seat, place: Place) -> tuple[Effect, ...]:
    """Return what a stone of `seat` on `place`, where none is yet, changes in each of its circles."""
    board = state.layout
    after = {**state.stones, place: seat}
    effects = []
    for circle in board.circles_of[place]:
        then, now = (standing(board.rings[circle], stones) for stones in (state.stones, after))
        effect = _effect(circle, then, now, seat)
        completes = state.options["completing_right"] == "on" and is_full(board, after, circle)
        if effect.why == "goes_on" and completes and now.majority is not None and now.majority != seat:
            effect = Effect(circle, Right(circle, now.majority, "top", "completing"), "completing")
        if effect.right is not None and not state.dolmens_left[effect.right.seat]:
            effect = Effect(circle, None, "no_dolmen")
        effects.append(effect)
    return tuple(effects)


def rights_of(state: State, seat: Seat, place: Place) -> tuple[Right, ...]:
    """Return the rights that a stone of `seat` on `place`, where none is yet, gives to seats that have a dolmen."""
    return tuple(effect.right for effect in effects_of(state, seat, place) if effect.right is not None)


def _effect(circle: Circle, then: Standing, now: Standing, seat: Seat) -> Effect:
    """Return what a new majority or a tie gives. One that only goes on gives nothing."""
    if not now.leaders:
        return Effect(circle, None, "open")
    if now.majority is not None:
        if then.majority == now.majority:
            return Effect(circle, None, "goes_on")
        return Effect(circle, Right(circle, now.majority, "top", "majority"), "majority")
    if seat not in now.leaders:
        return Effect(circle, None, "behind")
    return Effect(circle, Right(circle, seat, "bottom", "tie"), "tie")
