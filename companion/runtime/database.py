"""What the database cannot do just now."""

from django.db import InterfaceError, OperationalError

CONNECTION_LOST = ("08", "57P")
"""Classes of PostgreSQL's codes: connection exception, operator intervention. Where the line ended in mid-sentence
there is no code."""


def is_passing(error: Exception) -> bool:
    """Whether asking again may help: somebody holds what was wanted, or the connection was lost. In the latter case
    nobody knows whether a transaction was committed; a request that is said again under its id finds out."""
    if not isinstance(error, OperationalError):
        return isinstance(error, InterfaceError)
    state = getattr(error.__cause__, "sqlstate", "")
    return state is None or state.startswith(CONNECTION_LOST) or "lock" in str(error)
