"""`python -m tests.e2e.wished serve`: manage.py with predetermined draws: the app draws what `TEST_WISHES` names, the
earliest name first."""

import os
import sys
from collections.abc import Sequence
from random import SystemRandom
from typing import Any

import django
from django.core.management import execute_from_command_line

from games.core.prompt import Weighted

WISHES = os.environ.get("TEST_WISHES", "").split()


class Wishes(SystemRandom):
    """Random choices that prefer wished outcomes; others are drawn by weight."""

    def choices(self, population: Sequence[Any], weights: Any = None, *, cum_weights: Any = None, k: int = 1) -> Any:
        """Return the earliest wished outcome."""
        wished = min(population, key=_rank)
        if _rank(wished) < len(WISHES):
            return [wished]
        return super().choices(population, weights, cum_weights=cum_weights, k=k)


def _rank(outcome: Weighted) -> int:
    name = getattr(outcome.action, "tile", getattr(outcome.action, "goal", ""))
    return WISHES.index(name) if name in WISHES else len(WISHES)


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "companion.settings")
    django.setup()
    from companion.tables.edges import chance

    chance._random = Wishes()
    execute_from_command_line(sys.argv)
