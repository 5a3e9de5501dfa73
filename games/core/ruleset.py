"""The base of all rulesets: what a game must implement, and what most games leave as it is here."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

import msgspec

from games.core.action import Action, StartTable
from games.core.event import Event
from games.core.inspection import Inspection
from games.core.meta import GameMeta
from games.core.prompt import Prompt
from games.core.score import Outcome, Place, ScoreSheet, build_score_sheet
from games.core.seats import Actor, Seat, Viewer
from games.core.text import Text
from games.core.view import View, Worth


class Progress(msgspec.Struct, frozen=True):
    """A new state and the events that led to it, in order."""

    state: Any
    events: tuple[Event, ...] = ()


class Ruleset(ABC):
    """One game with its expansions. Every method is pure; states are frozen and never changed in place.

    - `action_types`: all actions of the ruleset, including those of games.core.host.
    - `system_actions`: the work that a round ends with: wire name -> action.
    - `state_type`: encodes and decodes states as JSON.
    """

    meta: GameMeta
    state_type: type[Any]
    action_types: tuple[type[Action], ...]
    event_types: tuple[type[Event], ...]
    system_actions: Mapping[str, Action]

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        """True if at a table with these options, which are complete, a seat may at times know what another must not.
        `View.secrets` says when."""
        return False

    @abstractmethod
    def setup(self, start: StartTable) -> Progress:
        """Return the state before the first turn.

        :raises IllegalAction: seats, starter, expansions or options that the game does not have.
        """

    @abstractmethod
    def list_prompts(self, state: Any, actor: Actor) -> tuple[Prompt, ...]:
        """Return what `actor` may do now; empty while the table waits for somebody else. For the host: what it may set
        while the game runs, shown in every view as `host_prompts`."""

    @abstractmethod
    def apply(self, state: Any, actor: Actor, action: Action) -> Progress:
        """Return the state after `action`. Always validates, in replay too.

        :raises IllegalAction: a rule forbids it; `state` is unchanged.
        """

    def apply_unchecked(self, state: Any, actor: Actor, action: Action) -> Progress:
        """Apply `action` without the checks whose result only the acting seat may know.

        A correction by somebody else must not show whether a sealed choice still holds. Everybody else sees the same
        whether it does or not. The seat is asked to choose again, at the latest when the choice is opened. A ruleset
        without secrets has no such checks.

        :raises IllegalAction: a rule forbids it, for reasons that everybody may know.
        """
        return self.apply(state, actor, action)

    @abstractmethod
    def find_outcome(self, state: Any) -> Outcome | None:
        """Return the result once the game is over."""

    def score(self, state: Any) -> ScoreSheet:
        """Return all points so far, each explained."""
        return build_score_sheet(state.seats, state.lines)

    @abstractmethod
    def build_view(self, state: Any, viewer: Viewer) -> View:
        """Return what `viewer` may know, built from nothing."""

    def find_turn(self, state: Any) -> int:
        """Return the turn (in some games the round), as every view has it."""
        turn: int = state.turn
        return turn

    def ends_undo(self, kind: type[Action], later: type[Action]) -> bool:
        """True if a seat can no longer undo its simultaneous action once another seat has made the `later` one, because
        its step is over by then. False if in doubt."""
        return False

    @abstractmethod
    def list_waits(self, state: Any) -> dict[str, Text]:
        """Return whom the table waits for, and for what, as every view has it: cheaper than a view."""

    @abstractmethod
    def project_scores(self, view: View) -> tuple[Any, ...]:
        """Return the score lines that would be added if the game ended now, from a viewer's view alone."""

    def strip_secrets(self, state: Any, seat: Seat) -> Any:
        """Return the state without what only `seat` knows: its prompts are built from it while others look. Unchanged
        while the seat is asked in secret, or if it knows nothing more than others."""
        return state

    def find_goal_worths(self, view: View, seat: Seat) -> dict[str, Worth]:
        """Return how many points each goal would give the seat if it were scored now: place of the goal -> worth.

        It uses only what the view shows. Goals that will not be scored again are left out; so are all of them if the
        table has this help off.
        """
        return {}

    @abstractmethod
    def inspect_tile(self, view: View, viewer: Viewer, tile: str) -> Inspection:
        """Return what there is to say of a tile that is not laid, from the viewer's view alone.

        :raises IllegalAction: there is no such tile.
        """

    @abstractmethod
    def inspect_place(self, view: View, surface: str, place: Place) -> Inspection:
        """Return what there is to say of a place on a surface of the view, from a viewer's view alone. The place is one
        of that surface's: on a grid any cell, with a tile or empty."""
