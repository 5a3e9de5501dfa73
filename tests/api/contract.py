"""Checks of responses against the committed OpenAPI document."""

import re
from functools import cache
from typing import Any

import httpx
import yaml
from jsonschema import Draft202012Validator

from tests.serving import ROOT

SCHEMA = ROOT / "companion" / "schema" / "openapi.yaml"
Operation = tuple[str, str]


BOX_FILES: frozenset[Operation] = frozenset(
    ("POST", f"/api/v1/games/{{game}}/box/{do}") for do in ("compare", "import")
)
FILES: frozenset[Operation] = BOX_FILES | {("POST", "/api/v1/import")}
"""Operations that read an uploaded file. They accept larger bodies and answer with their own refusals."""


@cache
def document() -> dict[str, Any]:
    """Return the committed OpenAPI document."""
    return dict(yaml.load(SCHEMA.read_text("utf-8"), yaml.CSafeLoader))


@cache
def operations() -> frozenset[Operation]:
    """Return (method, path template) of every operation."""
    methods = ("get", "post", "put", "patch", "delete")
    return frozenset(
        (method.upper(), path) for path, item in document()["paths"].items() for method in methods if method in item
    )


def takes_json(operation: Operation) -> bool:
    method, path = operation
    body = document()["paths"][path][method.lower()].get("requestBody", {})
    return "application/json" in body.get("content", {})


def address_of(path: str, table: str, other: str) -> str:
    """Fill a path template: the table's id, the first version, and `other` for every further parameter."""
    return re.sub(r"\{[^}]+\}", other, path.replace("{table_id}", table).replace("{version}", "1"))


@cache
def _templates() -> list[tuple[re.Pattern[str], str]]:
    return [
        (re.compile(re.sub(r"\{[^}]+\}", "[^/]+", path) + "$"), path)
        for path in sorted(document()["paths"], key=lambda path: path.count("{"))
    ]


@cache
def _validator(reference: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": reference, "components": document()["components"]})


def operation_of(response: httpx.Response) -> Operation | None:
    """Return the operation that a response answers, or None if its method and path are not in the document."""
    request = response.request
    address = re.sub("^/api/(?!v1/)", "/api/v1/", request.url.path)  # an older address of the same operation
    for pattern, path in _templates():
        if pattern.match(address):
            operation = (request.method, path)
            return operation if operation in operations() else None
    return None


def check(response: httpx.Response) -> Operation | None:
    """Assert that status and body match the document. Return the operation."""
    operation = operation_of(response)
    if operation is None:
        check_refusal(response)
        return None
    method, path = operation
    responses = document()["paths"][path][method.lower()]["responses"]
    status = str(response.status_code)
    assert status in responses, f"{method} {path} answers {status}, which is not described: {response.text[:300]}"
    if response.status_code in (204, 304):
        assert response.content == b""
        return operation
    if "$ref" in responses[status]:
        check_refusal(response)
        return operation
    kind, _, _charset = response.headers["content-type"].partition(";")
    assert [kind] == list(responses[status]["content"])
    schema = responses[status]["content"][kind]["schema"]
    if kind != "application/json":
        assert schema == {"type": "string", "format": "binary"}
        return operation
    body = response.json()
    if schema.get("type") == "array":
        assert isinstance(body, list)
        for item in body:
            _validator(schema["items"]["$ref"]).validate(item)
    elif "$ref" in schema:
        _validator(schema["$ref"]).validate(body)
    else:
        Draft202012Validator(schema).validate(body)
    return operation


def check_component(name: str, value: Any) -> None:
    """Assert that a value matches a component of the document."""
    _validator(f"#/components/schemas/{name}").validate(value)


def check_refusal(response: httpx.Response) -> None:
    """Assert that a body is a refusal: code, params and a message."""
    assert response.headers["content-type"] == "application/json"
    refusal = response.json()
    _validator("#/components/schemas/ErrorAnswer").validate(refusal)
    if refusal["code"] in document()["components"]["schemas"]["Refusals"]["properties"]:
        _validator("#/components/schemas/Refusals").validate({refusal["code"]: refusal["params"]})


def check_message(message: Any) -> None:
    """Assert that a message is a sentence, not a bare code."""
    assert isinstance(message, str)
    assert " " in message
    assert not re.search(r"[{}]|[a-z]\.[a-z_]+$", message), message
