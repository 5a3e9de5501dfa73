"""Benchmark of one table in one process: cost of an action at the beginning of a log and far into it."""

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
    """Grow one log; at each length measure the median of an action, a read, and a read with a cold cache."""
    import django

    django.setup()
    from django.core.management import call_command

    from companion.tables import selectors, store

    call_command("migrate", verbosity=0)
    table = GrowingTable()
    costs: dict[str, list[float]] = {}
    for entry in ENTRIES:
        table.grow(entry - SAMPLES)
        action_times, join_times, cold_join_times = [], [], []
        for _ in range(SAMPLES):
            begun = perf_counter()
            table.take_step()
            action_times.append(perf_counter() - begun)
            begun = perf_counter()
            selectors.build_documents(table.id, (0,))
            join_times.append(perf_counter() - begun)
            store.forget_all()
            begun = perf_counter()
            selectors.build_documents(table.id, (0,))
            cold_join_times.append(perf_counter() - begun)
        for label, values in (
            ("action", action_times),
            ("join", join_times),
            ("join after a restart", cold_join_times),
        ):
            costs.setdefault(label, []).append(median(values) * 1000)
    for label, (short, long) in costs.items():
        show(f"{label} at {ENTRIES[0]} entries", short, "ms")
        show(f"{label} at {ENTRIES[1]} entries", long, "ms")
        show("  ratio", long / short, "", "aim 1")


if __name__ == "__main__":
    measure()
