"""Database errors that pass."""

from django.db import InterfaceError, OperationalError

CONNECTION_LOST = ("08", "57P")
"""Classes of PostgreSQL's error codes: connection exception, operator intervention. A connection that breaks during an
answer gives no code."""


def is_passing(error: Exception) -> bool:
    """True if a retry may help: a lock was held for too long, or the connection was lost.

    After a lost connection nobody knows whether the transaction was committed. A repeated request finds out by its id.
    """
    if not isinstance(error, OperationalError):
        return isinstance(error, InterfaceError)
    state = getattr(error.__cause__, "sqlstate", "")
    return state is None or state.startswith(CONNECTION_LOST) or "lock" in str(error)
