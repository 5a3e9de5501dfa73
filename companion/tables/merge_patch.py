"""JSON Merge Patch (RFC 7396): the difference between two documents, and its application."""

from functools import cache
from typing import Any, Final

import msgspec
from msgspec import NODEFAULT
from msgspec.structs import astuple, fields

Document = dict[str, Any]
Part = msgspec.Struct | Document
"""A JSON object, given as a struct or as a dict."""
PARTS: Final = (msgspec.Struct, dict)
Compared = dict[tuple[int, int], Any]
"""Differences of pairs of parts, by their `id`s."""


def merge_diff(old: Part, new: Part, compared: Compared | None = None) -> Document:
    """Return the patch that turns the JSON of `old` into that of `new`. Neither may hold None as a value: in a patch
    None deletes a key. The patch shares parts with `new`, and is encoded as they are.

    Calls for documents that share parts may share `compared`, while all of them are kept: a pair of parts that two of
    them have is compared once, and the patches share the difference.

    >>> merge_diff({"a": 1, "b": {"c": 2}}, {"b": {"c": 3}})
    {'a': None, 'b': {'c': 3}}
    """
    if type(old) is not type(new):  # their tags differ as well
        return merge_diff(msgspec.to_builtins(old), msgspec.to_builtins(new))
    compared = {} if compared is None else compared
    patch: Document = {}
    for key, old_value, value in _list_changes(old, new):
        if isinstance(old_value, PARTS) and isinstance(value, PARTS):
            pair = id(old_value), id(value)
            if pair not in compared:
                compared[pair] = merge_diff(old_value, value, compared)
            patch[key] = compared[pair]
        else:
            patch[key] = value
    return patch


def _list_changes(old: Any, new: Any) -> list[tuple[str, Any, Any]]:
    """Return (key, old value, new value) of the fields that differ in two parts of one type. None: it is left out."""
    if isinstance(new, dict):
        removed = [(key, value, None) for key, value in old.items() if key not in new]
        return removed + [
            (key, old_value, value)
            for key, value in new.items()
            if (old_value := old.get(key)) is not value and old_value != value
        ]
    changed = [
        (field, old_value, value)
        for field, old_value, value in zip(_list_defaults(new.__class__), astuple(old), astuple(new), strict=True)
        if old_value is not value and old_value != value
    ]
    return [
        (key, old_value, None if _is_left_out(value, default) else value)
        for (key, default), old_value, value in changed
    ]


def _is_left_out(value: Any, default: Any) -> bool:
    """Return True if msgspec leaves the value out: it is the default itself, or as empty as the default."""
    return value is default or (not value and bool(value == default))


@cache
def _list_defaults(kind: type[msgspec.Struct]) -> tuple[tuple[str, Any], ...]:
    """Return (name in JSON, value with which it is left out) of each field. NODEFAULT: it is never left out."""
    if not kind.__struct_config__.omit_defaults:
        return tuple((name, NODEFAULT) for name in kind.__struct_encode_fields__)
    return tuple(
        (field.encode_name, field.default if field.default_factory is NODEFAULT else field.default_factory())
        for field in fields(kind)
    )


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
