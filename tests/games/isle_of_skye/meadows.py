"""Journeys across meadows: moves on plain tiles, and what they offer."""

from functools import partial

from games.core.prompt import Choice, ChoosePrompt, MovePrompt
from games.core.text import Text
from games.isle_of_skye.expansions.journeyman.actions import (
    PlanMarker,
    ValidateMovement,
)
from tests.games.isle_of_skye import shapes
from tests.games.isle_of_skye.journeyman import (
    MEADOWS,
    Table,
)
from tests.games.wording import sentence, texts_of

DONE = PlanMarker(2, 1, "")
CHECK = ValidateMovement()
ROW = (("way", 1, 0), ("way", 2, 0), ("field", 3, 0), ("field", 4, 0))
"""By road to the second tile, then across fields: 1 + 1 + 2 + 2."""
play_meadows, refused = partial(shapes.go, rules=MEADOWS), partial(shapes.refused, rules=MEADOWS)


def english(text: Text) -> str:
    return sentence(texts_of("isle_of_skye"), "en", text)


def marked(state: Table, *places: str) -> Table:
    """Return the state after seat 0 placed markers there, both have planned, and its plan was judged."""
    moves = [(0, PlanMarker(2, n, place)) for n, place in enumerate(places, 1)]
    end = [(0, PlanMarker(2, len(places) + 1, "")), (1, DONE)]
    return play_meadows(state, *moves, *end, *([(None, CHECK)] if places else []))


def first_choices(state: Table) -> dict[str, Choice]:
    """Return the choices of seat 0's first prompt."""
    prompt = MEADOWS.list_prompts(state, 0)[0]
    assert isinstance(prompt, ChoosePrompt)
    return {choice.id: choice for choice in prompt.choices}


def choices(state: Table, seat: int = 0, number: int = 0) -> dict[str, tuple[int, bool]]:
    """Return the choices of a seat: id -> price, whether it is possible."""
    prompt = MEADOWS.list_prompts(state, seat)[number]
    if isinstance(prompt, MovePrompt):
        offered = [choice for choices in prompt.endings.values() for choice in choices]
    else:
        assert isinstance(prompt, ChoosePrompt)
        offered = list(prompt.choices)
    return {choice.id: (choice.price, choice.unavailable is None) for choice in offered}
