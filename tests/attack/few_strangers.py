"""`python -m tests.attack.few_strangers serve`: manage.py with a low limit of unidentified sockets per address."""

import os
import sys
from typing import Final

from django.core.management import execute_from_command_line

from companion.live import hello_limits

MOST: Final = 3

if __name__ == "__main__":
    hello_limits.MOST_OF_AN_ADDRESS = MOST  # type: ignore[misc]
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "companion.settings")
    execute_from_command_line(sys.argv)
