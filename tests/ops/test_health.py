"""Health probes, and operation while a service is away."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from time import monotonic
from typing import Any

import httpx
import pytest
from redis import Redis

from tests.live.phones import phones
from tests.ops.plays import play, seated
from tests.ops.stand_ins import Line
from tests.serving import ROOT, START_LIMIT_S, ServedTable, served, server_environment

pytestmark = pytest.mark.services


class Behind:
    """A single web process, with connections to PostgreSQL and Redis that can be cut."""

    def __init__(self, server: ServedTable, lines: dict[str, Line], redis: "Redis[bytes]") -> None:
        self.server = server
        self.lines = lines
        self.redis = redis

    def ready(self) -> tuple[int, dict[str, Any]]:
        """Return status and body of /health/ready."""
        answer = httpx.get(f"{self.server.url}/health/ready", timeout=START_LIMIT_S)
        return answer.status_code, answer.json()

    def ready_when(self, condition: Callable[[int, dict[str, Any]], bool]) -> dict[str, Any]:
        """Ask until the answer meets the condition."""
        began = monotonic()
        while monotonic() - began < START_LIMIT_S:
            status, report = self.ready()
            if condition(status, report):
                return report
        raise AssertionError(f"still {report}")


@pytest.fixture(scope="module")
def behind(empty_database: str, empty_redis: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Behind]:
    """The web process; its database is up to date, and there is neither worker nor beat."""
    folder = tmp_path_factory.mktemp("behind")
    lines = {"database": Line(empty_database), "redis": Line(empty_redis)}
    environment = server_environment(
        folder,
        COMPANION_DATABASE_URL=lines["database"].through,
        COMPANION_REDIS_URL=lines["redis"].through,
        COMPANION_ALLOWED_HOSTS="127.0.0.1",
    )
    subprocess.run([sys.executable, "manage.py", "upgrade"], cwd=ROOT, env=environment, check=True)
    with served(folder, environment) as server, closing(Redis.from_url(empty_redis)) as redis:
        yield Behind(server, lines, redis)


def test_ready_names_worker_and_beat_while_they_are_silent(behind: Behind) -> None:
    # On a busy machine the first message through the layer may take longer than a probe waits.
    report = behind.ready_when(lambda status, _: status == 200)
    assert report == {"status": "late", "down": [], "late": ["worker"]}
    behind.redis.set("tableside:1:alive-worker", 1)
    assert behind.ready() == (200, {"status": "late", "down": [], "late": ["beat"]})
    behind.redis.set("tableside:1:alive-beat", 1)
    assert behind.ready() == (200, {"status": "ok", "down": []})


@pytest.mark.parametrize(("service", "down"), [("database", ["database"]), ("redis", ["redis", "layer"])])
def test_ready_names_the_missing_service_and_recovers(behind: Behind, service: str, down: list[str]) -> None:
    behind.lines[service].cut()
    report = behind.ready_when(lambda status, health_report: status == 503 and health_report["down"] == down)
    assert report == {"status": "down", "down": down}
    assert httpx.get(f"{behind.server.url}/health/live").json() == {"status": "ok"}
    behind.lines[service].correct()
    assert behind.ready_when(lambda status, _: status == 200)["down"] == []


async def test_a_table_continues_over_http_and_socket_while_redis_is_away(behind: Behind) -> None:
    async with seated(behind.server.url, behind.server.url) as (sitting, sockets):
        assert await play(sitting, sockets, until=5) == 5
        behind.lines["redis"].cut()
        try:
            assert await play(sitting, sockets, until=9) == 9
            assert (await sitting[0].look())["v"] == 9
        finally:
            behind.lines["redis"].correct()
        assert await play(sitting, sockets, until=13) == 13


async def test_guesses_are_throttled_while_redis_is_away(behind: Behind) -> None:
    async with phones(behind.server.url, 1) as (guesser,):

        async def guess() -> int:
            return (await guesser.http.post("/join", json={"code": "222222"})).status_code

        behind.lines["redis"].cut()
        try:
            assert [await guess() for _ in range(31)] == [404] * 30 + [429]
        finally:
            behind.lines["redis"].correct()


async def test_nothing_acknowledged_is_lost_when_postgresql_comes_back(behind: Behind) -> None:
    async with seated(behind.server.url, behind.server.url) as (sitting, sockets):
        assert await play(sitting, sockets, until=5) == 5
        behind.lines["database"].cut()
        behind.lines["database"].correct()
        assert await play(sitting, sockets, until=9) == 9
        assert (await sitting[0].look())["v"] == 9


def test_probes_work_under_any_host_name(behind: Behind) -> None:
    for path in ("live", "ready"):
        answer = httpx.get(f"{behind.server.url}/health/{path}", headers={"Host": "10.0.0.7"}, timeout=START_LIMIT_S)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-store"
    assert httpx.post(f"{behind.server.url}/health/live").status_code == 404


def test_probes_are_not_logged(behind: Behind) -> None:
    assert "/health/" not in behind.server.output.read_text()


def test_metrics_are_off_by_default(behind: Behind) -> None:
    assert httpx.get(f"{behind.server.url}/metrics").status_code == 404
