"""Web pages of origins that the owner names may use the API and its sockets; all others may not."""

import json
from collections.abc import Iterator

import httpx
import pytest
import websockets

from tests.serving import ServedTable, served, server_environment

NAMED = "https://boards.example.org"
FOREIGN = ("https://evil.example", "http://boards.example.org", "https://boards.example.org.evil.example", "null")


@pytest.fixture(scope="module")
def named_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedTable]:
    """A server whose owner named one origin."""
    folder = tmp_path_factory.mktemp("named")
    environment = server_environment(folder, COMPANION_CORS_ORIGINS=f"{NAMED}/, http://localhost:5173")
    with served(folder, environment) as running:
        yield running


def asks(origin: str) -> dict[str, str]:
    """Return the headers with which a browser asks for a page of this origin."""
    return {
        "Origin": origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization,content-type",
    }


def test_a_page_of_a_named_origin_may_use_the_api(named_server: ServedTable) -> None:
    with httpx.Client(base_url=named_server.url) as client:
        for origin in (NAMED, "http://localhost:5173"):
            allowed = client.options("/api/v1/tables", headers=asks(origin)).headers
            assert allowed["access-control-allow-origin"] == origin
            assert "authorization" in allowed["access-control-allow-headers"]
            answer = client.post("/api/v1/devices", json={}, headers={"Origin": origin})
            assert (answer.status_code, answer.headers["access-control-allow-origin"]) == (201, origin)
            refused = client.get("/api/v1/tables", headers={"Origin": origin})
            assert (refused.status_code, refused.headers["access-control-allow-origin"]) == (401, origin)
            assert "access-control-allow-credentials" not in refused.headers
        assert "access-control-allow-origin" not in client.get("/", headers={"Origin": NAMED}).headers


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_origin_may_not(named_server: ServedTable, origin: str) -> None:
    with httpx.Client(base_url=named_server.url) as client:
        for answer in (
            client.options("/api/v1/tables", headers=asks(origin)),
            client.get("/api/v1/games", headers={"Origin": origin}),
        ):
            assert "access-control-allow-origin" not in answer.headers


async def test_sockets_follow_the_same_list(named_server: ServedTable) -> None:
    address = f"{named_server.socket_url}/ws/table"
    async with websockets.connect(address, origin=NAMED) as socket:  # type: ignore[arg-type]
        await socket.send(json.dumps({"t": "hello", "token": "x", "table": "y"}))
        assert json.loads(await socket.recv())["t"] == "bye"
    for origin in FOREIGN[:3]:
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(address, origin=origin)  # type: ignore[arg-type]
