"""Which entries of a log hold secrets that a viewer may not know yet."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

import msgspec

from games.core.action import Action
from games.core.errors import GameError
from games.core.event import Event, is_audible
from games.core.log import Entry, Ref
from games.core.replay import play_entry
from games.core.ruleset import Ruleset
from games.core.seats import Viewer

BY_SYSTEM: Final = ""
"""Stands in `Secrecy.opened` for every entry of the system."""


class Secrecy(msgspec.Struct, frozen=True):
    """Entries that caused something which the viewer was not told.

    - `owners`: entry -> the seats that were told.
    - `sealed`: entry -> the events that the viewer was not told yet.
    - `opened`: entry -> the entry that opened it.
    - `lapsed`: entries that should have opened choices and took some of them back instead.
    """

    owners: Mapping[Ref, frozenset[Viewer]] = MappingProxyType({})
    sealed: Mapping[Ref, tuple[Event, ...]] = MappingProxyType({})
    opened: Mapping[Ref, Ref] = MappingProxyType({})
    lapsed: frozenset[Ref] = frozenset()


def find_secrecy(
    ruleset: Ruleset,
    entries: Iterable[Entry],
    state: Any,
    viewer: Viewer,
    earlier: Secrecy | None = None,
    has_secrets: bool = True,
) -> Secrecy:
    """Return what effective `entries`, played from `state` to the newest one, hide from `viewer`.

    `earlier` is what the entries before them hide; `has_secrets` is the ruleset's answer for the table. Entries that do
    not hold, and those after them, are left out.
    """
    secrecy = earlier or Secrecy()
    if not has_secrets:
        return secrecy
    owners, openers, lapsed = dict(secrecy.owners), dict(secrecy.opened), set(secrecy.lapsed)
    seal = Seal(secrecy.sealed, viewer)
    for entry in entries:
        try:
            progress = play_entry(ruleset, entry, state)
        except GameError:
            break
        state = progress.state
        if not progress.events:
            continue
        if opened_refs := seal.play(entry, progress.events):
            openers |= dict.fromkeys(opened_refs, name_opener(entry))
        if seal.sealed and (sealed_events := seal.sealed.get(entry.ref)):
            owners[entry.ref] = find_owners(sealed_events)
        if any(event.lapses for event in progress.events):
            lapsed.add(entry.ref)
    return Secrecy(owners, seal.sealed, openers, frozenset(lapsed))


class Seal:
    """The events that are `sealed` to a viewer while entries are played, at a table that `has_secrets` or not."""

    def __init__(self, sealed: Mapping[Ref, tuple[Event, ...]], viewer: Viewer, has_secrets: bool = True) -> None:
        self.sealed = dict(sealed)
        self.has_secrets = has_secrets
        self._viewer = viewer
        self._openers = {kind for events in sealed.values() for event in events for kind in event.opened_by}
        """Every type of event that opens something sealed, perhaps more."""

    def play(self, entry: Entry, caused: Sequence[Event]) -> list[Ref]:
        """Add the events that an entry caused and return the entries that it opened."""
        event_types = {type(event) for event in caused if is_audible(event, self._viewer)}
        opened_refs: list[Ref] = []
        if not self._openers.isdisjoint(event_types):
            opened_refs = [
                ref for ref, events in self.sealed.items() if all(_is_opened(event, event_types) for event in events)
            ]
        for opened_ref in opened_refs:
            del self.sealed[opened_ref]
        hidden = [event for event in caused if not is_audible(event, self._viewer)]
        if sealed_events := tuple(event for event in hidden if not _is_opened(event, event_types)):
            self.sealed[entry.ref] = sealed_events
            self._openers.update(*(event.opened_by for event in sealed_events))
        return opened_refs


def name_opener(entry: Entry) -> Ref:
    """Return the name of an entry in `Secrecy.opened`: its ref, or `BY_SYSTEM`."""
    return BY_SYSTEM if isinstance(entry.content, Action) and entry.content.actor == "system" else entry.ref


def find_owners(events: Iterable[Event]) -> frozenset[Viewer]:
    """Return the seats that alone were told one of the events."""
    return frozenset(event.seat for event in events if event.audience == "owner")  # type: ignore[attr-defined]


def _is_opened(event: Event, event_types: set[type[Event]]) -> bool:
    return not event_types.isdisjoint(event.opened_by)
