"""The image, really built, with each of its roles running from it."""

import json
import os
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic

import httpx
import pytest

from companion.serving.tls.authority import load_authority
from tests.conftest import unavailable
from tests.live import phones
from tests.ops.images import SERVER, Store, missing_for_images, run_process, run_web_process
from tests.ops.plays import move_to, play, start_with_sockets
from tests.ops.proxies import run_proxy
from tests.serving import START_LIMIT_S, ServedTable

pytestmark = [pytest.mark.docker, pytest.mark.timeout(1800)]
HERE = {"PORT": "0", "COMPANION_BIND": "127.0.0.1"}


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """A store with the built images; removed afterwards, because it is large."""
    if reason := missing_for_images():
        unavailable(reason)
    image_store = Store(tmp_path_factory.mktemp("images"))
    try:
        image_store.make_bases()
        image_store.build()
        yield image_store
    finally:
        shutil.rmtree(image_store.folder)


@pytest.fixture
def container(store: Store) -> Iterator[str]:
    with store.container() as name:
        yield name


def test_it_serves_as_an_unprivileged_user(store: Store, container: str, tmp_path: Path) -> None:
    with run_web_process(store.inside(container, HERE, "/entrypoint.sh"), tmp_path / "log") as server:
        assert httpx.get(f"{server.url}/health/ready").json() == {"status": "ok", "down": []}
        page = httpx.get(server.url)
        assert page.status_code == 200
        scripts = [part.split('"')[0] for part in page.text.split('src="')[1:]]
        assert any(path.startswith("/assets/") for path in scripts)
        for path in scripts:
            script = httpx.get(f"{server.url}{path}", headers={"Accept-Encoding": "gzip"})
            assert script.status_code == 200
            assert script.headers["content-encoding"] == "gzip"

        port = {"PORT": str(httpx.URL(server.url).port)}
        healthy = ("/entrypoint.sh", "healthy", "web")
        assert subprocess.run(store.inside(container, port, *healthy)).returncode == 0
        assert subprocess.run(store.inside(container, {"PORT": "1"}, *healthy)).returncode == 1

    user = subprocess.run(store.inside(container, {}, "id", "-u"), capture_output=True, text=True)
    assert user.stdout.strip() == "10001"
    for path in ("/venv/bin", "/srv/tableside", "/srv/tableside/companion", "/entrypoint.sh"):
        assert subprocess.run(store.inside(container, {}, "test", "-w", path)).returncode == 1, path


def test_it_declares_its_user_command_and_health_check(store: Store) -> None:
    config = json.loads(store.buildah("inspect", "--type", "image", SERVER))["Docker"]["config"]
    assert config["User"] == "10001:10001"
    assert config["Entrypoint"] == ["/entrypoint.sh"]
    assert config["Cmd"] == ["serve"]
    assert config["Healthcheck"]["Test"] == ["CMD", "/entrypoint.sh", "healthy", "web"]
    assert config["Labels"]["org.opencontainers.image.version"] == "1.2.3"
    assert config["Labels"]["org.opencontainers.image.licenses"] == "MIT"
    assert [given for given in config["Env"] if "COMPANION" in given] == ["COMPANION_CONTAINER=1"]
    assert not [given for given in config["Env"] if "SECRET" in given or "PASSWORD" in given]


async def test_a_table_is_played_over_https_and_played_on_from_a_backup_after_all_was_lost(
    store: Store, container: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in compose.small.yaml: one container with its volume behind Caddy, here with a certificate of the test."""
    authority = load_authority(tmp_path / "authority", ["127.0.0.1"], datetime.now(UTC))
    trusted = str(authority.server.certificate.with_name("ca.pem"))
    monkeypatch.setenv("SSL_CERT_FILE", trusted)
    monkeypatch.setattr(phones, "NO_TLS", ssl.create_default_context(cafile=trusted))
    settings = HERE | {"COMPANION_PROXIES": "1", "COMPANION_ALLOWED_HOSTS": " own "}
    volumes = [tmp_path / "volume", tmp_path / "another"]
    for volume in volumes:
        volume.mkdir()
        os.chown(volume, 10001, 10001)

    def command(volume: Path, *arguments: str) -> list[str]:
        return store.inside(container, settings, "/entrypoint.sh", *arguments, volume=volume)

    def done(volume: Path, *arguments: str) -> str:
        finished = subprocess.run(command(volume, *arguments), capture_output=True, text=True)
        assert finished.returncode == 0, finished.stdout + finished.stderr
        return finished.stdout

    async with AsyncExitStack() as stack:
        with (
            run_web_process(command(volumes[0]), tmp_path / "log") as server,
            run_proxy(tmp_path / "caddy", [server.url], authority.server) as proxy,
        ):
            sitting, sockets = await stack.enter_async_context(start_with_sockets(proxy.url, proxy.url))
            await play(sitting, sockets, until=8)
            assert "read back and replayed" in done(volumes[0], "backup")
            await play(sitting, sockets, until=12)
        (backup,) = (volumes[0] / "backups").iterdir()
        shutil.copy2(backup, volumes[1] / "kept.tar.gz")
        os.chown(volumes[1] / "kept.tar.gz", 10001, 10001)
        shutil.rmtree(volumes[0])
        assert "Restored" in done(volumes[1], "restore", "var/kept.tar.gz")
        with (
            run_web_process(command(volumes[1]), tmp_path / "log") as server,
            run_proxy(tmp_path / "caddy-again", [server.url], authority.server) as proxy,
        ):
            for phone in sitting:
                move_to(phone, proxy.url)
            async with sitting[0].watching(0) as first, sitting[1].watching(1) as second:
                assert first.v == 8
                await play(sitting, [first, second])
                await first.until(lambda phone: phone.document["table"]["status"] == "finished")


@pytest.fixture
def web_processes(
    store: Store, container: str, empty_database: str, empty_redis: str, tmp_path: Path
) -> Iterator[list[ServedTable]]:
    """The web processes of a set that runs every role from the image."""
    settings = HERE | {
        "COMPANION_DATABASE_URL": empty_database,
        "COMPANION_REDIS_URL": empty_redis,
        "COMPANION_SECRET_KEY": "of this test",
        "COMPANION_ALLOWED_HOSTS": "127.0.0.1",
    }

    def role(*arguments: str) -> list[str]:
        return store.inside(container, settings, "/entrypoint.sh", *arguments)

    upgraded = subprocess.run(role("upgrade"), capture_output=True, text=True)
    assert upgraded.returncode == 0, upgraded.stderr
    with ExitStack() as stack:
        web = [stack.enter_context(run_web_process(role("serve"), tmp_path / f"web-{number}")) for number in (1, 2)]
        for name in ("worker", "beat"):
            stack.enter_context(run_process(role(name), tmp_path / name))
        began = monotonic()
        while httpx.get(f"{web[0].url}/health/ready").json()["status"] != "ok":
            assert monotonic() - began < START_LIMIT_S, (tmp_path / "worker").read_text()
        for name in ("worker", "beat"):
            assert subprocess.run(role("healthy", name)).returncode == 0
        yield web


@pytest.mark.services
async def test_all_roles_together_serve_one_game(web_processes: list[ServedTable]) -> None:
    async with start_with_sockets(*(server.url for server in web_processes)) as (sitting, sockets):
        await play(sitting, sockets)
        for socket in sockets:
            await socket.until(lambda phone: phone.document["table"]["status"] == "finished")
