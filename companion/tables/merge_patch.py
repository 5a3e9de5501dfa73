"""JSON Merge Patch (RFC 7396): the difference between two documents, and its application."""

from typing import Any

Document = dict[str, Any]


def merge_diff(old: Document, new: Document) -> Document:
    """Return the patch that turns `old` into `new`. Neither may hold None as a value: in a patch None deletes a key.

    >>> merge_diff({"a": 1, "b": {"c": 2}}, {"b": {"c": 3}})
    {'a': None, 'b': {'c': 3}}
    """
    patch: Document = {key: None for key in old if key not in new}
    for key, value in new.items():
        old_value = old.get(key)
        if old_value is value or old_value == value:
            continue
        are_objects = isinstance(old_value, dict) and isinstance(value, dict)
        patch[key] = merge_diff(old_value, value) if are_objects else value  # type: ignore[arg-type]
    return patch


def merge_apply(document: Document, patch: Document) -> Document:
    """Return `document` with `patch` applied. Neither is changed.

    >>> merge_apply({"a": 1, "b": {"c": 2}}, {"a": None, "b": {"c": 3}})
    {'b': {'c': 3}}
    """
    merged = dict(document)
    for key, value in patch.items():
        if value is None:
            merged.pop(key, None)
        elif isinstance(value, dict):
            inner = merged.get(key)
            merged[key] = merge_apply(inner if isinstance(inner, dict) else {}, value)
        else:
            merged[key] = value
    return merged
