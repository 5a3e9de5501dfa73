"""A database connection that breaks."""

import psycopg
from django.db import InterfaceError, connection


def lose_connection() -> None:
    """Terminate this thread's connection from outside and use it."""
    if connection.vendor != "postgresql":
        raise InterfaceError("connection already closed")
    test_connection = connection.connection
    with psycopg.connect(test_connection.info.dsn, autocommit=True) as other:
        other.execute("SELECT pg_terminate_backend(%s)", [test_connection.info.backend_pid])
    with connection.wrap_database_errors:
        test_connection.execute("SELECT 1")
