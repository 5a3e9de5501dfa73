"""Facts that a viewer is not told do not affect what it sees: at each step the seat, or chance, could have acted
differently.

If a viewer is told the same in both cases, and not everything, then both lead to the same view, refusals and
projection.
"""

import random
from collections import defaultdict
from collections.abc import Iterator
from itertools import chain
from typing import Any

import msgspec

from games.core.action import Action, Draw
from games.core.company import view_in_company
from games.core.errors import GameError, IllegalAction
from games.core.event import Event, audible
from games.core.prompt import ChancePrompt, DrawPrompt
from games.core.ruleset import Progress
from games.core.seats import CHANCE, SPECTATOR, SYSTEM, Actor, Viewer
from tests.contract.tables import EVERYTHING, Played, Step, candidates

STRIDE = 3
"""Every so many steps another seat's actions are tried in both cases."""
MOST_STEPS = 1000 if EVERYTHING else 12
"""How many random steps per type of action are looked through for alternatives."""
MOST_WAYS = 1000 if EVERYTHING else 8
"""How many random outcomes of chance count as alternatives of a step."""
MOST_SECRETS = 1000 if EVERYTHING else 8
"""How many random secrets per type of action are checked where checking is slow."""
MOST_ALIKE = 1000 if EVERYTHING else 3
"""How many indistinguishable alternatives are compared there."""
Way = tuple[Action, Progress]
Secret = tuple[int, Step, Viewer, list[Way]]


def ways(table: Played, step: Step) -> Iterator[Way]:
    """Yield what the actor of the step could have done instead; the actual action comes first."""
    yield step.action, Progress(step.after, step.events)
    for action in _offered(table, step):
        if type(action) is type(step.action) and action != step.action:
            try:
                yield action, table.ruleset.apply(step.before, step.actor, action)
            except IllegalAction:
                continue


def _offered(table: Played, step: Step) -> Iterator[Action]:
    ruleset = table.ruleset
    if step.actor == CHANCE:
        prompts = (prompt for prompt in ruleset.prompts(step.before, CHANCE) if isinstance(prompt, ChancePrompt))
        possible = [outcome.action for prompt in prompts if prompt.seat == step.seat for outcome in prompt.outcomes]
        yield from random.Random(str(step.action)).sample(possible, min(len(possible), MOST_WAYS))
    elif isinstance(step.actor, int):
        rng = random.Random(str(step.action))
        for prompt in ruleset.prompts(step.before, step.actor):
            if not isinstance(prompt, DrawPrompt):
                actions = chain(
                    *(candidates(prompt, None, ruleset, rng) for _ in range(3))
                )  # amounts are chosen at random
                yield from (action for action in actions if not isinstance(action, Draw))


def other_viewers(table: Played, step: Step) -> tuple[Viewer, ...]:
    """Return everybody but the seat that acted, or that chance acted for."""
    return (*(seat for seat in range(table.case.seats) if seat != step.seat), SPECTATOR)


def encoded_events(events: tuple[Event, ...], viewer: Viewer) -> bytes:
    return msgspec.json.encode([event for event in events if audible(event, viewer)])


def secrets_of(table: Played) -> list[Secret]:
    """Return the alternatives of each step that a partly informed viewer cannot distinguish, where there are
    several."""
    if not hides(table):
        return []
    secrets = []
    for number, step in sample_steps(table):
        possible = list(ways(table, step))
        for viewer in other_viewers(table, step):
            groups: dict[bytes, list[Way]] = defaultdict(list)
            for action, progress in possible:
                if not all(audible(event, viewer) for event in progress.events):
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


def sample_secrets(secrets: list[Secret]) -> list[Secret]:
    """Return up to MOST_SECRETS random secrets per type of action with up to MOST_ALIKE alternatives each; spectators'
    secrets are counted separately."""
    kinds: dict[tuple[type[Action], bool], list[Secret]] = defaultdict(list)
    for secret in secrets:
        _, step, viewer, _ = secret
        kinds[type(step.action), viewer == SPECTATOR].append(secret)
    rng = random.Random(len(secrets))
    return [
        (number, step, viewer, rng.sample(group, min(len(group), MOST_ALIKE)))
        for kind in kinds.values()
        for number, step, viewer, group in rng.sample(kind, min(len(kind), MOST_SECRETS))
    ]


def hides(table: Played) -> bool:
    """True if the table has a fact that some viewers may not know."""
    return table.has_secrets


def test_a_viewer_does_not_see_what_it_is_not_told(table: Played, secrets: list[Secret]) -> None:
    """While one seat knows more than another, every view says that there are secrets."""
    for _, _, viewer, group in sample_secrets(secrets):
        views = [table.ruleset.view(progress.state, viewer) for _, progress in group]
        assert len({msgspec.json.encode(view) for view in views}) == 1, (viewer, [action for action, _ in group])
        assert all(view.secrets for view in views)


def test_a_shared_phone_shows_no_secret(table: Played, secrets: list[Secret]) -> None:
    """In company a seat is shown and asked only what does not depend on private knowledge. It is asked the rest in
    secret, and everybody knows whom that concerns."""
    for _, _, viewer, group in sample_secrets(secrets):
        if viewer == SPECTATOR:
            for seat in range(table.case.seats):
                encoded_views = {
                    msgspec.json.encode(view_in_company(table.ruleset, progress.state, seat)) for _, progress in group
                }
                assert len(encoded_views) == 1, (seat, [action for action, _ in group])
    for number in table.sampled:
        view = table.view(number, SPECTATOR)
        for seat in range(table.case.seats):
            seat_view = table.view(number, seat)
            assert seat_view.secret_seats == view.secret_seats
            if str(seat) in view.waits and seat_view.prompts and seat not in view.secret_seats:
                assert view_in_company(table.ruleset, table.states[number], seat).prompts


def answer(table: Played, state: Any, actor: Actor, action: Action) -> tuple[str, Any] | None:
    """Return the refusal of an action, None where it is accepted."""
    try:
        table.ruleset.apply(state, actor, action)
    except GameError as error:
        return error.code, error.params
    return None


def test_no_refusal_depends_on_what_a_seat_is_not_told(table: Played, secrets: list[Secret]) -> None:
    actions = [step.action for step in table.steps if type(step.action).actor == "seat"][::STRIDE]
    for _, _, viewer, group in sample_secrets(secrets):
        if isinstance(viewer, int):
            for action in actions:
                answers = [answer(table, progress.state, viewer, action) for _, progress in group]
                assert all(answer == answers[0] for answer in answers), (viewer, action, answers)


def test_entries_of_chance_reveal_only_what_a_viewer_sees(table: Played) -> None:
    """Otherwise guessing a draw would confirm it: the events decide who may know an entry."""
    for step in table.steps if hides(table) else table.steps[:: 8 * STRIDE]:
        if step.actor == CHANCE:
            possible = list(ways(table, step))
            for viewer in other_viewers(table, step):
                sounds = defaultdict(list)
                for _, progress in possible:
                    sounds[encoded_events(progress.events, viewer)].append(progress)
                events_by_sound = defaultdict(list)
                for sound, alike_heard in sounds.items():
                    for progress in alike_heard if len(alike_heard) > 1 else ():
                        view = msgspec.json.encode(table.ruleset.view(progress.state, viewer))
                        events_by_sound[view, sound].append(progress.events)
                for alike in events_by_sound.values():
                    assert len(alike) == 1 or not any(all(audible(e, viewer) for e in events) for events in alike)


def test_due_system_work_does_not_depend_on_secrets(table: Played, secrets: list[Secret]) -> None:
    """Whether work of the system seat is due never depends on a secret choice."""
    for _, _, _, group in secrets:
        encoded_prompts = {msgspec.json.encode(table.ruleset.prompts(progress.state, SYSTEM)) for _, progress in group}
        assert len(encoded_prompts) == 1


def test_without_secrets_everybody_is_told_everything(table: Played) -> None:
    audiences = {event.audience for step in table.steps for event in step.events}
    assert table.has_secrets or audiences == {"everyone"}


def test_secrets_were_checked_where_there_are_some(table: Played, secrets: list[Secret]) -> None:
    action_types = {type(step.action).__name__ for _, step, _, _ in secrets}
    if is_open(table):
        assert action_types <= {"LookIntoBag"}, "what the app draws for one seat alone"
    else:
        assert bool(action_types) == hides(table)
    assert not table.has_secrets or action_types >= SECRETS.get(
        (table.case.game.meta.id, *table.case.expansions), set()
    )


SECRETS = {
    ("pennies",): {"HidePenny"},
    ("mills",): {"ChooseValue"},
    ("sealed_market",): {"SealBids", "DrawCards"},
    ("sealed_market", "smugglers"): {"SealBids", "DrawCards", "HearRumour", "HideGoods"},
}
"""Actions of the test games that hold a secret at every table with secrets."""


def is_open(table: Played) -> bool:
    """True if everything with a secret is done on the real table."""
    options = table.case.options
    return options.get("prices") == "after_reveal" and options.get("tracking") != "territories"
