"""Brings the database up to date; an SQLite file is copied first, so that an upgrade can be taken back."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from django.core.management import call_command
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

KEPT_COPIES = 3
ADVISORY_LOCK = 0x7AB1E51DE
"""Any number that nobody else locks in this database."""


def upgrade_database(sqlite_file: Path | None) -> Path | None:
    """Apply the migrations that are missing, if any; return the copy made before, or None where none was due.

    `sqlite_file` is the database's file, None for another kind of database, which is never copied here.
    """
    if sqlite_file is None:
        _upgrade_alone()
        return None
    executor = MigrationExecutor(connection)
    if not executor.migration_plan(executor.loader.graph.leaf_nodes()):
        return None
    copy = copy_sqlite(sqlite_file) if executor.loader.applied_migrations else None
    call_command("migrate", interactive=False, verbosity=0)
    return copy


def _upgrade_alone() -> None:
    """Apply what is missing in PostgreSQL; of several that try at once, one does and the others find it done."""
    with connection.cursor() as cursor:
        cursor.execute("SET lock_timeout = 0")  # another upgrade takes as long as it takes
        cursor.execute("SELECT pg_advisory_lock(%s)", [ADVISORY_LOCK])
        try:
            cursor.execute("RESET lock_timeout")
            call_command("migrate", interactive=False, verbosity=0)
        finally:
            cursor.execute("SELECT pg_advisory_unlock(%s)", [ADVISORY_LOCK])


def copy_sqlite(path: Path) -> Path:
    """Copy a database in use to `<name>.<UTC time>.backup` beside it; keep the last few copies."""
    copy = path.with_name(f"{path.name}.{datetime.now(UTC):%Y%m%dT%H%M%S.%f}.backup")
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    for old in sorted(path.parent.glob(f"{path.name}.*.backup"))[:-KEPT_COPIES]:
        old.unlink()
    return copy
