"""Mending the log: what the table would be if something in the past had been different.

People's entries and chance stay as they are told; the system's work is derived anew, as soon as it is due.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from games.core.action import Action, actor_of
from games.core.errors import GameError
from games.core.event import Event
from games.core.log import Amendment, Correction, Drop, Edit, Entry, Insert, Redo, Ref, Undo, effective
from games.core.prompt import SystemPrompt
from games.core.replay import replay
from games.core.ruleset import Ruleset
from games.core.seats import SYSTEM


class Mended(msgspec.Struct, frozen=True):
    """What an amendment leads to. `played` is the effective log with it, `first` the index from which it differs,
    `amendment` the same with the system's work in its edits; `state`, `events` as after the last entry played.
    `crossed`: something at or after the first difference was revealed. Where an entry does not hold, `failed` is the
    first of them, `error` its refusal, and `played` and `state` end before it."""

    amendment: Amendment[Action]
    first: int
    played: tuple[Entry, ...]
    state: Any
    events: tuple[Event, ...] = ()
    crossed: bool = False
    failed: Entry | None = None
    error: GameError | None = None


def first_change(entries: Sequence[Entry], amendment: Entry) -> int:
    """How many effective entries of the log stay in front as they are."""
    return _common(effective(entries), effective((*entries, amendment)))


def mended(
    ruleset: Ruleset,
    entries: Sequence[Entry],
    amendment: Entry,
    start: int = 0,
    state: Any = None,
    until: Ref | None = None,
) -> Mended:
    """The log with `amendment`, an entry of the next version, played from `state`: the one after the first `start`
    effective entries, at most as many as stay as they are. (`entries` may also be the end of a log, `state` then the
    one before them, and `start` 0.) Played no further than before the entry `until`, where one is named."""
    content = amendment.content
    if not isinstance(content, Undo | Redo | Correction):
        raise TypeError(f"no amendment: {content}")
    before, wanted = effective(entries), effective((*entries, amendment))
    first = _common(before, wanted)
    run = _Run(ruleset, list(wanted[:start]), state, amendment.version, _parts(content.edits))
    at = start
    if start:
        run.derive(_system_work(wanted, start))
    while at < len(wanted) and run.failed is None:
        entry = wanted[at]
        if entry.ref == until:
            break
        at += 1
        if run.played and _is_system_work(entry):
            continue  # done where it became due
        run.play(entry, _system_work(wanted, at))
    crossed = any(isinstance(entry.content, Action) and entry.content.reveals for entry in before[first:])
    edits = (*content.edits, *run.edits(wanted))
    return Mended(
        replace(content, edits=edits, crossed=crossed),
        first,
        tuple(run.played),
        run.state,
        run.events,
        crossed,
        run.failed,
        run.error,
    )


class _Run:
    """A replay that does the system's work whenever it is due."""

    def __init__(self, ruleset: Ruleset, played: list[Entry], state: Any, version: int, parts: int) -> None:
        self.ruleset, self.played, self.state = ruleset, played, state
        self.events: tuple[Event, ...] = ()
        self.failed: Entry | None = None
        self.error: GameError | None = None
        self._version, self._parts = version, parts
        self._put_in: list[Edit[Action]] = []

    def play(self, entry: Entry, work: Sequence[Entry]) -> None:
        """One entry of a person, then what is due; `work` is the system's work as it was at this place."""
        result = replay(self.ruleset, [entry], self.state)
        if result.failed:
            self.failed, self.error = entry, result.error
            return
        self.state, self.events = result.state, result.events
        self.played.append(entry)
        self.derive(work)

    def derive(self, work: Sequence[Entry]) -> None:
        """The system's work that is due; entries that say just that stay."""
        known = list(work)
        while due := [
            prompt for prompt in self.ruleset.prompts(self.state, SYSTEM) if isinstance(prompt, SystemPrompt)
        ]:
            action = self.ruleset.system_actions[due[0].action]
            entry = next((one for one in known if one.content == action), None)
            if entry:
                known.remove(entry)
            else:
                entry = self._new(action)
            progress = self.ruleset.apply(self.state, actor_of(action, None), action)
            self.state, self.events = progress.state, progress.events
            self.played.append(entry)

    def _new(self, action: Action) -> Entry:
        self._put_in.append(Insert(self.played[-1].ref, action))
        self._parts += 1
        return Entry(self._version, "action", None, action, self._parts)

    def edits(self, wanted: Sequence[Entry]) -> list[Edit[Action]]:
        """What becomes of the system's work, as edits of `wanted`."""
        stays = {entry.ref for entry in self.played}
        return [
            *(Drop(entry.ref) for entry in wanted if _is_system_work(entry) and entry.ref not in stays),
            *self._put_in,
        ]


def _is_system_work(entry: Entry) -> bool:
    return isinstance(entry.content, Action) and entry.content.actor == "system"


def _system_work(entries: Sequence[Entry], at: int) -> Sequence[Entry]:
    """The system's work that stands in the log from `at` on, up to the next entry of a person."""
    end = at
    while end < len(entries) and _is_system_work(entries[end]):
        end += 1
    return entries[at:end]


def _common(one: Sequence[Entry], other: Sequence[Entry]) -> int:
    same = 0
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            break
        same += 1
    return same


def _parts(edits: Sequence[Edit[Action]]) -> int:
    return sum(isinstance(edit, Insert) for edit in edits)
