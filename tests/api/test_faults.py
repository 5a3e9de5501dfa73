"""Server errors, answered in the usual form of a refusal."""

import logging
from typing import Any

import pytest
from django.db import InterfaceError, OperationalError
from rest_framework.request import Request
from rest_framework.test import APIRequestFactory

from companion.api.errors import exception_handler
from companion.archive.errors import PhotosBusy
from companion.errors import TableBusy
from companion.texts.localization import LANGUAGES, Language, sentence


def answer_to(error: Exception, language: str = "en") -> Any:
    request = Request(APIRequestFactory().get("/api/tables", headers={"Accept-Language": language}))
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
    [RuntimeError("of the inside"), OperationalError("disk I/O error"), lost_connection("53100"), KeyError("x")],
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
        "message": sentence("server.fault", {}, language),
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
    ],
    ids=str,
)
def test_a_locked_resource_answers_busy_and_may_be_retried(error: Exception) -> None:
    answer = answer_to(error)
    assert (answer.status_code, answer.data["code"], answer.headers["Retry-After"]) == (503, "table.busy", "1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_photos_that_wait_for_others_may_be_sent_again(language: Language) -> None:
    answer = answer_to(PhotosBusy(), language)
    assert (answer.status_code, answer.data["code"], answer.headers["Retry-After"]) == (503, "photo.busy", "1")
    assert answer.data["message"] == sentence("photo.busy", {}, language)
