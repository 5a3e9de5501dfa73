"""An embedded server is killed while actions of several tables are being committed."""

import asyncio
import signal
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import msgspec

from tests.live.phones import PATIENCE_S, Phone, Socket
from tests.ops.plays import ROW, move_to, start_with_sockets
from tests.records.carcassonne import moves
from tests.serving import STOP_LIMIT_S, served

TABLES = 6
PLAYED = 60
"""Acknowledged actions after which the server is killed."""


class Busy:
    """A table whose phones act as soon as they may. `version`: the newest that was acknowledged; `body`: the request
    that was not answered yet."""

    def __init__(self, sitting: list[Phone], sockets: list[Socket]) -> None:
        self.sitting, self.sockets = sitting, sockets
        self.version = 1
        self.body: dict[str, Any] = {}

    @property
    def phone(self) -> Phone:
        """The phone that waits for an answer."""
        return self.sitting[self.body["seat"]]

    async def play(self, played: asyncio.Semaphore) -> None:
        """Act until cancelled, and release the semaphore after each answer."""
        for _, seat, action in moves(ROW):
            self.body = {"seat": seat, "version": self.version, "action": msgspec.to_builtins(action)}
            self.body["id"] = self.phone.new_id()
            answer = await self.sockets[seat].ask({"t": "submit", **self.body})
            assert answer == {"t": "ack", "n": answer["n"], "v": self.version + 1}
            self.version += 1
            played.release()


async def test_what_was_acknowledged_is_kept_and_what_was_not_is_done_once(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        with served(tmp_path) as server:
            tables = [
                Busy(*await stack.enter_async_context(start_with_sockets(server.url, server.url)))
                for _ in range(TABLES)
            ]
            played = asyncio.Semaphore(0)
            playing = [asyncio.create_task(table.play(played)) for table in tables]
            async with asyncio.timeout(PATIENCE_S):
                for _ in range(PLAYED):
                    await played.acquire()
            server.process.send_signal(signal.SIGKILL)
            server.process.wait(STOP_LIMIT_S)
            for task in playing:
                task.cancel()
            await asyncio.wait(playing)
            assert all(task.cancelled() for task in playing), playing
        with served(tmp_path) as server:
            for table in tables:
                move_to(table.phone, server.url)
                kept = (await table.phone.look())["v"]
                assert kept in (table.version, table.version + 1)
                for _ in range(2):
                    answer = await table.phone.ask("POST", f"/tables/{table.phone.table}/actions", table.body)
                    assert answer == {"version": table.version + 1}
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
            rows = database.execute(
                "SELECT t.version, count(*), max(entry.version), head.version FROM tables_table t"
                " JOIN tables_logentry entry ON entry.table_id = t.id"
                " JOIN tables_headstate head ON head.table_id = t.id GROUP BY t.id"
            ).fetchall()
        assert sorted(rows) == sorted((table.version + 1,) * 4 for table in tables)
