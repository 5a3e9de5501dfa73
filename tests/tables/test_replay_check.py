"""`manage.py replay_check` finds stored data that does not follow from the log."""

from collections.abc import Callable
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from companion.tables import store
from companion.tables.models import HeadState, LogEntry, Result, Snapshot
from tests.records.carcassonne import moves
from tests.tables.conftest import SystemSeat
from tests.tables.played import RECORD, PlayedTable

pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def table(system_seat: SystemSeat) -> PlayedTable:
    """A finished table with an undo in its log."""
    played = PlayedTable()
    played.start()
    played.enter(60)
    actions = list(moves(RECORD))
    _, seat, action = actions[60 - 2]
    played.undo(seat)
    for _, seat, action in actions[60 - 2 :]:
        played.act(seat, action)
    system_seat.work()
    return played


def check() -> tuple[str, str]:
    """Run the command; return stdout and stderr."""
    output, wrong = StringIO(), StringIO()
    try:
        call_command("replay_check", stdout=output, stderr=wrong)
    except CommandError as error:
        return str(error), wrong.getvalue()
    return output.getvalue().strip(), wrong.getvalue()


def test_a_consistent_table_passes(table: PlayedTable) -> None:
    PlayedTable()  # a table in its lobby
    assert check() == ("1 tables are what their log leads to.", "")


def _no_entry(table: PlayedTable) -> None:
    LogEntry.objects.filter(table=table.id, version=70).delete()


def _another_entry(table: PlayedTable) -> None:
    drawn = LogEntry.objects.filter(table=table.id, action_type="draw_tile").order_by("version")[8]
    LogEntry.objects.filter(pk=drawn.pk).update(payload='{"type":"draw_tile","tile":"Z"}')


def _old_head(table: PlayedTable) -> None:
    snapshot = Snapshot.objects.filter(table=table.id, version=100).get()
    HeadState.objects.filter(table=table.id).update(state=snapshot.state)


def _wrong_snapshot(table: PlayedTable) -> None:
    state = HeadState.objects.get(table=table.id).state
    Snapshot.objects.filter(table=table.id, version=100).update(state=state)


def _wrong_result(table: PlayedTable) -> None:
    Result.objects.filter(table=table.id).update(scores=[1, 2])


def _no_result(table: PlayedTable) -> None:
    Result.objects.filter(table=table.id).delete()


@pytest.mark.parametrize(
    ("damage", "report"),
    [
        (_no_entry, "holes"),
        (_another_entry, "replay"),
        (_old_head, "head"),
        (_wrong_snapshot, "snapshot 100"),
        (_wrong_result, "result"),
        (_no_result, "result"),
    ],
)
def test_an_inconsistent_table_is_found(table: PlayedTable, damage: Callable[[PlayedTable], None], report: str) -> None:
    damage(table)
    store.forget_all()
    assert check() == ("1 of 1 tables are not what their log leads to.", f"{table.id}: {report}\n")


def test_a_state_of_an_older_format_is_skipped_but_its_log_is_checked(table: PlayedTable) -> None:
    _old_head(table)
    HeadState.objects.filter(table=table.id).update(fingerprint="older")
    store.forget_all()
    assert check() == ("1 tables are what their log leads to.", "")
    _another_entry(table)
    store.forget_all()
    assert check() == ("1 of 1 tables are not what their log leads to.", f"{table.id}: replay\n")
