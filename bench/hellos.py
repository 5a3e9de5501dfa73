"""Benchmark of many simultaneous hellos, of one device and of as many devices: the delay for those who play
meanwhile."""

import asyncio
import json
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from statistics import median
from time import perf_counter

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from bench.figures import find_percentile, print_title, show
from bench.live import Table, look, open_connection, seat_everybody, watch
from bench.production import run_embedded, run_production_set
from tests.live.phones import own_address

HELLOS, ROUNDS = 150, 8
PAUSE_S = 0.01
DEVICES_OF_AN_ADDRESS = 30
"""Making devices is limited by address, to 120 a minute: several runs may come that soon."""
ANSWERS = ('{"t":"view"', '{"t":"bye"', '{"t":"reject"')


def run(number: int = HELLOS, rounds: int = ROUNDS) -> None:
    """Measure one process on SQLite, then the production set."""
    print_title(f"{number} hellos at once, embedded: one process on SQLite")
    with run_embedded() as server:
        asyncio.run(measure((server.url,), number, rounds))
    with run_production_set() as measured:
        if measured:
            print_title(f"{number} hellos at once, full set: two web processes")
            asyncio.run(measure(measured.web, number, rounds))


async def measure(urls: Sequence[str], number: int, rounds: int) -> None:
    """Measure actions and another phone's hello, with and without a crowd that joins another table."""
    *playing, visited = seat_everybody(urls[0], rounds + 2)  # a game has so many actions, and no more
    several = _join_visitors(urls[0], visited, number)
    async with watch(playing, urls):
        alone = await _act_while(playing, asyncio.sleep(1))
        show("action to last of five phones, alone, p50", median(alone), "ms")
        show("action to last of five phones, alone, p99", find_percentile(alone, 0.99), "ms")
        for label, tokens in (("one device", [visited.tokens[0]] * number), ("as many devices", several)):
            slowest, hellos, crowd_times, later_hellos = [], [], [], []
            for _ in range(rounds):
                sockets = [await open_connection(urls[0]) for _ in range(number)]
                crowd = asyncio.create_task(_greet_all(sockets, tokens, visited.ident))
                other = asyncio.create_task(_say_hello(urls[0], playing[0], 0))
                slowest.append(max(await _act_while(playing, crowd, other)))
                crowd_times.append(crowd.result())
                hellos.append(other.result())
                later_hellos.append(await _say_hello(urls[0], visited, 0))
                await asyncio.gather(*(socket.close() for socket in sockets))
            show(f"{label}: the slowest action meanwhile, median of {rounds}", median(slowest), "ms")
            show(f"{label}: the slowest action meanwhile, worst", max(slowest), "ms")
            show(f"{label}: a hello at another table meanwhile, median", median(hellos), "ms")
            show(f"{label}: all of the crowd answered, median", median(crowd_times), "ms")
            show(f"{label}: one more hello with all of them there, median", median(later_hellos), "ms")


def _join_visitors(url: str, table: Table, number: int) -> list[str]:
    """Return the tokens of `number` devices that have joined the table."""
    tokens: list[str] = []
    while len(tokens) < number:
        transport = httpx.HTTPTransport(local_address=own_address())
        with httpx.Client(base_url=f"{url}/api/v1", timeout=60, transport=transport) as client:
            for _ in range(min(DEVICES_OF_AN_ADDRESS, number - len(tokens))):
                token = client.post("/devices", json={}).json()["token"]
                headers = {"Authorization": f"Device {token}"}
                client.post("/join", json={"code": table.code}, headers=headers).raise_for_status()
                tokens.append(token)
    return tokens


async def _greet_all(sockets: Sequence[ClientConnection], tokens: Sequence[str], table: str) -> float:
    """Return the milliseconds until all hellos are answered."""
    begun = perf_counter()
    await asyncio.gather(*(_greet(socket, token, table) for socket, token in zip(sockets, tokens, strict=True)))
    return (perf_counter() - begun) * 1000


async def _greet(socket: ClientConnection, token: str, table: str) -> None:
    """Say hello and wait for any answer."""
    with suppress(ConnectionClosed):
        await socket.send(json.dumps({"t": "hello", "token": token, "table": table}))
        while not str(await socket.recv()).startswith(ANSWERS):
            pass


async def _say_hello(url: str, table: Table, seat: int) -> float:
    """Return the milliseconds from opening a socket to its first view."""
    begun = perf_counter()
    socket, _ = await look(url, table.tokens[seat], table.ident, seat)
    duration = (perf_counter() - begun) * 1000
    await socket.close()
    return duration


async def _act_while(tables: Sequence[Table], *work: Awaitable[object]) -> list[float]:
    """Act at the tables in turn until the work is done; return the milliseconds from each action to the last phone."""
    waiting = asyncio.gather(*work)
    durations: list[float] = []
    while not waiting.done() or not durations:
        durations.append(await next(table for table in tables if not table.is_over).act())
        await asyncio.sleep(PAUSE_S)
    await waiting
    return durations
