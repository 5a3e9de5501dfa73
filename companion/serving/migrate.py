"""Database upgrades. An SQLite file is copied first, so that an upgrade can be reverted."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from django.apps import apps
from django.conf import settings
from django.core.management import call_command
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.db.migrations.loader import MigrationLoader

from companion.deployment.installation import COMMAND
from companion.deployment.preflight import StartRefused, require_sound_file

KEPT_COPIES = 3
ADVISORY_LOCK = 0x7AB1E51DE
"""Number of the advisory lock; nothing else in this database uses it."""


def find_database_file() -> Path | None:
    """Return the file of the database, or None if it is PostgreSQL."""
    return Path(settings.DATABASES["default"]["NAME"]) if settings.SQLITE else None


def upgrade_database() -> Path | None:
    """Apply missing migrations. Return the copy made before, or None if there was none to make.

    PostgreSQL is never copied here.
    """
    sqlite_file = find_database_file()
    if sqlite_file is None:
        _upgrade_alone()
        return None
    _hide_from_others(sqlite_file)
    with require_sound_file(sqlite_file):
        executor = MigrationExecutor(connection)
    require_known(executor.loader.applied_migrations)
    if not executor.loader.applied_migrations:
        _require_own(sqlite_file)
    if not executor.migration_plan(executor.loader.graph.leaf_nodes()):
        return None
    copy = copy_sqlite(sqlite_file) if executor.loader.applied_migrations else None
    call_command("migrate", interactive=False, verbosity=0)
    return copy


def list_newer(applied: Iterable[tuple[str, str]]) -> list[str]:
    """Return those applied migrations of our own apps that this version does not have."""
    known = MigrationLoader(None).disk_migrations or {}
    own = {config.label for config in apps.get_app_configs() if config.name.partition(".")[0] == "companion"}
    return sorted(f"{app} {name}" for app, name in applied if app in own and (app, name) not in known)


def require_known(applied: Iterable[tuple[str, str]]) -> None:
    """Refuse to start on a database that a newer version has upgraded: this one may lack columns for what it writes."""
    if newer := list_newer(applied):
        raise StartRefused(
            f"the database was upgraded by a newer version of Tableside ({', '.join(newer)}).",
            f"Use that version or a newer one, or go back to a backup from before: {COMMAND} restore --replace FILE",
        )


def _require_own(sqlite_file: Path) -> None:
    """Refuse to make tables in a file where those of another program are."""
    names = connection.introspection
    if foreign := set(names.table_names()) - set(names.django_table_names()) - {"django_migrations"}:
        raise StartRefused(
            f"{sqlite_file} is the database of another program (it has {', '.join(sorted(foreign)[:3])}).",
            "Name another file in COMPANION_DATABASE_URL, or another folder in COMPANION_DATA.",
        )


def _hide_from_others(path: Path) -> None:
    """Make the file, if it is missing, and let its owner alone read it. SQLite gives its other files the same mode."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)
    with suppress(PermissionError):  # it is somebody else's, who decides about it
        path.chmod(0o600)


def _upgrade_alone() -> None:
    """Apply missing migrations to PostgreSQL under a lock.

    Of several processes one upgrades, and the others find it done.
    """
    with connection.cursor() as cursor:
        cursor.execute("SET lock_timeout = 0")  # another upgrade may take arbitrarily long
        cursor.execute("SELECT pg_advisory_lock(%s)", [ADVISORY_LOCK])
        try:
            cursor.execute("RESET lock_timeout")
            require_known(MigrationLoader(connection).applied_migrations)
            call_command("migrate", interactive=False, verbosity=0)
        finally:
            cursor.execute("SELECT pg_advisory_unlock(%s)", [ADVISORY_LOCK])


def name_copy(path: Path) -> Path:
    """Return where a copy of a database file that is made now is kept."""
    return path.with_name(f"{path.name}.{datetime.now(UTC):%Y%m%dT%H%M%S.%f}.backup")


def copy_sqlite(path: Path) -> Path:
    """Copy a database in use to `<name>.<UTC time>.backup` beside it, and delete all but the newest copies.

    This one is kept whatever the clock says. A copy that cannot be finished is removed.
    """
    copy = name_copy(path)
    try:
        _hide_from_others(copy)
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
    except BaseException:
        copy.unlink(missing_ok=True)
        raise
    earlier = sorted(set(path.parent.glob(f"{path.name}.*.backup")) - {copy})
    for old_copy in earlier[: 1 - KEPT_COPIES]:
        old_copy.unlink()
    return copy
