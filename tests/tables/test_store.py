"""Head, snapshots and cache of the store, and what it refuses."""

import re
from datetime import timedelta
from typing import Any

import msgspec
import pytest
from django.db import OperationalError, connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from companion import errors
from companion.runtime import room
from companion.tables import recording, selectors, store
from companion.tables.codec import find_table_codec
from companion.tables.models import HeadState, LogEntry, Snapshot
from companion.tables.services import actions
from companion.tables.store import heads
from games.core.errors import GameError
from games.core.replay import replay
from tests.tables.corrections import play_until
from tests.tables.no_room import no_room
from tests.tables.played import LOG, next_command

pytestmark = pytest.mark.django_db(transaction=True)
SHORT, LONG = 10, 140


# --- snapshots and heads --------------------------------------------------------------------------


def test_there_is_one_head_and_a_snapshot_every_50_entries() -> None:
    table = play_until(143)
    assert HeadState.objects.get(table=table.id).version == 143
    assert list(Snapshot.objects.filter(table=table.id).values_list("version", "superseded").order_by("version")) == [
        (50, False),
        (100, False),
    ]
    codec = find_table_codec(table.row)
    for snapshot in Snapshot.objects.filter(table=table.id):
        head = table.entries()[: snapshot.version]
        replayed = replay(codec.ruleset, [e for e in store.load_entries(table.row) if e.version <= len(head)])
        assert codec.decode_state(snapshot.state) == replayed.state
        assert snapshot.fingerprint == codec.fingerprint
    table.check()


@pytest.mark.parametrize(
    "version", [1, 50, 51, *(pytest.param(version, marks=pytest.mark.deep) for version in (2, 49, 143))]
)
def test_a_new_process_continues_from_the_head(version: int) -> None:
    table = play_until(version)
    before = table.document(0), table.document(1)
    store.forget_all()
    with CaptureQueriesContext(connection) as queries:
        assert (table.document(0), table.document(1)) == before
    log_queries = [query["sql"] for query in queries if "logentry" in query["sql"]]
    assert len(log_queries) <= 2, "what the newest entry told, for each who asks"
    assert all(f'"version" = {version}' in sql for sql in log_queries)


@pytest.mark.parametrize(
    "foreign", [{"fingerprint": "of other code"}, {"ruleset_version": 9}], ids=["fingerprint", "ruleset version"]
)
@pytest.mark.parametrize(
    "version", [1, 51, pytest.param(49, marks=pytest.mark.deep), pytest.param(120, marks=pytest.mark.deep)]
)
def test_a_foreign_head_is_ignored_and_rebuilt(version: int, foreign: dict[str, Any]) -> None:
    table = play_until(version)
    before = table.document(0), table.document(1)
    for model in (HeadState, Snapshot):
        model.objects.filter(table=table.id).update(state="of another shape", **foreign)
    store.forget_all()
    assert (table.document(0), table.document(1)) == before
    actions.submit_action(*next_command(table))
    assert HeadState.objects.get(table=table.id).fingerprint == find_table_codec(table.row).fingerprint
    store.forget_all()
    table.enter(version + 3)
    table.check()


@pytest.mark.parametrize("old", [False, True], ids=["now", "before moments were kept"])
@pytest.mark.parametrize("foreign", [{}, {"fingerprint": "another shape"}], ids=["head row", "replay"])
def test_the_waiting_time_of_a_table_counts_from_its_newest_entry(foreign: dict[str, Any], old: bool) -> None:
    table = play_until(6)
    assert selectors.build_documents(table.id, [0]).waited < 60
    at = timezone.now() - timedelta(seconds=93.5)
    LogEntry.objects.filter(table=table.id, version=6).update(at=at)
    moment = {"kind": "action", "at": store.convert_to_milliseconds(at), "awaited": [1], "turn": 3}
    HeadState.objects.filter(table=table.id).update(moment=None if old else moment, **foreign)
    store.forget_all()
    for _ in ("read", "at hand"):
        assert 93 <= selectors.build_documents(table.id, [0]).waited < 120
    table.enter(7)
    assert selectors.build_documents(table.id, [0]).waited < 60


def test_a_rebuilt_head_does_not_read_past_the_newest_snapshot_it_needs() -> None:
    table = play_until(120)
    HeadState.objects.filter(table=table.id).update(fingerprint="of other code")
    store.forget_all()
    with CaptureQueriesContext(connection) as queries:
        table.document(0)
    log_queries = [query["sql"] for query in queries if "logentry" in query["sql"].lower()]
    (played,) = [sql for sql in log_queries if "ORDER BY" in sql]
    assert re.search(r'"version" > 100\b', played)
    (head, entry) = [sql for sql in log_queries if sql != played]
    assert all('"version" = 120' in sql for sql in (head, entry))


def test_an_undone_snapshot_is_not_used_again() -> None:
    table = play_until(50)
    table.undo(LOG[48][0])
    assert list(Snapshot.objects.filter(table=table.id).values_list("version", "superseded").order_by("version")) == [
        (50, True),
        (51, False),
    ]
    table.check()


def test_an_overtaken_reader_gets_a_consistent_state_of_its_version() -> None:
    table = play_until(52)
    overtaken = table.row
    later_view = table.document(0)["view"]
    table.enter(56)
    table.undo(LOG[54][0])
    store.forget_all()
    head = store.load(overtaken)
    codec = find_table_codec(overtaken)
    assert head.version == 52
    assert msgspec.to_builtins(codec.ruleset.build_view(head.state, 0)) == later_view
    assert store.load(table.row).version == 57
    table.check()


# --- cache of the process -------------------------------------------------------------------------


def test_the_cache_holds_nothing_uncommitted(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_until(4)
    before = table.document(0)
    monkeypatch.setattr(recording, "_settle", lambda *_: (_ for _ in ()).throw(RuntimeError("power cut")))
    with pytest.raises(RuntimeError):
        actions.submit_action(*next_command(table))
    monkeypatch.undo()
    assert (table.version, table.document(0)) == (4, before)
    assert store.load(table.row).version == 4
    actions.submit_action(*next_command(table))
    table.check()


def test_a_failed_entry_is_not_cached_instead_of_another_processes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = play_until(3)
    monkeypatch.setattr(recording, "_settle", lambda *_: (_ for _ in ()).throw(RuntimeError("power cut")))
    with pytest.raises(RuntimeError):
        table.draw(1, "E")
    monkeypatch.undo()
    ours = heads._cache.copy()
    table.draw(1, "U")
    heads._cache.clear()
    for key, head in ours.items():
        heads._cache.put(key, head)  # as in a process whose own entry 4 failed
    assert table.document(1)["view"]["drawn"] == "U"
    table.check()


def test_the_cache_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heads._cache, "most", 2)
    monkeypatch.setattr(selectors._infos, "most", 2)
    tables = [play_until(2) for _ in range(4)]
    for table in tables:
        table.document(0)
    assert len(heads._cache) <= 2
    assert len(selectors._infos) <= 2
    assert [table.document(0)["view"]["drawn"] for table in tables] == ["V"] * 4


def test_entries_of_another_process_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_until(4)
    ours = heads._cache.copy()
    table.enter(6)
    after = table.document(0)
    heads._cache.clear()
    for key, head in ours.items():
        heads._cache.put(key, head)  # as in a process that did not write 5 and 6
    assert table.document(0) == after
    table.enter(8)
    table.check()


# --- a locked table -------------------------------------------------------------------------------


def test_a_table_locked_for_too_long_is_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_until(4)
    command = next_command(table)

    def raise_locked(*_: Any, **__: Any) -> Any:
        raise OperationalError("database is locked")

    monkeypatch.setattr(heads, "find", raise_locked)
    store.forget_all()
    with pytest.raises(errors.TableBusy):
        actions.submit_action(*command)
    monkeypatch.undo()
    assert actions.submit_action(*command) == 5


def refused(command: Any) -> bool:
    """Submit an action; return whether it was refused for lack of room."""
    try:
        actions.submit_action(*command)
    except errors.NoRoom:
        return True
    return False


def test_an_entry_without_room_is_refused_and_recorded_under_its_id_once_there_is_some(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(room._Process, "lacked_at", float("-inf"))
    table = play_until(4)
    with no_room():
        while not refused(command := next_command(table)):
            continue  # the last page had room for it
        version = table.version
        assert (LogEntry.objects.filter(table=table.id).count(), room.lacks_room()) == (version, True)
    assert actions.submit_action(*command) == version + 1
    assert actions.submit_action(*command) == version + 1
    table.check()


def test_other_database_errors_are_not_reported_as_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_until(4)

    def broken(*_: Any, **__: Any) -> Any:
        raise OperationalError("disk I/O error")

    command = next_command(table)
    monkeypatch.setattr(heads, "find", broken)
    store.forget_all()
    with pytest.raises(OperationalError):
        actions.submit_action(*command)


def test_a_refusal_by_the_rules_leaves_no_trace() -> None:
    table = play_until(4)
    with pytest.raises(GameError):
        table.place(0, 50, 50)
    assert len(table.entries()) == 4
    assert HeadState.objects.get(table=table.id).version == 4
