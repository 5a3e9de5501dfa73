"""What the steps of Isle of Skye have in common, those of its expansions too."""

from collections.abc import Iterator
from typing import Final

from games.core.prompt import ChancePrompt, Payload, Prompt, SystemPrompt
from games.core.seats import CHANCE, SYSTEM, Actor, Seat
from games.core.step import Step
from games.core.text import Text
from games.isle_of_skye.boxes import choose_next_id
from games.isle_of_skye.capability import ExtendedRules, RulesCache
from games.isle_of_skye.state import Table
from games.isle_of_skye.text import build_text

MOST_GOLD: Final = 400
"""The most gold that a seat can name."""


class SkyeStep(Step):
    """Base of Skye's steps: prompts for a seat, for chance and for the system, and the seats that it awaits."""

    def __init__(self, rules_cache: RulesCache) -> None:
        self._rules_cache = rules_cache

    def load_rules(self, state: Table) -> ExtendedRules:
        """Return the base with what capabilities and the table's own tiles add."""
        return self._rules_cache(state.pieces)

    def list_seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        return iter(())

    def list_chances(self, state: Table) -> Iterator[ChancePrompt]:
        """Yield what may be drawn."""
        return iter(())

    def find_system_action(self, state: Table) -> str:
        """Return the name of the system action that is due, empty if none is."""
        return ""

    def awaits(self, state: Table, seat: Seat) -> bool:
        """True if the step goes on only once the seat has done something. Builds no prompts."""
        return False

    def asks_secretly(self, state: Table) -> bool:
        """True if nobody else may know the answer of an awaited seat, or its gold."""
        return False

    def is_done(self, state: Table) -> bool:
        """True while no seat is awaited."""
        return not any(self.awaits(state, seat) for seat in range(state.seats))

    def list_prompts(self, state: Table, actor: Actor) -> tuple[Prompt, ...]:
        if isinstance(actor, int):
            return tuple(self.list_seat_prompts(state, actor))
        if actor == SYSTEM:
            return (SystemPrompt(name),) if (name := self.find_system_action(state)) else ()
        return tuple(self.list_chances(state)) if actor == CHANCE else ()

    def list_waits(self, state: Table) -> dict[str, Text]:
        if name := self.find_system_action(state):
            return {"system": build_text(f"wait_{name}")}
        return {str(seat): build_text(f"wait_{self.name}", seat=seat) for seat in self._list_awaited_seats(state)}

    def list_secret_seats(self, state: Table) -> tuple[Seat, ...]:
        return tuple(self._list_awaited_seats(state)) if self.asks_secretly(state) else ()

    def _list_awaited_seats(self, state: Table) -> Iterator[Seat]:
        return (seat for seat in range(state.seats) if self.awaits(state, seat))


class BaseStep(SkyeStep):
    """A step of the base."""

    def is_fresh(self, state: Table) -> bool:
        """True if nobody has done anything in this round."""
        return False


class OffersStep(BaseStep):
    """A step that is played only where draws, prices and purchases are tracked."""

    def is_skipped(self, state: Table) -> bool:
        return not state.is_full


def build_unlisted(state: Table, seat: Seat) -> Payload:
    """Return the action by which the seat adds a tile that the list lacks (ruling Q4)."""
    return {"type": "add_tile", "round": state.round, "tile": choose_next_id(state.pieces, seat, state.seats)}
