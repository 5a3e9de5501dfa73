"""The tables that a phone's start screen lists and hides."""

from datetime import timedelta

import pytest
from django.utils import timezone

from companion import errors
from companion.people.devices import create_device
from companion.people.models import Device
from companion.tables.models import LogEntry, Table
from companion.tables.services import lobby
from companion.tables.services.own_tables import ABANDONED_AFTER, TableSummary, hide_table, list_tables
from games.core.host import FinishNow
from tests.tables.conftest import SystemSeat
from tests.tables.played import PlayedTable, count_queries

pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True)]
LONG_AGO = timezone.now() - ABANDONED_AFTER - timedelta(minutes=1)


def listed_tables(device: Device) -> list[TableSummary]:
    return [summary for summary in list_tables(device) if not summary.hidden]


def backdate(table: PlayedTable) -> None:
    """Backdate the table's last entry: it looks abandoned."""
    LogEntry.objects.filter(table=table.id).update(at=LONG_AGO)
    Table.objects.filter(pk=table.id).update(created_at=LONG_AGO)


def finish(table: PlayedTable, system_seat: SystemSeat) -> None:
    table.start()
    table.act(0, FinishNow())
    system_seat.work()


def test_a_finished_table_is_hidden_on_one_phone_until_it_is_listed_again(system_seat: SystemSeat) -> None:
    table = PlayedTable()
    finish(table, system_seat)
    assert [summary.may_hide for summary in list_tables(table.host)] == [True]
    hide_table(table.host, table.id, hidden=True)
    assert list_tables(table.host) == []
    assert len(list_tables(table.devices[1])) == 1, "nobody else notices"
    hide_table(table.host, table.id, hidden=False)
    assert [summary.table for summary in listed_tables(table.host)] == [str(table.id)]


def test_a_table_is_listed_with_its_expansions() -> None:
    table = PlayedTable(expansions=("river", "abbot"))
    assert [summary.expansions for summary in list_tables(table.host)] == [("river", "abbot")]


def test_a_running_game_cannot_be_hidden() -> None:
    table = PlayedTable()
    table.start()
    assert [summary.may_hide for summary in list_tables(table.host)] == [False]
    with pytest.raises(errors.StillPlayed):
        hide_table(table.host, table.id, hidden=True)
    assert [summary.table for summary in listed_tables(table.host)] == [str(table.id)]


def test_a_hidden_abandoned_game_can_be_listed_and_returns_with_a_new_entry() -> None:
    table = PlayedTable()
    table.start()
    backdate(table)
    assert [summary.may_hide for summary in list_tables(table.host)] == [True]
    hide_table(table.host, table.id, hidden=True)
    assert [(summary.hidden, summary.may_hide) for summary in list_tables(table.host)] == [(True, False)]
    table.enter(2)
    assert [(summary.hidden, summary.may_hide) for summary in list_tables(table.host)] == [(False, False)]


def test_a_lobby_can_be_hidden_and_listed_and_returns_with_its_game() -> None:
    table = PlayedTable()
    guest = table.devices[1]
    assert [summary.may_hide for summary in list_tables(guest)] == [True]
    for hidden in (True, False, True):
        hide_table(guest, table.id, hidden=hidden)
        assert [summary.hidden for summary in list_tables(guest)] == [hidden]
    table.start()
    assert [summary.hidden for summary in list_tables(guest)] == [False]


def test_only_members_hide_a_table(system_seat: SystemSeat) -> None:
    table = PlayedTable()
    finish(table, system_seat)
    stranger = create_device()[0]
    with pytest.raises(errors.UnknownTable):
        hide_table(stranger, table.id, hidden=True)
    lobby.join_table(stranger, table.row.watch_code)
    hide_table(stranger, table.id, hidden=True)
    assert list_tables(stranger) == []


def test_hidden_tables_free_places_and_cost_no_queries(system_seat: SystemSeat) -> None:
    first = PlayedTable()
    finish(first, system_seat)
    host = first.host
    few = count_queries(lambda: list_tables(host))
    for _ in range(3):
        table = PlayedTable()
        lobby.join_table(host, table.code)
        backdate(table)
    hide_table(host, first.id, hidden=True)
    assert len(listed_tables(host)) == 3
    assert count_queries(lambda: list_tables(host)) == few <= 3
