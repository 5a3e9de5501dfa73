"""`python -m tests.rulesets.manage serve`: manage.py with the rulesets of the tests among the games.

They are added before anything of the server is imported, in each process that it starts too. With
`TEST_RULESETS_BUILT` the server has the app that `tests.rulesets.build` built there, which knows these games.
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
