"""Capabilities: what an expansion adds to a base that does not know it.

A round is a sequence of *phases*; a phase has one or more *steps*. A capability brings a slice of the state (kept under
its id), steps of its own anchored `before` or `after` a step of the base, actions, events, system actions, and hooks.
The base calls each hook for all capabilities. A hook that only one game needs (a price, a limit, a way to score) is a
method of that game's own subclass of `Capability`.

**Order.** The base always comes first, then the capabilities in the order of the game's `meta.expansions`. The same
order holds for steps with the same anchor.

**Within a step**: `begin` of all; then prompts and actions, with `happened` for each event; the next step begins once
`is_done` of the step's owner is true.

**At the end of a phase**, after all its steps and those of capabilities: `end` of all; then whatever they ask (`holds`)
is answered; then the next phase begins.
"""

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, ClassVar, Literal, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from games.core.action import Action, StartTable
from games.core.errors import IllegalAction
from games.core.event import Event
from games.core.meta import Option
from games.core.prompt import Prompt
from games.core.ruleset import Progress
from games.core.seats import Actor, Seat, Viewer
from games.core.step import OVER, Handlers, Step
from games.core.text import Text
from games.core.view import View

S = TypeVar("S")


class Flow(msgspec.Struct, frozen=True):
    """Position of a table within the round.

    - `step`: the step that is played.
    - `number`: phases since the start. What is gained in one phase and works from the next compares these numbers.
    - `ending`: the phase is done and `end` was called; questions at its end may still be open.
    """

    step: str
    number: int = 1
    ending: bool = False


class Anchor(NamedTuple):
    """Position of a capability's step relative to a step of the base."""

    when: Literal["before", "after"]
    step: str


def before(step: str) -> Anchor:
    """Anchor a step directly before a step of the base."""
    return Anchor("before", step)


def after(step: str) -> Anchor:
    """Anchor a step directly after a step of the base, before the end of the phase."""
    return Anchor("after", step)


class Capability:
    """Base of every expansion. It changes its own slice of the state, and of the base's state what the base lets it
    change. A hook that is not overridden does nothing."""

    id: ClassVar[str]
    options: ClassVar[tuple[Option, ...]] = ()
    """Options that only tables with this expansion have; the same as in its entry of the game's meta."""
    slice_type: ClassVar[type[msgspec.Struct]]
    steps: ClassVar[Mapping[str, Anchor]] = MappingProxyType({})
    stages: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Steps of its own that people see as a phase: step -> word. Other steps belong to the phase around them."""
    action_types: ClassVar[tuple[type[Action], ...]] = ()
    aside_types: ClassVar[tuple[type[Action], ...]] = ()
    """Those of its actions that are accepted in any step, even while a capability holds the base."""
    event_types: ClassVar[tuple[type[Event], ...]] = ()
    system_actions: ClassVar[Mapping[str, Action]] = MappingProxyType({})

    def setup(self, start: StartTable) -> Any:
        """Return the slice before the first step."""
        raise NotImplementedError

    def begin(self, state: Any, step: str) -> Progress:
        """React to the beginning of any step, the base's or a capability's."""
        return Progress(state)

    def end(self, state: Any, phase: str) -> Progress:
        """React to the end of a phase, before the next one begins.

        `phase` is the name of the base's first step in it. What is asked now may be asked of any seat.
        """
        return Progress(state)

    def happened(self, state: Any, event: Event) -> Progress:
        """React to an event of the base, of another capability or of this one."""
        return Progress(state)

    def holds(self, state: Any) -> bool:
        """True while it blocks the game: an immediate right or an end-of-phase question is open. Nobody else is
        prompted meanwhile."""
        return False

    def is_done(self, state: Any) -> bool:
        """True once the current step (one of its own) is complete. A step that is complete when it begins is
        skipped."""
        return True

    def prompts(self, state: Any, actor: Actor) -> tuple[Prompt, ...]:
        """Return the prompts of `actor`: while it holds, in a step of its own, or offered beside the base's prompts."""
        return ()

    def asides(self, state: Any, actor: Actor) -> tuple[Prompt, ...]:
        """Return prompts that `actor` may answer in any step, even while another capability holds. Nobody waits for
        them."""
        return ()

    def waits(self, state: Any) -> dict[str, Text]:
        """Return whom the table waits for because of this capability. Nobody waits for prompts that are only
        offered."""
        return {}

    def apply(self, state: Any, actor: Actor, action: Action) -> Progress:
        """Play one of its own actions; always validates.

        :raises IllegalAction: a rule forbids it.
        """
        raise IllegalAction("action.unknown")

    def apply_unchecked(self, state: Any, actor: Actor, action: Action) -> Progress:
        """Play one of its own actions as `Ruleset.apply_unchecked` does."""
        return self.apply(state, actor, action)

    def view(self, state: Any, viewer: Viewer, view: View) -> View:
        """Add what `viewer` may know of the slice to the view. `secrets` is set for every viewer while the slice has
        some."""
        return view


def with_slice(state: S, capability: Capability, own: msgspec.Struct) -> S:
    """Return the state with the capability's slice replaced by `own`."""
    return replace(state, slices=replace(state.slices, **{capability.id: own}))  # type: ignore[attr-defined, type-var]


@cache
def _slice_type(kinds: tuple[type[Capability], ...]) -> type[msgspec.Struct]:
    return msgspec.defstruct("Slices", [(kind.id, kind.slice_type) for kind in kinds], frozen=True)


class Capabilities:
    """The capabilities of a ruleset in order, and the steps of a round with theirs in place.

    - `phases`: the base's phases, each its steps.
    - `end_round`: ends a round after its last phase. Another round begins unless the returned state's `flow.step` is
      OVER.
    - `asides`: the base's asides: they take their actions in any step, even while a capability holds.
    - `anywhere`: actions of the base that each of its own steps takes.
    """

    def __init__(
        self,
        phases: tuple[tuple[Step, ...], ...],
        chosen: tuple[Capability, ...],
        end_round: Callable[[Any], Progress],
        asides: tuple[Step, ...] = (),
        anywhere: Handlers = MappingProxyType({}),
    ) -> None:
        self.chosen = chosen
        self._end_round = end_round
        self._asides = asides
        self._anywhere = anywhere
        self._aside_types = frozenset(
            kind
            for kinds in (*(one.actions() for one in asides), *(one.aside_types for one in chosen))
            for kind in kinds
        )
        self._owner = {name: one for one in chosen for name in one.steps}
        self._steps = {step.name: step for phase in phases for step in phase}
        self._firsts = tuple(phase[0] for phase in phases)
        self._phase: dict[str, str] = {}
        own_stages = {step: word for one in chosen for step, word in one.stages.items()}
        placed = [(place, name) for one in chosen for name, place in one.steps.items()]
        for phase in phases:
            for step in phase:
                ahead = [name for place, name in placed if place == before(step.name)]
                behind = [name for place, name in placed if place == after(step.name)]
                self._phase |= dict.fromkeys((*ahead, step.name, *behind), phase[0].name)
        self.order = tuple(self._phase)
        self.stages = {name: own_stages.get(name) or self._steps[first].stage for name, first in self._phase.items()}
        self.slice_type = _slice_type(tuple(type(one) for one in chosen))
        self.options = tuple(option for one in chosen for option in one.options)
        self.action_types = tuple(kind for one in chosen for kind in one.action_types)
        self.event_types = tuple(kind for one in chosen for kind in one.event_types)
        self.system_actions = {name: action for one in chosen for name, action in one.system_actions.items()}

    def stages_now(self, state: Any) -> tuple[str, ...]:
        """Return the words of the phases that are played in this round. A phase whose first step is skipped is not."""
        unseen = {step.stage for step in self._firsts if step.is_skipped(state)}
        return tuple(dict.fromkeys(word for word in self.stages.values() if word and word not in unseen))

    def base_step(self, state: Any) -> Step | None:
        """Return the base's step that is played, or None while a capability's is, or while one holds."""
        return None if self._holder(state) else self._steps.get(state.flow.step)

    def start(self, start: StartTable) -> Any:
        """Return all slices before the first step."""
        return self.slice_type(*(one.setup(start) for one in self.chosen))

    def prompts(self, state: Any, actor: Actor) -> tuple[Prompt, ...]:
        """Return the prompts of `actor`: the base's asides first, those of capabilities last. The base's step is asked
        unless a capability holds."""
        first = tuple(prompt for one in self._asides for prompt in one.prompts(state, actor))
        last = tuple(prompt for one in self.chosen for prompt in one.asides(state, actor))
        if holder := self._holder(state):
            return (*first, *holder.prompts(state, actor), *last)
        step = self._steps.get(state.flow.step)
        asked = step.prompts(state, actor) if step else ()
        return (*first, *asked, *(prompt for one in self.chosen for prompt in one.prompts(state, actor)), *last)

    def awaited(self, state: Any) -> dict[str, Text]:
        """Return whom the table waits for."""
        if asking := self._holder(state) or self._owner.get(state.flow.step):
            return asking.waits(state)
        return self._steps[state.flow.step].awaited(state)

    def view(self, state: Any, viewer: Viewer, view: View) -> View:
        """Return the base's view with the additions of each capability."""
        for one in self.chosen:
            view = one.view(state, viewer, view)
        return view

    def has_secrets(self, state: Any) -> bool:
        """True while a seat may know something of the current step that another must not."""
        step = self._steps.get(state.flow.step)
        return step is not None and step.has_secrets(state)

    def secret_seats(self, state: Any) -> tuple[Seat, ...]:
        """Return the awaited seats whose question, or whose answer, nobody else may know."""
        step = self._steps.get(state.flow.step)
        return step.secret_seats(state) if step else ()

    def apply(self, state: Any, actor: Actor, action: Action, *, checked: bool = True) -> Progress:
        """Play the action by its owner: a capability, or the base in its own steps. Without `checked`, as
        `Ruleset.apply_unchecked`.

        :raises IllegalAction: `table.others_first` while a capability holds the base, and what the owner refuses.
        """
        kind = type(action)
        doer = next((one for one in self.chosen if kind in one.action_types), None)
        holder = self._holder(state)
        is_others_turn = (holder and holder is not doer) or (doer is None and state.flow.step in self._owner)
        if is_others_turn and kind not in self._aside_types:
            raise IllegalAction("table.others_first")
        if doer is None:
            return self._base_apply(state, actor, action, checked)
        return doer.apply(state, actor, action) if checked else doer.apply_unchecked(state, actor, action)

    def _base_apply(self, state: Any, actor: Actor, action: Action, checked: bool) -> Progress:
        if isinstance(actor, int) != (action.actor == "seat"):
            raise IllegalAction("action.unknown")
        if isinstance(actor, int) and actor >= state.seats:
            raise IllegalAction("table.no_such_seat")
        kind, now = type(action), self._steps.get(state.flow.step)
        for step in (*((now,) if now else ()), *self._asides):
            taken: Handlers = step.actions() if checked else {**step.actions(), **step.unchecked()}
            if kind in taken:
                return taken[kind](state, actor, action)
        if kind in self._anywhere:
            return self._anywhere[kind](state, actor, action)
        for step in self._steps.values():
            if kind in step.actions():
                raise step.refusal(state, actor, action)
        raise IllegalAction("action.unknown")

    def settle(self, progress: Progress) -> Progress:
        """Complete an action: pass its events to all capabilities, then go from step to step until somebody is asked or
        the game is over."""
        progress = self._tell(progress)
        state, events = progress.state, progress.events
        while state.flow.step != OVER and not self._holder(state) and self._is_done(state):
            ends = self._is_last(state.flow.step) and not state.flow.ending
            further = self._tell(self._end(state) if ends else self._next(state))
            state, events = further.state, events + further.events
        return Progress(state, events)

    def begin(self, state: Any) -> Progress:
        """Begin the first step of the game."""
        return self._begin(state, self.order[0], state.flow.number)

    def _holder(self, state: Any) -> Capability | None:
        return next((one for one in self.chosen if one.holds(state)), None)

    def _is_done(self, state: Any) -> bool:
        if owner := self._owner.get(state.flow.step):
            return owner.is_done(state)
        step = self._steps[state.flow.step]
        return step.is_skipped(state) or step.is_done(state)

    def _is_last(self, step: str) -> bool:
        """True if a phase ends with this step."""
        rest = self.order[self.order.index(step) + 1 :]
        return not rest or self._phase[rest[0]] != self._phase[step]

    def _end(self, state: Any) -> Progress:
        ended = replace(state, flow=replace(state.flow, ending=True))
        phase = self._phase[state.flow.step]
        return self._each(ended, lambda one, now: one.end(now, phase))

    def _next(self, state: Any) -> Progress:
        at = self.order.index(state.flow.step) + 1
        number = state.flow.number + state.flow.ending
        if at < len(self.order):
            return self._begin(state, self.order[at], number)
        ended = self._end_round(state)
        if ended.state.flow.step == OVER:
            return ended
        begun = self._begin(ended.state, self.order[0], number)
        return Progress(begun.state, ended.events + begun.events)

    def _begin(self, state: Any, name: str, number: int) -> Progress:
        begun = Progress(replace(state, flow=Flow(name, number)))
        step = self._steps.get(name)
        if step and not step.is_skipped(begun.state):
            begun = step.begin(begun.state)
        others = self._each(begun.state, lambda one, now: one.begin(now, name))
        return Progress(others.state, begun.events + others.events)

    def _each(self, state: Any, hook: Callable[[Capability, Any], Progress]) -> Progress:
        events: tuple[Event, ...] = ()
        for one in self.chosen:
            further = hook(one, state)
            state, events = further.state, events + further.events
        return Progress(state, events)

    def _tell(self, progress: Progress) -> Progress:
        """Pass every event to every capability, including events that they cause in response."""
        state, events, told = progress.state, list(progress.events), 0
        while told < len(events):
            for one in self.chosen:
                answer = one.happened(state, events[told])
                state, events = answer.state, events + list(answer.events)
            told += 1
        return Progress(state, tuple(events))
