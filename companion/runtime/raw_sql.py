"""SELECT, INSERT and UPDATE of one row with cached SQL. The ORM would cost half of each action's time."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, TypeVar

from django.db import IntegrityError, connection, models

M = TypeVar("M", bound=models.Model)
N = TypeVar("N", bound=models.Model)


class Statement(NamedTuple):
    """A statement for `execute`. `inserts`: it must add a row."""

    sql: str
    parameters: list[Any]
    inserts: bool = False


def find(model: type[M], *, lock: bool = False, **conditions: Any) -> M | None:
    """Return the row with these values, or None. Names and values are as in `insertion`.

    `lock`: no other transaction changes the row until this one ends.
    """
    row = _row(_select_sql(model, tuple(conditions), lock), model, conditions)
    return _instance(model, row) if row else None


def find_pair(model: type[M], other: type[N], on: tuple[str, ...], **conditions: Any) -> tuple[M, N] | None:
    """Return the row with these values and the row of `other` with equal columns `on`, or None if either is missing."""
    row = _row(_pair_sql(model, other, on, tuple(conditions)), model, conditions)
    if row is None:
        return None
    width = len(model._meta.concrete_fields)
    return _instance(model, row[:width]), _instance(other, row[width:])


def insertion(model: type[models.Model], **values: Any) -> Statement:
    """Return a statement that inserts a row.

    Names are the attributes of the columns (`table_id`), values as the model's fields take them.
    """
    names = tuple(values)
    return Statement(_insert_sql(model, names), _adapted(model, values), inserts=True)


def change(model: type[models.Model], key: Any, **values: Any) -> Statement:
    """Return a statement that updates the row with this primary key."""
    names = tuple(values)
    return Statement(_update_sql(model, names), [*_adapted(model, values), *_adapted(model, {"pk": key})])


def execute(*statements: Statement) -> None:
    """Execute the statements in order, on PostgreSQL in one round trip.

    :raises IntegrityError: a row to insert has an existing key; the caller rolls the others back. The check is made
        here because PostgreSQL would log a refused statement with all its values.
    """
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            sql = "; ".join(statement.sql for statement in statements)
            cursor.execute(sql, [value for statement in statements for value in statement.parameters])
            for statement in statements:
                _check_inserted(statement, cursor.rowcount)
                cursor.nextset()
        else:
            for statement in statements:
                cursor.execute(statement.sql, statement.parameters)
                _check_inserted(statement, cursor.rowcount)


def insert(*rows: models.Model) -> None:
    """Insert new rows that have their primary keys, on PostgreSQL in one round trip.

    :raises IntegrityError: see `execute`.
    """
    statements = []
    for row in rows:
        fields = row._meta.concrete_fields
        values = {field.attname: field.pre_save(row, add=True) for field in fields}
        statements.append(insertion(type(row), **values))
    execute(*statements)
    for row in rows:
        row._state.adding, row._state.db = False, connection.alias


def _check_inserted(statement: Statement, rows: int) -> None:
    if statement.inserts and rows == 0:
        raise IntegrityError("a row with this key is there already")


def _row(sql: str, model: type[models.Model], conditions: dict[str, Any]) -> tuple[Any, ...] | None:
    with connection.cursor() as cursor:
        cursor.execute(sql, _adapted(model, conditions))
        row: tuple[Any, ...] | None = cursor.fetchone()
    return row


def _instance(model: type[M], row: tuple[Any, ...]) -> M:
    values = list(row)
    for index, convert, expression in _converters(model):
        values[index] = convert(values[index], expression, connection)
    return model.from_db(connection.alias, [field.attname for field in model._meta.concrete_fields], values)


@cache
def _select_sql(model: type[models.Model], names: tuple[str, ...], lock: bool) -> str:
    locked = " FOR UPDATE" if lock and connection.features.has_select_for_update else ""
    return f"SELECT {_columns(model)} FROM {_table(model)} WHERE {_conditions(model, names)}{locked}"  # noqa: S608  names of the model


@cache
def _pair_sql(model: type[models.Model], other: type[models.Model], on: tuple[str, ...], names: tuple[str, ...]) -> str:
    joined = " AND ".join(f"{_column(model, name)} = {_column(other, name)}" for name in on)
    columns = f"{_columns(model)}, {_columns(other)}"
    return f"SELECT {columns} FROM {_table(model)} JOIN {_table(other)} ON {joined} WHERE {_conditions(model, names)}"  # noqa: S608  names of the models


@cache
def _converters(model: type[models.Model]) -> tuple[tuple[int, Callable[..., Any], Any], ...]:
    """Return (index, converter, column expression) for each column whose value the database converts."""
    columns = enumerate(field.get_col(model._meta.db_table) for field in model._meta.concrete_fields)
    return tuple(
        (index, convert, column)
        for index, column in columns
        for convert in (*connection.ops.get_db_converters(column), *column.get_db_converters(connection))
    )


@cache
def _insert_sql(model: type[models.Model], names: tuple[str, ...]) -> str:
    columns = ", ".join(_quoted(_field(model, name).column) for name in names)
    values = ", ".join(["%s"] * len(names))
    return f"INSERT INTO {_table(model)} ({columns}) VALUES ({values}) ON CONFLICT DO NOTHING"  # noqa: S608  names of the model


@cache
def _update_sql(model: type[models.Model], names: tuple[str, ...]) -> str:
    changes = ", ".join(f"{_quoted(_field(model, name).column)} = %s" for name in names)
    return f"UPDATE {_table(model)} SET {changes} WHERE {_conditions(model, ('pk',))}"  # noqa: S608  names of the model


@cache
def _field(model: type[models.Model], name: str) -> Any:
    if name == "pk":
        return model._meta.pk
    return next(field for field in model._meta.concrete_fields if field.attname == name)


def _columns(model: type[models.Model]) -> str:
    return ", ".join(_column(model, field.attname) for field in model._meta.concrete_fields)


def _conditions(model: type[models.Model], names: tuple[str, ...]) -> str:
    return " AND ".join(f"{_column(model, name)} = %s" for name in names)


def _column(model: type[models.Model], name: str) -> str:
    return f"{_table(model)}.{_quoted(_field(model, name).column)}"


def _table(model: type[models.Model]) -> str:
    return _quoted(model._meta.db_table)


def _quoted(name: str) -> str:
    return connection.ops.quote_name(name)


def _adapted(model: type[models.Model], values: dict[str, Any]) -> list[Any]:
    return [_field(model, name).get_db_prep_save(value, connection) for name, value in values.items()]
