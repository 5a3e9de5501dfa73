"""`python -m tests.rulesets.manage_druids serve`: manage.py with Druids offered, whose tiles no list has."""

import os
import sys

from django.core.management import execute_from_command_line

from games import registry
from tests.rulesets.skye_druids import SKYE_WITH_UNKNOWN_DRUIDS, offering_druids

registry.GAMES = offering_druids(registry.GAMES, SKYE_WITH_UNKNOWN_DRUIDS)

if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "companion.settings")
    execute_from_command_line(sys.argv)
