"""Databases and backups that are missing, damaged, foreign or too new: each command says so, and changes nothing."""

import json
import os
import signal
import sqlite3
import subprocess
import sys
import tarfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from time import monotonic, sleep

import psycopg
import pytest

from tests.ops.hosts import Host, Hosts, archive_of
from tests.serving import START_LIMIT_S

FUTURE = ("tables", "9999_future")
NOTE_FUTURE = "INSERT INTO django_migrations (app, name, applied) VALUES ('tables', '9999_future', '2030-01-01')"
"""Notes a migration that this version does not have."""
READERS = ("tables", "forget person Anna", "createsuperuser --noinput", "backup kept.tar.gz")


def read_archive(path: Path) -> dict[str, bytes]:
    """Return the files of a backup."""
    with tarfile.open(path) as archive:
        return {member.name: archive.extractfile(member).read() for member in archive if member.isfile()}  # type: ignore[union-attr]


def mark_newer(host: Host) -> None:
    """Make the database look like one of a newer version."""
    if url := host.environment.get("COMPANION_DATABASE_URL", "").partition("postgres")[2]:
        with closing(psycopg.connect(f"postgres{url}", autocommit=True)) as database:
            database.execute(NOTE_FUTURE)
    else:
        with closing(sqlite3.connect(host.folder / "tables.sqlite3")) as file, file:
            file.execute(NOTE_FUTURE)


@pytest.mark.parametrize("command", READERS)
def test_before_the_first_start_a_command_says_that_there_is_nothing_yet(host: Host, command: str) -> None:
    printed = host.refuse(*command.split())
    assert "holds no tables of Tableside yet" in printed
    assert not (host.folder / "tables.sqlite3").exists()


@pytest.mark.parametrize("command", ["tables", "backup kept.tar.gz", "serve"])
def test_a_damaged_file_is_named_with_the_way_back(host: Host, command: str) -> None:
    file = host.folder / "tables.sqlite3"
    host.manage("upgrade")
    file.write_bytes(b"spilled tea" * 1000)
    printed = host.refuse(*command.split())
    assert f"{file} is damaged" in printed
    assert "restore --replace" in printed
    assert file.read_bytes() == b"spilled tea" * 1000


def test_a_folder_is_no_database(host: Host) -> None:
    host.environment["COMPANION_DATABASE_URL"] = f"sqlite:///{host.folder}"
    assert "which is a folder" in host.refuse("tables")


@pytest.mark.parametrize("command", ["upgrade", "serve"])
def test_the_database_of_another_program_is_left_alone(host: Host, command: str) -> None:
    file = host.folder / "tables.sqlite3"
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")
    assert f"{file} is the database of another program (it has recipes)" in host.refuse(command)
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]


def test_a_database_of_a_newer_version_is_left_alone(hosts: Hosts) -> None:
    host = hosts.new()
    host.manage("upgrade")
    mark_newer(host)
    for command in ("tables", "upgrade", "serve"):
        assert "newer version of Tableside (tables 9999_future)" in host.refuse(command)


def test_a_backup_takes_the_place_of_a_damaged_file_which_is_kept(host: Host, tmp_path: Path) -> None:
    file, backup = host.folder / "tables.sqlite3", tmp_path / "kept.tar.gz"
    host.manage("upgrade")
    host.manage("backup", str(backup))
    file.write_bytes(b"spilled tea" * 1000)
    assert "Restored" in host.manage("restore", "--replace", str(backup))
    assert host.manage("tables") == "0 of 0 tables\n"
    (damaged,) = host.folder.glob("tables.sqlite3.*.backup")
    assert damaged.read_bytes() == b"spilled tea" * 1000


def test_a_flipped_bit_anywhere_in_a_backup_is_noticed(host: Host, tmp_path: Path) -> None:
    backup = tmp_path / "kept.tar.gz"
    host.manage("upgrade")
    host.manage("backup", str(backup))
    whole, database = backup.read_bytes(), host.folder / "tables.sqlite3"
    before = database.read_bytes()
    for place in (len(whole) // 4, len(whole) // 2, len(whole) * 3 // 4, len(whole) - 6):  # the last: its checksum
        damaged = bytearray(whole)
        damaged[place] ^= 0x10
        backup.write_bytes(damaged)
        printed = host.refuse("restore", "--replace", str(backup))
        assert "damaged" in printed, place
    assert database.read_bytes() == before
    assert not list(tmp_path.glob(".*"))


def make_newer(files: dict[str, bytes]) -> None:
    layout = json.loads(files["database/rows/layout.json"])
    layout["migrations"].append(FUTURE)
    files["database/rows/layout.json"] = json.dumps(layout).encode()


def lose_rows(files: dict[str, bytes]) -> None:
    del files["database/rows/tables_table"]


def lose_layout(files: dict[str, bytes]) -> None:
    files["database/rows/layout.json"] = b"{}"


@pytest.mark.services
def test_a_backup_of_postgresql_that_no_database_can_be_made_from_changes_nothing(
    code: Path, tmp_path: Path, database_url: str
) -> None:
    backup = tmp_path / "kept.tar.gz"
    with ExitStack() as stack:
        servers = Hosts(code, tmp_path, "postgresql", stack)
        old, new = servers.new(), servers.new()
        old.manage("upgrade")
        old.manage("backup", str(backup))
        whole = read_archive(backup)
        changes = {"A newer version": make_newer, "no whole database": lose_rows, "no database": lose_layout}
        for reason, change in changes.items():
            files = dict(whole)
            change(files)
            backup.write_bytes(archive_of(files))
            assert reason in new.refuse("restore", str(backup))
        with closing(psycopg.connect(new.environment["COMPANION_DATABASE_URL"])) as database:
            assert database.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone() == (0,)


@pytest.mark.parametrize("content", ["newer", "foreign", "garbage"])
def test_a_backup_of_sqlite_that_is_not_ours_changes_nothing(host: Host, tmp_path: Path, content: str) -> None:
    backup, database = tmp_path / "kept.tar.gz", host.folder / "tables.sqlite3"
    host.manage("upgrade")
    host.manage("backup", str(backup))
    before, files = database.read_bytes(), read_archive(backup)
    inside = tmp_path / "inside.sqlite3"
    if content == "newer":
        inside.write_bytes(files["database/database.sqlite3"])
    if content == "garbage":
        inside.write_bytes(b"some notes" * 1000)
    else:
        with closing(sqlite3.connect(inside)) as file, file:
            file.execute(NOTE_FUTURE if content == "newer" else "CREATE TABLE notes (note text)")
    files["database/database.sqlite3"] = inside.read_bytes()
    backup.write_bytes(archive_of(files))
    printed = host.refuse("restore", "--replace", str(backup))
    assert ("A newer version" if content == "newer" else "no database of Tableside") in printed
    assert database.read_bytes() == before


def test_backups_at_once_are_both_made_and_one_gets_the_name_that_both_want(hosts: Hosts, tmp_path: Path) -> None:
    host = hosts.new()
    host.manage("upgrade")

    names = ("one.tar.gz", "same.tar.gz", "same.tar.gz")
    with ThreadPoolExecutor(len(names)) as pool:
        results = list(pool.map(lambda name: host.run("backup", str(tmp_path / name)), names))
    assert results[0][0] == 0, results
    assert sorted(code for code, _ in results[1:]) == [0, 1], results
    assert not [printed for _, printed in results if "Traceback" in printed]
    (refused,) = [printed for code, printed in results if code]
    assert "exists" in refused
    assert {path.name for path in tmp_path.glob("*.tar.gz")} == set(names)
    assert not list(tmp_path.glob(".*"))


def test_of_restores_at_once_one_is_done_and_the_others_are_refused(hosts: Hosts, tmp_path: Path) -> None:
    old, new = hosts.new(), hosts.new()
    backup = tmp_path / "kept.tar.gz"
    old.manage("upgrade")
    old.environment["DJANGO_SUPERUSER_PASSWORD"] = "peat-and-heather"
    old.manage("createsuperuser", "--noinput", "--email", "staff@example.org")
    old.manage("backup", str(backup))

    with ThreadPoolExecutor(3) as pool:
        results = list(pool.map(lambda _: new.run("restore", str(backup)), range(3)))
    assert 0 in [code for code, _ in results], results
    assert not [printed for _, printed in results if "Traceback" in printed]
    assert new.manage("tables") == "0 of 0 tables\n"
    new.environment["DJANGO_SUPERUSER_PASSWORD"] = "peat-and-heather"
    assert "has an account" in new.manage("createsuperuser", "--noinput", "--email", "staff@example.org", code=1)


def test_a_backup_that_is_ended_leaves_nothing_behind(host: Host, tmp_path: Path) -> None:
    host.manage("upgrade")
    folder = tmp_path / "backups"
    folder.mkdir()
    process = subprocess.Popen(
        [sys.executable, "manage.py", "backup", str(folder)],
        cwd=host.checkout, env=host.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    began = monotonic()
    while not os.listdir(folder):
        assert process.poll() is None, process.communicate()
        assert monotonic() - began < START_LIMIT_S
        sleep(0.001)
    process.send_signal(signal.SIGTERM)
    printed, _ = process.communicate(timeout=180)
    assert process.returncode == 128 + signal.SIGTERM, printed
    assert "Traceback" not in printed
    assert not os.listdir(folder)
