"""JSON Merge Patch (RFC 7396): the difference between two documents, and its application."""

from typing import Any

Document = dict[str, Any]
Compared = dict[tuple[int, int], Document]
"""Differences of pairs of objects, by their `id`s."""


def merge_diff(old: Document, new: Document, compared: Compared | None = None) -> Document:
    """Return the patch that turns `old` into `new`. Neither may hold None as a value: in a patch None deletes a key.

    Calls for documents that share parts may share `compared`, while all of them are kept: a pair of parts that two of
    them have is compared once, and the patches share the difference.

    >>> merge_diff({"a": 1, "b": {"c": 2}}, {"b": {"c": 3}})
    {'a': None, 'b': {'c': 3}}
    """
    compared = {} if compared is None else compared
    patch: Document = {key: None for key in old if key not in new}
    for key, value in new.items():
        old_value = old.get(key)
        if old_value is value:
            continue
        if isinstance(old_value, dict) and isinstance(value, dict):
            pair = id(old_value), id(value)
            if pair not in compared:
                compared[pair] = {} if old_value == value else merge_diff(old_value, value, compared)
            if compared[pair]:
                patch[key] = compared[pair]
        elif old_value != value:
            patch[key] = value
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
