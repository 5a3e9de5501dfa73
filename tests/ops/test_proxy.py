"""The TLS proxy of the compose file: nginx with the project's configuration before two web processes."""

import shutil
import signal
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import httpx
import pytest

from companion.tls.authority import Authority, kept_authority
from tests.conftest import unavailable
from tests.live import phones
from tests.ops.plays import play, seated
from tests.ops.proxies import SCRIPT, Proxy, configured, nginx, running
from tests.serving import ROOT, STOP_LIMIT_S, ServedTable, served, server_environment

pytestmark = [pytest.mark.docker, pytest.mark.services]


@dataclass(frozen=True)
class Front:
    """The proxy and the web processes behind it."""

    proxy: Proxy
    servers: list[ServedTable]


@pytest.fixture(scope="module")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Authority:
    """Who signed the proxy's certificate."""
    return kept_authority(tmp_path_factory.mktemp("authority"), ["127.0.0.1"], datetime.now(UTC))


@pytest.fixture
def trusting(authority: Authority, monkeypatch: pytest.MonkeyPatch) -> None:
    """Phones of this test trust that authority."""
    file = str(authority.server.certificate.with_name("ca.pem"))
    monkeypatch.setenv("SSL_CERT_FILE", file)
    monkeypatch.setattr(phones, "NO_TLS", ssl.create_default_context(cafile=file))


@pytest.fixture(scope="module")
def front(
    authority: Authority, empty_database: str, empty_redis: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Front]:
    """Two web processes as the compose file sets them, and the proxy."""
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
        proxy = configured(
            folder / "nginx", [server.url.removeprefix("http://") for server in servers], authority.server
        )
        yield Front(stack.enter_context(running(folder / "nginx", proxy)), servers)


def test_the_configuration_is_valid(front: Front, tmp_path: Path, authority: Authority) -> None:
    configured(tmp_path / "nginx", ["127.0.0.1:1"], authority.server)
    checked = subprocess.run(
        nginx(tmp_path / "nginx", "-t", "-g", f"pid {tmp_path / 'pid'};"), capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stderr
    assert "warn" not in checked.stderr


@pytest.mark.usefixtures("trusting")
async def test_phones_play_through_it_and_go_on_when_a_web_process_dies(front: Front) -> None:
    url = front.proxy.url
    async with seated(url, url) as (sitting, sockets):
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


@pytest.mark.usefixtures("trusting")
def test_what_it_answers_itself(front: Front) -> None:
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
        assert client.post("/api/tables", content=b" " * 70_000).status_code == 413
    insecure = httpx.get(f"{front.proxy.plain}/table/x?y=1")
    assert insecure.status_code == 308
    assert insecure.headers["location"] == "https://127.0.0.1/table/x?y=1"


@pytest.mark.usefixtures("trusting")
def test_browsers_are_told_to_stay_with_https(front: Front) -> None:
    page = httpx.get(front.proxy.url)
    assert page.status_code == 200
    assert "max-age=31536000" in page.headers["strict-transport-security"]
    assert "default-src 'self'" in page.headers["content-security-policy"]
    direct = httpx.get(front.servers[1].url)
    assert direct.status_code == 301
    assert direct.headers["location"].startswith("https://")


@pytest.mark.usefixtures("trusting")
def test_nobody_guesses_codes_under_forged_addresses(front: Front) -> None:
    with httpx.Client(base_url=f"{front.proxy.url}/api") as client:
        client.headers["Authorization"] = f"Device {client.post('/devices', json={}).json()['token']}"
        answers = [
            client.post("/join", json={"code": "AAAAAA"}, headers={"X-Forwarded-For": f"203.0.113.{n}"}).status_code
            for n in range(40)
        ]
    assert answers[0] == 404
    assert answers[-1] == 429
