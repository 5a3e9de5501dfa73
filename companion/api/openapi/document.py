"""The hook that completes the document: components, and what each operation says of them."""

from typing import Any, Final

import msgspec

from companion.api.endpoint import ANSWERS, BODIES, TEMPLATE
from companion.api.openapi.examples import EXAMPLES
from companion.api.openapi.operations import PARAMETERS, complete
from companion.api.openapi.refusals import build_refusal_responses, describe_code, describe_refusals, list_codes
from companion.api.openapi.structs import OF_OBJECTS, list_structs, make_component, make_portable
from companion.api.responses import ErrorAnswer
from games.core.log import Correction, Redo, Undo

SAID_ALONE: Final = (Correction[dict[str, Any]], Undo[dict[str, Any]], Redo[dict[str, Any]], ErrorAnswer)
"""Structs that the document refers to by name, though no endpoint takes or returns one."""
Endpoint = tuple[str, str, str, Any]
"""Path, pattern of the path, method and view."""


def keep_version(endpoints: list[Endpoint]) -> list[Endpoint]:
    """Return the endpoints of this version alone, not their older addresses; a pre-processing hook."""
    return [endpoint for endpoint in endpoints if endpoint[0].startswith("/api/v1/")]


def add_structs(result: dict[str, Any], **_: Any) -> dict[str, Any]:
    """Add the components of all structs; a post-processing hook."""
    kinds = (*ANSWERS, *SAID_ALONE, *BODIES)
    _schemas, components = msgspec.json.schema_components(kinds, ref_template=TEMPLATE)
    components = msgspec.json.decode(msgspec.json.encode(components).replace(OF_OBJECTS, b""))
    structs, body_structs = list_structs(kinds), list_structs(BODIES)
    schemas = {
        name: make_component(schema, structs.get(name), sent=name not in body_structs)
        for name, schema in components.items()
    }
    schemas |= {"Refusals": describe_refusals(), "RefusalCode": list_codes()}
    for kind, example in EXAMPLES.items():
        schemas[kind.__name__] |= {"examples": [example]}
    schemas["ErrorAnswer"]["properties"]["code"] = describe_code()
    result["components"]["schemas"] = make_portable(dict(sorted(schemas.items())))
    result["components"]["responses"] = build_refusal_responses()
    result["components"]["parameters"] = PARAMETERS
    for item in result["paths"].values():
        for operation in item.values():
            complete(operation, schemas)
    return result
