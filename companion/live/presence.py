"""Presence: when the phone of each seat, and of the host, was last heard. Kept in memory only.

Every process hears its own phones. Once a second it sends over the channel layer who was heard, without game content.
While the layer carries nothing, a phone may be heard elsewhere, so nobody counts as silent.
"""

from collections.abc import Callable, Iterable
from time import monotonic
from typing import Final
from uuid import uuid4

from games.core.seats import HOST

PING_EVERY_S: Final = 3
"""Phones learn it from `frontend/src/generated/liveness.json`."""
STALE_AFTER: Final = PING_EVERY_S + 0.9
"""Seconds. A phone is stale after one missed ping, so all phones know of a cut within 5."""


class Sharing:
    """Tracker of the time since which processes have heard from each other without a gap.

    A process also receives what it sends itself. As long as that comes back, news of other processes come too. `sender`
    is the name of this process in what it sends.
    """

    def __init__(self) -> None:
        self.sender = uuid4().hex
        self._last_echo = self._since = monotonic()

    def take(self, sender: str) -> None:
        """Note that news of `sender` came over the layer."""
        if sender != self.sender:
            return
        now = monotonic()
        if self._is_interrupted(now):
            self._since = now
        self._last_echo = now

    def find_start(self) -> float:
        """Return the monotonic time at which the last gap ended, or now during a gap."""
        now = monotonic()
        return now if self._is_interrupted(now) else self._since

    def _is_interrupted(self, now: float) -> bool:
        return now - self._last_echo > STALE_AFTER


STEP: Final = "step "
"""Begins the name under which a TV is heard while it shows a step of the final scoring: "step 3"."""
REVIEW: Final = "review "
"""Begins the name under which the phone of a seat is heard while it shows a review: "review 0 2", seat and turn."""


class Attendance:
    """Times at which each seat (`"0"`, `"1"` ...), HOST and TVs were last heard, in monotonic seconds of this process.

    Silence counts from `shared_since()` at the earliest.
    """

    def __init__(self, shared_since: Callable[[], float] = lambda: 0.0) -> None:
        self._shared_since = shared_since
        self._heard_at: dict[str, float] = {HOST: monotonic()}  # silence counts from when somebody watches
        self._published = 0.0
        self._last: tuple[dict[str, bool], int, dict[str, int]] = ({}, 0, {})

    def hear(self, names: Iterable[str], at: float) -> None:
        """Note that these were heard at that time."""
        for name in names:
            self._heard_at[name] = max(at, self._heard_at.get(name, at))

    def merge(self, ages: dict[str, float]) -> None:
        """Merge what another process heard: name -> seconds ago."""
        now = monotonic()
        for name, age in ages.items():
            self.hear((name,), now - age)

    def list_heard(self) -> dict[str, float]:
        """Return when each was last heard, for other processes. Only those heard since the last call."""
        since, self._published = self._published, monotonic()
        return {name: at for name, at in self._heard_at.items() if at > since}

    def list_silences(self) -> dict[str, int]:
        """Return the whole seconds that each seat and HOST has been silent, 0 while live."""
        phones = {name: at for name, at in self._heard_at.items() if not name.startswith((STEP, REVIEW))}
        silent = {name: self._measure_silence(at) for name, at in phones.items()}
        return {name: int(seconds) if seconds >= STALE_AFTER else 0 for name, seconds in silent.items()}

    def find_step(self) -> int:
        """Return the furthest step of the final scoring that a TV shows; 0: no TV that is live shows one."""
        live_from = monotonic() - STALE_AFTER
        steps = (
            name.removeprefix(STEP) for name, at in self._heard_at.items() if name.startswith(STEP) and at > live_from
        )
        return max(map(int, steps), default=0)

    def list_reviews(self) -> dict[str, int]:
        """Return the turn whose review the phone of a seat shows, by seat: it was last heard with it."""
        reviews = ((name.removeprefix(REVIEW).split(), at) for name, at in self._heard_at.items() if REVIEW in name)
        return {seat: int(turn) for (seat, turn), at in reviews if at >= self._heard_at.get(seat, 0)}

    def measure_host_silence(self) -> float:
        """Return the seconds since the host's phone was heard."""
        return self._measure_silence(self._heard_at[HOST])

    def _measure_silence(self, heard_at: float) -> float:
        return monotonic() - max(heard_at, self._shared_since())

    def has_changed(self) -> bool:
        """True if anybody went silent or came back, opened or closed a review, or a TV went on, since the last call."""
        now = (
            {name: silence > 0 for name, silence in self.list_silences().items()},
            self.find_step(),
            self.list_reviews(),
        )
        changed, self._last = now != self._last, now
        return changed
