"""Scheduler of Celery's beat whose ticks are not interrupted by a request to stop."""

import signal
from typing import Any, Final

from celery import beat

STOP_SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)


class Scheduler(beat.Scheduler):
    """Celery's scheduler; a signal to stop that arrives in the middle of a tick takes effect after it.

    Beat stops by an exception that its signal handler raises. Raised inside the client for Redis, it would become
    another error, which beat logs before it goes on.
    """

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
