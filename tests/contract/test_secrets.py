"""Facts that a viewer is not told do not affect what it sees: at each step the seat, or chance, could have acted
differently.

If a viewer is told the same in both cases, and not everything, then both lead to the same view, refusals and
projection.
"""

import random
from collections import defaultdict
from typing import Any

import msgspec

from games.core.action import Action
from games.core.company import build_view_in_company
from games.core.errors import GameError
from games.core.event import is_audible
from games.core.seats import CHANCE, SPECTATOR, SYSTEM, Actor
from tests.contract.cases import EVERYTHING
from tests.contract.secrets import Secret, encoded_events, hides, other_viewers, ways
from tests.contract.tables import Played

STRIDE = 3
"""Every so many steps another seat's actions are tried in both cases."""
MOST_SECRETS = 1000 if EVERYTHING else 8
"""How many random secrets per type of action are checked where checking is slow."""
MOST_ALIKE = 1000 if EVERYTHING else 3
"""How many indistinguishable alternatives are compared there."""


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


def test_a_viewer_does_not_see_what_it_is_not_told(table: Played, secrets: list[Secret]) -> None:
    """While one seat knows more than another, every view says that there are secrets."""
    for _, _, viewer, group in sample_secrets(secrets):
        views = [table.ruleset.build_view(progress.state, viewer) for _, progress in group]
        assert len({msgspec.json.encode(view) for view in views}) == 1, (viewer, [action for action, _ in group])
        assert all(view.secrets for view in views)


def test_a_shared_phone_shows_no_secret(table: Played, secrets: list[Secret]) -> None:
    """In company a seat is shown and asked only what does not depend on private knowledge. It is asked the rest in
    secret, and everybody knows whom that concerns."""
    for _, _, viewer, group in sample_secrets(secrets):
        if viewer == SPECTATOR:
            for seat in range(table.case.seats):
                encoded_views = {
                    msgspec.json.encode(build_view_in_company(table.ruleset, progress.state, seat))
                    for _, progress in group
                }
                assert len(encoded_views) == 1, (seat, [action for action, _ in group])
    for number in table.sampled:
        view = table.view(number, SPECTATOR)
        for seat in range(table.case.seats):
            seat_view = table.view(number, seat)
            assert seat_view.secret_seats == view.secret_seats
            if str(seat) in view.waits and seat_view.prompts and seat not in view.secret_seats:
                assert build_view_in_company(table.ruleset, table.states[number], seat).prompts


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
            possible = ways(table, step)
            for viewer in other_viewers(table, step):
                sounds = defaultdict(list)
                for _, progress in possible:
                    sounds[encoded_events(progress.events, viewer)].append(progress)
                events_by_sound = defaultdict(list)
                for sound, alike_heard in sounds.items():
                    for progress in alike_heard if len(alike_heard) > 1 else ():
                        view = msgspec.json.encode(table.ruleset.build_view(progress.state, viewer))
                        events_by_sound[view, sound].append(progress.events)
                for alike in events_by_sound.values():
                    assert len(alike) == 1 or not any(all(is_audible(e, viewer) for e in events) for events in alike)


def test_due_system_work_does_not_depend_on_secrets(table: Played, secrets: list[Secret]) -> None:
    """Whether work of the system seat is due never depends on a secret choice."""
    for _, _, _, group in secrets:
        encoded_prompts = {
            msgspec.json.encode(table.ruleset.list_prompts(progress.state, SYSTEM)) for _, progress in group
        }
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
