"""A table with a log of a given length, and two phones at it. Entries alternate between a draw and its undo, so the
state stays the same size."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple, Self

from websockets.asyncio.client import ClientConnection

from bench.live import look, read_version


class Grown(NamedTuple):
    """A table at `version`; one device holds both seats."""

    ident: str
    token: str
    version: int


def grow(database: str, entries: int) -> Grown:
    """Create a table with `entries` entries in another process, by the services."""
    environment = os.environ | {
        "COMPANION_DATABASE_URL": database,
        "COMPANION_REDIS_URL": "",
        "COMPANION_SECRET_KEY": "x",
        "DJANGO_SETTINGS_MODULE": "companion.settings",
    }
    command = [sys.executable, "-m", "bench.long_log", str(entries)]
    output = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout
    return Grown(*json.loads(output.splitlines()[-1]))


class GrowingTable:
    """A table in this process, which has been set up for Django. It grows by the services."""

    def __init__(self) -> None:
        from companion.people.devices import create_device
        from companion.tables.requests import NewSeat, NewTable
        from companion.tables.services import lobby

        self.device, self.token = create_device()
        self.id = lobby.create_table(self.device, NewTable(game="carcassonne", options={}, draw="app")).pk
        for colour in ("red", "blue"):
            lobby.claim_seat(self.device, self.id, NewSeat(name=colour, colour=colour))
        self.version = lobby.start_table(self.device, self.id)

    def take_step(self) -> None:
        """Add an entry."""
        from companion.tables.requests import NewAction, NewUndo
        from companion.tables.services import actions

        name, version = str(self.version), self.version
        if version % 2:
            draw = NewAction(id=name, version=version, action={"type": "draw"}, seat=0)
            self.version = actions.submit_action(self.device, self.id, draw)
        else:
            self.version = actions.undo_own(self.device, self.id, NewUndo(id=name, seat=0, version=version))

    def grow(self, entries: int) -> None:
        """Add entries until there are so many and the next one is a draw."""
        while self.version < entries or self.version % 2 == 0:
            self.take_step()


def main(entries: int) -> None:
    """Grow the log and print the table's id."""
    import django

    django.setup()
    table = GrowingTable()
    table.grow(entries)
    print(json.dumps([str(table.id), table.token, table.version]))


class Watched:
    """A phone at each web process, both at the same table."""

    def __init__(self, grown: Grown, sockets: list[ClientConnection]) -> None:
        self.ident, self.token, self.version = grown
        self.sockets = sockets

    @classmethod
    async def open(cls, urls: Sequence[str], grown: Grown) -> Self:
        return cls(grown, [(await look(url, grown.token, grown.ident, 0))[0] for url in urls])

    async def take_step(self) -> tuple[float, int]:
        """Add an entry; return (milliseconds until the last phone has it, bytes of the update)."""
        frame = {"n": self.version, "id": f"step-{self.version}", "seat": 0, "version": self.version}
        message = {"t": "submit", "action": {"type": "draw"}} if self.version % 2 else {"t": "undo"}
        begun = perf_counter()
        await self.sockets[self.version // 2 % len(self.sockets)].send(json.dumps({**frame, **message}))
        self.version += 1
        sizes = [await self._update(socket) for socket in self.sockets]
        return (perf_counter() - begun) * 1000, sizes[0]

    async def _update(self, socket: ClientConnection) -> int:
        while True:
            frame = str(await socket.recv())
            assert not frame.startswith('{"t":"reject"'), frame
            if frame.startswith('{"t":"update"') and read_version(frame) == self.version:
                return len(frame)

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()


if __name__ == "__main__":
    main(int(sys.argv[1]))
