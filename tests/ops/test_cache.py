"""The cache while Redis does not answer."""

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from queue import Queue

import pytest

from companion.runtime import cache
from companion.runtime.cache import LenientRedisCache


@contextmanager
def silent_server() -> Iterator[tuple[int, Queue[bytes]]]:
    """Run a server that never answers; yield (port, received requests)."""
    requests: Queue[bytes] = Queue()

    class Listens(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            while received := self.request.recv(4096):
                requests.put(received)

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Listens) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
        yield server.server_address[1], requests
        server.shutdown()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """The cache's clock, as a list with one number; the process-local fallback is empty."""
    clock = [100.0]
    monkeypatch.setattr(cache, "monotonic", lambda: clock[0])
    monkeypatch.setattr(LenientRedisCache, "_retry_at", 0.0)
    yield clock
    cache.find_process_cache().clear()


def cache_at(port: int) -> LenientRedisCache:
    return LenientRedisCache(
        f"redis://127.0.0.1:{port}/0", {"OPTIONS": {"socket_connect_timeout": 1, "socket_timeout": 0.05}}
    )


def test_a_silent_redis_is_tried_now_and_then_not_by_every_request(clock: list[float]) -> None:
    with silent_server() as (port, requests):
        silent = cache_at(port)
        assert silent.get("count", 7) == 7
        assert requests.get(timeout=60)
        for _ in range(5):
            assert silent.get("other", 7) == 7
            silent.set("count", 8)
            assert silent.add("lock", 1)
            assert silent.has_key("lock")
            assert silent.delete("lock")
        assert requests.empty()
        clock[0] += cache.PAUSE_S
        assert silent.get("other", 7) == 7
        assert requests.get(timeout=60)


def test_meanwhile_the_process_caches_for_all_its_requests(clock: list[float]) -> None:
    with silent_server() as (port, _):
        cache_at(port).set("count", [1, 2])
        another_request = cache_at(port)
        assert another_request.get("count") == [1, 2]
        assert another_request.add("lock", 1)
        assert not cache_at(port).add("lock", 1), "somebody holds it"
        assert cache_at(port).delete("lock")
        assert not another_request.has_key("lock")


def test_the_fallback_of_the_process_is_bounded(clock: list[float]) -> None:
    with silent_server() as (port, _):
        silent = cache_at(port)
        for n in range(cache.MEANWHILE_AT_MOST + 1):
            silent.set(f"count-{n}", n)
        assert silent.get(f"count-{cache.MEANWHILE_AT_MOST}") == cache.MEANWHILE_AT_MOST, "the newest is there"
        cached = sum(silent.has_key(f"count-{n}") for n in range(cache.MEANWHILE_AT_MOST + 1))
        assert cached <= cache.MEANWHILE_AT_MOST


@pytest.mark.services
def test_deleted_values_do_not_return_with_the_next_outage(clock: list[float], redis_url: str) -> None:
    with silent_server() as (port, _):
        cache_at(port).set("session", "open")
    working = LenientRedisCache(redis_url, {})
    clock[0] += cache.PAUSE_S
    working.delete("session")
    with silent_server() as (port, _):
        assert cache_at(port).get("session") is None
