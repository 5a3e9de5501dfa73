"""Which rights to build a stone gives (rules section 6)."""

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

from games.core.score import Place
from games.core.seats import Seat, find_leaders
from games.dolmengoetter.board import Board, Circle
from games.dolmengoetter.state import Right, State

LEAST_STONES = 3
LEAST_COLOURS = 2


class Tally(NamedTuple):
    """Tally of a circle: stones by seat; if it counts, the seats that lead."""

    stones: Mapping[Seat, int]
    leaders: tuple[Seat, ...]

    @property
    def majority(self) -> Seat | None:
        """The seat that has more stones than every other one."""
        return self.leaders[0] if len(self.leaders) == 1 else None


def tally_circle(ring: Iterable[Place], stones: Mapping[Place, Seat]) -> Tally:
    """Count the stones of a circle, given its places. It counts with at least 3 stones of at least 2 colours; druids do
    not matter."""
    seats = [stones[place] for place in ring if place in stones]
    count = {seat: seats.count(seat) for seat in seats}
    counts = len(seats) >= LEAST_STONES and len(count) >= LEAST_COLOURS
    return Tally(count, tuple(find_leaders(count)) if counts else ())


def is_full(board: Board, stones: Mapping[Place, Seat], circle: Circle) -> bool:
    """True if a stone is on every place of a circle."""
    return all(place in stones for place in board.rings[circle])


class Effect(NamedTuple):
    """Effect of a stone on a circle: its tally with the stone, the `right` that it gives, if any, and the reason as a
    word of the texts."""

    circle: Circle
    tally: Tally
    right: Right | None
    reason: Literal["majority", "tie", "completing", "open", "goes_on", "behind", "no_dolmen"]


def find_effects(state: State, seat: Seat, place: Place) -> tuple[Effect, ...]:
    """Return what a stone of `seat` on `place`, where none is yet, changes in each of its circles."""
    board = state.layout
    stones_after = {**state.stones, place: seat}
    effects = []
    for circle in board.circles_of[place]:
        old_tally, new_tally = (tally_circle(board.rings[circle], stones) for stones in (state.stones, stones_after))
        effect = _find_effect(circle, old_tally, new_tally, seat)
        completes = state.options["completing_right"] == "on" and is_full(board, stones_after, circle)
        if effect.reason == "goes_on" and completes and new_tally.majority is not None and new_tally.majority != seat:
            effect = Effect(circle, new_tally, Right(circle, new_tally.majority, "top", "completing"), "completing")
        if effect.right is not None and not state.dolmens_left[effect.right.seat]:
            effect = Effect(circle, new_tally, None, "no_dolmen")
        effects.append(effect)
    return tuple(effects)


def find_rights(state: State, seat: Seat, place: Place) -> tuple[Right, ...]:
    """Return the rights that a stone of `seat` on `place`, where none is yet, gives to seats that have a dolmen."""
    return tuple(effect.right for effect in find_effects(state, seat, place) if effect.right is not None)


def _find_effect(circle: Circle, old_tally: Tally, new_tally: Tally, seat: Seat) -> Effect:
    """Return what a new majority or a tie gives. A majority that existed before gives nothing."""
    if not new_tally.leaders:
        return Effect(circle, new_tally, None, "open")
    if new_tally.majority is not None:
        if old_tally.majority == new_tally.majority:
            return Effect(circle, new_tally, None, "goes_on")
        return Effect(circle, new_tally, Right(circle, new_tally.majority, "top", "majority"), "majority")
    if seat not in new_tally.leaders:
        return Effect(circle, new_tally, None, "behind")
    return Effect(circle, new_tally, Right(circle, seat, "bottom", "tie"), "tie")
