"""The people at a table where one seat has secrets, and what they do to learn them."""

import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any, Literal

import pytest

from companion.tables.edges import chance, dispatch
from tests.noninterference.rooms import Line, Room

SEATS = {"anna": "anna", "ben": "ben", "cleo": "cleo", "dora": "ben"}
"""Ben's phone plays for Dora too; the secrets are those of Ben's seat."""
ANNA, BEN, CLEO, DORA = range(4)
Draw = Literal["table", "app"]
Asking = Literal["always", "last", "never"]
APART = ("httpx", "httpcore", "asyncio", "redis", "psycopg")
"""Loggers of the client, the event loop and service connections: their output depends on no table."""


class LogLines(logging.Handler):
    """Records what the server logs, formatted as in its settings."""

    def __init__(self, room: Room) -> None:
        super().__init__(logging.DEBUG)
        self.room = room
        self.setFormatter(logging.getLogger().handlers[0].formatter)

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith(APART):
            self.room.received["log"].append(self.format(record))


@contextlib.contextmanager
def record_logs_and_work(room: Room, drawn: Callable[[Any], bool]) -> Iterator[None]:
    """Set up system work on demand, chance that takes the first outcome for which `drawn` is true, and a recorded
    log. Nothing else takes the log meanwhile: each handler would format every line again."""
    log, root = LogLines(room), logging.getLogger()
    level = root.level
    root.setLevel(logging.DEBUG)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(root, "handlers", [log])
        patch.setattr(dispatch, "_dispatch", lambda table, name: room.system_work.append((table, name)))
        patch.setattr(chance._random, "choices", lambda outcomes, _: [o for o in outcomes if drawn(o.action)][:1])
        try:
            yield
        finally:
            root.setLevel(level)


@contextlib.asynccontextmanager
async def open_room(
    drawn: Callable[[Any], bool] = lambda _: False, *, by_http: bool = True, only: str = ""
) -> AsyncIterator[Room]:
    """Open a room where chance gives what is `drawn`, until everybody has left it; see `Room`."""
    room = Room(by_http=by_http, only=only)
    with record_logs_and_work(room, drawn):
        try:
            yield room
        finally:
            await room.close()


class Company:
    """Anna is the host, Ben has secrets, Cleo tries to learn them, a TV shows the table.

    `sends_requests`: whether they send requests in addition to listening on their sockets.
    """

    anna: Line
    cleo: Line
    shared: Line

    def __init__(self, room: Room) -> None:
        self.room, self.sends_requests = room, False

    async def through(self, stages: tuple[str, ...], asking: Asking) -> None:
        """Play from an open table to the end of the last of these stages, each a method."""
        await self.open_table()
        for stage in stages:
            self.sends_requests = asking == "always" or (asking == "last" and stage == stages[-1])
            await getattr(self, stage)()

    async def open_table(self) -> None:
        raise NotImplementedError

    async def sit_down(self, game: str, **chosen: Any) -> None:
        """Open a table, with everybody connected."""
        room = self.room
        await room.open(game, SEATS, **chosen)
        await room.watcher("tv")
        self.anna = await room.line("anna", ANNA, "anna")
        self.cleo = await room.line("cleo", CLEO, "cleo")
        await room.line("tv", "spectator", "tv")
        self.shared = await room.line("ben", DORA, "dora on ben's phone")

    async def read(self) -> None:
        """Let everybody read everything over HTTP."""
        for person, seat in (("anna", ANNA), ("cleo", CLEO), ("tv", "spectator"), ("ben", DORA)):
            if self.sends_requests:
                await self.room.read(person, seat)

    async def try_all(self, *tries: tuple[dict[str, Any], int]) -> None:
        """Cleo submits actions that she may not, at outdated versions, and everybody requests Ben's seat. All of it is
        refused."""
        room = self.room
        for person in ("anna", "cleo", "tv"):
            await room.record_request(person, "GET", f"/tables/{room.table}?seat={BEN}")
        for action, behind in tries:
            body = {"id": f"g{room.next_number()}", "seat": CLEO, "version": room.version - behind, "action": action}
            await room.record_request("cleo", "POST", f"/tables/{room.table}/actions", body)

    async def say_all(self, *actions: dict[str, Any]) -> None:
        """Submit illegal actions by socket as Anna; undo at outdated versions as Cleo."""
        room = self.room
        for action in actions:
            message = {"t": "submit", "id": f"a{room.next_number()}", "seat": ANNA, "version": room.version}
            assert (await self.anna.ask({**message, "action": action}))["t"] == "reject"
        stale = {"t": "undo", "id": f"u{room.next_number()}", "seat": CLEO, "version": 0}
        assert (await self.cleo.ask(stale))["t"] == "reject"

    async def ask_about(self, version: int, replacement: dict[str, Any]) -> None:
        """Ask as Cleo and the TV what an entry is, what it changed, and what would happen with `replacement`."""
        room = self.room
        await room.record_request("tv", "GET", f"/tables/{room.table}/put-right/{version}")
        await room.record_request("cleo", "GET", f"/tables/{room.table}/put-right/{version}?seat={CLEO}")
        edits: list[dict[str, Any]] = [
            {"type": "drop", "ref": str(version)},
            {"type": "replace", "ref": str(version), "action": replacement},
            {"type": "insert", "after": str(version), "seat": BEN, "action": replacement},
        ]
        drafts: list[dict[str, Any]] = [{"type": "correction", "edits": [edit]} for edit in edits]
        drafts += [{"type": "correction", "edits": [{**edits[2], "seat": CLEO}]}]
        drafts += [{"type": "undo", "drops": [version]}, {"type": "redo", "undo": version}]
        for draft in drafts:
            body = {"seat": CLEO, "draft": draft}
            await room.record_request("cleo", "POST", f"/tables/{room.table}/corrections/preview", body)
        for mode in ("at", "after"):
            looked = {"seat": CLEO, "ref": str(version), "where": mode}
            await room.record_request("cleo", "POST", f"/tables/{room.table}/corrections/entry", looked)
        for log in ("played", "corrected"):
            path = f"/tables/{room.table}/replay?as={log}&seat={CLEO}"
            await room.record_request("cleo", "GET", f"{path}&step={version}")

    async def turn_around(self) -> None:
        """Ben's phone shows Ben's own seat for a while, then Dora's again."""
        await self.shared.look(BEN, "")
        await self.shared.look(DORA, "dora on ben's phone")

    async def reconnect(self) -> None:
        """Cleo's connection is cut and restored."""
        await self.room.leave(self.cleo)
        self.cleo = await self.room.line("cleo", CLEO, "cleo")

    async def late(self) -> Line:
        """Connect a spectator in the middle of the game."""
        await self.room.watcher("late")
        return await self.room.line("late", "spectator", "late")
