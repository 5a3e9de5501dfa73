"""Fixtures: announcements and dispatched tasks are recorded instead of sent."""

from tests.tables.conftest import _no_memory, nudges, skye, system_seat

__all__ = ["_no_memory", "nudges", "skye", "system_seat"]
