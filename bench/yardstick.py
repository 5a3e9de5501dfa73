"""Tableside beside the least that the same work costs: sockets alone, and a toy that keeps what it is told.

In each round every system gets the same two loads, in turn; what is shown are the medians of the rounds. YARDSTICK
names systems to measure alone, as in `YARDSTICK=embedded`.
"""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final, NamedTuple
from uuid import uuid4

from bench.figures import find_percentile, print_title, show
from bench.live import SEATS, Costs, Pace, Table, seat_everybody, submit_at_pace, watch
from bench.processes import CHECKOUT, read_cpu_seconds, read_postgresql_cpu
from bench.production import create_database, run_production_set
from bench.saturated import act_until
from tests.serving import announced_url, served, stop

ROUNDS: Final = 3
ACTIONS: Final = 2000
"""Actions that a table of the floor or the toy has at least; their phones are fast."""


class System(NamedTuple):
    """A running system: addresses of its web processes, its CPU seconds by process, and whether it is a toy."""

    urls: tuple[str, ...]
    costs: Costs
    is_toy: bool = False
    spread: bool = False
    """True if a table's phones are at all web processes in turn, not at one."""


class Measured(NamedTuple):
    """The figures of one round, in milliseconds and actions per second; `cpu` is that of an action, saturated.
    `actor_p99` is that of the actor's own phone, `saturated_p99` that of the last one."""

    p50: float
    p99: float
    paced_cpu: float
    rate: float
    saturated_p99: float
    actor_p99: float
    cpu: float


def run(rounds: int = ROUNDS, pace: Pace = Pace(), seconds: float = 8) -> None:  # noqa: B008  a tuple
    """Measure all systems (TEST_DATABASE_URL, TEST_REDIS_URL)."""
    systems = {
        "floor": _run_floor,
        "toy": _run_toy,
        "embedded": _run_embedded,
        "full set": _run_full,
        "spread": _run_spread,
    }
    names = os.environ.get("YARDSTICK", ",".join(systems)).split(",")
    figures: dict[str, list[Measured]] = {name: [] for name in names}
    for _ in range(rounds):
        for name in names:
            with systems[name]() as system:
                if system:
                    figures[name].append(asyncio.run(_measure(system, pace, seconds)))
    print_title(
        f"Yardstick: {pace.tables} tables x {SEATS} phones, action to last phone; medians of {rounds} rounds. "
        f"Paced: {pace.rate} actions/s; saturated: closed loop, the phones' own work on this machine too. "
        "Full set: a table's phones at one of two web processes; spread: at both"
    )
    units = ("ms", "ms", "ms", "actions/s", "ms", "ms", "ms")
    labels = (
        "paced, p50",
        "paced, p99",
        "paced, CPU per action",
        "saturated",
        "saturated, p99",
        "saturated, p99 of the actor's own phone",
        "saturated, CPU per action",
    )
    for name, measured in figures.items():
        for label, unit, values in zip(labels, units, zip(*measured, strict=True), strict=measured != []):
            show(f"{name}: {label}", median(values), unit)


async def _measure(system: System, pace: Pace, seconds: float) -> Measured:
    tables = _open_toys(pace.tables) if system.is_toy else seat_everybody(system.urls[0], pace.tables)
    async with watch(tables, system.urls, system.spread):
        before = sum(system.costs().values())
        paced = await submit_at_pace(tables, pace)
        paced_cpu = (sum(system.costs().values()) - before) * 1000 / len(paced)
    tables = _open_toys(pace.tables) if system.is_toy else seat_everybody(system.urls[0], pace.tables)
    async with watch(tables, system.urls, system.spread):
        before, begun = sum(system.costs().values()), perf_counter()
        of_tables = await asyncio.gather(*(act_until(table, begun + seconds) for table in tables))
        elapsed = perf_counter() - begun
        durations = [duration for of_table in of_tables for duration in of_table]
        cpu = (sum(system.costs().values()) - before) * 1000 / len(durations)
    return Measured(
        median(paced),
        find_percentile(paced, 0.99),
        paced_cpu,
        len(durations) / elapsed,
        find_percentile(durations, 0.99),
        find_percentile([duration for table in tables for duration in table.actor_durations], 0.99),
        cpu,
    )


def _open_toys(number: int) -> list[Table]:
    """Return tables of the toy's game: they exist once a phone asks for them."""
    actions = [(turn % SEATS, {"type": "place", "cell": turn}) for turn in range(ACTIONS)]
    return [Table(str(uuid4()), "", ["toy"] * SEATS, actions) for _ in range(number)]


@contextmanager
def _serve_toy(kind: str, **environment: str) -> Iterator[tuple[str, int]]:
    """Run a server of `bench.toy` for the length of the block; yield its address and process id."""
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / "toy.log"
        with output.open("w") as errors:
            process = subprocess.Popen(
                [sys.executable, "-m", "bench.toy", kind],
                env=os.environ | environment,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        try:
            yield announced_url(process, output), process.pid
        finally:
            stop(process)


@contextmanager
def _run_floor() -> Iterator[System]:
    with _serve_toy("floor") as (url, pid):
        yield System((url,), lambda: {"server": read_cpu_seconds(pid)}, is_toy=True)


@contextmanager
def _run_toy() -> Iterator[System | None]:
    server = os.environ.get("TEST_DATABASE_URL")
    if not server:
        yield None
        return
    with create_database(server) as database, _serve_toy("toy", TOY_DATABASE_URL=database) as (url, pid):
        yield System(
            (url,), lambda: {"server": read_cpu_seconds(pid), "PostgreSQL": read_postgresql_cpu(database)}, is_toy=True
        )


@contextmanager
def _run_embedded() -> Iterator[System]:
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), checkout=CHECKOUT) as server:
        yield System((server.url,), lambda: {"server": read_cpu_seconds(server.process.pid)})


@contextmanager
def _run_full() -> Iterator[System | None]:
    with run_production_set() as measured:
        yield System(measured.web, measured.costs) if measured else None


@contextmanager
def _run_spread() -> Iterator[System | None]:
    with _run_full() as system:
        yield system and system._replace(spread=True)
