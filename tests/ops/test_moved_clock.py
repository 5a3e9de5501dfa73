"""A server whose wall clock is set while it runs: what lasts, lasts as long as before."""

import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from allauth.core.internal import ratelimit
from django.core.cache import caches
from prometheus_client.metrics_core import Metric

from companion.runtime import cache as shared_cache
from companion.runtime.cache import LenientRedisCache
from companion.runtime.process_cache import ProcessCache
from companion.serving import beat, metrics
from tests.live.phones import own_address
from tests.moved_clock import MovedClock, moved_clock
from tests.serving import ServedTable, served, server_environment

HOUR_S = 3600
jumps = pytest.mark.parametrize("seconds", [-HOUR_S, HOUR_S, -HOUR_S * 24 * 365])


@pytest.fixture(scope="module")
def clock(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MovedClock]:
    """The server's wall clock."""
    with moved_clock(tmp_path_factory.mktemp("clock")) as clock:
        yield clock


@pytest.fixture(scope="module")
def server(clock: MovedClock, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedTable]:
    folder = tmp_path_factory.mktemp("moved")
    with served(folder, server_environment(folder, **clock.environment)) as running:
        yield running


@pytest.fixture
def client(server: ServedTable) -> Iterator[httpx.Client]:
    """A device with an address of its own."""
    transport = httpx.HTTPTransport(local_address=own_address())
    with httpx.Client(base_url=f"{server.url}/api", transport=transport, timeout=60) as client:
        client.headers["Authorization"] = f"Device {client.post('/devices', json={}).json()['token']}"
        yield client


def guess(client: httpx.Client) -> int:
    """Send a wrong code; return the seconds to wait, 0 if it was answered."""
    answer = client.post("/join", json={"code": "222222"})
    assert (answer.status_code, answer.json()["code"]) in ((404, "table.unknown_code"), (429, "request.throttled"))
    return int(answer.headers.get("Retry-After", 0))


def test_the_clock_is_moved(client: httpx.Client, clock: MovedClock) -> None:
    with clock.moved(-HOUR_S):
        client.post("/tables", json={"game": "carcassonne"})
    (table,) = client.get("/tables").json()
    assert (datetime.now(UTC) - datetime.fromisoformat(table["created"])).total_seconds() > HOUR_S / 2


@jumps
def test_nobody_waits_for_as_long_as_the_clock_was_set(client: httpx.Client, clock: MovedClock, seconds: int) -> None:
    assert [guess(client) for _ in range(30)] == [0] * 30
    assert 1 <= guess(client) <= 60
    with clock.moved(seconds):
        assert 1 <= guess(client) <= 60, "a minute of a clock that nobody sets"


@jumps
def test_a_clock_that_is_set_makes_no_throttle_stricter(client: httpx.Client, clock: MovedClock, seconds: int) -> None:
    for _ in range(400):
        assert client.get("/tables").status_code == 200
    with clock.moved(seconds):
        answers = [client.get("/tables").status_code for _ in range(199)]
    assert answers == [200] * 199


# --- caches -------------------------------------------------------------------------------------------


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Return a function that sets this process's wall clock forward or back."""
    really = time.time

    def set_clock(seconds: float) -> None:
        monkeypatch.setattr(time, "time", lambda: really() + seconds)
        monkeypatch.setattr(shared_cache, "time", time.time)

    return set_clock


@jumps
def test_values_of_a_process_outlast_a_jump(set_clock: Callable[[float], None], seconds: int) -> None:
    cache = ProcessCache("moved", {})
    cache.set("session", "open", 60)
    cache.set("over", "open", 0)
    cache.set("forever", "open", None)
    set_clock(seconds)
    assert (cache.get("session"), cache.get("over"), cache.get("forever")) == ("open", None, "open")


def test_values_of_a_process_end(monkeypatch: pytest.MonkeyPatch) -> None:
    cache = ProcessCache("ending", {})
    cache.set("session", "open", 60)
    now = time.monotonic()
    monkeypatch.setattr("companion.runtime.process_cache.monotonic", lambda: now + 59)
    assert cache.has_key("session")
    assert not cache.add("session", "another", 60)
    monkeypatch.setattr("companion.runtime.process_cache.monotonic", lambda: now + 61)
    assert not cache.has_key("session")
    assert cache.get("session", "none") == "none"
    assert cache.add("session", "another", 60)


@pytest.fixture
def redis_cache(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[LenientRedisCache]:
    """The cache of several processes."""
    monkeypatch.setattr(LenientRedisCache, "_retry_at", 0.0)
    cache = LenientRedisCache(redis_url, {"KEY_PREFIX": "test-moved-clock"})
    yield cache
    cache.delete("count")


@pytest.mark.services
@pytest.mark.parametrize(("seconds", "value"), [(-HOUR_S, "none"), (-30, [3.0]), (30, [3.0]), (HOUR_S, [3.0])])
def test_shared_values_from_the_future_are_gone(
    redis_cache: LenientRedisCache, set_clock: Callable[[float], None], seconds: int, value: Any
) -> None:
    """Redis ends them by its own wall clock: an hour late, if that is set back too."""
    redis_cache.set("count", [3.0], 60)
    set_clock(seconds)
    assert redis_cache.get("count", "none") == value


@pytest.mark.services
def test_shared_values_of_an_earlier_release_are_read(redis_cache: LenientRedisCache) -> None:
    for value in (1, [5.0, 4.0], {"a": 1}):
        client = redis_cache._cache.get_client("count", write=True)
        client.set(redis_cache.make_and_validate_key("count"), shared_cache.json.dumps(value), ex=60)
        assert redis_cache.get("count") == value


@pytest.mark.services
def test_an_account_is_locked_no_longer_when_the_clock_is_set_back(
    redis_cache: LenientRedisCache,
    set_clock: Callable[[float], None],
    monkeypatch: pytest.MonkeyPatch,
    rf: Any,
) -> None:
    """allauth keeps the times of wrong passwords as values of the shared cache."""
    monkeypatch.setattr(ratelimit, "cache", redis_cache)
    request = rf.post("/")

    def is_allowed() -> bool:
        config = {"login_failed": "2/5m/key"}
        usage = ratelimit.consume(request, app="test", action="login_failed", config=config, key="anna")
        return usage is not None

    ratelimit.clear(request, app="test", action="login_failed", config={"login_failed": "2/5m/key"}, key="anna")
    assert [is_allowed() for _ in range(3)] == [True, True, False]
    set_clock(-HOUR_S)
    assert is_allowed()
    ratelimit.clear(request, app="test", action="login_failed", config={"login_failed": "2/5m/key"}, key="anna")


def test_the_embedded_cache_is_the_one_of_a_process(settings: Any) -> None:
    expected = ProcessCache if settings.EMBEDDED else LenientRedisCache
    assert isinstance(caches["default"], expected)


# --- beat and metrics ---------------------------------------------------------------------------------


def test_beat_counts_by_a_clock_that_nobody_sets(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(beat, "monotonic", lambda: now[0])
    before = beat.read_steady_clock()
    now[0] += 1.5
    assert (beat.read_steady_clock() - before).total_seconds() == 1.5


@pytest.mark.parametrize("seconds", [-HOUR_S, HOUR_S])
def test_the_time_of_work_is_measured_by_the_clock_of_its_machine(
    monkeypatch: pytest.MonkeyPatch, seconds: int
) -> None:
    observed: list[float] = []
    monkeypatch.setattr(metrics.system_action_seconds.labels("score_game"), "observe", observed.append)
    wall, steady = [1000.0], [50.0]
    monkeypatch.setattr(metrics, "time", lambda: wall[0])
    monkeypatch.setattr(metrics, "monotonic", lambda: steady[0])
    headers: dict[str, Any] = {}
    metrics._note_time(headers)
    wall[0] += seconds
    steady[0] += 2
    metrics.count_system_action("score_game", headers["sent"])
    assert observed.pop() == 2.0
    of_another_machine = {**headers["sent"], "machine": "another"}
    wall[0] = 1003.0
    metrics.count_system_action("score_game", of_another_machine)
    assert observed.pop() == 3.0, "which shares only the wall clock"
    metrics.count_system_action("score_game", None)
    assert observed == []


def samples(collector: Any) -> dict[str, float]:
    families: list[Metric] = list(collector.collect())
    return {sample.name: sample.value for family in families for sample in family.samples}


def test_the_start_of_a_process_follows_the_clock_of_the_machine(tmp_path: Path) -> None:
    """The kernel says when the machine started by its clock of now."""
    (tmp_path / "self" / "fd").mkdir(parents=True)
    (tmp_path / "self" / "stat").write_text(f"1 (python) {' '.join(['0'] * 19)} 5000 {' '.join(['0'] * 30)}\n")
    (tmp_path / "self" / "limits").write_text("Max open files 100 100 files\n")
    (tmp_path / "stat").write_text("btime 1000\n")
    collector = metrics.CurrentProcess(str(tmp_path))
    before = samples(collector)["process_start_time_seconds"]
    (tmp_path / "stat").write_text("btime 901000\n")
    assert samples(collector)["process_start_time_seconds"] == before + 900_000


def test_metrics_export_no_moments_of_the_wall_clock() -> None:
    names = {line.split("{")[0].split(" ")[0] for line in metrics.generate_latest().decode().splitlines()}
    assert "process_start_time_seconds" in names
    assert [name for name in names if name.endswith("_created")] == []
