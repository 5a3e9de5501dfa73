"""Tables whose system work fails: none delays another. Each is retried after its own pause; its phones are informed."""

from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from asgiref.sync import sync_to_async
from django.db import connections
from django.utils import timezone

from companion.celery import app
from companion.errors import TableBusy
from companion.serving import health
from companion.tables import overdue, store, tasks
from companion.tables.edges import dispatch
from companion.tables.models import HeadState, LogEntry, Snapshot, Table
from tests.chaos.games import TRACKS
from tests.tables.druids import save_record_box
from tests.tables.played import ENDED, PlayedTable, ended_table
from tests.tables.timing import Watch

pytestmark = pytest.mark.django_db(transaction=True)
really_dispatch = dispatch._dispatch
LONG_AGO = timedelta(hours=1)


def make_overdue(table: PlayedTable, since: timedelta = timedelta(seconds=10)) -> None:
    Table.objects.filter(pk=table.id).update(due_since=timezone.now() - since)


def make_due_again(table: PlayedTable) -> None:
    """Let the pause after its last attempt expire."""
    assert table.row.retry_at is not None
    Table.objects.filter(pk=table.id).update(retry_at=timezone.now())


def spoil(table: PlayedTable, payload: str = '{"type":"draw_tile","tile":"A"}') -> str:
    """Make the table's log invalid and its stored states unreadable, as if another version had written them. Return the
    old content of entry 5."""
    entry = LogEntry.objects.filter(table=table.id, version=5)
    old_payload: str = entry.get().payload
    entry.update(payload=payload)
    for model in (HeadState, Snapshot):
        model.objects.filter(table=table.id).update(fingerprint="of another")
    store.forget_all()
    return old_payload


def repair(table: PlayedTable, payload: str) -> None:
    """Restore the content of entry 5."""
    LogEntry.objects.filter(table=table.id, version=5).update(payload=payload)


def broken_tables(example: PlayedTable, number: int) -> None:
    """Create this many more tables whose work is long overdue and fails."""
    row = example.row
    Table.objects.bulk_create(
        Table(
            code=f"X{n}",
            watch_code=f"Y{n}",
            game="of another server",
            draw=row.draw,
            host=row.host,
            status=Table.Status.PLAYING,
            version=2,
            due_since=timezone.now() - LONG_AGO,
        )
        for n in range(number)
    )


@pytest.mark.parametrize("payload", ['{"type":"draw_tile","tile":"A"}', '{"type":"of another server"}'])
def test_a_table_that_cannot_be_replayed_delays_no_other(payload: str) -> None:
    broken, other = ended_table(), ended_table()
    spoil(broken, payload)
    make_overdue(broken, LONG_AGO)
    make_overdue(other)
    assert tasks.sweep() == 2
    assert (broken.row.status, other.row.status) == ("playing", "finished")


def test_more_broken_tables_than_a_sweep_takes_delay_no_other() -> None:
    table = ended_table()
    make_overdue(table)
    broken_tables(table, 101)
    for _ in range(2):
        tasks.sweep()
    assert table.row.status == "finished"


def table_with_three_pieces() -> PlayedTable:
    """Return a table whose tracks are due, after which the round is, and after that the dolmen board."""
    chosen = {name: value for name, value in TRACKS.chosen.items() if name != "pieces"}
    table = PlayedTable(TRACKS.seats, TRACKS.game, **chosen)
    save_record_box(table)
    table.start()
    for seat, action in TRACKS.moves:
        table.act(seat, action)
    return table


def work_done(table: PlayedTable) -> list[str]:
    return [entry.action_type for entry in table.entries()[len(TRACKS.moves) + 1 :]]


def test_one_sweep_does_what_becomes_due_by_its_own_work() -> None:
    table = table_with_three_pieces()
    make_overdue(table)
    assert work_done(table) == []
    assert tasks.sweep() == 1
    assert work_done(table) == TRACKS.work
    assert table.row.due_since is None
    table.check()


def test_one_task_does_what_becomes_due_by_its_own_work() -> None:
    table = table_with_three_pieces()
    app.tasks["score_round"](str(table.id))
    assert work_done(table) == [], "it is not due yet"
    app.tasks[TRACKS.system_action](str(table.id))
    assert work_done(table) == TRACKS.work
    for name in TRACKS.work:
        app.tasks[name](str(table.id))
    assert work_done(table) == TRACKS.work, "once"


def test_a_table_where_work_never_ends_delays_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a fault of a ruleset."""
    endless, other = ended_table(), ended_table()
    make_overdue(endless, LONG_AGO)
    make_overdue(other)
    done: list[UUID] = []

    def act(table_id: UUID, _: str) -> int:
        done.append(table_id)
        return len(done)

    monkeypatch.setattr(tasks, "act_as_system", act)
    assert tasks.sweep() == 2
    assert {done.count(table.id) for table in (endless, other)} == {tasks.MOST_IN_A_ROW}


def test_stalled_tables_delay_no_other_when_all_are_retried() -> None:
    table = ended_table()
    broken_tables(table, 101)
    for _ in range(2):
        tasks.sweep()
    Table.objects.exclude(pk=table.id).update(retry_at=timezone.now())
    make_overdue(table)
    assert tasks.sweep() == 2
    assert table.row.status == "finished"


def test_the_oldest_work_is_done_first(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = ended_table(), ended_table()
    make_overdue(second, LONG_AGO)
    make_overdue(first)
    order: list[UUID] = []
    monkeypatch.setattr(tasks, "act_as_system", lambda table_id, _: order.append(table_id))
    tasks.sweep()
    assert order == [second.id, first.id]


def test_work_from_the_future_is_overdue() -> None:
    """It became due before the clock was set back, and no worker took it."""
    table = ended_table()
    make_overdue(table, -LONG_AGO)
    assert tasks.sweep() == 1
    assert table.row.status == "finished"


def test_a_pause_is_over_at_the_latest_after_the_longest_one_when_the_clock_is_set_back() -> None:
    table = ended_table()
    payload = spoil(table)
    make_overdue(table)
    tasks.sweep()
    for ahead, swept in ((timedelta(minutes=4), 0), (LONG_AGO, 1)):
        Table.objects.filter(pk=table.id).update(retry_at=timezone.now() + ahead)
        assert tasks.sweep() == swept
    assert table.row.failed_tries == 2, "the try counted, and the next pause is one of now"
    assert table.row.retry_at < timezone.now() + timedelta(seconds=5)
    repair(table, payload)


def test_each_failed_attempt_is_one_log_line_and_doubles_the_pause(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ended_table()
    spoil(table)
    make_overdue(table)
    watch = Watch()
    monkeypatch.setattr(overdue, "timezone", watch)
    pauses = []
    for tries in range(1, 12):
        caplog.clear()
        assert tasks.sweep() == 1
        (record,) = caplog.records
        line: Any = record.msg
        assert (line["table"], line["tries"], line["error"]) == (str(table.id), tries, "RuntimeError")
        assert bool(line["exc_info"]) == (tries == 1), "the fault is told in full once"
        retry_at = table.row.retry_at
        assert retry_at is not None
        pauses.append((retry_at - watch.now()).total_seconds())
        caplog.clear()
        assert tasks.sweep() == 0, "nobody tries it before"
        assert caplog.records == []
        watch.wait(pauses[-1])
    assert pauses == [2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]


def test_a_simultaneous_failure_in_another_process_does_not_lengthen_the_pause(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(overdue, "timezone", Watch())
    table = ended_table()
    spoil(table)
    for _ in range(3):
        app.tasks["score_game"](str(table.id))
    assert table.row.failed_tries == 1
    assert caplog.text.count("system_action_failed") == 1


def test_phones_are_told_while_a_table_is_stalled(nudges: list[tuple[str, int, int]]) -> None:
    table = ended_table()
    assert "stalled" not in table.document()["table"]
    payload = spoil(table)
    make_overdue(table)
    nudges.clear()
    for _ in range(3):
        tasks.sweep()
        make_due_again(table)
    revision = table.row.revision
    assert nudges == [(str(table.id), ENDED, revision)], "once"
    for viewer in (0, "spectator"):
        document = table.document(viewer)
        assert document["table"]["stalled"] is True
        assert "view" not in document, "it cannot be read"

    repair(table, payload)
    nudges.clear()
    tasks.sweep()
    row = table.row
    assert (row.status, row.failed_tries, row.retry_at) == ("finished", 0, None)
    assert nudges == [(str(table.id), ENDED + 1, revision + 1)]
    assert "stalled" not in table.document()["table"]
    table.check()


def test_phones_with_a_readable_state_keep_their_view(monkeypatch: pytest.MonkeyPatch) -> None:
    table = ended_table()
    monkeypatch.setattr(tasks, "act_as_system", lambda *_: 1 // 0)
    make_overdue(table)
    tasks.sweep()
    document = table.document()
    assert document["table"]["stalled"] is True
    assert document["view"]["waits"].keys() == {"system"}
    monkeypatch.undo()
    table.undo(0)
    assert "stalled" not in table.document()["table"], "the work that failed is no longer due"


def test_a_locked_table_is_not_stalled(monkeypatch: pytest.MonkeyPatch) -> None:
    table = ended_table()
    make_overdue(table)

    def busy(*_: Any) -> None:
        raise TableBusy

    monkeypatch.setattr(tasks, "act_as_system", busy)
    assert tasks.sweep() == 1
    assert table.row.failed_tries == 0
    monkeypatch.undo()
    tasks.sweep()
    assert table.row.status == "finished"


def test_recorded_work_that_is_not_due_is_forgotten() -> None:
    table = PlayedTable()
    table.start()
    make_overdue(table)
    Table.objects.filter(pk=table.id).update(failed_tries=3, retry_at=timezone.now())
    assert tasks.sweep() == 1
    assert tasks.sweep() == 0
    row = table.row
    assert (row.due_since, row.failed_tries, row.retry_at) == (None, 0, None)


def test_a_failed_task_affects_only_its_table_embedded_and_in_a_worker(
    settings: Any, caplog: pytest.LogCaptureFixture
) -> None:
    settings.EMBEDDED = True
    broken, other = ended_table(), ended_table()
    spoil(broken)
    for table in (broken, other):
        really_dispatch(table.id, "score_game")
    dispatch._executor.submit(connections.close_all).result(60)
    assert (broken.row.failed_tries, other.row.status) == (1, "finished")
    assert caplog.text.count("system_action_failed") == 1


async def test_probes_report_the_number_of_stalled_tables(settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.EMBEDDED = True
    monkeypatch.setattr(health, "run_in_database", lambda work: sync_to_async(work)())

    def stall() -> None:
        broken_tables(ended_table(), 3)
        tasks.sweep()

    assert await health.check_readiness() == (200, {"status": "ok", "down": []})
    await sync_to_async(stall)()
    assert await health.check_readiness() == (200, {"status": "ok", "down": [], "stalled": 3})
    await sync_to_async(connections.close_all)()
