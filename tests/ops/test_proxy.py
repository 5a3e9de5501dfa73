"""The TLS proxy of the compose files: Caddy with the project's configuration in front of two web processes."""

import asyncio
import re
import signal
import socket
import ssl
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from io import BytesIO
from itertools import count, product
from pathlib import Path
from typing import Any, cast
from uuid import uuid4

import httpx
import pytest
import websockets
from PIL import Image

from companion import settings
from companion.api.bodies import JSON
from companion.serving.request_limits import LINGER_S
from companion.serving.tls.authority import Authority, load_authority
from companion.texts.localization import choose_language, format_sentence
from tests.boxes.box_files import largest_box_file
from tests.live import phones
from tests.ops.plays import play, start_with_sockets
from tests.ops.proxies import CADDY, CADDYFILE, NOBODY, Proxy, caddy, run_proxy
from tests.serving import ROOT, STOP_LIMIT_S, ServedTable, free_port, served, server_environment, stop

pytestmark = pytest.mark.services
ADDRESSES = ("127.0.0.2", "127.0.0.3")


@dataclass(frozen=True)
class Front:
    """The proxy and the web processes behind it."""

    proxy: Proxy
    servers: list[ServedTable]
    environment: dict[str, str]


@pytest.fixture(scope="module")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Authority:
    """The authority that signed the proxy's certificate."""
    return load_authority(tmp_path_factory.mktemp("authority"), ["127.0.0.1"], datetime.now(UTC))


@pytest.fixture
def trusting_phones(authority: Authority, monkeypatch: pytest.MonkeyPatch) -> None:
    file = str(authority.server.certificate.with_name("ca.pem"))
    monkeypatch.setenv("SSL_CERT_FILE", file)
    monkeypatch.setattr(phones, "NO_TLS", ssl.create_default_context(cafile=file))


@pytest.fixture(scope="module")
def front(
    authority: Authority, empty_database: str, empty_redis: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Front]:
    """The proxy with two web processes, set up as in the compose file."""
    folder = tmp_path_factory.mktemp("front")
    settings = {
        "COMPANION_DATABASE_URL": empty_database,
        "COMPANION_REDIS_URL": empty_redis,
        "COMPANION_ALLOWED_HOSTS": " ".join(("127.0.0.1", *ADDRESSES)),
        "COMPANION_PROXIES": "1",
        "COMPANION_HTTPS_ONLY": "1",
        "COMPANION_METRICS": "1",
        "PORT": str(free_port(ADDRESSES[0])),
    }
    environment = server_environment(folder, **settings)
    subprocess.run([sys.executable, "manage.py", "upgrade"], cwd=ROOT, env=environment, check=True)
    with ExitStack() as stack:
        servers = []
        for address in ADDRESSES:
            (folder / address).mkdir()
            servers.append(stack.enter_context(served(folder / address, environment | {"COMPANION_BIND": address})))
        urls = [server.url for server in servers]
        yield Front(stack.enter_context(run_proxy(folder / "caddy", urls, authority.server)), servers, environment)


async def count_at(servers: list[ServedTable], name: str, route: str = "") -> list[int]:
    """Return the sum of a metric at each of the web processes."""
    sums = []
    async with httpx.AsyncClient(headers={"X-Forwarded-Proto": "https"}) as client:
        for server in servers:
            page = (await client.get(f"{server.url}/metrics")).text
            lines = (line.rpartition(" ") for line in page.splitlines() if line.startswith(name) and route in line)
            sums.append(sum(int(float(value)) for _, _, value in lines))
    return sums


@asynccontextmanager
async def open_at(front: Front, tables: list[str], phones_each: int) -> AsyncIterator[None]:
    """Open sockets for tables, which are as yet unknown to the server, at the proxy."""
    url = front.proxy.url
    async with AsyncExitStack() as stack:
        for table, number in product(tables, range(phones_each)):
            address = f"{url.replace('http', 'ws', 1)}/ws/table/{table}{'?x' * number}"
            await stack.enter_async_context(websockets.connect(address, origin=cast(Any, url), ssl=phones.NO_TLS))
        yield


@pytest.mark.usefixtures("trusting_phones")
async def test_the_phones_of_a_table_come_to_one_web_process(front: Front) -> None:
    """Over sockets and over HTTP, whatever the query is. The tables are spread over all processes."""
    places = Counter[int]()
    async with httpx.AsyncClient(base_url=front.proxy.url) as client:
        for _ in range(20):
            table = str(uuid4())
            requests = await count_at(front.servers, "tableside_requests_total", "/tables/")
            async with open_at(front, [table], 3):
                opened = await count_at(front.servers, "tableside_sockets")
                assert sorted(opened) == [0, 3]
                for path in ("api", "api/v1"):
                    await client.get(f"/{path}/tables/{table}?seat=0")
            place = opened.index(3)
            places[place] += 1
            requests[place] += 2
            assert await count_at(front.servers, "tableside_requests_total", "/tables/") == requests
            while any(await count_at(front.servers, "tableside_sockets")):
                pass  # closed sockets are noticed in a moment
    assert len(places) == 2


@pytest.mark.usefixtures("trusting_phones")
async def test_phones_play_through_it_and_continue_when_a_web_process_dies(front: Front) -> None:
    url = front.proxy.url
    async with start_with_sockets(url, url) as (sitting, sockets):
        invite = await sitting[0].ask("GET", f"/tables/{sitting[0].table}/invite")
        assert invite["url"].startswith(f"{url}/#/join/")
        assert await play(sitting, sockets, until=5) == 5
        front.servers[0].process.send_signal(signal.SIGKILL)
        front.servers[0].process.wait(STOP_LIMIT_S)
        for phone in sitting:
            for _ in range(4):
                assert (await phone.look())["v"] == 5
        tables = [str(uuid4()) for _ in range(20)]  # half of them were at the process that is gone
        async with open_at(front, tables, 1):
            pass
        async with sitting[0].watching(0) as anna, sitting[1].watching(1) as ben:
            assert await play(sitting, [anna, ben], until=9) == 9


@pytest.mark.usefixtures("trusting_phones")
def test_the_app_comes_through_it_compressed_and_what_is_private_does_not(front: Front) -> None:
    with httpx.Client(base_url=front.proxy.url) as client:
        (path,) = re.findall(r'src="(/assets/[^"]+)"', client.get("/").text)
        script = client.get(path, headers={"Accept-Encoding": "br"})
        assert script.headers["content-encoding"] == "br"
        assert "immutable" in script.headers["cache-control"]
        assert client.get("/assets/gone.js").status_code == 404
        for private in ("/metrics", "/health/ready"):
            assert client.get(private).status_code == 404
        assert client.get("/health/live").json()["status"] == "ok"
    insecure = httpx.get(f"{front.proxy.plain}/table/x?y=1")
    assert insecure.status_code == 308
    assert insecure.headers["location"] == "https://127.0.0.1/table/x?y=1"


def test_it_speaks_http_2(front: Front, authority: Authority) -> None:
    context = ssl.create_default_context(cafile=authority.server.certificate.with_name("ca.pem"))
    context.set_alpn_protocols(["h2", "http/1.1"])
    address = httpx.URL(front.proxy.url)
    with (
        socket.create_connection((address.host, address.port or 0)) as plain,
        context.wrap_socket(plain, server_hostname=address.host) as secured,
    ):
        assert secured.selected_alpn_protocol() == "h2"


async def test_at_home_it_speaks_plain_http_under_any_name(tmp_path: Path) -> None:
    """As in compose.small.yaml without a setting: one server on SQLite, which answers to its own and private hosts."""
    environment = server_environment(tmp_path, COMPANION_PROXIES="1", COMPANION_ALLOWED_HOSTS=" own ")
    with served(tmp_path, environment) as server, run_proxy(tmp_path / "caddy", [server.url], None) as proxy:
        async with start_with_sockets(proxy.plain, proxy.plain) as (sitting, sockets):
            assert await play(sitting, sockets, until=5) == 5
            invite = await sitting[0].ask("GET", f"/tables/{sitting[0].table}/invite")
            assert proxy.plain.rpartition(":")[2] in invite["url"]
            port = httpx.URL(proxy.plain).port
            for name in (f"192.168.178.20:{port}", "nas.local"):
                assert (await sitting[0].http.get("/games", headers={"Host": name})).status_code == 200
            assert (await sitting[0].http.get("/games", headers={"Host": "stranger.example.org"})).status_code == 400


@pytest.mark.parametrize(("trusted", "scheme"), [("127.0.0.0/8", "https"), (NOBODY, "http")])
async def test_a_proxy_in_front_of_it_is_believed_if_it_is_named(tmp_path: Path, trusted: str, scheme: str) -> None:
    """As on a NAS whose own proxy has the certificate."""
    environment = server_environment(tmp_path, COMPANION_PROXIES="2", COMPANION_ALLOWED_HOSTS="own tables.example.org")
    with served(tmp_path, environment) as server, run_proxy(tmp_path / "caddy", [server.url], None, trusted) as proxy:
        async with start_with_sockets(proxy.plain, proxy.plain) as (sitting, _):
            forwarded = {"X-Forwarded-Proto": "https", "Host": "tables.example.org"}
            invite = await sitting[0].http.get(f"/tables/{sitting[0].table}/invite", headers=forwarded)
            assert invite.json()["url"].startswith(f"{scheme}://tables.example.org/")


@pytest.mark.parametrize(
    ("domain", "tls"), [("http://", "automatic"), ("tables.example.org", "automatic"), ("tables.lan", "internal")]
)
def test_its_configuration_is_valid_and_as_caddy_formats_it(domain: str, tls: str) -> None:
    validation = caddy("validate", "--config", CADDYFILE, domain=domain, tls=tls, stderr=subprocess.PIPE)
    _, messages = validation.communicate(timeout=180)
    assert validation.returncode == 0, messages
    assert not [line for line in messages.splitlines() if '"warn"' in line and "only on the HTTP port" not in line]
    assert subprocess.run([CADDY, "fmt", CADDYFILE], capture_output=True, text=True).stdout == CADDYFILE.read_text()


@pytest.mark.usefixtures("trusting_phones")
async def test_photos_and_table_files_pass_and_larger_bodies_are_refused(front: Front) -> None:
    url = front.proxy.url
    async with start_with_sockets(url, url) as (sitting, sockets):
        anna, ben = sitting
        photos = f"/tables/{anna.table}/photos"
        jpeg = {"Content-Type": "image/jpeg"}
        uploaded = await anna.http.post(photos, content=photo_of(11_000_000), headers=jpeg)
        assert (uploaded.status_code, uploaded.json()["width"]) == (201, 1600), uploaded.text
        await refused_or_cut_off(anna, photos, photo_of(13_000_000), jpeg)
        for _ in range(4):  # from either web process
            assert [photo["photo"] for photo in await anna.ask("GET", photos)] == [uploaded.json()["photo"]]
            downloaded = await ben.http.get(f"{photos}/{uploaded.json()['photo']}")
            assert Image.open(BytesIO(downloaded.content)).size[0] == 1600

        await play(sitting, sockets)
        await sockets[0].until(lambda phone: phone.document["table"]["status"] == "finished")
        file = (await anna.http.get(f"/tables/{anna.table}/export.json")).content
        padded = file.replace(b"{", b"{" + b" " * (1_900_000 - len(file)), 1)
        brought = await ben.http.post("/import", content=padded, headers={"Content-Type": "application/json"})
        assert brought.status_code == 200, brought.text
        await refused_as_too_large(ben, "/import", padded + b" " * 300_000, {"Content-Type": "application/json"})
        largest = settings.DATA_UPLOAD_MAX_MEMORY_SIZE
        for other in ("/tables", f"/tables/{anna.table}/actions"):
            await refused_as_too_large(ben, other, b" " * (largest + 1), {"Content-Type": "application/json"})
        pieces = 20
        slow = {"Content-Type": "application/json", "Content-Length": str(pieces * largest)}
        answer = await ben.http.post("/import", content=send_slowly(pieces, largest), headers=slow)
        assert answer.status_code == 413, answer.text


async def send_slowly(pieces: int, size: int) -> AsyncIterator[bytes]:
    """As a phone on bad Wi-Fi: for longer than a server waits without a byte."""
    for _ in range(pieces):
        yield b" " * size
        await asyncio.sleep(LINGER_S * 1.5 / pieces)


async def refused_or_cut_off(phone: phones.Phone, path: str, body: bytes, headers: dict[str, str]) -> None:
    """The proxy answers before it has read all of it, so a busy machine may see the connection close first. The rest
    of the body would be the next request on that connection."""
    try:
        answer = await phone.http.post(path, content=body, headers=headers | {"Connection": "close"})
    except (httpx.WriteError, httpx.ReadError, httpx.RemoteProtocolError):
        return
    assert answer.status_code == 413, answer.text


LIMITS = {
    "/games/isle_of_skye/box": settings.DATA_UPLOAD_MAX_MEMORY_SIZE,
    "/games/isle_of_skye/box/compare": settings.LARGER_BODIES[settings.BOX_FILES],
    "/games/isle_of_skye/box/import": settings.LARGER_BODIES[settings.BOX_FILES],
    "/import": settings.LARGER_BODIES[settings.TABLE_FILE],
}


@pytest.mark.usefixtures("trusting_phones")
@pytest.mark.parametrize("path", LIMITS)
def test_the_proxy_takes_as_much_as_a_web_process(front: Front, path: str) -> None:
    """Behind it the same request gets the same answer, at the limit and beyond."""
    method = "PUT" if path.endswith("box") else "POST"
    answers = []
    for base, headers in ((front.proxy.url, {}), (front.servers[1].url, {"X-Forwarded-Proto": "https"})):
        with httpx.Client(base_url=f"{base}/api", headers=headers) as client:
            client.headers["Authorization"] = f"Device {client.post('/devices', json={}).json()['token']}"
            client.headers["Content-Type"] = "application/json"
            sizes = (LIMITS[path], LIMITS[path] + 1)
            told = [client.request(method, path, content=b"{}".ljust(size)) for size in sizes]
            answers.append([(answer.status_code, answer.json()) for answer in told])
    assert answers[0] == answers[1]
    assert [status == 413 for status, _ in answers[0]] == [False, True]


@pytest.mark.usefixtures("trusting_phones")
def test_a_box_that_was_exported_is_imported_through_it(front: Front) -> None:
    with httpx.Client(base_url=f"{front.proxy.url}/api") as client:
        for _ in ("who exports", "who imports"):
            client.headers["Authorization"] = f"Device {client.post('/devices', json={}).json()['token']}"
            content = largest_box_file()
            taken = client.post("/games/isle_of_skye/box/import", content=content, headers={"Content-Type": JSON})
            assert taken.status_code == 200, taken.text
            assert client.get("/games/isle_of_skye/box/export.json").content == content


@pytest.mark.usefixtures("trusting_phones")
def test_a_long_header_is_no_error(front: Front) -> None:
    with httpx.Client(base_url=front.proxy.url) as client:
        for name in ("Accept-Language", "User-Agent", "X-Anything"):
            assert client.get("/api/v1/games", headers={name: "x" * 20_000}).status_code == 200, name


async def refused_as_too_large(phone: phones.Phone, path: str, body: bytes, headers: dict[str, str]) -> None:
    for language in ("en-GB", "de-AT,de;q=0.9"):
        answer = await phone.http.post(path, content=body, headers=headers | {"Accept-Language": language})
        words = format_sentence("request.too_large", {}, choose_language(language))
        assert answer.status_code == 413, answer.text
        assert answer.headers["cache-control"] == "no-store"
        assert answer.json() == {"code": "request.too_large", "params": {}, "message": words, "version": 0}


def photo_of(size: int) -> bytes:
    """Return a JPEG of this many bytes, as a camera writes it: 12 megapixels followed by metadata."""
    file = BytesIO()
    Image.effect_noise((4000, 3000), 60).convert("RGB").save(file, "JPEG", quality=85)
    assert file.tell() < size
    return file.getvalue() + bytes(size - file.tell())


@pytest.mark.usefixtures("trusting_phones")
def test_browsers_are_told_to_use_https_only(front: Front) -> None:
    page = httpx.get(front.proxy.url)
    assert page.status_code == 200
    assert "max-age=31536000" in page.headers["strict-transport-security"]
    assert "default-src 'self'" in page.headers["content-security-policy"]
    direct = httpx.get(front.servers[1].url)
    assert direct.status_code == 301
    assert direct.headers["location"].startswith("https://")


@pytest.mark.usefixtures("trusting_phones")
def test_guessing_codes_under_forged_addresses_is_throttled(front: Front) -> None:
    """All devices of the address together are, so its forged addresses are one."""
    forged = (f"203.0.113.{n % 250}" for n in count())
    answers: list[int] = []
    with httpx.Client(base_url=f"{front.proxy.url}/api") as client:
        for _ in range(30):
            client.headers["Authorization"] = f"Device {client.post('/devices', json={}).json()['token']}"
            guess = {"json": {"code": "AAAAAA"}}
            while (
                status := client.post("/join", **guess, headers={"X-Forwarded-For": next(forged)}).status_code
            ) == 404:
                answers.append(status)
    assert len(answers) == 120


@pytest.mark.usefixtures("trusting_phones")
async def test_a_photo_outlives_the_web_process_that_received_it(front: Front, tmp_path: Path) -> None:
    url = front.proxy.url
    async with start_with_sockets(url, url) as (sitting, _sockets):
        anna, ben = sitting
        jpeg = {"Content-Type": "image/jpeg"}
        added = await anna.http.post(f"/tables/{anna.table}/photos", content=photo_of(9_000_000), headers=jpeg)
        photo = f"/tables/{anna.table}/photos/{added.json()['photo']}"
        before = await anna.http.get(photo)
        for server in front.servers:
            stop(server.process)
        with served(tmp_path, front.environment) as new:
            after = await ben.http.get(f"{new.url}/api{photo}", headers={"X-Forwarded-Proto": "https"})
        assert (after.status_code, after.content) == (200, before.content)
