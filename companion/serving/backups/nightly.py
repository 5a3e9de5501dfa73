"""Backups by themselves: one a day into a folder, of which the newest are kept."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from django.conf import settings

from companion.celery import app
from companion.tables.models import Table

KEPT: Final = 14
EVERY: Final = timedelta(hours=20)
"""Age of the newest backup from which on the next one is due: a server that runs in the evenings alone makes one each
evening."""
PATTERN: Final = "tableside-*.tar.gz"
STAMPED: Final = "tableside-%Y%m%dT%H%M%S.tar.gz"


def make_if_due(folder: Path) -> Path | None:
    """Make a backup if the newest in a folder is a day old, and delete all but the newest. Return what was made.

    Nothing is made while there is no table.

    :raises NotABackup:
    :raises NotAsPlayed:
    """
    from companion.serving.backups import archives  # which loads PostgreSQL's driver

    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    now = datetime.now(UTC)
    newest = max((path.stat().st_mtime for path in folder.glob(PATTERN)), default=0.0)
    if timedelta(0) <= now - datetime.fromtimestamp(newest, UTC) < EVERY or not Table.objects.exists():
        return None
    path = folder / now.strftime(STAMPED)
    try:
        archives.make(path)
    finally:
        for old in sorted(folder.glob(PATTERN))[:-KEPT]:
            old.unlink()
    return path


@app.task(name="backup")
def backup() -> None:
    """Make a backup if one is due."""
    if settings.BACKUPS:
        make_if_due(settings.BACKUPS)
