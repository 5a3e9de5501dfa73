"""The database's part of a backup: a consistent copy of a database in use, and a database made from it.

SQLite is copied as a file. PostgreSQL is copied as the rows of each table, in its COPY format, from one snapshot; the
tables are made by the migrations that had been applied.
"""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from django.apps import apps
from django.core.management import call_command
from django.core.management.color import no_style
from django.db import connection, transaction
from django.db.migrations.recorder import MigrationRecorder
from psycopg import sql

from companion.deployment.preflight import is_damaged
from companion.people.models import Device
from companion.serving.migrate import copy_sqlite, find_database_file, list_newer, name_copy, upgrade_database
from companion.tables.models import Table

SQLITE_FILE: Final = "database.sqlite3"
ROWS: Final = "rows"
"""Folder with a file of rows per table."""
LAYOUT: Final = "layout.json"
"""File in it: the applied migrations, and the columns of each table."""
ADMIN_LOG: Final = "django_admin_log"
"""Table of an app that is there with COMPANION_ADMIN alone. It stays empty, and is in no copy."""
OWN_NAME: Final = "tableside restore"
"""Of this process's own connections to PostgreSQL."""
ALONE: Final = 0x7AB1E51DF
"""Number of the advisory lock of those who restore, or make a database to check a backup. Nothing else uses it."""


class NotRestored(Exception):
    """A backup that cannot be restored here. The message says why, and what to do."""


def copy_database(folder: Path) -> None:
    """Copy the database in use into a folder."""
    file = find_database_file()
    if file is None:
        _copy_rows(folder / ROWS)
        return
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(folder / SQLITE_FILE)) as target:
        source.backup(target)


def restore_database(folder: Path, *, replace: bool) -> Path | None:
    """Make the database from the copy in a folder, and upgrade it. Return the file that the one before is kept as.

    The caller holds an SQLite file (`preflight.hold_database`).

    :raises NotRestored: it holds something already or is in use, or the copy is of the other kind of database, of a
        newer version, or none of ours.
    """
    file = find_database_file()
    if not (folder / (SQLITE_FILE if file else ROWS)).exists():
        kind, setting = ("PostgreSQL", "postgres://...") if file else ("SQLite", "sqlite:////path")
        raise NotRestored(f"This is a backup of {kind}. Restore it with COMPANION_DATABASE_URL={setting}.")
    _check_copy(folder)
    if file is None:
        connection.settings_dict["OPTIONS"]["application_name"] = OWN_NAME
        with hold_alone(wait=False):
            if others := _list_other_processes():
                raise NotRestored(f"The database is in use by {', '.join(others)}. Stop the server first.")
            if _list_existing_tables() and (Table.objects.exists() or Device.objects.exists()):
                raise NotRestored("The database holds something already. Name a new one, made by createdb.")
            fill_database(folder)
            upgrade_database()
        return None
    if file.exists() and not replace:
        raise NotRestored(f"{file} exists. Add --replace to put the backup in its place; it is kept beside.")
    kept = _keep(file) if file.exists() else None
    fill_database(folder)
    upgrade_database()
    return kept


def _check_copy(folder: Path) -> None:
    """Refuse a copy that no database can be made from, before anything is changed.

    :raises NotRestored:
    """
    applied: list[tuple[str, str]] = []
    try:
        if (folder / ROWS).exists():
            layout = json.loads((folder / ROWS / LAYOUT).read_text())
            applied = [(app, name) for app, name in layout["migrations"]]
            missing = [name for name in layout["tables"] if not (folder / ROWS / name).is_file()]
        else:
            with closing(sqlite3.connect(folder / SQLITE_FILE)) as database:
                missing = [fault for (fault,) in database.execute("PRAGMA quick_check(1)") if fault != "ok"]
                applied = database.execute("SELECT app, name FROM django_migrations").fetchall()
    except (sqlite3.DatabaseError, OSError, ValueError, LookupError, TypeError) as error:
        raise NotRestored(f"What it holds is no database of Tableside ({error}).") from error
    if missing or not any(app == Table._meta.app_label for app, _ in applied):
        raise NotRestored(f"What it holds is no whole database of Tableside ({', '.join(missing) or 'no tables'}).")
    if newer := list_newer(applied):
        raise NotRestored(
            f"A newer version of Tableside made this backup ({', '.join(newer)}). Restore it with that version."
        )


def _keep(file: Path) -> Path:
    """Copy a database file to beside it. One that is damaged is renamed instead, with what belongs to it."""
    try:
        return copy_sqlite(file)
    except sqlite3.DatabaseError as error:
        if not is_damaged(error):
            raise
    kept = name_copy(file)
    for ending in ("", "-wal", "-shm"):
        with suppress(FileNotFoundError):
            file.with_name(f"{file.name}{ending}").rename(f"{kept}{ending}")
    return kept


def fill_database(folder: Path) -> None:
    """Make the database from the copy in a folder, whatever it holds."""
    file = find_database_file()
    if file is None:
        _fill_rows(folder / ROWS)
        return
    with closing(sqlite3.connect(folder / SQLITE_FILE)) as source, closing(sqlite3.connect(file)) as target:
        source.backup(target)


# --- PostgreSQL ---------------------------------------------------------------------------------------------


def _copy_rows(folder: Path) -> None:
    """Write the rows of all tables, as they are at one moment, and their layout."""
    folder.mkdir()
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        tables = {
            name: [column.name for column in connection.introspection.get_table_description(cursor, name)]
            for name in _list_existing_tables()
            if name != ADMIN_LOG
        }
        for name, columns in tables.items():
            with (
                (folder / name).open("wb") as file,
                cursor.copy(_build_copy_statement(name, columns, "TO STDOUT")) as rows,
            ):
                for block in rows:
                    file.write(block)
        applied = MigrationRecorder(connection).migration_qs.exclude(app="admin").order_by("pk")
        migrations = applied.values_list("app", "name")
        (folder / LAYOUT).write_text(json.dumps({"migrations": list(migrations), "tables": tables}, indent=1))


def _fill_rows(folder: Path) -> None:
    layout = json.loads((folder / LAYOUT).read_text())
    with connection.cursor() as cursor:
        for name in (*_list_existing_tables(), "django_migrations"):
            cursor.execute(sql.SQL("DROP TABLE IF EXISTS {} CASCADE").format(sql.Identifier(name)))
    for app, name in dict(layout["migrations"]).items():
        call_command("migrate", app, name, interactive=False, verbosity=0)
    with transaction.atomic(), connection.cursor() as cursor:
        names = sql.SQL(", ").join(map(sql.Identifier, layout["tables"]))
        cursor.execute(sql.SQL("TRUNCATE {}").format(names))
        for name, columns in layout["tables"].items():
            with (
                (folder / name).open("rb") as file,
                cursor.copy(_build_copy_statement(name, columns, "FROM STDIN")) as rows,
            ):
                while block := file.read(1 << 16):
                    rows.write(block)
        models = [
            kind for kind in apps.get_models(include_auto_created=True) if kind._meta.db_table in layout["tables"]
        ]
        for statement in connection.ops.sequence_reset_sql(no_style(), models):
            cursor.execute(statement)


@contextmanager
def hold_alone(*, wait: bool) -> Iterator[None]:
    """Keep others from restoring into this PostgreSQL, or checking a backup in it, for the length of the block.

    :raises NotRestored: somebody does so, and this is not to wait.
    """
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_try_advisory_lock(%s)", [ALONE])
        if not cursor.fetchone()[0]:
            if not wait:
                raise NotRestored("The database is in use: something is restored into it, or a backup is checked.")
            cursor.execute("SET lock_timeout = 0")
            cursor.execute("SELECT pg_advisory_lock(%s)", [ALONE])
            cursor.execute("RESET lock_timeout")
        try:
            yield
        finally:
            cursor.execute("SELECT pg_advisory_unlock(%s)", [ALONE])


def _list_existing_tables() -> list[str]:
    """Return the tables of the models that there are."""
    return sorted(set(connection.introspection.django_table_names(only_existing=True)))


def _build_copy_statement(table: str, columns: list[str], direction: str) -> sql.Composed:
    names = sql.SQL(", ").join(map(sql.Identifier, columns))
    return sql.SQL("COPY {} ({}) " + direction).format(sql.Identifier(table), names)


def _list_other_processes() -> list[str]:
    """Return the names of other connections of this program to the database."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT DISTINCT application_name FROM pg_stat_activity WHERE datname = current_database()"
            " AND application_name LIKE 'tableside%%' AND application_name <> %s",
            [OWN_NAME],
        )
        return [name for (name,) in cursor.fetchall()]
