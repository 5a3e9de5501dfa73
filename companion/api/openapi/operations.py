"""What the OpenAPI document says of each operation besides its parameters, its body and its answer."""

import re
from typing import Any, Final

from companion.api.openapi.refusals import with_references

PARAMETERS: Final[dict[str, Any]] = {
    "Language": {
        "name": "Accept-Language",
        "in": "header",
        "description": "The language of sentences in the answer, as browsers ask for it; without it, English.",
        "schema": {"type": "string"},
    },
    "Table": {
        "name": "table_id",
        "in": "path",
        "description": "The id of the table.",
        "required": True,
        "schema": {"type": "string", "format": "uuid"},
    },
}
"""Parameters that many operations have, by the name of their component."""
ADDRESSED: Final = {
    "seat_id": "The id of the seat, as the table names it.",
    "request_id": "The id of the request for a seat, among the `requests` of the table.",
    "proposal_id": "The id of the proposal, among the `proposals` of the table.",
    "photo_id": "The id of the photo.",
    "person_id": "The key of the person.",
    "version": "The number of the entry.",
    "game": "The id of the game.",
    "board": "The id of the board.",
    "name": "The key of the option that says how many there are.",
    "language": "A language of this server, as `en`.",
    "piece": "The id of the piece.",
}
"""What parts of addresses name."""
_SENTENCE: Final = re.compile(r"(?<=[.;]) |: ")


def complete(operation: dict[str, Any], schemas: dict[str, Any]) -> None:
    """Add a summary, callers, headers, and a word about each answer."""
    operation["description"] = " ".join(operation["description"].split())
    operation["summary"] = _SENTENCE.split(operation["description"])[0].rstrip(".;")
    parameters = [_complete_parameter(parameter) for parameter in operation.get("parameters", ())]
    operation["parameters"] = [*parameters, {"$ref": "#/components/parameters/Language"}]
    _state_callers(operation)
    _state_body(operation, schemas)
    operation["responses"] = with_references(operation["responses"])
    for response in operation["responses"].values():
        if response.get("description") == "":
            response["description"] = _describe(response, schemas)


def _complete_parameter(parameter: dict[str, Any]) -> dict[str, Any]:
    """Return the parameter with a word about what it names, or a reference to one that many operations have."""
    if parameter["in"] != "path":
        return parameter
    if parameter["name"] == "table_id":
        return {"$ref": "#/components/parameters/Table"}
    return {**parameter, "description": ADDRESSED[parameter["name"]]}


def _state_callers(operation: dict[str, Any]) -> None:
    """Document who may call: only a device, or anybody. What anybody may call never answers 401."""
    devices = [scheme for scheme in operation.get("security", ()) if scheme]
    operation["security"] = devices
    if not devices:
        del operation["responses"]["401"]


def _state_body(operation: dict[str, Any], schemas: dict[str, Any]) -> None:
    """Document whether a body may be left out: only one without required properties may."""
    if (body := operation.get("requestBody")) is None:
        return
    schema = body["content"].get("application/json", {}).get("schema")
    body["required"] = schema is None or bool(schemas[schema["$ref"].rpartition("/")[2]].get("required"))


def _describe(response: dict[str, Any], schemas: dict[str, Any]) -> str:
    """Return what an answer is: the beginning of its struct's description, or that it is a file."""
    (content,) = response["content"].values()
    schema = content["schema"]
    reference = schema.get("items", schema).get("$ref", "")
    if not reference:
        return "The file."
    description: str = schemas[reference.rpartition("/")[2]]["description"]
    return description.split("\n\n")[0].replace("\n", " ")
