"""Fixtures: a server that offers the test rulesets too, and tables on it."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass

import httpx
import pytest

from tests.live.phones import PATIENCE_S, own_address
from tests.live.places import Place, open_lobby, play_recorded_until
from tests.ops.conftest import empty_database, empty_redis
from tests.serving import MANAGE_WITH_TEST_RULESETS, ServedTable, served, server_environment

__all__ = ["empty_database", "empty_redis"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedTable]:
    """The running product on a SQLite file of its own. A traceback in its log fails the tests."""
    folder = tmp_path_factory.mktemp("attacked")
    with served(folder, server_environment(folder), manage=MANAGE_WITH_TEST_RULESETS) as running:
        yield running
        assert running.process.poll() is None, "the server has ended"
        log_text = running.output.read_text()
    # uvicorn's message for a text frame that is not UTF-8
    assert log_text.count("Traceback") == log_text.count("Invalid UTF-8 sequence received from client"), log_text


@dataclass(frozen=True)
class Places:
    """Tables of two phones that stay unchanged: one in the lobby, one begun where the app draws, one with a tile drawn
    from the real bag."""

    lobby: Place
    app: Place
    placing: Place


@pytest.fixture(scope="session")
def places(server: ServedTable) -> Places:
    """The tables, set up once."""

    async def enter() -> Places:
        return Places(
            lobby=await open_lobby(server.url),
            app=await play_recorded_until(server.url, lambda *_: True, draw="app"),
            placing=await play_recorded_until(server.url, lambda state, _: bool(state.drawn)),
        )

    return asyncio.run(enter())


@pytest.fixture
def client(server: ServedTable) -> Iterator[httpx.Client]:
    """An HTTP client with a loopback address of its own."""
    transport = httpx.HTTPTransport(local_address=own_address())
    with httpx.Client(base_url=server.url, transport=transport, timeout=PATIENCE_S) as client:
        yield client


@pytest.fixture
def own_client(client: httpx.Client) -> httpx.Client:
    """The same client with the token of a new device."""
    token = client.post("/api/v1/devices", json={}).json()["token"]
    client.headers["Authorization"] = f"Device {token}"
    return client
