"""Hand-written SQL statements read and write the same rows as the ORM."""

from typing import Any
from uuid import uuid4

import pytest
from django.db import connection, models, transaction
from django.test.utils import CaptureQueriesContext

from companion.runtime.raw_sql import find, find_pair
from companion.tables.models import HeadState, LogEntry, Table
from tests.tables.played import PlayedTable

pytestmark = pytest.mark.django_db(transaction=True)


def values(row: models.Model) -> dict[str, Any]:
    return {field.attname: getattr(row, field.attname) for field in row._meta.concrete_fields}


def test_a_row_is_read_as_by_the_orm() -> None:
    table = PlayedTable()
    table.start()
    table.enter(30)
    for model, by in (
        (Table, {"id": table.id}),
        (HeadState, {"table_id": table.id, "version": 30}),
        (LogEntry, {"table_id": table.id, "version": 17}),
    ):
        row, expected = find(model, **by), model.objects.get(**by)
        assert row is not None
        assert values(row) == values(expected)
        assert not row._state.adding


def test_two_joined_rows_are_read_in_one_query() -> None:
    table = PlayedTable()
    table.start()
    table.enter(12)
    pair = find_pair(HeadState, LogEntry, on=("table_id", "version"), table_id=table.id, version=12)
    assert pair is not None
    expected = (HeadState.objects.get(table=table.id), LogEntry.objects.get(table=table.id, version=12))
    assert list(map(values, pair)) == list(map(values, expected))
    assert find_pair(HeadState, LogEntry, on=("table_id", "version"), table_id=table.id, version=11) is None


def test_a_missing_row_is_not_found() -> None:
    table = PlayedTable()
    assert find(Table, id=uuid4()) is None
    assert find(HeadState, table_id=table.id, version=1) is None


def test_a_row_is_locked_and_saved() -> None:
    table = PlayedTable()
    with CaptureQueriesContext(connection) as queries, transaction.atomic():
        row = find(Table, id=table.id, lock=True)
        assert row is not None
        row.locked = True
        row.save()
    assert table.row.locked
    locking = [query["sql"] for query in queries if query["sql"].endswith("FOR UPDATE")]
    assert len(locking) == connection.features.has_select_for_update


@pytest.mark.portable  # only there
def test_postgresql_compresses_states_of_head_rows_by_lz4() -> None:
    if connection.vendor != "postgresql":
        pytest.skip("SQLite compresses nothing")
    table = HeadState._meta.db_table
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT attcompression FROM pg_attribute WHERE attrelid = %s::regclass AND attname = 'state'", [table]
        )
        assert cursor.fetchone() == ("l",)
