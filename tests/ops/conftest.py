"""Fixtures: copies of the server's code whose build and var/ a test may change; services of a test's own."""

import compileall
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import urlsplit
from uuid import uuid4

import psycopg
import pytest
from psycopg import sql
from redis import Redis

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


def small_checkout(code: Path, parent: Path) -> Path:
    """Create a small checkout in `parent`."""
    folder = parent / "checkout"
    shutil.copytree(code, folder)
    for name in ("manage.py", "pyproject.toml"):
        shutil.copy(ROOT / name, folder)
    dist = folder / "frontend" / "dist"
    (dist / "assets").mkdir(parents=True)
    (dist / "index.html").write_text("<!doctype html><title>shell</title>")
    (dist / "sw.js").write_text("// service worker")
    (dist / "assets" / "app-1a2b3c4d.js").write_text("// script")
    return folder


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
            timeout=60,
        )

    return run


@pytest.fixture(scope="module")
def empty_database(database_url: str) -> Iterator[str]:
    """The URL of an empty PostgreSQL database for this module."""
    with new_database(database_url) as url:
        yield url


@contextmanager
def new_database(database_url: str) -> Iterator[str]:
    """Make an empty PostgreSQL database for the length of the block, and yield its URL."""
    name = f"tableside_{uuid4().hex}"
    with closing(psycopg.connect(database_url, autocommit=True)) as server:
        server.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        try:
            yield urlsplit(database_url)._replace(path=f"/{name}").geturl()
        finally:
            server.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


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
