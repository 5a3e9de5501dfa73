"""HTTPS in the local network, from the terminal to a phone that trusts the downloaded certificate."""

import re
import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import httpx
import pytest
import websockets
from cryptography import x509
from cryptography.hazmat.primitives import serialization

from companion.serving.tls.authority import Identity, format_fingerprint, load_authority
from companion.texts.languages import LANGUAGES
from tests.ops.conftest import Serve
from tests.ops.hosts import small_checkout
from tests.serving import ServedTable, served, server_environment


@dataclass(frozen=True)
class Room:
    """A server with HTTPS of its own: its output, the address of its page, and its folder."""

    server: ServedTable
    startup_output: str
    page: str
    folder: Path

    @property
    def authority(self) -> x509.Certificate:
        """Return the certificate that phones must trust."""
        return x509.load_pem_x509_certificate((self.folder / "ca.pem").read_bytes())

    def trusting(self) -> ssl.SSLContext:
        """Return the TLS context of a phone that trusts only the certificate downloaded from the page."""
        return ssl.create_default_context(
            cadata=ssl.DER_cert_to_PEM_cert(httpx.get(f"{self.page}/tableside-ca.crt").content)
        )


def read_startup_output(server: ServedTable) -> str:
    assert server.process.stdout is not None
    lines = []
    for line in server.process.stdout:
        lines.append(line)
        if line.startswith("Stop with"):
            return "".join(lines)
    raise AssertionError(server.output.read_text())


@pytest.fixture(scope="module")
def room(code: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    folder = tmp_path_factory.mktemp("room")
    checkout = small_checkout(code, folder)
    (checkout / "frontend" / "dist" / "assets" / "grenze-700-1a2b3c4d.woff2").write_bytes(b"a font")
    with served(folder, server_environment(folder, TLS="1"), checkout) as server:
        lines = read_startup_output(server)
        page = next(line.strip() for line in lines.splitlines() if line.startswith("  http://"))
        yield Room(server, lines, page, checkout / "var" / "tls")


def test_a_phone_with_the_certificate_connects_and_another_refuses(room: Room) -> None:
    assert room.server.url.startswith("https://127.0.0.1:")
    with httpx.Client(verify=room.trusting()) as phone:
        answer = phone.get(room.server.url)
        assert answer.status_code == 200
        assert "shell" in answer.text
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert "strict-transport-security" not in answer.headers
        assert phone.get(room.server.url.replace("127.0.0.1", "localhost")).status_code == 200
    with pytest.raises(httpx.ConnectError, match="CERTIFICATE_VERIFY_FAILED"):
        httpx.get(room.server.url)


def test_plain_http_leads_to_https(room: Room) -> None:
    plain = room.server.url.replace("https:", "http:")
    answer = httpx.get(f"{plain}/join/ABC234?to=watch")
    assert (answer.status_code, answer.headers["location"]) == (307, f"{room.server.url}/join/ABC234?to=watch")
    with httpx.Client(verify=room.trusting(), follow_redirects=True) as phone:
        assert "shell" in phone.get(plain).text
    with pytest.raises(httpx.RemoteProtocolError):
        httpx.post(plain)


async def test_sockets_use_tls_too(room: Room) -> None:
    address = f"{room.server.socket_url}/ws/table"
    async with websockets.connect(address, origin=room.server.url, ssl=room.trusting()) as socket:  # type: ignore[arg-type]
        await socket.send('{"t":"ping"}')
        assert '"t":"pong"' in str(await socket.recv())


def test_the_page_works_in_every_language_without_a_script(room: Room) -> None:
    english = httpx.get(room.page, headers={"Accept-Language": "en-GB"})
    german = httpx.get(room.page, headers={"Accept-Language": "de-AT,de;q=0.9"})
    assert '<html lang="en">' in english.text
    assert "Certificate Trust Settings" in english.text
    assert "CA certificate" in english.text
    assert '<html lang="de">' in german.text
    assert "Zertifikat laden" in german.text
    for language, facts in LANGUAGES.items():
        text = httpx.get(room.page, headers={"Accept-Language": language}).text
        assert f'<html lang="{language}">' in text
        assert re.findall(r'hreflang="(\w+)"', text) == [other for other in LANGUAGES if other != language]
        assert f">{facts.name}</a>" not in text
        assert all(f">{LANGUAGES[other].name}</a>" in text for other in LANGUAGES if other != language)
    assert "Zertifikat laden" in httpx.get(f"{room.page}/?language=de").text
    assert "Download the certificate" in httpx.get(f"{room.page}/?language=xx").text

    for page in (english, german):
        assert page.headers["content-security-policy"].startswith("default-src 'none'")
        assert f'href="{room.server.url}/"' in page.text
        assert format_fingerprint(room.authority) in page.text
        assert "style=" not in page.text
        assert "<script" not in page.text
        assert "tls-" not in page.text
        assert "tls." not in page.text
    assert format_fingerprint(room.authority) in room.startup_output
    assert sum("█" in line for line in room.startup_output.splitlines()) > 10


def test_the_page_serves_nothing_else(room: Room) -> None:
    loaded = httpx.get(f"{room.page}/tableside-ca.crt")
    assert loaded.headers["content-type"] == "application/x-x509-ca-cert"
    assert loaded.content == room.authority.public_bytes(serialization.Encoding.DER)
    assert httpx.get(f"{room.page}/page.css").headers["content-type"].startswith("text/css")
    assert httpx.get(f"{room.page}/grenze-700.woff2").content == b"a font"
    for path in (
        "/atkinson-hyperlegible-next-500-700.woff2",
        "/api/v1/games",
        "/ca-key.pem",
        "/../ca-key.pem",
        "/health/live",
    ):
        assert httpx.get(f"{room.page}{path}").status_code == 404, path
    assert httpx.post(room.page).status_code == 405
    assert httpx.head(room.page).status_code == 200
    assert httpx.get(room.page, headers={"Host": "attacker.example"}).status_code == 400
    assert httpx.get(room.page, headers={"Host": '"><script>'}).status_code == 400


def test_the_next_start_keeps_the_trusted_authority(checkout: Path, tmp_path: Path) -> None:
    environment = server_environment(tmp_path, TLS="1")
    files = {name: checkout / "var" / "tls" / f"{name}.pem" for name in ("ca", "ca-key", "server", "server-key")}
    with served(tmp_path, environment, checkout) as first:
        assert "a new certificate was made" in read_startup_output(first)
        before = {name: path.read_bytes() for name, path in files.items()}
    with served(tmp_path, environment, checkout) as second:
        assert "a new certificate was made" not in read_startup_output(second)
        assert {name: path.read_bytes() for name, path in files.items()} == before
    for name in ("ca-key", "server-key"):
        assert files[name].stat().st_mode & 0o777 == 0o600


@contextmanager
def port_above_free_one() -> Iterator[int]:
    """Yield a taken port whose lower neighbour was free a moment ago."""
    while True:
        with socket.create_server(("127.0.0.1", 0)) as listener:
            port = int(listener.getsockname()[1])
            try:
                socket.create_server(("127.0.0.1", port - 1)).close()
            except OSError:
                continue
            yield port
            return


def test_a_taken_port_for_the_page_is_named(start: Serve) -> None:
    with port_above_free_one() as port:
        refused = start({"TLS": "1", "PORT": str(port - 1)})
    assert refused.returncode == 1
    assert f"port {port} is taken" in refused.stderr


def test_several_processes_need_a_given_certificate(start: Serve) -> None:
    services = {"COMPANION_REDIS_URL": "redis://127.0.0.1:1/0", "COMPANION_DATABASE_URL": "postgres://a@127.0.0.1:1/b"}
    refused = start({"TLS": "1", "WEB_CONCURRENCY": "2", **services})
    assert refused.returncode == 1
    assert "TLS=1 is for one process" in refused.stderr
    assert "TLS_CERT and TLS_KEY" in refused.stderr


@pytest.fixture
def certificate(tmp_path: Path) -> Identity:
    """A certificate and its key as an operator provides them, for 127.0.0.1 and shelf.local."""
    return load_authority(tmp_path / "given", ["127.0.0.1", "shelf.local"], datetime.now(UTC)).server


def test_a_given_certificate_is_served_under_its_names(certificate: Identity, checkout: Path, tmp_path: Path) -> None:
    environment = server_environment(tmp_path, TLS_CERT=str(certificate.certificate), TLS_KEY=str(certificate.key))
    with served(tmp_path, environment, checkout) as server:
        lines = read_startup_output(server)
        assert "  https://shelf.local:" in lines
        assert "Once per phone" not in lines
        trusting = ssl.create_default_context(cafile=certificate.certificate.with_name("ca.pem"))
        assert httpx.get(server.url, verify=trusting).status_code == 200
    assert not (checkout / "var" / "tls").exists()


def test_an_unusable_given_certificate_stops_the_start_with_a_message(certificate: Identity, start: Serve) -> None:
    certificate.key.unlink()
    refused = start({"TLS_CERT": str(certificate.certificate), "TLS_KEY": str(certificate.key)})
    assert refused.returncode == 1
    assert f"Cannot start: TLS_KEY: {certificate.key} cannot be read (No such file" in refused.stderr
    assert "Correct the path" in refused.stderr
    assert "Traceback" not in refused.stderr
