"""Who is at the table just now: when each seat's phone, and the host's, was last heard. Held in memory only.

Every process hears its own phones; what they heard goes over the channel layer, at most once a second and table,
without any game content.
"""

from collections.abc import Iterable
from time import monotonic
from typing import Final

from games.core.seats import HOST

STALE_AFTER: Final = 3.9
"""Seconds: phones ping every 3; one missed is stale, and all know within 5 of a cut."""


class Attendance:
    """When whom was last heard, by seat (`"0"`, `"1"` ...) and HOST, in monotonic seconds of this process."""

    def __init__(self) -> None:
        self._heard: dict[str, float] = {HOST: monotonic()}  # nobody is silent since before somebody watched
        self._published = 0.0
        self._told: dict[str, bool] = {}

    def hear(self, who: Iterable[str], at: float) -> None:
        """These were heard at that time."""
        for name in who:
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
        now = monotonic()
        return {name: int(now - at) if now - at >= STALE_AFTER else 0 for name, at in self._heard.items()}

    def host_silent_for(self) -> float:
        """Seconds since the host's phone was heard."""
        return monotonic() - self._heard[HOST]

    def has_changed(self) -> bool:
        """Whether anybody went silent or came back since this was last asked."""
        told = {name: silence > 0 for name, silence in self.silences().items()}
        changed, self._told = told != self._told, told
        return changed
