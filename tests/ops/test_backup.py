"""A backup is made while people play, and a server that lost everything goes on from it."""

import asyncio
import gzip
import io
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from sqlite3 import connect

import pytest

from tests.ops.conftest import new_database, small_checkout
from tests.ops.plays import move_to, play, start_with_sockets
from tests.serving import served, server_environment

AT_BACKUP, LATER, LAST = 12, 20, 100
PHOTO = b"a photo"


@dataclass
class Host:
    """A server's code, files and settings."""

    folder: Path
    checkout: Path
    environment: dict[str, str]

    def manage(self, *arguments: str, code: int = 0) -> str:
        """Run a command; return what it printed. It must exit with `code`."""
        done = subprocess.run(
            [sys.executable, "manage.py", *arguments],
            cwd=self.checkout,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr


class Hosts:
    """Makes servers that know nothing of one another."""

    def __init__(self, code: Path, folder: Path, kind: str, stack: ExitStack) -> None:
        self.code, self.folder, self.kind, self.stack = code, folder, kind, stack
        self.made = 0

    def new(self) -> Host:
        self.made += 1
        folder = self.folder / str(self.made)
        folder.mkdir()
        changes = {}
        if self.kind == "postgresql":
            url = self.stack.enter_context(new_database(os.environ["TEST_DATABASE_URL"]))
            changes["COMPANION_DATABASE_URL"] = url
        environment = server_environment(folder, **changes)
        del environment["COMPANION_SECRET_KEY"]  # a file beside the database
        return Host(folder, small_checkout(self.code, folder), environment)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.services)])
def hosts(request: pytest.FixtureRequest, code: Path, tmp_path: Path) -> Iterator[Hosts]:
    if request.param == "postgresql":
        request.getfixturevalue("database_url")
    with ExitStack() as stack:
        yield Hosts(code, tmp_path, request.param, stack)


@pytest.fixture
def host(code: Path, tmp_path: Path) -> Host:
    """A server on SQLite."""
    return Hosts(code, tmp_path, "sqlite", ExitStack()).new()


async def test_a_table_is_played_on_from_a_backup_made_while_it_was_played(hosts: Hosts, tmp_path: Path) -> None:
    old, new = hosts.new(), hosts.new()
    backup = tmp_path / "tableside.tar.gz"
    photo = Path("ab", "photo.jpg")
    (old.folder / "photos" / photo).parent.mkdir(parents=True)
    (old.folder / "photos" / photo).write_bytes(PHOTO)
    async with AsyncExitStack() as stack:
        with served(old.folder, old.environment, old.checkout) as server:
            sitting, sockets = await stack.enter_async_context(start_with_sockets(server.url, server.url))
            await play(sitting, sockets, until=AT_BACKUP)
            making = asyncio.create_task(asyncio.to_thread(old.manage, "backup", str(backup)))
            version = AT_BACKUP
            while not making.done() and version < LAST:
                version = await play(sitting, sockets, until=version + 1)
            assert "read back and replayed" in await making
        assert backup.stat().st_mode & 0o777 == 0o600
        assert not list(backup.parent.glob(".*")), "something was left behind"

        assert "Restored" in new.manage("restore", str(backup))
        assert (new.folder / "photos" / photo).read_bytes() == PHOTO
        keys = [checkout / "var" / "secret-key" for checkout in (old.checkout, new.checkout)]
        assert keys[0].read_text() == keys[1].read_text()
        assert new.manage("replay_check").startswith("1 tables are")
        with served(new.folder, new.environment, new.checkout) as server:
            for phone in sitting:
                move_to(phone, server.url)
            assert AT_BACKUP <= (await sitting[0].look(0))["v"] <= version
            async with sitting[0].watching(0) as first, sitting[1].watching(1) as second:
                assert await play(sitting, [first, second]) > LAST
            refused = new.manage("restore", str(backup), "--replace", code=1)
            assert "already uses" in refused or "in use" in refused
    refused = new.manage("restore", str(backup), code=1)
    assert "--replace" in refused or "createdb" in refused


def test_without_a_name_a_backup_goes_where_daily_ones_are(host: Host) -> None:
    host.manage("upgrade")
    assert "COMPANION_BACKUPS" in host.manage("backup", code=1)
    folder = host.folder / "kept" / "backups"
    host.environment["COMPANION_BACKUPS"] = str(folder)
    printed = host.manage("backup")
    (made,) = folder.iterdir()
    assert printed.startswith(f"{made}: ")
    assert folder.stat().st_mode & 0o777 == 0o700


def test_a_backup_of_a_server_with_the_admin_is_restored_with_and_without_it(hosts: Hosts, tmp_path: Path) -> None:
    with_admin, backup = hosts.new(), tmp_path / "tableside.tar.gz"
    with_admin.environment |= {"COMPANION_ADMIN": "1", "DJANGO_SUPERUSER_PASSWORD": "peat-and-heather"}
    with_admin.manage("upgrade")
    with_admin.manage("createsuperuser", "--noinput", "--email", "staff@example.org")
    with_admin.manage("backup", str(backup))
    for admin in ("", "1"):
        new = hosts.new()
        new.environment["COMPANION_ADMIN"] = admin
        assert "Restored" in new.manage("restore", str(backup))
        again = new.manage("createsuperuser", "--noinput", "--email", "staff@example.org", code=1)
        assert "Staff has an account" in again
        new.environment["COMPANION_ADMIN"] = "1"
        new.manage("upgrade")


async def test_restoring_over_a_database_keeps_it_beside(host: Host, tmp_path: Path) -> None:
    backup = tmp_path / "tableside.tar.gz"
    with served(host.folder, host.environment, host.checkout) as server:
        async with start_with_sockets(server.url, server.url) as (sitting, sockets):
            host.manage("backup", str(backup))
            await play(sitting, sockets, until=LATER)
    printed = host.manage("restore", str(backup), "--replace")
    (kept,) = host.folder.glob("tables.sqlite3.*.backup")
    assert str(kept) in printed
    for file, version in ((kept, LATER), (host.folder / "tables.sqlite3", 1)):
        assert file.stat().st_mode & 0o777 == 0o600
        with closing(connect(file)) as database:
            assert database.execute("SELECT version FROM tables_table").fetchall() == [(version,)]


async def test_a_table_that_does_not_replay_is_told_and_the_backup_kept(host: Host, tmp_path: Path) -> None:
    backup = tmp_path / "tableside.tar.gz"
    with served(host.folder, host.environment, host.checkout) as server:
        async with start_with_sockets(server.url, server.url) as (sitting, sockets):
            await play(sitting, sockets, until=AT_BACKUP)
    with closing(connect(host.folder / "tables.sqlite3")) as database, database:
        database.execute("DELETE FROM tables_snapshot")
        database.execute("UPDATE tables_headstate SET state = replace(state, '0', '1')")
    assert "not all of it replays" in host.manage("backup", str(backup), code=1)
    assert backup.exists()


def test_what_is_no_backup_is_refused_and_nothing_changed(host: Host, tmp_path: Path) -> None:
    path = tmp_path / "tableside.tar.gz"
    database = host.folder / "tables.sqlite3"
    host.manage("upgrade")
    before = database.read_bytes()
    host.manage("backup", str(path))
    assert "exists" in host.manage("backup", str(path), code=1)
    whole = path.read_bytes()

    def refused(content: bytes) -> str:
        path.write_bytes(content)
        message = host.manage("restore", str(path), "--replace", code=1)
        assert "Traceback" not in message
        return message

    assert "no backup" in refused(b"")
    assert "no backup" in refused(b"some notes")
    assert "damaged" in refused(whole[: len(whole) // 2])
    assert "no backup" in refused(archive_of({"about.json": b'{"format": "another/1"}'}))
    assert "no backup" in refused(archive_of({"about.json": b"[]"}))
    outside = archive_of({"about.json": b'{"format": "tableside-backup/1"}', "../outside": b"x"})
    assert "no backup" in refused(outside)
    assert not list(tmp_path.rglob("outside"))
    assert "PostgreSQL" in refused(archive_of({"about.json": b'{"format": "tableside-backup/1"}'}))
    path.unlink()
    assert "No such file" in host.manage("restore", str(path), code=1)
    assert database.read_bytes() == before


def archive_of(files: dict[str, bytes]) -> bytes:
    content = io.BytesIO()
    with gzip.open(content, "wb") as packed, tarfile.open(fileobj=packed, mode="w") as archive:
        for name, data in files.items():
            member = tarfile.TarInfo(name)
            member.size = len(data)
            archive.addfile(member, io.BytesIO(data))
    return content.getvalue()


async def test_a_backup_is_due_once_a_day_and_fourteen_are_kept(host: Host, tmp_path: Path) -> None:
    folder = tmp_path / "backups"

    def made() -> list[str]:
        return sorted(path.name for path in folder.glob("*"))

    with served(host.folder, host.environment, host.checkout) as server:
        host.manage("backup", "--if-due", str(folder))
        assert made() == []  # nobody has played yet
        async with start_with_sockets(server.url, server.url):
            pass
        host.manage("backup", "--if-due", str(folder))
        (first,) = made()
        host.manage("backup", "--if-due", str(folder))
        assert made() == [first]
        day = 24 * 3600
        for number in range(1, 16):
            earlier = folder / f"tableside-20200101T0000{number:02}.tar.gz"
            earlier.touch()
            os.utime(earlier, (day, day))
        os.utime(folder / first, (day, day))
        host.manage("backup", "--if-due", str(folder))
        assert len(made()) == 14
        assert first in made()
        assert made()[-1] > first
