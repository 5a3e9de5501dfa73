"""Draws an outcome, by weight, when the app holds the bag. Nothing is drawn before it is asked for."""

from random import SystemRandom

from companion.tables import store
from companion.tables.models import Table
from games.core.action import Action
from games.core.prompt import ChancePrompt

_random = SystemRandom()


def draw(table: Table, prompt: ChancePrompt) -> Action:
    """One outcome of the prompt: the one drawn earlier at this draw number, if it was taken back and can still
    happen, else a new one, each as likely as its weight."""
    earlier = store.drawn_before(table, prompt.number)
    if any(outcome.action == earlier for outcome in prompt.outcomes):
        return earlier  # type: ignore[return-value]  # equal to an outcome, so not None
    (drawn,) = _random.choices(prompt.outcomes, [outcome.weight for outcome in prompt.outcomes])
    return drawn.action
