"""Verification of a log by replay: the rules check every entry and every state on the way."""

from typing import Any, Final, cast

from companion.archive.errors import DoesNotReplay, TooMuchToReplay
from companion.tables.store import LoggedEntry
from games.core.action import Action, StartTable
from games.core.correction import count_common
from games.core.event import Corrected, Event, Redone, SeatingChanged, Undone
from games.core.log import PLAYED, Correction, Entry, Insert, Redo, Undo, find_effective
from games.core.replay import replay
from games.core.ruleset import Ruleset
from games.core.text import Text

MOST_STEPS: Final = 20_000
"""Limit of played actions: each action is played once, and again for each log change before it."""
MOST_EDITING: Final = 4_000_000
"""Limit of entries scanned for log changes, those that edits may have inserted too, counted for each edit."""
LOG_CHANGES: Final[dict[str, type[Any]]] = {"undo": Undo, "redo": Redo, "correction": Correction}


class Rerun:
    """Replay of a log of `seats` seats."""

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        self._ruleset, self._seats = ruleset, seats
        self._log: list[Entry] = []
        self._effective_log: list[Entry] = []
        self._states: list[Any] = []
        self._steps = self._edits = self._editing = 0

    @property
    def state(self) -> Any:
        return self._states[-1]

    @property
    def start(self) -> StartTable:
        """The first entry, as corrected."""
        return cast(StartTable, self._effective_log[0].content)

    def play(self, logged_entry: LoggedEntry) -> tuple[Event, ...]:
        """Play the next entry of the log and return its events.

        :raises DoesNotReplay: the entry cannot have happened. :raises TooMuchToReplay:
        """
        entry = Entry(logged_entry.version, logged_entry.kind, logged_entry.seat, logged_entry.content)  # type: ignore[arg-type]
        self._check(entry)
        self._log.append(entry)
        if entry.kind in PLAYED:
            self._effective_log.append(entry)
            return self._play_entry(entry, entry)
        if isinstance(entry.content, SeatingChanged):
            return (entry.content,)
        self._apply_log_change(entry)
        if isinstance(entry.content, Undo) and entry.seat is not None:
            return (Undone(entry.seat),)
        if isinstance(entry.content, Redo) and entry.seat is not None:
            return (Redone(entry.seat),)
        return (Corrected(entry.seat),)

    def _apply_log_change(self, entry: Entry) -> None:
        edits = getattr(entry.content, "edits", ())
        self._edits += len(edits)
        self._editing += (len(self._log) + self._edits) * (1 + self._edits)
        if self._editing > MOST_EDITING:
            raise TooMuchToReplay
        log_before, self._effective_log = self._effective_log, list(find_effective(self._log))
        if not self._effective_log:
            raise _explain_refusal(entry, Text("take_along.start"))
        common_length = count_common(log_before, self._effective_log)
        del self._states[common_length:]
        for corrected in self._effective_log[common_length:]:
            self._play_entry(corrected, entry)

    def _play_entry(self, entry: Entry, cause: Entry) -> tuple[Event, ...]:
        """Play one entry; an error names `cause`."""
        self._steps += 1
        if self._steps > MOST_STEPS:
            raise TooMuchToReplay
        is_first = not self._states
        if is_first != isinstance(entry.content, StartTable):
            raise _explain_refusal(cause, Text("take_along.start"))
        self._check_actor(entry, cause)
        result = replay(self._ruleset, [entry], None if is_first else self._states[-1])
        if result.error:
            raise _explain_refusal(cause, Text(result.error.code, result.error.params))
        self._states.append(result.state)
        return result.events

    def _check(self, entry: Entry) -> None:
        """Check that the entry has the next version and the right kind."""
        content = entry.content
        expected: type[Any] = LOG_CHANGES.get(entry.kind, SeatingChanged)
        if entry.kind in PLAYED:
            expected = StartTable if entry.kind == "start" else Action
        if entry.version != len(self._log) + 1:
            raise _explain_refusal(entry, Text("take_along.number"))
        if not isinstance(content, expected) or (entry.kind == "action" and isinstance(content, StartTable)):
            raise _explain_refusal(entry, Text("take_along.kind"))
        if entry.version > 1 and not self._states:
            raise _explain_refusal(entry, Text("take_along.start"))
        named = [entry.seat, *(edit.seat for edit in getattr(content, "edits", ()) if isinstance(edit, Insert))]
        if isinstance(content, SeatingChanged):
            named.append(content.seat)
        if any(seat is not None and not 0 <= seat < self._seats for seat in named):
            raise _explain_refusal(entry, Text("table.no_such_seat"))

    def _check_actor(self, entry: Entry, cause: Entry) -> None:
        """Check that a seat's action comes from a seat and a system action from nobody."""
        action = entry.content
        if isinstance(action, StartTable) or not isinstance(action, Action):
            return
        if (action.actor == "seat" and entry.seat is None) or (action.actor == "system" and entry.seat is not None):
            raise _explain_refusal(cause, Text("table.no_such_seat"))


def _explain_refusal(entry: Entry, why: Text) -> DoesNotReplay:
    return DoesNotReplay(version=entry.version, why=why)
