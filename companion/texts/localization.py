"""Localized sentences of codes and params, from the Fluent files that the phones use too."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final, Literal

from django.utils.translation.trans_real import parse_accept_lang_header

import games
from companion.texts.lazy_bundle import LazyBundle
from games import registry
from games.core.text import Param, Text, code_words, message_id

Language = Literal["en", "de"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "de")


def house_texts(language: Language) -> str:
    """Return the Fluent source of the app's own texts."""
    return (Path(__file__).parent / f"{language}.ftl").read_text("utf-8")


def game_texts(language: Language) -> dict[str, str]:
    """Return the Fluent source of each game and each expansion, offered or not, by `game` and `game.expansion`."""
    root = Path(games.__path__[0])
    files = {file.parts[-3]: file for file in root.glob(f"*/texts/{language}.ftl")}
    files |= {f"{file.parts[-5]}.{file.parts[-3]}": file for file in root.glob(f"*/expansions/*/texts/{language}.ftl")}
    files |= {game.meta.id: Path(game.texts, f"{language}.ftl") for game in registry.GAMES if game.texts}
    return {name: file.read_text("utf-8") for name, file in sorted(files.items())}


@cache
def _bundle(language: Language) -> LazyBundle:
    return LazyBundle(language, (house_texts(language), *game_texts(language).values()))


def sentence(
    code: str, params: Mapping[str, Param], language: Language, names: Mapping[int, str] = MappingProxyType({})
) -> str:
    """Return the sentence of a code: in the language, else in English, else the words of the code itself.

    A nested Text is formed first; the param `seat` becomes that seat's name of `names`.
    """
    bundle = _bundle_with(code, language)
    if bundle is None:
        return code_words(code)
    formed = {key: _formed(key, value, language, names) for key, value in params.items()}
    words, _errors = bundle.formatted(message_id(code), formed)
    return words


def has_sentence(code: str, language: Language) -> bool:
    """True if the language, or else English, has a sentence for the code."""
    return _bundle_with(code, language) is not None


def _bundle_with(code: str, language: Language) -> LazyBundle | None:
    """Return the bundle of the language if it has a sentence for the code, else the English one."""
    return next((bundle for bundle in (_bundle(language), _bundle("en")) if bundle.has(message_id(code))), None)


def _formed(key: str, value: Param, language: Language, names: Mapping[int, str]) -> int | str:
    if isinstance(value, Text):
        return sentence(value.code, value.params, language, names)
    return names.get(value, value) if key == "seat" and isinstance(value, int) else value


def language_of(accept_language: str) -> Language:
    """Return the language that an Accept-Language header prefers; English if it accepts none of ours.

    >>> language_of("en;q=0.1, de-AT"), language_of("fr"), language_of("not a header")
    ('de', 'en', 'en')
    """
    ranges = [(tag.partition("-")[0], weight) for tag, weight in parse_accept_lang_header(accept_language)]
    named = {tag for tag, _ in ranges}
    accepted = (
        language
        for tag, weight in ranges
        for language in LANGUAGES
        if weight and (tag == language or (tag == "*" and language not in named))
    )
    return next(accepted, "en")
