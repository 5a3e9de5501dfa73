"""Responses of the running process other than API and sockets."""

import gzip
import resource
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from companion.deployment.preflight import MOST_FILES
from tests.ops.hosts import small_checkout
from tests.serving import ServedTable, served, server_environment

FEW_FILES = """
import os, resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (256, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
os.execv(sys.executable, [sys.executable, "manage.py", "serve"])
"""


@pytest.fixture(scope="module")
def checkout(code: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The served checkout, shared by these tests."""
    folder = small_checkout(code, tmp_path_factory.mktemp("serving"))
    (folder / "pyproject.toml").write_text('[project]\nversion = "9.8.7"\n')
    return folder


@pytest.fixture(scope="module")
def server(checkout: Path) -> Iterator[ServedTable]:
    script = checkout / "frontend" / "dist" / "assets" / "app-1a2b3c4d.js"
    script.write_text("// script\n" * 100)
    script.with_name(f"{script.name}.gz").write_bytes(gzip.compress(b"// script, packed"))
    script.parent.with_name("manifest.webmanifest").write_text("{}")
    environment = server_environment(checkout.parent, COMPANION_LOG_LEVEL="INFO")
    with served(checkout.parent, environment, checkout) as server:
        yield server


@pytest.fixture(scope="module")
def client(server: ServedTable) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as client:
        yield client


def test_the_app_is_served_with_its_headers(client: httpx.Client) -> None:
    for path in ("/", "/table/ABC234", "/index.html"):
        page = client.get(path)
        assert page.status_code == 200
        assert "shell" in page.text
        assert "no-cache" in page.headers["cache-control"]
        policy = page.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert page.headers["x-content-type-options"] == "nosniff"
        assert "camera=(self)" in page.headers["permissions-policy"]

    script = client.get("/assets/app-1a2b3c4d.js", headers={"accept-encoding": "gzip"})
    assert script.headers["content-encoding"] == "gzip"
    assert script.text == "// script, packed"
    assert "immutable" in script.headers["cache-control"]
    assert "access-control-allow-origin" not in script.headers
    assert client.get("/sw.js").headers["cache-control"] == "no-cache"
    assert client.get("/manifest.webmanifest").headers["content-type"] == "application/manifest+json"

    for missing in ("/assets/app-gone.js", "/gone.js", "/api/gone", "/ws/gone", "/assets", "/static/x"):
        assert client.get(missing).status_code == 404, missing
    assert client.post("/").status_code == 405


def test_the_page_is_compressed(client: httpx.Client, checkout: Path) -> None:
    page = "<!doctype html><title>shell</title>" + "<p>words</p>" * 100
    (checkout / "frontend" / "dist" / "index.html").write_text(page)
    answer = client.get("/", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == page
    assert int(answer.headers["content-length"]) < len(page) / 2
    assert "content-encoding" not in client.get("/", headers={"accept-encoding": "identity"}).headers


def test_foreign_hosts_are_refused(client: httpx.Client) -> None:
    assert client.get("/", headers={"host": "attacker.example"}).status_code == 400
    assert client.get("/api/", headers={"host": "attacker.example"}).status_code == 400
    assert client.get("/", headers={"host": "localhost"}).status_code == 200


def test_health_is_answered(client: httpx.Client) -> None:
    assert client.get("/health/live").json() == {"status": "ok", "version": "9.8.7"}
    assert client.get("/health/ready").json() == {"status": "ok", "down": []}


def test_the_log_begins_with_the_version(client: httpx.Client, server: ServedTable) -> None:
    assert client.get("/health/live").is_success
    started = next(line for line in server.output.read_text().splitlines() if "started" in line)
    assert "9.8.7" in started


def test_a_server_from_a_shell_that_gives_few_files_has_room_for_sockets(checkout: Path, tmp_path: Path) -> None:
    """Silent sockets of one address could take all of them."""
    with served(tmp_path, server_environment(tmp_path), checkout, manage=("-c", FEW_FILES)) as running:
        soft, hard = resource.prlimit(running.process.pid, resource.RLIMIT_NOFILE)
    assert soft == (MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES))
