"""`python -m tests.rulesets.manage serve`: manage.py with the test rulesets among the games.

They are registered before any module of the server is imported, also in each process that it starts. With
`TEST_RULESETS_BUILT` the server uses the app built by `tests.rulesets.build`, which knows these games.
"""

import os
import sys

from django.core.management import execute_from_command_line

from games import registry
from tests.rulesets import TEST_GAMES

registry.GAMES = (*registry.GAMES, *TEST_GAMES)
if "TEST_RULESETS_BUILT" in os.environ:
    os.environ["DJANGO_SETTINGS_MODULE"] = "tests.rulesets.settings"

if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "companion.settings")
    execute_from_command_line(sys.argv)
