"""The OpenAPI document states who may call, what must be sent, and what each field means."""

import re
from importlib import import_module
from typing import Any

import httpx
import msgspec
import pytest

from companion.api import requests
from companion.api.examples import EXAMPLES
from companion.api.schema import BODIES
from companion.errors import AppError
from tests.api import contract
from tests.serving import ServedTable

ID = "00000000-0000-4000-8000-000000000000"


def operation_at(operation: contract.Operation) -> dict[str, Any]:
    """Return the document's entry for an operation."""
    method, path = operation
    return dict(contract.document()["paths"][path][method.lower()])


async def test_who_may_call_is_as_described(server: ServedTable) -> None:
    """A call without a device is refused with 401 exactly where the document requires one."""
    async with httpx.AsyncClient(base_url=server.url) as http:
        for operation in sorted(contract.operations()):
            method, path = operation
            described = operation_at(operation)
            assert described["security"] in ([], [{"device": []}]), operation
            answer = await http.request(method, contract.address_of(path, ID, ID), json=None)
            assert (answer.status_code == 401) == bool(described["security"]), (operation, answer.text)
            assert ("401" in described["responses"]) == bool(described["security"]), operation


def test_a_body_is_optional_only_where_no_field_is_required() -> None:
    kinds = {kind.__name__: kind for kind in BODIES}
    for operation in contract.operations():
        body = operation_at(operation).get("requestBody")
        if body is None:
            continue
        if "application/json" in body["content"] and operation not in contract.FILES:
            kind = kinds[body["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]]
            needs = len(kind.__struct_defaults__) < len(kind.__struct_fields__)
            assert body["required"] == needs, operation
        else:
            assert body["required"], operation


def test_optional_fields_of_answers_are_not_required_and_tags_always_are() -> None:
    schemas = contract.document()["components"]["schemas"]
    assert "notes" not in schemas["TileFacts"]["required"]
    assert schemas["Drop"]["required"] == ["type", "ref"]
    assert [name for name, schema in schemas.items() if "type" in schema.get("properties", {})
            and "const" in str(schema["properties"]["type"]) and "type" not in schema["required"]] == []  # fmt: skip


def test_drafts_are_described_though_the_game_alone_reads_them() -> None:
    schemas = contract.document()["components"]["schemas"]
    edits = schemas["EntryAsked"]["properties"]["edits"]["items"]["anyOf"]
    assert [option["$ref"].rpartition("/")[2] for option in edits] == ["Replace", "Insert", "Drop"]
    assert schemas["Replace"]["properties"]["action"] == {"type": "object"}
    assert not [name for name in schemas if "typing" in name or "__" in name]


def test_what_a_docstring_lists_stands_at_the_properties() -> None:
    schemas = contract.document()["components"]["schemas"]
    facts = schemas["TileFacts"]
    assert facts["description"] == "A tile type as phones know it."
    assert facts["properties"]["edges"]["description"] == "Terrain of its edges N E S W, not rotated."
    listed = [
        (name, field)
        for name, schema in schemas.items()
        for field in schema.get("properties", {})
        if re.search(rf"^- `{field}`", schema.get("description", ""), re.MULTILINE)
    ]
    assert listed == []


@pytest.mark.parametrize("kind", BODIES)
def test_what_a_body_is_for_is_described(kind: type[requests.Body]) -> None:
    assert contract.document()["components"]["schemas"][kind.__name__]["description"]


def test_every_code_stands_with_its_params() -> None:
    import_module("companion.api.urls")  # and every module with refusals
    schemas = contract.document()["components"]["schemas"]
    codes = schemas["ErrorAnswer"]["properties"]["code"]["anyOf"][0]["enum"]
    assert codes == sorted({kind.code for kind in AppError.kinds()})
    assert set(codes) == set(schemas["Refusals"]["properties"])
    broken = schemas["Refusals"]["properties"]["correction.does_not_hold"]
    assert broken["properties"] == {"ref": {"type": "string"}, "seat": {"type": "integer"}}
    assert broken["required"] == ["ref"]


def test_bodies_that_hold_more_than_words_have_an_example_that_can_be_sent() -> None:
    schemas = contract.document()["components"]["schemas"]
    for kind in BODIES:
        schema = schemas[kind.__name__]
        parts = str([schema.get("properties", {}).values()])
        if "'object'" in parts or "anyOf': [{'$ref'" in parts:
            assert kind in EXAMPLES or kind is requests.TableChange, kind
        for example in schema.get("examples", ()):
            assert example == EXAMPLES[kind]
            assert isinstance(msgspec.convert(example, kind), kind)
            contract.check_component(kind.__name__, example)
