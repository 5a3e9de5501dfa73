"""`manage.py restore FILE`: puts a backup in the place of what the server keeps. The server must not run."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from companion.deployment import preflight
from companion.serving.backups import archives
from companion.serving.backups.databases import NotRestored
from companion.serving.migrate import find_database_file


class Command(BaseCommand):
    """Command that restores a backup. It refuses while a server uses the database, and says what it kept."""

    help = "Put the database, photos and keys of a backup in place. Stop the server first."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path, help="an archive that `backup` wrote")
        parser.add_argument(
            "--replace", action="store_true", help="even if there is a database file; it is kept beside"
        )

    @preflight.require_room()
    def handle(self, *args: Any, **options: Any) -> None:
        file = find_database_file()
        if file is not None:
            preflight.hold_database(file)
        try:
            kept = archives.restore(options["file"], replace=options["replace"])
        except (archives.NotABackup, NotRestored, OSError) as error:
            raise CommandError(str(error)) from error
        self.stdout.write(f"Restored {options['file']}." + (f" The database before is kept as {kept}" if kept else ""))
