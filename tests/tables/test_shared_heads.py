"""The head that a process announces: another one shows it without a query, if it plays by the same rules."""

from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from companion.tables import selectors, store
from companion.tables.codec import find_table_codec
from companion.tables.edges import broadcast
from companion.tables.store import heads
from games.core.seats import SPECTATOR, Viewer
from tests.tables.played import PlayedTable

pytestmark = pytest.mark.django_db(transaction=True)
VIEWERS: tuple[Viewer, ...] = (0, 1, SPECTATOR)


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch, settings: Any) -> list[broadcast.News]:
    """The news of a process that serves beside others."""
    settings.EMBEDDED = False
    news: list[broadcast.News] = []
    monkeypatch.setattr(broadcast, "_send", news.append)
    return news


def play_elsewhere(announced: list[broadcast.News]) -> tuple[PlayedTable, bytes]:
    """Return a table that this process has shown, and the head of an action that another one has played since."""
    table = PlayedTable()
    table.start()
    table.enter(12)
    selectors.build_documents(table.id, VIEWERS)
    table.enter(13)
    store.forget_all()
    return table, announced[-1].heads[str(table.id)]


def test_an_announced_head_is_shown_without_a_query(announced: list[broadcast.News]) -> None:
    table, head = play_elsewhere(announced)
    row = table.row
    with CaptureQueriesContext(connection) as queries:
        selectors.take_head(table.id, row.version, row.revision, head)
        shown = selectors.build_cached_documents(table.id, VIEWERS, (row.version, row.revision))
    assert not queries.captured_queries
    store.forget_all()
    assert shown == selectors.build_documents(table.id, VIEWERS, row.version - 1)
    assert shown is not None
    assert any(shown.narrations.values())


def test_an_action_goes_on_from_an_announced_head(announced: list[broadcast.News]) -> None:
    table, head = play_elsewhere(announced)
    selectors.take_head(table.id, table.version, table.row.revision, head)
    with CaptureQueriesContext(connection) as queries:
        table.enter(14)
    assert not [query for query in queries if query["sql"].startswith("SELECT") and "headstate" in query["sql"]]
    table.check()


def test_an_announced_head_keeps_what_did_not_change(announced: list[broadcast.News]) -> None:
    table = PlayedTable()
    table.start()
    before = store.load(table.row)
    table.enter(12)
    head = announced[-1].heads[str(table.id)]
    selectors.build_documents(table.id, ())
    store.forget_all()
    heads.remember(table.id, before)
    selectors.take_head(table.id, table.version, table.row.revision, head)
    after = store.find_cached_head(table.id, table.version)
    assert after is not None
    assert after.state != before.state
    assert after.state.options is before.state.options


def test_a_head_of_other_rules_or_another_release_is_not_used(announced: list[broadcast.News]) -> None:
    table, head = play_elsewhere(announced)
    version, revision = table.version, table.row.revision
    fingerprint = find_table_codec(table.row).fingerprint.encode()
    for other in (head.replace(fingerprint, b"0" * 16), b"{}", b"\x00", head[:-9]):
        assert other != head
        selectors.take_head(table.id, version, revision, other)
        assert store.find_cached_head(table.id, version) is None
    selectors.take_head(table.id, version, revision, head)
    assert store.find_cached_head(table.id, version) is not None


def test_a_process_by_itself_announces_no_head(announced: list[broadcast.News], settings: Any) -> None:
    settings.EMBEDDED = True
    table = PlayedTable()
    table.start()
    assert not announced[-1].heads
    assert announced[-1].versions


def test_a_worker_announces_each_head(announced: list[broadcast.News], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast._Process, "loop", object())
    table = PlayedTable()
    table.start()
    assert announced[-1].heads


def test_a_head_is_announced_while_another_process_has_phones_of_the_table(
    announced: list[broadcast.News], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broadcast._Process, "listener", lambda _: None)  # the process serves sockets
    table = PlayedTable()
    table.start()
    assert not announced[-1].heads
    broadcast.note_watched_elsewhere([str(table.id)])
    table.enter(12)
    assert announced[-1].heads
    monkeypatch.setattr(broadcast, "WATCHED_FOR_S", 0.0)
    table.enter(13)
    assert not announced[-1].heads
