"""Hosts that a running server answers to: those that this machine gets later, and what it says to others."""

import re
import socket
import ssl
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from companion.deployment import hosts, network
from companion.serving import foreign_hosts
from companion.serving.startup_banner import format_announcement
from tests.ops.addresses import NEW_ADDRESS, having
from tests.serving import ServedTable, served, server_environment


def opens(server: ServedTable, origin: str, host: str = "127.0.0.1") -> bool:
    """True if a page of this origin gets a socket."""
    at = f"{server.socket_url.replace('127.0.0.1', host)}/ws/table"
    try:
        with connect(at, origin=origin):  # type: ignore[arg-type]
            return True
    except InvalidStatus as refused:
        return bool(refused.response.status_code != 403)


@pytest.fixture
def everywhere(tmp_path: Path) -> Iterator[ServedTable]:
    """A server on all addresses that answers to this machine's own names."""
    with served(tmp_path, server_environment(tmp_path, COMPANION_BIND="0.0.0.0")) as server:
        yield server


@pytest.mark.network
def test_a_new_address_of_this_machine_is_answered_without_a_restart(everywhere: ServedTable) -> None:
    at = everywhere.url.replace("127.0.0.1", NEW_ADDRESS)
    with having(NEW_ADDRESS):
        assert httpx.get(at).status_code == 200
        token = httpx.post(f"{at}/api/v1/devices", json={}).json()["token"]
        with httpx.Client(base_url=f"{everywhere.url}/api", headers={"Authorization": f"Device {token}"}) as here:
            table = here.post("/tables", json={"game": "carcassonne"}).json()["table"]
            assert here.get(f"/tables/{table}/invite").status_code == 200
    assert "host_refused" not in everywhere.output.read_text()


@pytest.mark.network
def test_a_new_address_gets_sockets_too(everywhere: ServedTable) -> None:
    with having(NEW_ADDRESS):
        assert opens(everywhere, everywhere.url.replace("127.0.0.1", NEW_ADDRESS), NEW_ADDRESS)


def test_a_phone_invites_to_the_address_that_this_machine_has_now(
    monkeypatch: pytest.MonkeyPatch, settings: Any
) -> None:
    from companion.api.views import find_reachable_host

    settings.ALLOWED_HOSTS, settings.GIVEN_HOSTS, settings.OWN_HOSTS = ["localhost", "192.168.1.5"], [], True
    settings.PROXIES, settings.EMBEDDED, settings.BIND = 0, True, "0.0.0.0"
    monkeypatch.setattr(hosts, "own_hosts", hosts.OwnHosts())
    monkeypatch.setattr(network, "list_lan_addresses", lambda: ["192.168.7.7"])
    assert find_reachable_host("localhost:8000") == "192.168.7.7:8000"


HOME_HOSTS = ("192.168.178.20", "[fd00::2]", "100.64.1.2", "nas.local", "nas.fritz.box", "nas.lan", "nas.home.arpa")


@pytest.mark.parametrize("host", HOME_HOSTS)
def test_phones_at_home_come_by_hosts_that_the_server_cannot_know(everywhere: ServedTable, host: str) -> None:
    """As in a container, or behind a router that forwards a port. The address of an invitation is the one used."""
    at = {"Host": f"{host}:80"}
    token = httpx.post(f"{everywhere.url}/api/v1/devices", json={}, headers=at).json()["token"]
    with httpx.Client(base_url=f"{everywhere.url}/api", headers={"Authorization": f"Device {token}", **at}) as phone:
        table = phone.post("/tables", json={"game": "carcassonne"}).json()["table"]
        assert phone.get(f"/tables/{table}/invite").json()["url"].startswith(f"http://{host}:80/")
    assert opens(everywhere, f"http://{host}:80")
    assert "host_refused" not in everywhere.output.read_text()


@pytest.mark.parametrize("host", ["nas.example.org", "93.184.216.34", "192.168.1.5.example.org", "evil.box"])
def test_hosts_on_the_internet_are_named_by_their_owner(everywhere: ServedTable, host: str) -> None:
    """A page of a stranger may make a name of its own stand for this server (DNS rebinding)."""
    assert httpx.get(everywhere.url, headers={"Host": host}).status_code == 400
    assert not opens(everywhere, f"http://{host}")


async def test_a_stranger_cannot_fill_the_list_of_private_addresses(
    monkeypatch: pytest.MonkeyPatch, settings: Any
) -> None:
    settings.ALLOWED_HOSTS, settings.GIVEN_HOSTS, settings.OWN_HOSTS = ["localhost"], [], True
    monkeypatch.setattr(hosts, "own_hosts", hosts.OwnHosts())
    for number in range(1000):
        assert await hosts.is_answered_now(f"10.0.{number // 250}.{number % 250}")
    assert len(settings.ALLOWED_HOSTS) == 1 + hosts.MOST_PRIVATE
    assert await hosts.is_answered_now("10.0.0.0"), "again"


@pytest.mark.network
def test_tls_follows_the_address(checkout: Path, tmp_path: Path) -> None:
    """The new address is in the certificate of its first handshake, and the authority stays as phones trust it."""
    address = "10.213.7.9"  # a private one, for which the authority may speak
    environment = server_environment(tmp_path, TLS="1", COMPANION_BIND="0.0.0.0")
    with served(tmp_path, environment, checkout) as server, having(address):
        trusted = ssl.create_default_context(cafile=checkout / "var" / "tls" / "ca.pem")
        assert httpx.get(server.url.replace("127.0.0.1", address), verify=trusted).status_code == 200
        assert httpx.get(server.url, verify=trusted).status_code == 200


def test_foreign_hosts_make_nobody_read_the_addresses_often(monkeypatch: pytest.MonkeyPatch, settings: Any) -> None:
    settings.ALLOWED_HOSTS, settings.GIVEN_HOSTS, settings.OWN_HOSTS = ["localhost"], ["a.example"], True
    readings = []
    monkeypatch.setattr(network, "list_own_hosts", lambda: readings.append(1) or ["localhost", "192.168.7.7"])
    own = hosts.OwnHosts()
    for _ in range(50):
        own.read_again()
    assert len(readings) == 1
    assert ["a.example", "localhost", "192.168.7.7", *network.HOME_NAMES] == settings.ALLOWED_HOSTS

    settings.OWN_HOSTS = False
    hosts.OwnHosts().read_again()
    assert len(readings) == 1, "a server that answers only to given names has no others"


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedTable]:
    """A server that answers only to given names, one of them as somebody typed it."""
    folder = tmp_path_factory.mktemp("named")
    allowed = "127.0.0.1; https://Käse.example:8000/"
    with served(folder, server_environment(folder, COMPANION_ALLOWED_HOSTS=allowed)) as server:
        yield server


ABOUT = {"en": "Tableside is here, but not at the address", "de": "Tableside läuft hier, aber nicht unter der Adresse"}
TITLES = {"en": "Wrong address", "de": "Falsche Adresse"}


@pytest.mark.parametrize("language", ABOUT)
def test_a_refused_host_is_said_on_the_page(named: ServedTable, language: str) -> None:
    page = httpx.get(f"{named.url}/t/x", headers={"Host": "tables.lan:8000", "Accept-Language": language})
    assert (page.status_code, page.headers["content-type"]) == (400, "text/html; charset=utf-8")
    assert f'<html lang="{language}">' in page.text
    assert f"<h1>{TITLES[language]}</h1>" in page.text
    assert ABOUT[language] in page.text
    assert "tables.lan:8000" in page.text, "what was asked for"
    assert re.search(r"tables\.lan (to|und|zu).*|COMPANION_ALLOWED_HOSTS um tables\.lan ", page.text), "what to add"
    assert "COMPANION_ALLOWED_HOSTS" in page.text
    assert "käse" not in page.text, "who else it answers to is nobody's business"


def test_a_server_with_its_own_names_says_how_to_keep_them(everywhere: ServedTable) -> None:
    page = httpx.get(everywhere.url, headers={"Host": "tables.example.org"})
    assert "COMPANION_ALLOWED_HOSTS=own,tables.example.org" in page.text


def test_the_api_refuses_a_host_in_its_own_format(named: ServedTable) -> None:
    answer = httpx.get(f"{named.url}/api/v1/games", headers={"Host": "tables.lan", "Accept-Language": "de"})
    assert answer.status_code == 400
    assert answer.json()["code"] == "server.unknown_host"
    assert answer.json()["params"] == {"host": "tables.lan"}
    assert ABOUT["de"] in answer.json()["message"]


@pytest.mark.parametrize(
    "host", ["<script>alert(1)</script>", '"><b>x', "x" * 5000, "a\tb.example", "under_score.example", ""]
)
def test_what_is_no_host_is_shown_harmlessly(named: ServedTable, host: str) -> None:
    with socket.create_connection(("127.0.0.1", httpx.URL(named.url).port or 0)) as connection:
        connection.sendall(f"GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: connection.recv(65536), b"")).decode()
    assert answer.startswith("HTTP/1.1 400 ")
    body = answer.partition("\r\n\r\n")[2]
    assert "<script" not in body
    assert "<b>" not in body
    assert "COMPANION_ALLOWED_HOSTS" not in body, "it would not help"
    assert len(body) < 1500


@pytest.mark.parametrize("host", ["xn--kse-qla.example", "XN--KSE-QLA.example.", "127.0.0.1."])
def test_a_host_is_answered_however_it_is_typed(named: ServedTable, host: str) -> None:
    """A page that opens gets its socket."""
    port = httpx.URL(named.url).port
    assert httpx.get(named.url, headers={"Host": f"{host}:{port}"}).status_code == 200
    assert opens(named, f"http://{host}:{port}")


def test_a_refused_host_is_logged_once(tmp_path: Path) -> None:
    with served(tmp_path, server_environment(tmp_path, COMPANION_ALLOWED_HOSTS="127.0.0.1")) as server:
        for _ in range(3):
            httpx.get(server.url, headers={"Host": "tables.lan"})
            httpx.get(f"{server.url}/api/v1/games", headers={"Host": "tables.lan"})
            assert not opens(server, "http://socket.lan")
        for origin in ("http://[", "null", "file://", "http://a@127.0.0.1"):
            assert not opens(server, origin)
        for n in range(foreign_hosts.MOST_LOGGED + 20):
            httpx.get(server.url, headers={"Host": f"n{n}.lan"})
        log_text = server.output.read_text()
    assert log_text.count("tables.lan") == 1
    assert log_text.count("socket.lan") == 1
    assert "COMPANION_ALLOWED_HOSTS" in log_text
    assert log_text.count("host_refused") == foreign_hosts.MOST_LOGGED
    assert "Traceback" not in log_text


def test_many_foreign_hosts_hide_a_later_one_for_an_hour_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(foreign_hosts.time, "monotonic", lambda: now)
    logged = foreign_hosts.LoggedHosts()
    assert [logged.add(f"n{n}.lan") for n in range(foreign_hosts.MOST_LOGGED)] == [True] * foreign_hosts.MOST_LOGGED
    assert not logged.add("tables.lan")
    now = foreign_hosts.HOUR_S
    assert logged.add("tables.lan")
    assert not logged.add("tables.lan")
    now = 10 * foreign_hosts.HOUR_S
    assert not logged.add("tables.lan"), "once"
    assert not logged.add("")


IPV6_ADDRESS = "fd00:213:7::9"


@pytest.mark.network
def test_a_server_on_ipv6_answers_both_and_prints_addresses_that_work(tmp_path: Path) -> None:
    with having(IPV6_ADDRESS), served(tmp_path, server_environment(tmp_path, COMPANION_BIND="[::]")) as server:
        assert server.process.stdout is not None
        lines = [server.url]
        for line in server.process.stdout:
            if line.startswith("Stop with"):
                break
            if line.startswith("  http"):
                lines.append(line.strip())
        assert f"http://[{IPV6_ADDRESS}]:{httpx.URL(server.url).port}" in lines
        for url in (*lines, server.url.replace("127.0.0.1", "[::1]")):
            assert httpx.get(url).status_code == 200, url


@pytest.mark.parametrize(("bind", "url"), [("::1", "http://[::1]:"), ("localhost", "http://127.0.0.1:")])
def test_a_server_on_one_address_prints_it_as_a_url(tmp_path: Path, bind: str, url: str) -> None:
    with served(tmp_path, server_environment(tmp_path, COMPANION_BIND=bind)) as server:
        assert server.url.startswith(url)
        assert httpx.get(server.url).status_code == 200


def test_the_announcement_of_an_ipv6_address_is_a_url_with_its_code() -> None:
    lines = format_announcement("fd00::2", 8000).splitlines()
    assert lines[0] == "Tableside answers on http://[fd00::2]:8000"
    assert "  http://[fd00::2]:8000" in lines
    assert sum("█" in line for line in lines) > 10


def test_addresses_of_ipv6_are_read_without_those_that_do_not_last() -> None:
    listed = """\
fe8000000000000000fc00fffe000001 04 40 20 80     eth0
20010db8000000000000000000000009 04 40 00 01     eth0
20010db8000000000000000000000008 04 40 00 21     eth0
fd000000000000000000000000000002 04 40 00 82     eth0
00000000000000000000000000000001 01 80 10 80       lo
"""
    assert list(network.parse_if_inet6(listed)) == [
        ("eth0", "fe80::fc:ff:fe00:1"),
        ("eth0", "fd00::2"),
        ("lo", "::1"),
        ("eth0", "2001:db8::9"),
    ]
