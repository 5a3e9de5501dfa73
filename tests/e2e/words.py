"""Texts of a phone, formatted from the same Fluent files."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from companion.texts.lazy_bundle import MESSAGE, LazyBundle
from games.carcassonne.meta import META
from games.core.text import format_message_id
from tests.serving import ROOT

GAMES = ("carcassonne", "isle-of-skye", "dolmengoetter", "mills")
FOLDERS = (
    "companion/texts",
    "games/carcassonne/texts",
    *(f"games/carcassonne/expansions/{expansion.id}/texts" for expansion in META.expansions),
    "games/isle_of_skye/texts",
    "games/isle_of_skye/expansions/druids/texts",
    "games/isle_of_skye/expansions/journeyman/texts",
    "games/dolmengoetter/texts",
    "tests/rulesets/mills/texts",
)


def _sources(language: str) -> Iterator[str]:
    files = (ROOT / folder / f"{language}.ftl" for folder in FOLDERS)
    return (file.read_text("utf-8") for file in files if file.exists())


@cache
def _bundle(language: str) -> LazyBundle:
    return LazyBundle(language, _sources(language))


def words(language: str, code: str, /, **params: Any) -> str:
    """Format a message with its params.

    :raises LookupError: it does not exist, or a param is missing.
    """
    formed, errors = _bundle(language).format_message(format_message_id(code), params)
    assert not errors, (code, errors)
    return formed


@cache
def raw_code() -> re.Pattern[str]:
    """Match every message id, its code and the words of the code, for texts that show one instead of their message.

    The words of a code are matched too if no message has that id: a game's anywhere, "isle of skye: with moose", others
    if they are the whole text, "tv: moose".
    """
    ids = {message["id"] for source in _sources("en") for message in MESSAGE.finditer(source)}
    owners = "|".join(sorted({name.split("-", 1)[0] for name in ids}))
    spelt = sorted((_spellings(name) for name in ids if "-" in name), key=len, reverse=True)
    games = "|".join(game.replace("-", " ") for game in GAMES)
    known = rf"(?<![\w.-])(?:(?:{'|'.join(spelt)})(?![\w-])|(?:{games}): [a-z])"
    return re.compile(rf"{known}|\A(?:{owners}): [a-z]+(?:[: ]+[a-z]+)*\Z")


def _spellings(name: str) -> str:
    """Return a pattern for a message id, its code and the words of its code."""
    owner = next((game for game in GAMES if name.startswith(f"{game}-")), name.split("-", 1)[0])
    parts = name.removeprefix(f"{owner}-").split("-")
    return "[-._]".join(name.split("-")) + f"|{owner.replace('-', ' ')}: {':? '.join(parts)}"
