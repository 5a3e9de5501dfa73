"""Database errors that pass."""

from django.db import InterfaceError, OperationalError

PASSING = ("08", "53", "57P")
"""Classes of PostgreSQL's error codes: connection exception, insufficient resources, operator intervention. A
connection that breaks during an answer gives no code."""


def is_passing(error: BaseException) -> bool:
    """True if a retry may help: a lock was held for too long, the connection was lost, the server has too much to do.

    After a lost connection nobody knows whether the transaction was committed. A repeated request finds out by its id.
    """
    if not isinstance(error, OperationalError):
        return isinstance(error, InterfaceError)
    state = getattr(error.__cause__, "sqlstate", "")
    return state is None or state.startswith(PASSING) or "lock" in str(error)
