"""The database connection breaks right after a commit, before its result is received."""

from typing import Any

import pytest
from django.db import connection

from companion.errors import TableBusy
from companion.tables import store
from companion.tables.models import LogEntry
from companion.tables.services import actions
from companion.tables.store import writing
from tests.tables.corrections import play_until
from tests.tables.lost_connection import lose_connection
from tests.tables.played import PlayedTable, next_command

pytestmark = pytest.mark.django_db(transaction=True)


def check_retry(table: PlayedTable, monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> None:
    """Assert that an action is recorded once if the connection breaks after this function, and the phone repeats it."""
    command = next_command(table)
    write = getattr(owner, name)

    def write_unheard(*arguments: Any) -> None:
        write(*arguments)
        lose_connection()

    with monkeypatch.context() as patch:
        patch.setattr(owner, name, write_unheard)
        with pytest.raises(TableBusy):
            actions.submit_action(*command)
    connection.close()
    assert actions.submit_action(*command) == 5
    assert LogEntry.objects.filter(table=table.id, client_action_id=command[2].id).count() == 1
    table.check()


def test_a_retry_tells_whether_the_commit_succeeded(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_until(4)
    store.forget_all()  # with the row in the cache PostgreSQL gets one statement, and no commit
    check_retry(table, monkeypatch, connection, "_commit")


def test_a_retry_tells_whether_a_single_statement_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    check_retry(play_until(4), monkeypatch, writing, "execute_if_first")
