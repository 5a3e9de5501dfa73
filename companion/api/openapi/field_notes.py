"""Descriptions of properties, from the lists of fields in docstrings."""

import re
from collections.abc import Container, Iterable
from inspect import cleandoc
from typing import Any

_NAMES = re.compile(r"`[a-z_]+`(?:, `[a-z_]+`)*: ")
_ITEM = re.compile(r"^- .*(?:\n {2}.*)*\n?", re.MULTILINE)
_BESIDE = re.compile(r"(?<=[.;] )(?=" + _NAMES.pattern + ")")


def split_notes(docstring: str, fields: Container[str]) -> tuple[str, dict[str, str]]:
    """Return the docstring without its notes on `fields`, and the note on each of them.

    >>> split_notes("A dog.\\n\\n- `name`: a word or two. `age`: in\\n  years.\\n- `wow`: bark.", {"name", "age"})
    ('A dog.\\n\\n- `wow`: bark.', {'name': 'A word or two.', 'age': 'In years.'})
    """
    notes: dict[str, str] = {}

    def take(item: re.Match[str]) -> str:
        text = " ".join(item.group().removeprefix("- ").split())
        parts = [part.partition(": ") for part in _BESIDE.split(text)] if _NAMES.match(text) else []
        notes_by_name = {name: note for names, _, note in parts for name in re.findall(r"`([a-z_]+)`", names)}
        if not notes_by_name or not all(name in fields for name in notes_by_name):
            return item.group()
        notes.update(
            {
                name: note[:1].upper() + note[1:].rstrip("; ").removesuffix(".") + "."
                for name, note in notes_by_name.items()
            }
        )
        return ""

    remaining = _ITEM.sub(take, docstring)
    return re.sub(r"\n{3,}", "\n\n", remaining).strip(), notes


def describe_fields(schema: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of a struct with the docstring's notes on fields moved to their properties."""
    if not isinstance(schema.get("description"), str):
        return schema
    properties = schema.get("properties", {})
    text, notes = split_notes(cleandoc(schema["description"]), properties)
    notes |= {name: f"Always `{tag}`." for name, tag in _list_tags(properties) if name not in notes}
    noted = {name: {**part, "description": notes[name]} if name in notes else part for name, part in properties.items()}
    return {**schema, "description": text, **({"properties": noted} if notes else {})}


def _list_tags(properties: dict[str, Any]) -> Iterable[tuple[str, str]]:
    """Yield the properties that have one value alone, which tells a struct from others."""
    for name, part in properties.items():
        if len(part.get("enum", ())) == 1:
            yield name, part["enum"][0]
