"""Who is at the table just now: when each seat's phone, and the host's, was last heard. Held in memory only.

Every process hears its own phones; what they heard goes over the channel layer, once a second, without any game
content. While the layer carries nothing, whoever is not heard here may be heard elsewhere: nobody is silent.
"""

from collections.abc import Callable, Iterable
from time import monotonic
from typing import Final
from uuid import uuid4

from games.core.seats import HOST

PING_EVERY_S: Final = 3
"""Phones learn it from `frontend/src/generated/liveness.json`."""
STALE_AFTER: Final = PING_EVERY_S + 0.9
"""Seconds: one missed ping is stale, and all know within 5 of a cut."""


class Sharing:
    """Since when processes have heard from each other without a gap. What a process sends comes back to it as well: as
    long as it does, what others send comes too. `sender` names this process in what it sends."""

    def __init__(self) -> None:
        self.sender = uuid4().hex
        self._came_back = self._since = monotonic()

    def take(self, sender: str) -> None:
        """News came over the layer."""
        if sender != self.sender:
            return
        now = monotonic()
        if self._is_interrupted(now):
            self._since = now
        self._came_back = now

    def since(self) -> float:
        """Return the monotonic time at which the last gap ended; while there is one, now."""
        now = monotonic()
        return now if self._is_interrupted(now) else self._since

    def _is_interrupted(self, now: float) -> bool:
        return now - self._came_back > STALE_AFTER


class Attendance:
    """When whom was last heard, by seat (`"0"`, `"1"` ...) and HOST, in monotonic seconds of this process. Silence
    counts from `shared_since()` at the earliest."""

    def __init__(self, shared_since: Callable[[], float] = lambda: 0.0) -> None:
        self._shared_since = shared_since
        self._heard: dict[str, float] = {HOST: monotonic()}  # nobody is silent since before somebody watched
        self._published = 0.0
        self._told: dict[str, bool] = {}

    def hear(self, names: Iterable[str], at: float) -> None:
        """These were heard at that time."""
        for name in names:
            self._heard[name] = max(at, self._heard.get(name, at))

    def merge(self, ages: dict[str, float]) -> None:
        """What another process heard: seconds ago, by whom."""
        now = monotonic()
        for name, age in ages.items():
            self.hear((name,), now - age)

    def ages(self) -> dict[str, float]:
        """Seconds since each was heard, for other processes; only what is news since the last call."""
        now, since = monotonic(), self._published
        self._published = now
        return {name: now - at for name, at in self._heard.items() if at > since}

    def silences(self) -> dict[str, int]:
        """Whole seconds that each has been silent; 0 while live."""
        silent = {name: self._silent_for(at) for name, at in self._heard.items()}
        return {name: int(seconds) if seconds >= STALE_AFTER else 0 for name, seconds in silent.items()}

    def host_silent_for(self) -> float:
        """Seconds since the host's phone was heard."""
        return self._silent_for(self._heard[HOST])

    def _silent_for(self, heard_at: float) -> float:
        return monotonic() - max(heard_at, self._shared_since())

    def has_changed(self) -> bool:
        """Whether anybody went silent or came back since this was last asked."""
        is_silent = {name: silence > 0 for name, silence in self.silences().items()}
        changed, self._told = is_silent != self._told, is_silent
        return changed
