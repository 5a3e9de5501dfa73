"""The OpenAPI document describes every property of a response."""

import msgspec
import pytest

from companion.api import responses
from companion.api.openapi.field_notes import describe_fields
from companion.tables import document

PLAIN = {"id", "game", "status", "name", "colour", "table", "document"}
"""Properties that need no description beyond name and type."""
BODIES = [
    kind
    for module in (responses, document)
    for kind in vars(module).values()
    if isinstance(kind, type)
    and issubclass(kind, msgspec.Struct)
    and kind.__module__ == module.__name__
    and len(kind.__struct_fields__) > 1
]


@pytest.mark.parametrize("body", BODIES, ids=lambda body: body.__name__)
def test_every_property_of_an_answer_is_described(body: type[msgspec.Struct]) -> None:
    schema = describe_fields(msgspec.json.schema_components([body])[1][body.__name__])
    silent = [name for name, part in schema["properties"].items() if "description" not in part]
    assert set(silent) <= PLAIN, silent
    assert "`" not in schema["description"], "of a property its own description tells"
