"""The scheduler of Celery beat. A signal to stop does not interrupt its ticks, and it follows no wall clock."""

import signal
from datetime import UTC, datetime
from time import monotonic
from typing import Any, Final

from celery import beat

STOP_SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)


def read_steady_clock() -> datetime:
    """Return a time that only differences have a meaning of: the monotonic clock's."""
    return datetime.fromtimestamp(monotonic(), UTC)


class Scheduler(beat.Scheduler):
    """Celery's scheduler, except that a signal to stop that arrives during a tick takes effect after the tick.

    Beat's signal handler raises SystemExit. Inside the Redis client that would become another error, which beat would
    log and then go on. A tick ends at the latest with the socket_timeout of CELERY_BROKER_TRANSPORT_OPTIONS.
    """

    def setup_schedule(self) -> None:
        """Time all entries by a clock that nobody sets. Beat would wait for as long as a wall clock is set back."""
        super().setup_schedule()
        for entry in self.schedule.values():
            interval: Any = entry.schedule
            interval.nowfun = read_steady_clock
            entry.last_run_at = read_steady_clock()

    def tick(self, *args: Any, **kwargs: Any) -> Any:
        """Send what is due; return the seconds until the next tick."""
        arrived: list[int] = []
        handlers = {number: signal.signal(number, lambda number, _: arrived.append(number)) for number in STOP_SIGNALS}
        try:
            return super().tick(*args, **kwargs)
        finally:
            for number, handler in handlers.items():
                signal.signal(number, handler)
            if arrived:
                signal.raise_signal(arrived[0])
