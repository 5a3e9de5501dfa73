"""The database connection of a thread."""

from django.db import close_old_connections, connection


def give_back_connection() -> None:
    """Return the thread's connection to PostgreSQL's pool before it waits for something else; another query takes one
    again. The pool is small, and sockets and other requests share it.

    Nothing changes inside a transaction, which needs its connection, and on SQLite.
    """
    if not connection.in_atomic_block:
        close_old_connections()
