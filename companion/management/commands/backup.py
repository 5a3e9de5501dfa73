"""`manage.py backup [FILE]`: writes all that the server keeps into one archive, while it runs."""

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import CommandError, CommandParser

from companion.deployment import preflight
from companion.management.database_command import DatabaseCommand
from companion.serving.backups import archives, nightly


class Command(DatabaseCommand):
    """Write a backup and check it. Exit with 1 if it could not be written, or one of its tables does not replay."""

    takes_older_database = True
    help = "Write database, photos and keys into FILE while the server runs, read it back, and play its logs again."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "file",
            nargs="?",
            type=Path,
            help="the archive to write, such as tableside.tar.gz; or a folder, by default that of daily backups",
        )
        parser.add_argument("--if-due", action="store_true", help="into a folder, once a day; 14 are kept there")

    @preflight.require_room()
    def handle(self, *args: Any, **options: Any) -> None:
        path: Path | None = options["file"] or settings.BACKUPS
        if path is None:
            raise CommandError("Name a file or a folder: there are no daily backups (COMPANION_BACKUPS).")
        try:
            if not options["file"]:
                path.mkdir(parents=True, exist_ok=True, mode=0o700)
            if options["if_due"]:
                os.nice(19)
                if (made := nightly.make_if_due(path)) is None:
                    return
                path = made
            else:
                if path.is_dir():
                    path /= datetime.now(UTC).strftime(nightly.STAMPED)
                archives.make(path)
        except FileExistsError as error:
            raise CommandError(f"{path} exists. Name another file.") from error
        except archives.NotAsPlayed as error:
            raise CommandError(f"The backup is kept, but not all of it replays.\n{error}") from error
        except (archives.NotABackup, OSError) as error:
            raise CommandError(f"There is no backup: {error}") from error
        self.stdout.write(f"{path}: {path.stat().st_size / 1e6:.1f} MB, read back and replayed.")
