"""Forwarded headers: ignored without proxies; with proxies, only entries written by the nearest ones count."""

from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.attack.few_strangers import GUESSES, MOST
from tests.live.phones import own_address
from tests.serving import ServedTable, served, server_environment

FEW_STRANGERS = ("-m", "tests.attack.few_strangers")
Header = tuple[str, str]
Claims = Callable[[list[str], int], list[Header]]
"""Maps (addresses that our proxies wrote, request number) to headers that claim a different address each time."""


@pytest.fixture(scope="module", params=[0, pytest.param(1, marks=pytest.mark.deep), 2])
def proxies(request: pytest.FixtureRequest) -> int:
    """The number of proxies that the server is configured for."""
    return int(request.param)


@pytest.fixture(scope="module")
def proxied_server(proxies: int, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedTable]:
    """A server configured for that number. uvicorn's own variable trusts every proxy and must not matter."""
    folder = tmp_path_factory.mktemp("behind")
    environment = server_environment(folder, COMPANION_PROXIES=str(proxies), FORWARDED_ALLOW_IPS="*")
    with served(folder, environment, manage=FEW_STRANGERS) as running:
        yield running


def headers_in_one_line(addresses: list[str], n: int) -> list[Header]:
    """Return headers of proxies that append to the client's header line."""
    return [("X-Forwarded-For", ", ".join([f"203.0.113.{n}", *addresses]))]


def headers_on_own_lines(addresses: list[str], n: int) -> list[Header]:
    """Return headers of proxies that add a line of their own after the client's."""
    return [("X-Forwarded-For", address) for address in (f"203.0.113.{n}", *addresses)]


def guesses(server: ServedTable, headers: Callable[[int], list[Header]]) -> list[int]:
    """Send one wrong code more than an address may guess, from three devices in turn; return the statuses."""
    transport = httpx.HTTPTransport(local_address=own_address())
    with httpx.Client(base_url=f"{server.url}/api", transport=transport) as client:
        tokens = [client.post("/devices", json={}).json()["token"] for _ in range(3)]
        return [
            client.post(
                "/join", json={"code": "222222"}, headers=[("Authorization", f"Device {tokens[n % 3]}"), *headers(n)]
            ).status_code
            for n in range(GUESSES + 1)
        ]


@pytest.mark.parametrize("claims", [headers_in_one_line, pytest.param(headers_on_own_lines, marks=pytest.mark.deep)])
def test_wrong_codes_under_claimed_addresses_are_throttled(
    proxied_server: ServedTable, proxies: int, claims: Claims
) -> None:
    addresses = [own_address() for _ in range(proxies)]
    assert guesses(proxied_server, lambda n: claims(addresses, n)) == [404] * GUESSES + [429]


def test_wrong_codes_count_for_the_address_that_our_outermost_proxy_wrote(
    proxied_server: ServedTable, proxies: int
) -> None:
    inner = [own_address() for _ in range(proxies - 1)]
    statuses = guesses(proxied_server, lambda n: headers_in_one_line([own_address(), *inner], n))
    assert statuses[-1] == (404 if proxies else 429)


async def handshakes(server: ServedTable, headers: Callable[[int], list[Header]]) -> list[int]:
    """Open one silent socket more than an address may have; return the statuses."""
    statuses = []
    address = (own_address(), 0)
    async with AsyncExitStack() as sockets:
        for n in range(MOST + 1):
            all_headers = [("Origin", server.url), *headers(n)]
            socket = connect(f"{server.socket_url}/ws/table", additional_headers=all_headers, local_addr=address)
            try:
                await sockets.enter_async_context(socket)
                statuses.append(101)
            except InvalidStatus as refused:
                statuses.append(refused.response.status_code)
    return statuses


@pytest.mark.parametrize("claims", [headers_in_one_line, headers_on_own_lines])
async def test_sockets_under_claimed_addresses_are_counted(
    proxied_server: ServedTable, proxies: int, claims: Claims
) -> None:
    addresses = [own_address() for _ in range(proxies)]
    assert await handshakes(proxied_server, lambda n: claims(addresses, n)) == [101] * MOST + [403]


async def test_sockets_count_for_the_address_that_our_outermost_proxy_wrote(
    proxied_server: ServedTable, proxies: int
) -> None:
    inner = [own_address() for _ in range(proxies - 1)]
    statuses = await handshakes(proxied_server, lambda n: headers_in_one_line([own_address(), *inner], n))
    assert statuses[-1] == (101 if proxies else 403)


def test_only_proxies_may_set_the_scheme(proxied_server: ServedTable, proxies: int) -> None:
    with httpx.Client(base_url=f"{proxied_server.url}/api", headers={"X-Forwarded-Proto": "https"}) as client:
        client.headers["Authorization"] = f"Device {client.post('/devices', json={}).json()['token']}"
        table = client.post("/tables", json={"game": "carcassonne"}).json()["table"]
        invitation = client.get(f"/tables/{table}/invite", headers={"X-Forwarded-Host": "attacker.example"}).json()
    assert invitation["url"].split("://")[0] == ("https" if proxies else "http")
    assert "attacker" not in invitation["url"]


ODD = [
    "",
    ",,,",
    "unknown",
    "_hidden",
    "[::1]:80",
    "999.999.999.999",
    "x" * 5000,
    "a," * 2000,
    "\xff\xfe",
    '"',
    "javascript:",
]


@pytest.mark.parametrize("name", ["X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host", "Forwarded", "X-Real-IP"])
def test_odd_forwarded_headers_end_in_no_refusal(proxied_server: ServedTable, name: str) -> None:
    transport = httpx.HTTPTransport(local_address=own_address())
    with httpx.Client(base_url=proxied_server.url, transport=transport) as client:
        for value in ODD:
            header = {name.encode(): value.encode("latin-1")}
            made = client.post("/api/v1/devices", json={}, headers=header)
            assert made.status_code == 201, value[:20]
            known = {b"Authorization": f"Device {made.json()['token']}".encode()}
            assert client.get("/api/v1/games", headers=header | known).status_code == 200, value[:20]
    assert "Traceback" not in proxied_server.output.read_text()
