"""Schemas of the sockets, from the structs of their messages: JSON Schema, and an AsyncAPI document around it."""

from collections.abc import Iterable
from typing import Any, Final, get_args

import msgspec

from companion.api.openapi.field_notes import describe_fields
from companion.api.openapi.structs import make_exact, make_portable
from companion.live.consumer import BURST, BURST_SECONDS, FLOOD, FLOODED
from companion.live.device_sockets import MOST_OF_A_DEVICE
from companion.live.feed import FeedMessage, ListenerMessage
from companion.live.frames import MAX_FRAME
from companion.live.hello_limits import HELLO_WITHIN, SILENT
from companion.live.presence import PING_EVERY_S
from companion.live.protocol import PhoneMessage, ServerMessage
from companion.live.session import DISPLACED, NOT_A_MEMBER

CLOSE_CODES: Final = {
    FLOODED: f"More than {FLOOD} messages in {BURST_SECONDS:g} seconds. Come back later.",
    NOT_A_MEMBER: "The device may not look at this table. The `bye` before says why; do not come back by yourself.",
    SILENT: f"No `hello` within {HELLO_WITHIN:g} seconds. Come back.",
    DISPLACED: f"The device has opened more than {MOST_OF_A_DEVICE} sockets, and this one was silent for longest.",
}
ABOUT: Final = f"""Messages are JSON texts. The first one of a client is `hello`, which brings its token. How they work
together stands in docs/api.md.

- A frame has at most {MAX_FRAME} characters. More than {BURST} messages in {BURST_SECONDS:g} seconds are refused with
  status 429 until these seconds are over.
- A client pings every {PING_EVERY_S} seconds, or its seats count as away.
- A browser's `Origin` has to be this server's, or one of `COMPANION_CORS_ORIGINS`. Programs send none."""
Schema = dict[str, Any]


def build_live_schema() -> Schema:
    """Return the JSON Schema of every message on the sockets."""
    unions = {
        "PhoneMessage": PhoneMessage,
        "ServerMessage": ServerMessage,
        "ListenerMessage": ListenerMessage,
        "FeedMessage": FeedMessage,
    }
    schemas, definitions = _build_schemas(unions.values(), "#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Live",
        "description": "Messages on /ws/table: PhoneMessage from the phone, ServerMessage to it. On /ws/feed: "
        "ListenerMessage and FeedMessage.",
        "$defs": make_portable(make_exact(dict(zip(unions, schemas, strict=True)) | definitions)),
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in unions],
    }


def build_asyncapi_document() -> Schema:
    """Return the AsyncAPI document of the sockets. The schemas of messages are in live.json, which lies beside it."""
    definitions = build_live_schema()["$defs"]
    unions = (PhoneMessage, ServerMessage, ListenerMessage, FeedMessage)
    names = sorted({kind.__name__ for union in unions for kind in get_args(union)})
    table = _describe_channel(
        "table", "The table as one seat or a spectator sees it, and its actions.", PhoneMessage, ServerMessage
    )
    feed = _describe_channel(
        "feed", "Whose turn it is, who scored, who has won. It only listens.", ListenerMessage, FeedMessage
    )
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Tableside", "version": "1", "description": ABOUT},
        "defaultContentType": "application/json",
        "servers": {
            "here": {
                "host": "{host}",
                "protocol": "wss",
                "description": "`ws` where the server speaks plain HTTP.",
                "variables": {"host": {"description": "The server, with its port if that is not 443."}},
            }
        },
        "channels": {"table": table, "feed": feed},
        "operations": {
            **_describe_operations("table", PhoneMessage, ServerMessage),
            **_describe_operations("feed", ListenerMessage, FeedMessage),
        },
        "components": {
            "messages": {
                name: {
                    "name": name,
                    "summary": definitions[name]["description"].split("\n\n")[0].replace("\n", " "),
                    "payload": {"$ref": f"live.json#/$defs/{name}"},
                }
                for name in names
            },
        },
    }


def _build_schemas(kinds: Iterable[Any], template: str) -> tuple[tuple[Schema, ...], dict[str, Schema]]:
    schemas, definitions = msgspec.json.schema_components(kinds, ref_template=template)
    return schemas, {name: describe_fields(schema) for name, schema in sorted(definitions.items())}


def _describe_channel(name: str, about: str, received: Any, sent: Any) -> Schema:
    messages = {kind.__name__: kind for union in (received, sent) for kind in get_args(union)}
    return {
        "address": f"/ws/{name}/{{table}}",
        "description": about,
        "parameters": {"table": {"description": "The id of the table, which `hello` repeats."}},
        "messages": {message: {"$ref": f"#/components/messages/{message}"} for message in messages},
        "x-close-codes": {str(code): meaning for code, meaning in CLOSE_CODES.items()},
    }


def _describe_operations(channel: str, received: Any, sent: Any) -> Schema:
    """Return what the server does: it receives what clients send."""
    return {
        f"{action}-{channel}": {
            "action": action,
            "channel": {"$ref": f"#/channels/{channel}"},
            "messages": [{"$ref": f"#/channels/{channel}/messages/{kind.__name__}"} for kind in get_args(union)],
        }
        for action, union in (("receive", received), ("send", sent))
    }
