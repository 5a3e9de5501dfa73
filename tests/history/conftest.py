"""Fixtures: announcements and dispatched tasks are recorded instead of sent."""

from tests.tables.conftest import _no_memory, market, nudges, pennies, system_seat, watch

__all__ = ["_no_memory", "market", "nudges", "pennies", "system_seat", "watch"]
