"""Redis and PostgreSQL processes of a test's own, which can be killed and restarted at the same address."""

import os
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import ClassVar

import psycopg
import pytest
from redis import Redis
from redis.exceptions import ConnectionError as NoRedis

from tests.conftest import unavailable
from tests.serving import START_LIMIT_S, STOP_LIMIT_S, free_port

POSTGRESQL_USER = "postgres"
"""The user that runs PostgreSQL where tests run as root, which PostgreSQL refuses."""


class Service:
    """A service process with a check that it answers. Its output goes to `log`.

    `environment` is added to this process's.
    """

    at_once: ClassVar[signal.Signals] = signal.SIGKILL
    """Signal that ends it immediately, without cleanup."""

    def __init__(self, command: list[str], folder: Path, answers: Callable[[], bool], user: str | None = None) -> None:
        self._command, self.folder, self._answers, self._user = command, folder, answers, user
        self.log = folder / f"{Path(command[0]).name}.log"
        self.environment: Mapping[str, str] = {}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it; return once it answers."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                cwd=self.folder,
                env={**os.environ, **self.environment},
                stdout=log,
                stderr=log,
                user=self._user,
            )
        began = monotonic()
        while not self._answers():
            assert self._process.poll() is None, f"{self._command[0]} ended with {self._process.returncode}"
            assert monotonic() - began < START_LIMIT_S, f"{self._command[0]} does not answer"
            sleep(0.01)

    def kill(self) -> None:
        """End it immediately."""
        assert self._process is not None
        self._process.send_signal(self.at_once)
        self._process.wait(STOP_LIMIT_S)

    @contextmanager
    def running(self) -> Iterator[None]:
        """Run it for the length of the block."""
        self.start()
        try:
            yield
        finally:
            self.kill()


class OwnRedis(Service):
    """A Redis without persistence: its data is gone after a kill."""

    def __init__(self, folder: Path) -> None:
        port = free_port()
        self.url = f"redis://127.0.0.1:{port}/0"
        self.client = Redis.from_url(self.url)
        command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        super().__init__(command, folder, self._pings)

    def _pings(self) -> bool:
        try:
            return bool(self.client.ping())
        except NoRedis:
            return False


class OwnPostgresql(Service):
    """A PostgreSQL with an empty database in `folder`. It ends as in a crash and recovers from its own log."""

    at_once = signal.SIGQUIT  # its "immediate" mode: after SIGKILL, what is left behind prevents a restart

    def __init__(self, folder: Path) -> None:
        port = free_port()
        user = POSTGRESQL_USER if os.geteuid() == 0 else None
        if user:
            shutil.chown(folder, user)
        self.url = f"postgres://tests@127.0.0.1:{port}/postgres"
        data = folder / "data"
        initialise = [program("initdb"), "-D", str(data), "-U", "tests", "--auth", "trust", "--no-locale", "-E", "UTF8"]
        subprocess.run(initialise, user=user, cwd=folder, check=True, stdout=subprocess.DEVNULL)
        address = ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", f"port={port}"]
        super().__init__([program("postgres"), "-D", str(data), *address], folder, self._answers_queries, user)

    def _answers_queries(self) -> bool:
        try:
            with psycopg.connect(self.url) as connection:
                return connection.execute("SELECT 1").fetchone() == (1,)
        except psycopg.OperationalError:
            return False


def program(name: str) -> str:
    """Return the path of a PostgreSQL program, which Debian keeps outside PATH."""
    beside = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    path = shutil.which(name) or (str(beside[-1]) if beside else None)
    if path is None:
        unavailable(f"{name} was not found: install PostgreSQL's server")
        pytest.fail("unreachable")
    return path
