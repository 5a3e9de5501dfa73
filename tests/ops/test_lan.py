"""The address under which phones reach this machine."""

import ipaddress
from typing import Any

import pytest

from companion.deployment import network
from companion.serving.startup_banner import format_announcement

IFCONFIG = """\
lo0: flags=8049<UP,LOOPBACK,RUNNING,MULTICAST> mtu 16384
\tinet 127.0.0.1 netmask 0xff000000
en0: flags=8863<UP,BROADCAST,SMART,RUNNING,SIMPLEX,MULTICAST> mtu 1500
\tether 00:00:5e:00:53:01
\tinet6 fe80::1%en0 prefixlen 64 secured scopeid 0x6
\tinet6 fd00::2 prefixlen 64 autoconf secured
\tinet 192.168.178.23 netmask 0xffffff00 broadcast 192.168.178.255
utun3: flags=8051<UP,POINTOPOINT,RUNNING,MULTICAST> mtu 1380
\tinet 10.8.0.2 --> 10.8.0.1 netmask 0xffffff00
"""


@pytest.mark.parametrize(
    ("addresses", "default", "expected"),
    [
        pytest.param(
            [("docker0", "172.17.0.1"), ("wlan0", "192.168.1.5")],
            "192.168.1.5",
            ["192.168.1.5", "172.17.0.1"],
            id="containers last",
        ),
        pytest.param(
            [("tun0", "10.8.0.2"), ("eth0", "192.168.1.5")],
            "10.8.0.2",
            ["192.168.1.5", "10.8.0.2"],
            id="a tunnel last, even where it has the default route",
        ),
        pytest.param(
            [("eth1", "192.168.56.1"), ("eth0", "10.0.0.7")],
            "10.0.0.7",
            ["10.0.0.7", "192.168.56.1"],
            id="default route first",
        ),
        pytest.param(
            [("a", "203.0.113.9"), ("b", "169.254.3.4"), ("c", "172.20.0.2"), ("d", "10.1.1.1"), ("e", "192.168.0.2")],
            None,
            ["192.168.0.2", "10.1.1.1", "172.20.0.2", "169.254.3.4", "203.0.113.9"],
            id="no route: home networks first, public addresses last",
        ),
        pytest.param([("eth0", "10.0.0.7"), ("eth0:1", "10.0.0.7")], None, ["10.0.0.7"], id="each once"),
        pytest.param([], None, [], id="no network"),
    ],
)
def test_addresses_are_ranked(addresses: list[tuple[str, str]], default: str | None, expected: list[str]) -> None:
    assert network.rank_addresses(addresses, default) == expected


def test_the_output_of_ifconfig_is_read() -> None:
    assert list(network.parse_ifconfig(IFCONFIG)) == [
        ("lo0", "127.0.0.1"),
        ("en0", "192.168.178.23"),
        ("utun3", "10.8.0.2"),
    ]
    assert list(network.parse_ifconfig(IFCONFIG, "inet6")) == [("en0", "fe80::1"), ("en0", "fd00::2")]


def test_a_container_names_no_address_of_its_own(settings: Any) -> None:
    settings.CONTAINER = True
    printed = format_announcement("0.0.0.0", 8000)
    assert "the machine that runs this container" in printed
    assert "█" not in printed


def test_own_hosts_are_names_and_addresses_never_a_wildcard() -> None:
    hosts = network.list_own_hosts()
    assert hosts[:3] == ["localhost", "127.0.0.1", "[::1]"]
    assert any(host.endswith(".local") for host in hosts)
    assert not any(host.startswith((".", "*")) for host in hosts)
    assert set(network.list_lan_addresses()) <= set(hosts)


def test_addresses_of_this_machine_leave_loopback_out() -> None:
    assert not any(ipaddress.ip_address(address).is_loopback for address in network.list_lan_addresses())


def test_the_announcement_lists_the_most_likely_address_first_with_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "list_lan_addresses", lambda: ["192.168.1.5", "172.17.0.1"])
    lines = format_announcement("0.0.0.0", 8000).splitlines()
    assert lines[0] == "Tableside answers on http://127.0.0.1:8000"
    assert lines.index("  http://192.168.1.5:8000") < lines.index("  http://172.17.0.1:8000")
    assert sum("█" in line for line in lines) > 10


def test_without_a_network_the_announcement_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "list_lan_addresses", list)
    assert "phones cannot reach it yet" in format_announcement("0.0.0.0", 8000)


def test_a_server_on_one_address_names_that_alone() -> None:
    assert format_announcement("127.0.0.1", 8123).splitlines()[0] == "Tableside answers on http://127.0.0.1:8123"
    assert "█" not in format_announcement("127.0.0.1", 8123)
