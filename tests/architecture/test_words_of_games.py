"""Words of a single game stay in its folder: shared code and shared texts use none of them.

The words come from each game's texts (pieces, symbols, roles, terrains, stocks) and the names of its expansions. A game
with other words then needs no line outside its folder.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from games.registry import GAMES
from tests.architecture.sources import GAME_IDS, ROOT, sources, words

FAMILIES = ("extra", "mark", "role", "segment", "stock", "symbol", "terrain")
NOT_OF_A_GAME = {
    "field": "a field of a form, of a struct",
    "big": "a size, of a file or a picture",
    "builder": "what makes a document or a certificate",
    "cost": "what a piece costs is part of every game's contract",
    "road": "a way across a square tile, from edge to edge, in the contract of pieces that a table enters",
    "scroll": "what a browser does with a page",
    "stone": "an ink, and what a drawing of ours shows: what a space of a market looks like",
    "sealed": "chosen and not known to others yet, in every game",
}
ALLOWED = {
    "companion/api/openapi/examples.py": "a piece in the OpenAPI document",
    "frontend/src/screens/Isle.tsx": "the drawing on the start page",
}
COMMENTS = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
PARTS = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


@cache
def vocabulary() -> frozenset[str]:
    """Return the words of all games: every part of an id in one of the families."""
    ids = (
        word
        for game in GAME_IDS
        for path in (ROOT / "games" / game).rglob("texts/en.ftl")
        for word in re.findall(
            rf"^{game.replace('_', '-')}-(?:{'|'.join(FAMILIES)})-([a-z]+) =", path.read_text("utf-8"), re.MULTILINE
        )
    )
    expansions = (expansion.id for game in GAMES for expansion in game.meta.expansions)
    return frozenset(part for word in (*ids, *expansions) for part in parts_of(word)) - NOT_OF_A_GAME.keys()


def parts_of(text: str) -> set[str]:
    """Return the words of a text or a name, in lower case and singular.

    >>> sorted(parts_of("withTablets, a_follower"))
    ['a', 'follower', 'tablet', 'with']
    """
    parts = {part.lower() for part in PARTS.findall(text)}
    return parts | {part.removesuffix("s") for part in parts}


def shared_code() -> Iterator[tuple[Path, str]]:
    """Yield each shared source file with its code, docstrings and comments excluded.

    Drawings that several games share (games/core/art) are named after what they show.
    """
    for path in sources("games/core", "companion"):
        if not {"migrations", "art"} & set(path.parts):
            yield path, " ".join(words(ast.parse(path.read_text("utf-8"))))
    for path in sorted((ROOT / "frontend" / "src").rglob("*.ts*")):
        if not {"generated", "testing"} & set(path.parts) and ".test." not in path.name:
            yield path, COMMENTS.sub("", path.read_text("utf-8"))
    for path in (ROOT / "companion" / "texts").glob("en.ftl"):
        yield path, re.sub(r"^#.*", "", path.read_text("utf-8"), flags=re.MULTILINE)


def words_of_games(text: str) -> set[str]:
    return parts_of(text) & vocabulary()


def test_the_vocabulary_is_that_of_the_games() -> None:
    assert {"druid", "follower", "knight", "tablet", "sheep", "gold", "pasture"} <= vocabulary()


@pytest.mark.parametrize("planted", ["withTablet(draft)", "play.last_follower", "Put the gold back.", "SHEEP_PER_TILE"])
def test_a_planted_word_is_found(planted: str) -> None:
    assert words_of_games(planted)


def test_shared_code_uses_no_word_of_a_single_game() -> None:
    by_path = {
        str(path.relative_to(ROOT)): words_found
        for path, text in shared_code()
        if (words_found := words_of_games(text))
    }
    assert {name: words for name, words in by_path.items() if name not in ALLOWED} == {}
    assert by_path.keys() >= ALLOWED.keys(), "no longer needed"
