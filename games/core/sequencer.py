"""The sequencer: plays the steps of a base and its capabilities one after the other.

A round is a sequence of *phases*; a phase has one or more *steps*.

**Order.** The base always comes first, then the capabilities in the order of the game's `meta.expansions`. The same
order holds for steps with the same anchor, for wrappers of the same step (the last one is outermost) and for
interruptions.

**Within a step**: it begins; then prompts and actions, with `react` of all capabilities for each event; the next step
begins once it is done. While an interruption is not done it is played instead.

**At the end of a phase**, after all its steps and those of capabilities: `end` of all; then interruptions are played;
then the next phase begins.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import combinations
from types import MappingProxyType
from typing import Any

import msgspec
from msgspec.structs import replace

from games.core.action import Action, StartTable
from games.core.capability import Capability
from games.core.errors import GameError, IllegalAction
from games.core.event import Event
from games.core.identity_cache import cache_by_identity
from games.core.prompt import Prompt
from games.core.ruleset import Progress
from games.core.seats import Actor, Seat, Viewer
from games.core.step import OVER, Flow, Handlers, Step
from games.core.text import Text
from games.core.view import View

Phases = tuple[tuple[Step, ...], ...]


@cache
def _build_slice_type(kinds: tuple[type[Capability], ...]) -> type[msgspec.Struct]:
    return msgspec.defstruct("Slices", [(kind.id, kind.slice_type) for kind in kinds], frozen=True)


def _check_draws(steps: Iterable[Step]) -> None:
    """Refuse steps whose ranges of draw numbers overlap: a late draw could be taken for another one."""
    ranges = {(kind, numbers) for step in steps for kind, numbers in step.draws.items()}
    for (kind, numbers), (other_kind, other_numbers) in combinations(ranges, 2):
        if numbers.start < other_numbers.stop and other_numbers.start < numbers.stop:
            raise ValueError(f"{kind.__name__} and {other_kind.__name__} have the same draw numbers")


def _may_do(actor: Actor, action: Action) -> bool:
    """True if such an actor may submit the action. A seat also reports what chance brought, where the table draws."""
    return action.actor in ("seat", "chance") if isinstance(actor, int) else action.actor != "seat"


class Sequencer:
    """The steps of a round, the base's with those of the `capabilities` in place.

    - `phases`: the base's phases, each its steps.
    - `end_round`: ends a round after its last phase. Another round begins unless the returned state's `flow.step` is
      OVER.
    - `asides`: the base's asides, see `Capability.list_asides`.
    - `anywhere`: actions of the base that each of its own steps takes.
    """

    def __init__(
        self,
        phases: Phases,
        capabilities: tuple[Capability, ...],
        end_round: Callable[[Any], Progress],
        asides: tuple[Step, ...] = (),
        anywhere: Handlers = MappingProxyType({}),
    ) -> None:
        self.capabilities = capabilities
        self._end_round = end_round
        self._base = {step.name: step for phase in phases for step in phase}
        self._firsts = tuple(phase[0] for phase in phases)
        self._steps: dict[str, Step] = {}
        self._phase: dict[str, Step] = {}
        self.stages: dict[str, str] = {}
        """Every step in order with the word of the phase that people see it as; empty: it is not shown."""
        placements = [placement for capability in capabilities for placement in capability.list_steps()]
        for phase in phases:
            for step in phase:
                around = [placement for placement in placements if placement.anchor == step.name]
                wrapped = step
                for placement_around in around:
                    wrapped = placement_around.make(wrapped) if placement_around.when == "around" else wrapped
                ahead = [placement.make(step) for placement in around if placement.when == "before"]
                behind = [placement.make(step) for placement in around if placement.when == "after"]
                for placed in (*ahead, wrapped, *behind):
                    self._steps[placed.name] = placed
                    self._phase[placed.name] = phase[0]
                    self.stages[placed.name] = placed.stage or phase[0].stage
        self.order = tuple(self._steps)
        self._interruptions = tuple(
            (step, capability) for capability in capabilities for step in capability.list_interruptions()
        )
        # Asked several times for each state, by what plays, refuses, settles and prompts.
        self._find_interruption = cache_by_identity(1)(self._search_interruption)
        self._first_asides = asides
        self._last_asides = tuple(step for capability in capabilities for step in capability.list_asides())
        self._aside_types = {kind for step in (*asides, *self._last_asides) for kind in step.list_actions()}
        self._anywhere = {
            **anywhere,
            **{kind: take for capability in capabilities for kind, take in capability.list_actions_anywhere().items()},
        }
        self._kinds_of_steps = tuple(
            frozenset(step.list_actions())
            for step in (*self._steps.values(), *(step for step, _ in self._interruptions))
        )
        self._sealed_types = {kind for step in self._steps.values() for kind in step.list_unchecked()}
        self._owner = {kind: capability for capability in capabilities for kind in capability.action_types}
        _check_draws((*self._steps.values(), *(step for step, _ in self._interruptions)))
        self.slice_type = _build_slice_type(tuple(type(capability) for capability in capabilities))
        ids = [capability.id for capability in capabilities]
        self.options = tuple(
            option for capability in capabilities for option in capability.options if option.is_offered_with(ids)
        )
        self.action_types = tuple(kind for capability in capabilities for kind in capability.action_types)
        self.event_types = tuple(kind for capability in capabilities for kind in capability.event_types)
        self.system_actions = {
            name: action for capability in capabilities for name, action in capability.system_actions.items()
        }

    # --- what is played -------------------------------------------------------------------------------

    def _search_interruption(self, state: Any) -> tuple[Step, Capability] | None:
        return next((interruption for interruption in self._interruptions if not interruption[0].is_done(state)), None)

    def _find_playing(self, state: Any) -> Step:
        interruption = self._find_interruption(state)
        return interruption[0] if interruption else self._steps[state.flow.step]

    def find_base_step(self, state: Any) -> Step | None:
        """Return the base's step that is played, as the base made it; None while a capability's is."""
        return None if self._find_interruption(state) else self._base.get(state.flow.step)

    def list_stages(self, state: Any) -> tuple[str, ...]:
        """Return the stages of this round in order, without those whose first step is skipped."""
        unseen = {step.stage for step in self._firsts if step.is_skipped(state)}
        return tuple(dict.fromkeys(word for word in self.stages.values() if word and word not in unseen))

    # --- what is asked --------------------------------------------------------------------------------

    def list_prompts(self, state: Any, actor: Actor) -> tuple[Prompt, ...]:
        """Return what `actor` may do now: prompts of the base's asides, of the current step, of the capabilities'
        asides."""
        steps = (*self._first_asides, self._find_playing(state), *self._last_asides)
        return tuple(prompt for step in steps for prompt in step.list_prompts(state, actor))

    def ends_undo(self, kind: type[Action], later: type[Action]) -> bool:
        """True if no step takes both actions, so that `later` shows the step of `kind` to be over. False if `later` is
        a sealed choice, which holds whatever was done before it."""
        if later in self._sealed_types or {kind, later} & (self._aside_types | self._anywhere.keys()):
            return False
        steps_of = [{n for n, kinds in enumerate(self._kinds_of_steps) if each in kinds} for each in (kind, later)]
        return all(steps_of) and steps_of[0].isdisjoint(steps_of[1])

    def list_waits(self, state: Any) -> dict[str, Text]:
        """Return whom the table waits for."""
        return self._find_playing(state).list_waits(state)

    def has_secrets(self, state: Any) -> bool:
        """True while a seat may know something of the current step that another must not."""
        return any(step.has_secrets(state) for step in self._list_current(state))

    def list_secret_seats(self, state: Any) -> tuple[Seat, ...]:
        """Return the seats whose question, or whose answer, nobody else may know."""
        return () if state.flow.step == OVER else self._find_playing(state).list_secret_seats(state)

    def _list_current(self, state: Any) -> Iterator[Step]:
        if interruption := self._find_interruption(state):
            yield interruption[0]
        if state.flow.step != OVER:
            yield self._steps[state.flow.step]

    def extend_view(self, state: Any, viewer: Viewer, view: View) -> View:
        """Return the base's view with the additions of each capability."""
        for capability in self.capabilities:
            view = capability.extend_view(state, viewer, view)
        return view

    # --- what is done ---------------------------------------------------------------------------------

    def build_slices(self, start: StartTable) -> Any:
        """Return all slices before the first step."""
        return self.slice_type(*(capability.setup(start) for capability in self.capabilities))

    def apply(self, state: Any, actor: Actor, action: Action, *, checked: bool = True) -> Progress:
        """Play the action by the step that takes it. Without `checked`, as `Ruleset.apply_unchecked`.

        :raises IllegalAction: `table.others_first`, or what the step says instead, while others are asked first,
            `action.unknown` if the actor cannot do such a thing or no step takes it, `table.no_such_seat`,
            `table.nothing_due` for the system, what `Step.explain_refusal` returns, and what the step refuses.
        """
        kind = type(action)
        self._check_turn(state, kind)
        if not _may_do(actor, action):
            raise IllegalAction("action.unknown")
        if isinstance(actor, int) and actor >= state.seats:
            raise IllegalAction("table.no_such_seat")
        for step in (self._find_playing(state), *self._first_asides, *self._last_asides):
            handlers: Handlers = step.list_actions() if checked else {**step.list_actions(), **step.list_unchecked()}
            if kind in handlers:
                return handlers[kind](state, actor, action)
        if kind in self._anywhere:
            return self._anywhere[kind](state, actor, action)
        raise self._explain_refusal(state, actor, action)

    def _check_turn(self, state: Any, kind: type[Action]) -> None:
        """Refuse an action of the base, or of a capability, while another capability plays."""
        if kind in self._aside_types:
            return
        owner, interruption = self._owner.get(kind), self._find_interruption(state)
        if (interruption and interruption[1] is not owner) or (owner is None and state.flow.step not in self._base):
            raise self._find_playing(state).explain_wait(state)

    def _explain_refusal(self, state: Any, actor: Actor, action: Action) -> GameError:
        steps = (*(step for step, _ in self._interruptions), *self._steps.values())
        takes = (step for step in steps if type(action) in step.list_actions())
        step = next(takes, None)
        if step is None:
            return IllegalAction("action.unknown")
        if action.actor == "system":
            return IllegalAction("table.nothing_due")
        return step.explain_refusal(state, actor, action)

    def settle(self, progress: Progress) -> Progress:
        """Complete an action: pass its events to all capabilities, then go from step to step until somebody is asked or
        the game is over."""
        progress = self._tell(progress)
        state, events = progress.state, progress.events
        while state.flow.step != OVER and not self._find_interruption(state) and self._is_done(state):
            ends = self._is_last(state.flow.step) and not state.flow.ending
            further = self._tell(self._end(state) if ends else self._go_on(state))
            state, events = further.state, events + further.events
        return Progress(state, events)

    def begin(self, state: Any) -> Progress:
        """Begin the first step of the game."""
        return self._begin(state, self.order[0], state.flow.number)

    def _is_done(self, state: Any) -> bool:
        step = self._steps[state.flow.step]
        return step.is_skipped(state) or step.is_done(state)

    def _is_last(self, name: str) -> bool:
        """True if a phase ends with this step."""
        following = self.order[self.order.index(name) + 1 :]
        return not following or self._phase[following[0]] is not self._phase[name]

    def _end(self, state: Any) -> Progress:
        phase = self._phase[state.flow.step]
        state = replace(state, flow=replace(state.flow, ending=True))
        events: tuple[Event, ...] = ()
        for capability in self.capabilities:
            further = capability.end(state, phase)
            state, events = further.state, events + further.events
        return Progress(state, events)

    def _go_on(self, state: Any) -> Progress:
        at = self.order.index(state.flow.step) + 1
        number = state.flow.number + state.flow.ending
        if at < len(self.order):
            return self._begin(state, self.order[at], number)
        end_progress = self._end_round(state)
        if end_progress.state.flow.step == OVER:
            return end_progress
        begin_progress = self._begin(end_progress.state, self.order[0], number)
        return Progress(begin_progress.state, end_progress.events + begin_progress.events)

    def _begin(self, state: Any, name: str, number: int) -> Progress:
        state, step = replace(state, flow=Flow(name, number)), self._steps[name]
        return Progress(state) if step.is_skipped(state) else step.begin(state)

    def _tell(self, progress: Progress) -> Progress:
        """Pass every event to every capability, including events that they cause in response."""
        state, events, told_count = progress.state, list(progress.events), 0
        while told_count < len(events):
            for capability in self.capabilities:
                answer = capability.react(state, events[told_count])
                state, events = answer.state, events + list(answer.events)
            told_count += 1
        return Progress(state, tuple(events))
