"""Before the second part of a turn: draw again, or decline (rules section e48)."""

from games.carcassonne.expansions.traders_builders.actions import UseBuilder
from games.carcassonne.expansions.traders_builders.events import SecondTileChosen, SecondTileDeclined
from games.carcassonne.expansions.traders_builders.state import find_trade, with_trade
from games.carcassonne.state import Table, pass_turn
from games.core.action import Action
from games.core.errors import GameError, IllegalAction
from games.core.prompt import Choice, ChoosePrompt, Prompt
from games.core.ruleset import Progress
from games.core.seats import Actor
from games.core.step import Handlers, Step
from games.core.text import Text


class Builder(Step):
    """The seat whose builder has worked is asked whether it draws again."""

    name = "builder"

    def is_skipped(self, state: Table) -> bool:
        return not find_trade(state).asks

    def is_done(self, state: Table) -> bool:
        return not find_trade(state).asks or bool(state.end)

    def list_prompts(self, state: Table, actor: Actor) -> tuple[Prompt, ...]:
        if actor != state.active or self.is_done(state):
            return ()
        return (
            ChoosePrompt(
                f"builder-{state.draws}",
                Text("carcassonne.prompt_builder"),
                {"type": "use_builder"},
                (Choice("draw", Text("carcassonne.builder_draw"), {"draws": True}),),
                decline=Choice("decline", Text("carcassonne.builder_decline"), {"draws": False}),
                hint=Text("carcassonne.hint_builder"),
            ),
        )

    def list_waits(self, state: Table) -> dict[str, Text]:
        return {str(state.active): Text("carcassonne.wait_builder", {"seat": state.active})}

    def list_actions(self) -> Handlers:
        return {UseBuilder: self.use}

    def use(self, state: Table, actor: Actor, action: UseBuilder) -> Progress:
        """Begin the second part, or pass the turn on.

        :raises IllegalAction: `carcassonne.not_your_turn`.
        """
        if actor != state.active:
            raise IllegalAction("carcassonne.not_your_turn", {"seat": state.active}, rule="3")
        if action.draws:
            return Progress(with_trade(state, asks=False), (SecondTileChosen(state.active),))
        return Progress(pass_turn(with_trade(state, asks=False, part=1)), (SecondTileDeclined(state.active),))

    def explain_refusal(self, state: Table, actor: Actor, action: Action) -> GameError:
        return IllegalAction("carcassonne.builder_idle", rule="e48")

    def explain_wait(self, state: Table) -> GameError:
        return IllegalAction("carcassonne.builder_first", {"seat": state.active}, rule="e48")
