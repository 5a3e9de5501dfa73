"""Replay: the state that a log leads to. Every entry is validated again; `unchecked` ones as far as everybody may
know."""

from collections.abc import Iterable
from typing import Any

import msgspec

from games.core.action import Action, StartTable, find_actor
from games.core.errors import GameError
from games.core.event import Event
from games.core.log import Entry
from games.core.ruleset import Progress, Ruleset


class Replay(msgspec.Struct, frozen=True):
    """Result of a replay: the state, the events of the last entry played, and the first entry that was refused
    (`failed`, `error`). That entry and those after it were not played."""

    state: Any
    events: tuple[Event, ...] = ()
    failed: Entry | None = None
    error: GameError | None = None


def replay(ruleset: Ruleset, entries: Iterable[Entry], state: Any = None) -> Replay:
    """Play effective `entries` on `state` (None: an empty table; the first entry is StartTable)."""
    events: tuple[Event, ...] = ()
    for entry in entries:
        try:
            progress = play_entry(ruleset, entry, state)
        except GameError as error:
            return Replay(state, events, entry, error)
        state, events = progress.state, progress.events
    return Replay(state, events)


def play_entry(ruleset: Ruleset, entry: Entry, state: Any) -> Progress:
    """Play an effective entry on `state`.

    :raises GameError: the rules refuse it.
    """
    action = entry.content
    if not isinstance(action, Action):
        raise TypeError(f"entry {entry.version} is not played: {entry.kind}")
    if isinstance(action, StartTable):
        return ruleset.setup(action)
    apply = ruleset.apply_unchecked if entry.unchecked else ruleset.apply
    return apply(state, find_actor(action, entry.seat), action)
