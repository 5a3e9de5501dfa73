"""A server that sends mail, and the postbox that receives it."""

import asyncio
import re
from collections.abc import Iterator
from email import message_from_bytes
from email.header import decode_header, make_header
from email.message import Message
from queue import Queue
from threading import Thread

import pytest
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.api import contract
from tests.live.phones import PATIENCE_S
from tests.serving import ServedTable, served, server_environment

BY_MAIL: frozenset[contract.Operation] = frozenset(
    ("POST", f"/api/v1/account/{path}")
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
