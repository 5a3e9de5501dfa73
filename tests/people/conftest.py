"""Fixtures: announcements and dispatched tasks are recorded instead of sent."""

from collections.abc import Iterator
from typing import Any

import pytest
from django.core.cache import cache

from tests.tables.conftest import _no_memory, nudges, system_seat

__all__ = ["_no_memory", "nudges", "system_seat"]
MAIL = {
    "EMAIL_URL": "smtp://127.0.0.1:25",
    "DEFAULT_FROM_EMAIL": "tableside@example.org",
    "ACCOUNT_EMAIL_VERIFICATION": "mandatory",
    "ACCOUNT_EMAIL_VERIFICATION_BY_CODE_ENABLED": True,
    "ACCOUNT_PASSWORD_RESET_BY_CODE_ENABLED": True,
    "ACCOUNT_LOGIN_BY_CODE_ENABLED": True,
    "ACCOUNT_PREVENT_ENUMERATION": True,
}
"""The settings of a server with COMPANION_EMAIL_URL; `test_mail_settings` checks that they are equal."""


@pytest.fixture(autouse=True)
def _no_counts(settings: Any) -> Iterator[None]:
    """Reset the throttles before each test, and use a fast password hash."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    cache.clear()
    yield
    cache.clear()


@pytest.fixture
def with_mail(settings: Any) -> None:
    """A server that sends mails."""
    for name, value in MAIL.items():
        setattr(settings, name, value)
