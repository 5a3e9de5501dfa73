"""Texts of a phone, formatted from the same Fluent files."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from companion.texts.lazy_bundle import MESSAGE, LazyBundle
from games.core.text import message_id
from tests.serving import ROOT

GAMES = ("carcassonne", "isle-of-skye", "dolmengoetter", "mills")
FOLDERS = (
    "companion/texts",
    "games/carcassonne/texts",
    "games/isle_of_skye/texts",
    "games/isle_of_skye/expansions/druids/texts",
    "games/isle_of_skye/expansions/journeyman/texts",
    "games/dolmengoetter/texts",
    "tests/rulesets/mills/texts",
)


def _sources(language: str) -> Iterator[str]:
    return ((ROOT / folder / f"{language}.ftl").read_text("utf-8") for folder in FOLDERS)


@cache
def _bundle(language: str) -> LazyBundle:
    return LazyBundle(language, _sources(language))


def words(language: str, code: str, /, **params: Any) -> str:
    """Format a message with its params.

    :raises LookupError: it does not exist, or a param is missing.
    """
    formed, errors = _bundle(language).formatted(message_id(code), params)
    assert not errors, (code, errors)
    return formed


@cache
def raw_code() -> re.Pattern[str]:
    """Match every message id, its code and the words of the code, for texts that show one instead of their message."""
    ids = {message["id"] for source in _sources("en") for message in MESSAGE.finditer(source)}
    spelt = sorted((_spellings(name) for name in ids if "-" in name), key=len, reverse=True)
    return re.compile(rf"(?<![\w.-])(?:{'|'.join(spelt)})(?![\w-])")


def _spellings(name: str) -> str:
    """Return a pattern for a message id, its code and the words of its code."""
    owner = next((game for game in GAMES if name.startswith(f"{game}-")), name.split("-", 1)[0])
    parts = name.removeprefix(f"{owner}-").split("-")
    return "[-._]".join(name.split("-")) + f"|{owner.replace('-', ' ')}: {':? '.join(parts)}"
