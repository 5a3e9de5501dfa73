"""SELECT, INSERT and UPDATE of one row with cached SQL. The ORM would cost half of each action's time."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any, NamedTuple, TypeVar

import msgspec
from django.db import DEFAULT_DB_ALIAS, IntegrityError, connection, connections, models, transaction

M = TypeVar("M", bound=models.Model)
N = TypeVar("N", bound=models.Model)
Row = tuple[Any, ...]
PLAIN = (models.CharField, models.TextField, models.IntegerField, models.BooleanField, models.BinaryField)
"""Fields whose values are the database's own."""
IGNORED = " ON CONFLICT DO NOTHING"
_batch: ContextVar[list[tuple[str, list[Any]]] | None] = ContextVar("batch", default=None)
"""Statements of `execute_together` with their parameters."""


class NeedsLock(IntegrityError):
    """Nothing was written: a row is no longer as it was read or locked by somebody else, or one write is not enough."""


class Statement(NamedTuple):
    """A statement for `execute`. `inserts`: it must add a row."""

    sql: str
    parameters: list[Any]
    inserts: bool = False


def find(model: type[M], *, lock: bool = False, **conditions: Any) -> M | None:
    """Return the row with these values, or None. Names and values are as in `build_insertion`.

    `lock`: no other transaction changes the row until this one ends.
    """
    row = _fetch_row(_select_sql(model, tuple(conditions), lock), _adapt_values(model, conditions))
    return _build_instance(model, row) if row else None


def find_pair(model: type[M], other: type[N], on: tuple[str, ...], **conditions: Any) -> tuple[M, N] | None:
    """Return the row with these values and the row of `other` with equal columns `on`, or None if either is missing."""
    row = _fetch_row(_build_pair_sql(model, other, on, tuple(conditions)), _adapt_values(model, conditions))
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


def change(model: type[models.Model], key: Any, conditions: dict[str, Any] | None = None, **values: Any) -> Statement:
    """Return the statement that updates these `values` of the row with primary key `key`.

    With `conditions` it changes the row only if its fields have these values and no other transaction has locked it.
    It does not wait for that lock.
    """
    skips_locked = conditions is not None and connection.features.has_select_for_update_skip_locked
    conditions = {"pk": key, **(conditions or {})}
    sql = _update_sql(model, tuple(values), tuple(conditions), skips_locked)
    return Statement(sql, [*_adapt_values(model, values), *_adapt_values(model, conditions)])


def unless_exists(statement: Statement, model: type[models.Model], **conditions: Any) -> Statement:
    """Return the update with the further condition that `model` has no row with these values."""
    sql = _unless_exists_sql(statement.sql, model, tuple(conditions))
    return Statement(sql, [*statement.parameters, *_adapt_values(model, conditions)])


def execute(*statements: Statement) -> None:
    """Execute statements, one after the other.

    :raises IntegrityError: a row to insert has an existing key; the caller rolls the others back. The check is made
        here because PostgreSQL would log a refused statement with all its values.
    """
    with _open_cursor() as cursor:
        for sql, parameters, inserts in statements:
            cursor.execute(sql, parameters)
            if inserts and not cursor.rowcount:
                raise IntegrityError("a row with this key is there already")


def execute_if_first(first: Statement, *others: Statement) -> None:
    """Execute `first`, and if it changes a row the others: all or nothing.

    On PostgreSQL one round trip, also without a transaction. The statements must touch different rows.

    :raises NeedsLock: `first` changes no row.
    :raises IntegrityError: a row to insert has an existing key; the caller rolls its transaction back.
    """
    if connection.vendor == "postgresql":
        chained = _chain_sql(first.sql, tuple(statement.sql for statement in others))
        parameters = [value for statement in (first, *others) for value in statement.parameters]
        if (batch := _batch.get()) is not None:
            batch.append((chained, parameters))
            return
        row = _fetch_row(chained, parameters)
        has_changed = row and row[0]
    else:
        with transaction.atomic(savepoint=False):
            with _open_cursor() as cursor:
                cursor.execute(first.sql, first.parameters)
                has_changed = cursor.rowcount
            if has_changed:
                execute(*others)
    if not has_changed:
        raise NeedsLock


@contextmanager
def execute_together() -> Iterator[None]:
    """Run the block in a transaction. PostgreSQL gets what `execute_if_first` is to execute in it at its end, in one
    round trip.

    :raises NeedsLock: then a first statement has changed no row. Nothing is written.
    """
    with transaction.atomic():
        batch: list[tuple[str, list[Any]]] = []
        token = _batch.set(batch)
        try:
            yield
        finally:
            _batch.reset(token)
        if not batch:
            return
        cursors = [_open_cursor() for _ in batch]
        with connection.wrap_database_errors, connection.connection.pipeline():
            for cursor, statement in zip(cursors, batch, strict=True):
                cursor.execute(*statement)
        if not all(cursor.fetchone()[0] for cursor in cursors):
            raise NeedsLock


def insert(*rows: models.Model) -> None:
    """Insert new rows that have their primary keys.

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


class _SqliteCursor(sqlite3.Cursor):
    """Cursor that takes `%s` placeholders. Django's own converts them each time a statement is executed."""

    def execute(self, sql: str, parameters: Any = ()) -> "_SqliteCursor":
        return super().execute(_convert_placeholders(sql), parameters)


@cache
def _convert_placeholders(sql: str) -> str:
    return sql.replace("%s", "?")


def _open_cursor() -> Any:
    """Return a cursor that prepares each statement once per connection, with Django's wrappers."""
    database: Any = connections[DEFAULT_DB_ALIAS]  # `connection` would look it up for each attribute
    database.close_if_health_check_failed()
    database.ensure_connection()
    driver = database.connection
    if database.vendor == "postgresql":
        return database._prepare_cursor(database.Database.Cursor(driver))
    return database._prepare_cursor(driver.cursor(_SqliteCursor))


def _fetch_row(sql: str, parameters: list[Any]) -> Row | None:
    with _open_cursor() as cursor:
        cursor.execute(sql, parameters)
        row: Row | None = cursor.fetchone()
    return row


@cache
def _chain_sql(first: str, others: tuple[str, ...]) -> str:
    """Return one statement of PostgreSQL that executes all, the others if the first changes a row, and counts rows.

    The parts are executed in the order in which they are counted.
    """
    after_first = "WHERE EXISTS (SELECT FROM part_0) AND"
    chained = [first, *(sql.removesuffix(IGNORED).replace("WHERE", after_first, 1) for sql in others)]
    parts = ", ".join(f"part_{number} AS ({sql} RETURNING 1)" for number, sql in enumerate(chained))
    return f"WITH {parts} SELECT " + ", ".join(f"(SELECT count(*) FROM part_{n})" for n in range(len(chained)))  # noqa: S608


def _build_instance(model: type[M], row: Row) -> M:
    values = list(row)
    for index, convert in _list_converters(model):
        values[index] = convert(values[index])
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
def _list_converters(model: type[models.Model]) -> tuple[tuple[int, Callable[[Any], Any]], ...]:
    """Return (index, converter) for each column whose value the database converts."""
    columns = enumerate(field.get_col(model._meta.db_table) for field in model._meta.concrete_fields)
    return tuple(
        (index, _find_converter(column, convert))
        for index, column in columns
        for convert in (*connection.ops.get_db_converters(column), *column.get_db_converters(connection))
    )


def _find_converter(column: Any, convert: Callable[..., Any]) -> Callable[[Any], Any]:
    """Return a converter of values. Ids and times of a row come again with each action; JSON could be changed."""
    if isinstance(column.target, models.JSONField):
        return lambda text: None if text is None else msgspec.json.decode(text)
    return lru_cache(1024)(lambda value: convert(value, column, connection))


@cache
def _insert_sql(model: type[models.Model], names: tuple[str, ...]) -> str:
    columns = ", ".join(_quote(_find_field(model, name).column) for name in names)
    values = ", ".join(["%s"] * len(names))
    return f"INSERT INTO {_name_table(model)} ({columns}) SELECT {values} WHERE TRUE{IGNORED}"


@cache
def _update_sql(
    model: type[models.Model], names: tuple[str, ...], conditions: tuple[str, ...], skips_locked: bool
) -> str:
    changes = ", ".join(f"{_quote(_find_field(model, name).column)} = %s" for name in names)
    where = _build_conditions(model, conditions)
    if skips_locked:
        name, key = _name_table(model), _name_column(model, "pk")
        free = f"{key} = (SELECT {key} FROM {name} WHERE {key} = %s FOR NO KEY UPDATE SKIP LOCKED)"  # noqa: S608  names of the model
        where = where.replace(f"{key} = %s", free, 1)
    return f"UPDATE {_name_table(model)} SET {changes} WHERE {where}"  # noqa: S608  names of the model


@cache
def _unless_exists_sql(update: str, model: type[models.Model], names: tuple[str, ...]) -> str:
    return f"{update} AND NOT EXISTS (SELECT 1 FROM {_name_table(model)} WHERE {_build_conditions(model, names)})"  # noqa: S608  names of the model


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
