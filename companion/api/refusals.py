"""Refusals in the OpenAPI document: every code with its params."""

from inspect import cleandoc
from typing import Any

import msgspec

import companion.api.errors  # noqa: F401  (its refusals count too)
from companion.errors import AppError

DOTTED = r"^[a-z_]+(\.[a-z_]+)+$"


def refusal_codes() -> dict[str, Any]:
    """Return the schema of a refusal's code: one of the server's own, or one that a game's rules gave."""
    server_codes = sorted({kind.code for kind in AppError.kinds()})
    return {
        "anyOf": [{"enum": server_codes}, {"type": "string", "pattern": DOTTED}],
        "description": "One of the server's own, whose params stand in `Refusals`, or one of the game's rules.",
    }


def refusals(template: str) -> dict[str, Any]:
    """Return the schema of an object that has the params of each of the server's own codes under that code."""
    kinds = {kind.code: kind for kind in AppError.kinds()}
    return {
        "title": "Refusals",
        "description": "The params of each code with which the server itself refuses.",
        "type": "object",
        "properties": {code: _params(kind, template) for code, kind in kinds.items()},
        "additionalProperties": False,
    }


def _params(kind: type[AppError], template: str) -> dict[str, Any]:
    declared = kind.declared()
    schemas, _components = msgspec.json.schema_components(declared.values(), ref_template=template)
    optional = {name for name in declared if hasattr(kind, name)}
    return {
        "description": cleandoc(kind.__doc__ or ""),
        "type": "object",
        "properties": {name: _without_null(schema) for name, schema in zip(declared, schemas, strict=True)},
        "required": [name for name in declared if name not in optional],
        "additionalProperties": False,
    }


def _without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of a param that is left out where it would be null."""
    options = [option for option in schema.get("anyOf", [schema]) if option != {"type": "null"}]
    return dict(options[0]) if len(options) == 1 else {"anyOf": options}
