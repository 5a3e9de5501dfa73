"""Fixtures: copies of the server's code whose build and var/ a test may change; services of a test's own."""

import compileall
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from redis import Redis

from tests.ops.hosts import Host, Hosts, new_database, small_checkout
from tests.serving import ROOT, server_environment

Serve = Callable[[Mapping[str, str]], subprocess.CompletedProcess[str]]


@pytest.fixture(scope="session")
def code(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the server's code, compiled once; other fixtures copy it."""
    folder = tmp_path_factory.mktemp("code")
    for package in ("companion", "games"):
        shutil.copytree(ROOT / package, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
        compileall.compile_dir(folder / package, quiet=1)
    return folder


@pytest.fixture
def checkout(code: Path, tmp_path: Path) -> Path:
    """A folder with the server's code and a small build of the PWA."""
    return small_checkout(code, tmp_path)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.services)])
def hosts(request: pytest.FixtureRequest, code: Path, tmp_path: Path) -> Iterator[Hosts]:
    """Servers on each kind of database."""
    if request.param == "postgresql":
        request.getfixturevalue("database_url")
    with ExitStack() as stack:
        yield Hosts(code, tmp_path, request.param, stack)


@pytest.fixture
def host(code: Path, tmp_path: Path) -> Host:
    """A server on SQLite."""
    return Hosts(code, tmp_path, "sqlite", ExitStack()).new()


@pytest.fixture
def start(checkout: Path, tmp_path: Path) -> Serve:
    """Return a function that runs `manage.py serve` with changed settings and expects it to exit."""

    def run(changes: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "manage.py", "serve"],
            cwd=checkout,
            env=server_environment(tmp_path, **changes),
            capture_output=True,
            text=True,
            timeout=180,
        )

    return run


@pytest.fixture(scope="module")
def empty_database(database_url: str) -> Iterator[str]:
    """The URL of an empty PostgreSQL database for this module."""
    with new_database(database_url) as url:
        yield url


@pytest.fixture(scope="module")
def empty_redis(redis_url: str) -> Iterator[str]:
    """The URL of a Redis database of its own, emptied afterwards."""
    server = urlsplit(redis_url)
    for number in range(15, 0, -1):
        url = server._replace(path=f"/{number}").geturl()
        with closing(Redis.from_url(url)) as client:
            if url == redis_url or client.dbsize() or not client.set("taken-by-a-test", os.getpid(), nx=True):
                continue
            try:
                yield url
            finally:
                client.flushdb()
            return
    pytest.fail("every numbered database of the Redis is in use")
