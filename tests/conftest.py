"""Fixtures for all tests, and checks for services that a machine may lack."""

import gc
import logging
import os
import socket
from collections.abc import Iterator, Sequence
from typing import Any
from urllib.parse import urlsplit

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG
from hypothesis import HealthCheck, settings
from websockets.asyncio.client import connect

from scripts.node import with_node
from tests.chromium import find_chromium
from tests.serving import ServedTable, served, server_environment

STANDARD_PORTS = {"postgres": 5432, "postgresql": 5432, "redis": 6379}
for waiting in ("connect", "read", "write", "pool"):  # nothing is timed here, and the machine may be busy
    setattr(DEFAULT_TIMEOUT_CONFIG, waiting, 60.0)
connect.__init__.__kwdefaults__.update(open_timeout=60.0, ping_interval=None)  # for the same reason
logging.getLogger("httpx").setLevel(logging.WARNING)  # it logs every request twice
FOLDER_MARKS = {"chaos": ("services", "worker"), "e2e": ("e2e",)}
"""Marks that every test of a folder has."""
# Examples are the same in every usual run. A busy machine takes long to draw and to check one.
settings.register_profile(
    "tests",
    deadline=None,
    derandomize=os.environ.get("TEST_DEEP") != "1",
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("tests")
REQUIRED = os.environ.get("REQUIRE_SERVICES") == "1"
os.environ.update(with_node())  # some tests start Node
gc.disable()  # until collection is complete: imported modules stay


def pytest_configure() -> None:
    """Empty tables with DELETE. They hold only a few rows, for which TRUNCATE, which makes new files, takes eight times
    as long. Show captured queries with their values, those of prepared statements too."""
    from django.db.backends.postgresql.operations import DatabaseOperations

    def emptied(operations: DatabaseOperations, style: Any, tables: Sequence[str], **_: Any) -> list[str]:
        return [f"DELETE FROM {operations.quote_name(table)};" for table in tables]

    def show_executed(operations: DatabaseOperations, _: Any, sql: str, parameters: Any) -> str:
        return operations.compose_sql(sql, parameters)

    DatabaseOperations.sql_flush = emptied  # type: ignore[assignment, method-assign]
    DatabaseOperations.last_executed_query = show_executed  # type: ignore[method-assign, assignment]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Give each test the marks of its folder, before tests are selected by their marks."""
    for item in items:
        for mark in FOLDER_MARKS.get(item.path.parent.name, ()):
            item.add_marker(mark)


def pytest_collection_finish() -> None:
    """Prepare for threads as a server does. Collect garbage rarely, and never among imported modules: it took up to
    half of a run. pytest collects the rest at the end."""
    from companion.runtime.struct_types import build_decoders

    build_decoders()
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
    gc.enable()


def missing_service(variable: str) -> str | None:
    """Return why the service that an environment variable names cannot be used, or None if it answers."""
    url = urlsplit(os.environ.get(variable, ""))
    if not url.hostname:
        return f"{variable} is not set"
    try:
        socket.create_connection((url.hostname, url.port or STANDARD_PORTS[url.scheme]), timeout=2).close()
    except OSError as error:
        return f"{variable}: {url.hostname} does not answer ({error})"
    return None


def unavailable(reason: str) -> None:
    """Skip the test, or fail it if REQUIRE_SERVICES=1 promises that everything is available."""
    if REQUIRED:
        pytest.fail(f"REQUIRE_SERVICES=1, but {reason}")
    pytest.skip(reason)


@pytest.fixture(scope="session")
def database_url() -> str:
    """The URL of a PostgreSQL server on which tests may create databases (TEST_DATABASE_URL)."""
    if reason := missing_service("TEST_DATABASE_URL"):
        unavailable(reason)
    return os.environ["TEST_DATABASE_URL"]


@pytest.fixture(scope="session")
def redis_url() -> str:
    """The URL of a Redis server that tests may write to (TEST_REDIS_URL)."""
    if reason := missing_service("TEST_REDIS_URL"):
        unavailable(reason)
    return os.environ["TEST_REDIS_URL"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedTable]:
    """The running product on a SQLite file of its own. Its log is `server.output`."""
    folder = tmp_path_factory.mktemp("server")
    with served(folder, server_environment(folder, COMPANION_LOG_LEVEL="INFO")) as running:
        yield running


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the browser for end-to-end tests."""
    path = find_chromium()
    if path is None:
        unavailable("no Chromium was found")
    assert path
    return path
