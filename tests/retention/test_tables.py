"""The owner of a server sees its tables, and ends those that nobody will."""

from uuid import UUID

import pytest
from django.core.management import CommandError

from companion.tables import store
from companion.tables.models import LogEntry, Table
from games.core.errors import GameError
from games.core.host import UNFINISHED
from tests.retention.manage import manage
from tests.tables.at_once import run_at_once
from tests.tables.conftest import SystemSeat
from tests.tables.played import PlayedTable

pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True)]


def test_tables_are_listed_newest_first() -> None:
    first, second = PlayedTable(), PlayedTable()
    second.start()
    lines = manage("tables").splitlines()
    assert [UUID(line.split()[0]) for line in lines[:2]] == [second.id, first.id]
    assert "playing carcassonne 1 entries: Anna, Ben" in lines[0]
    assert lines[2] == "2 of 2 tables"
    assert manage("tables", "--status", "lobby", "--most", "0") == "0 of 1 tables\n"
    shown = manage("tables", "show", str(second.id))
    for device in second.devices:
        assert str(device.pk) in shown
    assert f"{second.host.pk} hosts" in shown
    for secret in (second.code, second.row.watch_code):
        assert secret not in shown + manage("tables")


def test_a_running_table_ends_as_its_host_could_end_it(system_seat: SystemSeat) -> None:
    table = PlayedTable()
    table.start()
    assert "over with entry 2" in manage("tables", "close", str(table.id))
    system_seat.work()
    assert table.row.status == Table.Status.FINISHED
    assert table.row.result.reason == UNFINISHED
    table.check()
    with pytest.raises(CommandError, match=r"cannot be closed: table\.over"):
        manage("tables", "close", str(table.id))
    assert table.version == 3


def test_a_table_that_has_not_begun_is_deleted_and_its_phones_are_told(nudges: list[tuple[str, int, int]]) -> None:
    table = PlayedTable()
    revision = table.row.revision
    manage("tables", "close", str(table.id))
    assert not Table.objects.exists()
    assert nudges[-1] == (str(table.id), 0, revision + 1)


def test_a_table_is_closed_once() -> None:
    table = PlayedTable()
    table.start()

    def close() -> str:
        try:
            return manage("tables", "close", str(table.id))
        except CommandError as error:
            return str(error)

    def draw() -> int | GameError:
        try:
            return table.draw(0)
        except GameError as error:
            return error

    results = run_at_once(close, close, draw)
    assert sum("is over" in str(result) for result in results) == 1
    assert LogEntry.objects.filter(table=table.id, action_type="finish_now").count() == 1
    table.check()


def test_a_table_that_does_not_replay_is_not_closed() -> None:
    table = PlayedTable()
    table.start()
    table.draw(0)
    LogEntry.objects.filter(table=table.id, version=2).update(payload='{"type":"draw_tile","tile":"nonsense"}')
    table.row.head.delete()
    store.forget_all()
    with pytest.raises(CommandError, match="does not replay"):
        manage("tables", "close", str(table.id))
    assert table.version == 2


@pytest.mark.parametrize(
    "arguments", [("show",), ("close",), ("close", "x"), ("close", "00000000-0000-0000-0000-000000000000"), ("shut",)]
)
def test_what_is_no_table_is_refused(arguments: tuple[str, ...]) -> None:
    with pytest.raises(CommandError):
        manage("tables", *arguments)
