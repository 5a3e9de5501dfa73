"""The production set: two web processes, a worker and beat, on PostgreSQL and Redis of this machine."""

import asyncio
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import uniform
from statistics import median
from time import perf_counter
from typing import NamedTuple
from urllib.parse import urlsplit

import psycopg
from websockets.asyncio.client import ClientConnection

from bench import corrections, long_log
from bench.figures import percentile, show, title
from bench.live import SEATS, Pace, Table, at_pace, looking, measure_pace, seat_everybody, version_of, watched
from bench.processes import allow_files, cpu_seconds, postgresql_cpu, redis_cpu, resident_kib
from tests.ops.full_set import FullSet, full_set

RISES = 1.05
"""More tables are tried as long as they bring so much more."""
COMES_BACK_S = (0.2, 0.3)
"""How long a phone waits before it opens a lost line again (frontend/src/net/socket.ts)."""


class Size(NamedTuple):
    """How much of everything. `saturated`: at how many tables at once, and for how many seconds each; `entries`:
    lengths of logs that are compared, `samples` of each; `corrections`: how many; `idle` and `dropped`: phones."""

    pace: Pace = Pace()
    saturated: tuple[int, ...] = (5, 10, 20, 40)
    saturated_s: float = 6
    entries: tuple[int, int] = (50, 5000)
    samples: int = 60
    corrections: int = 60
    idle: int = 2000
    dropped: int = 1000


class Measured(NamedTuple):
    """The running set and its services."""

    running: FullSet
    database: str
    redis: str

    @property
    def web(self) -> tuple[str, ...]:
        """Addresses of the web processes, each by itself."""
        return tuple(member.url for member in self.running.members.values() if member.url)

    @property
    def web_pids(self) -> tuple[int, ...]:
        """The web processes."""
        return tuple(member.pid for member in self.running.members.values() if member.url)

    def costs(self) -> dict[str, float]:
        """CPU seconds used so far, by whom."""
        others = [member.pid for member in self.running.members.values() if not member.url]
        return {
            "two web processes": sum(map(cpu_seconds, self.web_pids)),
            "worker and beat": sum(map(cpu_seconds, others)),
            "PostgreSQL (its connections' processes)": postgresql_cpu(self.database),
            "Redis": redis_cpu(self.redis),
        }


def run(size: Size = Size()) -> None:  # noqa: B008  a tuple
    """Measure all of it (TEST_DATABASE_URL, TEST_REDIS_URL)."""
    urls = {name: os.environ.get(name) for name in ("TEST_DATABASE_URL", "TEST_REDIS_URL")}
    if not all(urls.values()):
        title("Full set")
        print(f"left out: {' and '.join(name for name, url in urls.items() if not url)} not set")
        return
    allow_files(size.idle + size.dropped + 2000)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database, redis = stack.enter_context(_database(str(urls["TEST_DATABASE_URL"]))), str(urls["TEST_REDIS_URL"])
        running = stack.enter_context(full_set(folder, COMPANION_DATABASE_URL=database, COMPANION_REDIS_URL=redis))
        measured, pace = Measured(running, database, redis), size.pace
        title(f"Full set: {pace.tables} tables x {SEATS} phones, {pace.rate} actions/s for {pace.seconds} s, open loop")
        asyncio.run(measure_pace(measured.web, pace, measured.costs, ("aim < 8", "aim < 25")))
        title(f"Full set: correction of an entry of long ago, {SEATS} phones at both web processes")
        asyncio.run(corrections.measure(measured.web, size.corrections))
        asyncio.run(_saturate(measured, size))
        asyncio.run(_compare_lengths(measured, size))
        asyncio.run(_fill(measured, size))
        asyncio.run(_drop(measured, size))


@contextmanager
def _database(url: str) -> Iterator[str]:
    """A database of its own, dropped afterwards."""
    name = f"tableside_bench_{os.getpid()}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        try:
            yield urlsplit(url)._replace(path=f"/{name}").geturl()
        finally:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


# --- as many actions as it takes ----------------------------------------------------------------------


async def _saturate(measured: Measured, size: Size) -> None:
    """Every table acts again as soon as its last phone has the action before; more tables until that brings no more."""
    title(f"Full set, saturated: closed loop, {SEATS} phones a table; the phones' own work is on this machine too")
    best, at = 0.0, 0
    for number in size.saturated:
        tables = seat_everybody(measured.web[0], number)
        async with watched(tables, measured.web):
            before, begun = measured.costs(), perf_counter()
            until = begun + size.saturated_s
            taken = [one for table in await asyncio.gather(*(_act_until(t, until) for t in tables)) for one in table]
            elapsed = perf_counter() - begun
            web = measured.costs()["two web processes"] - before["two web processes"]
        rate = len(taken) / elapsed
        show(
            f"{number} tables", rate, "actions/s", f"p50 {median(taken):.0f} ms, web processes' CPU {web / elapsed:.0%}"
        )
        rises, (best, at) = rate > RISES * best, max((best, at), (rate, number))
        if not rises:
            break
    show("saturated", best, "actions/s", f"offered by {at} tables")


async def _act_until(table: Table, until: float) -> list[float]:
    taken = []
    while perf_counter() < until and not table.is_over:
        taken.append(await table.act())
    return taken


# --- long logs ----------------------------------------------------------------------------------------


async def _compare_lengths(measured: Measured, size: Size) -> None:
    """The same actions and joins at a table with a short log and at one with a long log, in turn."""
    title(f"Full set: cost at {size.entries[1]} entries against {size.entries[0]}, in turn, medians")
    grown = [long_log.grow(measured.database, entries) for entries in size.entries]
    tables = [await long_log.Watched.open(measured.web, table) for table in grown]
    actions: list[list[float]] = [[], []]
    joins: list[list[float]] = [[], []]
    sizes: list[list[float]] = [[], []]
    for number in range(size.samples):
        for which, table in enumerate(tables):
            taken, update = await table.step()
            actions[which].append(taken)
            begun = perf_counter()
            socket, view = await looking(measured.web[number % len(measured.web)], table.token, table.ident, 0)
            joins[which].append((perf_counter() - begun) * 1000)
            sizes[which].append(update + len(view))
            await socket.close()
    for table in tables:
        await table.close()
    for what, unit, found in (
        ("action to last phone", "ms", actions),
        ("join: socket, hello, first view", "ms", joins),
        ("update and first view", "bytes", sizes),
    ):
        short, long = (median(values) for values in found)
        show(f"{what}, {size.entries[0]} entries", short, unit)
        show(f"{what}, {size.entries[1]} entries", long, unit)
        show(f"{what}, ratio", long / short, "", "aim 1")


# --- many phones --------------------------------------------------------------------------------------


async def _fill(measured: Measured, size: Size) -> None:
    """Sockets that have their view and are then left alone."""
    title(f"Full set: {size.idle} idle sockets")
    tables = seat_everybody(measured.web[0], size.pace.tables)
    first = await _crowd(measured.web, tables, len(tables) * SEATS)  # what a table costs is not what a socket costs
    before = resident_kib(measured.web_pids)
    more = await _crowd(measured.web, tables, size.idle)
    grown = resident_kib(measured.web_pids) - before
    show("memory of the web processes per idle socket", grown / size.idle, "KiB", "peer 55; uvicorn alone 27")
    await asyncio.gather(*(socket.close() for socket in (*first, *more)))


async def _crowd(urls: Sequence[str], tables: Sequence[Table], number: int) -> list[ClientConnection]:
    """So many sockets at the tables, from all seats, in turn at each of the addresses."""
    some_at_once = asyncio.Semaphore(20)

    async def one(n: int) -> ClientConnection:
        table, seat = tables[n % len(tables)], n // len(tables) % SEATS
        async with some_at_once:
            return (await looking(urls[n % len(urls)], table.tokens[seat], table.ident, seat))[0]

    return await asyncio.gather(*(one(n) for n in range(number)))


async def _drop(measured: Measured, size: Size) -> None:
    """All lines of many phones are cut in the same moment, while at each table somebody else goes on."""
    pace = Pace(size.pace.tables, 20, 30)
    title(f"Full set: {size.dropped} phones lose their line at once, while {pace.rate} actions/s go on")
    tables = seat_everybody(measured.web[0], pace.tables)
    async with watched(tables, measured.web):
        crowd = await _crowd(measured.web, tables, size.dropped)
        acting = asyncio.create_task(at_pace(tables, pace))
        await asyncio.sleep(1)
        for socket in crowd:
            socket.transport.abort()
        cut = perf_counter()
        newest = {table.ident: table.version for table in tables}

        async def back(n: int) -> float:
            table, seat = tables[n % len(tables)], n // len(tables) % SEATS
            await asyncio.sleep(uniform(*COMES_BACK_S))
            socket, view = await looking(measured.web[n % len(measured.web)], table.tokens[seat], table.ident, seat)
            taken = perf_counter() - cut
            assert version_of(view) >= newest[table.ident]
            again.append(socket)
            return taken

        again: list[ClientConnection] = []
        taken = await asyncio.gather(*(back(n) for n in range(size.dropped)))
        acting.cancel()
        await asyncio.wait([acting])
        await asyncio.gather(*(socket.close() for socket in again))
    show("current again, p50", median(taken), "s")
    show("current again, p99", percentile(taken, 0.99), "s")
    show("current again, the last one", max(taken), "s", "peers 2.3-4.5 for 2,000")
