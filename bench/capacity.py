"""Measure the memory and throughput of one server: at rest, per idle phone, and saturated with actions.

These are the figures of `docs/capacity.md`, embedded and for the full set.
"""

import asyncio
from collections.abc import Sequence
from time import perf_counter

from bench.figures import find_percentile, print_title, show
from bench.full import connect_crowd
from bench.live import SEATS, Costs, seat_everybody, watch
from bench.processes import allow_files, read_cpu_seconds, read_resident_kib
from bench.production import run_embedded, run_production_set
from bench.saturated import act_until

TABLES, IDLE, SECONDS = 25, 1000, 10.0


def run(tables: int = TABLES, idle: int = IDLE, seconds: float = SECONDS) -> None:
    """Measure one process on SQLite, then the production set (TEST_DATABASE_URL, TEST_REDIS_URL)."""
    allow_files(idle + 2000)
    print_title(f"Capacity, embedded: {tables} tables x {SEATS} phones")
    with run_embedded() as server:
        pid = server.process.pid
        show("memory at rest", read_resident_kib([pid]) / 1024, "MiB")
        asyncio.run(_measure([server.url], [pid], lambda: {"server": read_cpu_seconds(pid)}, tables, idle, seconds))
    with run_production_set() as measured:
        if measured:
            print_title(f"Capacity, full set: {tables} tables x {SEATS} phones, a table at one of two web processes")
            for name, member in measured.running.members.items():
                show(f"memory at rest, {name}", read_resident_kib([member.pid]) / 1024, "MiB")
            asyncio.run(_measure(measured.web, measured.web_pids, measured.costs, tables, idle, seconds))


async def _measure(
    urls: Sequence[str], pids: Sequence[int], costs: Costs, number: int, idle: int, seconds: float
) -> None:
    tables = seat_everybody(urls[0], number)
    async with watch(tables, urls):
        begun, costs_before = perf_counter(), costs()
        durations = [
            duration
            for of_table in await asyncio.gather(*(act_until(table, begun + seconds) for table in tables))
            for duration in of_table
        ]
        elapsed, costs_after = perf_counter() - begun, costs()
    show("saturated: each table acts again at once", len(durations) / elapsed, "actions/s")
    show("saturated, action to last of five phones, p99", find_percentile(durations, 0.99), "ms")
    for name, used in costs_after.items():
        show(f"CPU per action, {name}", (used - costs_before.get(name, 0.0)) * 1000 / len(durations), "ms")
    # Each table is opened before, so that only sockets are measured.
    warm_up = await connect_crowd(urls, tables, number * SEATS)
    kib_before = read_resident_kib(pids)
    crowd = await connect_crowd(urls, tables, idle)
    show(f"memory for each of {idle} idle phones", (read_resident_kib(pids) - kib_before) / idle, "KiB")
    await asyncio.gather(*(socket.close() for socket in (*warm_up, *crowd)))
