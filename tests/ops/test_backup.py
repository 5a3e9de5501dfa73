"""A backup is made while people play, and a server that lost everything goes on from it."""

import asyncio
import os
from contextlib import AsyncExitStack, closing
from pathlib import Path
from sqlite3 import connect

from tests.ops.hosts import Host, Hosts, archive_of
from tests.ops.plays import move_to, play, start_with_sockets
from tests.serving import served

AT_BACKUP, LATER, LAST = 12, 20, 100
PHOTO = b"a photo"


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
