"""Situations in the format of the recorded ones, with functions that play actions on them."""

from typing import Any

from msgspec.structs import replace

from games.core.action import Action
from games.core.event import Event
from games.core.seats import SYSTEM, Actor
from games.dolmengoetter.rules import Dolmengoetter
from games.dolmengoetter.state import State
from tests.records.dolmengoetter import state_of

RULES = Dolmengoetter()


def situation(
    *druids: str, players: str = "AB", values: str = "when_built", options: dict[str, str] | None = None, **setup: Any
) -> State:
    """Build a situation with druids such as "A p36" or "A p36 lying"; the rest as in recorded situations."""
    druid_facts = []
    for druid in druids:
        player, at, *lying = druid.split()
        druid_facts.append({"player": player, "at": at, "lying": bool(lying)})
    state = state_of({"players": [*players], "druids": druid_facts, **setup}, [*players], "")
    return replace(state, options={**state.options, "values": values, **(options or {})})


def apply_all(state: State, *steps: tuple[Actor, Action]) -> tuple[State, list[Event]]:
    events: list[Event] = []
    for actor, action in steps:
        progress = RULES.apply(state, actor, action)
        state = progress.state
        events += progress.events
    return state, events


def go(state: State, *steps: tuple[Actor, Action]) -> State:
    """Apply the actions; return the state."""
    return apply_all(state, *steps)[0]


def of(kind: type[Event], events: list[Event]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def questions(state: State) -> dict[Actor, list[str]]:
    """Map actors to the questions they are asked."""
    actors: tuple[Actor, ...] = (*range(state.seats), SYSTEM)
    prompts = {actor: RULES.list_prompts(state, actor) for actor in actors}
    return {
        actor: [getattr(prompt, "id", getattr(prompt, "action", "")) for prompt in open_prompts]
        for actor, open_prompts in prompts.items()
        if open_prompts
    }
