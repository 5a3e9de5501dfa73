"""The AsyncAPI document is valid, and says the numbers that the server keeps to."""

import json
from functools import cache
from typing import Any, get_args

from jsonschema import Draft7Validator

from companion.live import consumer, feed, hello_limits, protocol, session
from tests.serving import ROOT

SPECS = ROOT / "frontend" / "node_modules" / "@asyncapi" / "specs" / "schemas"


@cache
def document() -> dict[str, Any]:
    return dict(json.loads((ROOT / "companion" / "schema" / "asyncapi.json").read_text("utf-8")))


def test_the_document_is_valid_asyncapi_3() -> None:
    meta = json.loads((SPECS / "3.0.0-without-$id.json").read_text("utf-8"))
    errors = [f"{list(error.path)}: {error.message[:200]}" for error in Draft7Validator(meta).iter_errors(document())]
    assert errors == []


def test_every_reference_leads_somewhere() -> None:
    def references(part: Any) -> list[str]:
        if isinstance(part, list):
            return [reference for item in part for reference in references(item)]
        if not isinstance(part, dict):
            return []
        own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return own + [reference for item in part.values() for reference in references(item)]

    live = json.loads((ROOT / "companion" / "schema" / "live.json").read_text("utf-8"))
    for reference in set(references(document())):
        file, _, path = reference.partition("#/")
        target: Any = {"": document(), "live.json": live}[file]
        for name in path.split("/"):
            target = target[name]


def test_both_sockets_have_all_their_messages() -> None:
    for channel, unions in (
        ("table", (protocol.PhoneMessage, protocol.ServerMessage)),
        ("feed", (feed.ListenerMessage, feed.FeedMessage)),
    ):
        names = {kind.__name__ for union in unions for kind in get_args(union)}
        assert set(document()["channels"][channel]["messages"]) == names
        sides = [document()["operations"][f"{action}-{channel}"]["messages"] for action in ("receive", "send")]
        assert [len(side) for side in sides] == [len(get_args(union)) for union in unions]


def test_close_codes_are_those_of_the_server() -> None:
    codes = {consumer.FLOODED, session.NOT_A_MEMBER, session.DISPLACED, hello_limits.SILENT}
    for channel in document()["channels"].values():
        assert {int(code) for code in channel["x-close-codes"]} == codes
