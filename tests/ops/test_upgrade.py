"""A newer version migrates the database: the file is copied first, and only then."""

import sqlite3
from contextlib import closing
from pathlib import Path

from companion.serving.migrate import KEPT_COPIES, copy_sqlite
from tests.ops.upgrade import add_migration, tables
from tests.serving import served


def test_an_upgrade_copies_the_file_first_and_a_start_without_one_does_not(checkout: Path, tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"

    def copies() -> list[Path]:
        return sorted(tmp_path.glob("tables.sqlite3.*.backup"))

    add_migration(checkout, 1)
    with served(tmp_path, checkout=checkout, empty=True):
        assert tables(database) == {"added_1"}
    assert copies() == []  # the database was empty

    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("INSERT INTO added_1 VALUES ('a game of last week')")
    add_migration(checkout, 2)
    with served(tmp_path, checkout=checkout):
        assert tables(database) == {"added_1", "added_2"}
    (copy,) = copies()
    assert tables(copy) == {"added_1"}
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT note FROM added_1").fetchall() == [("a game of last week",)]

    with served(tmp_path, checkout=checkout):
        assert copies() == [copy]


def test_a_copy_includes_the_write_ahead_log_and_old_copies_are_removed(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    copies_made = []
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE added_1 (note text)")
        for number in range(KEPT_COPIES + 2):
            with connection:
                connection.execute("INSERT INTO added_1 VALUES (?)", (str(number),))
            copies_made.append(copy_sqlite(database))
        assert (tmp_path / "tables.sqlite3-wal").stat().st_size > 0
    assert sorted(tmp_path.glob("*.backup")) == copies_made[-KEPT_COPIES:]
    with closing(sqlite3.connect(copies_made[-1])) as connection:
        assert connection.execute("SELECT count(*) FROM added_1").fetchone() == (KEPT_COPIES + 2,)
