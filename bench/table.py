"""Benchmark of one table in one process: cost of an action at the beginning of a log and far into it."""

from collections.abc import Callable
from statistics import median
from time import perf_counter

from bench.figures import print_title, show
from bench.long_log import GrowingTable
from bench.processes import run_apart

ENTRIES = (50, 5000)
SAMPLES = 40


def run() -> None:
    """Measure in its own process, on a new SQLite file."""
    print_title("Table: services in process, SQLite; an entry is a draw or its undo")
    run_apart("bench.table")


def measure() -> None:
    """Measure the median of an action, a read, and a read with a cold cache, at logs of each length in turn."""
    import django

    django.setup()
    from django.core.management import call_command

    from companion.tables import selectors, store

    call_command("migrate", verbosity=0)
    tables = [GrowingTable() for _ in ENTRIES]
    for table, entries in zip(tables, ENTRIES, strict=True):
        table.grow(entries - SAMPLES)
    costs: dict[str, tuple[list[float], ...]] = {}

    def note(label: str, at: int, work: Callable[[], object]) -> None:
        begun = perf_counter()
        work()
        costs.setdefault(label, tuple([] for _ in ENTRIES))[at].append((perf_counter() - begun) * 1000)

    for _ in range(SAMPLES):
        for at, table in enumerate(tables):
            note("undo" if table.version % 2 == 0 else "action", at, table.take_step)
            note("join", at, lambda table=table: selectors.build_documents(table.id, (0,)))  # type: ignore[misc]
            store.forget_all()
            note("join after a restart", at, lambda table=table: selectors.build_documents(table.id, (0,)))  # type: ignore[misc]
    for label, values in costs.items():
        short, long = map(median, values)
        show(f"{label} at {ENTRIES[0]} entries", short, "ms")
        show(f"{label} at {ENTRIES[1]} entries", long, "ms")
        show("  ratio", long / short, "", "aim 1")


if __name__ == "__main__":
    measure()
