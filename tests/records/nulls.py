"""Nulls in records: a member that is null is one that was left out."""

from collections.abc import Collection
from typing import Any


def without_nulls(value: Any, kept: Collection[str] = ()) -> Any:
    """Return JSON-like data without members that are null. `kept`: members whose null says something.

    Nulls in lists stay: each stands for something that is not there.

    >>> without_nulls({"active": None, "points": None, "stacks": {"c01": [None]}}, ("active",))
    {'active': None, 'stacks': {'c01': [None]}}
    """
    if isinstance(value, dict):
        return {key: without_nulls(member, kept) for key, member in value.items() if member is not None or key in kept}
    return [without_nulls(item, kept) for item in value] if isinstance(value, list) else value
