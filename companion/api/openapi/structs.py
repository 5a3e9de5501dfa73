"""JSON Schemas of structs that match the server's answers exactly."""

from collections.abc import Iterable
from typing import Any, Final, get_origin

import msgspec
from msgspec.inspect import StructType, multi_type_info, type_info

from companion.api.openapi.field_notes import describe_fields

OF_OBJECTS: Final = b"_dict_str__typing.Any__"
"""Suffix that msgspec appends to the name of a struct with untyped objects."""


ONE_LINE: Final = r"(?!\n)"
"""What Python needs behind the `$` of a pattern. In JSON Schema no line break may follow it anyway, and some readers of
schemas know no look-ahead."""


def make_portable(schema: Any) -> Any:
    """Return the schema in words that generators of clients know: no look-ahead, and no schema that is just `false`.

    The length of a tuple stands in `minItems` and `maxItems`.
    """
    if isinstance(schema, list):
        return [make_portable(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    parts = {key: make_portable(part) for key, part in schema.items() if (key, part) != ("items", False)}
    if isinstance(pattern := parts.get("pattern"), str):
        parts["pattern"] = pattern.removesuffix(ONE_LINE)
    return parts


def make_exact(schema: Any) -> Any:
    """Return the schema without additional fields and without null, because empty fields are left out."""
    if isinstance(schema, list):
        return [make_exact(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    exact_schema = {key: make_exact(value) for key, value in schema.items()}
    if "properties" in exact_schema:
        exact_schema.setdefault("additionalProperties", False)
    options = [option for option in exact_schema.get("anyOf", ()) if option != {"type": "null"}]
    if "anyOf" in exact_schema and len(options) < len(exact_schema["anyOf"]):
        del exact_schema["anyOf"]
        exact_schema.pop("default", None)
        exact_schema |= options[0] if len(options) == 1 else {"anyOf": options}
    return exact_schema


def make_component(schema: dict[str, Any], kind: type[msgspec.Struct] | None, *, sent: bool) -> dict[str, Any]:
    """Return the schema of one struct.

    `sent`: the server answers with it, so fields that it never leaves out are required. Otherwise a phone sends it, and
    may leave out what has a default.
    """
    schema = describe_fields(schema)
    if kind is None or not sent:
        return schema
    if kind.__struct_config__.omit_defaults:
        return dict(make_exact(schema))
    return {**schema, "required": [*_list_sent(kind)]}


def _list_sent(kind: type[msgspec.Struct]) -> Iterable[str]:
    """Yield the names that a struct with defaults always sends: its tag, and each field that cannot be unset."""
    info = type_info(kind)
    assert isinstance(info, StructType)
    if info.tag_field:
        yield info.tag_field
    for field in info.fields:
        defaults = (field.default, field.default_factory)
        if field.required or any(default is not msgspec.NODEFAULT for default in defaults):
            yield field.encode_name


def list_structs(kinds: Iterable[Any]) -> dict[str, type[msgspec.Struct]]:
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
            for part in (getattr(kind_info, name) for name in kind_info.__struct_fields__):
                waiting += part if isinstance(part, tuple) else [part]
    return structs_by_name
