"""Reads and formats the texts on disk independently of the product."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from games.core.meta import Option
from games.core.text import Text, format_message_id

ROOT = Path(__file__).resolve().parents[2]
WHOLE = ("en", "de")
"""Languages that may lack no message; what others lack is said in English (tests/texts/test_languages.py)."""
HOUSE = "companion/texts"
HOUSE_CODES = ("table", "action", "correction")
"""Prefixes of shared codes that rules raise."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  the visitor's own spelling
        self.names.add(node.id.name)


class _Pieces(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802  the visitor's own spelling
        self.texts.append(node.value)


def texts_of(game: str) -> str:
    """Return a pattern of the folders with the texts of a game and its expansions."""
    return f"games/{game}/**/texts"


def source(folder: str, language: str) -> str:
    """Return the text file of a folder, or of all folders that match a pattern; empty if there is none."""
    return "\n".join(path.read_text("utf-8") for path in sorted(ROOT.glob(f"{folder}/{language}.ftl")))


def find_codes(source: str) -> set[str]:
    """Return the names of messages that Python source of Isle of Skye spells out, or hands to what builds them."""
    names = set(re.findall(r'"isle_of_skye\.([a-z0-9_]+)"', source))
    names |= set(re.findall(r'(?:build_text|list_uncounted)\(\s*"([a-z_]+)"', source))
    return names | {f"event_{word}" for word in re.findall(r'(?:build_narration\(\s*|sentence = )"([a-z_]+)"', source)}


def name_options(options: Iterable[Option]) -> set[str]:
    """Return the names of the messages about options and their values."""
    names = {f"option_{option.key}" for option in options}
    names |= {f"option_{option.key}_{value}" for option in options for value in option.values}
    return names | {f"{name}_about" for name in names}


def written_pieces(folder: str, language: str) -> list[str]:
    """Return all that messages say literally, without comments and variables."""
    visitor = _Pieces()
    visitor.visit(FluentParser().parse(source(folder, language)))
    return visitor.texts


@cache
def variables(folder: str, language: str) -> dict[str, frozenset[str]]:
    """Map message ids to their variables.

    :raises SyntaxError: an entry that is no message.
    :raises ValueError: a duplicate id.
    """
    by_message: dict[str, frozenset[str]] = {}
    entries = FluentParser().parse(source(folder, language)).body
    if junk := [entry.content for entry in entries if isinstance(entry, ast.Junk)]:
        raise SyntaxError(f"{folder}/{language}.ftl: not understood: {junk[0]!r}")
    for entry in entries:
        if not isinstance(entry, ast.Message):
            continue
        if entry.id.name in by_message:
            raise ValueError(f"{folder}/{language}.ftl: twice: {entry.id.name}")
        visitor = _Variables()
        visitor.visit(entry)
        by_message[entry.id.name] = frozenset(visitor.names)
    return by_message


@cache
def _bundle(folder: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(folder, language)))
    return bundle


def sentence(folder: str, language: str, text: Text) -> str:
    """Format a text; seats are called Mo.

    :raises LookupError: unknown message.
    :raises ValueError: a missing variable.
    """
    bundle = _bundle(folder, language)
    name = format_message_id(text.code)
    if not bundle.has_message(name):
        raise LookupError(name)
    params = {
        key: sentence(folder, language, value) if isinstance(value, Text) else "Mo" if key == "seat" else value
        for key, value in text.params.items()
    }
    value = bundle.get_message(name).value
    if value is None:
        raise LookupError(name)
    words, errors = bundle.format_pattern(value, params)
    if errors:
        raise ValueError(f"{name}: {errors}")
    return str(words)
