"""Servers to measure: one embedded process, or this machine's production set (two web processes, a worker and beat, on
PostgreSQL and Redis)."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import psycopg

from bench.figures import print_title
from bench.processes import CHECKOUT, read_cpu_seconds, read_postgresql_cpu, read_redis_cpu
from tests.ops.full_set import FullSet, full_set
from tests.serving import ServedTable, served


@contextmanager
def run_embedded() -> Iterator[ServedTable]:
    """Run one process on a new SQLite file for the length of the block."""
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), checkout=CHECKOUT) as server:
        yield server


class Measured(NamedTuple):
    """The running set and its services."""

    running: FullSet
    database: str
    redis: str

    @property
    def web(self) -> tuple[str, ...]:
        """Addresses of the web processes, each by itself."""
        return tuple(member.url for member in self.running.members.values() if member.url)

    @property
    def web_pids(self) -> tuple[int, ...]:
        """Process ids of the web processes."""
        return tuple(member.pid for member in self.running.members.values() if member.url)

    def costs(self) -> dict[str, float]:
        """Return the CPU seconds used so far, by process or service."""
        worker_pids = [member.pid for member in self.running.members.values() if not member.url]
        return {
            "two web processes": sum(map(read_cpu_seconds, self.web_pids)),
            "worker and beat": sum(map(read_cpu_seconds, worker_pids)),
            "PostgreSQL (its connections' processes)": read_postgresql_cpu(self.database),
            "Redis": read_redis_cpu(self.redis),
        }


@contextmanager
def run_production_set() -> Iterator[Measured | None]:
    """Run the set for the length of the block.

    Yield None, and print why, if its services are not configured (TEST_DATABASE_URL, TEST_REDIS_URL).
    """
    urls = {name: os.environ.get(name) for name in ("TEST_DATABASE_URL", "TEST_REDIS_URL")}
    if not all(urls.values()):
        print_title("Full set")
        print(f"left out: {' and '.join(name for name, url in urls.items() if not url)} not set")
        yield None
        return
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database, redis = (
            stack.enter_context(create_database(str(urls["TEST_DATABASE_URL"]))),
            str(urls["TEST_REDIS_URL"]),
        )
        services = {"COMPANION_DATABASE_URL": database, "COMPANION_REDIS_URL": redis}
        yield Measured(stack.enter_context(full_set(folder, checkout=CHECKOUT, **services)), database, redis)


@contextmanager
def create_database(url: str) -> Iterator[str]:
    """Create a database for the length of the block."""
    name = f"tableside_bench_{os.getpid()}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        try:
            yield urlsplit(url)._replace(path=f"/{name}").geturl()
        finally:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
