"""Accounts with a verified address, tested with a real mail server on loopback that keeps every mail."""

import re
from typing import Any

import httpx

from tests.api import contract
from tests.api.mailbox import Postbox
from tests.api.mailbox import postbox as postbox  # a fixture
from tests.api.mailbox import server as server  # a fixture
from tests.live.phones import PATIENCE_S, own_address
from tests.serving import ServedTable

ANNA = "anna@example.org"


class Phone:
    """A phone that checks every response against the OpenAPI document."""

    def __init__(self, url: str, language: str) -> None:
        transport = httpx.HTTPTransport(local_address=own_address())
        self.http = httpx.Client(base_url=f"{url}/api/v1", transport=transport, timeout=PATIENCE_S)
        token = self.http.post("/devices", json={}).json()["token"]
        self.http.headers.update({"Authorization": f"Device {token}", "Accept-Language": language})

    def ask(self, path: str, body: dict[str, str], method: str = "POST") -> Any:
        answer = self.http.request(method, f"/account{path}", json=body)
        contract.check(answer)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None


def test_mails_prove_an_address_reset_a_password_and_change_the_address(
    server: ServedTable, postbox: tuple[Postbox, int]
) -> None:
    box, _ = postbox
    anna, new = Phone(server.url, "en"), Phone(server.url, "de")
    session = anna.ask("", {"email": ANNA, "password": "druids and herbs"})["session"]
    to, subject, words = box.newest()
    assert (to, subject) == (ANNA, "Tableside: your code")
    assert server.url.removeprefix("http://") in words
    match = re.search(r"\b\d{8}\b", words)
    assert match
    assert anna.ask("/confirm", {"session": session, "code": match[0]})["account"]["email"] == ANNA
    session = new.ask("/reset", {"email": ANNA})["session"]
    to, subject, words = box.newest()
    assert (to, subject) == (ANNA, "Tableside: ein neues Passwort")
    assert "Gib ihn innerhalb von 15 Minuten auf dem Handy ein" in words
    match = re.search(r"\b\d{8}\b", words)
    assert match
    body = {"session": session, "code": match[0], "password": "nine stone circles"}
    assert new.ask("/reset/confirm", body)["account"]["phones"] == 2
    session = new.ask("/email", {"email": "a@example.com", "password": body["password"]}, "PUT")["session"]
    first = box.code()
    answer = new.http.post("/account/confirm/again", json={"session": session})
    contract.check(answer)
    assert answer.status_code == 429, "ten seconds have not passed"
    assert new.ask("/confirm", {"session": session, "code": first})["account"]["email"] == "a@example.com"
    third = Phone(server.url, "en")
    session = third.ask("/sign-in/code", {"email": "a@example.com"})["session"]
    assert third.ask("/sign-in/confirm", {"session": session, "code": box.code()})["account"]["phones"] == 3
    printed = server.output.read_text()
    for secret in (ANNA, "a@example.com", "druids", body["password"], session, first):
        assert secret not in printed
