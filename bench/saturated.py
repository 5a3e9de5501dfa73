"""Benchmark of two saturated web processes: time until the last phone has each action."""

import asyncio
from collections.abc import Sequence
from statistics import median
from time import perf_counter

from bench.figures import find_percentile, print_title, show
from bench.live import SEATS, Table, seat_everybody, watch
from bench.production import Measured, run_production_set

TABLES = (5, 10, 20, 40)
SECONDS = 6.0


def run(numbers: Sequence[int] = TABLES, seconds: float = SECONDS) -> None:
    """Measure at each number of tables (TEST_DATABASE_URL, TEST_REDIS_URL)."""
    with run_production_set() as measured:
        if measured:
            asyncio.run(measure(measured, numbers, seconds))


async def measure(measured: Measured, numbers: Sequence[int], seconds: float) -> None:
    """Let every table act again as soon as its last phone has the previous action."""
    print_title(
        f"Full set, saturated: closed loop, {SEATS} phones a table, at one web process; "
        "the phones' own work is on this machine too"
    )
    best, at = 0.0, 0
    for number in numbers:
        tables = seat_everybody(measured.web[0], number)
        async with watch(tables, measured.web):
            costs_before, begun = measured.costs(), perf_counter()
            until = begun + seconds
            durations = [
                duration for table in await asyncio.gather(*(act_until(t, until) for t in tables)) for duration in table
            ]
            elapsed = perf_counter() - begun
            web = measured.costs()["two web processes"] - costs_before["two web processes"]
        rate = len(durations) / elapsed
        show(f"{number} tables", rate, "actions/s", f"web processes' CPU {web / elapsed:.0%}")
        show(f"{number} tables, action to last phone, p50", median(durations), "ms")
        show(f"{number} tables, action to last phone, p99", find_percentile(durations, 0.99), "ms")
        show(f"{number} tables, action to last phone, the slowest", max(durations), "ms")
        best, at = max((best, at), (rate, number))
    show("saturated", best, "actions/s", f"offered by {at} tables")


async def act_until(table: Table, until: float) -> list[float]:
    """Act at a table until that moment, each time as soon as the last phone has the action before; return how many
    milliseconds each took."""
    durations = []
    while perf_counter() < until and not table.is_over:
        durations.append(await table.act())
    return durations
