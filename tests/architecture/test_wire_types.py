"""The app takes its wire types from the server's description; none is written by hand.

`frontend/src/wire.ts` re-exports generated types, also combined and under the app's own names. The compiler then finds
every reader of a field that the server renames.
"""

import re

import pytest

from tests.architecture.sources import ROOT

SOURCE = ROOT / "frontend" / "src"
WIRE = SOURCE / "wire.ts"
COMPONENT = re.compile(r"^        (\w+): \{\n(.*?)^        \};", re.MULTILINE | re.DOTALL)
COMPONENT_FIELD = re.compile(r"^            (\w+)\??:", re.MULTILINE)
WRITTEN = re.compile(r"^(?:export )?(?:interface (\w+)|type (\w+) =)[^{\n]*\{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
WRITTEN_FIELD = re.compile(r"^  (?:readonly )?(\w+)\??:", re.MULTILINE)
ALIAS = re.compile(r"^export type (\w+) = ([^;]+);", re.MULTILINE)
INDEX = re.compile(r"\[(?:\"\w+\"|number|string)\]")
OF_ITS_OWN = re.compile(r"\b(?:number|string|boolean|unknown|any|Record)\b|[{`\"]")
"""Tokens in an alias that are not built from generated types."""


def components() -> dict[frozenset[str], str]:
    """Map the set of field names of each generated struct to its name."""
    generated = (SOURCE / "generated" / "api.d.ts").read_text()
    fields = {name: frozenset(COMPONENT_FIELD.findall(body)) for name, body in COMPONENT.findall(generated)}
    return {names: name for name, names in fields.items() if len(names) > 1}


def mirrors(text: str, components: dict[frozenset[str], str]) -> list[str]:
    """Return the types in a source text that have exactly the fields of a generated struct."""
    types = [(interface or alias, WRITTEN_FIELD.findall(body)) for interface, alias, body in WRITTEN.findall(text)]
    return [f"{name} is {components[frozenset(names)]}" for name, names in types if frozenset(names) in components]


def own_types(text: str) -> list[str]:
    """Return the aliases in `wire.ts` that do more than name generated types."""
    return [name for name, definition in ALIAS.findall(text) if OF_ITS_OWN.search(INDEX.sub("", definition))]


def test_no_type_is_written_that_the_server_describes() -> None:
    components_by_fields = components()
    assert len(components_by_fields) > 100, "the generated types are written otherwise now"
    files = [path for path in SOURCE.rglob("*.ts*") if "generated" not in path.parts]
    mirrors_by_file = {
        path.relative_to(SOURCE).as_posix(): mirrors(path.read_text(), components_by_fields) for path in files
    }
    assert {name: types for name, types in mirrors_by_file.items() if types} == {}
    assert own_types(WIRE.read_text()) == []


@pytest.mark.parametrize(
    "planted",
    [
        "export interface Clock {\n  /** In seconds. */\n  total: number;\n  turn?: number;\n}\n",
        "interface Clock {\n  readonly turn: number;\n  total: number;\n}\n",
        "type Clock = {\n  total: number;\n  turn?: number;\n};\n",
    ],
)
def test_a_type_written_by_hand_is_found(planted: str) -> None:
    assert mirrors(planted, components()) == ["Clock is SeatClock"]


@pytest.mark.parametrize(
    "planted", ['export type Seat = number | "spectator";', "export type Payload = Record<string, unknown>;"]
)
def test_an_alias_that_says_more_is_found(planted: str) -> None:
    assert len(own_types(planted)) == 1
    assert own_types('export type Clock = NonNullable<TableInfo["clock"]>;') == []
