"""`python -m tests.attack.few_strangers serve`: manage.py with low limits, per address, of unidentified sockets and of
wrong codes."""

import os
import sys
from typing import Final

import django
from django.core.management import execute_from_command_line

from companion.live import hello_limits

MOST: Final = 3
GUESSES: Final = 9
"""Wrong codes of an address."""

if __name__ == "__main__":
    hello_limits.MOST_OF_AN_ADDRESS = MOST  # type: ignore[misc]
    hello_limits.HELLO_WITHIN = 120.0  # type: ignore[misc]  # until the last of them is open
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "companion.settings")
    django.setup()
    from companion.api.throttles import AddressGuesses, DeviceGuesses, GuessThrottle

    AddressGuesses.rate, DeviceGuesses.rate, GuessThrottle.MANY = f"{GUESSES}/min", "5/min", GUESSES
    execute_from_command_line(sys.argv)
