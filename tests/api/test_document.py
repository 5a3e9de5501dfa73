"""The OpenAPI document states who may call, what must be sent, and what each field means."""

import json
import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import httpx
import msgspec
import pytest

from companion.api.endpoint import BODIES
from companion.api.openapi.examples import EXAMPLES
from companion.errors import AppError
from companion.tables.requests import Body, TableChange
from tests.api import contract
from tests.live.phones import phones
from tests.serving import ServedTable

for module in ("urls", "errors"):  # every endpoint and every refusal
    import_module(f"companion.api.{module}")
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
    assert schemas["Replace"]["properties"]["action"]["type"] == "object"
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


@pytest.mark.parametrize("kind", sorted(BODIES, key=lambda kind: kind.__name__))
def test_what_a_body_is_for_is_described(kind: type[Body]) -> None:
    assert contract.document()["components"]["schemas"][kind.__name__]["description"]


def test_a_refusal_is_described_once_for_all_operations_and_says_what_it_means() -> None:
    described = contract.document()["components"]["responses"]
    answers = [answer for operation in contract.operations() for answer in operation_at(operation)["responses"].items()]
    named = {answer["$ref"].rpartition("/")[2] for status, answer in answers if status >= "400"}
    assert named == set(described)
    for response in described.values():
        assert response["description"].endswith(".")
        assert response["content"]["application/json"]["schema"]["$ref"].endswith("/ErrorAnswer")


def test_every_code_stands_with_its_params() -> None:
    schemas = contract.document()["components"]["schemas"]
    assert schemas["ErrorAnswer"]["properties"]["code"]["anyOf"][0] == {"$ref": "#/components/schemas/RefusalCode"}
    codes = schemas["RefusalCode"]["enum"]
    assert codes == sorted({kind.code for kind in AppError.list_kinds()})
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
            assert kind in EXAMPLES or kind is TableChange, kind
        for example in schema.get("examples", ()):
            assert example == EXAMPLES[kind]
            assert isinstance(msgspec.convert(example, kind), kind)
            contract.check_component(kind.__name__, example)


def test_each_operation_has_a_summary_a_description_and_says_what_its_parameters_name() -> None:
    for operation in contract.operations():
        described = operation_at(operation)
        assert described["description"].endswith((".", ".)")), operation
        assert 3 < len(described["summary"]) <= 140, operation
        assert described["description"].startswith(described["summary"]), operation
        assert {"$ref": "#/components/parameters/Language"} in described["parameters"], operation
        silent = [part for part in described["parameters"] if "$ref" not in part and not part.get("description")]
        assert silent == [], operation
        answers = described["responses"].values()
        assert all(answer.get("$ref") or answer["description"] for answer in answers), operation


def test_every_property_of_http_and_socket_is_described() -> None:
    socket = json.loads((contract.SCHEMA.parent / "live.json").read_text("utf-8"))["$defs"]
    for name, schema in (contract.document()["components"]["schemas"] | socket).items():
        silent = [field for field, part in schema.get("properties", {}).items() if not part.get("description")]
        assert silent == [], name


def test_what_some_generators_of_clients_do_not_know_is_not_in_the_document() -> None:
    def parts(schema: Any) -> Iterator[tuple[str, Any]]:
        for key, part in schema.items() if isinstance(schema, dict) else enumerate(schema):
            yield str(key), part
            if isinstance(part, dict | list):
                yield from parts(part)

    for key, part in parts(contract.document()):
        assert (key, part) != ("items", False)
        assert key != "pattern" or not isinstance(part, str) or "(?" not in part, part


def test_a_refusal_that_passes_says_when_to_come_back() -> None:
    responses = contract.document()["components"]["responses"]
    assert {name for name, response in responses.items() if "Retry-After" in response.get("headers", {})} == {
        "TooMany",
        "Unavailable",
    }
    assert list(responses["UnknownDevice"]["headers"]) == ["WWW-Authenticate"]
    for path in ("/api/v1/tables/{table_id}/export.csv", "/api/v1/library/export.csv"):
        assert list(operation_at(("GET", path))["responses"]["200"]["headers"]) == ["Content-Disposition"]


async def test_every_example_is_understood_by_a_running_server(server: ServedTable) -> None:
    """An example names things that this server has not; what it is refused for is never how it is written."""
    schemas = contract.document()["components"]["schemas"]
    sent = 0
    async with phones(server.url, 1) as (anna,):
        for method, path in sorted(contract.operations()):
            body = operation_at((method, path)).get("requestBody", {}).get("content", {}).get("application/json", {})
            name = body.get("schema", {}).get("$ref", "").rpartition("/")[2]
            for example in schemas.get(name, {}).get("examples", ()):
                address = contract.address_of(path.removeprefix("/api/v1"), ID, ID)
                answer = await anna.http.request(method, address, json=example)
                contract.check(answer)
                assert answer.status_code not in (400, 401, 413, 415), (method, path, answer.text)
                sent += 1
    assert sent > 10
