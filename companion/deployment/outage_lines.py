"""Lines of the log about a service that is away or a disk that is full: each once a minute, without a traceback.

Nothing is wrong with the code then, and everybody who waits tries again every few seconds.
"""

import logging
import sys
from threading import Lock
from time import monotonic
from typing import Any, Final

from structlog.typing import EventDict

from companion.runtime.database import is_passing
from companion.runtime.room import is_lack_of_room

EVERY_S: Final = 60.0
UNAVAILABLE: Final = 503
POOL: Final = "psycopg.pool"
"""Logger of PostgreSQL's pool, which tells of each connection that it has lost."""
AWAY: Final = frozenset(
    {
        "builtins.ConnectionError",
        "builtins.TimeoutError",
        "celery.beat.SchedulingError",
        "kombu.exceptions.OperationalError",
        "psycopg.OperationalError",
        "redis.exceptions.RedisError",
    }
)
"""Errors of services that are away, by name, because an embedded server loads no drivers."""


class OncePerMinute(logging.Filter):
    """Filter of a handler that lets a line about an outage pass if no equal one has passed within EVERY_S.

    Lines are equal if logger, message before formatting, and kind of error are; so are all lines about requests that
    were answered with 503; those of PostgreSQL's pool have no error. All other lines pass.
    """

    def __init__(self) -> None:
        super().__init__()
        self._passed_at: dict[tuple[str, str, str], float] = {}
        self._one_at_a_time = Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        error = find_error(record)
        if error is not None and _is_outage(error):
            event = record.msg["event"] if isinstance(record.msg, dict) else record.msg
            line = (record.name, str(event), type(error).__name__)
        elif error is None and _is_refused_request(record):
            line = ("request", str(UNAVAILABLE), "")
        elif error is None and record.name == POOL:
            line = (record.name, str(record.msg), "")
        else:
            return True
        with self._one_at_a_time:
            now = monotonic()
            if now - self._passed_at.get(line, float("-inf")) < EVERY_S:
                return False
            self._passed_at[line] = now
        return True


def name_outage(logger: Any, method: str, line: EventDict) -> EventDict:
    """Replace the traceback of an outage by the name of the error; a processor of lines, before they are rendered."""
    error = _find_raised_error(line.get("exc_info"))
    if error is None or not _is_outage(error):
        return line
    del line["exc_info"]
    return {**line, "event": str(line["event"]).partition("\n")[0], "error": type(error).__name__}


def find_error(record: logging.LogRecord) -> BaseException | None:
    """Return the error that the line is about, or None. Celery and psycopg give some as arguments of the message."""
    info = record.msg.get("exc_info") if isinstance(record.msg, dict) else record.exc_info
    arguments = record.args if isinstance(record.args, tuple) else ()
    return _find_raised_error(info) or next((value for value in arguments if isinstance(value, BaseException)), None)


def _find_raised_error(info: Any) -> BaseException | None:
    """Return the error in any form that loggers take: an exception, True for the current one, or its three parts."""
    if info is True:
        info = sys.exc_info()
    error = info[1] if isinstance(info, tuple) else info
    return error if isinstance(error, BaseException) else None


def _is_refused_request(record: logging.LogRecord) -> bool:
    """True for the lines that Django and django-structlog write about a request that was answered with 503."""
    code = record.msg.get("code") if isinstance(record.msg, dict) else getattr(record, "status_code", None)
    return bool(code == UNAVAILABLE)


def _is_outage(error: BaseException) -> bool:
    """True if the error says, or is the answer to one that says, that something is away or full."""
    names = {f"{kind.__module__}.{kind.__qualname__}" for kind in type(error).__mro__}
    is_answer = getattr(error, "status", None) == UNAVAILABLE
    return is_answer or bool(names & AWAY) or is_lack_of_room(error) or is_passing(error)
