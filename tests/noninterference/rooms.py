"""A table in this process that records everything its viewers receive: frames, answers, HTTP bodies, the log.

Sockets and HTTP call the application directly, without a network, so that nothing depends on timing: after each step
the test waits for every phone, and the system seat works on demand.
"""

import asyncio
import itertools
import json
import re
from collections import defaultdict
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Self
from uuid import UUID

import httpx

from companion.live.threads import run_in_database
from companion.people.devices import create_device
from companion.people.models import Device
from companion.serving.asgi import application
from companion.tables import selectors, store
from companion.tables.requests import NewAction, NewSeat, NewTable, NewUndo
from companion.tables.services import actions, lobby

PATIENCE_S = 120
SURFACES = (
    "/tables",
    "/tables/{table}?seat={seat}",
    "/tables/{table}/projection?seat={seat}",
    "/tables/{table}/timeline?seat={seat}",
    "/tables/{table}/close-look?board=main&cell=0,0&seat={seat}",
    "/tables/{table}/close-look?board=0&cell=0,0&seat={seat}",
    "/tables/{table}/close-look?board=1&cell=1,0&seat={seat}",
    "/tables/{table}/close-look?tile=b07&seat={seat}",
    "/tables/{table}/replay?step={version}&seat={seat}",
    "/tables/{table}/replay?step={version}&as=corrected&seat={seat}",
    "/tables/{table}/replay?step={early}&seat={seat}",
    "/tables/{table}/replay?step={early}&as=corrected&seat={seat}",
    "/tables/{table}/invite",
    "/tables/{table}/invite?to=watch",
    "/tables/{table}/photos",
    "/tables/{table}/pieces",
    "/tables/{table}/pieces/kept",
    "/library",
    "/statistics",
    "/people",
)
"""What a viewer may read over HTTP. Another surface is another line here."""
EXPORTS = (
    "/tables/{table}/export.json",
    "/tables/{table}/export.csv?zone=Europe/Berlin",
    "/tables/{table}/export.bgsplay",
    "/tables/{table}/export.png",
    "/tables/{table}/bgstats",
    "/tables/{table}/times",
)
"""What can be read of a finished table only; none of it contains the log."""
DOCUMENTS = ("welcome", "view", "update", "bye")
ANSWERS = ("ack", "reject", "pong")
TIMES = re.compile(r"\d{4}-\d\d-\d\d(?:[T ]|%20)\d\d(?::|%3A)\d\d(?::|%3A)\d\d(?:\.\d+)?(?:Z|\+00:00)?")
QR = re.compile(r'"qr":"(?:[^"\\]|\\.)*"')
"""A picture of a link. It contains a time and is compared separately."""
MINUTES = re.compile(r'"minutes":\d+')
SECONDS = re.compile(r'"(total|median|longest|longest_turn|breaks|turn_time|game_time)":\d+')
"""How long the table waited. tests/tables/test_clock.py checks with a stopped clock that it depends on no secret."""
WAITED = re.compile(r',"waited":\d+')
"""Whole seconds since the newest entry, omitted below one; the number of that entry is public."""
REQUEST = re.compile(r"(request_id\W+)[0-9a-f-]{36}")
LENGTH = "content-length"
"""The only header that is not compared: pictures of codes differ in length, and bodies are compared themselves."""
_addresses = itertools.count(1)

Transcript = dict[str, list[str]]
"""What was received, by stream: `frames anna`, `answers anna`, `http anna`, `log`."""


class Line:
    """One socket, from the server's side."""

    def __init__(self, room: "Room", token: str) -> None:
        self.room = room
        self.token = token
        self.frames: list[str] = []
        self.label = ""
        self.at = (-1, -1)
        self._incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._changed = asyncio.Event()
        scope = {
            "type": "websocket",
            "path": "/ws/table",
            "query_string": b"",
            "headers": [(b"host", b"localhost"), (b"origin", b"http://localhost")],
            "client": room.address,
            "subprotocols": [],
        }
        self._incoming.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(application(scope, self._incoming.get, self._send))

    async def _send(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self._take(message["text"])
        self._changed.set()

    def _take(self, frame: str) -> None:
        self.frames.append(frame)
        message = json.loads(frame)
        if message["t"] in ("view", "update") or "document" in message:
            self.at = max(self.at, (message["v"], message["r"]))
        if self.label and message["t"] in (*DOCUMENTS, *ANSWERS):
            kind = "frames" if message["t"] in DOCUMENTS else "answers"
            self.room.received[f"{kind} {self.label}"].append(frame)

    async def look(self, seat: int | str, label: str) -> Self:
        """Show a seat, or watch. From now on messages are recorded under the label, if there is one."""
        self.label, self.at, so_far = label, (-1, -1), len(self.frames)
        self.say({"t": "hello", "token": self.token, "table": self.room.table, "seat": seat, "language": "en"})
        await self.until(lambda: any('"t":"view"' in frame for frame in self.frames[so_far:]))
        return self

    def say(self, message: dict[str, Any]) -> None:
        self._incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message with a number; return its `ack` or `reject`."""
        n, so_far = self.room.next_number(), len(self.frames)
        self.say({**message, "n": n})
        answers: list[dict[str, Any]] = []

        def answered() -> bool:
            answers[:] = [
                m for m in map(json.loads, self.frames[so_far:]) if m["t"] in ("ack", "reject") and m.get("n") == n
            ]
            return bool(answers)

        await self.until(answered)
        return answers[0]

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for a condition on what was received."""
        async with asyncio.timeout(PATIENCE_S):
            while not condition():
                assert not self._task.done(), "the socket has ended"
                self._changed.clear()
                await self._changed.wait()

    async def cut(self) -> None:
        """Drop the connection."""
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1006})
        with suppress(asyncio.CancelledError):
            await asyncio.wait_for(self._task, PATIENCE_S)


class Room:
    """One table and its phones by name. `received` is everything that was recorded so far.

    Actions of seats go `by_http`, or directly to the services where answers are not compared. `only` names the one
    person who sends extra requests.
    """

    def __init__(self, by_http: bool = True, only: str = "") -> None:
        self.by_http = by_http
        self.only = only
        n = next(_addresses)
        self.address = (f"127.2.{n // 250}.{n % 250 + 1}", 1)
        transport = httpx.ASGITransport(app=application, client=self.address)
        self.http = httpx.AsyncClient(base_url="http://localhost/api/v1", transport=transport)
        self.received: Transcript = defaultdict(list)
        self.devices: dict[str, Device] = {}
        self.tokens: dict[str, str] = {}
        self.seats: dict[str, tuple[int, ...]] = {}
        self.table = ""
        self.version = 0
        self.lines: list[Line] = []
        self.names: dict[str, str] = {}
        self.system_work: list[tuple[UUID, str]] = []
        self._numbers = itertools.count(1)

    def next_number(self) -> int:
        """Return an unused number, the same at the same place of every table."""
        return next(self._numbers)

    # --- people and table -----------------------------------------------------------------------------

    async def request(self, person: str, method: str, path: str, body: Any = None) -> httpx.Response:
        """Send an HTTP request without recording it."""
        headers = {"Authorization": f"Device {self.tokens[person]}"} if person in self.tokens else {}
        return await self.http.request(method, path, json={} if body is None else body, headers=headers)

    async def request_successfully(self, person: str, method: str, path: str, body: Any = None) -> Any:
        """Send a request that must succeed; return the answer."""
        response = await self.request(person, method, path, body)
        assert response.is_success, response.text
        return response.json() if response.content else None

    async def enter(self, *people: str) -> None:
        """Create phones."""
        for person in people:
            self.devices[person], self.tokens[person] = await run_in_database(create_device)
            self.names[str(self.devices[person].pk)] = f"<{person}'s phone>"

    async def open(
        self,
        game: str,
        seats: dict[str, str],
        pieces: Any = None,
        boards: Mapping[str, Any] | None = None,
        **chosen: Any,
    ) -> None:
        """Open a table by the first of `seats` (name -> owner of the phone), seat everybody and start.

        `pieces` are the changed pieces of its box, `boards` its copied boards.
        """
        phones = list(dict.fromkeys(seats.values()))
        await self.enter(*phones)
        if pieces:
            await self.request_successfully(phones[0], "PUT", f"/games/{game}/box", {"pieces": pieces})
        for board, facts in (boards or {}).items():
            await self.request_successfully(
                phones[0], "PUT", f"/games/{game}/box/boards/{board}", {"facts": facts, "before": None}
            )
        host = self.devices[phones[0]]
        table = await run_in_database(lobby.create_table, host, NewTable(game=game, **chosen))
        self.table, self.watch_code = str(table.pk), table.watch_code
        self.names |= {self.table: "<table>", table.code: "<to join>", table.watch_code: "<to watch>"}
        for phone in phones[1:]:
            await run_in_database(lobby.join_table, self.devices[phone], table.code)
        for place, ((name, phone), colour) in enumerate(zip(seats.items(), COLOURS, strict=False)):
            claim = NewSeat(name=name.title(), colour=colour, phone=name == phone)
            seat = await run_in_database(lobby.claim_seat, self.devices[phone], table.pk, claim)
            self.names[str(seat.pk)] = f"<seat {place}>"
            self.seats[phone] = (*self.seats.get(phone, ()), place)
        self.version = await run_in_database(lobby.start_table, host, table.pk)

    async def watcher(self, person: str) -> None:
        """Let a spectator join."""
        await self.enter(person)
        await run_in_database(lobby.join_table, self.devices[person], self.watch_code)

    # --- the game -------------------------------------------------------------------------------------

    async def line(self, person: str, seat: int | str, label: str) -> Line:
        """Open a socket of a phone and wait for its first view."""
        line = Line(self, self.tokens[person])
        self.lines.append(line)
        return await line.look(seat, label)

    async def leave(self, line: Line) -> None:
        """Cut a socket."""
        self.lines.remove(line)
        await line.cut()

    async def settled(self) -> None:
        """Wait until every phone shows the newest version and revision."""
        newest = (await run_in_database(selectors.find_newest_versions, [UUID(self.table)]))[UUID(self.table)]
        for line in self.lines:
            await line.until(lambda line=line: line.at >= newest)  # type: ignore[misc]

    async def act(self, seat: int, action: dict[str, Any]) -> None:
        """Submit an action of a seat, and wait until everybody sees it. The answer is not recorded."""
        request = self._request_body(seat)
        if self.by_http:
            await self._post("actions", seat, {**request, "action": action})
        else:
            await self._request(actions.submit_action, seat, NewAction(**request, action=action))

    async def undo(self, seat: int) -> None:
        """Undo the seat's last action."""
        request = self._request_body(seat)
        if self.by_http:
            await self._post("undo", seat, request)
        else:
            await self._request(actions.undo_own, seat, NewUndo(**request))

    async def correct(self, seat: int, *edits: dict[str, Any]) -> None:
        """Correct a private entry of a seat: done directly. (Where a planted fault lets others notice it, it waits for
        the host; `corrected` tells.)"""
        body = {"id": f"seat-{seat}-{self.next_number()}", "seat": seat}
        draft = {"type": "correction", "edits": list(edits)}
        path = f"/tables/{self.table}/corrections"
        answer = (await self.request(self._phone(seat), "POST", path, {**body, "draft": draft})).json()
        if self.version < answer.get("version", 0):
            self.version = answer["version"]
            self.received["corrected"].append(str(self.version))
        await self.settled()

    def _request_body(self, seat: int) -> dict[str, Any]:
        return {"id": f"seat-{seat}-{self.next_number()}", "seat": seat, "version": self.version}

    def _phone(self, seat: int) -> str:
        return next(phone for phone, seats in self.seats.items() if seat in seats)

    async def _post(self, command: str, seat: int, body: dict[str, Any]) -> None:
        answer = await self.request_successfully(self._phone(seat), "POST", f"/tables/{self.table}/{command}", body)
        self.version = answer["version"]
        await self.settled()

    async def _request(self, service: Any, seat: int, request: NewAction | NewUndo) -> None:
        self.version = await run_in_database(service, self.devices[self._phone(seat)], UUID(self.table), request)
        await self.settled()

    async def work(self) -> None:
        """Let the system seat do all due work, including follow-up work. The server may deal afterwards."""
        while self.system_work:
            table, name = self.system_work.pop(0)
            version = await run_in_database(actions.act_as_system, table, name)
            assert version == self.version + 1
            self.version = (await run_in_database(store.find_table, table)).version
            await self.settled()

    async def view(self, seat: int) -> dict[str, Any]:
        """Return what a seat sees, without recording it."""
        fresh = await run_in_database(selectors.build_documents, UUID(self.table), (seat,))
        view: dict[str, Any] = fresh.convert(seat)["view"]
        return view

    async def prompts(self, seat: int) -> list[dict[str, Any]]:
        return list((await self.view(seat)).get("prompts", {}).values())

    async def read(self, person: str, seat: int | str) -> None:
        """Let a viewer read everything it may over HTTP."""
        if self.only not in ("", person):
            return
        for to in () if "<svg to watch>" in self.names.values() else ("join", "watch"):
            path = f"/tables/{self.table}/invite?to={to}"
            invitation = await self.request_successfully(next(iter(self.seats)), "GET", path)
            self.names[json.dumps(invitation["svg"])[1:-1]] = f"<svg to {to}>"
        at = {"table": self.table, "seat": seat, "version": self.version, "early": 1 + self.version // 8}
        for surface in SURFACES:
            await self.record_request(person, "GET", surface.format(**at), label=f"{person} as {seat}")
        for surface in EXPORTS:
            await self.record_request(person, "GET", surface.format(**at), label=f"{person} exports")

    async def record_request(self, person: str, method: str, path: str, body: Any = None, label: str = "") -> None:
        """Send a request and record its answer: status, headers and body, byte for byte."""
        if self.only not in ("", person):
            return
        response = await self.request(person, method, path, body)
        headers = "\n".join(f"{name}: {value}" for name, value in sorted(response.headers.items()) if name != LENGTH)
        transcript = f"{method} {path} {json.dumps(body)}\n{response.status_code}\n{headers}\n{_text_of(response)}"
        self.received[f"http {label or person}"].append(transcript)

    async def close(self) -> None:
        for line in list(self.lines):
            await self.leave(line)
        await self.http.aclose()

    def transcript(self) -> Transcript:
        """Return what was received, with ids and codes of this table replaced by names, and without times."""
        renamed = {stream: [self._normal(text) for text in texts] for stream, texts in self.received.items()}
        return {**renamed, "log": sorted(renamed.get("log", ()))}  # several threads write it

    def _normal(self, text: str) -> str:
        for value, name in self.names.items():
            text = text.replace(value, name)
        text = SECONDS.sub(r'"\1":<seconds>', MINUTES.sub('"minutes":<minutes>', WAITED.sub("", text)))
        return QR.sub('"qr":<qr>', REQUEST.sub(r"\1<request>", TIMES.sub("<time>", text)))


def _text_of(response: httpx.Response) -> str:
    return response.content.hex() if response.headers["content-type"] == "image/png" else response.text


def differences(first: Transcript, other: Transcript) -> dict[str, tuple[str | None, str | None]]:
    """Map each stream to its first two texts that differ."""
    different = {}
    for stream in sorted(first.keys() | other.keys()):
        pairs = itertools.zip_longest(first.get(stream, ()), other.get(stream, ()))
        unequal = next((pair for pair in pairs if pair[0] != pair[1]), None)
        if unequal:
            different[stream] = unequal
    return different


COLOURS = ("red", "blue", "yellow", "green", "coal")
