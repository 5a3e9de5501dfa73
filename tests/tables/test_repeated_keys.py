"""An existing key is refused without a failing statement: PostgreSQL would log that statement with all its values."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from django.db import DatabaseError, connection

from companion import errors
from companion.archive.errors import AnotherTable
from companion.archive.imports import import_finished_table
from companion.people.devices import create_device
from companion.tables import codes
from companion.tables.models import Seat, SeatPass, Table
from companion.tables.services import seating
from tests.history.files import encode, short_file
from tests.tables.played import PlayedTable

pytestmark = pytest.mark.django_db(transaction=True)
Run = Callable[..., Any]


@pytest.fixture
def refused() -> Iterator[list[DatabaseError]]:
    errors_seen: list[DatabaseError] = []

    def watch(run: Run, *statement: Any) -> Any:
        try:
            return run(*statement)
        except DatabaseError as error:
            errors_seen.append(error)
            raise

    with connection.execute_wrapper(watch):
        yield errors_seen


def test_a_reused_client_id_is_refused_without_a_failing_statement(refused: list[DatabaseError]) -> None:
    table = PlayedTable()
    table.start()
    table.draw(0, "E", id="a")
    table.undo(0)
    before = table.document()
    with pytest.raises(errors.DuplicateId):
        table.draw(0, "U", id="a")
    assert (table.version, table.document(), refused) == (3, before, [])
    table.check()


def test_a_repeated_request_has_no_failing_statement(refused: list[DatabaseError]) -> None:
    table = PlayedTable()
    table.start()
    table.draw(0, "E", id="a")
    table.undo(0)
    assert table.draw(0, "E", id="a") == 2
    assert (table.version, refused) == (3, [])


def test_used_codes_are_skipped_without_a_failing_statement(
    monkeypatch: pytest.MonkeyPatch, refused: list[DatabaseError]
) -> None:
    drawn = iter(["AAAAAA", "CCCCCC", "CCCCCC", "BBBBBB", "AAAAAA", "DDDDDD"])  # to play, to watch
    monkeypatch.setattr(codes, "draw_code", lambda _: next(drawn))
    first, second = PlayedTable(seats=1), PlayedTable(seats=1)
    table_codes = (first.code, first.row.watch_code, second.code, second.row.watch_code)
    assert table_codes == ("AAAAAA", "CCCCCC", "BBBBBB", "DDDDDD")
    drawn = iter(["SSSSSS", "SSSSSS", "TTTTTT"])
    passes = [seating.create_seat_pass(table.host, table.id, table.seats[0]) for table in (first, second)]
    assert [seat_pass.code for seat_pass in passes] == ["SSSSSS", "TTTTTT"]
    assert set(SeatPass.objects.values_list("pk", flat=True)) == {seat_pass.pk for seat_pass in passes}
    assert refused == []


def test_a_file_with_seats_of_another_table_is_refused_without_a_failing_statement(
    refused: list[DatabaseError],
) -> None:
    device, _ = create_device()
    first, second = short_file(), short_file()
    second["seats"][1]["id"] = first["seats"][1]["id"]
    import_finished_table(device, encode(first))
    seats = list(Seat.objects.values())
    with pytest.raises(AnotherTable):
        import_finished_table(device, encode(second))
    assert (Table.objects.count(), list(Seat.objects.values()), refused) == (1, seats, [])
