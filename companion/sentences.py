"""Sentences of codes and params in a language, from the same Fluent files that the phones read."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final, Literal

from fluent.runtime import FluentBundle, FluentResource

import games
from games.core.text import Param, Text, message_id

Language = Literal["en", "de"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "de")


def house_texts(language: Language) -> str:
    """The Fluent source of what the house itself says."""
    return (Path(__file__).parent / "texts" / f"{language}.ftl").read_text("utf-8")


def game_texts(language: Language) -> dict[str, str]:
    """The Fluent source of each game and each expansion, offered or not, by `game` and `game.expansion`."""
    root = Path(games.__path__[0])
    found = {file.parts[-3]: file for file in root.glob(f"*/texts/{language}.ftl")}
    found |= {f"{file.parts[-5]}.{file.parts[-3]}": file for file in root.glob(f"*/expansions/*/texts/{language}.ftl")}
    return {name: file.read_text("utf-8") for name, file in sorted(found.items())}


@cache
def _bundle(language: Language) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for source in (house_texts(language), *game_texts(language).values()):
        bundle.add_resource(FluentResource(source))
    return bundle


def sentence(
    code: str, params: Mapping[str, Param], language: Language, names: Mapping[int, str] = MappingProxyType({})
) -> str:
    """The sentence of a code. A nested Text is formed first; the param `seat` becomes that seat's name of `names`.
    A code without a sentence stands for itself."""
    bundle = _bundle(language)
    name = message_id(code)
    if not bundle.has_message(name):
        return code
    message = bundle.get_message(name)
    if message.value is None:
        return code
    formed = {key: _formed(key, value, language, names) for key, value in params.items()}
    words, _errors = bundle.format_pattern(message.value, formed)
    return str(words)


def _formed(key: str, value: Param, language: Language, names: Mapping[int, str]) -> int | str:
    if isinstance(value, Text):
        return sentence(value.code, value.params, language, names)
    return names.get(value, value) if key == "seat" and isinstance(value, int) else value


def language_of(accept_language: str) -> Language:
    """The first of our languages in an Accept-Language header; English without one."""
    wished = [part.split(";")[0].strip().lower()[:2] for part in accept_language[:200].split(",")]
    return next((language for tag in wished for language in LANGUAGES if tag == language), "en")
