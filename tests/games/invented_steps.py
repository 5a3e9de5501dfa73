"""An invented game in steps: a base, capabilities with steps of their own, and a table that plays them."""

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from games.core.action import Action, StartTable, SystemAction
from games.core.capability import Capability, Placement, with_slice
from games.core.event import Audience, Event
from games.core.prompt import Prompt, SystemPrompt
from games.core.ruleset import Progress
from games.core.seats import Actor, ActorKind, Seat
from games.core.sequencer import Sequencer
from games.core.step import OVER, Flow, Handlers, Step, Wrapper
from games.core.text import Text

START = StartTable("of this test", 1, {}, ("red", "blue"))


class Finish(Action, frozen=True):
    """The step is finished."""


class Answer(Action, frozen=True):
    """The question of a capability is answered."""


class Tell(Action, frozen=True):
    """An optional fact is entered."""


class Drawn(Action, frozen=True):
    """A result of chance."""

    actor: ClassVar[ActorKind] = "chance"


class Worked(SystemAction, frozen=True):
    """Work of the system."""


class Happened(Event, frozen=True):
    """Something happened."""

    audience: ClassVar[Audience] = "everyone"
    seat: Seat
    what: str


class Notes(msgspec.Struct, frozen=True):
    """A slice: events that the capability received, and whether its question is open."""

    heard: tuple[str, ...] = ()
    asks: bool = False
    done: bool = False


class State(msgspec.Struct, frozen=True):
    """A table of two seats; `called` lists the calls in order."""

    flow: Flow
    slices: Any
    seats: int = 2
    done: bool = False
    rounds: int = 1
    called: tuple[str, ...] = ()


class Plain(Step):
    """A step of the base that ends with Finish."""

    def __init__(self, name: str, stage: str = "") -> None:
        self.name, self.stage = name, stage

    def begin(self, state: State) -> Progress:
        next_state = replace(with_call(state, f"base begins {self.name}"), done=False)
        return Progress(next_state, (Happened(0, f"begun {self.name}"),))

    def is_done(self, state: State) -> bool:
        return state.done

    def list_prompts(self, state: State, actor: Actor) -> tuple[Prompt, ...]:
        return (SystemPrompt(f"base {self.name}"),)

    def list_waits(self, state: State) -> dict[str, Text]:
        return {"0": Text("base")}

    def list_actions(self) -> Handlers:
        return {Finish: self.finish}

    def finish(self, state: State, actor: Actor, action: Finish) -> Progress:
        return Progress(replace(state, done=True), (Happened(0, "finished"),))


class Quiet(Plain):
    """A step that the table skips."""

    def is_skipped(self, state: State) -> bool:
        return True


class Noting(Step):
    """An aside of the base."""

    def list_prompts(self, state: State, actor: Actor) -> tuple[Prompt, ...]:
        return (SystemPrompt("base aside"),)

    def list_actions(self) -> Handlers:
        return {Tell: lambda state, actor, action: Progress(state, (Happened(0, "noted"),))}


def end_round(state: State) -> Progress:
    """Start the next round; the base plays two."""
    if state.rounds == 2:
        return Progress(replace(state, flow=replace(state.flow, step=OVER)))
    return Progress(replace(state, rounds=2), (Happened(0, "round over"),))


def plain(*phases: str | tuple[str, ...], words: Mapping[str, str] = {}) -> tuple[tuple[Step, ...], ...]:
    """Return the phases of a base from the names of their steps; `words` are the shown ones."""
    phase_names = ((phase,) if isinstance(phase, str) else phase for phase in phases)
    return tuple(tuple(Plain(name, words.get(name, "")) for name in names) for names in phase_names)


def with_call(state: State, called_name: str) -> State:
    return replace(state, called=(*state.called, called_name))


class CapabilityStep(Step):
    """A step of a capability that ends with Answer."""

    def __init__(self, name: str, owner: str, stage: str = "") -> None:
        self.name, self.owner, self.stage = name, owner, stage

    def is_done(self, state: State) -> bool:
        return notes_of(state, self.owner).done

    def begin(self, state: State) -> Progress:
        return Progress(with_call(state, f"{self.owner} begins {self.name}"))

    def list_prompts(self, state: State, actor: Actor) -> tuple[Prompt, ...]:
        return (SystemPrompt(self.owner),)

    def list_waits(self, state: State) -> dict[str, Text]:
        return {"1": Text(self.owner)}

    def list_actions(self) -> Handlers:
        return {Answer: self.answer}

    def answer(self, state: State, actor: Actor, action: Answer) -> Progress:
        return Progress(with_slice(state, self.owner, done=True), (Happened(1, "answered"),))


class Question(CapabilityStep):
    """An interruption."""

    def is_done(self, state: State) -> bool:
        return not notes_of(state, self.owner).asks

    def list_secret_seats(self, state: State) -> tuple[Seat, ...]:
        return (1,)

    def answer(self, state: State, actor: Actor, action: Answer) -> Progress:
        return Progress(with_slice(state, self.owner, asks=False), (Happened(1, "answered"),))


class Listener(Capability):
    """Records its calls."""

    slice_type = Notes
    event_types = (Happened,)

    def setup(self, start: StartTable) -> Notes:
        return Notes()

    def end(self, state: State, phase: Step) -> Progress:
        return Progress(with_call(state, f"{self.id} ends {phase.name}"))

    def react(self, state: State, event: Event) -> Progress:
        assert isinstance(event, Happened)
        events_heard = (*notes_of(state, self.id).heard, event.what)
        return Progress(with_slice(state, self.id, heard=events_heard))


class First(Listener):
    """Asks at the end of phase `a`, and has a step after it."""

    id = "first"
    action_types = (Answer,)
    system_actions: ClassVar[Mapping[str, Action]] = {"of_first": Finish()}

    def list_steps(self) -> tuple[Placement, ...]:
        return (Placement("after", "a", lambda _: CapabilityStep("after_a", "first")),)

    def list_interruptions(self) -> tuple[Step, ...]:
        return (Question("", "first"),)

    def end(self, state: State, phase: Step) -> Progress:
        return super().end(with_slice(state, self.id, asks=phase.name == "a"), phase)


class CompleteStep(CapabilityStep):
    """A step that is complete when it begins."""

    def is_done(self, state: State) -> bool:
        return True


class Echoing(Wrapper):
    """Wraps the base's step: adds a prompt, and records that it begins."""

    def begin(self, state: State) -> Progress:
        progress = super().begin(state)
        return replace(progress, state=with_call(progress.state, f"second around {self.name}"))

    def list_prompts(self, state: State, actor: Actor) -> tuple[Prompt, ...]:
        return (*super().list_prompts(state, actor), SystemPrompt("second offers"))


class Second(Listener):
    """Has steps before and after `a`, both complete at once, and a wrapper around it; reacts to events with further
    ones."""

    id = "second"

    def list_steps(self) -> tuple[Placement, ...]:
        return (
            Placement("before", "a", lambda _: CompleteStep("before_a", "second")),
            Placement("after", "a", lambda _: CompleteStep("late", "second")),
            Placement("around", "a", Echoing),
        )

    def react(self, state: State, event: Event) -> Progress:
        progress = super().react(state, event)
        assert isinstance(event, Happened)
        return Progress(progress.state, (Happened(1, "echo"),) if event.what == "finished" else ())


class Telling(Step):
    """An aside."""

    def list_prompts(self, state: State, actor: Actor) -> tuple[Prompt, ...]:
        return (SystemPrompt("aside"),)

    def list_actions(self) -> Handlers:
        return {Tell: lambda state, actor, action: Progress(state, (Happened(0, "told"),))}


class Aside(Listener):
    """Listener that accepts an action in any step."""

    id = "aside"
    action_types = (Tell,)

    def list_asides(self) -> tuple[Step, ...]:
        return (Telling(),)


def notes_of(state: State, name: str) -> Notes:
    notes: Notes = getattr(state.slices, name)
    return notes


AB = plain("a", "b")
CAB = plain("c", ("a", "b"))


class Table:
    """A table of the base with these capabilities, at the first action that somebody must take."""

    def __init__(
        self, *capabilities: Capability, phases: tuple[tuple[Step, ...], ...] = AB, asides: tuple[Step, ...] = ()
    ):
        self.steps = Sequencer(phases, capabilities, end_round, asides)
        first = State(Flow("a"), self.steps.build_slices(START))
        self.at(self.steps.settle(self.steps.begin(first)))

    def at(self, progress: Progress) -> None:
        self.state: State = progress.state
        self.events = [event.what for event in progress.events if isinstance(event, Happened)]

    def do(self, action: Action) -> None:
        self.at(self.steps.settle(self.steps.apply(self.state, 0, action)))

    def open_actions(self) -> list[str]:
        prompts = self.steps.list_prompts(self.state, 0)
        return [prompt.action for prompt in prompts if isinstance(prompt, SystemPrompt)]
