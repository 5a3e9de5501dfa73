"""Tables of five phones that play a recorded game, and the time from an action to the last phone.

`run` measures the embedded server: one process on SQLite.
"""

import asyncio
import itertools
import json
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from hashlib import blake2b
from random import uniform
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.figures import find_percentile, print_title, show
from bench.processes import read_cpu_seconds
from bench.production import run_embedded
from companion.live.presence import PING_EVERY_S
from tests.golden import GOLDEN
from tests.live.phones import own_address
from tests.records.carcassonne import COLOURS, moves

SEATS = 5
Costs = Callable[[], dict[str, float]]
"""CPU seconds used so far, by whom."""


class Pace(NamedTuple):
    """The load: number of tables, actions per second over all of them, and seconds."""

    tables: int = 25
    rate: int = 50
    seconds: float = 20


class Table:
    """A table of five phones that plays a recorded game."""

    def __init__(self, ident: str, code: str, tokens: list[str], actions: list[tuple[int, dict[str, Any]]]) -> None:
        self.ident = ident
        self.code = code
        self.tokens = tokens
        self.actions = actions
        self.version = 1
        self.sockets: list[ClientConnection] = []
        self.shown: dict[int, dict[int, float]] = defaultdict(dict)
        self.complete: dict[int, asyncio.Future[float]] = {}
        self.sizes: list[int] = []
        self.actor_durations: list[float] = []
        self.turn = asyncio.Lock()

    @property
    def is_over(self) -> bool:
        """True once only the last recorded action is left. The final scoring follows that action at once, and a phone
        may get both in one update."""
        return self.version >= len(self.actions)

    async def listen(self, socket: ClientConnection, seat: int) -> None:
        """Note when each version arrives at the phone of a seat."""
        async for frame in socket:
            assert isinstance(frame, str)
            if not frame.startswith('{"t":"update"'):
                if frame.startswith('{"t":"reject"'):
                    raise AssertionError(frame)
                continue
            self.sizes.append(len(frame))
            version = read_version(frame)
            shown = self.shown[version]
            shown.setdefault(seat, perf_counter())
            completed = self.complete.setdefault(version, asyncio.get_running_loop().create_future())
            if len(shown) == SEATS and not completed.done():
                completed.set_result(perf_counter())

    async def act(self) -> float:
        """Submit the next action; return the milliseconds until the last phone has it, including the wait for the
        action before. `actor_durations` gets those until the actor's own phone has it."""
        begun = perf_counter()
        async with self.turn:
            seat, action = self.actions[self.version - 1]
            expected = self.version + 1
            completed = self.complete.setdefault(expected, asyncio.get_running_loop().create_future())
            message = {"t": "submit", "n": expected, "id": f"a{expected}", "seat": seat, "version": self.version}
            await self.sockets[seat].send(json.dumps({**message, "action": action}))
            arrived = await asyncio.wait_for(completed, 30)
            self.version = expected
            self.actor_durations.append((self.shown[expected][seat] - begun) * 1000)
            return (arrived - begun) * 1000


async def ping(socket: ClientConnection) -> None:
    """Ping from a random moment on, until cancelled."""
    await asyncio.sleep(uniform(0, PING_EVERY_S))
    while True:
        await socket.send('{"t":"ping"}')
        await asyncio.sleep(PING_EVERY_S)


def read_version(frame: str | bytes) -> int:
    """Return the version of an update or view, without parsing all of it."""
    text = str(frame)
    start = text.index('"v":') + 4
    return int(text[start : text.index(",", start)])


async def open_connection(url: str) -> ClientConnection:
    """Open a socket that has sent nothing yet."""
    return await connect(
        f"{url.replace('http', 'ws', 1)}/ws/table",
        origin=url,  # type: ignore[arg-type]
        compression=None,
        open_timeout=60,
        ping_interval=None,
        max_queue=None,
    )


async def look(url: str, token: str, table: str, seat: int) -> tuple[ClientConnection, str]:
    """Open a socket for a seat; return it with its first view."""
    socket = await open_connection(url)
    await socket.send(json.dumps({"t": "hello", "token": token, "table": table, "seat": seat}))
    while not (frame := str(await socket.recv())).startswith('{"t":"view"'):
        pass
    return socket, frame


def find_place(table: str, urls: Sequence[str]) -> str:
    """Return the address that gets everything of this table, chosen as docker/Caddyfile does: by rendezvous hashing."""
    return max(urls, key=lambda url: blake2b(f"{url} {table}".encode()).digest())


@asynccontextmanager
async def watch(tables: Sequence[Table], urls: Sequence[str], spread: bool = False) -> AsyncIterator[None]:
    """Open a socket for each phone of the tables: those of a table at one of the addresses, with `spread` in turn at
    each."""
    living = []
    places = itertools.cycle(urls)
    for table in tables:
        for seat, token in enumerate(table.tokens):
            place = next(places) if spread else find_place(table.ident, urls)
            socket, _ = await look(place, token, table.ident, seat)
            table.sockets.append(socket)
            living += [asyncio.create_task(table.listen(socket, seat)), asyncio.create_task(ping(socket))]
    try:
        yield
    finally:
        for task in living:
            task.cancel()
        await asyncio.gather(*(socket.close() for table in tables for socket in table.sockets))


async def submit_at_pace(tables: Sequence[Table], pace: Pace) -> list[float]:
    """Act in turn at the tables, open loop; return the milliseconds from each action to the last phone."""
    begun = perf_counter()
    async with asyncio.TaskGroup() as group:
        acting = []
        for number in range(int(pace.rate * pace.seconds)):
            await asyncio.sleep(max(0.0, begun + number / pace.rate - perf_counter()))
            acting.append(group.create_task(tables[number % len(tables)].act()))
    return [task.result() for task in acting]


async def measure_pace(urls: Sequence[str], pace: Pace, costs: Costs, aims: tuple[str, str]) -> None:
    """Measure action to last phone, CPU use per process, and bytes."""
    tables = seat_everybody(urls[0], pace.tables)
    async with watch(tables, urls):
        costs_before = costs()
        durations = await submit_at_pace(tables, pace)
        cpu_milliseconds = {
            process_name: (seconds - costs_before.get(process_name, 0.0)) * 1000 / len(durations)
            for process_name, seconds in costs().items()
        }
    sizes = [size for table in tables for size in table.sizes]
    show("action to last of five phones, p50", median(durations), "ms", aims[0])
    show("action to last of five phones, p99", find_percentile(durations, 0.99), "ms", aims[1])
    for process, milliseconds in cpu_milliseconds.items():
        show(f"CPU per action, {process}", milliseconds, "ms")
    show("update per phone, median", median(sizes), "bytes", "aim < 1536")
    show("update per phone, p99", find_percentile(sizes, 0.99), "bytes")


def seat_everybody(url: str, number: int) -> list[Table]:
    """Start `number` tables, each with a phone for each seat."""
    records = map(json.loads, (GOLDEN / "carcassonne" / "games.jsonl").read_text("utf-8").splitlines())
    row = next(record for record in records if record["players"] == SEATS)
    actions = [(seat, msgspec.to_builtins(action)) for _, seat, action in moves(row)]
    return [_open_table(url, actions) for _ in range(number)]


def _open_table(url: str, actions: list[tuple[int, dict[str, Any]]]) -> Table:
    # an address of its own for each table, since making devices is limited by address
    transport = httpx.HTTPTransport(local_address=own_address())
    with httpx.Client(base_url=f"{url}/api/v1", timeout=60, transport=transport) as client:

        def ask(path: str, token: str, **body: object) -> dict[str, Any]:
            answer = client.post(path, json=body, headers={"Authorization": f"Device {token}"})
            answer.raise_for_status()
            content: dict[str, Any] = answer.json()
            return content

        tokens = [client.post("/devices", json={}).json()["token"] for _ in range(SEATS)]
        created = ask("/tables", tokens[0], game="carcassonne", draw="table")
        for seat, token in enumerate(tokens):
            if seat:
                ask("/join", token, code=created["code"])
            ask(f"/tables/{created['table']}/seats", token, name=f"P{seat}", colour=COLOURS[seat])
        ask(f"/tables/{created['table']}/start", tokens[0])
    return Table(created["table"], created["code"], tokens, actions)


def run(pace: Pace = Pace()) -> None:  # noqa: B008  a tuple
    """Measure one process on SQLite."""
    print_title(
        f"Live, embedded: {pace.tables} tables x {SEATS} phones, {pace.rate} actions/s for {pace.seconds} s, open loop"
    )
    with run_embedded() as server:
        costs = lambda: {"server": read_cpu_seconds(server.process.pid)}  # noqa: E731
        asyncio.run(measure_pace((server.url,), pace, costs, ("aim < 6", "")))
