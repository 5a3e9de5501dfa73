"""What may be done now: what seats are asked, and whom the table waits for."""

from collections.abc import Iterator

from games.core.prompt import Change, Choice, ChoosePrompt, Move, MovePrompt, Prompt, SystemPrompt
from games.core.score import Place
from games.core.seats import SYSTEM, Actor, Seat
from games.core.text import Param, Text
from games.dolmengoetter.aids import build_change_note, describe_change
from games.dolmengoetter.layout import PLAN
from games.dolmengoetter.meta import VALUES
from games.dolmengoetter.names import name_circle, name_place
from games.dolmengoetter.rights import find_effects
from games.dolmengoetter.state import State
from games.dolmengoetter.turns import find_unknown_dolmens
from games.dolmengoetter.walking import find_flights, find_walks, must_pass

HERBS = "gather herbs"
"""The key of the ending of a druid that stays where it is. All other moves from a place share an ending, with the id of
the place as its key; ids have no spaces."""
LEAVINGS = {"stone point": "ask_stone", "stone": "ask_last_point", "nothing": "ask_nothing"}
"""What may be left behind -> how that is asked."""


def build_text(code: str, **params: Param) -> Text:
    return Text(f"dolmengoetter.{code}", params)


def build_prompts(state: State, actor: Actor) -> tuple[Prompt, ...]:
    """Return what `actor` may do in this state."""
    if actor == SYSTEM:
        return (SystemPrompt(name),) if (name := find_system_action(state)) else ()
    if not isinstance(actor, int) or actor not in find_awaited_seats(state):
        return ()
    match state.phase:
        case "druids":
            return (_build_place_prompt(state),)
        case "play":
            return tuple(_build_turn_prompts(state))
        case "rights" if not state.chosen:
            return (_build_order_prompt(state),)
        case "rights":
            return (_build_right_prompt(state),)
        case _:
            return (_build_value_prompt(state, actor),)


def find_system_action(state: State) -> str:
    """Return the name of the system action that is due; empty if none is."""
    if state.phase == "turning" and state.is_chosen_when_built and not find_unknown_dolmens(state):
        return "turn_over"
    return "score_game" if state.phase == "score" else ""


def find_awaited_seats(state: State) -> tuple[Seat, ...]:
    """Return the seats that the table waits for."""
    match state.phase:
        case "druids" | "play":
            return (state.active,)
        case "rights":
            right = state.find_right()
            return (right.seat if right else state.active,)
        case "turning":
            return tuple(sorted(find_unknown_dolmens(state)))
    return ()


def list_waits(state: State) -> dict[str, Text]:
    if name := find_system_action(state):
        return {"system": build_text("wait_turn_over" if name == "turn_over" else "wait_score")}
    word = {
        "druids": "wait_druid",
        "play": "wait_turn",
        "rights": "wait_right" if state.chosen else "wait_order",
        "turning": "wait_value",
    }
    return {str(seat): build_text(word[state.phase], seat=seat) for seat in find_awaited_seats(state)}


def find_secret_seats(state: State) -> tuple[Seat, ...]:
    """Return the seats that are asked in secret now: who chooses the dolmen that it builds."""
    right = state.find_right()
    return (right.seat,) if right and state.is_chosen_when_built else ()


def _build_place_prompt(state: State) -> ChoosePrompt:
    board = state.layout
    free = tuple(
        Choice(place, name_place(board, place), {"place": place}, places=(place,)) for place in find_flights(state)
    )
    return ChoosePrompt(
        f"druid-{state.turn}",
        build_text("prompt_druid"),
        {"type": "place_druid"},
        free,
        on=PLAN,
        hint=build_text("hint_druid"),
    )


def _build_turn_prompts(state: State) -> Iterator[Prompt]:
    seat = state.active
    if must_pass(state):
        choice = Choice("pass", build_text("choice_pass"), {})
        yield ChoosePrompt(f"pass-{state.turn}", build_text("prompt_pass"), {"type": "pass"}, (choice,))
        return
    upright, lying = _find_druids(state, seat)
    moves: dict[Place, dict[Place, Move]] = {}
    endings: dict[str, tuple[Choice, ...]] = {}
    for place in upright:
        ways = {target: Move(over, ending=place) for target, over in find_walks(state, place).items()}
        if ways:
            endings[place] = list_leavings(state, place, "walk")
        moves[place] = {**ways, place: Move(ending=HERBS)}
    if upright:
        endings[HERBS] = (Choice("herbs", build_text("choice_herbs"), {"type": "gather_herbs"}),)
    free = find_flights(state) if lying else ()
    for place in lying if free else ():
        endings[place] = list_leavings(state, place, "fly")
        moves[place] = {target: Move(ending=place) for target in free}
    yield MovePrompt(
        f"move-{state.turn}",
        build_text("prompt_move"),
        {"type": "walk"},
        PLAN,
        moves,
        endings,
        asks_target=build_text("ask_target"),
        questions={
            key: build_text(LEAVINGS[" ".join(choice.id for choice in ending)])
            for key, ending in endings.items()
            if key != HERBS
        },
    )


def _find_druids(state: State, seat: Seat) -> tuple[list[Place], list[Place]]:
    """Return where the seat's druids stand, and where they lie, in the order of the board."""
    druids = state.druids
    own = [place for place in state.layout.circles_of if place in druids and druids[place].seat == seat]
    return [place for place in own if not druids[place].lying], [place for place in own if druids[place].lying]


def list_leavings(state: State, place: Place, way: str) -> tuple[Choice, ...]:
    """Return what the active seat may leave on the place that a druid leaves (rules section 5)."""
    seat = state.active
    if not state.stones_left[seat]:
        return (Choice("nothing", build_text("choice_nothing"), {"type": way, "stone": False}),)
    is_shown = state.options["preview"] == "on"
    effects = find_effects(state, seat, place) if is_shown else ()
    stone = Choice(
        "stone",
        build_text("choice_stone"),
        {"type": way, "stone": True},
        note=build_change_note(effects, seat) if is_shown else None,
        changes={effect.circle: describe_change(effect, seat) for effect in effects},
        leaves="stone",
    )
    point = Choice("point", build_text("choice_point"), {"type": way, "stone": False})
    return (stone, point) if state.points[seat] > 1 else (stone,)


def _build_order_prompt(state: State) -> ChoosePrompt:
    board = state.layout
    choices = tuple(
        Choice(
            right.circle,
            build_text("choice_right", seat=right.seat, circle=name_circle(board, right.circle)),
            {"circle": right.circle},
            places=(right.circle,),
            changes={right.circle: Change(build_text("order_right", where=right.where), right.seat)},
        )
        for right in state.rights
    )
    name = f"order-{state.turn}-{len(choices)}"
    title, hint = build_text("prompt_order"), build_text("hint_order")
    return ChoosePrompt(name, title, {"type": "choose_right"}, choices, hint=hint, on=PLAN)


def _build_right_prompt(state: State) -> ChoosePrompt:
    right = state.find_right()
    assert right
    if state.is_chosen_when_built:
        choices = _list_value_choices(state, right.seat, right.circle)
    else:
        choices = (Choice("build", build_text("choice_build"), {}, places=(right.circle,)),)
    return ChoosePrompt(
        f"right-{state.turn}-{right.circle}",
        build_text("prompt_right", where=right.where),
        {"type": "build_dolmen", "circle": right.circle},
        choices,
        Choice("decline", build_text("choice_decline"), {"type": "decline_dolmen"}),
        build_text("hint_right", because=right.because, circle=name_circle(state.layout, right.circle)),
        state.is_chosen_when_built,
        PLAN,
    )


def _build_value_prompt(state: State, seat: Seat) -> ChoosePrompt:
    circle, level = find_unknown_dolmens(state)[seat]
    own = [dolmen for turned in state.turning for dolmen in state.stacks[turned] if dolmen.seat == seat]
    told = sum(bool(dolmen.value) for dolmen in own)
    title = build_text("prompt_value", level=level, height=len(state.stacks[circle]))
    action = {"type": "report_value", "circle": circle, "level": level}
    skip = Choice("skip", build_text("choice_skip"), {"type": "skip_values"}) if state.may_skip else None
    name = name_circle(state.layout, circle)
    hint = build_text("hint_skip" if skip else "hint_value", circle=name, n=told + 1, of=len(own))
    choices = _list_value_choices(state, seat, circle)
    return ChoosePrompt(f"value-{circle}-{level}", title, action, choices, skip, hint, on=PLAN, level=level)


def _list_value_choices(state: State, seat: Seat, circle: Place) -> tuple[Choice, ...]:
    """Return the values of dolmens that the seat has left, for one in the circle."""
    return tuple(
        Choice(
            str(value),
            build_text("choice_value", value=value, n=left),
            {"value": value},
            places=(circle,),
            badge=str(value),
            signs=("dolmen",),
        )
        for value, left in zip(VALUES, state.supply[seat], strict=True)
        if left > 0
    )
