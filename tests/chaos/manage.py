"""`python -m tests.chaos.manage serve`: manage.py with the test rulesets, a shorter silence after which the host's role
is free, requests that wait longer for a table, as a test holds several back until the last has come, and more patience
with a worker on a busy machine: a test kills it at work that no other process may have done before."""

import os
import sys
from datetime import timedelta
from typing import Final

import django
from django.core.management import execute_from_command_line

HOST_GONE_AFTER: Final = 8.0
LOCK_TIMEOUT: Final = "-c lock_timeout=60000"  # ms
OVERDUE: Final = timedelta(seconds=6)

if __name__ == "__main__":
    import tests.rulesets.manage  # noqa: F401  registers them
    from companion import database_settings

    database_settings.LOCK_TIMEOUT = LOCK_TIMEOUT  # type: ignore[misc]
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "companion.settings")
    django.setup()
    from companion.tables import overdue
    from companion.tables.services import seating

    overdue.OVERDUE = OVERDUE  # type: ignore[misc]
    seating.HOST_GONE_AFTER = HOST_GONE_AFTER  # type: ignore[misc]
    execute_from_command_line(sys.argv)
