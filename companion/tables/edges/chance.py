"""Weighted draws of the app, one when it is asked for."""

from random import SystemRandom

from companion.tables import store
from companion.tables.models import Table
from games.core.action import Action
from games.core.prompt import ChancePrompt

_random = SystemRandom()


def draw(table: Table, prompt: ChancePrompt) -> tuple[Action, int]:
    """Return (an outcome of the prompt, the number of the draw).

    An undone draw with this number comes out the same again if it is still possible. Otherwise an outcome is drawn by
    weight.
    """
    kind = type(prompt.outcomes[0].action)
    number, earlier = store.find_next_draw(table, kind, prompt.number if kind.simultaneous else None)
    if earlier is not None and any(outcome.action == earlier for outcome in prompt.outcomes):
        return earlier, number
    (drawn_outcome,) = _random.choices(prompt.outcomes, [outcome.weight for outcome in prompt.outcomes])
    return drawn_outcome.action, number
