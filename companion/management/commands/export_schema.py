"""`manage.py export_schema`: writes companion/schema/, the contract of the API."""

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import msgspec
from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand

from companion.api.exact import described, exact
from companion.archive.exports.table_file import file_schema
from companion.live.protocol import PhoneMessage, ServerMessage


def live_schema() -> dict[str, Any]:
    """Return the JSON Schema of every message on the socket."""
    (phone, server), definitions = msgspec.json.schema_components(
        [PhoneMessage, ServerMessage], ref_template="#/$defs/{name}"
    )
    sorted_and_described = {name: described(schema) for name, schema in sorted(definitions.items())}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Live",
        "description": "Messages on /ws/table: PhoneMessage from the phone, ServerMessage to it.",
        "$defs": exact({"PhoneMessage": phone, "ServerMessage": server, **sorted_and_described}),
        "anyOf": [{"$ref": "#/$defs/PhoneMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }


class Command(BaseCommand):
    """Command that writes openapi.yaml, live.json and table-file.json."""

    help = "Write the schemas of HTTP, socket and files to companion/schema/."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--below", type=Path, help="another folder than the checkout")

    def handle(self, *args: Any, **options: Any) -> None:
        folder = Path(options["below"] or settings.BASE_DIR) / "companion" / "schema"
        folder.mkdir(parents=True, exist_ok=True)
        call_command("spectacular", "--validate", "--fail-on-warn", "--file", str(folder / "openapi.yaml"))
        schema_text = json.dumps(file_schema(), indent=1) + "\n"
        (folder / "table-file.json").write_text(schema_text, "utf-8")
        (folder / "live.json").write_text(json.dumps(live_schema(), indent=1) + "\n", "utf-8")
