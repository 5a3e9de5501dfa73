"""Before the first round: four scoring tiles are drawn (rules section 2)."""

from collections.abc import Iterator
from types import MappingProxyType

from msgspec.structs import replace

from games.core.action import Action
from games.core.errors import GameError, IllegalAction
from games.core.prompt import ChancePrompt, DrawPrompt, PickPrompt, Prompt, Weighted
from games.core.ruleset import Progress
from games.core.seats import Actor, Seat
from games.core.step import Handlers
from games.isle_of_skye.actions import DrawGoal
from games.isle_of_skye.events import GoalDrawn, name_goal
from games.isle_of_skye.state import GOAL_PLACES, Table
from games.isle_of_skye.steps.step import BaseStep
from games.isle_of_skye.text import build_text


class Goals(BaseStep):
    """The start player draws the scoring tiles, one after the other. The first step of every round."""

    name = "goals"
    draws = MappingProxyType({DrawGoal: range(1, 100)})

    def begin(self, state: Table) -> Progress:
        return Progress(replace(state, done=False))

    def is_done(self, state: Table) -> bool:
        return len(state.goals) == len(GOAL_PLACES)

    def is_fresh(self, state: Table) -> bool:
        return True

    def awaits(self, state: Table, seat: Seat) -> bool:
        return seat == state.first

    def list_seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        if seat != state.first:
            return
        place = GOAL_PLACES[len(state.goals)]
        name = f"goal-{place}-{'-'.join(state.goals)}"
        if state.draw == "app":
            action = {"type": "draw", "number": self._number_draw(state)}
            yield DrawPrompt(name, build_text("prompt_goal", place=place), action, at_once=DrawGoal.at_once)
        else:
            choices = tuple(self._list_remaining_goals(state))
            yield PickPrompt(name, build_text("prompt_goal_pick", place=place), {"type": "draw_goal"}, "goal", choices)

    def list_chances(self, state: Table) -> Iterator[ChancePrompt]:
        yield ChancePrompt(
            self._number_draw(state),
            state.first,
            tuple(Weighted(DrawGoal(goal), 1) for goal in self._list_remaining_goals(state)),
        )

    def _number_draw(self, state: Table) -> int:
        return self.draw_number(DrawGoal, len(state.goals))

    def _list_remaining_goals(self, state: Table) -> list[str]:
        """Return the scoring tiles that may still be drawn."""
        return [goal for goal in self.load_rules(state).goals if goal not in state.goals]

    def list_actions(self) -> Handlers:
        return {DrawGoal: self.draw}

    def explain_refusal(self, state: Table, actor: Actor, action: Action) -> GameError:
        return IllegalAction("isle_of_skye.goals_lie", rule="2")

    def draw(self, state: Table, actor: Actor, action: DrawGoal) -> Progress:
        """Lay a scoring tile on the next place.

        :raises IllegalAction: `isle_of_skye.unknown_goal` or `isle_of_skye.goal_taken`.
        """
        goal = action.goal
        if goal not in self.load_rules(state).goals:
            raise IllegalAction("isle_of_skye.unknown_goal", rule="2")
        if goal in state.goals:
            raise IllegalAction("isle_of_skye.goal_taken", {"goal": name_goal(goal)}, rule="2")
        place = GOAL_PLACES[len(state.goals)]
        return Progress(replace(state, goals=(*state.goals, goal)), (GoalDrawn(place, goal),))
