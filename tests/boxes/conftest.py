"""Fixtures: announcements and dispatched tasks are recorded instead of sent; games whose boxes have boards."""

from tests.tables.conftest import _no_memory, mills, nudges, skye, system_seat

__all__ = ["_no_memory", "mills", "nudges", "skye", "system_seat"]
