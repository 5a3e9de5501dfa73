"""Benchmark of one table in one process: cost of an action at the beginning of a log and far into it."""

from statistics import median
from time import perf_counter

from bench.figures import show, title
from bench.processes import run_apart

ENTRIES = (50, 5000)
SAMPLES = 40


def run() -> None:
    """Measure in its own process, on a new SQLite file."""
    title("Table: services in process, SQLite; an entry is a draw or its undo")
    run_apart("bench.table")


def measure() -> None:
    """Grow one log; at each length measure the median of an action, a read, and a read with a cold cache."""
    import django

    django.setup()
    from django.core.management import call_command

    from companion.people.devices import device_create
    from companion.tables import selectors, store
    from companion.tables.commands import ClaimSeat, CreateTable, SubmitAction, TableCommand, UndoOwn
    from companion.tables.services import lobby

    call_command("migrate", verbosity=0)
    device, _token = device_create()
    table = lobby.table_create(CreateTable(device=device, game="carcassonne", options={}, draw="app"))
    for colour in ("red", "blue"):
        lobby.seat_claim(ClaimSeat(device=device, table=table.pk, name=colour, colour=colour))
    version = lobby.table_start(TableCommand(device=device, table=table.pk))
    costs: dict[str, list[float]] = {}
    for entry in ENTRIES:
        while version < entry - SAMPLES or version % 2 == 0:
            version = _step(SubmitAction, UndoOwn, device, table.pk, version)
        action_times, join_times, cold_join_times = [], [], []
        for _ in range(SAMPLES):
            begun = perf_counter()
            version = _step(SubmitAction, UndoOwn, device, table.pk, version)
            action_times.append(perf_counter() - begun)
            begun = perf_counter()
            selectors.documents_for(table.pk, (0,))
            join_times.append(perf_counter() - begun)
            store.forget_all()
            begun = perf_counter()
            selectors.documents_for(table.pk, (0,))
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


def _step(submit, undo, device, table, version):  # type: ignore[no-untyped-def]
    from companion.tables.services import actions

    command = {
        "device": device,
        "table": table,
        "seat": 0,
        "expected_version": version,
        "client_action_id": str(version),
    }
    if version % 2:
        return actions.action_submit(submit(payload={"type": "draw"}, **command))
    return actions.undo_own(undo(**command))


if __name__ == "__main__":
    measure()
