"""The course of a game: every state along an effective log, kept while the log grows and is corrected."""

from collections.abc import Sequence
from typing import Any

from games.core.correction import count_common
from games.core.event import Event
from games.core.log import Entry
from games.core.replay import replay
from games.core.ruleset import Ruleset


class Course:
    """An effective log (`played`) with the state and the events that each entry led to, at the same index of `states`
    and `events`."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset
        self.played: list[Entry] = []
        self.states: list[Any] = []
        self.events: list[tuple[Event, ...]] = []

    @property
    def state(self) -> Any:
        """Return the newest state, or None before the first entry."""
        return self.states[-1] if self.states else None

    def play(self, entry: Entry) -> None:
        """Append one entry.

        :raises GameError: the entry does not hold; nothing is changed.
        """
        result = replay(self._ruleset, [entry], self.state)
        if result.error:
            raise result.error
        self.played.append(entry)
        self.states.append(result.state)
        self.events.append(result.events)

    def follow(self, target: Sequence[Entry]) -> None:
        """Change to the log `target`. Entries at its front that stay are not replayed.

        :raises GameError: an entry does not hold; the course ends before it.
        """
        common = count_common(self.played, target)
        del self.played[common:], self.states[common:], self.events[common:]
        for entry in target[common:]:
            self.play(entry)
