"""The cache while its Redis does not answer."""

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from companion import cache
from companion.cache import LenientRedisCache


@contextmanager
def silent_server() -> Iterator[tuple[int, list[bytes]]]:
    """A server that answers nobody: (port, what it was asked)."""
    asked: list[bytes] = []

    class Listens(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            while heard := self.request.recv(4096):
                asked.append(heard)

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Listens) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
        yield server.server_address[1], asked
        server.shutdown()


def test_a_silent_redis_is_asked_now_and_then_not_by_every_request(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(cache, "monotonic", lambda: now)
    monkeypatch.setattr(LenientRedisCache, "_asks_again_at", 0.0)
    with silent_server() as (port, asked):
        settings = {"OPTIONS": {"socket_connect_timeout": 1, "socket_timeout": 0.05}}
        silent = LenientRedisCache(f"redis://127.0.0.1:{port}/0", settings)
        assert silent.get("count", 7) == 7
        once = len(asked)
        assert once
        for _ in range(5):
            assert silent.get("count", 7) == 7
            silent.set("count", 8)
            assert silent.add("lock", 1), "what locks a count locks nothing"
            assert not silent.has_key("lock")
            assert not silent.delete("lock")
        assert len(asked) == once
        now += cache.PAUSE_S
        assert silent.get("count", 7) == 7
        assert len(asked) > once
