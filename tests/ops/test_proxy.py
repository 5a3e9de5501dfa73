"""The TLS proxy of the compose file: nginx with the project's configuration in front of two web processes."""

import shutil
import signal
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

import httpx
import pytest
from PIL import Image

from companion.serving.tls.authority import Authority, load_authority
from companion.texts.localization import language_of, sentence
from tests.conftest import unavailable
from tests.live import phones
from tests.ops.plays import play, start_with_sockets
from tests.ops.proxies import SCRIPT, Proxy, nginx, run_proxy, write_configuration
from tests.serving import ROOT, STOP_LIMIT_S, ServedTable, served, server_environment, stop

pytestmark = [pytest.mark.docker, pytest.mark.services]


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
    """Make the phones of this test trust that authority."""
    file = str(authority.server.certificate.with_name("ca.pem"))
    monkeypatch.setenv("SSL_CERT_FILE", file)
    monkeypatch.setattr(phones, "NO_TLS", ssl.create_default_context(cafile=file))


@pytest.fixture(scope="module")
def front(
    authority: Authority, empty_database: str, empty_redis: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Front]:
    """The proxy with two web processes, set up as in the compose file."""
    if shutil.which("nginx") is None:
        unavailable("nginx is not installed")
    folder = tmp_path_factory.mktemp("front")
    settings = {
        "COMPANION_DATABASE_URL": empty_database,
        "COMPANION_REDIS_URL": empty_redis,
        "COMPANION_ALLOWED_HOSTS": "127.0.0.1",
        "COMPANION_PROXIES": "1",
        "COMPANION_HTTPS_ONLY": "1",
        "COMPANION_METRICS": "1",
    }
    environment = server_environment(folder, **settings)
    subprocess.run([sys.executable, "manage.py", "upgrade"], cwd=ROOT, env=environment, check=True)
    with ExitStack() as stack:
        servers = []
        for name in ("one", "two"):
            (folder / name).mkdir()
            servers.append(stack.enter_context(served(folder / name, environment)))
        proxy = write_configuration(
            folder / "nginx", [server.url.removeprefix("http://") for server in servers], authority.server
        )
        yield Front(stack.enter_context(run_proxy(folder / "nginx", proxy)), servers, environment)


def test_the_configuration_is_valid(front: Front, tmp_path: Path, authority: Authority) -> None:
    write_configuration(tmp_path / "nginx", ["127.0.0.1:1"], authority.server)
    checked = subprocess.run(
        nginx(tmp_path / "nginx", "-t", "-g", f"pid {tmp_path / 'pid'};"), capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stderr
    assert "warn" not in checked.stderr


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
        async with sitting[0].watching(0) as anna, sitting[1].watching(1) as ben:
            assert await play(sitting, [anna, ben], until=9) == 9


@pytest.mark.usefixtures("trusting_phones")
def test_it_serves_assets_itself(front: Front) -> None:
    with httpx.Client(base_url=front.proxy.url) as client:
        script = client.get("/assets/app-1a2b3c4d.js", headers={"Accept-Encoding": "gzip"})
        assert script.content == SCRIPT
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["x-content-type-options"] == "nosniff"
        assert client.get("/assets/gone.js").status_code == 404
        for private in ("/metrics", "/health/ready"):
            assert client.get(private).status_code == 404
        assert client.get("/health/live").json() == {"status": "ok"}
    insecure = httpx.get(f"{front.proxy.plain}/table/x?y=1")
    assert insecure.status_code == 308
    assert insecure.headers["location"] == "https://127.0.0.1/table/x?y=1"


@pytest.mark.usefixtures("trusting_phones")
async def test_photos_and_table_files_pass_and_larger_bodies_are_refused(front: Front) -> None:
    url = front.proxy.url
    async with start_with_sockets(url, url) as (sitting, sockets):
        anna, ben = sitting
        photos = f"/tables/{anna.table}/photos"
        jpeg = {"Content-Type": "image/jpeg"}
        uploaded = await anna.http.post(photos, content=photo_of(11_000_000), headers=jpeg)
        assert (uploaded.status_code, uploaded.json()["width"]) == (201, 1600), uploaded.text
        for _ in range(4):  # from either web process
            downloaded = await ben.http.get(f"{photos}/{uploaded.json()['photo']}")
            assert Image.open(BytesIO(downloaded.content)).size[0] == 1600
        await refused_as_too_large(anna, photos, photo_of(13_000_000), jpeg)

        await play(sitting, sockets)
        await sockets[0].until(lambda phone: phone.document["table"]["status"] == "finished")
        file = (await anna.http.get(f"/tables/{anna.table}/export.json")).content
        padded = file.replace(b"{", b"{" + b" " * (1_900_000 - len(file)), 1)
        brought = await ben.http.post("/import", content=padded, headers={"Content-Type": "application/json"})
        assert brought.status_code == 200, brought.text
        await refused_as_too_large(ben, "/import", padded + b" " * 300_000, {"Content-Type": "application/json"})
        for other in ("/tables", f"/tables/{anna.table}/actions", f"{photos}/{uploaded.json()['photo']}"):
            await refused_as_too_large(ben, other, b" " * 70_000, {"Content-Type": "application/json"})


async def refused_as_too_large(phone: phones.Phone, path: str, body: bytes, headers: dict[str, str]) -> None:
    for language in ("en-GB", "de-AT,de;q=0.9"):
        answer = await phone.http.post(path, content=body, headers=headers | {"Accept-Language": language})
        words = sentence("request.too_large", {}, language_of(language))
        assert (answer.status_code, answer.headers["cache-control"]) == (413, "no-store")
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
    with httpx.Client(base_url=f"{front.proxy.url}/api") as client:
        client.headers["Authorization"] = f"Device {client.post('/devices', json={}).json()['token']}"
        answers = [
            client.post("/join", json={"code": "AAAAAA"}, headers={"X-Forwarded-For": f"203.0.113.{n}"}).status_code
            for n in range(40)
        ]
    assert answers[0] == 404
    assert answers[-1] == 429


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
