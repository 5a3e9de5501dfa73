"""Lines of the log about outages: which are one a minute, and which are as before."""

import io
import json
import logging
from collections.abc import Callable, Iterator
from errno import ENOENT, ENOSPC
from typing import Any

import kombu.exceptions
import psycopg
import pytest
import redis.exceptions
import structlog
from django.conf import settings
from django.db import InterfaceError, OperationalError

from companion.deployment import outage_lines
from companion.deployment.outage_lines import EVERY_S, OncePerMinute, name_outage
from companion.errors import NoRoom, ServerFault, TableBusy, UnknownTable

AWAY = (
    ConnectionRefusedError("refused"),
    TimeoutError("too late"),
    redis.exceptions.ConnectionError("Error 111"),
    redis.exceptions.ResponseError("MISCONF"),
    kombu.exceptions.OperationalError("Error 111"),
    psycopg.OperationalError("connection failed"),
    InterfaceError("connection already closed"),
    OperationalError("database is locked"),
    OSError(ENOSPC, "No space left on device"),
    TableBusy(),
    NoRoom(),
)
FAULTS = (
    KeyError("x"),
    RuntimeError("x"),
    OSError(ENOENT, "No such file"),
    OperationalError("no such table"),
    ServerFault(),
    UnknownTable(),
)
Written = Callable[[], list[dict[str, Any]]]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The filter's clock, as a list with one number."""
    clock = [1.0]
    monkeypatch.setattr(outage_lines, "monotonic", lambda: clock[0])
    return clock


@pytest.fixture
def written(clock: list[float]) -> Iterator[Written]:
    """Return a function that returns the lines that a handler like that of the settings has written."""
    processors: list[Any] = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    remove_meta = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(processors=[remove_meta, name_outage, *processors]))
    handler.addFilter(OncePerMinute())
    logging.getLogger().addHandler(handler)
    yield lambda: [{**json.loads(line), "timestamp": ""} for line in stream.getvalue().splitlines()]
    logging.getLogger().removeHandler(handler)


def log_structured(error: Exception) -> None:
    structlog.get_logger("ours").error("update_failed", table="1", exc_info=error)


def throw(error: Exception) -> None:
    raise error


def log_caught(error: Exception) -> None:
    try:
        throw(error)
    except Exception:
        structlog.get_logger("ours").exception("heal_failed")


def log_foreign(error: Exception) -> None:
    try:
        throw(error)
    except Exception:
        logging.getLogger("theirs").exception("Unexpected: %s\n%s", "x", ["a stack"])


def log_argument(error: Exception) -> None:
    logging.getLogger("theirs").error("cannot connect to %s: %s", "there", error)


WAYS = pytest.mark.parametrize("log", [log_structured, log_caught, log_foreign, log_argument])


def test_the_settings_use_both() -> None:
    assert settings.LOGGING["handlers"]["stderr"]["filters"] == ["outages"]
    assert settings.LOGGING["filters"]["outages"]["()"] is OncePerMinute
    assert name_outage in settings.LOGGING["formatters"]["structured"]["processors"]


@WAYS
@pytest.mark.parametrize("error", AWAY, ids=lambda error: type(error).__qualname__)
def test_a_line_about_an_outage_is_one_a_minute_and_has_no_traceback(
    written: Written, clock: list[float], log: Callable[[Exception], None], error: Exception
) -> None:
    for _ in range(5):
        log(error)
        clock[0] += EVERY_S / 6
    (line,) = written()
    clock[0] += EVERY_S / 6
    log(error)
    assert written() == [line, line]
    assert "exception" not in line
    assert "\n" not in line["event"]
    if log is not log_argument:
        assert line["error"] == type(error).__name__


@WAYS
@pytest.mark.parametrize("error", FAULTS, ids=lambda error: type(error).__qualname__)
def test_a_line_about_a_fault_is_written_each_time_as_it_is(
    written: Written, log: Callable[[Exception], None], error: Exception
) -> None:
    for _ in range(3):
        log(error)
    assert len(written()) == 3
    if log is not log_argument:
        assert all(type(error).__name__ in line["exception"] for line in written())


def test_different_outages_do_not_hide_each_other(written: Written) -> None:
    for _ in range(3):
        for error in (TableBusy(), NoRoom()):
            log_structured(error)
            log_caught(error)
    assert len(written()) == 4


def test_requests_that_were_answered_with_503_are_one_line_a_minute(written: Written, clock: list[float]) -> None:
    def refuse(status: int) -> None:
        structlog.get_logger("django_structlog").error("request_finished", code=status, request="GET /api/v1/tables")
        logging.getLogger("django.request").error("%s: %s", "refused", "/api/v1/tables", extra={"status_code": status})

    for _ in range(3):
        refuse(503)
    assert len(written()) == 1
    clock[0] += EVERY_S
    refuse(503)
    assert len(written()) == 2
    for _ in range(3):
        refuse(500)
    assert len(written()) == 8
