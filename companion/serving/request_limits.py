"""Limits on the size of requests, applied before anything reads them. Bytes above a limit are dropped."""

import asyncio
import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

import msgspec
from django.conf import settings
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from companion.api.errors import build_envelope
from companion.runtime.responses import Application, Receive, Scope, Send, find_header, send_response
from companion.tables.outages import explain_outage
from companion.texts.localization import choose_language

LINGER_S: Final = 2
"""Seconds without a byte after which the rest of a refused body is given up."""

MOST_LINGERS: Final = 30
"""A refusal waits for the rest of its body at most this many times LINGER_S."""


class BoundedBodies:
    """ASGI middleware that cuts off request bodies, which could otherwise fill the disk.

    The application gets one byte more than allowed, from which it sees that the body is too large. The rest is dropped
    as it comes, and only then the response is sent and the connection closed: a client that is still sending, or a
    proxy in between, would report a broken connection instead. `larger`: pattern of a path -> bytes, for paths that
    take more.

    Django writes a large body to a temporary file before any code of ours runs. If the disk has no room for it, the
    request is refused here, and the rest of the body is dropped in the same way.
    """

    def __init__(self, application: Application, most: int, larger: Mapping[str, int] = MappingProxyType({})) -> None:
        self.application = application
        self.most = most
        self.larger = tuple((re.compile(path), limit) for path, limit in larger.items())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        most = next((limit for pattern, limit in self.larger if pattern.fullmatch(path)), self.most)
        length = find_header(scope, b"content-length")
        received, cut_off, started = 0, length.isdecimal() and int(length) > most, False
        incoming = _Incoming(receive)

        async def receive_bounded() -> Mapping[str, Any]:
            nonlocal received, cut_off
            if cut_off and received == 0:
                received = most + 1
                return {"type": "http.request", "body": b"", "more_body": False}
            message = await incoming.receive()
            while cut_off and message["type"] == "http.request":
                message = await incoming.receive()
            if message["type"] != "http.request":
                return message
            body = message.get("body", b"")[: most + 1 - received]
            received += len(body)
            cut_off = received > most
            return {**message, "body": body, "more_body": message.get("more_body", False) and not cut_off}

        async def send_closing(message: Mapping[str, Any]) -> None:
            nonlocal started
            started = True
            if cut_off and message["type"] == "http.response.start":
                await incoming.drop()
                message = {**message, "headers": [*message["headers"], (b"connection", b"close")]}
            await send(message)

        try:
            await self.application(scope, receive_bounded, send_closing)
        except OSError as error:
            refusal = explain_outage(error)
            if refusal is None or started:
                raise
            cut_off = True
            language = choose_language(find_header(scope, b"accept-language"))
            body = msgspec.json.encode(build_envelope(refusal, language, {}))
            await send_response(send_closing, refusal.status, "application/json", body)


class _Incoming:
    """What a client sends. Several tasks may receive it."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._ended = asyncio.Event()
        self._parts = 0

    async def receive(self) -> Mapping[str, Any]:
        message = await self._receive()
        self._parts += 1
        if message["type"] != "http.request" or not message.get("more_body", False):
            self._ended.set()
        return message

    async def drop(self) -> None:
        """Receive and drop the rest of the body, for as long as it comes. Another task may receive the last part."""
        tasks = [asyncio.create_task(self._receive_all()), asyncio.create_task(self._ended.wait())]
        for _ in range(MOST_LINGERS):
            before = self._parts
            done, _ = await asyncio.wait(tasks, timeout=LINGER_S, return_when=asyncio.FIRST_COMPLETED)
            if done or self._parts == before:
                break
        for task in tasks:
            task.cancel()

    async def _receive_all(self) -> None:
        while not self._ended.is_set():
            await self.receive()


class BoundedHeads(HttpToolsProtocol):
    """uvicorn's HTTP protocol with a limit on the size of headers. By itself it would read a head of any length."""

    _in_head = True
    _head = 0

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > settings.LARGEST_HEAD:
            self.transport.close()

    def on_message_begin(self) -> None:
        self._in_head, self._head = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()
