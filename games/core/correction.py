"""Correcting the log: what the table would be if something in the past had been different.

Entries of people and of chance stay as entered; the system's work is derived again whenever it is due. The result
depends only on what the asker may know: an entry that is sealed to the asker never counts as failed.
"""

from collections.abc import Sequence
from copy import copy
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from games.core.action import Action, find_actor
from games.core.errors import GameError
from games.core.event import Event
from games.core.identity_cache import cache_by_identity
from games.core.laid import Laid, find_laid
from games.core.log import Correction, Drop, Edit, Entry, Insert, LogChange, Redo, Ref, Undo, find_effective
from games.core.prompt import SystemPrompt
from games.core.replay import replay
from games.core.ruleset import Ruleset
from games.core.seats import SPECTATOR, SYSTEM, Viewer
from games.core.secrecy import Seal, Secrecy, find_owners, find_secrecy, name_opener


class CorrectedLog(msgspec.Struct, frozen=True):
    """Result of an undo, redo or correction.

    - `played`: the effective log with it.
    - `first`: the index of the first entry that differs.
    - `log_change`: its content, with the system's work added to its edits.
    - `state`, `events`: as after the last entry played.
    - `crossed`: something at or after the first difference was revealed.
    - `failed`, `error`: the first entry that does not hold, and its refusal. `played` and `state` then end before it.
    - `opens`: it would open something that is sealed to the asker, or that was opened only later.
    - `laid`: what was laid from `first` on, instead of by the entries `lifted`.
    """

    log_change: LogChange[Action]
    first: int
    played: tuple[Entry, ...]
    state: Any
    events: tuple[Event, ...] = ()
    crossed: bool = False
    failed: Entry | None = None
    error: GameError | None = None
    opens: bool = False
    laid: tuple[Laid, ...] = ()
    lifted: tuple[Ref, ...] = ()


def find_first_change(entries: Sequence[Entry], new_entry: Entry) -> int:
    """Return how many entries at the front of the effective log `new_entry` leaves unchanged."""
    return count_common(find_effective(entries), find_effective((*entries, new_entry)))


def correct_log(
    ruleset: Ruleset,
    entries: Sequence[Entry],
    new_entry: Entry,
    start: int = 0,
    state: Any = None,
    until: Ref | None = None,
    asker: Viewer = SPECTATOR,
    earlier: Secrecy | None = None,
    has_secrets: bool = True,
) -> CorrectedLog:
    """Replay the log with `new_entry`, an undo, redo or correction of the next version.

    - `entries`: the whole log, with `state` the one after its first `start` effective entries (at most those that
      `new_entry` leaves unchanged); or only the end of a log, with `state` the one before it and `start` 0.
    - `until`: the entry before which the replay stops, if given.
    - `earlier`: what the first `start` entries hide from the asker.
    - `has_secrets`: the ruleset's answer for the table.

    Entries of others that fail only because of something `asker` may not know stay, marked as `unchecked`. A secret
    entry that everybody can tell to be impossible now is dropped, and its seat is asked again. The same goes for an
    opening at which a choice lapsed: played again it would tell what holds now.
    """
    content = new_entry.content
    if not isinstance(content, Undo | Redo | Correction):
        raise TypeError(f"no undo, redo or correction: {content}")
    before, after = find_effective(entries), find_effective((*entries, new_entry))
    first = count_common(before, after)
    ruleset = _cache_results(ruleset, len(before))
    hidden = find_secrecy(ruleset, before[start:], state, asker, earlier, has_secrets)
    seal = Seal(earlier.sealed if earlier else {}, asker, has_secrets)
    parts = sum(isinstance(edit, Insert) for edit in content.edits)
    run = _Run(ruleset, list(after[:start]), state, first, new_entry.version, parts, hidden, seal, asker)
    at = start
    if start:
        run.derive(_find_system_work(after, start))
    while at < len(after) and run.failed is None:
        entry = after[at]
        if entry.ref == until:
            break
        at += 1
        if run.played and _is_system_work(entry):
            continue  # the work is done where it became due
        if at > first and entry.ref in hidden.lapsed:
            continue
        run.play(entry, _find_system_work(after, at))
    crossed = any(isinstance(entry.content, Action) and entry.content.reveals for entry in before[first:])
    edits = (*content.edits, *run.list_edits(after))
    return CorrectedLog(
        replace(content, edits=edits, crossed=crossed, unchecked=tuple(run.unchecked)),
        first,
        tuple(run.played),
        run.state,
        run.events,
        crossed,
        run.failed,
        run.error,
        run.opens,
        tuple(run.laid),
        tuple(entry.ref for entry in before[first:]),
    )


def _cache_results(ruleset: Ruleset, most: int) -> Ruleset:
    """Return the ruleset with a cache of up to `most` results. What is the same before and after a change is played
    once."""
    caching = copy(ruleset)
    caching.setup = cache_by_identity(1)(ruleset.setup)  # type: ignore[method-assign]
    caching.apply = cache_by_identity(most)(ruleset.apply)  # type: ignore[method-assign]
    return caching


class _Run:
    """A replay that does the system's work whenever it is due."""

    def __init__(
        self,
        ruleset: Ruleset,
        played: list[Entry],
        state: Any,
        first: int,
        version: int,
        parts: int,
        hidden: Secrecy,
        seal: Seal,
        asker: Viewer,
    ) -> None:
        self.ruleset, self.played, self.state = ruleset, played, state
        self.unchecked: list[Ref] = []
        self.opens = False
        self._hidden, self._seal, self._asker = hidden, seal, asker
        self.events: tuple[Event, ...] = ()
        self.laid: list[Laid] = []
        self.failed: Entry | None = None
        self.error: GameError | None = None
        self._first, self._version, self._parts = first, version, parts
        self._inserts: list[Edit[Action]] = []

    def play(self, entry: Entry, work: Sequence[Entry]) -> None:
        """Play one entry of a person, then the work that is due; `work` is the system's work that followed it in the
        log."""
        result = replay(self.ruleset, [entry], self.state)
        goes_unchecked = result.failed is not None and self._may_stay_unchecked(entry)
        if goes_unchecked:
            entry = replace(entry, unchecked=True)
            result = replay(self.ruleset, [entry], self.state)
        owners = self._hidden.owners.get(entry.ref)
        if owners is not None and (result.failed or not find_owners(result.events) <= owners):
            return  # dropped: it is impossible now, or would tell others what only its seat was told
        if result.failed:
            self.failed, self.error = entry, result.error
            return
        self._note_laid(entry, result.state, result.events)
        if goes_unchecked:
            self.unchecked.append(entry.ref)
        self.derive(work)

    def _may_stay_unchecked(self, entry: Entry) -> bool:
        """True if the entry may fail because of something the asker may not know: a sealed entry, or one by a seat that
        has secrets. What is open now may have been chosen otherwise before."""
        if not self._seal.has_secrets or entry.unchecked or entry.version == self._version:
            return False
        by_other = isinstance(entry.content, Action) and entry.content.actor == "seat" and entry.seat != self._asker
        return entry.ref in self._hidden.owners or by_other

    def derive(self, work: Sequence[Entry]) -> None:
        """Do the system's work that is due. Entries of `work` that say the same stay."""
        unmatched = list(work)
        while due_prompts := [
            prompt for prompt in self.ruleset.list_prompts(self.state, SYSTEM) if isinstance(prompt, SystemPrompt)
        ]:
            action = self.ruleset.system_actions[due_prompts[0].action]
            entry = next((entry for entry in unmatched if entry.content == action), None)
            if entry:
                unmatched.remove(entry)
                action = cast(Action, entry.content)  # the object whose result is cached
            else:
                entry = self._insert_entry(action)
            progress = self.ruleset.apply(self.state, find_actor(action, None), action)
            self._note_laid(entry, progress.state, progress.events)

    def _note_laid(self, entry: Entry, state: Any, events: tuple[Event, ...]) -> None:
        if len(self.played) >= self._first:
            self.laid += find_laid(self.ruleset, entry, self.state, state, events)
        self.state, self.events = state, events
        self.played.append(entry)
        opened_refs = self._seal.play(entry, events)
        self.opens |= any(self._hidden.opened.get(ref) != name_opener(entry) for ref in opened_refs)

    def _insert_entry(self, action: Action) -> Entry:
        self._inserts.append(Insert(self.played[-1].ref, action))
        self._parts += 1
        return Entry(self._version, "action", None, action, self._parts)

    def list_edits(self, after: Sequence[Entry]) -> list[Edit[Action]]:
        """Return edits of `after`: system entries that were added or removed, and entries that were dropped."""
        stays = {entry.ref for entry in self.played}
        may_go = self._hidden.owners.keys() | self._hidden.lapsed
        return [
            *(
                Drop(entry.ref)
                for entry in after
                if (_is_system_work(entry) or entry.ref in may_go) and entry.ref not in stays
            ),
            *self._inserts,
        ]


def _is_system_work(entry: Entry) -> bool:
    return isinstance(entry.content, Action) and entry.content.actor == "system"


def _find_system_work(entries: Sequence[Entry], at: int) -> Sequence[Entry]:
    """Return the system's work in the log from index `at` up to the next entry of a person."""
    end = at
    while end < len(entries) and _is_system_work(entries[end]):
        end += 1
    return entries[at:end]


def count_common(old_entries: Sequence[Entry], new_entries: Sequence[Entry]) -> int:
    """Return how many entries two logs have in common before they differ."""
    count = 0
    for old_entry, new_entry in zip(old_entries, new_entries, strict=False):
        if old_entry != new_entry:
            break
        count += 1
    return count
