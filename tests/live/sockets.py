"""Sockets of the test's own process, with their lines."""

import asyncio
import json
from typing import Any

import pytest
from uuid_utils.compat import uuid7

from companion.live import session
from companion.live.consumer import TableConsumer
from companion.live.hub import hub
from companion.people.models import Device
from companion.tables.selectors import Membership
from companion.tables.services import actions
from tests.live.phones import PATIENCE_S

TABLE = uuid7()


DEVICE = Device(pk=uuid7())


HELLO = {"t": "hello", "token": "known", "table": str(TABLE), "seat": 1, "language": "de"}


class Line:
    """The ASGI side of one socket."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.sent: list[dict[str, Any]] = []
        self.listens = asyncio.Event()
        self.listens.set()
        self._changed = asyncio.Event()

    async def send(self, message: dict[str, Any]) -> None:
        self._changed.set()
        assert "websocket.close" not in [before["type"] for before in self.sent], "as the real server, this one raises"
        if message["type"] == "websocket.send":
            await self.listens.wait()
        self.sent.append(message)
        self._changed.set()

    def say(self, message: Any) -> None:
        self.incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def frames(self) -> list[dict[str, Any]]:
        return [json.loads(message["text"]) for message in self.sent if message["type"] == "websocket.send"]

    async def until(self, condition: Any) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not condition():
                self._changed.clear()
                await self._changed.wait()


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Answers of the database by the name of the query."""
    answers: dict[str, Any] = {"_identify": (DEVICE, Membership((1,), True))}

    async def in_database(work: Any, *arguments: Any) -> Any:
        await asyncio.sleep(0)
        answer = answers[work.__name__]
        if isinstance(answer, Exception):
            raise answer
        return answer

    for name in ("run_in_database", "run_in_database_in_line"):
        monkeypatch.setattr(session, name, in_database)
    monkeypatch.setattr(session.submissions, "call", lambda submission: in_database(actions.submit_action, *submission))
    monkeypatch.setattr(hub, "_wake", lambda *_: None)  # the hub sends nothing by itself here
    return answers


class ServedSocket:
    """A running consumer with its connection."""

    def __init__(self, address: str = "192.0.2.1") -> None:
        self.line = Line()
        self.consumer = TableConsumer()
        self.session = self.consumer.session
        self.line.incoming.put_nowait({"type": "websocket.connect"})
        scope = {"type": "websocket", "headers": [], "client": (address, 1)}
        self.task = asyncio.create_task(self.consumer(scope, self.line.incoming.get, self.line.send))

    async def welcomed(self) -> None:
        self.line.say(HELLO)
        await self.line.until(lambda: [frame["t"] for frame in self.line.frames()] == ["welcome"])

    async def end(self) -> None:
        self.line.incoming.put_nowait({"type": "websocket.disconnect", "code": 1006})
        await asyncio.wait_for(self.task, PATIENCE_S)
