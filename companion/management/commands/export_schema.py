"""`manage.py export_schema`: writes companion/schema/, the contract of the API."""

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand

from companion.archive.exports.table_file import build_file_schema
from companion.management.socket_schema import build_asyncapi_document, build_live_schema


class Command(BaseCommand):
    """Command that writes openapi.yaml, live.json, asyncapi.json and table-file.json."""

    help = "Write the schemas of HTTP, socket and files to companion/schema/."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--below", type=Path, help="another folder than the checkout")

    def handle(self, *args: Any, **options: Any) -> None:
        below = Path(options["below"] or settings.BASE_DIR)
        folder = below / "companion" / "schema"
        folder.mkdir(parents=True, exist_ok=True)
        call_command("spectacular", "--validate", "--fail-on-warn", "--file", str(folder / "openapi.yaml"))
        schema_text = json.dumps(build_file_schema(), indent=1) + "\n"
        (folder / "table-file.json").write_text(schema_text, "utf-8")
        for name, schema in (("live", build_live_schema()), ("asyncapi", build_asyncapi_document())):
            (folder / f"{name}.json").write_text(json.dumps(schema, indent=1) + "\n", "utf-8")
