"""How a turn goes on once a stone lies: rights, full circles, whose turn is next, the end (rules sections 6 to 8)."""

from typing import Final

from msgspec.structs import replace

from games.core.errors import IllegalAction
from games.core.event import Event
from games.core.host import UNFINISHED, GameEnded
from games.core.ruleset import Progress
from games.core.score import Place
from games.core.seats import Seat, with_change
from games.dolmengoetter.board import Circle
from games.dolmengoetter.events import FinalTurnsBegan, RightArose, RightLapsed, ValueLapsed, ValuesSkipped
from games.dolmengoetter.names import name_circle
from games.dolmengoetter.rights import find_rights, is_full
from games.dolmengoetter.scoring import score_circles
from games.dolmengoetter.state import Dolmen, State, with_dolmens

Events = tuple[Event, ...]
EARLY_END_COUNTS: Final = 2
"""The first version of the rules in which an early end scores what lies face down."""


def continue_from_stone(state: State, place: Place, events: Events) -> Progress:
    """Go on after the active seat left a stone on the place: rights are asked first, then full circles are scored, then
    the next turn begins."""
    seat = state.active
    rights = find_rights(state, seat, place)
    next_state = replace(
        state,
        stones={**state.stones, place: seat},
        stones_left=with_change(state.stones_left, seat, -1),
        rights=rights,
        turning=tuple(
            circle
            for circle in state.layout.circles_of[place]
            if is_full(state.layout, {**state.stones, place: seat}, circle)
        ),
    )
    arose = tuple(
        RightArose(right.seat, right.circle, name_circle(state.layout, right.circle), right.because) for right in rights
    )
    return ask_next_right(next_state, (*events, *arose))


def ask_next_right(state: State, events: Events) -> Progress:
    """Ask for the next right. A right whose owner has no dolmen left lapses."""
    lapsed = [right for right in state.rights if not state.dolmens_left[right.seat]]
    rights = tuple(right for right in state.rights if state.dolmens_left[right.seat])
    events += tuple(RightLapsed(right.seat, right.circle, name_circle(state.layout, right.circle)) for right in lapsed)
    if rights:
        only_circle = rights[0].circle if len(rights) == 1 else ""
        return Progress(replace(state, phase="rights", rights=rights, chosen=only_circle), events)
    full = tuple(circle for circle in sorted(state.turning) if circle in state.stacks)
    return turn_dolmens_over(replace(state, rights=(), chosen=""), full, events)


def turn_dolmens_over(state: State, circles: tuple[Circle, ...], events: Events) -> Progress:
    """Turn over the dolmens of circles, and go on once their values are known."""
    turning = replace(state, phase="turning", turning=circles)
    is_open = not circles or (not state.is_chosen_when_built and not find_unknown_dolmens(turning))
    return score_turned(turning, events) if is_open else Progress(turning, events)


def find_unknown_dolmens(state: State) -> dict[Seat, tuple[Circle, int]]:
    """Return for each seat its first dolmen that is turned over now and whose value nobody has said, unless it skips
    them: circle and level."""
    by_seat: dict[Seat, tuple[Circle, int]] = {}
    for circle in state.turning:
        for level, dolmen in enumerate(state.stacks[circle], 1):
            if not dolmen.value and dolmen.seat not in state.skipped:
                by_seat.setdefault(dolmen.seat, (circle, level))
    return by_seat


def remove_lapsed(state: State) -> tuple[State, Events]:
    """Remove values that their seats do not have, since the set-up was corrected, from dolmens about to be turned over.
    Return the state and an event for each."""
    stacks, supply, lapsed = dict(state.stacks), state.supply, list[ValueLapsed]()
    for circle in state.turning:
        for at, dolmen in enumerate(stacks[circle]):
            if dolmen.value and supply[dolmen.seat][dolmen.value - 1] < 0:
                supply = with_dolmens(supply, dolmen.seat, dolmen.value, 1)
                stacks[circle] = (*stacks[circle][:at], Dolmen(dolmen.seat), *stacks[circle][at + 1 :])
                lapsed.append(ValueLapsed(dolmen.seat, circle, name_circle(state.layout, circle), at + 1))
    return replace(state, stacks=stacks, supply=supply), tuple(lapsed)


def score_turned(state: State, caused: Events) -> Progress:
    """Score the full circles, whose values are all known; at the end of the game the system scores instead."""
    if state.end:
        return Progress(replace(state, phase="score"), caused)
    after_scoring, events = score_circles(state, state.turning, "dolmengoetter.circle_full")
    return end_turn(replace(after_scoring, turning=()), (*caused, *events))


def end_turn(state: State, events: Events) -> Progress:
    """End the turn: the next seat's, or the end of the game (rules section 8)."""
    if not any(state.stones_left):
        return end_game(replace(state, final_turns=None, ran_out=None), "dolmengoetter.end_stones", events)
    seats, queue, next_seat = state.seats, state.final_turns, (state.active + 1) % state.seats
    if queue is not None:
        queue = tuple(seat for seat in queue if seat != state.active)
        next_seat = queue[0] if queue else next_seat
    elif state.ran_out is not None:
        around = ((state.active + n) % seats for n in range(1, seats + 1))
        queue = tuple(seat for seat in around if seat != state.ran_out)
        next_seat = queue[0]
        events += (FinalTurnsBegan(state.ran_out),)
    state = replace(state, final_turns=queue, ran_out=None)
    if queue == ():
        return end_game(state, "dolmengoetter.end_dolmens", events)
    if state.passes >= seats:
        return end_game(state, "dolmengoetter.end_stuck", events)
    return Progress(replace(state, phase="play", active=next_seat, turn=state.turn + 1), events)


def end_game(state: State, end: str, events: Events) -> Progress:
    """Turn over the dolmens that still lie face down; afterwards the system scores."""
    return turn_dolmens_over(replace(state, end=end), tuple(sorted(state.stacks)), events)


def finish_now(state: State) -> Progress:
    """End the game early (rules section 8): what lies is turned over, or asked for, and scored. While it is asked for,
    what nobody has said is skipped.

    :raises IllegalAction: `dolmengoetter.scoring_now`.
    """
    stopped = replace(state, rights=(), chosen="")
    if state.version < EARLY_END_COUNTS:
        return Progress(replace(stopped, phase="over", end=UNFINISHED, turning=()), (GameEnded(),))
    if state.phase == "score":
        raise IllegalAction("dolmengoetter.scoring_now", rule="8")
    silent = sorted(find_unknown_dolmens(state)) if state.may_skip else []
    caused = (GameEnded(), *(ValuesSkipped(seat) for seat in silent))
    return end_game(replace(stopped, skipped=(*state.skipped, *silent)), UNFINISHED, caused)
