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


def main(entries: int) -> None:
    """Grow the log and print the table's id."""
    import django

    django.setup()
    from companion.people.devices import create_device
    from companion.tables.requests import NewAction, NewSeat, NewTable, NewUndo
    from companion.tables.services import actions, lobby

    device, token = create_device()
    table = lobby.create_table(device, NewTable(game="carcassonne", options={}, draw="app"))
    for colour in ("red", "blue"):
        lobby.claim_seat(device, table.pk, NewSeat(name=colour, colour=colour))
    version = lobby.start_table(device, table.pk)
    while version < entries or version % 2 == 0:
        if version % 2:
            draw = NewAction(id=str(version), version=version, action={"type": "draw"}, seat=0)
            version = actions.submit_action(device, table.pk, draw)
        else:
            version = actions.undo_own(device, table.pk, NewUndo(id=str(version), seat=0, version=version))
    print(json.dumps([str(table.pk), token, version]))


class Watched:
    """A phone at each web process, both at the same table."""

    def __init__(self, grown: Grown, sockets: list[ClientConnection]) -> None:
        self.ident, self.token, self.version = grown
        self.sockets = sockets

    @classmethod
    async def open(cls, urls: Sequence[str], grown: Grown) -> Self:
        """Open the sockets."""
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
        """Close the sockets."""
        for socket in self.sockets:
            await socket.close()


if __name__ == "__main__":
    main(int(sys.argv[1]))
