"""Weighted draws of the app."""

from random import SystemRandom

from companion.tables import store
from companion.tables.models import Table
from games.core.action import Action
from games.core.prompt import ChancePrompt

_random = SystemRandom()


class Draws:
    """Draws that are recorded together: the log has none of them yet."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._last: dict[type[Action], int] = {}
        self._highest: dict[type[Action], int] = {}

    def draw(self, prompt: ChancePrompt) -> tuple[Action, int]:
        """Return (an outcome of the prompt, the number of the draw).

        An undone draw with this number comes out the same again if it is still possible. Otherwise an outcome is drawn
        by weight.
        """
        kind = type(prompt.outcomes[0].action)
        number, earlier = self._find_number(kind, prompt.number)
        self._last[kind] = number
        if earlier is not None and any(outcome.action == earlier for outcome in prompt.outcomes):
            return earlier, number
        (drawn_outcome,) = _random.choices(prompt.outcomes, [outcome.weight for outcome in prompt.outcomes])
        return drawn_outcome.action, number

    def _find_number(self, kind: type[Action], number: int) -> tuple[int, Action | None]:
        if not kind.simultaneous:
            return store.find_next_draw(self._table, kind, after=self._last.get(kind, 0))
        if kind not in self._highest:
            self._highest[kind] = store.find_highest_draw(self._table, kind)
        return (number, None) if number > self._highest[kind] else store.find_next_draw(self._table, kind, number)
