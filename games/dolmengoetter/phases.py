"""What may be done now: what seats are asked, and whom the table waits for."""

from collections.abc import Iterator

from games.core.prompt import Choice, ChoosePrompt, Move, MovePrompt, Prompt, SystemPrompt
from games.core.score import Place
from games.core.seats import SYSTEM, Actor, Seat
from games.core.text import Params, Text
from games.dolmengoetter.aids import change_note
from games.dolmengoetter.layout import PLAN
from games.dolmengoetter.meta import VALUES
from games.dolmengoetter.names import circle_name, place_name
from games.dolmengoetter.state import State
from games.dolmengoetter.turns import unknown_dolmens
from games.dolmengoetter.walking import flights, must_pass, walks

HERBS = "gather herbs"
"""The key of the ending of a druid that stays where it is. All other moves from a place share an ending, with the id of
the place as its key; ids have no spaces."""


def game_text(code: str, **params: Text | str | int) -> Text:
    """Return a text of the game."""
    text_params: Params = params
    return Text(f"dolmengoetter.{code}", text_params)


def prompts_for(state: State, actor: Actor) -> tuple[Prompt, ...]:
    """Return what `actor` may do in this state."""
    if actor == SYSTEM:
        return (SystemPrompt(work),) if (work := work_due(state)) else ()
    if not isinstance(actor, int) or actor not in awaited_seats(state):
        return ()
    match state.phase:
        case "druids":
            return (_place_prompt(state),)
        case "play":
            return tuple(_turn_prompts(state))
        case "rights" if not state.chosen:
            return (_order_prompt(state),)
        case "rights":
            return (_right_prompt(state),)
        case _:
            return (_value_prompt(state, actor),)


def work_due(state: State) -> str:
    """Return the name of the system action that is due; empty if none is."""
    if state.phase == "turning" and state.is_chosen_when_built and not unknown_dolmens(state):
        return "turn_over"
    return "score_game" if state.phase == "score" else ""


def awaited_seats(state: State) -> tuple[Seat, ...]:
    """Return the seats that the table waits for."""
    match state.phase:
        case "druids" | "play":
            return (state.active,)
        case "rights":
            right = state.right()
            return (right.seat if right else state.active,)
        case "turning":
            return tuple(sorted(unknown_dolmens(state)))
    return ()


def waits(state: State) -> dict[str, Text]:
    """Return whom the table waits for, and for what."""
    if work := work_due(state):
        return {"system": game_text("wait_turn_over" if work == "turn_over" else "wait_score")}
    word = {
        "druids": "wait_druid",
        "play": "wait_turn",
        "rights": "wait_right" if state.chosen else "wait_order",
        "turning": "wait_value",
    }
    return {str(seat): game_text(word[state.phase], seat=seat) for seat in awaited_seats(state)}


def secret_seats(state: State) -> tuple[Seat, ...]:
    """Return the seats that are asked in secret now: who chooses the dolmen that it builds."""
    right = state.right()
    return (right.seat,) if right and state.is_chosen_when_built else ()


def _place_prompt(state: State) -> ChoosePrompt:
    board = state.layout
    free = tuple(Choice(place, place_name(board, place), {"place": place}, places=(place,)) for place in flights(state))
    return ChoosePrompt(
        f"druid-{state.turn}",
        game_text("prompt_druid"),
        {"type": "place_druid"},
        free,
        on=PLAN,
        hint=game_text("hint_druid"),
    )


def _turn_prompts(state: State) -> Iterator[Prompt]:
    seat = state.active
    if must_pass(state):
        choice = Choice("pass", game_text("choice_pass"), {})
        yield ChoosePrompt(f"pass-{state.turn}", game_text("prompt_pass"), {"type": "pass"}, (choice,))
        return
    upright, lying = _druids_of(state, seat, lying=False), _druids_of(state, seat, lying=True)
    moves: dict[Place, dict[Place, Move]] = {}
    endings: dict[str, tuple[Choice, ...]] = {}
    for place in upright:
        ways = {target: Move(over, ending=place) for target, over in walks(state, place).items()}
        if ways:
            endings[place] = leaving(state, place, "walk")
        moves[place] = {**ways, place: Move(cost=game_text("label_herbs"), ending=HERBS)}
    if upright:
        endings[HERBS] = (Choice("herbs", game_text("choice_herbs"), {"type": "gather_herbs"}),)
    free = flights(state) if lying else ()
    for place in lying if free else ():
        endings[place] = leaving(state, place, "fly")
        moves[place] = {target: Move(ending=place) for target in free}
    yield MovePrompt(
        f"move-{state.turn}",
        game_text("prompt_move", lying=int(bool(lying))),
        {"type": "walk"},
        PLAN,
        moves,
        endings,
        hint=game_text("hint_move") if upright else None,
    )


def _druids_of(state: State, seat: Seat, *, lying: bool) -> list[Place]:
    """Return where the seat's druids stand, or lie, in the order of the board."""
    occupied = (place.id for place in state.layout.facts.places if place.id in state.druids)
    return [place for place in occupied if state.druids[place] == type(state.druids[place])(seat, lying)]


def leaving(state: State, place: Place, way: str) -> tuple[Choice, ...]:
    """Return what the active seat may leave on the place that a druid leaves (rules section 5)."""
    seat = state.active
    if not state.stones_left[seat]:
        return (Choice("nothing", game_text("choice_nothing"), {"type": way, "stone": False}),)
    note = change_note(state, place) if state.options["preview"] == "on" else None
    stone = Choice("stone", game_text("choice_stone"), {"type": way, "stone": True}, note=note)
    point = Choice("point", game_text("choice_point"), {"type": way, "stone": False})
    return (stone, point) if state.points[seat] > 1 else (stone,)


def _order_prompt(state: State) -> ChoosePrompt:
    board = state.layout
    choices = tuple(
        Choice(
            right.circle,
            game_text("choice_right", seat=right.seat, circle=circle_name(board, right.circle)),
            {"circle": right.circle},
            places=(right.circle,),
        )
        for right in state.rights
    )
    name = f"order-{state.turn}-{len(choices)}"
    return ChoosePrompt(name, game_text("prompt_order"), {"type": "choose_right"}, choices, on=PLAN)


def _right_prompt(state: State) -> ChoosePrompt:
    right = state.right()
    assert right
    name = circle_name(state.layout, right.circle)
    if state.is_chosen_when_built:
        supply = state.supply[right.seat]
        choices = tuple(
            Choice(
                str(value),
                game_text("choice_value", value=value, n=supply[value - 1]),
                {"value": value},
                places=(right.circle,),
            )
            for value in VALUES
            if supply[value - 1] > 0
        )
    else:
        choices = (Choice("build", game_text("choice_build"), {}, places=(right.circle,)),)
    return ChoosePrompt(
        f"right-{state.turn}-{right.circle}",
        game_text("prompt_right", circle=name, where=right.where),
        {"type": "build_dolmen", "circle": right.circle},
        choices,
        Choice("decline", game_text("choice_decline"), {"type": "decline_dolmen"}),
        game_text("hint_right", because=right.because),
        state.is_chosen_when_built,
        PLAN,
    )


def _value_prompt(state: State, seat: Seat) -> ChoosePrompt:
    circle, level = unknown_dolmens(state)[seat]
    supply = state.supply[seat]
    choices = tuple(
        Choice(
            str(value), game_text("choice_value", value=value, n=supply[value - 1]), {"value": value}, places=(circle,)
        )
        for value in VALUES
        if supply[value - 1] > 0
    )
    title = game_text("prompt_value", circle=circle_name(state.layout, circle), level=level)
    action = {"type": "tell_value", "circle": circle, "level": level}
    return ChoosePrompt(f"value-{circle}-{level}", title, action, choices, on=PLAN)
