"""What an action, an undo and a read cost does not depend on the length of the log."""

from collections.abc import Callable

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from companion.tables import selectors, store
from companion.tables.models import HeadState, LogEntry
from companion.tables.services import actions
from companion.tables.store.snapshots import MOST_LOOKBACK, SNAPSHOT_EVERY
from tests.tables.corrections import play_until
from tests.tables.played import PlayedTable, next_command

pytestmark = pytest.mark.django_db(transaction=True)
SHORT, LONG = 10, 140


def table_with_log_of(entries: int) -> PlayedTable:
    """Return a table in its first turn with a log of `entries` entries: draws that were undone repeatedly."""
    table = PlayedTable()
    table.start()
    while table.version < entries:
        table.draw(0)
        table.undo(0)
    return table


def statements(work: Callable[[], object]) -> list[str]:
    with CaptureQueriesContext(connection) as queries:
        work()
    return [query["sql"] for query in queries]


def draw_twice(table: PlayedTable) -> None:
    """Send the same request twice, as a phone that received no answer does."""
    version = table.version
    for _ in range(2):
        table.draw(1, id="once", version=version)


ASKED: dict[str, Callable[[PlayedTable], object]] = {
    "action": lambda table: table.draw(1),
    "repeat": draw_twice,
    "undo": lambda table: [table.draw(1), table.undo(1)],
    "look": lambda table: table.document(1),
    "update": lambda table: selectors.build_documents(table.id, (0, 1, "spectator"), table.version - 1),
    "projection": lambda table: selectors.project_scores(table.id, 1),
}
LEAVES_A_TILE = ("action", "repeat")
"""Queries that leave a drawn tile; it is undone, so that the next one starts from the same state."""


@pytest.mark.parametrize("remembers", [True, False], ids=["warm", "cold"])
def test_cost_does_not_depend_on_the_length_of_the_log(remembers: bool) -> None:
    """Statements and their bytes, from entries 13 and 143 on, of tables in the same state."""
    tables = table_with_log_of(SHORT), table_with_log_of(LONG)
    for table in tables:
        table.draw(0)
        table.place(0, 0, -1, 2)
    for name, work in ASKED.items():
        costs = []
        for table in tables:
            if not remembers:
                store.forget_all()
            costs.append(statements(lambda table=table, work=work: work(table)))  # type: ignore[misc]
            if name in LEAVES_A_TILE:
                table.undo(1)
        early, late = costs
        assert len(early) == len(late), name
        assert sum(map(len, late)) <= sum(map(len, early)) + 4 * len(early), name  # a version of 2 digits, or of 3


def test_an_action_needs_few_statements() -> None:
    table = play_until(SHORT)
    command = next_command(table)
    queries = statements(lambda: actions.submit_action(*command))
    assert len([sql for sql in queries if sql.startswith(("SELECT", "INSERT", "UPDATE", "WITH"))]) <= 6


@pytest.mark.parametrize(
    "length", [52, 98, *(pytest.param(length, marks=pytest.mark.deep) for length in (20, 50, LONG))]
)
def test_an_undo_reads_from_a_near_snapshot(length: int) -> None:
    table = table_with_log_of(length)
    table.draw(0)
    table.place(0, 0, -1, 2)
    table.draw(1)
    assert read_entries(lambda: table.undo(1)) <= SNAPSHOT_EVERY + 4


def test_an_undo_reads_a_bounded_number_of_entries_after_any_number_of_undone_draws() -> None:
    table = table_with_log_of(250)
    table.draw(0)
    assert read_entries(lambda: table.undo(0)) <= SNAPSHOT_EVERY + MOST_LOOKBACK + 4


def test_an_undo_of_the_apps_draw_reads_no_more_of_a_longer_log() -> None:
    table = PlayedTable(draw="app")
    table.start()
    counts = []
    for length in (SNAPSHOT_EVERY * 6, SNAPSHOT_EVERY * 8):
        while table.version < length:
            table.act(0, {"type": "draw"})
            if table.version < length:
                table.undo(0)
        counts.append(read_entries(lambda: table.undo(0)))
    assert counts[0] == counts[1] > 0


def read_entries(work: Callable[[], object]) -> int:
    """Do the work; return how many entries of the log were read for it in all."""
    queries = [sql for sql in statements(work) if sql.startswith("SELECT") and '"payload"' in sql]
    with connection.cursor() as cursor:
        counts = []
        for sql in queries:
            cursor.execute(f"SELECT count(*) FROM ({sql}) AS entries")
            counts.append(cursor.fetchone()[0])
    return sum(counts)


def test_the_size_of_an_entry_does_not_grow_with_the_log() -> None:
    table = play_until(LONG + 3)

    def size(entry: LogEntry) -> int:
        return len(entry.payload) + len(entry.events)

    entries = table.entries()[1:]
    assert len({size(entry) for entry in entries if entry.action_type == "draw_tile"}) == 1
    plain = [size(e) for e in entries if e.action_type == "place_tile" and "feature_scored" not in e.events]
    assert max(plain) < min(plain) + 60  # with a follower or without
    assert len(HeadState.objects.get(table=table.id).state) < 40_000
