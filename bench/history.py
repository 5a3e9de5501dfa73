"""Benchmark of the past of one table in one process: looking back, drafting corrections, and the delay of an action at
another table meanwhile."""

import threading
from collections.abc import Callable
from contextlib import contextmanager
from functools import partial
from statistics import median
from time import perf_counter
from typing import Any

from bench.figures import measure_seconds, print_title, show
from bench.processes import run_apart

ENTRIES, CORRECTED = 140, 20
RUNS, ACTIONS = 15, 120


def run() -> None:
    """Measure in its own process, on a new SQLite file."""
    print_title(f"History: services in process, SQLite; a recorded game of {ENTRIES} entries")
    run_apart("bench.history")


def measure() -> None:
    """Measure each look back by itself, then an action at another table alone and during constant looking back."""
    import django

    django.setup()
    from django.core.management import call_command

    from companion.history import inspection, past_entry, replay, timeline
    from companion.tables.corrections import previews
    from companion.tables.requests import EntryAsked
    from games.carcassonne.actions import PlaceTile

    call_command("migrate", verbosity=0)
    table, other = _Played(), _Played()
    table.enter(ENTRIES)
    draft = {"type": "correction", "edits": [table.slip(CORRECTED)]}
    late = {"type": "correction", "edits": [table.slip(ENTRIES - 30)]}
    asked = EntryAsked(ref=str(CORRECTED), seat=0)
    looks: dict[str, Callable[[], Any]] = {
        f"correction preview of entry {CORRECTED}": lambda: previews.preview_draft(table.id, 0, draft, 0, host=True),
        "correction preview of a late entry": lambda: previews.preview_draft(table.id, 0, late, 0, host=True),
        "timeline": lambda: timeline.build_timeline(table.id, 0, host=True),
        f"entry {CORRECTED} as it was entered": lambda: past_entry.find_entry_detail(table.device, table.id, asked),
        "replay step in the middle, as played": lambda: replay.replay_step(table.id, 0, ENTRIES // 2 + 20, "played"),
        "replay step in the middle, as corrected": lambda: replay.replay_step(
            table.id, 0, ENTRIES // 2 + 20, "corrected"
        ),
    }
    for cells, at in (("an early", CORRECTED), ("the last", ENTRIES)):
        placed = next(action for _, action in reversed(table.log[: at - 1]) if isinstance(action, PlaceTile))
        looks[f"close look at {cells} tile"] = partial(
            inspection.look_at_place, table.id, 0, "main", f"{placed.x},{placed.y}", host=True
        )
    for label, look in looks.items():
        show(label, measure_seconds(look, RUNS) * 1000, "ms")
    alone = other.play_actions(ACTIONS)
    show("action at another table, nobody looks back", alone, "ms")
    for label, look in list(looks.items())[:3]:
        with _repeat(look):
            meanwhile = other.play_actions(ACTIONS)
        show(f"action at another table, meanwhile {label}", meanwhile, "ms")
        show("  ratio", meanwhile / alone, "", "threads of one process")


class _Played:
    """A table of two seats on one device; its game is a recorded one."""

    def __init__(self) -> None:
        from companion.people.devices import create_device
        from companion.tables.requests import NewSeat, NewTable
        from companion.tables.services import lobby
        from tests.games.recorded import rows
        from tests.records.carcassonne import moves

        self.device, _token = create_device()
        created = lobby.create_table(self.device, NewTable(game="carcassonne", options={}, draw="table"))
        self.id = created.pk
        for colour in ("red", "blue"):
            lobby.claim_seat(self.device, self.id, NewSeat(name=colour, colour=colour))
        self.version = lobby.start_table(self.device, self.id)
        row = next(row for row in rows() if row["players"] == 2 and not row["discarded"])
        self.log = [(seat, action) for _, seat, action in moves(row)]

    def enter(self, until: int) -> None:
        """Play the record up to that version."""
        import msgspec

        from companion.tables.requests import NewAction
        from companion.tables.services import actions

        while self.version < until:
            seat, action = self.log[self.version - 1]
            request = NewAction(
                id=str(self.version), version=self.version, action=msgspec.to_builtins(action), seat=seat
            )
            self.version = actions.submit_action(self.device, self.id, request)

    def slip(self, version: int) -> dict[str, Any]:
        """Return an edit that leaves out a follower at or after that version, and with which the game stays legal."""
        import msgspec

        from companion.tables.corrections import previews

        for at in range(version, ENTRIES):
            action = msgspec.to_builtins(self.log[at - 2][1])
            if action.get("follower"):
                edit = {"type": "replace", "ref": str(at), "action": {**action, "follower": None}}
                draft = {"type": "correction", "edits": [edit]}
                if previews.preview_draft(self.id, 0, draft, 0, host=True).refused is None:
                    return edit
        raise RuntimeError("nobody put a follower")

    def play_actions(self, number: int) -> float:
        """Return the median milliseconds of `number` actions."""
        durations = []
        for _ in range(number):
            if self.version > len(self.log) - 2:
                self.__dict__ = _Played().__dict__  # another game
            begun = perf_counter()
            self.enter(self.version + 1)
            durations.append(perf_counter() - begun)
        return median(durations) * 1000


@contextmanager
def _repeat(look: Callable[[], Any]) -> Any:
    """Run `look` repeatedly on its own thread for the length of the block."""
    from django.db import connection

    over = threading.Event()

    def work() -> None:
        while not over.is_set():
            look()
        connection.close()

    looking = threading.Thread(target=work)
    looking.start()
    try:
        yield
    finally:
        over.set()
        looking.join()


if __name__ == "__main__":
    measure()
