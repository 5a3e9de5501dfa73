"""Fixtures: a phone without tables; announcements and dispatched tasks are recorded instead of sent."""

import pytest

from companion.people.models import Device
from tests.history.shelf import phone
from tests.tables.conftest import _no_memory, market, nudges, pennies, system_seat, watch

__all__ = ["_no_memory", "market", "nudges", "pennies", "system_seat", "watch"]


@pytest.fixture
def importer() -> Device:
    return phone()
