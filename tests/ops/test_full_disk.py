"""A full disk: what cannot be written is refused in words and kept by phones; a start says what is missing."""

import sqlite3
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from io import BytesIO
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from PIL import Image

from companion.texts.languages import Language
from companion.texts.localization import format_sentence
from tests.history.image_files import image
from tests.live.phones import Phone, Socket, phones
from tests.live.tables import start_table
from tests.ops.addresses import having
from tests.ops.plays import ROW, play, start_with_sockets
from tests.ops.upgrade import add_migration, tables
from tests.records.carcassonne import moves
from tests.serving import ROOT, START_LIMIT_S, ServedTable, read_log, served, server_environment
from tests.small_disk import SmallDisk, small_disk

NO_ROOM = "server.no_room"
MEGABYTES = 8


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SmallDisk]:
    """A small disk for all that a server writes."""
    with small_disk(tmp_path / "small", MEGABYTES) as disk:
        yield disk


@pytest.fixture
def server(disk: SmallDisk, tmp_path: Path) -> Iterator[ServedTable]:
    """A server on the small disk. It writes its log elsewhere."""
    temporary = disk.folder / "temporary"
    temporary.mkdir()
    changes = {
        "COMPANION_DATABASE_URL": f"sqlite:///{disk.folder / 'tables.sqlite3'}",
        "COMPANION_PHOTOS": str(disk.folder / "photos"),
        "COMPANION_LOG": "json",
        "TMPDIR": str(temporary),
    }
    with served(tmp_path, server_environment(tmp_path, **changes), empty=True) as running:
        yield running


def lines(server: ServedTable) -> list[dict[str, Any]]:
    """Return the lines of the log. A traceback is part of one."""
    read = read_log(server.output)
    assert not [line for line in read if "Traceback" in str(line)], read
    return read


def readiness(server: ServedTable) -> tuple[int, Any]:
    answer = httpx.get(f"{server.url}/health/ready", timeout=START_LIMIT_S)
    return answer.status_code, answer.json()


def next_entry(sitting: list[Phone], version: int) -> tuple[int, dict[str, Any]]:
    """Return the seat and body of the recorded game's entry at this version."""
    _, seat, action = list(moves(ROW))[version - 1]
    body = {"id": sitting[seat].new_id(), "seat": seat, "version": version, "action": msgspec.to_builtins(action)}
    return seat, body


async def is_refused(phone: Phone, socket: Socket, body: dict[str, Any], language: Language) -> bool:
    """Send an entry over the socket and over HTTP. Return True if both refuse it for lack of room, in words."""
    words = format_sentence(NO_ROOM, {}, language)
    by_socket = await socket.ask({"t": "submit", **body})
    by_http = await phone.http.post(f"/tables/{phone.table}/actions", json=body, headers={"Accept-Language": language})
    if by_socket["t"] == "ack":
        return False
    assert (by_socket["code"], by_socket["message"]) == (NO_ROOM, format_sentence(NO_ROOM, {}, "en"))
    assert (by_http.status_code, by_http.json()["code"], by_http.json()["message"]) == (503, NO_ROOM, words)
    assert by_http.headers["Retry-After"] == "10"
    return True


async def test_entries_are_refused_in_words_and_recorded_once_there_is_room(
    server: ServedTable, disk: SmallDisk
) -> None:
    async with start_with_sockets(server.url, server.url) as (sitting, sockets):
        version = await play(sitting, sockets, until=5)
        disk.fill()
        refused = 0
        while not refused:  # what the log had room for is recorded
            seat, body = next_entry(sitting, version)
            for language in ("en", "de", "en", "de"):
                refused += await is_refused(sitting[seat], sockets[seat], body, language)
            version += not refused
        assert refused == 4
        assert (await sitting[0].look())["v"] == version, "everybody may look on"
        assert (await sitting[0].http.post("/devices", json={})).json()["code"] == NO_ROOM
        assert readiness(server) == (503, {"status": "down", "down": ["room"]})
        assert readiness(server)[0] == 503

        disk.clear()
        assert (await sockets[seat].ask({"t": "submit", **body}))["v"] == version + 1
        again = await sitting[seat].http.post(f"/tables/{sitting[seat].table}/actions", json=body)
        assert again.json() == {"version": version + 1}, "under its id it is recorded once"
        for socket in sockets:
            await socket.until_version(version + 1)
        assert readiness(server) == (200, {"status": "ok", "down": []}), "as soon as an entry is recorded"
        assert await play(sitting, sockets, until=version + 4) == version + 4
    events = [line["event"] for line in lines(server)]
    assert events.count("no_room") == 1
    assert len(events) <= 3, "and one about refused requests, and one about the probe"


async def test_photos_are_refused_in_words_and_leave_nothing_behind(server: ServedTable, disk: SmallDisk) -> None:
    noise = BytesIO()
    Image.effect_noise((2000, 1600), 100).save(noise, "PNG")
    assert len(noise.getvalue()) > 2.5 * 2**20, "Django writes it to a temporary file"
    async with phones(server.url, 2) as (anna, ben):
        await start_table([anna, ben])
        path = f"/tables/{anna.table}/photos"

        async def upload(content: bytes, kind: str) -> httpx.Response:
            return await anna.http.post(path, content=content, headers={"Content-Type": kind, "Accept-Language": "de"})

        disk.fill()
        for content, kind in ((image(), "image/jpeg"), (noise.getvalue(), "image/png")):
            for _ in range(3):
                answer = await upload(content, kind)
                refusal = answer.json()
                assert (answer.status_code, refusal["code"]) == (503, NO_ROOM)
                assert refusal["message"] == format_sentence(NO_ROOM, {}, "de")
        assert (await anna.http.get(path)).json() == []
        assert [*disk.folder.rglob("*.jpg")] == []
        disk.clear()
        for content, kind in ((image(), "image/jpeg"), (noise.getvalue(), "image/png")):
            assert (await upload(content, kind)).status_code == 201
    assert [line["event"] for line in lines(server)].count("no_room") == 1


# --- the start ----------------------------------------------------------------------------------------


def run(command: str, folder: Path, code: Path = ROOT, **changes: str) -> subprocess.CompletedProcess[str]:
    """Run a management command that ends by itself, with all files in `folder`."""
    environment = server_environment(folder, **changes)
    return subprocess.run(
        [sys.executable, "manage.py", command],
        cwd=code,
        env={name: value for name, value in environment.items() if value},
        capture_output=True,
        text=True,
        timeout=START_LIMIT_S,
    )


def assert_refused(ended: subprocess.CompletedProcess[str]) -> None:
    assert ended.returncode == 1
    assert ended.stderr.startswith("Cannot start: there is no room left on the disk ("), ended.stderr
    assert ended.stderr.endswith("Free some, then start again.\n")
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize("command", ["upgrade", "serve"])
def test_a_start_without_room_says_so(disk: SmallDisk, command: str) -> None:
    disk.fill()
    assert_refused(run(command, disk.folder))
    disk.clear()
    assert run("upgrade", disk.folder).returncode == 0


def test_no_half_written_key_is_left(checkout: Path, disk: SmallDisk) -> None:
    (checkout / "var").symlink_to(disk.folder)
    disk.fill()
    assert_refused(run("upgrade", disk.folder, checkout, COMPANION_SECRET_KEY=""))
    disk.clear()
    assert [path.name for path in disk.folder.iterdir() if "secret-key" in path.name] == []
    assert run("upgrade", disk.folder, checkout, COMPANION_SECRET_KEY="").returncode == 0
    assert len((disk.folder / "secret-key").read_text()) == 64


def test_an_upgrade_without_room_for_the_copy_leaves_no_part_of_it(checkout: Path, disk: SmallDisk) -> None:
    add_migration(checkout, 1)
    assert run("upgrade", disk.folder, checkout).returncode == 0
    with closing(sqlite3.connect(disk.folder / "tables.sqlite3")) as connection, connection:
        connection.execute("INSERT INTO added_1 VALUES (?)", ("x" * 2**20,))
    add_migration(checkout, 2)
    disk.fill(spare=2**19)
    assert_refused(run("upgrade", disk.folder, checkout))
    assert tables(disk.folder / "tables.sqlite3") == {"added_1"}
    assert [*disk.folder.glob("*.backup*")] == []
    disk.clear()
    assert run("upgrade", disk.folder, checkout).returncode == 0
    assert tables(disk.folder / "tables.sqlite3") == {"added_1", "added_2"}
    assert len([*disk.folder.glob("*.backup")]) == 1


def test_a_certificate_without_room_is_refused(disk: SmallDisk, checkout: Path) -> None:
    (checkout / "var").symlink_to(disk.folder)
    assert run("upgrade", disk.folder, checkout).returncode == 0
    database = f"sqlite:///{checkout / 'tables.sqlite3'}"
    (disk.folder / "tls").mkdir()
    disk.fill()
    assert_refused(run("serve", disk.folder, checkout, COMPANION_DATABASE_URL=database, TLS="1"))


@pytest.mark.network
def test_a_new_address_without_room_for_its_certificate_gets_one_once_there_is_some(
    disk: SmallDisk, checkout: Path, tmp_path: Path
) -> None:
    address = "10.213.7.11"
    (checkout / "var").symlink_to(disk.folder)
    environment = server_environment(tmp_path, TLS="1", COMPANION_BIND="0.0.0.0")
    with served(tmp_path, environment, checkout) as server:
        trusted = ssl.create_default_context(cafile=disk.folder / "tls" / "ca.pem")
        disk.fill()
        with having(address):
            there = server.url.replace("127.0.0.1", address)
            for _ in range(2):
                with pytest.raises(httpx.ConnectError, match="CERTIFICATE_VERIFY_FAILED"):
                    httpx.get(there, verify=trusted)
                assert httpx.get(server.url, verify=trusted).status_code == 200
            disk.clear()
            assert httpx.get(there, verify=trusted).status_code == 200
