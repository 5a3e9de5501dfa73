"""Capabilities: what an expansion adds to a base that does not know it.

A base plays a round as *phases*, one after the other; a phase may have several *steps*. A capability has a slice of
the state under its id, steps of its own anchored `before` or `after` one of the base's, actions, events and system
actions of its own, and hooks that the base calls for whatever capabilities there are. Hooks that only one game needs
(a price, a limit, a way to score) are methods of that game's own subclass of `Capability`.

**Order**, everywhere the same: the base first, then the capabilities in the order of the game's `meta.expansions`;
own steps at one anchor too. **Around a step** S of the base: own steps before S, S, own steps after S. Every step, the
base's or a capability's, goes like this: `begin` of all; prompts, actions, `happened` for each event; the next one
once its owner finds it done. **When a phase is done** with all its steps, own ones of capabilities included: `end` of
all; whatever they then ask (`holds`) is answered; the next phase begins.
"""

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, ClassVar, Final, Literal, NamedTuple, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from games.core.action import Action, StartTable
from games.core.errors import IllegalAction
from games.core.event import Event
from games.core.meta import Option
from games.core.prompt import Prompt
from games.core.ruleset import Progress
from games.core.seats import Actor, Viewer
from games.core.text import Text
from games.core.view import View

OVER: Final = "over"
"""The step after the last one."""
S = TypeVar("S")


class Flow(msgspec.Struct, frozen=True):
    """Where a table stands: the step that is played. `number` counts phases since the start, so that what came in one
    phase and works from the next is a comparison of numbers. `ending`: the phase is done and its end was announced."""

    step: str
    number: int = 1
    ending: bool = False


class Anchor(NamedTuple):
    """Where a capability's own step has its place."""

    when: Literal["before", "after"]
    step: str


def before(step: str) -> Anchor:
    """Right before a step of the base."""
    return Anchor("before", step)


def after(step: str) -> Anchor:
    """Right after a step of the base, before whatever the phase's end brings."""
    return Anchor("after", step)


class Capability:
    """An expansion. States are the base's, with `flow` and `slices`; a capability changes its own slice and what the
    base lets it change. A hook that is not overridden does nothing."""

    id: ClassVar[str]
    options: ClassVar[tuple[Option, ...]] = ()
    """Choices that a table has only with it, the same as those of its entry in the game's meta."""
    slice_type: ClassVar[type[msgspec.Struct]]
    steps: ClassVar[Mapping[str, Anchor]] = MappingProxyType({})
    stages: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Own steps that people see as a phase of their own: step -> its word. Others belong to the phase around them."""
    action_types: ClassVar[tuple[type[Action], ...]] = ()
    aside_types: ClassVar[tuple[type[Action], ...]] = ()
    """Those of its actions that may be done in any step, whoever holds the base."""
    event_types: ClassVar[tuple[type[Event], ...]] = ()
    system_actions: ClassVar[Mapping[str, Action]] = MappingProxyType({})

    def setup(self, start: StartTable) -> Any:
        """The slice before the first step."""
        raise NotImplementedError

    def begin(self, state: Any, step: str) -> Progress:
        """A step begins, anybody's."""
        return Progress(state)

    def end(self, state: Any, phase: str) -> Progress:
        """A phase, named by the base's first step in it, is done with all its steps, and the next has not begun: what
        is asked now may be asked of any seat."""
        return Progress(state)

    def happened(self, state: Any, event: Event) -> Progress:
        """Something happened, by the base, another capability or this one."""
        return Progress(state)

    def holds(self, state: Any) -> bool:
        """Whether it asks something that goes before everything else: a right that is used at once or lost, or the
        questions at the end of a phase."""
        return False

    def is_done(self, state: Any) -> bool:
        """Whether its own step, the current one, is done; at its beginning too, then nobody notices it."""
        return True

    def prompts(self, state: Any, actor: Actor) -> tuple[Prompt, ...]:
        """What `actor` may do: what it holds for, its own step, or something offered beside what the base asks."""
        return ()

    def asides(self, state: Any, actor: Actor) -> tuple[Prompt, ...]:
        """What `actor` may do in any step, whoever holds the base. Asked after everything else; nobody waits for it."""
        return ()

    def waits(self, state: Any) -> dict[str, Text]:
        """Whom the table waits for because of it; nobody for what is only offered."""
        return {}

    def apply(self, state: Any, actor: Actor, action: Action) -> Progress:
        """One of its own actions. Always validates.

        :raises IllegalAction: a rule says no.
        """
        raise IllegalAction("action.unknown")

    def apply_unchecked(self, state: Any, actor: Actor, action: Action) -> Progress:
        """As `Ruleset.apply_unchecked`, for one of its own actions."""
        return self.apply(state, actor, action)

    def view(self, state: Any, viewer: Viewer, view: View) -> View:
        """The view with what `viewer` may know of its slice; `secrets` for every viewer while there are some in it."""
        return view


class Base(Protocol):
    """What a base must be able to do, so that steps follow each other by themselves."""

    def begin(self, state: Any, step: str) -> Progress:
        """One of its steps begins."""

    def is_done(self, state: Any) -> bool:
        """Whether its current step is done."""

    def end_round(self, state: Any) -> Progress:
        """The last phase of a round has ended: another round begins, unless `flow.step` is OVER from now on."""


def with_slice(state: S, capability: Capability, own: msgspec.Struct) -> S:
    """The state with another slice of this capability."""
    return replace(state, slices=replace(state.slices, **{capability.id: own}))  # type: ignore[attr-defined, type-var]


@cache
def _slice_type(kinds: tuple[type[Capability], ...]) -> type[msgspec.Struct]:
    return msgspec.defstruct("Slices", [(kind.id, kind.slice_type) for kind in kinds], frozen=True)


class Capabilities:
    """The capabilities of a ruleset in their order, and the steps of a round with theirs in place.

    `phases` are the base's: the name of a step, or several steps that are one phase. `aside_types` are actions of the
    base that may be done in any step, whoever holds it.
    """

    def __init__(
        self,
        phases: tuple[str | tuple[str, ...], ...],
        chosen: tuple[Capability, ...],
        aside_types: tuple[type[Action], ...] = (),
    ) -> None:
        self.chosen = chosen
        self._aside_types = (*aside_types, *(kind for one in chosen for kind in one.aside_types))
        self._owner = {name: one for one in chosen for name in one.steps}
        self._phase: dict[str, str] = {}
        self._stages = {step: word for one in chosen for step, word in one.stages.items()}
        placed = [(place, name) for one in chosen for name, place in one.steps.items()]
        for phase in phases:
            steps = (phase,) if isinstance(phase, str) else phase
            for step in steps:
                ahead = [name for place, name in placed if place == before(step)]
                behind = [name for place, name in placed if place == after(step)]
                self._phase |= dict.fromkeys((*ahead, step, *behind), steps[0])
        self.order = tuple(self._phase)
        self.slice_type = _slice_type(tuple(type(one) for one in chosen))
        self.options = tuple(option for one in chosen for option in one.options)
        self.action_types = tuple(kind for one in chosen for kind in one.action_types)
        self.event_types = tuple(kind for one in chosen for kind in one.event_types)
        self.system_actions = {name: action for one in chosen for name, action in one.system_actions.items()}

    def stages(self, words: Mapping[str, str]) -> dict[str, str]:
        """Every step in order with the word of the phase that people see it as. `words` has those of the base, by the
        first step of a phase; a phase without one is not seen."""
        return {step: self._stages.get(step) or words.get(phase, "") for step, phase in self._phase.items()}

    def start(self, start: StartTable) -> Any:
        """All slices before the first step."""
        return self.slice_type(*(one.setup(start) for one in self.chosen))

    def prompts(self, base: Callable[[Any, Actor], tuple[Prompt, ...]], state: Any, actor: Actor) -> tuple[Prompt, ...]:
        """What `actor` may do; the base is asked in its own steps, unless a capability holds them."""
        asides = (prompt for one in self.chosen for prompt in one.asides(state, actor))
        if holder := self._holder(state):
            return (*holder.prompts(state, actor), *asides)
        asked = base(state, actor) if state.flow.step not in self._owner else ()
        return (*asked, *(prompt for one in self.chosen for prompt in one.prompts(state, actor)), *asides)

    def waits(self, base: Callable[[Any], dict[str, Text]], state: Any) -> dict[str, Text]:
        """Whom the table waits for."""
        if asking := self._holder(state) or self._owner.get(state.flow.step):
            return asking.waits(state)
        return base(state)

    def view(self, state: Any, viewer: Viewer, view: View) -> View:
        """The base's view with what each capability adds."""
        for one in self.chosen:
            view = one.view(state, viewer, view)
        return view

    def apply(
        self,
        base: Callable[[Any, Actor, Action], Progress],
        state: Any,
        actor: Actor,
        action: Action,
        *,
        checked: bool = True,
    ) -> Progress:
        """The action, done by whose it is: a capability's, or the base's in its own steps. Not `checked`: as
        `Ruleset.apply_unchecked`.

        :raises IllegalAction: `table.others_first` while a capability holds the base, and what the owner refuses.
        """
        doer = next((one for one in self.chosen if type(action) in one.action_types), None)
        holder = self._holder(state)
        is_others_turn = (holder and holder is not doer) or (doer is None and state.flow.step in self._owner)
        if is_others_turn and type(action) not in self._aside_types:
            raise IllegalAction("table.others_first")
        if doer is None:
            return base(state, actor, action)
        return doer.apply(state, actor, action) if checked else doer.apply_unchecked(state, actor, action)

    def settle(self, base: Base, progress: Progress) -> Progress:
        """What follows from an action: its events are told; then steps that are done are left and the next ones begin,
        until somebody is asked or the game is over."""
        progress = self._tell(progress)
        state, events = progress.state, progress.events
        while state.flow.step != OVER and not self._holder(state) and self._is_done(base, state):
            ends = self._is_last(state.flow.step) and not state.flow.ending
            further = self._tell(self._end(state) if ends else self._next(base, state))
            state, events = further.state, events + further.events
        return Progress(state, events)

    def begin(self, base: Base, state: Any) -> Progress:
        """The first step of the game begins."""
        return self._begin(base, state, self.order[0], state.flow.number)

    def _holder(self, state: Any) -> Capability | None:
        return next((one for one in self.chosen if one.holds(state)), None)

    def _is_done(self, base: Base, state: Any) -> bool:
        return (self._owner.get(state.flow.step) or base).is_done(state)

    def _is_last(self, step: str) -> bool:
        """Whether a phase is done with this step."""
        rest = self.order[self.order.index(step) + 1 :]
        return not rest or self._phase[rest[0]] != self._phase[step]

    def _end(self, state: Any) -> Progress:
        ended = replace(state, flow=replace(state.flow, ending=True))
        phase = self._phase[state.flow.step]
        return self._each(ended, lambda one, now: one.end(now, phase))

    def _next(self, base: Base, state: Any) -> Progress:
        at = self.order.index(state.flow.step) + 1
        number = state.flow.number + state.flow.ending
        if at < len(self.order):
            return self._begin(base, state, self.order[at], number)
        ended = base.end_round(state)
        if ended.state.flow.step == OVER:
            return ended
        begun = self._begin(base, ended.state, self.order[0], number)
        return Progress(begun.state, ended.events + begun.events)

    def _begin(self, base: Base, state: Any, step: str, number: int) -> Progress:
        begun = Progress(replace(state, flow=Flow(step, number)))
        if step not in self._owner:
            begun = base.begin(begun.state, step)
        others = self._each(begun.state, lambda one, now: one.begin(now, step))
        return Progress(others.state, begun.events + others.events)

    def _each(self, state: Any, hook: Callable[[Capability, Any], Progress]) -> Progress:
        events: tuple[Event, ...] = ()
        for one in self.chosen:
            further = hook(one, state)
            state, events = further.state, events + further.events
        return Progress(state, events)

    def _tell(self, progress: Progress) -> Progress:
        """Every event to every capability, those that they cause in answer included."""
        state, events, told = progress.state, list(progress.events), 0
        while told < len(events):
            for one in self.chosen:
                answer = one.happened(state, events[told])
                state, events = answer.state, events + list(answer.events)
            told += 1
        return Progress(state, tuple(events))
