"""The yardstick's servers: sockets alone (`floor`), and a toy game on Django that keeps what it is told (`toy`).

`python -m bench.toy floor|toy` serves on a free port of 127.0.0.1, with messages of the same shape as Tableside's. The
toy's game is a counter and a grid of 60, five seats in turn. It checks turn and version, and its one writer commits all
actions that wait with one commit to the PostgreSQL of TOY_DATABASE_URL.
"""

import asyncio
import os
import queue
import socket
import sys
import threading
from collections import defaultdict
from functools import partial
from typing import Any, Final

import environ
import msgspec
import uvicorn

SEATS: Final = 5
GRID: Final = 60
MOST_AT_ONCE: Final = 64
"""Actions of one commit."""


class Table:
    """A table in memory: its version, grid and sockets. `turn` is held from the check of an action until it is told."""

    def __init__(self) -> None:
        self.version = 1
        self.grid = [0] * GRID
        self.sockets: set[Any] = set()
        self.turn = asyncio.Lock()


Write = tuple[str, int, str, str, asyncio.Future[None]]
"""Table, version, action and state as JSON, and what the phone waits for."""
tables: dict[str, Table] = defaultdict(Table)
waiting: "queue.SimpleQueue[Write]" = queue.SimpleQueue()
encoder, decoder = msgspec.json.Encoder(), msgspec.json.Decoder()


async def serve(scope: dict[str, Any], receive: Any, send: Any, keeps: bool) -> None:
    """Serve a request of either server. `keeps`: an action is written before anybody is told."""

    async def send_message(**message: Any) -> None:
        await send_text(encoder.encode(message).decode())

    async def send_text(text: str) -> None:
        await send({"type": "websocket.send", "text": text})

    ident = ""
    while (event := await receive())["type"] != "websocket.disconnect":
        if event["type"] == "websocket.connect":
            await send({"type": "websocket.accept"})
            continue
        message = decoder.decode(event["text"])
        if message["t"] == "hello":
            ident, table = message["table"], tables[message["table"]]
            table.sockets.add(send_text)
            await send_message(t="view", v=table.version, r=0, grid=table.grid)
        elif message["t"] == "submit":
            table = tables[ident]
            async with table.turn:
                update = await play(table, ident, message, keeps)
                for send_other in table.sockets if update else ():
                    await send_other(update)
            await send_message(t="ack" if update else "reject", n=message["n"], v=table.version)
    tables[ident].sockets.discard(send_text)


async def play(table: Table, ident: str, message: dict[str, Any], keeps: bool) -> str:
    """Return the update for all phones, or "" if the action is refused."""
    if message["version"] != table.version or message["seat"] != (table.version - 1) % SEATS:
        return ""
    version, place = table.version + 1, table.version % GRID
    grid = [*table.grid[:place], version, *table.grid[place + 1 :]]
    if keeps:
        written = asyncio.get_running_loop().create_future()
        action, state = encoder.encode(message["action"]).decode(), encoder.encode(grid).decode()
        waiting.put((ident, version, action, state, written))
        await written
    table.version, table.grid = version, grid
    return encoder.encode({"t": "update", "v": version, "r": 0, "patch": {str(place): version}}).decode()


def start_writer() -> None:
    """Set up Django with the database, and start the one thread that writes."""
    import django
    from django.conf import settings

    database = environ.Env.db_url_config(os.environ["TOY_DATABASE_URL"]) | {"CONN_MAX_AGE": None}
    settings.configure(DATABASES={"default": database})
    django.setup()
    threading.Thread(target=write_forever, daemon=True).start()


def write_forever() -> None:
    """Write whatever waits, in one transaction, and say so afterwards."""
    from django.db import connection, transaction

    with connection.cursor() as cursor:
        cursor.execute("CREATE TABLE state (id uuid PRIMARY KEY, version int, grid text)")
        cursor.execute("CREATE TABLE log (id uuid, version int, action text, PRIMARY KEY (id, version))")
    while True:
        writes = [waiting.get()]
        while len(writes) < MOST_AT_ONCE and not waiting.empty():
            writes.append(waiting.get())
        columns = [list(column) for column in zip(*(write[:4] for write in writes), strict=True)]
        ids, versions, actions, states = columns
        with transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(
                "INSERT INTO log SELECT * FROM unnest(%s::uuid[], %s::int[], %s::text[])", [ids, versions, actions]
            )
            cursor.execute(
                "INSERT INTO state SELECT * FROM unnest(%s::uuid[], %s::int[], %s::text[]) "
                "ON CONFLICT (id) DO UPDATE SET version = excluded.version, grid = excluded.grid",
                [ids, versions, states],
            )
        loop = writes[0][4].get_loop()
        loop.call_soon_threadsafe(_tell, [write[4] for write in writes])


def _tell(futures: list[asyncio.Future[None]]) -> None:
    for future in futures:
        if not future.done():
            future.set_result(None)


def main(kind: str) -> None:
    """Serve until interrupted."""
    if kind == "toy":
        start_writer()
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen(128)
    print(f"answers on http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    config = uvicorn.Config(
        partial(serve, keeps=kind == "toy"),
        interface="asgi3",
        lifespan="off",
        log_config=None,
        ws_per_message_deflate=False,
    )
    uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main(sys.argv[1])
