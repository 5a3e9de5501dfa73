"""JSON Schemas of structs that match the server's answers exactly."""

import re
from collections.abc import Iterable
from inspect import cleandoc
from typing import Any, get_origin

import msgspec
from msgspec.inspect import StructType, multi_type_info, type_info

from companion.api.field_notes import with_field_notes

OF_OBJECTS = re.compile(r"_dict_str__typing\.Any__$")
"""Suffix that msgspec appends to the name of a struct with untyped objects."""


def exact(schema: Any) -> Any:
    """Return the schema without additional fields and without null, because empty fields are left out."""
    if isinstance(schema, list):
        return [exact(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    exact_schema = {key: exact(value) for key, value in schema.items()}
    if "properties" in exact_schema:
        exact_schema.setdefault("additionalProperties", False)
    options = [option for option in exact_schema.get("anyOf", ()) if option != {"type": "null"}]
    if "anyOf" in exact_schema and len(options) < len(exact_schema["anyOf"]):
        del exact_schema["anyOf"], exact_schema["default"]
        exact_schema |= options[0] if len(options) == 1 else {"anyOf": options}
    return exact_schema


def described(schema: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of a struct with the docstring's notes on fields moved to their properties."""
    if isinstance(schema.get("description"), str):
        return with_field_notes({**schema, "description": cleandoc(schema["description"])})
    return schema


def exact_component(schema: dict[str, Any], kind: type[msgspec.Struct] | None, *, sent: bool) -> dict[str, Any]:
    """Return the schema of one struct.

    `sent`: the server answers with it, so fields that it never leaves out are required. Otherwise a phone sends it, and
    may leave out what has a default.
    """
    schema = described(schema)
    if kind is None or not sent:
        return schema
    if kind.__struct_config__.omit_defaults:
        return dict(exact(schema))
    return {**schema, "required": [*_always_sent(kind)]}


def _always_sent(kind: type[msgspec.Struct]) -> Iterable[str]:
    """Yield the names that a struct with defaults always sends: its tag, and each field that cannot be unset."""
    info = type_info(kind)
    assert isinstance(info, StructType)
    if info.tag_field:
        yield info.tag_field
    for field in info.fields:
        defaults = (field.default, field.default_factory)
        if field.required or any(default is not msgspec.NODEFAULT for default in defaults):
            yield field.encode_name


def with_plain_names(value: Any) -> Any:
    """Return a schema in which structs with untyped objects have the names of the code."""
    if isinstance(value, dict):
        return {OF_OBJECTS.sub("", key): with_plain_names(part) for key, part in value.items()}
    if isinstance(value, list):
        return [with_plain_names(part) for part in value]
    return OF_OBJECTS.sub("", value) if isinstance(value, str) else value


def structs_of(kinds: Iterable[Any]) -> dict[str, type[msgspec.Struct]]:
    """Return every struct that these types contain, by name."""
    structs_by_name: dict[str, type[msgspec.Struct]] = {}
    waiting: list[Any] = list(multi_type_info(kinds))
    while waiting:
        kind_info = waiting.pop()
        if isinstance(kind_info, StructType):
            kind = get_origin(kind_info.cls) or kind_info.cls
            if kind.__name__ in structs_by_name:
                continue
            structs_by_name[kind.__name__] = kind
            waiting += [field.type for field in kind_info.fields]
        elif isinstance(kind_info, msgspec.inspect.Type):
            parts = (getattr(kind_info, name) for name in kind_info.__struct_fields__)
            for part in parts:
                waiting += part if isinstance(part, tuple) else [part]
    return structs_by_name
