"""Phones of the tests: each is a device with an address of its own, HTTP, and a socket that applies patches to the
document as a phone does."""

import asyncio
import itertools
import json
import ssl
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any, Self, cast

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from companion.live.protocol import ServerMessage

PATIENCE_S = 120
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Created once: creating one takes longer than most tests."""
UNTIL_IDLE = httpx.Limits(keepalive_expiry=2)
"""Seconds, fewer than the server's 5, so that no request uses a connection that is being closed."""
PASSED_BY = {
    "table.stale_version",
    "table.too_late",
    "table.others_first",
    "table.nothing_to_undo",
    "table.undo_blocked",
    "table.over",
}
"""Codes of refusals when another phone was faster."""
Document = dict[str, Any]
Message = dict[str, Any]

_hosts = itertools.count(1)
_protocol = msgspec.json.Decoder(ServerMessage)


def own_address() -> str:
    """Return a loopback address that no other phone of this run uses, so that throttles per address stay separate."""
    n = next(_hosts)
    return f"127.1.{n // 250}.{n % 250 + 1}"


def apply_patch(document: Any, patch: Any) -> Any:
    """Apply a JSON Merge Patch as in RFC 7396, section 2."""
    if not isinstance(patch, dict):
        return patch
    result = dict(document) if isinstance(document, dict) else {}
    for name, value in patch.items():
        if value is None:
            result.pop(name, None)
        else:
            result[name] = apply_patch(result.get(name), value)
    return result


class Socket:
    """A phone's open socket. `messages` holds what was received; `document` is what the phone shows."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.messages: list[Message] = []
        self.document: Document | None = None
        self.at = (-1, -1)
        self.seat: int | str | None = None
        self.presence: dict[str, int] = {}
        self.narrations: list[Message] = []
        self._number = itertools.count(1)
        self._changed = asyncio.Condition()
        self._fault: Exception | None = None
        self._ended = False
        self._reader = asyncio.create_task(self._read())

    @property
    def v(self) -> int:
        """Return the version of the document."""
        return self.at[0]

    @property
    def seats(self) -> list[int]:
        """Return the device's seats as last received."""
        return cast("list[int]", self.last("welcome")["seats"])

    def last(self, kind: str) -> Message:
        return next(message for message in reversed(self.messages) if message["t"] == kind)

    def count(self, kind: str) -> int:
        """Return how many messages of a kind were received."""
        return sum(message["t"] == kind for message in self.messages)

    async def _read(self) -> None:
        try:
            async for frame in self.connection:
                self._take(frame)
                async with self._changed:
                    self._changed.notify_all()
        except websockets.ConnectionClosedError:
            pass  # cut, or closed with a code
        except Exception as fault:
            self._fault = fault
        finally:
            self._ended = True
            async with self._changed:
                self._changed.notify_all()

    def _take(self, frame: str | bytes) -> None:
        _protocol.decode(frame)  # raises for anything that is not in the protocol
        message = json.loads(frame)
        self.messages.append(message)
        match message["t"]:
            case "view":
                assert "seat" in message
                self.document, self.seat = message["document"], message["seat"]
                self.at = (message["v"], message["r"])
            case "update" if (message["v"], message["r"]) > self.at:
                assert self.document is not None, "an update before the first view"
                self.document = apply_patch(self.document, message["patch"])
                self.at = (message["v"], message["r"])
                self.narrations += message.get("narrations", ())
            case "reject" if "document" in message and (message["v"], message["r"]) > self.at:
                self.document, self.at = message["document"], (message["v"], message["r"])
            case "presence":
                self.presence = message["seats"]

    async def until(self, condition: Callable[[Self], Any]) -> Any:
        """Wait until `condition(self)` is true; return its value."""

        def settled() -> Any:
            if self._fault:
                raise self._fault
            return condition(self) or self._ended

        async with asyncio.timeout(PATIENCE_S), self._changed:
            await self._changed.wait_for(settled)
        value = condition(self)
        assert value, f"the socket ended first: {self.connection.close_code}"
        return value

    async def until_version(self, v: int) -> None:
        """Wait until the document is at version `v` or later."""
        await self.until(lambda socket: socket.v >= v)

    async def until_closed(self) -> int | None:
        """Wait until the server has closed the socket; return the code."""
        async with asyncio.timeout(PATIENCE_S):
            await self.connection.wait_closed()
        return self.connection.close_code

    async def say(self, message: Message) -> None:
        """Send a message unchanged."""
        await self.connection.send(json.dumps(message))

    async def ask(self, message: Message) -> Message:
        """Send a message with a number of its own; return its `ack` or `reject`."""
        n = next(self._number)
        await self.say({**message, "n": n})
        return cast(
            Message,
            await self.until(
                lambda socket: next(
                    (m for m in socket.messages if m["t"] in ("ack", "reject") and m.get("n") == n), None
                )
            ),
        )

    async def refused(self, frame: str | bytes) -> Message:
        """Send a raw frame; return the next reject or bye."""
        so_far = len(self.messages)
        await self.connection.send(frame)
        return cast(
            Message,
            await self.until(
                lambda socket: next((m for m in socket.messages[so_far:] if m["t"] in ("reject", "bye")), None)
            ),
        )

    async def close(self) -> None:
        """Close the socket normally."""
        await self.connection.close()
        await self._reader

    async def cut(self) -> None:
        """Drop the connection without telling either side."""
        self.connection.transport.abort()
        await self._reader


class Phone:
    """A device that the server knows."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.address = own_address()
        transport = httpx.AsyncHTTPTransport(verify=NO_TLS, limits=UNTIL_IDLE, local_address=self.address)
        self.http = httpx.AsyncClient(base_url=f"{url}/api/v1", transport=transport, timeout=PATIENCE_S)
        self.token = ""
        self.table = ""
        self._ids = itertools.count(1)

    async def get(self, path: str, **parameters: Any) -> httpx.Response:
        """Send a GET request below /api as this device."""
        return await self.http.get(path, params=parameters)

    async def ask(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        """Send a request; return the decoded answer. `status` is the required one, else any success."""
        response = await self.http.request(method, path, json={} if body is None else body)
        assert response.status_code == status if status else response.is_success, (response.status_code, response.text)
        return response.json() if response.content else None

    def new_id(self) -> str:
        """Return an unused client action id."""
        return f"{self.address}-{next(self._ids)}"

    async def look(self, seat: int | str = "spectator") -> Any:
        """Return a fresh document over HTTP."""
        return await self.ask("GET", f"/tables/{self.table}?seat={seat}")

    @asynccontextmanager
    async def connected(
        self, origin: str | None = None, headers: Mapping[str, str] | None = None
    ) -> AsyncIterator[Socket]:
        """Open a socket that has sent nothing yet."""
        connection = await websockets.connect(
            f"{self.url.replace('http', 'ws', 1)}/ws/table",
            origin=cast(Any, origin or self.url),
            local_addr=(self.address, 0),
            max_size=None,
            additional_headers=headers,
        )
        socket = Socket(connection)
        try:
            yield socket
        finally:
            await socket.close()

    def hello(self, seat: int | str = "spectator", language: str = "en") -> Message:
        return {"t": "hello", "token": self.token, "table": self.table, "seat": seat, "language": language}

    @asynccontextmanager
    async def watching(self, seat: int | str = "spectator", language: str = "en") -> AsyncIterator[Socket]:
        """Open a socket and wait for its view."""
        async with self.connected() as socket:
            await socket.say(self.hello(seat, language))
            await socket.until(lambda s: s.document)
            yield socket


@asynccontextmanager
async def phones(url: str, number: int) -> AsyncIterator[list[Phone]]:
    """Create devices on the server."""
    created = [Phone(url) for _ in range(number)]
    try:
        for phone in created:
            token = (await phone.ask("POST", "/devices", {}, 201))["token"]
            phone.token = token
            phone.http.headers["Authorization"] = f"Device {token}"
        yield created
    finally:
        for phone in created:
            await phone.http.aclose()
