"""Refusals in the OpenAPI document: what each status means, and every code with its params."""

from inspect import cleandoc
from typing import Any, Final

import msgspec

import companion.api.errors  # noqa: F401  (its refusals count too)
from companion.api.endpoint import TEMPLATE
from companion.api.openapi.structs import make_exact
from companion.errors import AppError

DOTTED = r"^[a-z_]+(\.[a-z_]+)+$"
MEANINGS: Final = {
    "400": ("Malformed", "The request cannot be read: a field is missing, unknown or out of range."),
    "401": ("UnknownDevice", "The server does not know the token of this device."),
    "403": ("Forbidden", "This device may not do this."),
    "404": ("NotFound", "There is no such thing, or this device may not see it."),
    "409": ("Conflict", "Something has changed since, or it cannot be done at this time."),
    "413": ("TooLarge", "The body is too large."),
    "415": ("NotJson", "The body has a content type that is not read here."),
    "422": ("NotAllowed", "The request can be read, but rules forbid what it asks for."),
    "429": ("TooMany", "Too many requests. The header `Retry-After` says when to send the same one again."),
    "503": ("Unavailable", "A fault that passes. The same request may be sent again."),
}
"""The name and the meaning of each status with which any operation refuses."""


HEADERS: Final = {
    "401": {"WWW-Authenticate": "Always `Device`."},
    "429": {"Retry-After": "Seconds after which the same request may be sent again."},
    "503": {"Retry-After": "Seconds after which the same request may be sent again."},
}
"""What each header of a refusal says, by status."""


def build_refusal_responses() -> dict[str, Any]:
    """Return the responses of all refusals, by the name of their meaning."""
    content = {"application/json": {"schema": {"$ref": TEMPLATE.format(name="ErrorAnswer")}}}
    return {
        name: {"description": meaning, **_describe_headers(status), "content": content}
        for status, (name, meaning) in MEANINGS.items()
    }


def _describe_headers(status: str) -> dict[str, Any]:
    headers = HEADERS.get(status, {})
    described = {name: {"description": note, "schema": {"type": "string"}} for name, note in headers.items()}
    return {"headers": described} if described else {}


def with_references(responses: dict[str, Any]) -> dict[str, Any]:
    """Return an operation's responses in which each refusal refers to the one of its status."""
    return {
        status: {"$ref": f"#/components/responses/{MEANINGS[status][0]}"} if status in MEANINGS else response
        for status, response in responses.items()
    }


def list_codes() -> dict[str, Any]:
    """Return the schema of the codes with which the server itself refuses."""
    return {
        "title": "RefusalCode",
        "description": "Every code with which the server itself refuses. The params of each stand in `Refusals`.",
        "type": "string",
        "enum": sorted({kind.code for kind in AppError.list_kinds()}),
    }


def describe_code() -> dict[str, Any]:
    """Return the schema of a refusal's code: one of the server's own, or one that a game's rules gave."""
    return {
        "anyOf": [{"$ref": TEMPLATE.format(name="RefusalCode")}, {"type": "string", "pattern": DOTTED}],
        "description": "One of the server's own, or one of the game's rules.",
    }


def describe_refusals() -> dict[str, Any]:
    """Return the schema of an object that has the params of each of the server's own codes under that code."""
    kinds = {kind.code: kind for kind in AppError.list_kinds()}
    return {
        "title": "Refusals",
        "description": "The params of each code with which the server itself refuses.",
        "type": "object",
        "properties": {code: _describe_params(kind) for code, kind in kinds.items()},
        "additionalProperties": False,
    }


def _describe_params(kind: type[AppError]) -> dict[str, Any]:
    declared = kind.list_params()
    schemas, _components = msgspec.json.schema_components(declared.values(), ref_template=TEMPLATE)
    optional = {name for name in declared if hasattr(kind, name)}
    return {
        "description": cleandoc(kind.__doc__ or ""),
        "type": "object",
        "properties": {name: make_exact(schema) for name, schema in zip(declared, schemas, strict=True)},
        "required": [name for name in declared if name not in optional],
        "additionalProperties": False,
    }
