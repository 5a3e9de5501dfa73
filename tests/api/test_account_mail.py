"""Accounts with a verified address, tested with a real mail server on loopback that keeps every mail."""

import asyncio
import re
from collections.abc import Iterator
from email import message_from_bytes
from email.header import decode_header, make_header
from email.message import Message
from queue import Queue
from threading import Thread
from typing import Any

import httpx
import pytest
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.api import contract
from tests.live.phones import PATIENCE_S, own_address
from tests.serving import ServedTable, served, server_environment

ANNA = "anna@example.org"
BY_MAIL: frozenset[contract.Operation] = frozenset(
    ("POST", f"/api/account/{path}")
    for path in (*("confirm", "confirm/again", "reset", "reset/confirm", "sign-in/code", "sign-in/confirm"),)
)
"""Operations that succeed only on a server that sends mails."""


class Postbox:
    """An SMTP handler that accepts and keeps every mail."""

    def __init__(self) -> None:
        self.mails: Queue[Message] = Queue()

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        self.mails.put(message_from_bytes(envelope.content))
        return "250 taken"

    def newest(self) -> tuple[str, str, str]:
        """Return recipient, subject and text of the newest mail."""
        mail = self.mails.get(timeout=PATIENCE_S)
        words = mail.get_payload(decode=True)
        assert isinstance(words, bytes)
        return str(mail["To"]), str(make_header(decode_header(str(mail["Subject"])))), words.decode()

    def code(self) -> str:
        """Wait for the next mail and return its code."""
        match = re.search(r"\b\d{8}\b", self.newest()[2])
        assert match
        return match[0]


@pytest.fixture(scope="module")
def postbox() -> Iterator[tuple[Postbox, int]]:
    """Run a mail server on a free port."""
    box, loop = Postbox(), asyncio.new_event_loop()
    running = Thread(target=loop.run_forever)
    running.start()
    taking = loop.create_server(lambda: SMTP(box, loop=loop), "127.0.0.1", 0)
    listening = asyncio.run_coroutine_threadsafe(taking, loop).result(PATIENCE_S)
    yield box, listening.sockets[0].getsockname()[1]
    loop.call_soon_threadsafe(listening.close)
    loop.call_soon_threadsafe(loop.stop)
    running.join()
    loop.close()


@pytest.fixture(scope="module")
def server(postbox: tuple[Postbox, int], tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedTable]:
    """Run the product with mail configured."""
    folder = tmp_path_factory.mktemp("mailing")
    environment = server_environment(
        folder,
        COMPANION_EMAIL_URL=f"smtp://127.0.0.1:{postbox[1]}",
        COMPANION_EMAIL_FROM="tableside@example.org",
        COMPANION_LOG_LEVEL="INFO",
    )
    with served(folder, environment) as running:
        yield running


class Phone:
    """A phone that checks every response against the OpenAPI document."""

    def __init__(self, url: str, language: str) -> None:
        transport = httpx.HTTPTransport(local_address=own_address())
        self.http = httpx.Client(base_url=f"{url}/api", transport=transport, timeout=PATIENCE_S)
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
