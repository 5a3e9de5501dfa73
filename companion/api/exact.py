"""Makes the JSON Schema of structs as exact as what is really sent."""

from collections.abc import Iterable
from inspect import cleandoc
from typing import Any

import msgspec
from msgspec.inspect import StructType, multi_type_info


def exact(schema: Any) -> Any:
    """Return the schema of what is really sent: no other fields, and no null, since what is empty is left out."""
    if isinstance(schema, list):
        return [exact(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    told = {key: exact(value) for key, value in schema.items()}
    if isinstance(told.get("description"), str):
        told["description"] = cleandoc(told["description"])
    if "properties" in told:
        told.setdefault("additionalProperties", False)
    options = [option for option in told.get("anyOf", ()) if option != {"type": "null"}]
    if "anyOf" in told and len(options) < len(told["anyOf"]):
        del told["anyOf"], told["default"]
        told |= options[0] if len(options) == 1 else {"anyOf": options}
    return told


def exact_component(schema: dict[str, Any], kind: type[msgspec.Struct] | None, *, sent: bool) -> dict[str, Any]:
    """Return the schema of one struct. `sent`: the server answers with it, so fields that it never leaves out are
    required; else a phone sends it, which may leave out what has a default."""
    if kind is None or not sent:
        return schema
    if kind.__struct_config__.omit_defaults:
        return dict(exact(schema))
    optional = {field.encode_name for field in msgspec.structs.fields(kind) if field.default is msgspec.UNSET}
    return {**schema, "required": [name for name in kind.__struct_encode_fields__ if name not in optional]}


def structs_of(kinds: Iterable[Any]) -> dict[str, type[msgspec.Struct]]:
    """Return every struct that these types hold, by name."""
    found: dict[str, type[msgspec.Struct]] = {}
    waiting: list[Any] = list(multi_type_info(kinds))
    while waiting:
        held = waiting.pop()
        if isinstance(held, StructType):
            if held.cls.__name__ in found:
                continue
            found[held.cls.__name__] = held.cls
            waiting += [field.type for field in held.fields]
        elif isinstance(held, msgspec.inspect.Type):
            parts = (getattr(held, name) for name in held.__struct_fields__)
            for part in parts:
                waiting += part if isinstance(part, tuple) else [part]
    return found
