"""The real server as a subprocess on a free port of 127.0.0.1."""

import json
import os
import random
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Collection, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
START_LIMIT_S = 180
"""A busy machine starts a process of ours in many times the 2 s of an idle one."""
STOP_LIMIT_S = 60


@dataclass(frozen=True)
class ServedTable:
    """A running server: `url` without a trailing slash, its process, and the file with its output."""

    url: str
    process: subprocess.Popen[str]
    output: Path

    @property
    def socket_url(self) -> str:
        """The server's address for WebSockets."""
        return self.url.replace("http", "ws", 1)


def server_environment(folder: Path, **changes: str) -> dict[str, str]:
    """Return this process's environment without COMPANION_ settings, for a server whose files are in `folder`."""
    inherited = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("COMPANION_", "DJANGO_", "TLS")) and name not in ("PORT", "WEB_CONCURRENCY")
    }
    settings = {
        "COMPANION_DATABASE_URL": f"sqlite:///{folder / 'tables.sqlite3'}",
        "COMPANION_SECRET_KEY": "of this test",
        "COMPANION_PHOTOS": str(folder / "photos"),
        "COMPANION_BIND": "127.0.0.1",
        "COMPANION_BACKUPS": "off",
        "COMPANION_LOG_LEVEL": "WARNING",
        "PORT": "0",
    }
    return inherited | settings | changes


MANAGE = ("manage.py",)
MANAGE_WITH_TEST_RULESETS = ("-m", "tests.rulesets.manage")


@contextmanager
def served(
    folder: Path,
    environment: Mapping[str, str] | None = None,
    checkout: Path = ROOT,
    manage: tuple[str, ...] = MANAGE,
    empty: bool = False,
) -> Iterator[ServedTable]:
    """Run `manage.py serve` for the length of the block. Its database and output go to `folder`.

    Only the first server of a run upgrades an empty database, and those with `empty`; others begin with a copy of it.
    """
    output = folder / "server.log"
    environment = environment or server_environment(folder)
    database, upgraded = folder / "tables.sqlite3", Path(_upgraded_folder().name, "tables.sqlite3")
    is_new = (
        environment.get("COMPANION_DATABASE_URL") == f"sqlite:///{database}" and not database.exists() and not empty
    )
    if is_new and upgraded.exists():
        shutil.copy(upgraded, database)
    with output.open("w") as log:
        process = subprocess.Popen(
            [sys.executable, *manage, "serve"],
            cwd=checkout,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        try:
            running = ServedTable(announced_url(process, output), process, output)
            if is_new and not upgraded.exists():
                with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(upgraded)) as target:
                    source.backup(target)
            yield running
        finally:
            stop(process)


@cache
def _upgraded_folder() -> TemporaryDirectory[str]:
    """Return the folder of the upgraded database without rows. It is deleted at the end of the run."""
    return TemporaryDirectory()


def announced_url(process: "subprocess.Popen[str]", output: Path) -> str:
    """Return the address that a starting server prints."""
    assert process.stdout is not None
    for line in process.stdout:
        if address := re.search(r"answers on (https?://\S+)", line):
            return address[1]
    raise AssertionError(f"the server ended with {process.wait(START_LIMIT_S)}:\n{output.read_text()}")


def free_port(host: str = "127.0.0.1") -> int:
    """Return a port that nobody listens on, below those that the system gives to connections: they come and go, and a
    service that is started again must find its port free."""
    while True:
        port = random.randrange(10_000, 32_000)
        with suppress(OSError), socket.create_server((host, port)):
            return port


def read_log(log: Path) -> list[dict[str, Any]]:
    """Return the lines of a log of JSON. A process may be writing the last one: only a complete line counts."""
    complete, _, _ = log.read_text().rpartition("\n")
    return [json.loads(line) for line in complete.splitlines()]


def stop(process: subprocess.Popen[str]) -> None:
    """Stop the server as Ctrl-C does, and kill it if that takes too long."""
    if process.poll() is None:
        process.send_signal(signal.SIGINT)
    try:
        process.communicate(timeout=STOP_LIMIT_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()


SETTINGS = """
import json
from companion import settings
print(json.dumps({name: value for name, value in vars(settings).items() if name.isupper()}, default=str))
"""


def load_settings(folder: Path, unset: Collection[str] = (), **changes: str) -> subprocess.CompletedProcess[str]:
    """Load the settings in a process of their own, without the variables `unset`, and print them as JSON."""
    environment = {name: value for name, value in server_environment(folder, **changes).items() if name not in unset}
    return subprocess.run(
        [sys.executable, "-c", SETTINGS], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
