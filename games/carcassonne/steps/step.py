"""What the steps of a turn have in common."""

from games.carcassonne.capability import ExtendedRules
from games.carcassonne.state import Table
from games.core.action import Action
from games.core.errors import GameError, IllegalAction
from games.core.prompt import ChancePrompt, Prompt, SystemPrompt
from games.core.seats import CHANCE, SYSTEM, Actor
from games.core.step import Step
from games.core.text import Text


class TurnStep(Step):
    """A step that asks the seat whose turn it is."""

    def __init__(self, rules: ExtendedRules) -> None:
        self.rules = rules

    def build_prompt(self, state: Table) -> Prompt | None:
        """Return what the seat is asked."""
        return None

    def build_chance(self, state: Table) -> ChancePrompt | None:
        """Return what may be drawn."""
        return None

    def find_system_action(self) -> str:
        """Return the name of the system action that is due, empty if none is."""
        return ""

    def list_prompts(self, state: Table, actor: Actor) -> tuple[Prompt, ...]:
        prompt: Prompt | None = None
        if actor == state.active:
            prompt = self.build_prompt(state)
        elif actor == CHANCE:
            prompt = self.build_chance(state)
        elif actor == SYSTEM and self.find_system_action():
            prompt = SystemPrompt(self.find_system_action())
        return (prompt,) if prompt else ()

    def list_waits(self, state: Table) -> dict[str, Text]:
        if self.find_system_action():
            return {"system": Text(f"carcassonne.wait_{self.name}")}
        return {str(state.active): Text(f"carcassonne.wait_{self.name}", {"seat": state.active})}

    def explain_refusal(self, state: Table, actor: Actor, action: Action) -> GameError:
        if state.end:
            return IllegalAction("carcassonne.no_tile_left", rule="3")
        if state.drawn:
            return IllegalAction("carcassonne.place_first", rule="3")
        return IllegalAction("carcassonne.draw_first", rule="3")
