"""A database without room."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import connection


@contextmanager
def no_room() -> Iterator[None]:
    """Let the database find no room for entries inside the block."""
    if connection.vendor == "sqlite":
        with connection.cursor() as cursor:
            cursor.execute("VACUUM")
            cursor.execute("PRAGMA page_count")
            cursor.execute(f"PRAGMA max_page_count = {cursor.fetchone()[0]}")
            try:
                yield
            finally:
                cursor.execute(f"PRAGMA max_page_count = {2**31}")
        return
    with connection.cursor() as cursor:
        cursor.execute(
            "CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = 'disk_full'; END $$;"
            "CREATE TRIGGER no_room BEFORE INSERT ON tables_logentry FOR EACH ROW EXECUTE FUNCTION no_room()"
        )
        try:
            yield
        finally:
            cursor.execute("DROP FUNCTION no_room CASCADE")
