"""The secrets of a played table, and whether a viewer could tell one from another."""

import random
from collections import defaultdict
from collections.abc import Iterator
from itertools import chain

import msgspec

from games.core.action import Action, Draw
from games.core.errors import IllegalAction
from games.core.event import Event, is_audible
from games.core.identity_cache import cache_by_identity
from games.core.prompt import ChancePrompt, DrawPrompt
from games.core.ruleset import Progress
from games.core.seats import CHANCE, SPECTATOR, Viewer
from tests.contract.answers import candidates
from tests.contract.cases import EVERYTHING
from tests.contract.tables import Played, Step

MOST_STEPS = 1000 if EVERYTHING else 12
"""How many random steps per type of action are looked through for alternatives."""


MOST_WAYS = 1000 if EVERYTHING else 8
"""How many random outcomes of chance count as alternatives of a step."""


Way = tuple[Action, Progress]


Secret = tuple[int, Step, Viewer, list[Way]]


@cache_by_identity(200)
def ways(table: Played, step: Step) -> tuple[Way, ...]:
    """Return what the actor of the step could have done instead; the actual action comes first."""
    return (step.action, Progress(step.after, step.events)), *_other_ways(table, step)


def _other_ways(table: Played, step: Step) -> Iterator[Way]:
    for action in _offered(table, step):
        if type(action) is type(step.action) and action != step.action:
            try:
                yield action, table.ruleset.apply(step.before, step.actor, action)
            except IllegalAction:
                continue


def _offered(table: Played, step: Step) -> Iterator[Action]:
    ruleset = table.ruleset
    if step.actor == CHANCE:
        prompts = (prompt for prompt in ruleset.list_prompts(step.before, CHANCE) if isinstance(prompt, ChancePrompt))
        possible = [outcome.action for prompt in prompts if prompt.seat == step.seat for outcome in prompt.outcomes]
        yield from random.Random(str(step.action)).sample(possible, min(len(possible), MOST_WAYS))
    elif isinstance(step.actor, int):
        rng = random.Random(str(step.action))
        for prompt in ruleset.list_prompts(step.before, step.actor):
            if not isinstance(prompt, DrawPrompt):
                actions = chain(
                    *(candidates(prompt, None, ruleset, rng) for _ in range(3))
                )  # amounts are chosen at random
                yield from (action for action in actions if not isinstance(action, Draw))


def other_viewers(table: Played, step: Step) -> tuple[Viewer, ...]:
    """Return everybody but the seat that acted, or that chance acted for."""
    return (*(seat for seat in range(table.case.seats) if seat != step.seat), SPECTATOR)


def encoded_events(events: tuple[Event, ...], viewer: Viewer) -> bytes:
    return msgspec.json.encode([event for event in events if is_audible(event, viewer)])


def secrets_of(table: Played) -> list[Secret]:
    """Return the alternatives of each step that a partly informed viewer cannot distinguish, where there are
    several."""
    if not hides(table):
        return []
    secrets = []
    for number, step in sample_steps(table):
        possible = ways(table, step)
        for viewer in other_viewers(table, step):
            groups: dict[bytes, list[Way]] = defaultdict(list)
            for action, progress in possible:
                if not all(is_audible(event, viewer) for event in progress.events):
                    groups[encoded_events(progress.events, viewer)].append((action, progress))
            secrets += [(number, step, viewer, group) for group in groups.values() if len(group) > 1]
    return secrets


def sample_steps(table: Played) -> list[tuple[int, Step]]:
    """Return up to MOST_STEPS random steps per type of action with their numbers, in order."""
    by_type: dict[type[Action], list[tuple[int, Step]]] = defaultdict(list)
    for number, step in enumerate(table.steps):
        by_type[type(step.action)].append((number, step))
    rng = random.Random(str(table.case))
    return sorted(
        (step for steps in by_type.values() for step in rng.sample(steps, min(len(steps), MOST_STEPS))),
        key=lambda numbered: numbered[0],
    )


def hides(table: Played) -> bool:
    """True if the table has a fact that some viewers may not know."""
    return table.has_secrets
