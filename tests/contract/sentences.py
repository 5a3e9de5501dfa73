"""Entries that a timeline could only call "Something was entered"."""

from collections.abc import Iterable

from companion.tables.audience import Audience
from games.core.action import Action
from games.core.event import Event
from games.core.log import Entry
from games.core.ruleset import Ruleset
from games.core.seats import SPECTATOR, Seat


def list_silent(
    ruleset: Ruleset, seats: int, has_secrets: bool, entries: Iterable[tuple[Seat | None, Action, tuple[Event, ...]]]
) -> set[str]:
    """Return the types of actions of which a viewer knows without hearing a sentence, and whether they were its own.

    `entries`: who submitted an action, the action, and its events.
    """
    audiences = [Audience(ruleset, viewer, has_secrets) for viewer in (*range(seats), SPECTATOR)]
    return {
        f"{type(action).__name__} ({'own' if seat == audience.seat else 'of others'})"
        for version, (seat, action, events) in enumerate(entries, 2)
        for audience in audiences
        if audience.knows(Entry(version, "action", seat, action), events) and not audience.narrate(events)
    }
