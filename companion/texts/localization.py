"""Localized sentences of codes and params, from the Fluent files that the phones use too."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

import games
from companion.texts.languages import ENGLISH, LANGUAGES, Language
from companion.texts.lazy_bundle import LazyBundle
from games import registry
from games.core.text import Param, Text, format_code, format_message_id

RANGE: Final = re.compile(
    r"\s*(?P<tag>[a-z]+|\*)(?:[-_.@][^;]*)?\s*(?:;\s*(?:q\s*=\s*(?P<weight>[01](?:\.\d*)?)?)?.*)?",
    re.IGNORECASE | re.DOTALL,
)
"""A language and how much it is wished for, in an Accept-Language header; more generous than its standard."""
LONGEST_HEADER: Final = 1000
"""Characters of it that are read."""


def read_house_texts(language: Language) -> str:
    """Return the Fluent source of the app's own texts."""
    return read_texts(Path(__file__).parent / f"{language}.ftl")


def read_game_texts(language: Language) -> dict[str, str]:
    """Return the Fluent source of each game and each expansion, offered or not, by `game` and `game.expansion`."""
    root = Path(games.__path__[0])
    files = {file.parts[-3]: file for file in root.glob(f"*/texts/{language}.ftl")}
    files |= {f"{file.parts[-5]}.{file.parts[-3]}": file for file in root.glob(f"*/expansions/*/texts/{language}.ftl")}
    files |= {game.meta.id: Path(game.texts, f"{language}.ftl") for game in registry.GAMES if game.texts}
    return {name: read_texts(file) for name, file in sorted(files.items())}


def read_texts(file: Path) -> str:
    """Return the content of a file of texts; a language may lack it."""
    return file.read_text("utf-8") if file.exists() else ""


@cache
def _build_bundle(language: Language) -> LazyBundle:
    return LazyBundle(language, (read_house_texts(language), *read_game_texts(language).values()))


def format_sentence(
    code: str, params: Mapping[str, Param], language: Language, names: Mapping[int, str] = MappingProxyType({})
) -> str:
    """Return the sentence of a code: in the language, else in English, else the words of the code itself.

    A nested Text is formed first; the param `seat` becomes that seat's name of `names`.
    """
    bundle = _find_bundle(code, language)
    if bundle is None:
        return format_code(code)
    formed = {key: _form_value(key, value, language, names) for key, value in params.items()}
    words, _errors = bundle.format_message(format_message_id(code), formed)
    return words


def has_sentence(code: str, language: Language) -> bool:
    """True if the language, or else English, has a sentence for the code."""
    return _find_bundle(code, language) is not None


def _find_bundle(code: str, language: Language) -> LazyBundle | None:
    """Return the bundle of the language if it has a sentence for the code, else the English one."""
    message = format_message_id(code)
    return next((bundle for bundle in (_build_bundle(language), _build_bundle(ENGLISH)) if bundle.has(message)), None)


def _form_value(key: str, value: Param, language: Language, names: Mapping[int, str]) -> int | str:
    if isinstance(value, Text):
        return format_sentence(value.code, value.params, language, names)
    return names.get(value, value) if key == "seat" and isinstance(value, int) else value


def choose_language(accept_language: str) -> Language:
    """Return the language that an Accept-Language header prefers; English if it accepts none of ours.

    What cannot be read in it counts for nothing, and the rest as if it were alone.

    >>> headers = ("en;q=0.1, de-AT", "xx", "not a header", "de_DE.UTF-8", "x_@, de;q=much")
    >>> [choose_language(header) for header in headers]
    ['de', 'en', 'en', 'de', 'de']
    """
    parts = [RANGE.fullmatch(part) for part in accept_language[:LONGEST_HEADER].split(",")]
    ranges = [(part["tag"].lower(), float(part["weight"] or 1)) for part in parts if part]
    named = {tag for tag, _ in ranges}
    accepted = (
        language
        for tag, weight in sorted(ranges, key=lambda part: -part[1])
        for language in LANGUAGES
        if weight and (tag == language or (tag == "*" and language not in named))
    )
    return next(accepted, ENGLISH)


def find_language(tag: str) -> Language | None:
    """Return the language that a phone names, or None if it is none of ours."""
    return tag if tag in LANGUAGES else None
