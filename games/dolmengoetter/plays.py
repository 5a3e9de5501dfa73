"""How each action is played, and why it is refused (rules sections 4 to 8)."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NoReturn

from msgspec.structs import replace

from games.core.action import Action
from games.core.errors import IllegalAction, TooLate
from games.core.event import Event
from games.core.ruleset import Progress
from games.core.score import Place
from games.core.seats import SYSTEM, Actor, Seat, with_change
from games.dolmengoetter import actions, events
from games.dolmengoetter.names import name_circle, name_place
from games.dolmengoetter.phases import find_awaited_seats, find_system_action
from games.dolmengoetter.scoring import lose_point, score_circles
from games.dolmengoetter.state import DRUIDS, Dolmen, Druid, Right, State, with_dolmens
from games.dolmengoetter.turns import (
    ask_next_right,
    continue_from_stone,
    end_turn,
    remove_lapsed,
    score_turned,
    turn_dolmens_over,
)
from games.dolmengoetter.walking import find_flights, find_walks, must_pass


def play_seat(state: State, seat: Seat, action: Action, *, checked: bool = True) -> Progress:
    """Play an action of a seat. Without `checked`, a seat may build a dolmen of a value that it has used up.

    :raises IllegalAction: see `games.dolmengoetter.rules.Dolmengoetter.apply`.
    """
    if type(action) not in PLAYED:
        raise IllegalAction("action.unknown")
    phase, handler = PLAYED[type(action)]
    _check_phase(state, seat, action, phase)
    if isinstance(action, actions.BuildDolmen) and not checked:
        return _build_dolmen(state, seat, action, checked=False)
    return handler(state, seat, action)


def play_system(state: State, actor: Actor, action: actions.TurnOver | actions.ScoreGame) -> Progress:
    """Play the system action that is due: turn dolmens over, or score the game.

    :raises IllegalAction: `table.nothing_due`.
    """
    action_name = "turn_over" if isinstance(action, actions.TurnOver) else "score_game"
    if actor != SYSTEM or find_system_action(state) != action_name:
        raise IllegalAction("table.nothing_due")
    if action_name == "turn_over":
        corrected, lapsed = remove_lapsed(state)
        return Progress(corrected, lapsed) if lapsed else score_turned(state, (events.StacksTurnedOver(state.turning),))
    after_scoring, caused = score_circles(state, state.turning, "dolmengoetter.circle_final")
    over = replace(after_scoring, phase="over", turning=())
    best = max(ranked := [*zip(over.points, over.used, strict=True)])
    winners = tuple(seat for seat, rank in enumerate(ranked) if rank == best)
    return Progress(over, (*caused, events.GameScored(best[0], winners)))


# --- what is refused ----------------------------------------------------------------------------------


def _check_phase(state: State, seat: Seat, action: Action, phase: str) -> None:
    """Refuse an action of another phase, or of a seat that is not asked."""
    if isinstance(action, actions.ReportValue | actions.SkipValues):
        return  # several seats say theirs at the same time; see _find_turned_dolmen
    if state.phase != phase:
        _refuse_phase(state)
    if seat not in find_awaited_seats(state):
        right = state.find_right()
        if right is not None:
            raise IllegalAction("dolmengoetter.not_your_right", {"seat": right.seat}, rule="6")
        raise IllegalAction("dolmengoetter.not_your_turn", {"seat": state.active}, rule="5")


def _refuse_phase(state: State) -> NoReturn:
    if state.phase == "druids":
        raise IllegalAction("dolmengoetter.druids_first", rule="4")
    code = {
        "play": "dolmengoetter.move_first",
        "rights": "dolmengoetter.rights_first",
        "turning": "dolmengoetter.values_first",
        "score": "dolmengoetter.scoring_now",
    }[state.phase]
    raise IllegalAction(code, rule="6")


def _check_place(state: State, place: Place) -> None:
    """Refuse a place that the board does not have, or that is not free."""
    board = state.layout
    if place not in board.neighbours:
        raise IllegalAction("dolmengoetter.no_such_place", {"id": place}, rule="3")
    if place in state.stones:
        raise IllegalAction("dolmengoetter.stone_there", {"place": name_place(board, place)}, rule="5")
    if place in state.druids:
        raise IllegalAction("dolmengoetter.druid_there", {"place": name_place(board, place)}, rule="5")


def _find_own_druid(state: State, seat: Seat, place: Place) -> Druid:
    druid = state.druids.get(place)
    if druid is None or druid.seat != seat:
        raise IllegalAction("dolmengoetter.no_own_druid", {"place": name_place(state.layout, place)}, rule="5")
    return druid


def _check_stone(state: State, seat: Seat, stone: bool) -> None:
    """Refuse a stone that the seat does not have, or a point that it cannot lose (rules section 5)."""
    if stone and not state.stones_left[seat]:
        raise IllegalAction("dolmengoetter.no_stone_left", rule="5")
    if not stone and state.stones_left[seat] and state.points[seat] <= 1:
        raise IllegalAction("dolmengoetter.last_point", rule="5")


def _find_open_right(state: State, circle: str) -> Right:
    right = state.find_right()
    if right is None:
        raise IllegalAction("dolmengoetter.order_first", rule="6")
    if right.circle != circle:
        raise IllegalAction("dolmengoetter.other_right", {"circle": name_circle(state.layout, right.circle)}, rule="6")
    return right


# --- what is done -------------------------------------------------------------------------------------


def _place_druid(state: State, seat: Seat, action: actions.PlaceDruid) -> Progress:
    if sum(druid.seat == seat for druid in state.druids.values()) >= DRUIDS:
        raise IllegalAction("dolmengoetter.druids_placed", rule="4")
    _check_place(state, action.place)
    druids = {**state.druids, action.place: Druid(seat)}
    placed = replace(state, druids=druids, turn=state.turn + 1, active=(seat + 1) % state.seats)
    caused = (events.DruidPlaced(seat, action.place, name_place(state.layout, action.place)),)
    if len(druids) >= DRUIDS * state.seats:
        return Progress(replace(placed, phase="play"), caused)
    if not find_flights(placed):  # a board that is too small
        return Progress(replace(placed, phase="play", active=state.starter), caused)
    return Progress(placed, caused)


def _walk(state: State, seat: Seat, action: actions.Walk) -> Progress:
    if _find_own_druid(state, seat, action.source).lying:
        raise IllegalAction("dolmengoetter.druid_lies", rule="5")
    if action.target == action.source:
        raise IllegalAction("dolmengoetter.own_place", rule="5")
    _check_place(state, action.target)
    if action.target not in find_walks(state, action.source):
        board = state.layout
        raise IllegalAction(
            "dolmengoetter.out_of_reach",
            {"source": name_place(board, action.source), "place": name_place(board, action.target)},
            rule="5",
        )
    return _move_druid(state, seat, action, is_flight=False)


def _fly(state: State, seat: Seat, action: actions.Fly) -> Progress:
    if not _find_own_druid(state, seat, action.source).lying:
        raise IllegalAction("dolmengoetter.druid_stands", rule="5")
    _check_place(state, action.target)
    return _move_druid(state, seat, action, is_flight=True)


def _move_druid(state: State, seat: Seat, action: actions.Walk | actions.Fly, *, is_flight: bool) -> Progress:
    source, target, stone = action.source, action.target, action.stone
    _check_stone(state, seat, stone)
    left_behind = "stone" if stone else "point" if state.stones_left[seat] else "nothing"
    other_druids = {place: druid for place, druid in state.druids.items() if place != source}
    next_state = replace(state, druids={**other_druids, target: Druid(seat)}, passes=0)
    caused = (events.DruidMoved(seat, source, target, name_place(state.layout, target), left_behind, is_flight),)
    if stone:
        return continue_from_stone(next_state, source, caused)
    return end_turn(lose_point(next_state, seat, source) if left_behind == "point" else next_state, caused)


def _gather_herbs(state: State, seat: Seat, action: actions.GatherHerbs) -> Progress:
    place = action.source
    if _find_own_druid(state, seat, place).lying:
        raise IllegalAction("dolmengoetter.lies_already", rule="5")
    if action.target != place:
        raise IllegalAction("dolmengoetter.herbs_on_the_spot", rule="5")
    next_state = replace(state, druids={**state.druids, place: Druid(seat, lying=True)}, passes=0)
    return end_turn(next_state, (events.HerbsGathered(seat, place, name_place(state.layout, place)),))


def _play_pass(state: State, seat: Seat, action: actions.Pass) -> Progress:
    if not must_pass(state):
        raise IllegalAction("dolmengoetter.may_not_pass", rule="5")
    return end_turn(replace(state, passes=state.passes + 1), (events.Passed(seat),))


def _choose_right(state: State, seat: Seat, action: actions.ChooseRight) -> Progress:
    if state.chosen:
        raise IllegalAction("dolmengoetter.right_chosen", rule="6")
    if action.circle not in {right.circle for right in state.rights}:
        raise IllegalAction("dolmengoetter.no_such_right", rule="6")
    event = events.RightChosen(seat, action.circle, name_circle(state.layout, action.circle))
    return Progress(replace(state, chosen=action.circle), (event,))


def _build_dolmen(state: State, seat: Seat, action: actions.BuildDolmen, *, checked: bool = True) -> Progress:
    right, name = _find_open_right(state, action.circle), name_circle(state.layout, action.circle)
    if (action.value is None) == state.is_chosen_when_built:
        raise IllegalAction(
            "dolmengoetter.value_now" if action.value is None else "dolmengoetter.value_later", rule="6"
        )
    caused: tuple[Event, ...] = (events.DolmenBuilt(seat, action.circle, name, right.where),)
    supply = state.supply
    if action.value is not None:
        if checked:
            _check_value(state, seat, action.value)
        supply = with_dolmens(supply, seat, action.value, -1)
        caused += (events.ValueChosen(seat, action.circle, name, action.value),)
    dolmen, stack = Dolmen(seat, action.value or 0), state.stacks.get(action.circle, ())
    next_state = replace(
        state,
        stacks={**state.stacks, action.circle: (dolmen, *stack) if right.where == "top" else (*stack, dolmen)},
        dolmens_left=with_change(state.dolmens_left, seat, -1),
        used=with_change(state.used, seat, 1),
        supply=supply,
        rights=tuple(other for other in state.rights if other != right),
    )
    if not next_state.dolmens_left[seat] and next_state.ran_out is None:
        next_state = replace(next_state, ran_out=seat)
    return ask_next_right(next_state, caused)


def _decline_dolmen(state: State, seat: Seat, action: actions.DeclineDolmen) -> Progress:
    right = _find_open_right(state, action.circle)
    next_state = replace(state, rights=tuple(other for other in state.rights if other != right))
    return ask_next_right(
        next_state, (events.DolmenDeclined(seat, right.circle, name_circle(state.layout, right.circle)),)
    )


def _check_value(state: State, seat: Seat, value: int) -> None:
    if state.supply[seat][value - 1] <= 0:
        raise IllegalAction("dolmengoetter.value_not_in_supply", {"value": value}, rule="6")


def _find_turned_dolmen(state: State, seat: Seat, action: actions.ReportValue | actions.SkipValues) -> Dolmen:
    """Return the dolmen of the seat that is asked about.

    :raises TooLate: its value has been said, or is not asked for any more.
    :raises IllegalAction: `dolmengoetter.not_your_dolmen`.
    """
    stack, at = state.stacks.get(action.circle, ()), action.level - 1
    is_turning = state.phase == "turning" and action.circle in state.turning
    if not is_turning or at >= len(stack) or stack[at].value or stack[at].seat in state.skipped:
        raise TooLate
    if stack[at].seat != seat:
        raise IllegalAction("dolmengoetter.not_your_dolmen", {"seat": stack[at].seat}, rule="7")
    return stack[at]


def _report_value(state: State, seat: Seat, action: actions.ReportValue) -> Progress:
    dolmen = _find_turned_dolmen(state, seat, action)
    _check_value(state, seat, action.value)
    stack, at = state.stacks[action.circle], action.level - 1
    turned_over = (*stack[:at], replace(dolmen, value=action.value), *stack[at + 1 :])
    name = name_circle(state.layout, action.circle)
    caused = (events.ValueReported(seat, action.circle, name, action.level, action.value),)
    known_state = replace(
        state,
        stacks={**state.stacks, action.circle: turned_over},
        supply=with_dolmens(state.supply, seat, action.value, -1),
    )
    return turn_dolmens_over(known_state, known_state.turning, caused)


def _skip_values(state: State, seat: Seat, action: actions.SkipValues) -> Progress:
    _find_turned_dolmen(state, seat, action)
    if not state.may_skip:
        raise IllegalAction("dolmengoetter.values_first", rule="7")
    skipping = replace(state, skipped=(*state.skipped, seat))
    return turn_dolmens_over(skipping, skipping.turning, (events.ValuesSkipped(seat),))


PLAYED: Final[Mapping[type[Action], tuple[str, Callable[[State, Seat, Any], Progress]]]] = {
    actions.PlaceDruid: ("druids", _place_druid),
    actions.Walk: ("play", _walk),
    actions.Fly: ("play", _fly),
    actions.GatherHerbs: ("play", _gather_herbs),
    actions.Pass: ("play", _play_pass),
    actions.ChooseRight: ("rights", _choose_right),
    actions.BuildDolmen: ("rights", _build_dolmen),
    actions.DeclineDolmen: ("rights", _decline_dolmen),
    actions.ReportValue: ("turning", _report_value),
    actions.SkipValues: ("turning", _skip_values),
}
"""What seats do -> the phase in which they do it, and how it is played."""
