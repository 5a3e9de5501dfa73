"""SELECT, INSERT and UPDATE of one row with cached SQL. The ORM would cost half of each action's time."""

from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple, TypeVar

import msgspec
from django.db import DEFAULT_DB_ALIAS, IntegrityError, connection, connections, models

M = TypeVar("M", bound=models.Model)
N = TypeVar("N", bound=models.Model)
Row = tuple[Any, ...]
PLAIN = (models.CharField, models.TextField, models.IntegerField, models.BooleanField)
"""Fields whose values are the database's own."""


class Statement(NamedTuple):
    """A statement for `execute`. `inserts`: it must add a row."""

    sql: str
    parameters: list[Any]
    inserts: bool = False


def find(model: type[M], *, lock: bool = False, **conditions: Any) -> M | None:
    """Return the row with these values, or None. Names and values are as in `build_insertion`.

    `lock`: no other transaction changes the row until this one ends.
    """
    (row,) = _fetch_rows(_build_selection(model, conditions, lock))
    return _build_instance(model, row) if row else None


def find_with(
    model: type[M], conditions: dict[str, Any], other: type[models.Model], other_conditions: dict[str, Any]
) -> tuple[M | None, bool]:
    """Lock the row of `model` with these values, then tell whether `other` has one with its own; on PostgreSQL in one
    round trip.

    The second statement begins once the first has the lock, so it sees what its last holder committed.
    """
    row, other_row = _fetch_rows(
        _build_selection(model, conditions, lock=True), _build_selection(other, other_conditions)
    )
    return _build_instance(model, row) if row else None, other_row is not None


def find_pair(model: type[M], other: type[N], on: tuple[str, ...], **conditions: Any) -> tuple[M, N] | None:
    """Return the row with these values and the row of `other` with equal columns `on`, or None if either is missing."""
    sql = _build_pair_sql(model, other, on, tuple(conditions))
    (row,) = _fetch_rows(Statement(sql, _adapt_values(model, conditions)))
    if row is None:
        return None
    width = len(model._meta.concrete_fields)
    return _build_instance(model, row[:width]), _build_instance(other, row[width:])


def build_insertion(model: type[models.Model], **values: Any) -> Statement:
    """Return a statement that inserts a row.

    Names are the attributes of the columns (`table_id`), values as the model's fields take them. JSON columns take
    whatever msgspec encodes.
    """
    names = tuple(values)
    return Statement(_insert_sql(model, names), _adapt_values(model, values), inserts=True)


def change(model: type[models.Model], key: Any, **values: Any) -> Statement:
    """Return a statement that updates the row with this primary key."""
    names = tuple(values)
    return Statement(_update_sql(model, names), [*_adapt_values(model, values), *_adapt_values(model, {"pk": key})])


def execute(*statements: Statement) -> None:
    """Execute the statements in order, on PostgreSQL in one round trip.

    :raises IntegrityError: a row to insert has an existing key; the caller rolls the others back. The check is made
        here because PostgreSQL would log a refused statement with all its values.
    """
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            _execute_together(cursor, statements)
            for statement in statements:
                _check_inserted(statement, cursor.rowcount)
                cursor.nextset()
        else:
            for statement in statements:
                cursor.execute(statement.sql, statement.parameters)
                _check_inserted(statement, cursor.rowcount)


def _execute_together(cursor: Any, statements: Sequence[Statement]) -> None:
    sql = "; ".join(statement.sql for statement in statements)
    cursor.execute(sql, [value for statement in statements for value in statement.parameters])


def insert(*rows: models.Model) -> None:
    """Insert new rows that have their primary keys, on PostgreSQL in one round trip.

    :raises IntegrityError: see `execute`.
    """
    statements = []
    for row in rows:
        fields = row._meta.concrete_fields
        values = {field.attname: field.pre_save(row, add=True) for field in fields}
        statements.append(build_insertion(type(row), **values))
    execute(*statements)
    for row in rows:
        row._state.adding, row._state.db = False, connection.alias


def _check_inserted(statement: Statement, rows: int) -> None:
    if statement.inserts and rows == 0:
        raise IntegrityError("a row with this key is there already")


def _build_selection(model: type[models.Model], conditions: dict[str, Any], lock: bool = False) -> Statement:
    return Statement(_select_sql(model, tuple(conditions), lock), _adapt_values(model, conditions))


def _fetch_rows(*statements: Statement) -> list[Row | None]:
    """Execute the queries in order, on PostgreSQL in one round trip, and return the first row of each."""
    rows: list[Row | None] = []
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            _execute_together(cursor, statements)
            for _ in statements:
                rows.append(cursor.fetchone())
                cursor.nextset()
        else:
            for statement in statements:
                cursor.execute(statement.sql, statement.parameters)
                rows.append(cursor.fetchone())
    return rows


def _build_instance(model: type[M], row: Row) -> M:
    values, database = list(row), connections[DEFAULT_DB_ALIAS]
    for index, convert, expression in _list_converters(model):
        values[index] = convert(values[index], expression, database)
    return model.from_db(DEFAULT_DB_ALIAS, _list_names(model), values)


@cache
def _list_names(model: type[models.Model]) -> list[str]:
    return [field.attname for field in model._meta.concrete_fields]


@cache
def _select_sql(model: type[models.Model], names: tuple[str, ...], lock: bool) -> str:
    locked = " FOR UPDATE" if lock and connection.features.has_select_for_update else ""
    return f"SELECT {_list_columns(model)} FROM {_name_table(model)} WHERE {_build_conditions(model, names)}{locked}"  # noqa: S608  names of the model


@cache
def _build_pair_sql(
    model: type[models.Model], other: type[models.Model], on: tuple[str, ...], names: tuple[str, ...]
) -> str:
    joined = " AND ".join(f"{_name_column(model, name)} = {_name_column(other, name)}" for name in on)
    columns = f"{_list_columns(model)}, {_list_columns(other)}"
    tables = f"{_name_table(model)} JOIN {_name_table(other)}"
    return f"SELECT {columns} FROM {tables} ON {joined} WHERE {_build_conditions(model, names)}"  # noqa: S608  names of the models


@cache
def _list_converters(model: type[models.Model]) -> tuple[tuple[int, Callable[..., Any], Any], ...]:
    """Return (index, converter, column expression) for each column whose value the database converts."""
    columns = enumerate(field.get_col(model._meta.db_table) for field in model._meta.concrete_fields)
    return tuple(
        (index, convert, column)
        for index, column in columns
        for convert in (*connection.ops.get_db_converters(column), *column.get_db_converters(connection))
    )


@cache
def _insert_sql(model: type[models.Model], names: tuple[str, ...]) -> str:
    columns = ", ".join(_quote(_find_field(model, name).column) for name in names)
    values = ", ".join(["%s"] * len(names))
    return f"INSERT INTO {_name_table(model)} ({columns}) VALUES ({values}) ON CONFLICT DO NOTHING"  # noqa: S608  names of the model


@cache
def _update_sql(model: type[models.Model], names: tuple[str, ...]) -> str:
    changes = ", ".join(f"{_quote(_find_field(model, name).column)} = %s" for name in names)
    return f"UPDATE {_name_table(model)} SET {changes} WHERE {_build_conditions(model, ('pk',))}"  # noqa: S608  names of the model


@cache
def _find_field(model: type[models.Model], name: str) -> Any:
    if name == "pk":
        return model._meta.pk
    return next(field for field in model._meta.concrete_fields if field.attname == name)


def _list_columns(model: type[models.Model]) -> str:
    return ", ".join(_name_column(model, field.attname) for field in model._meta.concrete_fields)


def _build_conditions(model: type[models.Model], names: tuple[str, ...]) -> str:
    return " AND ".join(f"{_name_column(model, name)} = %s" for name in names)


def _name_column(model: type[models.Model], name: str) -> str:
    return f"{_name_table(model)}.{_quote(_find_field(model, name).column)}"


def _name_table(model: type[models.Model]) -> str:
    return _quote(model._meta.db_table)


def _quote(name: str) -> str:
    return connection.ops.quote_name(name)


def _adapt_values(model: type[models.Model], values: dict[str, Any]) -> list[Any]:
    return [
        value if adapt is None or value is None else adapt(value)
        for value, adapt in zip(values.values(), _list_adapters(model, tuple(values)), strict=True)
    ]


@cache
def _list_adapters(model: type[models.Model], names: tuple[str, ...]) -> tuple[Callable[[Any], Any] | None, ...]:
    """Return for each column what makes a value one of the database; None where every driver takes it as it is."""
    return tuple(_find_adapter(_find_field(model, name)) for name in names)


def _find_adapter(column: Any) -> Callable[[Any], Any] | None:
    if column.remote_field:
        return _find_adapter(column.target_field)
    if isinstance(column, models.JSONField):
        return lambda value: msgspec.json.encode(value).decode()
    if isinstance(column, models.DateTimeField):
        return connection.ops.adapt_datetimefield_value
    if isinstance(column, models.UUIDField):
        return None if connection.features.has_native_uuid_field else attrgetter("hex")
    return None if isinstance(column, PLAIN) else lambda value: column.get_db_prep_save(value, connection)
