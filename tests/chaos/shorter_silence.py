"""`python -m tests.chaos.shorter_silence serve`: manage.py with the test rulesets and a shorter silence after which the
host's role is free."""

import os
import sys
from typing import Final

import django
from django.core.management import execute_from_command_line

HOST_GONE_AFTER: Final = 8.0

if __name__ == "__main__":
    import tests.rulesets.manage  # noqa: F401  registers them

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "companion.settings")
    django.setup()
    from companion.tables.services import seating

    seating.HOST_GONE_AFTER = HOST_GONE_AFTER  # type: ignore[misc]
    execute_from_command_line(sys.argv)
