"""SELECT, INSERT and UPDATE of one row, their SQL formed once: half of what the ORM costs for each action."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from django.db import connection, models

M = TypeVar("M", bound=models.Model)


def find(model: type[M], *, lock: bool = False, **by: Any) -> M | None:
    """The row with these values, None where there is none; names and values as in `insert`. `lock`: nobody else
    changes it until the transaction ends."""
    names = tuple(by)
    with connection.cursor() as cursor:
        cursor.execute(_select_sql(model, names, lock), [_adapted(model, name, by[name]) for name in names])
        row = cursor.fetchone()
    if row is None:
        return None
    values = list(row)
    for index, convert, expression in _converters(model):
        values[index] = convert(values[index], expression, connection)
    return model.from_db(connection.alias, [field.attname for field in model._meta.concrete_fields], values)


def insert(model: type[models.Model], **values: Any) -> None:
    """Insert a row; the names are those of columns' attributes (`table_id`), values as the model's fields take
    them."""
    names = tuple(values)
    _execute(_insert_sql(model, names), [_adapted(model, name, values[name]) for name in names])


def update(model: type[models.Model], key: Any, **values: Any) -> None:
    """Update the row with this primary key."""
    names = tuple(values)
    parameters = [_adapted(model, name, values[name]) for name in names]
    _execute(_update_sql(model, names), [*parameters, _adapted(model, "pk", key)])


def _execute(sql: str, parameters: list[Any]) -> None:
    with connection.cursor() as cursor:
        cursor.execute(sql, parameters)


@cache
def _select_sql(model: type[models.Model], names: tuple[str, ...], lock: bool) -> str:
    columns = ", ".join(_column(model, field.attname) for field in model._meta.concrete_fields)
    those = " AND ".join(f"{_column(model, name)} = %s" for name in names)
    locked = " FOR UPDATE" if lock and connection.features.has_select_for_update else ""
    return f"SELECT {columns} FROM {_quoted(model._meta.db_table)} WHERE {those}{locked}"  # noqa: S608  names of the model


@cache
def _converters(model: type[models.Model]) -> tuple[tuple[int, Callable[..., Any], Any], ...]:
    """What turns columns into values, by the column's index, with the expression that it asks for."""
    columns = enumerate(field.get_col(model._meta.db_table) for field in model._meta.concrete_fields)
    return tuple(
        (index, convert, column)
        for index, column in columns
        for convert in (*connection.ops.get_db_converters(column), *column.get_db_converters(connection))
    )


@cache
def _insert_sql(model: type[models.Model], names: tuple[str, ...]) -> str:
    columns = ", ".join(_column(model, name) for name in names)
    return f"INSERT INTO {_quoted(model._meta.db_table)} ({columns}) VALUES ({', '.join(['%s'] * len(names))})"  # noqa: S608  names of the model


@cache
def _update_sql(model: type[models.Model], names: tuple[str, ...]) -> str:
    changes = ", ".join(f"{_column(model, name)} = %s" for name in names)
    return f"UPDATE {_quoted(model._meta.db_table)} SET {changes} WHERE {_column(model, 'pk')} = %s"  # noqa: S608  names of the model


@cache
def _field(model: type[models.Model], name: str) -> Any:
    if name == "pk":
        return model._meta.pk
    return next(field for field in model._meta.concrete_fields if field.attname == name)


def _column(model: type[models.Model], name: str) -> str:
    return _quoted(_field(model, name).column)


def _quoted(name: str) -> str:
    return connection.ops.quote_name(name)


def _adapted(model: type[models.Model], name: str, value: Any) -> Any:
    return _field(model, name).get_db_prep_save(value, connection)
