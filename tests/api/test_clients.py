"""Generators of clients take the whole document, and what they generate plays a table."""

import random
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest

from tests.api import contract
from tests.chaos.soak.player import answer
from tests.serving import ROOT, ServedTable

GENERATOR = Path(sys.executable).with_name("openapi-python-client")
CONFIG = ROOT / "docs" / "openapi-python-client.yaml"
MODULES = ROOT / "frontend" / "node_modules"
TURNS = 2000
"""More requests than any game takes."""


@pytest.fixture(scope="module")
def python_client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The name of the generated package, which can be imported."""
    folder = tmp_path_factory.mktemp("client")
    package = "tableside_client"
    options = ("--meta", "none", "--config", str(CONFIG), "--fail-on-warning")
    made = subprocess.run(
        [GENERATOR, "generate", "--path", contract.SCHEMA, "--output-path", folder / package, *options],
        capture_output=True,
        text=True,
    )
    assert made.returncode == 0, made.stdout + made.stderr
    sys.path.insert(0, str(folder))
    yield package
    sys.path.remove(str(folder))
    for name in [name for name in sys.modules if name.partition(".")[0] == package]:
        del sys.modules[name]


def test_the_python_generator_leaves_no_operation_out(python_client: str) -> None:
    (folder,) = import_module(python_client).__path__
    methods = [path for path in Path(folder, "api").glob("*/*.py") if path.name != "__init__.py"]
    assert len(methods) == len(contract.operations())


def test_the_generated_python_client_plays_a_table_by_prompts_alone(server: ServedTable, python_client: str) -> None:
    def call(module: str, client: Any, *address: Any, **arguments: Any) -> Any:
        response = import_module(f"{python_client}.api.{module}").sync_detailed(*address, client=client, **arguments)
        assert response.status_code < 300, (module, response.content)
        return response.parsed

    models = import_module(f"{python_client}.models")
    package = import_module(python_client)
    tokens = [call("devices.devices_create", package.Client(server.url)).token for _ in range(2)]
    anna, ben = sitting = [package.AuthenticatedClient(server.url, token) for token in tokens]
    made = call("tables.tables_create", anna, body=models.NewTable("carcassonne", draw="app"))
    call("join.join_create", ben, body=models.JoinTable(made.code))
    table = UUID(made.table)
    for client, name, colour in ((anna, "Anna", "red"), (ben, "Ben", "blue")):
        call("tables.tables_seats_create", client, table, body=models.NewSeat(name, colour))
    call("tables.tables_start_create", anna, table)
    rng = random.Random("generated")
    for turn in range(TURNS):
        seat = turn % 2
        look = call("tables.tables_retrieve", sitting[seat], table, seat=seat)
        view = look.document.view
        if view.outcome:
            break
        prompts = view.prompts.additional_properties.values() if view.prompts else ()
        for prompt in prompts:
            action = models.NewActionAction.from_dict(answer(prompt.to_dict(), rng))
            body = models.NewAction(f"{turn}-{prompt.id}", look.v, action, seat)
            call("tables.tables_actions_create", sitting[seat], table, body=body)
            break
    assert len(view.outcome.to_dict()["ranks"]) == 2
    assert call("library.library_retrieve", anna).tables[0].table == made.table


def test_typescript_takes_the_whole_document(tmp_path: Path) -> None:
    types = tmp_path / "api.d.ts"
    made = subprocess.run(
        ["node", MODULES / "openapi-typescript" / "bin" / "cli.js", contract.SCHEMA, "--output", types],
        capture_output=True,
        text=True,
    )
    assert made.returncode == 0, made.stderr
    use = tmp_path / "use.ts"
    use.write_text(
        'import type { components, paths } from "./api";\n'
        'type Look = paths["/api/v1/tables/{table_id}"]["get"]["responses"][200]["content"]["application/json"];\n'
        "export const version = (look: Look): number => look.v;\n"
        'export const ends: components["schemas"]["Line"]["ends"] = ["a", "b"];\n'
        "// @ts-expect-error  a line has two ends\n"
        'export const three: components["schemas"]["Line"]["ends"] = ["a", "b", "c"];\n'
    )
    compiler = MODULES / "typescript" / "bin" / "tsc"
    checked = subprocess.run(
        ["node", compiler, "--noEmit", "--strict", "--target", "es2022", use], capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stdout
