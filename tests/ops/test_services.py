"""PostgreSQL or Redis is configured and cannot be used: the process reports the problem with its remedy, and exits."""

import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from time import sleep
from typing import Any

import httpx
import psycopg
import pytest

from companion.deployment.preflight import StartRefused
from companion.deployment.service_urls import read_service_url
from companion.management.commands.serve import Command
from companion.serving.migrate import ADVISORY_LOCK
from tests.ops.conftest import Serve
from tests.ops.stand_ins import WRONG_PASSWORD, postgresql_refusal, replying_server
from tests.serving import ROOT, served, server_environment

NOBODY = "127.0.0.1:1"
FULL = (sys.executable, "-m", "scripts.run_full")
SERVE = (sys.executable, "manage.py", "serve")
UPGRADE = (sys.executable, "manage.py", "upgrade")
UPGRADES_AT_ONCE = 2
LONGER_THAN_FOR_A_TABLE_S = 3.2
"""Timeout of a statement that waits for a table's row."""
CELERY = (str(Path(sys.executable).with_name("celery")), "--quiet", "--app", "companion.serving.worker")


def run(folder: Path, command: tuple[str, ...], changes: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    """Run a command that is expected to exit."""
    environment = server_environment(folder, COMPANION_ALLOWED_HOSTS="127.0.0.1", **changes)
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=180)


def assert_refused(answer: subprocess.CompletedProcess[str], problem: str, cure: str) -> None:
    """Assert that the command failed with these words."""
    assert answer.returncode == 1, answer.stderr
    assert f"Cannot start: {problem}" in answer.stderr
    assert cure in answer.stderr
    assert "Traceback" not in answer.stderr
    assert "answers on" not in answer.stdout


@pytest.mark.parametrize("command", [SERVE, FULL, UPGRADE], ids=["serve", "run-full", "upgrade"])
def test_an_unreachable_postgresql_is_named(tmp_path: Path, command: tuple[str, ...]) -> None:
    answer = run(tmp_path, command, {"COMPANION_DATABASE_URL": f"postgres://someone:kept-secret@{NOBODY}/tables"})
    assert_refused(answer, f"PostgreSQL at {NOBODY} does not answer (Connection refused)", "Start it")
    assert "Correct COMPANION_DATABASE_URL: postgres://" in answer.stderr
    assert "kept-secret" not in answer.stderr


def test_a_postgresql_that_refuses_the_password(tmp_path: Path) -> None:
    with replying_server(postgresql_refusal('password authentication failed for user "someone"')) as port:
        url = f"postgres://someone:kept-secret@127.0.0.1:{port}/tables?sslmode=disable&gssencmode=disable"
        answer = run(tmp_path, SERVE, {"COMPANION_DATABASE_URL": url})
    problem = f'PostgreSQL at 127.0.0.1:{port} refuses (password authentication failed for user "someone")'
    assert_refused(answer, problem, "Correct COMPANION_DATABASE_URL: postgres://user:password@host:5432/database")
    assert "kept-secret" not in answer.stderr


@pytest.mark.services
def test_a_missing_database_is_named(tmp_path: Path, empty_database: str) -> None:
    answer = run(tmp_path, SERVE, {"COMPANION_DATABASE_URL": f"{empty_database}_not"})
    assert_refused(answer, "PostgreSQL at", "createdb")
    assert "does not exist" in answer.stderr


@pytest.mark.parametrize("command", [SERVE, UPGRADE], ids=["serve", "upgrade"])
def test_an_unreachable_redis_is_named(tmp_path: Path, command: tuple[str, ...]) -> None:
    answer = run(tmp_path, command, {"COMPANION_REDIS_URL": f"redis://{NOBODY}/0"})
    assert_refused(answer, f"Redis does not answer (Error 111 connecting to {NOBODY}. Connection refused.)", "Start it")
    assert "Correct COMPANION_REDIS_URL: redis://" in answer.stderr


def test_a_redis_that_refuses_the_password(tmp_path: Path) -> None:
    with replying_server(WRONG_PASSWORD) as port:
        answer = run(tmp_path, SERVE, {"COMPANION_REDIS_URL": f"redis://someone:kept-secret@127.0.0.1:{port}/0"})
    assert_refused(answer, "Redis refuses (invalid username-password pair", "Correct COMPANION_REDIS_URL: redis://")
    assert "kept-secret" not in answer.stderr


@pytest.fixture(scope="module")
def creation(
    empty_database: str, empty_redis: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, subprocess.CompletedProcess[str]]]:
    """The URL of a database that the upgrade has created, and the command's result."""
    services = {"COMPANION_DATABASE_URL": f"{empty_database}_more", "COMPANION_REDIS_URL": empty_redis}
    url = services["COMPANION_DATABASE_URL"]
    try:
        yield url, run(tmp_path_factory.mktemp("creation"), (*UPGRADE, "--create"), services)
    finally:
        drop(empty_database, url)


@pytest.mark.services
def test_a_redis_that_went_away_after_the_upgrade(
    tmp_path: Path, creation: tuple[str, subprocess.CompletedProcess[str]]
) -> None:
    """A process starts without Redis and reports it. The upgrade does not, nor a process that Redis rejects."""
    database_url, upgraded = creation
    assert upgraded.returncode == 0
    away = {"COMPANION_DATABASE_URL": database_url, "COMPANION_REDIS_URL": f"redis://{NOBODY}/0"}
    environment = server_environment(tmp_path, COMPANION_ALLOWED_HOSTS="127.0.0.1", **away)
    with served(tmp_path, environment) as server:
        assert httpx.get(f"{server.url}/health/live").json()["status"] == "ok"
        assert httpx.get(f"{server.url}/health/ready").json() == {"status": "down", "down": ["redis", "layer"]}
        log_text = server.output.read_text()
    assert "starts_without_redis" in log_text
    assert "Redis does not answer" in log_text
    assert "Correct COMPANION_REDIS_URL" in log_text
    assert "Traceback" not in log_text
    assert_refused(run(tmp_path, FULL, away), "Redis does not answer", "Start it")  # its upgrade reports it
    with replying_server(WRONG_PASSWORD) as port:
        wrong = {**away, "COMPANION_REDIS_URL": f"redis://someone:kept-secret@127.0.0.1:{port}/0"}
        assert_refused(run(tmp_path, SERVE, wrong), "Redis refuses", "Correct COMPANION_REDIS_URL")


@pytest.mark.parametrize("role", ["worker", "beat"])
def test_worker_and_beat_refuse_in_the_same_words(tmp_path: Path, role: str) -> None:
    answer = run(tmp_path, (*CELERY, role), {"COMPANION_REDIS_URL": f"redis://{NOBODY}/0"})
    assert_refused(answer, "Redis does not answer", "Start it")


def test_a_url_of_another_scheme_is_refused(start: Serve) -> None:
    answer = start({"COMPANION_DATABASE_URL": "mysql://a@b/c"})
    assert_refused(
        answer, "COMPANION_DATABASE_URL begins with mysql", "sqlite:////path/tables.sqlite3 or postgres://user"
    )


@pytest.mark.parametrize(
    ("url", "problem"),
    [
        ("tables", "begins with no scheme, which is not understood"),
        ("http://a/b", "begins with http, which is not understood"),
        ("sqlite://tables.sqlite3", "names a host, but SQLite is a file"),
        ("postgres://a@b:five/c", "is no URL"),
        ("postgres://a@b:5432", "names no database"),
        ("postgres://a@b:5432/", "names no database"),
    ],
)
def test_a_refused_url_is_explained(monkeypatch: pytest.MonkeyPatch, url: str, problem: str) -> None:
    schemes = {"sqlite": "sqlite:////x", "postgres": "postgres://y"}
    monkeypatch.setenv("A_URL", url)
    with pytest.raises(StartRefused) as refusal:
        read_service_url("A_URL", "", schemes)
    assert f"Cannot start: A_URL {problem}" in str(refusal.value)
    assert "Use one like sqlite:////x or postgres://y" in str(refusal.value)


@pytest.mark.services
def test_options_that_a_service_does_not_have_are_refused(
    tmp_path: Path, empty_database: str, empty_redis: str
) -> None:
    answer = run(tmp_path, SERVE, {"COMPANION_DATABASE_URL": f"{empty_database}?colour=red"})
    assert_refused(answer, 'COMPANION_DATABASE_URL cannot be used (invalid connection option "colour")', "Correct")
    for option in ("colour=red", "socket_timeout=long"):
        answer = run(tmp_path, SERVE, {"COMPANION_REDIS_URL": f"{empty_redis}?{option}"})
        assert_refused(answer, "COMPANION_REDIS_URL has an option that Redis does not have", "Correct")


def test_an_unset_url_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    for value in ("", " "):
        monkeypatch.setenv("A_URL", value)
        assert read_service_url("A_URL", "postgres://a/b", {"postgres": "postgres://y"}) == "postgres://a/b"


def test_several_processes_must_be_given_their_hosts(tmp_path: Path, settings: Any) -> None:
    (tmp_path / "index.html").touch()
    settings.EMBEDDED, settings.ALLOWED_HOSTS, settings.FRONTEND_DIST, settings.SQLITE = False, [], tmp_path, False
    with pytest.raises(StartRefused, match="COMPANION_ALLOWED_HOSTS is not set") as refusal:
        Command().check_surroundings(1)
    assert "COMPANION_ALLOWED_HOSTS=tables.example.org" in str(refusal.value)


def test_the_full_set_leaves_tls_to_a_proxy(tmp_path: Path) -> None:
    answer = run(tmp_path, FULL, {"TLS": "1"})
    assert_refused(answer, "TLS=1 and TLS_CERT are for `make run`", "proxy")
    (address_file,) = re.findall(r"docker/\S+", answer.stderr)
    assert (ROOT / address_file).is_file()


@pytest.mark.services
def test_the_upgrade_creates_the_database_on_request(
    tmp_path: Path, creation: tuple[str, subprocess.CompletedProcess[str]]
) -> None:
    database_url, first = creation
    for answer in (first, run(tmp_path, (*UPGRADE, "--create"), {"COMPANION_DATABASE_URL": database_url})):
        assert (answer.returncode, answer.stdout) == (0, "The database is up to date.\n"), answer.stderr
    with psycopg.connect(database_url) as connection:
        assert connection.execute("SELECT count(*) FROM tables_table").fetchone() == (0,)


def drop(server: str, url: str) -> None:
    """Drop the database at `url`, connected to another one of the same server."""
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f'DROP DATABASE IF EXISTS "{url.rpartition("/")[2]}" WITH (FORCE)')


def longest_wait_s(connection: psycopg.Connection) -> float:
    """Return how long the last of two upgrades has waited for another one; 0 while they do not both wait."""
    row = connection.execute(
        "SELECT count(*), extract(epoch FROM clock_timestamp() - max(waitstart)) FROM pg_locks"
        " WHERE locktype = 'advisory' AND NOT granted"
        " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    ).fetchone()
    assert row
    return float(row[1] or 0) if row[0] == UPGRADES_AT_ONCE else 0.0


@pytest.mark.services
def test_a_database_that_is_not_upgraded_is_refused_by_several_processes(
    tmp_path: Path, empty_database: str, empty_redis: str
) -> None:
    """Several processes refuse to start, the upgrade migrates it, and a single process migrates it itself."""
    services = {"COMPANION_DATABASE_URL": empty_database, "COMPANION_REDIS_URL": empty_redis}
    for command in (SERVE, (*CELERY, "worker")):
        assert_refused(
            run(tmp_path, command, services), "the database is not up to date; it lacks people", "manage.py upgrade"
        )

    upgrades = []
    with psycopg.connect(empty_database, autocommit=True) as slow_upgrade:
        slow_upgrade.execute("SELECT pg_advisory_lock(%s)", [ADVISORY_LOCK])
        upgrades += [
            subprocess.Popen(UPGRADE, cwd=ROOT, env=server_environment(tmp_path, **services), stderr=subprocess.PIPE)
            for _ in range(UPGRADES_AT_ONCE)
        ]
        while longest_wait_s(slow_upgrade) < LONGER_THAN_FOR_A_TABLE_S and not any(
            process.poll() for process in upgrades
        ):
            sleep(0.05)
    ended = [(process.communicate(timeout=180)[1], process.returncode) for process in upgrades]
    assert [code for _, code in ended] == [0, 0], ended
    with psycopg.connect(empty_database) as connection:
        applied = connection.execute("SELECT app, name, count(*) FROM django_migrations GROUP BY 1, 2").fetchall()
    assert applied
    assert {times for _, _, times in applied} == {1}

    with psycopg.connect(empty_database, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    single_process = server_environment(tmp_path, COMPANION_DATABASE_URL=empty_database)
    with served(tmp_path, single_process) as server:
        assert server.url
