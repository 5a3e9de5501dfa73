"""A failed start reports the problem and its remedy, and ends with an exit code other than 0.

Each kind of cause is started for real; the other refusals call the startup check in this process.
"""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from companion.deployment import environment, preflight
from companion.deployment.preflight import StartRefused
from companion.management.commands import serve
from tests.ops.conftest import Serve
from tests.serving import STOP_LIMIT_S, served, server_environment


def test_a_taken_port_is_named_with_a_free_one(start: Serve) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        refused = start({"PORT": str(port)})
    assert refused.returncode == 1
    assert f"port {port} is taken" in refused.stderr
    assert f"PORT={port + 1} make run" in refused.stderr


def test_a_port_that_is_no_number_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORT", "eighty")
    with pytest.raises(StartRefused, match="PORT is 'eighty', not a whole number") as refusal:
        environment.read_port_number("PORT", 8000)
    assert "PORT=8000" in str(refusal.value)


@pytest.mark.parametrize("address", ["203.0.113.1", "2001:db8::1", "no-such-name.invalid"])
def test_an_address_of_another_machine_is_refused(address: str) -> None:
    with pytest.raises(StartRefused, match=f"this machine has no address {re.escape(address)}") as refusal:
        preflight.listen(address, 0)
    assert "COMPANION_BIND" in str(refusal.value)


def test_https_that_nobody_speaks_is_refused(start: Serve) -> None:
    refused = start({"COMPANION_HTTPS_ONLY": "1"})
    assert refused.returncode == 1
    assert "Cannot start: COMPANION_HTTPS_ONLY" in refused.stderr
    assert "COMPANION_PROXIES=1" in refused.stderr


def test_a_folder_of_photos_without_write_access_is_named(start: Serve, tmp_path: Path) -> None:
    (tmp_path / "photos").write_text("")
    refused = start({"COMPANION_PHOTOS": str(tmp_path / "photos")})
    assert refused.returncode == 1
    assert f"{tmp_path / 'photos'} cannot be written to" in refused.stderr
    assert "COMPANION_PHOTOS=" in refused.stderr


def test_a_second_server_on_the_same_file_is_refused_until_the_first_one_has_died_in_any_way(
    checkout: Path, tmp_path: Path, start: Serve
) -> None:
    with served(tmp_path, checkout=checkout) as first:
        refused = start({})
        assert refused.returncode == 1
        assert f"another server (process {first.process.pid}) already uses" in refused.stderr
        assert "COMPANION_DATABASE_URL=sqlite:///" in refused.stderr
        first.process.send_signal(signal.SIGKILL)
        first.process.wait(STOP_LIMIT_S)
    with served(tmp_path, checkout=checkout) as second:
        assert second.url


def test_a_default_folder_without_write_access_is_refused(checkout: Path, start: Serve) -> None:
    # A file in place of the folder stops root too, unlike permissions.
    (checkout / "var").write_text("")
    refused = start({"COMPANION_DATABASE_URL": "", "COMPANION_SECRET_KEY": ""})
    assert refused.returncode == 1
    assert f"{checkout / 'var'} cannot be written to" in refused.stderr
    assert "COMPANION_DATABASE_URL=sqlite:///" in refused.stderr


def test_a_database_without_write_access_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "taken").write_text("")
    monkeypatch.setattr(serve, "find_database_file", lambda: tmp_path / "taken" / "tables.sqlite3")
    with pytest.raises(StartRefused, match=f"{tmp_path / 'taken'} cannot be written to"):
        serve.Command().check_surroundings(1)


def test_a_missing_build_is_refused(tmp_path: Path, settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.FRONTEND_DIST = tmp_path
    monkeypatch.setattr(serve, "find_database_file", lambda: None)
    with pytest.raises(StartRefused, match="the phone's app is not built") as refusal:
        serve.Command().check_surroundings(1)
    assert "make setup" in str(refusal.value)


def test_several_processes_without_redis_are_refused(settings: Any) -> None:
    settings.EMBEDDED = True
    with pytest.raises(StartRefused, match="without Redis") as refusal:
        serve.Command().check_surroundings(2)
    assert "COMPANION_REDIS_URL" in str(refusal.value)


def test_several_processes_on_one_sqlite_file_are_refused(settings: Any) -> None:
    settings.EMBEDDED, settings.SQLITE = False, True
    with pytest.raises(StartRefused, match="on one SQLite file"):
        serve.Command().check_surroundings(2)


def test_uvicorns_own_workers_are_refused_too(checkout: Path, tmp_path: Path) -> None:
    refused = subprocess.run(
        [sys.executable, "-m", "uvicorn", "companion.serving.asgi:application", "--port", "0", "--workers", "2"],
        cwd=checkout,
        env=server_environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=180,
    )
    assert "without Redis" in refused.stderr  # uvicorn's own exit code is not meaningful here, but it has ended
    assert "startup complete" not in refused.stderr


def test_without_a_key_several_processes_cannot_start(start: Serve) -> None:
    refused = start({"COMPANION_REDIS_URL": "redis://127.0.0.1:1/0", "COMPANION_SECRET_KEY": ""})
    assert refused.returncode == 1
    assert "COMPANION_SECRET_KEY is not set" in refused.stderr


def test_an_embedded_server_creates_its_key_once_readable_only_by_its_owner(checkout: Path, tmp_path: Path) -> None:
    environment = server_environment(tmp_path, COMPANION_SECRET_KEY="")
    key = checkout / "var" / "secret-key"
    with served(tmp_path, environment, checkout):
        content = key.read_text()
    with served(tmp_path, environment, checkout):
        assert key.read_text() == content
    assert len(content) >= 50
    assert os.stat(key).st_mode & 0o777 == 0o600
    assert [path.name for path in key.parent.iterdir()] == ["secret-key"]
