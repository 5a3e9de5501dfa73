"""The scheduler of Celery beat. A signal to stop does not interrupt its ticks."""

import signal
from typing import Any, Final

from celery import beat

STOP_SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)


class Scheduler(beat.Scheduler):
    """Celery's scheduler, except that a signal to stop that arrives during a tick takes effect after the tick.

    Beat's signal handler raises SystemExit. Inside the Redis client that would become another error, which beat would
    log and then go on. A tick ends at the latest with the socket_timeout of CELERY_BROKER_TRANSPORT_OPTIONS.
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
