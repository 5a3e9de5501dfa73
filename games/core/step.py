"""Steps: the parts of a round, each an object that knows everything about itself.

A step says when it is skipped and when it is done, what it asks of whom, whom the table waits for, which actions it
takes and what is secret while it is played. It serves all tables of a ruleset, so it keeps nothing of a table.
`Sequencer` (games.core.sequencer) puts the steps of the base and of its expansions in order and plays them.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

import msgspec

from games.core.action import Action
from games.core.errors import GameError, IllegalAction, TooLate
from games.core.prompt import Prompt
from games.core.ruleset import Progress
from games.core.seats import Actor, Seat
from games.core.text import Text

OVER: Final = "over"
"""The step after the last one: the game is over."""


class Flow(msgspec.Struct, frozen=True):
    """Position of a table within the round.

    - `step`: the step that is played.
    - `number`: phases since the start. What is gained in one phase and works from the next compares these numbers.
    - `ending`: the phase is done and `end` was called; questions at its end may still be open.
    """

    step: str
    number: int = 1
    ending: bool = False


Handler = Callable[[Any, Any, Any], Progress]
"""Plays an action, given the state, the actor and the action."""
Handlers = Mapping[type[Action], Handler]


class Step:
    """Base of every step. What is not overridden asks nothing, takes nothing and is done at once."""

    name: str
    """Wire name: in states, views and logs. It stands in the step's class and nowhere else."""
    stage: str = ""
    """Word of the phase that people see from this step on; empty: it belongs to the phase around it."""
    draws: Mapping[type[Action], range] = MappingProxyType({})
    """Numbers of the draws that the step asks chance for, by the action that is drawn. They stand in logs, so a range
    never changes; no two actions of a ruleset share a number."""

    def draw_number(self, kind: type[Action], n: int) -> int:
        """Return the number of draw `n` of its range, from 0. A draw that was undone has the same number again."""
        return self.draws[kind][n]

    def is_skipped(self, state: Any) -> bool:
        """True if the table does not play the step: it does not begin and is over."""
        return False

    def begin(self, state: Any) -> Progress:
        """Do what the step begins with."""
        return Progress(state)

    def is_done(self, state: Any) -> bool:
        """True once the step is complete, maybe as soon as it has begun. Called only once the step has begun. An
        interruption is called without a beginning."""
        return True

    def list_prompts(self, state: Any, actor: Actor) -> tuple[Prompt, ...]:
        """Return what `actor` may do now."""
        return ()

    def list_waits(self, state: Any) -> dict[str, Text]:
        """Return whom the table waits for, with the words for it. Nobody waits for prompts that are only offered."""
        return {}

    def has_secrets(self, state: Any) -> bool:
        """True while a seat may know something of the step that another must not."""
        return False

    def list_secret_seats(self, state: Any) -> tuple[Seat, ...]:
        """Return the awaited seats whose question, or whose answer, nobody else may know."""
        return ()

    def list_actions(self) -> Handlers:
        """Return the actions that the step takes while it is played. A handler always validates."""
        return {}

    def list_unchecked(self) -> Handlers:
        """Return the handlers that `Ruleset.apply_unchecked` uses instead of those of `list_actions`."""
        return {}

    def explain_refusal(self, state: Any, actor: Actor, action: Action) -> GameError:
        """Return why an action of this step, not one of the system, is refused while another one is played."""
        return TooLate()

    def explain_wait(self, state: Any) -> GameError:
        """Return why actions of others wait while this step of a capability is played."""
        return IllegalAction("table.others_first")


class Wrapper(Step):
    """A step that a capability has changed. What is not overridden is the `inner` step's."""

    def __init__(self, inner: Step) -> None:
        self.inner, self.name, self.stage, self.draws = inner, inner.name, inner.stage, inner.draws

    def is_skipped(self, state: Any) -> bool:
        return self.inner.is_skipped(state)

    def begin(self, state: Any) -> Progress:
        return self.inner.begin(state)

    def is_done(self, state: Any) -> bool:
        return self.inner.is_done(state)

    def list_prompts(self, state: Any, actor: Actor) -> tuple[Prompt, ...]:
        return self.inner.list_prompts(state, actor)

    def list_waits(self, state: Any) -> dict[str, Text]:
        return self.inner.list_waits(state)

    def has_secrets(self, state: Any) -> bool:
        return self.inner.has_secrets(state)

    def list_secret_seats(self, state: Any) -> tuple[Seat, ...]:
        return self.inner.list_secret_seats(state)

    def list_actions(self) -> Handlers:
        return self.inner.list_actions()

    def list_unchecked(self) -> Handlers:
        return self.inner.list_unchecked()

    def explain_refusal(self, state: Any, actor: Actor, action: Action) -> GameError:
        return self.inner.explain_refusal(state, actor, action)

    def explain_wait(self, state: Any) -> GameError:
        return self.inner.explain_wait(state)
