"""`python -m tests.e2e.predetermined_draws serve`: manage.py with predetermined draws.

The app draws what `TEST_DRAWS` names, the earliest name first. With `TEST_SEED` everything else that it draws, and the
codes of tables, are the same in every run.
"""

import os
import sys
from collections.abc import Sequence
from random import Random
from typing import Any

import django
from django.core.management import execute_from_command_line

from games.core.prompt import Weighted

DRAWS = os.environ.get("TEST_DRAWS", "").split()
SEED = os.environ.get("TEST_SEED")


class PredeterminedDraws(Random):
    """Random choices that prefer the named outcomes; others are drawn by weight."""

    def choices(self, population: Sequence[Any], weights: Any = None, *, cum_weights: Any = None, k: int = 1) -> Any:
        """Return the outcome that is named first."""
        outcome = min(population, key=_rank)
        if _rank(outcome) < len(DRAWS):
            return [outcome]
        return super().choices(population, weights, cum_weights=cum_weights, k=k)


def _rank(outcome: Weighted) -> int:
    name = getattr(outcome.action, "tile", getattr(outcome.action, "goal", ""))
    return DRAWS.index(name) if name in DRAWS else len(DRAWS)


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "companion.settings")
    django.setup()
    from companion.people import codes
    from companion.tables.edges import chance

    chance._random = PredeterminedDraws(SEED)
    if SEED is not None:
        codes.secrets = Random(SEED)
    execute_from_command_line(sys.argv)
