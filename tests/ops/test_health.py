"""Health probes, and operation while a service is away."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from time import monotonic, sleep
from typing import Any

import httpx
import pytest
from redis import Redis

from tests.live.phones import phones
from tests.ops.plays import play, start_with_sockets
from tests.ops.stand_ins import Line
from tests.serving import ROOT, START_LIMIT_S, ServedTable, served, server_environment

pytestmark = pytest.mark.services


class SingleProcess:
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
            sleep(0.05)
        raise AssertionError(f"still {report}")


@pytest.fixture(scope="module")
def process(empty_database: str, empty_redis: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SingleProcess]:
    """The web process; its database is up to date, and there is neither worker nor beat."""
    folder = tmp_path_factory.mktemp("behind")
    lines = {"database": Line(empty_database), "redis": Line(empty_redis)}
    environment = server_environment(
        folder,
        COMPANION_DATABASE_URL=lines["database"].forwarded_url,
        COMPANION_REDIS_URL=lines["redis"].forwarded_url,
        COMPANION_ALLOWED_HOSTS="127.0.0.1",
    )
    subprocess.run([sys.executable, "manage.py", "upgrade"], cwd=ROOT, env=environment, check=True)
    with served(folder, environment) as server, closing(Redis.from_url(empty_redis)) as redis:
        yield SingleProcess(server, lines, redis)


def test_ready_names_worker_and_beat_while_they_are_silent(process: SingleProcess) -> None:
    # On a busy machine a message through the layer may take longer than a probe waits.
    report = process.ready_when(lambda status, _: status == 200)
    assert report == {"status": "late", "down": [], "late": ["worker"]}
    process.redis.set("tableside:1:alive-worker", 1)
    report = process.ready_when(lambda status, _: status == 200)
    assert report == {"status": "late", "down": [], "late": ["beat"]}
    process.redis.set("tableside:1:alive-beat", 1)
    assert process.ready_when(lambda status, _: status == 200) == {"status": "ok", "down": []}


@pytest.mark.parametrize(("service", "down"), [("database", ["database"]), ("redis", ["redis", "layer"])])
def test_ready_names_the_missing_service_and_recovers(process: SingleProcess, service: str, down: list[str]) -> None:
    process.lines[service].cut()
    report = process.ready_when(lambda status, health_report: status == 503 and health_report["down"] == down)
    assert report == {"status": "down", "down": down}
    assert httpx.get(f"{process.server.url}/health/live").json()["status"] == "ok"
    process.lines[service].correct()
    assert process.ready_when(lambda status, _: status == 200)["down"] == []


async def test_a_table_continues_over_http_and_socket_while_redis_is_away(process: SingleProcess) -> None:
    async with start_with_sockets(process.server.url, process.server.url) as (sitting, sockets):
        assert await play(sitting, sockets, until=5) == 5
        process.lines["redis"].cut()
        try:
            assert await play(sitting, sockets, until=9) == 9
            assert (await sitting[0].look())["v"] == 9
        finally:
            process.lines["redis"].correct()
        assert await play(sitting, sockets, until=13) == 13


async def test_guesses_are_throttled_while_redis_is_away(process: SingleProcess) -> None:
    async with phones(process.server.url, 1) as (guesser,):

        async def guess() -> int:
            return (await guesser.http.post("/join", json={"code": "222222"})).status_code

        process.lines["redis"].cut()
        try:
            assert [await guess() for _ in range(31)] == [404] * 30 + [429]
        finally:
            process.lines["redis"].correct()


async def test_nothing_acknowledged_is_lost_when_postgresql_comes_back(process: SingleProcess) -> None:
    async with start_with_sockets(process.server.url, process.server.url) as (sitting, sockets):
        assert await play(sitting, sockets, until=5) == 5
        process.lines["database"].cut()
        process.lines["database"].correct()
        assert await play(sitting, sockets, until=9) == 9
        assert (await sitting[0].look())["v"] == 9


def test_probes_work_under_any_host_name(process: SingleProcess) -> None:
    for path in ("live", "ready"):
        answer = httpx.get(f"{process.server.url}/health/{path}", headers={"Host": "10.0.0.7"}, timeout=START_LIMIT_S)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-store"
    assert httpx.post(f"{process.server.url}/health/live").status_code == 404


def test_probes_are_not_logged(process: SingleProcess) -> None:
    assert "/health/" not in process.server.output.read_text()


def test_metrics_are_off_by_default(process: SingleProcess) -> None:
    assert httpx.get(f"{process.server.url}/metrics").status_code == 404
