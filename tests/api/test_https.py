"""The way to HTTPS that a phone is told over plain HTTP, by how the server was started."""

from typing import Any

import pytest
from django.test import Client

from companion.api.https import choose_advice

HOME = ("192.168.1.20:8000", "[fd00::2]:8000", "table.local", "nas", "tables.fritz.box:8000")


@pytest.mark.parametrize("host", HOME)
def test_at_home_it_is_the_command(host: str, settings: Any) -> None:
    settings.PROXIES, settings.CONTAINER = 0, False
    advice = choose_advice(host)
    assert (advice.way, advice.words) == ("command", "make run TLS=1")


@pytest.mark.parametrize("host", HOME)
def test_in_a_container_it_is_a_setting(host: str, settings: Any) -> None:
    settings.PROXIES, settings.CONTAINER = 1, True
    advice = choose_advice(host)
    assert (advice.way, advice.words) == ("container", "TABLESIDE_DOMAIN")


def test_behind_a_proxy_of_somebody_at_home_one_asks(settings: Any) -> None:
    settings.PROXIES, settings.CONTAINER = 1, False
    assert choose_advice("192.168.1.20").way == "ask"


@pytest.mark.parametrize("container", [True, False])
def test_under_a_domain_it_is_the_same_name(container: bool, settings: Any) -> None:
    settings.PROXIES, settings.CONTAINER = 1, container
    advice = choose_advice("tables.example.org:8080")
    assert (advice.way, advice.words) == ("domain", "https://tables.example.org")


def test_anybody_is_told(client: Client) -> None:
    answer = client.get("/api/v1/https", SERVER_NAME="localhost")
    assert answer.status_code == 200
    assert answer.json()["way"] == "command"
