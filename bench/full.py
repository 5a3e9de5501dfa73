"""The production set: two web processes, a worker and beat, on PostgreSQL and Redis of this machine."""

import asyncio
from collections.abc import Sequence
from random import uniform
from statistics import median
from time import perf_counter
from typing import NamedTuple

import psycopg
from websockets.asyncio.client import ClientConnection

from bench import corrections, long_log
from bench.figures import find_percentile, print_title, show
from bench.live import (
    SEATS,
    Pace,
    Table,
    find_place,
    look,
    measure_pace,
    read_version,
    seat_everybody,
    submit_at_pace,
    watch,
)
from bench.processes import allow_files, read_resident_kib
from bench.production import Measured, run_production_set

RECONNECT_DELAY_S = (0.2, 0.3)
"""How long a phone waits before it reconnects: shortest and longest (frontend/src/net/socket.ts)."""


class Size(NamedTuple):
    """The size of a run.

    - `entries`: lengths of the logs that are compared.
    - `samples`: samples of each length.
    - `corrections`: the number of corrections.
    - `idle`, `dropped`: numbers of phones.
    """

    pace: Pace = Pace()
    entries: tuple[int, int] = (50, 5000)
    samples: int = 50
    corrections: int = 60
    idle: int = 2000
    dropped: int = 1000


def run(size: Size = Size()) -> None:  # noqa: B008  a tuple
    """Measure everything (TEST_DATABASE_URL, TEST_REDIS_URL)."""
    allow_files(size.idle + size.dropped + 2000)
    with run_production_set() as measured:
        if measured:
            measure(measured, size)


def measure(measured: Measured, size: Size) -> None:
    """Measure everything at a running set."""
    pace = size.pace
    print_title(
        f"Full set: {pace.tables} tables x {SEATS} phones, a table's at one web process, {pace.rate} actions/s for "
        f"{pace.seconds} s, open loop"
    )
    asyncio.run(measure_pace(measured.web, pace, measured.costs, ("aim < 8", "aim < 25")))
    print_title(f"Full set: correction of an entry of long ago, {SEATS} phones at a web process")
    asyncio.run(corrections.measure(measured.web, size.corrections))
    asyncio.run(_compare_lengths(measured, size))
    asyncio.run(_fill(measured, size))
    asyncio.run(_drop(measured, size))


# --- long logs ----------------------------------------------------------------------------------------


async def _compare_lengths(measured: Measured, size: Size) -> None:
    """Measure the same actions and joins at tables with a short and a long log, alternately."""
    print_title(f"Full set: cost at {size.entries[1]} entries against {size.entries[0]}, in turn, medians")
    grown = [long_log.grow(measured.database, entries) for entries in size.entries]
    with psycopg.connect(measured.database, autocommit=True) as connection:
        connection.execute("ANALYZE")  # as autovacuum would: the planner knows nothing of a log that grew in seconds
    tables = [await long_log.Watched.open(measured.web, table) for table in grown]
    actions: list[list[float]] = [[], []]
    joins: list[list[float]] = [[], []]
    sizes: list[list[float]] = [[], []]
    for number in range(size.samples):
        for position, table in enumerate(tables):
            draw_ms, update = await table.take_step()
            undo_ms, _ = await table.take_step()
            actions[position].append(draw_ms + undo_ms)  # a median of both kinds apart would fall between them
            begun = perf_counter()
            socket, view = await look(measured.web[number % len(measured.web)], table.token, table.ident, 0)
            joins[position].append((perf_counter() - begun) * 1000)
            sizes[position].append(update + len(view))
            await socket.close()
    for table in tables:
        await table.close()
    for label, unit, figures_of_lengths in (
        ("action and its undo to last phone", "ms", actions),
        ("join: socket, hello, first view", "ms", joins),
        ("update and first view", "bytes", sizes),
    ):
        short, long = (median(values) for values in figures_of_lengths)
        show(f"{label}, {size.entries[0]} entries", short, unit)
        show(f"{label}, {size.entries[1]} entries", long, unit)
        show(f"{label}, ratio", long / short, "", "aim 1")


# --- many phones --------------------------------------------------------------------------------------


async def _fill(measured: Measured, size: Size) -> None:
    """Open sockets that get their view and then stay idle."""
    print_title(f"Full set: {size.idle} idle sockets")
    tables = seat_everybody(measured.web[0], 2 * size.pace.tables)  # enough phones that none has many sockets
    # Each table is opened once before, so that only sockets are measured.
    warm_up_sockets = await connect_crowd(measured.web, tables, len(tables) * SEATS)
    kib_before = read_resident_kib(measured.web_pids)
    idle_sockets = await connect_crowd(measured.web, tables, size.idle)
    grown = read_resident_kib(measured.web_pids) - kib_before
    show("memory of the web processes per idle socket", grown / size.idle, "KiB", "peer 55; uvicorn alone 27")
    await asyncio.gather(*(socket.close() for socket in (*warm_up_sockets, *idle_sockets)))


async def connect_crowd(urls: Sequence[str], tables: Sequence[Table], number: int) -> list[ClientConnection]:
    """Open `number` sockets at all seats of the tables, those of a table at one of the addresses."""
    limit = asyncio.Semaphore(20)

    async def connect_one(n: int) -> ClientConnection:
        table, seat = tables[n % len(tables)], n // len(tables) % SEATS
        async with limit:
            return (await look(find_place(table.ident, urls), table.tokens[seat], table.ident, seat))[0]

    return await asyncio.gather(*(connect_one(n) for n in range(number)))


async def _drop(measured: Measured, size: Size) -> None:
    """Cut the connections of many phones at once while another phone goes on at each table."""
    pace = Pace(size.pace.tables, 20, 30)
    print_title(f"Full set: {size.dropped} phones lose their line at once, while {pace.rate} actions/s go on")
    tables = seat_everybody(measured.web[0], pace.tables)
    async with watch(tables, measured.web):
        crowd = await connect_crowd(measured.web, tables, size.dropped)
        acting = asyncio.create_task(submit_at_pace(tables, pace))
        await asyncio.sleep(1)
        for socket in crowd:
            socket.transport.abort()
        cut = perf_counter()
        newest = {table.ident: table.version for table in tables}

        async def reconnect(n: int) -> float:
            table, seat = tables[n % len(tables)], n // len(tables) % SEATS
            await asyncio.sleep(uniform(*RECONNECT_DELAY_S))
            socket, view = await look(find_place(table.ident, measured.web), table.tokens[seat], table.ident, seat)
            duration = perf_counter() - cut
            assert read_version(view) >= newest[table.ident]
            reconnected.append(socket)
            return duration

        reconnected: list[ClientConnection] = []
        durations = await asyncio.gather(*(reconnect(n) for n in range(size.dropped)))
        acting.cancel()
        await asyncio.wait([acting])
        await asyncio.gather(*(socket.close() for socket in reconnected))
    show("current again, p50", median(durations), "s")
    show("current again, p99", find_percentile(durations, 0.99), "s")
    show("current again, the last one", max(durations), "s", "peers 2.3-4.5 for 2,000")
