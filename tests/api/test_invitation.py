"""The address in an invitation."""

import pytest
from django.test import override_settings

from companion.api.views import find_reachable_host
from companion.deployment import network

OWN = ["localhost", "127.0.0.1", "[::1]", "10.0.0.7", "192.168.1.5"]


@pytest.mark.parametrize("embedded", [True, False], ids=["embedded", "full set"])
@pytest.mark.parametrize(
    ("hosts", "proxies", "requested_host", "expected_host"),
    [
        pytest.param(OWN, 0, "127.0.0.1:8000", "192.168.1.5:8000", id="the likeliest address of the LAN"),
        pytest.param(OWN, 0, "[::1]:8000", "192.168.1.5:8000", id="from IPv6"),
        pytest.param(OWN, 0, "localhost", "192.168.1.5", id="on the standard port"),
        pytest.param(OWN[:4], 0, "127.0.0.1:8000", "10.0.0.7:8000", id="only one that is answered"),
        pytest.param(OWN[:3], 0, "127.0.0.1:8000", "127.0.0.1:8000", id="none that is answered"),
        pytest.param(OWN, 1, "127.0.0.1:8000", "127.0.0.1:8000", id="a proxy knows its name better"),
        pytest.param(OWN, 0, "10.0.0.7:8000", "10.0.0.7:8000", id="the requested address"),
        pytest.param(["tables.example.org"], 0, "tables.example.org", "tables.example.org", id="a name"),
    ],
)
def test_an_invitation_names_a_host_that_phones_reach(
    monkeypatch: pytest.MonkeyPatch,
    hosts: list[str],
    proxies: int,
    requested_host: str,
    expected_host: str,
    embedded: bool,
) -> None:
    monkeypatch.setattr(network, "list_lan_addresses", lambda: ["192.168.1.5", "10.0.0.7"])
    given = {"ALLOWED_HOSTS": hosts, "OWN_HOSTS": False, "BIND": network.EVERYWHERE}
    with override_settings(**given, PROXIES=proxies, EMBEDDED=embedded):
        assert find_reachable_host(requested_host) == expected_host


def test_a_server_that_listens_on_loopback_alone_invites_to_no_other_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "list_lan_addresses", lambda: ["192.168.1.5"])
    for bind, expected_host in (("127.0.0.1", "127.0.0.1:8000"), ("0.0.0.0", "192.168.1.5:8000")):
        with override_settings(ALLOWED_HOSTS=OWN, PROXIES=0, EMBEDDED=True, BIND=bind, OWN_HOSTS=False):
            assert find_reachable_host("127.0.0.1:8000") == expected_host
