"""Capabilities: what an expansion adds to a base that does not know it.

A capability brings a slice of the state (kept under its id), steps, actions, events, system actions and hooks. Its
steps come before or after a step of the base, or around one, which changes it. A step without a place interrupts the
others as soon as it is not done; an aside is never waited for. The base calls each hook for all capabilities. A hook
that only one game needs (a price, a limit, a way to score) is a method of that game's own subclass of `Capability`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Literal, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from games.core.action import Action, StartTable
from games.core.art.glyph import Glyph
from games.core.assets import StockKind
from games.core.event import Event
from games.core.meta import Option
from games.core.ruleset import Progress
from games.core.seats import Viewer
from games.core.step import Handlers, Step
from games.core.view import View

S = TypeVar("S")


class Placement(NamedTuple):
    """A capability's step and its place beside the step of the base that is called `anchor`. A step around the anchor
    is made from it."""

    when: Literal["before", "after", "around"]
    anchor: str
    make: Callable[[Step], Step]


def place_before(anchor: type[Step], step: Step) -> Placement:
    """Place a step directly before a step of the base."""
    return Placement("before", anchor.name, lambda _: step)


def place_after(anchor: type[Step], step: Step) -> Placement:
    """Place a step directly after a step of the base, before the end of the phase."""
    return Placement("after", anchor.name, lambda _: step)


def place_around(anchor: type[Step], make: Callable[[Step], Step]) -> Placement:
    """Put what `make` makes of a step of the base in its place, usually a `Wrapper`."""
    return Placement("around", anchor.name, make)


class Capability(ABC):
    """Base of every expansion. It changes its own slice of the state and those parts of the base's state that the base
    opens to it. Hooks are optional: by default they do nothing."""

    id: ClassVar[str]
    options: ClassVar[tuple[Option, ...]] = ()
    """Options that only tables with this expansion have; the same as in its entry of the game's meta."""
    slice_type: ClassVar[type[msgspec.Struct]]
    action_types: ClassVar[tuple[type[Action], ...]] = ()
    event_types: ClassVar[tuple[type[Event], ...]] = ()
    system_actions: ClassVar[Mapping[str, Action]] = MappingProxyType({})
    category_icons: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Icons of its kinds of points (see `games.core.assets`)."""
    stock_kinds: ClassVar[Mapping[str, StockKind]] = MappingProxyType({})
    """What it adds to a seat's stock."""
    piece_pictures: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Pictures of its pieces, by kind."""
    glyphs: ClassVar[Mapping[str, Glyph]] = MappingProxyType({})
    """What only its pieces show, by kind."""

    @abstractmethod
    def setup(self, start: StartTable) -> Any:
        """Return the slice before the first step."""

    def list_steps(self) -> tuple[Placement, ...]:
        return ()

    def list_interruptions(self) -> tuple[Step, ...]:
        """Return its steps that come in between: an immediate right, a question at the end of a phase. While one is not
        done nobody is asked anything else. It never begins."""
        return ()

    def list_asides(self) -> tuple[Step, ...]:
        """Return its steps that nobody waits for: they ask in every step, and take their actions even while another
        capability interrupts."""
        return ()

    def list_actions_anywhere(self) -> Handlers:
        """Return actions that it takes whatever step is played, unless another capability interrupts."""
        return {}

    def end(self, state: Any, phase: Step) -> Progress:
        """React to the end of a phase, before the next one begins.

        `phase` is the base's first step in it. An interruption may begin now and ask any seat.
        """
        return Progress(state)

    def react(self, state: Any, event: Event) -> Progress:
        """React to an event of the base, of another capability or of this one."""
        return Progress(state)

    def extend_view(self, state: Any, viewer: Viewer, view: View) -> View:
        """Add what `viewer` may know of the slice to the view. `secrets` is set for every viewer while the slice has
        some beyond those of a step."""
        return view


def with_slice(state: S, name: str, **changes: Any) -> S:
    """Return the state with these fields changed in the slice of the capability with that id."""
    slices: Any = state.slices  # type: ignore[attr-defined]
    changed = replace(getattr(slices, name), **changes)
    return replace(state, slices=replace(slices, **{name: changed}))  # type: ignore[type-var]
