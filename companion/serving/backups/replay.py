"""`python -m companion.serving.backups.replay FOLDER`: makes the database that the settings name from a copy, and
replays its logs. Exits with 1 if tables are not what their log leads to, and with 2 if no database can be made."""

import os
import sys
import traceback
from pathlib import Path

import django
from django.core.management import CommandError, call_command

if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "companion.settings")
    django.setup()
    from companion.serving.backups.databases import fill_database
    from companion.serving.migrate import upgrade_database

    try:
        fill_database(Path(sys.argv[1]))
        upgrade_database()
    except Exception:
        traceback.print_exc()
        sys.exit(2)
    try:
        call_command("replay_check")
    except CommandError as error:
        print(error, file=sys.stderr)
        sys.exit(1)
