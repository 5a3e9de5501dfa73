"""Server errors, answered in the usual form of a refusal."""

import logging
import sqlite3
from errno import EACCES, EDQUOT, ENOSPC
from typing import Any

import pytest
from django.db import InterfaceError, OperationalError
from rest_framework.request import Request
from rest_framework.test import APIRequestFactory

from companion.api.errors import exception_handler
from companion.archive.errors import PhotosBusy
from companion.errors import NoRoom, TableBusy
from companion.runtime import room
from companion.texts.languages import LANGUAGES, Language
from companion.texts.localization import format_sentence


def answer_to(error: Exception, language: str = "en") -> Any:
    request = Request(APIRequestFactory().get("/api/v1/tables", headers={"Accept-Language": language}))
    return exception_handler(error, {"request": request, "kwargs": {}})


def lost_connection(state: str | None) -> OperationalError:
    """Return the error that Django raises when a PostgreSQL connection has ended."""

    class Ended(Exception):
        sqlstate = state

    error = OperationalError(f"the connection ended ({state})")
    error.__cause__ = Ended()
    return error


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "error",
    [RuntimeError("of the inside"), OperationalError("disk I/O error"), KeyError("x"), PermissionError(EACCES, "x")],
)
def test_an_unforeseen_error_is_logged_and_answered_without_details(
    error: Exception, language: Language, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        answer = answer_to(error, language)
    assert answer.status_code == 500
    assert answer.data == {
        "code": "server.fault",
        "params": {},
        "message": format_sentence("server.fault", {}, language),
        "version": 0,
    }
    assert "request_failed" in caplog.text


@pytest.mark.parametrize(
    "error",
    [
        TableBusy(),
        OperationalError("database is locked"),
        OperationalError("canceling statement due to lock timeout"),
        OperationalError("deadlock detected"),
        InterfaceError("connection already closed"),
        lost_connection(None),
        lost_connection("57P01"),
        lost_connection("08006"),
        lost_connection("53200"),
        lost_connection("53300"),
    ],
    ids=str,
)
def test_a_locked_resource_answers_busy_and_may_be_retried(error: Exception) -> None:
    answer = answer_to(error)
    assert (answer.status_code, answer.data["code"], answer.headers["Retry-After"]) == (503, "table.busy", "1")


def failed_write(code: int) -> OperationalError:
    """Return the error that Django raises for this error code of SQLite."""
    reason = sqlite3.OperationalError("as it comes")
    reason.sqlite_errorcode = code
    error = OperationalError(str(reason))
    error.__cause__ = reason
    return error


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "error",
    [
        NoRoom(),
        failed_write(sqlite3.SQLITE_FULL),
        failed_write(sqlite3.SQLITE_IOERR_WRITE),
        failed_write(sqlite3.SQLITE_IOERR_FSYNC),
        lost_connection("53100"),
        OSError(ENOSPC, "No space left on device"),
        OSError(EDQUOT, "Disk quota exceeded"),
    ],
    ids=str,
)
def test_a_lack_of_room_is_refused_in_words_and_may_be_retried(
    error: Exception, language: Language, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room._Process, "lacked_at", float("-inf"))
    answer = answer_to(error, language)
    assert (answer.status_code, answer.data["code"], answer.headers["Retry-After"]) == (503, "server.no_room", "10")
    assert answer.data["message"] == format_sentence("server.no_room", {}, language) != "server.no_room"
    assert "request_failed" not in caplog.text
    assert room.lacks_room() == ("no_room" in caplog.text) == (not isinstance(error, NoRoom))


def test_a_failed_read_is_no_lack_of_room() -> None:
    assert answer_to(failed_write(sqlite3.SQLITE_IOERR_READ)).data["code"] == "server.fault"


@pytest.mark.parametrize("language", LANGUAGES)
def test_photos_that_wait_for_others_may_be_sent_again(language: Language) -> None:
    answer = answer_to(PhotosBusy(), language)
    assert (answer.status_code, answer.data["code"], answer.headers["Retry-After"]) == (503, "photo.busy", "1")
    assert answer.data["message"] == format_sentence("photo.busy", {}, language)
